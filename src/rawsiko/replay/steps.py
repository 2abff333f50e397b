"""Recomputes the States of a match from its actions and dice."""

from collections.abc import Iterable, Iterator, Mapping

from rawsiko.engine.actions import Action, HostAction
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Outcome
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record
from rawsiko.engine.rules import apply
from rawsiko.engine.setup import start


class Step(Record, frozen=True):
    """An action with its dice, as `apply` takes them."""

    action: Action | HostAction
    dice: Dice = ()


def replay(
    content: Content,
    options: Options,
    order: tuple[PlayerId, ...],
    objectives: Mapping[PlayerId, ObjectiveId],
    steps: Iterable[Step],
) -> Iterator[Outcome]:
    """The outcome of each step, the initial State first (without events).

    Raises IllegalStart or IllegalAction at the first step that the rules don't allow.
    """
    outcome = Outcome(start(content, options, order, objectives), ())
    yield outcome
    for step in steps:
        outcome = apply(outcome.state, step.action, step.dice)
        yield outcome
