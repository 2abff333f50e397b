"""The questions before and after."""

from collections import Counter

import pytest

from rawsiko.lesson.questions import (
    DONT_KNOW,
    ITEM,
    ITEMS,
    ClosedRound,
    ItemKind,
    change,
)
from rawsiko.texts.fluent import LANGUAGES, Texts

pytestmark = pytest.mark.slow

RIGHT = {item.id: item.right or item.options[0] for item in ITEMS}
WRONG = {item.id: next(one for one in item.options if one != item.right) for item in ITEMS}


def round_of(right: int, wrong: int, unknown: int = 0) -> ClosedRound:
    ballots = [RIGHT] * right + [WRONG] * wrong + [dict.fromkeys(ITEM, DONT_KNOW)] * unknown
    counts = {item: Counter(ballot[item] for ballot in ballots) for item in ITEM}
    return ClosedRound(len(ballots), counts)


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


def test_what_was_learned_is_said_in_tenths() -> None:
    """Before, 4 of 10 answers were right; now 7."""
    result = change(round_of(4, 4, 2), round_of(7, 3))
    assert result.right == pytest.approx((0.4, 0.7))
    assert result.gain_text == "gain-changed"
    first = result.items[0]
    assert (first.right_before, first.right_after) == (0.4, 0.7)
    assert first.before[DONT_KNOW] == 2


@pytest.mark.parametrize(("right_after", "text"), [(11, "gain-same"), (12, "gain-changed")])
def test_less_than_ten_percentage_points_is_no_change(right_after: int, text: str) -> None:
    for before, after in ((10, right_after), (right_after, 10)):
        assert change(round_of(before, 20 - before), round_of(after, 20 - after)).gain_text == text


def test_an_ordered_scale_is_not_shuffled() -> None:
    assert [item.id for item in ITEMS if item.is_ordered] == ["cobalt", "heard", "care"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_of_an_answer_gives_nothing_away(language: str) -> None:
    """The right one is neither more than half as long again as another, nor the other way round."""
    say = Texts(language).say
    for item in ITEMS:
        if item.right and item.id in {"critical", "safest"}:
            lengths = {option: len(say(f"answer-{item.id}-{option}")) for option in item.options}
            others = [length for option, length in lengths.items() if option != item.right]
            assert min(others) < lengths[item.right] * 1.2, item.id
            assert lengths[item.right] < max(others) * 1.2, item.id


def test_fewer_than_six_ballots_in_either_round_show_nothing() -> None:
    for before, after in ((5, 20), (20, 5)):
        result = change(round_of(before, 0), round_of(after, 0))
        assert (result.items, result.gain_text) == ((), None)
    assert change(round_of(6, 0), round_of(6, 0)).items


def test_nothing_is_said_when_nearly_everything_was_known() -> None:
    result = change(round_of(19, 1), round_of(20, 0))
    assert result.gain_text is None
    assert result.items


def test_the_control_is_said_beside_it() -> None:
    def control(before: ClosedRound, after: ClosedRound) -> str | None:
        return change(before, after).control_text

    assert control(round_of(5, 5), round_of(5, 5)) == "control-same"
    assert control(round_of(5, 5), round_of(8, 2)) == "control-more"
    assert control(round_of(5, 5), round_of(2, 8)) == "control-fewer"
