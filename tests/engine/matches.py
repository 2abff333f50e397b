"""Random matches, for tests that must hold in every match."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start
from rawsiko.engine.actions import Action, EndActionPhase
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Event
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import State

# Every number of players with every combination of the four rule options.
SETTINGS: list[tuple[int, Options]] = [
    (players, Options(8, advanced, stranglehold, trade, one_behind))
    for players, advanced, stranglehold, trade, one_behind in product(
        (3, 4, 5), *[(False, True)] * 4
    )
]


class Played(NamedTuple):
    before: State
    action: Action
    dice: Dice
    after: State
    events: tuple[Event, ...]


def random_start(rng: Random, players: int, options: Options, content: Content) -> State:
    order = [PlayerId(f"p{number}") for number in range(1, players + 1)]
    rng.shuffle(order)
    cards = rng.sample(list(content.objectives), players)
    return start(content, options, order, dict(zip(order, cards, strict=True)))


def random_match(
    players: int, options: Options, seed: int, content: Content | None = None
) -> Iterator[Played]:
    """Each step of a match of players who choose at random.

    Some of the time they keep on moving: uniform play ends its phases early and fights little.
    """
    rng = Random(f"{players} {options} {seed}")
    state = random_start(rng, players, options, content or standard_content())
    restless = rng.random() < 0.5
    while actions := legal_actions(state):
        action = actions[rng.randrange(len(actions))]
        if restless and isinstance(action, EndActionPhase) and rng.random() < 0.8:
            action = actions[rng.randrange(len(actions))]
        dice = tuple(rng.randint(1, sides) for sides in dice_needed(state, action))
        after, events = apply(state, action, dice)
        yield Played(state, action, dice, after, events)
        state = after
