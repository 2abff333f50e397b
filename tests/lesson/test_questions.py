"""The questions before and after."""

from collections import Counter

import pytest

from rawsiko.lesson.questions import (
    DONT_KNOW,
    ITEM,
    ITEMS,
    ItemKind,
    Round,
    change,
    gain_text,
)
from rawsiko.texts.fluent import LANGUAGES, Texts

RIGHT = {item.id: item.right or item.options[0] for item in ITEMS}
WRONG = {item.id: next(one for one in item.options if one != item.right) for item in ITEMS}


def round_of(right: int, wrong: int, unknown: int = 0) -> Round:
    ballots = [RIGHT] * right + [WRONG] * wrong + [dict.fromkeys(ITEM, DONT_KNOW)] * unknown
    counts = {item: Counter(ballot[item] for ballot in ballots) for item in ITEM}
    return Round(len(ballots), counts)


def test_there_are_eight_items_and_every_right_option_is_one_of_theirs() -> None:
    assert len(ITEMS) == 8
    assert [item.kind for item in ITEMS].count(ItemKind.KNOWLEDGE) == 5
    for item in ITEMS:
        assert len({*item.options}) == 4
        assert (item.right is None) == (item.kind is ItemKind.SCALE)
        assert item.right is None or item.right in item.options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_and_option_is_written(language: str) -> None:
    said = Texts(language).messages()
    for item in ITEMS:
        options = {f"answer-{item.id}-{option}" for option in item.options}
        assert {f"question-{item.id}", f"question-label-{item.id}", *options} <= said
    assert "answer-dont_know" in said


def test_the_gain_is_the_share_of_what_was_not_known() -> None:
    result = change(round_of(4, 4, 2), round_of(7, 3))
    assert result.gain == pytest.approx(0.5)
    assert result.gain_text == "gain-half"
    first = result.items[0]
    assert (first.right_before, first.right_after) == (0.4, 0.7)
    assert first.before[DONT_KNOW] == 2


def test_fewer_than_six_ballots_in_either_round_show_nothing() -> None:
    for before, after in ((5, 20), (20, 5)):
        result = change(round_of(before, 0), round_of(after, 0))
        assert (result.items, result.gain) == ((), None)
    assert change(round_of(6, 0), round_of(6, 0)).items


def test_no_gain_when_nearly_everything_was_known() -> None:
    result = change(round_of(19, 1), round_of(20, 0))
    assert result.gain is None
    assert result.items


@pytest.mark.parametrize(
    ("gain", "text"),
    [
        (-0.3, "gain-less"),
        (0.0, "gain-nothing"),
        (0.1, "gain-tenth"),
        (0.25, "gain-quarter"),
        (0.34, "gain-third"),
        (0.49, "gain-half"),
        (0.66, "gain-two_thirds"),
        (0.75, "gain-three_quarters"),
        (1.0, "gain-nearly_all"),
    ],
)
def test_a_gain_is_said_as_the_nearest_fraction(gain: float, text: str) -> None:
    assert gain_text(gain) == text
    assert text in Texts("en").messages()


def test_the_control_is_said_beside_it() -> None:
    def control(before: Round, after: Round) -> str | None:
        return change(before, after).control_text

    assert control(round_of(5, 5), round_of(5, 5)) == "control-same"
    assert control(round_of(5, 5), round_of(8, 2)) == "control-more"
    assert control(round_of(5, 5), round_of(2, 8)) == "control-fewer"
