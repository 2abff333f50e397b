"""The end of a story: cards, ranking and ties (R6.3 to R6.5)."""

import pytest
from msgspec.structs import replace

from rawsiko.engine.ids import ApplicationId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Score
from rawsiko.story.final_score import final_score
from rawsiko.texts.fluent import LANGUAGES, Texts
from rawsiko.texts.paragraphs import Grid, Sentence
from rawsiko.texts.words import Words
from tests.engine.matches import random_match

STATE = next(random_match(4, Options(), 0)).before
ONE, TWO, THREE = (
    Score(place, PlayerId(f"p{place}"), 9, (ApplicationId("a"),), 5, 5, eliminated=False)
    for place in (1, 2, 3)
)


def told(*ranking: Score, language: str = "en") -> list[str]:
    """The sentences that follow the table."""
    paragraphs = list(final_score(STATE, ranking, Words(Texts(language))))
    table = next(number for number, p in enumerate(paragraphs) if isinstance(p, Grid))
    return [p.text for p in paragraphs[table + 1 :] if isinstance(p, Sentence)]


def test_without_a_tie_only_the_winner_is_named() -> None:
    assert told(ONE, replace(TWO, points=3), replace(THREE, points=1)) == ["p1 wins with 9 points."]


def test_what_broke_a_tie() -> None:
    """R6.4: points, then Applications, then Materials, then Territories."""
    two = replace(TWO, applications=())
    three = replace(THREE, applications=(), materials=4)
    last = replace(three, player=PlayerId("p4"), place=4, territories=2)
    assert told(ONE, two, three, last) == [
        "p1 ranks above p2: equal points, more Applications.",
        "p2 ranks above p3: equal points and Applications, more Materials.",
        "p3 ranks above p4: equal points, Applications and Materials, more Territories.",
        "p1 wins with 9 points.",
    ]


def test_a_shared_place() -> None:
    assert told(ONE, replace(TWO, place=1), replace(THREE, points=0)) == [
        "p1 and p2 are equal in everything and share their place.",
        "p1, p2 win together with 9 points.",
    ]


def test_the_eliminated_are_marked_and_tie_with_nobody() -> None:
    """R5.2."""
    two = replace(TWO, points=0, applications=(), materials=0, territories=0, eliminated=True)
    ranking = (replace(ONE, points=0), two, replace(two, player=PlayerId("p3"), place=3))
    assert told(*ranking) == ["p1 wins with 0 points."]
    paragraphs = list(final_score(STATE, ranking, Words(Texts("en"))))
    table = next(p for p in paragraphs if isinstance(p, Grid))
    assert [row[1] for row in table.rows] == ["p1", "p2 (eliminated)", "p3 (eliminated)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_in_every_language(language: str) -> None:
    sentences = told(ONE, replace(TWO, place=1), replace(THREE, materials=1), language=language)
    assert len(sentences) == 3
    assert all("p1" in sentence or "p2" in sentence for sentence in sentences)
