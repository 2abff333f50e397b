"""Deals a class to tables.

A company is one seat, led by one pupil or shared by several. A device that serves a whole table
(hot seat) has that table to itself.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random

from rawsiko.engine.records import Record

SHORT_PLAY = 30 * 60  # seconds; up to this long, three pupils a table get more Turns than four
SEATS = 4  # the number that is balanced best (docs/balance.md)
MOST_SEATS = 5
MOST_COMPANIES = 60


class DealOrder(StrEnum):
    """How pupils are dealt to tables."""

    RANDOM = "random"
    """At random."""
    MIXED = "mixed"
    """Every language is spread over the tables."""
    TOGETHER = "together"
    """Pupils with the same language sit together, as far as it goes."""
    AS_BEFORE = "as_before"
    """As they were dealt last, as far as the sizes allow."""


class Company(Record, frozen=True):
    """One company, or a device with a whole table of them."""

    id: str
    language: str
    seats: int = 1  # more than 1: this device is a whole table
    locked_at: int | None = None  # the number of a table, from 1
    was_at: int | None = None  # in the last lesson


class TableGroup(Record, frozen=True):
    companies: tuple[str, ...]
    pupil_seats: int
    bots: int


def deal(
    companies: Sequence[Company], order: DealOrder, play_seconds: float, rng: Random
) -> tuple[TableGroup, ...]:
    """Seat everybody. Locked companies keep their table; hot-seat tables come last.

    The same companies, order and generator give the same tables. Raises ValueError for more
    companies than a class may have, or more locked at one table than it has seats.
    """
    alone = [company for company in companies if company.seats == 1]
    if len(alone) > MOST_COMPANIES:
        raise ValueError(f"{len(alone)} companies, but a class has at most {MOST_COMPANIES}")
    groups = _locked_groups(alone, number_of_tables(len(alone), play_seconds))
    sizes = _sizes_around([len(group) for group in groups], len(alone))
    free = [company for company in alone if company.locked_at is None]
    rng.shuffle(free)
    _FILLING[order](groups, sizes, free)
    tables = [
        TableGroup(tuple(company.id for company in group), len(group), bots_beside(len(group)))
        for group in groups
    ]
    hot = [
        TableGroup((company.id,), company.seats, bots_beside(company.seats))
        for company in companies
        if company.seats > 1
    ]
    return (*tables, *hot)


def number_of_tables(companies: int, play_seconds: float) -> int:
    """Three pupils and a bot a table when time is short, else four pupils; nobody alone."""
    if companies == 0:
        return 0
    if play_seconds <= SHORT_PLAY:
        return max(1, companies // 3)
    return 1 if companies == MOST_SEATS else -(-companies // SEATS)


def usual_size(play_seconds: float) -> int:
    """Pupils at a table of a class whose size isn't known."""
    return 3 if play_seconds <= SHORT_PLAY else SEATS


def table_sizes(companies: int, play_seconds: float) -> tuple[int, ...]:
    """Companies at each table, the larger tables first. They differ by one at most."""
    tables = number_of_tables(companies, play_seconds)
    if tables == 0:
        return ()
    size, larger = divmod(companies, tables)
    return (*[size + 1] * larger, *[size] * (tables - larger))


def bots_beside(pupil_seats: int) -> int:
    """Bots fill a table to four seats."""
    return max(0, SEATS - pupil_seats)


def _locked_groups(companies: Sequence[Company], tables: int) -> list[list[Company]]:
    """A group per table, each with the companies that are locked there.

    A locked table whose number is too high becomes the first one without locked companies.
    """
    locked: dict[int, list[Company]] = {}
    for company in companies:
        if company.locked_at is not None:
            locked.setdefault(company.locked_at, []).append(company)
    for number, group in locked.items():
        if len(group) > MOST_SEATS:
            raise ValueError(f"{len(group)} companies are locked at table {number}")
    groups: list[list[Company]] = [[] for _ in range(max(tables, len(locked)))]
    homeless: list[list[Company]] = []
    for number in sorted(locked):
        if 1 <= number <= len(groups):
            groups[number - 1] = locked[number]
        else:
            homeless.append(locked[number])
    for group in homeless:
        groups[groups.index([])] = group
    return groups


