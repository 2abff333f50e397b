"""Preset chat phrases, which each client shows in its own language.

A phrase takes ids of fixed kinds as arguments. Its text is the message `phrase-<id>` in `locales/`.
"""

from collections.abc import Mapping
from enum import StrEnum


class Kind(StrEnum):
    """The kind of an argument, and also its name."""

    TERRITORY = "territory"
    MATERIAL = "material"
    PLAYER = "player"


PHRASES: Mapping[str, tuple[Kind, ...]] = {
    "hello": (),
    "good_luck": (),
    "well_played": (),
    "thank_you": (),
    "sorry": (),
    "yes": (),
    "no": (),
    "maybe": (),
    "one_moment": (),
    "your_go": (Kind.PLAYER,),
    "ready": (),
    "good_match": (),
    "bye": (),
    "lucky_dice": (),
    "unlucky_dice": (),
    "nice_move": (Kind.PLAYER,),
    "watch_out": (Kind.PLAYER,),
    "player_is_ahead": (Kind.PLAYER,),
    "let_us_stop": (Kind.PLAYER,),
    "peace": (Kind.PLAYER,),
    "leave_me_territory": (Kind.TERRITORY,),
    "i_want_territory": (Kind.TERRITORY,),
    "i_leave_territory": (Kind.TERRITORY,),
    "territory_is_strong": (Kind.TERRITORY,),
    "territory_is_weak": (Kind.TERRITORY,),
    "material_is_rare": (Kind.MATERIAL,),
    "who_has_material": (Kind.MATERIAL,),
    "did_you_know_material": (Kind.MATERIAL,),
    "everything_from_one_place": (Kind.MATERIAL,),
    "why": (),
    "smile": (),
    "laugh": (),
    "wow": (),
    "thinking": (),
    "sad": (),
    "party": (),
    "thumbs_up": (),
    "handshake": (),
}
