"""A pupil's page."""

import msgspec
import pytest

from rawsiko.content.load import standard_content
from rawsiko.debrief.matches import points_at
from rawsiko.debrief.pupils import PupilPage, pupil_page
from rawsiko.debrief.seats import notes_of
from rawsiko.debrief.world import World
from rawsiko.engine.ids import PlayerId
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.debrief.classes import FACTS, matches
from tests.front_door.clones import ROOT

WORLD = World(standard_content(), FACTS)
SERVED = ROOT / "web" / "src" / "replay" / "fixtures" / "with-bots.jsonl"


def pages() -> list[PupilPage]:
    return [pupil_page(match, player, WORLD) for match in matches() for player in match.start.order]


def test_the_card_says_what_was_built() -> None:
    for page in pages():
        built = sum(line.points for line in page.card if not line.missing)
        assert page.points == built
        assert page.most_points == sum(line.points for line in page.card)


def test_so_close_is_the_missed_application_that_lacked_least() -> None:
    """The final score shows it too: of several the dearest."""
    assert any(page.so_close for page in pages())
    for page in pages():
        missed = [line for line in page.card if line.missing]
        if page.so_close is None:
            assert not missed
            continue
        close = page.so_close
        least = min(len(line.missing) for line in missed)
        assert len(close.missing) == least
        assert close.points == max(line.points for line in missed if len(line.missing) == least)
        assert close.material in close.missing
        lying = standard_content().territories.values()
        assert close.territories == sum(close.material in one.materials for one in lying)
        assert page.seat not in close.turns[-1].territories
        added = sum(one.material == close.material for one in standard_content().news.values())
        for held in close.turns:
            assert sum(held.territories.values()) <= close.territories + added  # R4.10


def test_since_when_somebody_held_most_of_it() -> None:
    for page in pages():
        close = page.so_close
        if close is None or close.holder is None or close.since is None:
            continue
        held = [
            (turn.turn, turn.territories.get(close.holder, 0), max(turn.territories.values()))
            for turn in close.turns
            if turn.territories
        ]
        assert all(own == most for turn, own, most in held if turn >= close.since)
        before = [(own, most) for turn, own, most in held if turn < close.since]
        assert not before or before[-1][0] < before[-1][1]


def test_turning_points_add_up_to_the_points() -> None:
    for page in pages():
        gained = sum(change.points for change in page.turning_points)
        setup = matches()[page.table - 1].positions[0].state
        assert points_at(setup, page.seat) + gained == page.points


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_written_in_every_language(language: str) -> None:
    texts = Texts(language)
    for page in pages():
        assert page.story is not None
        assert page.story.about in texts.messages()
        names = {name: ", ".join(ids) for name, ids in page.question.names.items()}
        assert texts.say(page.question.text, **names)


def test_without_facts_there_is_still_a_page() -> None:
    match = matches()[0]
    page = pupil_page(match, match.start.order[0], World(standard_content(), None))
    assert page.story is not None
    assert (page.story.world, page.story.sources) == (None, ())
    assert page.question.text == "debrief-home-things"


def test_the_question_for_home_is_about_something_to_be_found_there() -> None:
    """Unless the card has nothing of the kind."""
    at_home = {name for name, row in FACTS.applications.items() if row["at_home"] == "y"}
    for page in pages():
        found = at_home.intersection(line.application for line in page.card)
        asked = page.question.names.get("application", ())
        assert {one.removeprefix("application-") for one in asked} <= found
        assert bool(asked) == bool(found)


def test_companies_bots_and_hints_are_read_from_a_served_match() -> None:
    seats = [PlayerId(f"p{number}") for number in range(1, 6)]
    notes = notes_of(SERVED.read_bytes(), seats)
    assert [notes[seat].company for seat in seats] == [1, 2, 3, 4, 5]
    assert [notes[seat].kind for seat in seats] == ["person", "person", "bot", "bot", "bot"]
    assert notes[seats[0]].hints == {}
    assert notes[seats[0]].stand_in_share == 0


def test_odd_extra_keys_do_no_harm() -> None:
    seats = [PlayerId("p1")]
    for proof in (1, {"entries": 2}, {"entries": [{"body": "{"}, {"body": "[]"}]}):
        line = msgspec.json.encode({"proof": proof}) + b"\n"
        assert notes_of(line, seats)[seats[0]].company == 1
    assert notes_of(b"", seats)[seats[0]].kind is None
