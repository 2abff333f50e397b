"""One bot against a table of another, in all pairs: paired matches with rotated seats.

A deal is an order of play with its cards and dice. Every pair plays the same deals, and each deal
once for every seat of the one bot, so that neither luck nor the seat favors anybody.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from itertools import permutations

from msgspec import Struct

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.arena.bots import Times, Watched, maker_of
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import play_match
from rawsiko.lab.parallel import in_processes, in_threads
from rawsiko.lab.results import MatchResult, result_of
from rawsiko.lab.simulation import FEWEST_FAST, Engine, Plan, Progress, fast_lab

# Matches that a thread or a process takes at a time.
FAST_CHUNK, CHUNK = 500, 5


class Field(Enum):
    """Who plays whom."""

    EVERYBODY = auto()  # all pairs
    FIRST = auto()  # only the first bot against each of the others


@dataclass(frozen=True)
class Pair:
    """One seat for `one`, all others for `others`."""

    one: str
    others: str


@dataclass(frozen=True)
class Arena:
    """The same arena gives the same results."""

    content: Content
    options: Options
    seats: int
    bots: tuple[str, ...]  # names of the registry, or import paths
    matches: int  # per pair, rounded up to play each deal from every seat
    seed: int
    field: Field = Field.EVERYBODY
    engine: Engine = Engine.FASTEST

    @property
    def deals(self) -> int:
        return -(-self.matches // self.seats)

    @property
    def matches_of_pair(self) -> int:
        return self.deals * self.seats

    @property
    def pairs(self) -> tuple[Pair, ...]:
        pairs = (Pair(*pair) for pair in permutations(self.bots, 2))
        wanted = self.field is Field.EVERYBODY
        return tuple(pair for pair in pairs if wanted or pair.one == self.bots[0])


class Played(Struct, frozen=True, gc=False):
    """One match from the point of view of `one`."""

    one: str
    others: str
    deal: int
    seat: int  # place of the one in the order of play
    place: int
    win: float  # 1 for the winner; those who share the first place share the win
    points: int
    others_points: float  # mean


@dataclass(frozen=True)
class ArenaTask:
    """Deals of a pair with `one` always as the same player, 0 for p1. That player's seat is drawn
    with the deal, so all players in turn means all seats in turn."""

    pair: Pair
    player: int
    deals: range


@dataclass(frozen=True)
class Results:
    """Of the whole arena, or of some of its matches."""

    played: Sequence[Played]  # by pair, then player, then deal
    times: Times


def play_arena(arena: Arena, jobs: int, progress: Progress) -> Results:
    """Play all pairs; `jobs` threads or processes share the work.

    Raises BotFailed, and BrokenProcessPool when a process is killed.
    """
    fast = [pair for pair in arena.pairs if is_fast(arena, pair)]
    slow = [pair for pair in arena.pairs if pair not in fast]
    done = 0

    def keep(part: Results) -> Results:
        nonlocal done
        done += len(part.played)
        progress(done)
        return part

    of_fast = in_threads(partial(_play_fast, arena), _tasks(arena, fast, FAST_CHUNK), jobs, keep)
    if jobs > 1:
        of_slow = in_processes(partial(play_task, arena), _tasks(arena, slow, CHUNK), jobs, keep)
    else:
        of_slow = [keep(play_task(arena, task)) for task in _tasks(arena, slow, 1)]
    place = {pair: number for number, pair in enumerate(arena.pairs)}
    played = [match for part in (*of_fast, *of_slow) for match in part.played]
    played.sort(key=lambda match: place[Pair(match.one, match.others)])
    return Results(played, gathered([*of_slow, *_timed(arena, fast)]))


def is_fast(arena: Arena, pair: Pair) -> bool:
    """Whether the compiled simulator can play this pair, and is allowed and worth loading."""
    if arena.matches_of_pair < FEWEST_FAST:
        return False
    return fast_lab(_plan(arena, ArenaTask(pair, 0, range(1, 2)))) is not None


def gathered(parts: Sequence[Results]) -> Times:
    times: dict[str, list[float]] = {}
    for part in parts:
        for name, seconds in part.times.items():
            times.setdefault(name, []).extend(seconds)
    return times


def play_task(arena: Arena, task: ArenaTask) -> Results:
    """By the engine."""
    parts = [_play_deal(arena, task, deal) for deal in task.deals]
    played = [match for part in parts for match in part.played]
    return Results(played, gathered(parts))


def _play_fast(arena: Arena, task: ArenaTask) -> Results:
    lab = fast_lab(_plan(arena, task))
    assert lab is not None  # is_fast said so
    return Results([_seen(task, result) for result in lab.play(task.deals)], {})


def _timed(arena: Arena, fast: Sequence[Pair]) -> Iterator[Results]:
    """The compiled simulator measures no thinking time, so the bots play the first deal again, from
    every seat, in enough pairs to include all of them."""
    timed = set[str]()
    for pair in fast:
        if timed >= {pair.one, pair.others}:
            continue
        timed |= {pair.one, pair.others}
        for player in range(arena.seats):
            yield _play_deal(arena, ArenaTask(pair, player, range(1, 2)), 1)


def _tasks(arena: Arena, pairs: Sequence[Pair], chunk: int) -> list[ArenaTask]:
    return [
        ArenaTask(pair, player, range(first, min(first + chunk, arena.deals + 1)))
        for pair in pairs
        for player in range(arena.seats)
        for first in range(1, arena.deals + 1, chunk)
    ]


def _play_deal(arena: Arena, task: ArenaTask, deal: int) -> Results:
    names = line_up(arena, task)
    bots = {
        player: Watched(name, maker_of(name)())
        for player, name in zip(player_ids(arena.seats), names, strict=True)
    }
    chance = chance_of(arena.seed, deal, arena.seats)
    match = play_match(arena.content, arena.options, bots, chance)
    times = gathered([Results([], {bot.name: bot.seconds}) for bot in bots.values()])
    return Results([_seen(task, result_of(deal, match, names))], times)


def line_up(arena: Arena, task: ArenaTask) -> tuple[str, ...]:
    """The bots of p1, p2 and so on."""
    pair = task.pair
    return tuple(pair.one if n == task.player else pair.others for n in range(arena.seats))


def _plan(arena: Arena, task: ArenaTask) -> Plan:
    """The same matches, as `rawsiko simulate` would play them."""
    return Plan(
        content=arena.content,
        options=arena.options,
        players=arena.seats,
        bots=line_up(arena, task),
        matches=len(task.deals),
        seed=arena.seed,
        engine=arena.engine,
    )


def _seen(task: ArenaTask, result: MatchResult) -> Played:
    player = player_ids(len(result.seats))[task.player]
    (one,) = (seat for seat in result.seats if seat.player == player)
    others = [seat.points for seat in result.seats if seat.player != player]
    return Played(
        one=task.pair.one,
        others=task.pair.others,
        deal=result.match,
        seat=one.seat,
        place=one.place,
        win=one.win,
        points=one.points,
        others_points=sum(others) / len(others),
    )
