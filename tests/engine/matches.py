"""Random matches, for tests that must hold in every match."""

from collections.abc import Iterator, Sequence
from itertools import cycle, product
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start
from rawsiko.engine.actions import (
    Action,
    EndActionPhase,
    HostAction,
    Move,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Event
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.movement import defender_of
from rawsiko.engine.options import MOST_TURNS, Options
from rawsiko.engine.setup import cards_to_deal
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


def setting_name(players: int, options: Options) -> str:
    flags = (name for name, on in msgspec.structs.asdict(options).items() if on is True)
    return "-".join([f"{players}", *flags])


SETTING_NAMES = [setting_name(players, options) for players, options in SETTINGS]


class Played(NamedTuple):
    before: State
    action: Action
    dice: Dice
    after: State
    events: tuple[Event, ...]


# The house rules with each number of players, and every other option in some of them.
HOUSE_SETTINGS: list[tuple[int, Options]] = [
    (
        players,
        Options(
            advanced_setup=odd,
            monopoly_stranglehold=not odd,
            trade_with_china=odd or players == 4,
            leave_one_behind=players == 5,
            head_start=head_start,
            host_keeps_time=host_keeps_time,
        ),
    )
    for players in (3, 4, 5)
    for head_start, host_keeps_time in ((True, False), (False, True), (True, True))
    for odd in (False, True)
]


# World news and Recycling, with each number of players, and every other option in some of them.
NEWS_SETTINGS: list[tuple[int, Options]] = [
    (players, replace(options, world_news=world_news, recycling=recycling))
    for (players, options), (world_news, recycling) in zip(
        HOUSE_SETTINGS, cycle(((True, False), (True, True), (False, True))), strict=False
    )
]


class Hosted(NamedTuple):
    """A step of a match in which the host may act too."""

    before: State
    action: Action | HostAction
    dice: Dice
    after: State
    events: tuple[Event, ...]


def random_start(rng: Random, players: int, options: Options, content: Content) -> State:
    order = [PlayerId(f"p{number}") for number in range(1, players + 1)]
    rng.shuffle(order)
    cards = rng.sample(cards_to_deal(content, options), players)
    return start(content, options, order, dict(zip(order, cards, strict=True)))


def random_match(
    players: int, options: Options, seed: int, content: Content | None = None
) -> Iterator[Played]:
    """Each step of a match of players who choose at random.

    In two matches of three one player, chosen by the seed, rolls only sixes and prefers to move:
    uniform play fights little and hardly ever eliminates anybody.
    """
    rng = Random(f"{players} {_named(options)} {seed}")
    state = random_start(rng, players, options, content or standard_content())
    lucky = state.order[seed % players] if seed % 3 else None
    while actions := legal_actions(state):
        step = _random_step(state, actions, rng, lucky)
        yield step
        state = step.after


def hosted_match(
    players: int, options: Options, seed: int, content: Content | None = None
) -> Iterator[Hosted]:
    """A random match in which the host, if they keep time, may act at any moment."""
    rng = Random(f"host {players} {_named(options)} {seed}")
    state = random_start(rng, players, options, content or standard_content())
    lucky = state.order[seed % players] if seed % 3 else None
    bell = rng.choice((0, 50, 400, 4000)) * rng.random()  # after so many actions, if at all
    actions_played = 0
    while actions := legal_actions(state):
        host = _host_action(state, rng, is_bell=actions_played >= bell)
        if host is None:
            step = Hosted(*_random_step(state, actions, rng, lucky))
        else:
            step = Hosted(state, host, (), *apply(state, host))
        yield step
        state = step.after
        actions_played += 1


def _named(options: Options) -> str:
    """Without the newest options when they are off: the matches of old seeds stay the same."""
    return str(options).replace(", world_news=False, recycling=False", "")


def _host_action(state: State, rng: Random, *, is_bell: bool) -> HostAction | None:
    if not state.options.host_keeps_time:
        return None
    if is_bell:
        return StopAtBell()
    if state.turn < state.last_turn and rng.random() < 0.02:
        soon = min(state.turn + 2, MOST_TURNS)
        return SetLastTurn(rng.randint(state.turn + 1, rng.choice((soon, soon, MOST_TURNS))))
    return None


def _random_step(
    state: State, actions: Sequence[Action], rng: Random, lucky: PlayerId | None
) -> Played:
    action = actions[rng.randrange(len(actions))]
    if action.player == lucky and rng.random() < 0.9:
        action = _fiercest(state, actions, rng)
    dice = _roll(state, action, rng, lucky)
    return Played(state, action, dice, *apply(state, action, dice))


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