def _sizes_around(taken: Sequence[int], companies: int) -> list[int]:
    """As even as the taken seats allow. Equal tables are filled in order."""
    sizes = [*taken]
    for _ in range(companies - sum(taken)):
        sizes[sizes.index(min(sizes))] += 1
    return sizes


def _fill_at_random(
    groups: list[list[Company]], sizes: Sequence[int], free: Sequence[Company]
) -> None:
    left = iter(free)
    for group, size in zip(groups, sizes, strict=True):
        group.extend(next(left) for _ in range(size - len(group)))


def _fill_mixed(groups: list[list[Company]], sizes: Sequence[int], free: Sequence[Company]) -> None:
    for company in _by_language(free):
        with_room = [table for table, size in enumerate(sizes) if len(groups[table]) < size]

        def same_then_full(table: int, language: str = company.language) -> tuple[int, int]:
            same = sum(other.language == language for other in groups[table])
            return same, len(groups[table]) - sizes[table]

        groups[min(with_room, key=same_then_full)].append(company)


def _fill_together(
    groups: list[list[Company]], sizes: Sequence[int], free: Sequence[Company]
) -> None:
    by_language: dict[str, list[Company]] = {}
    for company in _by_language(free):
        by_language.setdefault(company.language, []).append(company)
    room = [size - len(group) for group, size in zip(groups, sizes, strict=True)]
    # First the tables that one language can fill, beginning with those that speak it already.
    for table in sorted(range(len(groups)), key=lambda table: (not groups[table], -room[table])):
        spoken = Counter(company.language for company in groups[table])
        able = [language for language, left in by_language.items() if len(left) >= room[table] > 0]
        if able:
            language = max(able, key=lambda name: (spoken[name], len(by_language[name])))
            groups[table].extend(by_language[language][: room[table]])
            del by_language[language][: room[table]]
    # Then the rest, language by language, into the seats that are left.
    rest = [company for left in by_language.values() for company in left]
    _fill_at_random(groups, sizes, rest)


def _fill_as_before(
    groups: list[list[Company]], sizes: Sequence[int], free: Sequence[Company]
) -> None:
    at_table = _tables_of_last_lesson(groups, free)
    strangers: list[Company] = []
    for company in free:
        table = None if company.was_at is None else at_table.get(company.was_at)
        if table is not None and len(groups[table]) < sizes[table]:
            groups[table].append(company)
        else:
            strangers.append(company)
    _fill_at_random(groups, sizes, strangers)


def _tables_of_last_lesson(
    groups: Sequence[Sequence[Company]], free: Sequence[Company]
) -> Mapping[int, int]:
    """Which table each table of the last lesson is now: the same number where there is one."""
    everybody = [*free, *(company for group in groups for company in group)]
    numbers = sorted({company.was_at for company in everybody if company.was_at is not None})
    kept = {number: number - 1 for number in numbers if 1 <= number <= len(groups)}
    unused = [table for table in range(len(groups)) if table not in kept.values()]
    moved = [number for number in numbers if number not in kept]
    return kept | dict(zip(moved, unused, strict=False))


def _by_language(companies: Sequence[Company]) -> list[Company]:
    """The most spoken language first; otherwise in the order given."""
    count = Counter(company.language for company in companies)
    return sorted(companies, key=lambda company: (-count[company.language], company.language))


_FILLING = {
    DealOrder.RANDOM: _fill_at_random,
    DealOrder.MIXED: _fill_mixed,
    DealOrder.TOGETHER: _fill_together,
    DealOrder.AS_BEFORE: _fill_as_before,
}
