"""Proves R3.5: on this board, whatever the players choose in setup, some Continent is on offer.

At most two players deploy in a Continent, so before a choice a Continent that is not full is either
untouched or was visited once. What was chosen in one Continent changes nothing in another. So the
proof has two parts, both exhaustive: which single visits can leave a Continent without room
(`_FreeLand`), and which orders of Continents R3.3 lets the players go through (`_search`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rawsiko.content.files.folder import BOARD
from rawsiko.content.problems import Problem
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ContinentId, TerritoryId
from rawsiko.engine.setup import MOST_PLAYERS_IN_A_CONTINENT, TERRITORIES_TO_CHOOSE
from rawsiko.engine.state import SetupRound

Seat = int  # the place of a player in the order of play, from 0
Choice = frozenset[TerritoryId]
Route = tuple[tuple[Seat, ContinentId], ...]  # who went to which Continent, in that order
UNTOUCHED = 0  # the size of a visit that didn't happen


@dataclass(frozen=True)
class Visit:
    """A player deploys in a Continent and takes that many Territories."""

    seat: Seat
    size: int


Visited = Mapping[ContinentId, tuple[Visit, ...]]


@dataclass(frozen=True)
class DeadEnd:
    """How a player gets a choice with nothing on offer: the Continents chosen before, and what was
    taken in each Continent that R3.3 would allow, so that it has no room."""

    players: int
    seat: Seat
    path: Route
    taken: Mapping[ContinentId, tuple[TerritoryId, ...]]


def setup_problems(content: Content) -> list[Problem]:
    """One problem for each declared number of players with whom setup can get stuck."""
    return [
        _problem(end) for players in content.players if (end := find_dead_end(content, players))
    ]


def find_dead_end(content: Content, players: int) -> DeadEnd | None:
    """The shortest path to a dead end with this number of players; None if there is none."""
    sizes = TERRITORIES_TO_CHOOSE[players]
    first, second = sizes[SetupRound.FIRST], sizes[SetupRound.SECOND]
    goes = [Visit(seat, first) for seat in range(players)]
    goes += [Visit(seat, second) for seat in reversed(range(players))]
    rooms = {
        continent: _FreeLand(content, continent, visits=(UNTOUCHED, first, second))
        for continent in content.continents
    }
    return _search(players, goes, rooms)


def _search(
    players: int, goes: list[Visit], rooms: "Mapping[ContinentId, _FreeLand]"
) -> DeadEnd | None:
    """Search all situations, one of each kind."""
    nowhere: Visited = dict.fromkeys(rooms, ())
    situations: list[tuple[Route, Visited]] = [((), nowhere)]
    for number, go in enumerate(goes):
        following: dict[object, tuple[Route, Visited]] = {}
        still_to_go = {later.seat for later in goes[number + 1 :]}
        for path, visited in situations:
            allowed = _allowed(go.seat, visited)
            if all(rooms[c].can_be_blocked(_last(visited[c]), go.size) for c in allowed):
                taken = {c: rooms[c].blocking(_last(visited[c]), go.size) for c in allowed}
                return DeadEnd(players, go.seat, path, taken)
            for continent in allowed:
                if rooms[continent].is_always_blocked(_last(visited[continent]), go.size):
                    continue
                after = {**visited, continent: (*visited[continent], go)}
                kind = _kind(after, rooms, still_to_go)
                following.setdefault(kind, ((*path, (go.seat, continent)), after))
        situations = list(following.values())
    return None


def _allowed(seat: Seat, visited: Visited) -> list[ContinentId]:
    """R3.3."""
    untouched = [continent for continent, visits in visited.items() if not visits]
    return untouched or [
        continent
        for continent, visits in visited.items()
        if len(visits) < MOST_PLAYERS_IN_A_CONTINENT and seat not in {v.seat for v in visits}
    ]


def _last(visits: tuple[Visit, ...]) -> int:
    return visits[-1].size if visits else UNTOUCHED


def _kind(
    visited: Visited, rooms: "Mapping[ContinentId, _FreeLand]", still_to_go: set[Seat]
) -> object:
    """Equal for situations with the same future: Continents with the same room are interchangeable,
    and players who have finished are dropped."""
    return tuple(
        sorted(
            (
                rooms[continent].profile,
                tuple(visit.size for visit in visits),
                tuple(sorted(visit.seat for visit in visits if visit.seat in still_to_go)),
            )
            for continent, visits in visited.items()
        )
    )


class _FreeLand:
    """What the first visit to a Continent can leave for the second."""

    def __init__(self, content: Content, continent: ContinentId, visits: tuple[int, ...]) -> None:
        inside = frozenset(content.continents[continent].territories)
        self._neighbours = {
            name: inside.intersection(content.territories[name].adjacent) for name in inside
        }
        self._blocking: dict[tuple[int, int], tuple[TerritoryId, ...] | None] = {}
        self._always_blocked: set[tuple[int, int]] = set()
        for visit in dict.fromkeys(visits):
            self._weigh(visit, [size for size in visits if size != UNTOUCHED])
        self.profile = tuple(
            (blocking is not None, key in self._always_blocked)
            for key, blocking in self._blocking.items()
        )

    def can_be_blocked(self, visit: int, wanted: int) -> bool:
        """Some choice of `visit` Territories leaves no `wanted` connected ones."""
        return self._blocking[visit, wanted] is not None

    def is_always_blocked(self, visit: int, wanted: int) -> bool:
        """Every choice of `visit` Territories does, or there is none."""
        return (visit, wanted) in self._always_blocked

    def blocking(self, visit: int, wanted: int) -> tuple[TerritoryId, ...]:
        return self._blocking[visit, wanted] or ()

    def _weigh(self, visit: int, wanted_sizes: list[int]) -> None:
        room_left = {choice: self._largest_piece_without(choice) for choice in self._choices(visit)}
        for wanted in wanted_sizes:
            blocking = [choice for choice, room in room_left.items() if room < wanted]
            # The first in the order of names, so that the same board gets the same words.
            witness = min((tuple(sorted(choice)) for choice in blocking), default=None)
            self._blocking[visit, wanted] = witness
            if len(blocking) == len(room_left):
                self._always_blocked.add((visit, wanted))

    def _choices(self, size: int) -> set[Choice]:
        """All sets of `size` connected Territories (R3.4)."""
        if size == UNTOUCHED:
            return {frozenset()}
        choices: set[Choice] = {frozenset((territory,)) for territory in self._neighbours}
        for _ in range(size - 1):
            choices = {choice | {more} for choice in choices for more in self._around(choice)}
        return choices

    def _around(self, choice: Choice) -> Iterator[TerritoryId]:
        for territory in choice:
            yield from self._neighbours[territory] - choice

    def _largest_piece_without(self, choice: Choice) -> int:
        free = self._neighbours.keys() - choice
        largest = 0
        while free:
            edge = [free.pop()]
            size = 1
            while edge:
                found = self._neighbours[edge.pop()] & free
                free -= found
                edge.extend(found)
                size += len(found)
            largest = max(largest, size)
        return largest


def _problem(end: DeadEnd) -> Problem:
    path = ", ".join(f"{seat + 1}: {continent}" for seat, continent in end.path)
    taken = "; ".join(
        f"{continent} ({', '.join(choice)})" if choice else continent
        for continent, choice in end.taken.items()
    )
    message = "content-error-dead-end-without-room" if taken else "content-error-dead-end"
    return Problem(
        BOARD,
        "players",
        message,
        {"players": end.players, "seat": end.seat + 1, "path": path, "taken": taken},
    )
