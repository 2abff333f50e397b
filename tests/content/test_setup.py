"""The proof of R3.5 against brute force: every way through setup, played with the engine."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.content.check.setup import DeadEnd, Route, find_dead_end, setup_problems
from rawsiko.content.load import load_content, standard_content
from rawsiko.engine import apply, legal_actions, start
from rawsiko.engine.actions import ChooseContinent, ChooseTerritory
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ContinentChoice, InitialPlacement, State, TerritoryChoice
from tests.content.folders import TINY
from tests.engine.boards import board


def begin(content: Content, players: int) -> State:
    order = [PlayerId(f"p{number}") for number in range(1, players + 1)]
    return start(content, Options(), order, dict(zip(order, content.objectives, strict=False)))


def gets_stuck(content: Content, players: int, patience: int) -> bool | None:
    """Whether some way through setup ends with no legal action; None when the ways lead through
    too many situations."""
    situations = [begin(content, players)]
    seen: set[object] = set()
    while situations:
        state = situations.pop()
        if isinstance(state.phase, InitialPlacement):
            continue
        actions = list(legal_actions(state))
        if not actions:
            return True
        for action in actions:
            after = apply(state, action).state
            phase = after.phase
            chosen = frozenset(phase.chosen) if isinstance(phase, TerritoryChoice) else None
            owners = tuple(holding and holding.player for holding in after.holdings.values())
            key = (owners, type(phase), chosen, getattr(phase, "continent", None))
            if key not in seen:
                seen.add(key)
                situations.append(after)
        if len(seen) > patience:
            return None
    return False


def random_board(rng: Random, continents: int, sizes: tuple[int, ...]) -> Content:
    """Continents that are rings, chains, or hardly connected."""
    territories: dict[str, str] = {}
    borders: list[str] = []
    for letter in "abcdef"[:continents]:
        names = [f"{letter}{place}" for place in range(rng.choice(sizes))]
        territories[letter] = " ".join(names)
        chain = [f"{one}-{other}" for one, other in pairwise(names)]
        ends = [f"{names[0]}-{names[-1]}"] if len(names) > 2 else []
        borders += rng.choice((chain, chain + ends, [b for b in chain if rng.random() < 0.7]))
    return board(territories, " ".join(borders))


@pytest.mark.parametrize(
    ("players", "continents", "sizes"),
    [(3, 4, (3, 5)), (4, 5, (2, 3)), (5, 6, (2, 3)), (3, 3, (1, 2, 3, 4, 5)), (5, 4, (1, 2, 3))],
)
def test_the_proof_agrees_with_playing(
    players: int, continents: int, sizes: tuple[int, ...]
) -> None:
    """R3.5: a dead end is reported where setup can run into one, and the report can be played."""
    reported = 0
    for seed in range(40):
        content = random_board(Random(seed), continents, sizes)
        end = find_dead_end(content, players)
        stuck = gets_stuck(content, players, patience=1000)
        assert stuck in (None, end is not None), content.territories
        if end is not None:
            reported += 1
            assert_is_dead_end(content, end)
    assert reported >= 10


@pytest.mark.parametrize(
    ("players", "continents", "sizes", "seed"),
    [
        (3, 4, (3, 5), 84),
        (3, 4, (3, 5), 280),
        (3, 4, (3, 5), 306),
        (4, 5, (2, 3), 33),
        (4, 5, (2, 3), 231),
    ],
)
def test_no_dead_end_is_reported_where_none_can_be_reached(
    players: int, continents: int, sizes: tuple[int, ...], seed: int
) -> None:
    """R3.5: on boards small enough to go through all situations, ten thousand and more of them."""
    content = random_board(Random(seed), continents, sizes)
    assert gets_stuck(content, players, patience=50_000) is False
    assert find_dead_end(content, players) is None


def assert_is_dead_end(content: Content, end: DeadEnd) -> None:
    """What the report says can be played, and leaves the player that it names with no action."""
    state = next(played(begin(content, end.players), end.path, end), None)
    assert state is not None
    assert isinstance(state.phase, ContinentChoice)
    assert state.phase.player == state.order[end.seat]


def played(state: State, path: Route, end: DeadEnd) -> Iterator[State]:
    """The States without a legal action to which the Continents of the path lead."""
    if not path:
        if not list(legal_actions(state)):
            yield state
        return
    (seat, continent), rest = path[0], path[1:]
    go = ChooseContinent(state.order[seat], continent)
    if go in legal_actions(state):
        for after in all_choices(apply(state, go).state, end.taken.get(continent)):
            yield from played(after, rest, end)


def all_choices(state: State, wanted: tuple[TerritoryId, ...] | None) -> Iterator[State]:
    """Every way to choose Territories now, or to choose those wanted."""
    if not isinstance(state.phase, TerritoryChoice):
        yield state
        return
    for action in legal_actions(state):
        assert isinstance(action, ChooseTerritory)
        if not wanted or action.territory in wanted:
            yield from all_choices(apply(state, action).state, wanted)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_standard_board_has_no_dead_end(players: int) -> None:
    """R3.5."""
    assert find_dead_end(standard_content(), players) is None


def test_the_tiny_board_supports_three_players_only() -> None:
    """R3.3: with as many Continents as players the first one may be left with their own."""
    tiny = replace(load_content(TINY), players=(3, 4))
    assert find_dead_end(tiny, 3) is None
    end = find_dead_end(tiny, 4)
    assert end is not None
    assert_is_dead_end(tiny, end)


def test_a_continent_too_small_for_anybody_is_a_dead_end() -> None:
    """R3.3, R3.5: it stays empty, so nothing else may be chosen, and it has no room either."""
    content = board(
        {"a": "a1 a2 a3 a4 a5", "b": "b1 b2 b3 b4 b5", "c": "c1 c2 c3 c4 c5", "d": "d1"},
        "a1-a2 a2-a3 a3-a4 a4-a5 b1-b2 b2-b3 b3-b4 b4-b5 c1-c2 c2-c3 c3-c4 c4-c5",
    )
    end = find_dead_end(content, 3)
    assert end is not None
    assert len(end.path) == 3  # players 1, 2 and 3 have had their first choice
    assert end.taken == {"d": ()}
    assert_is_dead_end(content, end)


def test_what_was_taken_is_part_of_the_report() -> None:
    """A teacher must see which choice leaves no room."""
    chain = " ".join(f"{c}{n}-{c}{n + 1}" for c in "abcd" for n in range(1, 5))
    continents = {c: " ".join(f"{c}{n}" for n in range(1, 6)) for c in "abcd"}
    content = board(continents, chain)
    problem = setup_problems(content)[0]
    assert problem.message == "content-error-dead-end-without-room"
    assert problem.arguments["players"] == 3
    assert problem.arguments["path"] == "1: a, 2: b, 3: c, 3: d, 2: d"
    assert problem.arguments["taken"] == "b (b2, b3, b4); c (c2, c3, c4)"
