"""Questions to thinking processes, and their answers (docs/thinking.md).

A question about a match in play holds one seat's view and nothing else of the match, so a bot can't
know what a person in that seat wouldn't know (R7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from rawsiko.bots.comparison import Comparison
from rawsiko.bots.hints import Hint
from rawsiko.bots.reasons import Reason
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine import view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId, ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Holdings, News, Phase
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.protocol.reports import Luck
from rawsiko.replay.steps import Step


class SentView(msgspec.Struct, frozen=True):
    """A PlayerView, with the hash of its content in place of the content."""

    content: str
    viewer: PlayerId | None
    options: Options
    order: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]
    turn: int
    last_turn: int
    holdings: Holdings
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]
    eliminated: tuple[PlayerId, ...]
    phase: Phase
    next_investments: Mapping[PlayerId, int]
    news: News
    recycled: Mapping[PlayerId, MaterialId]


class SentMatch(msgspec.Struct, frozen=True):
    """A whole match that is over, so nothing is hidden (R6.5)."""

    content: str
    options: Options
    order: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]
    steps: Sequence[Step]


# Questions.


class Learn(msgspec.Struct, frozen=True, tag=True):
    """The content of later questions. Sent once to each process; not answered."""

    content: Content


class Choose(msgspec.Struct, frozen=True, tag=True):
    """What does a bot of this level do? Equal questions have equal answers."""

    view: SentView
    level: str
    seed: str
    tells_why: bool


class Help(msgspec.Struct, frozen=True, tag=True):
    """Which hint would help the person in this seat?"""

    view: SentView


class Compare(msgspec.Struct, frozen=True, tag=True):
    """What does this action of the person in this seat cost or bring, compared with the best choice
    found? The action must be legal."""

    view: SentView
    action: Action


class Explain(msgspec.Struct, frozen=True, tag=True):
    """Why did bots do what they did? The reasons may mention their cards."""

    match: SentMatch
    levels: Mapping[int, str]  # of bots, by the number of the step in the replay


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """How lucky was everybody, and where did each lose most of their chance to win?"""

    match: SentMatch


InPlay = Choose | Help | Compare  # about a match in play
Question = InPlay | Explain | LookBack


# Answers.


class Chosen(msgspec.Struct, frozen=True, tag=True):
    action: Action
    why: Reason | None  # made from what everybody can see


class Helped(msgspec.Struct, frozen=True, tag=True):
    hint: Hint


class Compared(msgspec.Struct, frozen=True, tag=True):
    comparison: Comparison


class Explained(msgspec.Struct, frozen=True, tag=True):
    reasons: Mapping[int, Reason]


class LookedBack(msgspec.Struct, frozen=True, tag=True):
    luck: tuple[Luck, ...]  # by seat
    turning_points: Mapping[PlayerId, tuple[TurningPoint, ...]]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot raised an exception. This goes to a log, and the message might name a card, so only
    the type and the place are sent."""

    fault: str
    place: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Sent once, when everything is loaded."""


Answer = Chosen | Helped | Compared | Explained | LookedBack | Failed

ENCODER = msgspec.msgpack.Encoder()
QUESTIONS = msgspec.msgpack.Decoder(Learn | Question)
ANSWERS = msgspec.msgpack.Decoder(Ready | Answer)


def sent(view: PlayerView) -> SentView:
    return SentView(**dict[str, Any](asdict(view), content=view.content.hash))


def received(view: SentView, content: Content) -> PlayerView:
    return PlayerView(**dict[str, Any](asdict(view), content=content))


def open_view(view: PlayerView) -> PlayerView:
    """What everybody sees (R7.1): no card at all, not even the viewer's own."""
    return view_of(known_state(view), None, view.next_investments)
