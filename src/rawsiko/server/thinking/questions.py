"""What the server asks the processes that think for it, and what they answer (docs/thinking.md).

A question about a match in play holds one seat's view and nothing else, so that whoever answers
cannot know what a person in that seat would not know (R7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from rawsiko.bots.hints import Hint
from rawsiko.bots.reasons import Reason
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine import view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId, ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Holdings, Phase
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.protocol.reports import Luck
from rawsiko.replay.steps import Step


class SentView(msgspec.Struct, frozen=True):
    """A PlayerView; both sides know its content by the hash."""

    content: str
    viewer: PlayerId | None
    options: Options
    order: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]
    turn: int
    holdings: Holdings
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]
    eliminated: tuple[PlayerId, ...]
    phase: Phase
    next_investments: Mapping[PlayerId, int]


class SentMatch(msgspec.Struct, frozen=True):
    """A whole match. It is over, so there is nothing to hide (R6.5)."""

    content: str
    options: Options
    order: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]
    steps: Sequence[Step]


# Questions.


class Learn(msgspec.Struct, frozen=True, tag=True):
    """Board and cards of questions to come; said once, and not answered."""

    content: Content


class Choose(msgspec.Struct, frozen=True, tag=True):
    """What a bot of this level does. Equal questions have equal answers."""

    view: SentView
    level: str
    seed: str
    tells_why: bool


class Help(msgspec.Struct, frozen=True, tag=True):
    """What could be said to the person in this seat."""

    view: SentView


class Explain(msgspec.Struct, frozen=True, tag=True):
    """Why bots did what they did in a match, said with the card of who did it."""

    match: SentMatch
    levels: Mapping[int, str]  # of the bot that played a step, by its number in a replay


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """How lucky everybody was, and where each lost most of their chance to win."""

    match: SentMatch


Question = Choose | Help | Explain | LookBack


# Answers.


class Chosen(msgspec.Struct, frozen=True, tag=True):
    action: Action
    why: Reason | None  # made from what everybody can see


class Helped(msgspec.Struct, frozen=True, tag=True):
    hint: Hint


class Explained(msgspec.Struct, frozen=True, tag=True):
    reasons: Mapping[int, Reason]


class LookedBack(msgspec.Struct, frozen=True, tag=True):
    luck: tuple[Luck, ...]  # by seat
    turning_points: Mapping[PlayerId, tuple[TurningPoint, ...]]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot broke off. Its words might name a card, and this may be written to a log: so only
    what kind of fault it was, and where."""

    fault: str
    place: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Said once, before the first answer: everything is loaded."""


Answer = Chosen | Helped | Explained | LookedBack | Failed

ENCODER = msgspec.msgpack.Encoder()
QUESTIONS = msgspec.msgpack.Decoder(Learn | Question)
ANSWERS = msgspec.msgpack.Decoder(Ready | Answer)
LENGTH_BYTES = 4  # before every message on the pipe, the largest first

T = TypeVar("T")


def framed(message: Learn | Question | Ready | Answer) -> bytes:
    body = ENCODER.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def sent(view: PlayerView) -> SentView:
    return SentView(
        content=view.content.hash,
        viewer=view.viewer,
        options=view.options,
        order=view.order,
        objectives=view.objectives,
        turn=view.turn,
        holdings=view.holdings,
        claimed=view.claimed,
        eliminated=view.eliminated,
        phase=view.phase,
        next_investments=view.next_investments,
    )


def received(view: SentView, content: Content) -> PlayerView:
    return PlayerView(
        viewer=view.viewer,
        content=content,
        options=view.options,
        order=view.order,
        objectives=view.objectives,
        turn=view.turn,
        holdings=view.holdings,
        claimed=view.claimed,
        eliminated=view.eliminated,
        phase=view.phase,
        next_investments=view.next_investments,
    )


def open_view(view: PlayerView) -> PlayerView:
    """What everybody sees of it (R7.1): no card at all, also not the viewer's own."""
    return view_of(known_state(view), None, view.next_investments)
