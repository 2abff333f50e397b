"""The events behind the news cards: dated, sourced, and in Territories of the standard board."""

import re
from collections.abc import Iterator

import pytest

from rawsiko.content.facts import Facts, Row, facts_folder
from rawsiko.content.files.evidence import read_members
from rawsiko.content.load import standard_content, standard_folder

FACTS = Facts(facts_folder(standard_folder()))
EVENTS = {"supply_shocks": FACTS.supply_shocks, "good_news": FACTS.good_news}
MEMBERS = {
    territory: {member.country for member in members}
    for territory, members in read_members(standard_folder(), []).items()
}
A_DAY_OR_A_MONTH = re.compile(r"20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?")


@pytest.mark.parametrize("table", EVENTS)
def test_every_event_has_a_date_and_sources_that_are_not_weak(table: str) -> None:
    for row in EVENTS[table]:
        assert A_DAY_OR_A_MONTH.fullmatch(row["date"]), row
        grades = {FACTS.sources[key]["reliability"] for key in row["source_key"].split(";")}
        assert grades <= {"A", "B"}, row
        assert not row["months"] or 0 < float(row["months"]) <= 36, row
    dates = [row["date"] for row in EVENTS[table]]
    assert dates == sorted(dates)


@pytest.mark.parametrize("table", EVENTS)
def test_every_event_is_in_its_countrys_territory(table: str) -> None:
    assert [row for row in EVENTS[table] if row["country"] not in MEMBERS[row["territory"]]] == []


def test_what_a_shock_stops_is_found_there() -> None:
    territories = standard_content().territories
    held = {
        (str(name), str(material))
        for name, one in territories.items()
        for material in one.materials
    }
    assert set(places(FACTS.supply_shocks)) <= held


def places(rows: list[Row]) -> Iterator[tuple[str, str]]:
    for row in rows:
        for material in row["materials"].split(";"):
            yield row["territory"], material
