"""The story of a match tells everything that happened, in every language."""

from collections.abc import Iterable, Iterator

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.board import exclusive_continents, materials_of
from rawsiko.engine.end import score_of
from rawsiko.engine.events import (
    AssetPlaced,
    ClashFought,
    MatchEnded,
    MaterialClaimed,
    Outcome,
    PlayerEliminated,
    TerritoryConquered,
    TradeBegan,
    TurnBegan,
    TurnCounterAdvanced,
)
from rawsiko.engine.ids import MaterialId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import State, TerritoryChoice
from rawsiko.story.story import story
from rawsiko.texts.fluent import LANGUAGES, Texts
from rawsiko.texts.paragraphs import Grid, Heading, Paragraph, Sentence, Title
from rawsiko.texts.words import Words, printable
from tests.engine.matches import Played, random_match

ENGLISH = Words(Texts("en"))
EVERYTHING = Options(3, *[True] * 4)


def told(match: Iterable[Played], words: Words = ENGLISH) -> list[Paragraph]:
    steps = list(match)
    return list(story(steps[0].before, outcomes(steps), words))


def outcomes(steps: Iterable[Played]) -> Iterator[Outcome]:
    return (Outcome(step.after, step.events) for step in steps)


def text_of(paragraphs: Iterable[Paragraph]) -> str:
    return "\n".join(p.text for p in paragraphs if not isinstance(p, Grid))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_match_can_be_told_in_every_language(language: str, players: int) -> None:
    words = Words(Texts(language))
    for seed in range(3):
        paragraphs = told(random_match(players, EVERYTHING, seed), words)
        assert isinstance(paragraphs[-1], Sentence)
        assert "{" not in text_of(paragraphs)


def test_nothing_is_left_out() -> None:
    """As many sentences, headings and numbers as there were events to tell."""
    for seed in range(12):
        steps = list(random_match(4, EVERYTHING, seed))
        text = text_of(told(steps))
        events = [event for step in steps for event in step.events]
        turns = [event.turn for event in events if isinstance(event, TurnBegan)]
        assert [t for t in turns if f"Turn {t} of 3" not in text] == []
        for kind, sentence in (
            (TerritoryConquered, " conquers "),
            (PlayerEliminated, " is eliminated."),
            (TurnCounterAdvanced, "the Turn counter jumps to "),
            (MaterialClaimed, " claims "),
            (ClashFought, " against "),
            (MatchEnded, "End of the match"),
        ):
            assert text.count(sentence) == sum(isinstance(event, kind) for event in events)
        placed = [line for line in text.splitlines() if " places " in line]
        assets = sum(int(line.split(" places ")[1].split()[0]) for line in placed)
        assert assets == sum(isinstance(event, AssetPlaced) for event in events)


def test_the_chapters_are_the_setup_the_turns_and_the_end() -> None:
    paragraphs = told(random_match(3, Options(2), 0))
    titles = [paragraph.text for paragraph in paragraphs if isinstance(paragraph, Title)]
    assert titles == [
        "RAWsiko: 3 players, 2 Turns",
        "Game setup",
        "Turn 1 of 2",
        "Turn 2 of 2",
        "End of the match",
    ]


def test_a_turn_is_told_phase_by_phase() -> None:
    """R4.1: the Investment Phase of all, then the Action Phase of each in order of play."""
    steps = list(random_match(3, Options(2), 0))
    paragraphs = told(steps)
    second = paragraphs.index(Title("Turn 2 of 2"))
    headings = [p.text for p in paragraphs[second:] if isinstance(p, Heading)]
    order = steps[0].before.order
    phases = ["Investment Phase", *(f"Action Phase: {player}" for player in order)]
    assert headings == [*phases, "Objective cards", "Final score"]


def test_the_standings_close_every_turn_but_the_last() -> None:
    paragraphs = told(random_match(3, Options(3), 0))
    for turn in (2, 3):
        assert isinstance(paragraphs[paragraphs.index(Title(f"Turn {turn} of 3")) - 1], Grid)


@pytest.mark.parametrize(
    ("assets", "words"),
    [
        (1, "presúva sa 1 aktívum."),
        (2, "presúvajú sa 2 aktíva."),
        (4, "presúvajú sa 4 aktíva."),
        (5, "presúva sa 5 aktív."),
        (22, "presúva sa 22 aktív."),
    ],
)
def test_slovak_counts(assets: int, words: str) -> None:
    said = Texts("sk").say("story-moved", origin="A", target="B", assets=assets)
    assert said == f"A → B: {words}"


