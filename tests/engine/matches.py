"""Random matches, for tests that must hold in every match."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import msgspec

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start
from rawsiko.engine.actions import Action, EndActionPhase, Move
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Event
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.movement import defender_of
from rawsiko.engine.options import Options
from rawsiko.engine.state import State

# Every number of players with every combination of the four rule options.
SETTINGS: list[tuple[int, Options]] = [
    (
        players,
        Options(
            advanced_setup=advanced_setup,
            monopoly_stranglehold=monopoly_stranglehold,
            trade_with_china=trade_with_china,
            leave_one_behind=leave_one_behind,
        ),
    )
    for players in (3, 4, 5)
    for advanced_setup, monopoly_stranglehold, trade_with_china, leave_one_behind in product(
        (False, True), repeat=4
    )
]
SETTING_NAMES = [
    "-".join(
        [
            f"{players}",
            *(name for name, on in msgspec.structs.asdict(options).items() if on is True),
        ]
    )
    for players, options in SETTINGS
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

    In two matches of three one player, chosen by the seed, rolls only sixes and prefers to move:
    uniform play fights little and hardly ever eliminates anybody.
    """
    rng = Random(f"{players} {options} {seed}")
    state = random_start(rng, players, options, content or standard_content())
    lucky = state.order[seed % players] if seed % 3 else None
    while actions := legal_actions(state):
        action = actions[rng.randrange(len(actions))]
        if action.player == lucky and rng.random() < 0.9:
            action = _fiercest(state, actions, rng)
        dice = _roll(state, action, rng, lucky)
        after, events = apply(state, action, dice)
        yield Played(state, action, dice, after, events)
        state = after


def _fiercest(state: State, actions: Sequence[Action], rng: Random) -> Action:
    """A Clash if there is one, else whatever does not end the phase."""
    clashes = [a for a in actions if isinstance(a, Move) and defender_of(state, a) is not None]
    moves = [a for a in actions if not isinstance(a, EndActionPhase)]
    return rng.choice(clashes or moves or list(actions))


def _roll(state: State, action: Action, rng: Random, lucky: PlayerId | None) -> Dice:
    dice = [rng.randint(1, sides) for sides in dice_needed(state, action)]
    if isinstance(action, Move) and action.player == lucky and dice:
        dice[: action.assets] = [6] * action.assets
    return tuple(dice)
