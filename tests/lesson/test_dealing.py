"""A class is dealt out to tables."""

from collections import Counter
from random import Random

import pytest

from rawsiko.lesson.dealing import Company, DealOrder, TableGroup, deal, table_sizes

SHORT, LONG = 27 * 60, 40 * 60


def companies(count: int, seed: int = 0) -> list[Company]:
    rng = Random(seed)
    return [Company(f"c{number}", rng.choice(["en", "it", "sk"])) for number in range(count)]


def seated(tables: tuple[TableGroup, ...]) -> list[str]:
    return sorted(company for table in tables for company in table.companies)


@pytest.mark.parametrize("play", [SHORT, LONG])
@pytest.mark.parametrize("order", list(DealOrder))
def test_any_class_from_1_to_60_is_dealt_out(order: DealOrder, play: int) -> None:
    """Everybody sits once, sizes differ by one at most, no table is too small, bots fill to 4."""
    for count in range(1, 61):
        everybody = companies(count, seed=count)
        tables = deal(everybody, order, play, Random(count))
        assert seated(tables) == sorted(company.id for company in everybody)
        sizes = [len(table.companies) for table in tables]
        assert max(sizes) - min(sizes) <= 1
        assert count < 3 or min(sizes) >= 3
        assert max(sizes) <= 4 or sizes == [5]
        expected = max(1, count // 3) if play == SHORT else -(-count // 4)
        assert len(tables) == (1 if count == 5 else expected)
        assert all(table.pupil_seats + table.bots == max(4, table.pupil_seats) for table in tables)


@pytest.mark.parametrize("order", list(DealOrder))
def test_the_same_generator_deals_the_same_tables(order: DealOrder) -> None:
    everybody = companies(28)
    first, again = (deal(everybody, order, SHORT, Random(5)) for _ in range(2))
    assert first == again


def test_sizes_as_the_design_gives_them() -> None:
    short = {1: [1], 2: [2], 5: [5], 6: [3, 3], 7: [4, 3], 11: [4, 4, 3], 35: [4, 4, *[3] * 9]}
    for count, sizes in short.items():
        assert [*table_sizes(count, SHORT)] == sizes
    assert [*table_sizes(35, LONG)] == [*[4] * 8, 3]
    assert [*table_sizes(5, LONG)] == [5]
    assert table_sizes(0, SHORT) == ()
    for count in range(1, 201):
        sizes = table_sizes(count, SHORT)
        assert sum(sizes) == count
        assert [*sizes] == sorted(sizes, reverse=True)
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_mixed_spreads_every_language(seed: int) -> None:
    """No table has two more speakers of a language than another."""
    everybody = companies(29, seed)
    language = {company.id: company.language for company in everybody}
    tables = deal(everybody, DealOrder.MIXED, SHORT, Random(seed))
    for name in ("en", "it", "sk"):
        speakers = [sum(language[one] == name for one in table.companies) for table in tables]
        assert max(speakers) - min(speakers) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_together_mixes_as_few_tables_as_it_can(seed: int) -> None:
    """At most one table fewer than there are languages is mixed."""
    everybody = companies(27, seed)
    language = {company.id: company.language for company in everybody}
    tables = deal(everybody, DealOrder.TOGETHER, SHORT, Random(seed))
    mixed = [table for table in tables if len({language[one] for one in table.companies}) > 1]
    assert len(mixed) <= 2


def test_as_before_puts_the_same_people_together() -> None:
    before = [
        Company(f"c{number}", "en", was_at=1 + number // 3 if number < 9 else None)
        for number in range(12)
    ]
    tables = deal(before, DealOrder.AS_BEFORE, SHORT, Random(1))
    assert [sorted(table.companies) for table in tables[:3]] == [
        ["c0", "c1", "c2"],
        ["c3", "c4", "c5"],
        ["c6", "c7", "c8"],
    ]
    assert sorted(tables[3].companies) == ["c10", "c11", "c9"]


def test_as_before_with_fewer_people_keeps_the_sizes_even() -> None:
    before = [Company(f"c{number}", "en", was_at=1 + number % 5) for number in range(11)]
    tables = deal(before, DealOrder.AS_BEFORE, SHORT, Random(1))
    assert sorted(len(table.companies) for table in tables) == [3, 4, 4]


@pytest.mark.parametrize("order", list(DealOrder))
def test_locked_companies_keep_their_table(order: DealOrder) -> None:
    everybody = [
        Company(f"c{number}", "en", locked_at={0: 2, 1: 2, 7: 3}.get(number))
        for number in range(12)
    ]
    for seed in range(10):
        tables = deal(everybody, order, SHORT, Random(seed))
        assert {"c0", "c1"} <= {*tables[1].companies}
        assert "c7" in tables[2].companies
        assert [len(table.companies) for table in tables] == [3, 3, 3, 3]


def test_more_locked_companies_than_a_table_should_have_stay() -> None:
    everybody = [
        Company(f"c{number}", "en", locked_at=1 if number < 5 else None) for number in range(12)
    ]
    tables = deal(everybody, DealOrder.RANDOM, SHORT, Random(0))
    assert sorted(len(table.companies) for table in tables) == [2, 2, 3, 5]
    assert Counter(tables[0].companies) == Counter(["c0", "c1", "c2", "c3", "c4"])


def test_a_locked_table_that_is_no_longer_there_becomes_another() -> None:
    everybody = [
        Company(f"c{number}", "en", locked_at={0: 9, 1: 9}.get(number)) for number in range(6)
    ]
    tables = deal(everybody, DealOrder.RANDOM, SHORT, Random(0))
    assert any({"c0", "c1"} <= {*table.companies} for table in tables)
    assert len(tables) == 2


def test_a_device_for_a_whole_table_has_a_table_of_its_own() -> None:
    everybody = [*companies(6), Company("whole", "en", seats=3), Company("five", "en", seats=5)]
    tables = deal(everybody, DealOrder.RANDOM, SHORT, Random(0))
    assert [len(table.companies) for table in tables] == [3, 3, 1, 1]
    assert [(table.pupil_seats, table.bots) for table in tables[2:]] == [(3, 1), (5, 0)]


def test_too_many_are_refused() -> None:
    with pytest.raises(ValueError, match="61 companies"):
        deal(companies(61), DealOrder.RANDOM, SHORT, Random(0))
    six = [Company(f"c{number}", "en", locked_at=1) for number in range(6)]
    with pytest.raises(ValueError, match="6 companies are locked at table 1"):
        deal(six, DealOrder.RANDOM, SHORT, Random(0))
