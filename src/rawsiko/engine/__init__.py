"""The rules of RAWsiko. Pure: no clock, no randomness, no files, no network.

`start` begins a match and `apply` plays it; `refusal_of`, `legal_actions` and `dice_needed` say
what may be played, and `view_of` what a player may see.
"""

from rawsiko.engine.legal import legal_actions
from rawsiko.engine.rules import RULES_VERSION, apply, dice_needed, refusal_of
from rawsiko.engine.setup import start
from rawsiko.engine.view import view_of

__all__ = [
    "RULES_VERSION",
    "apply",
    "dice_needed",
    "legal_actions",
    "refusal_of",
    "start",
    "view_of",
]