def test_things_are_called_by_their_names() -> None:
    italian = Words(Texts("it"))
    territory = next(iter(standard_content().territories))
    assert italian.territory(territory) == Texts("it").say(f"territory-{territory}")


def test_what_has_no_name_is_read_by_its_id() -> None:
    assert ENGLISH.territory(TerritoryId("lost_city")) == "Lost city"
    assert ENGLISH.material(MaterialId("unobtainium")) == "Unobtainium"


def test_names_that_are_lists_stay_apart() -> None:
    assert ENGLISH.listed(["a", "b"]) == "a, b"
    assert ENGLISH.listed(["a, b and c", "d"]) == "a, b and c; d"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Boreal Alloys", "Boreal Alloys"),
        ("Žltý kov é 金", "Žltý kov é 金"),
        ("a\x1b[31mb", "a�[31mb"),
        ("a\nb\tc\x00", "a�b�c�"),
        ("left\u202eright", "left�right"),
        ("x\ud800", "x�"),
        ("x" * 60, "x" * 39 + "…"),
    ],
)
def test_names_from_files_are_fit_for_a_terminal(given: str, shown: str) -> None:
    assert printable(given) == shown
    assert Words(Texts("en"), {PlayerId("p1"): given}).player(PlayerId("p1")) == shown


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("", "   ", "\u200b"), ("p1", "p2", "p3")),
        (("Sun", "Sun", "Sawyer"), ("Sun (p1)", "Sun (p2)", "Sawyer")),
        (("Sun", " sun ", "Sawyer"), ("Sun (p1)", "sun (p2)", "Sawyer")),
        (("p2", "", "p3"), ("p2 (p1)", "p2", "p3")),
        (("p2", "Sun", "p3"), ("p2 (p1)", "Sun", "p3")),
    ],
)
def test_players_are_told_apart(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    players = [PlayerId(f"p{number}") for number in (1, 2, 3)]
    words = Words(Texts("en"), dict(zip(players, names, strict=True)))
    assert tuple(map(words.player, players)) == shown


def test_what_is_lost_and_completed_is_told() -> None:
    """As often as a player's Materials or Applications became fewer or Applications more, and never
    during what is told together."""
    totals = [0, 0, 0]
    for seed in range(6):
        steps = list(random_match(4, Options(4, trade_with_china=True), seed))
        lost = undone = completed = 0
        for before, after in choices_joined(steps):
            for player in before.order:
                had, has = (score_of(s, player).applications for s in (before, after))
                lost += bool(materials_of(before, player) - materials_of(after, player))
                undone += bool(set(had) - set(has))
                completed += bool(set(has) - set(had))
        text = text_of(told(steps))
        assert text.count(" loses ") == lost
        assert text.count("No longer complete: ") == undone
        assert text.count(" completes ") == completed
        counts = (lost, undone, completed)
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
    assert all(totals)


def choices_joined(steps: list[Played]) -> Iterator[tuple[State, State]]:
    """The states before and after each step; what is chosen on a Continent is one."""
    before = steps[0].before
    for step in steps:
        if not isinstance(step.after.phase, TerritoryChoice):
            yield before, step.after
            before = step.after


def test_consequences_come_before_the_match_goes_on() -> None:
    """What the last Clash of a match cost is told between its conquest and the end (R5.4)."""
    one_left = 0
    for seed in range(5):
        text = text_of(told(random_match(3, Options(30), seed)))
        *before, end = text.split("End of the match")
        assert " loses " not in end
        assert " completes " not in end
        if "Only one player is left." in end:
            one_left += 1
            conquest = before[-1][before[-1].rindex(" conquers ") :]
            assert conquest.index(" loses ") < conquest.index(" is eliminated.")
    assert one_left


def test_claims_name_the_continents() -> None:
    """R6.2: those of exclusive presence."""
    claims = 0
    for seed in range(12):
        steps = list(random_match(4, EVERYTHING, seed))
        text = text_of(told(steps))
        for step in steps:
            for event in step.events:
                for player in event.claims if isinstance(event, TradeBegan) else ():
                    claims += 1
                    where = exclusive_continents(step.after, player)
                    names = ", ".join(map(ENGLISH.continent, where))
                    assert f"{player} can claim" in text
                    assert f" Exclusive presence: {names}." in text
    assert claims
