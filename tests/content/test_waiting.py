"""The questions while a pupil waits: enough of them, one right answer each, and wrong ones that no
source makes true."""

from collections import Counter
from functools import cache

import pytest

from rawsiko.content.facts import CHINA, Facts, facts_folder
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.content.waiting import (
    CLEARLY,
    FAR,
    SINCE,
    Question,
    QuestionKind,
    read_beyond,
    shown,
    waiting_questions,
)
from rawsiko.lesson.questions import ITEMS, ItemKind
from rawsiko.texts.fluent import LANGUAGES, Texts

FOLDER = facts_folder(standard_folder())
FACTS = Facts(FOLDER)
BEYOND = read_beyond(FOLDER)
FOUR = 4


@cache
def questions() -> list[Question]:
    return waiting_questions(standard_content(), FACTS, BEYOND)


def of_kind(*kinds: QuestionKind) -> list[Question]:
    return [one for one in questions() if one.kind in kinds]


def test_each_material_has_four_questions_at_least() -> None:
    """136 questions or more, none of them twice."""
    counts = Counter(one.material for one in questions())
    assert counts.keys() == standard_content().materials.keys()
    assert min(counts.values()) >= FOUR
    assert len({one.id for one in questions()}) == len(questions())


def test_every_question_has_three_different_answers() -> None:
    """The right one comes first."""
    assert all(len(set(one.answers)) == len(one.answers) == 3 for one in questions())


def test_a_wrong_country_leads_in_no_source() -> None:
    """And the right one leads clearly in the newest."""
    for one in of_kind(QuestionKind.SOURCE):
        right, *wrong = one.answers
        shares = {row.country: row.share for row in FACTS.ranking(one.material, one.about)}
        assert right == max(shares, key=shares.__getitem__), one.id
        assert all(shares.get(country, 0) <= shares[right] - CLEARLY for country in wrong), one.id
        lists: dict[tuple[str, str], dict[str, float]] = {}
        for row in FACTS.figures:
            if (row.material, row.stage) == (one.material, one.about):
                lists.setdefault((row.year, row.source), {})[row.country] = row.share
        leaders = {max(one_list, key=one_list.__getitem__) for one_list in lists.values()}
        assert not leaders & {*wrong}, one.id


def test_a_wrong_share_is_far_from_every_figure() -> None:
    """Sources differ: each of their figures is far from the wrong answers."""
    for one in of_kind(QuestionKind.CHINA, QuestionKind.RECYCLED):
        right, *wrong = (float(share) for share in one.answers)
        if one.kind is QuestionKind.CHINA:
            figures = [
                row.share
                for row in FACTS.figures
                if (row.material, row.country, row.stage) == (one.material, CHINA, one.about)
                and row.year >= SINCE
            ]
        else:
            rate = FACTS.materials[one.material]["EoL_RIR_percent"]
            figures = [float(rate), *BEYOND.other_recycling.get(one.material, ())]
        assert any(abs(right - figure) < FAR / 2 for figure in figures), one.id
        assert all(abs(share - figure) >= FAR for share in wrong for figure in figures), one.id


def test_a_wrong_use_is_of_something_that_the_material_is_not_in() -> None:
    """Neither as a part that is needed nor as one that is often there."""
    used = {
        (one.id, name) for one in standard_content().applications.values() for name in one.materials
    }
    for application, name in FACTS.links:
        used |= {(application, name), (application, FACTS.materials[name]["group_id"])}
    for one in of_kind(QuestionKind.USE):
        right, *wrong = one.answers
        assert right == f"long-need-{one.about}-{one.material}"
        for text in wrong:
            application, material = text.removeprefix("long-need-").split("-")
            assert (application, one.material) not in used, one.id
            assert one.material not in BEYOND.same_use.get(material, ()), one.id


def test_a_wrong_substitute_is_for_a_use_that_the_material_does_not_have() -> None:
    """`while_waiting.toml` lists which Materials have a use in common."""
    for one in of_kind(QuestionKind.INSTEAD):
        right, *wrong = (text.removeprefix("long-instead-") for text in one.answers)
        assert right == one.material
        assert all(one.material not in BEYOND.same_use[material] for material in wrong), one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_answer_is_never_the_longest(language: str) -> None:
    """Nor do two answers read the same."""
    texts = Texts(language)
    for one in of_kind(QuestionKind.USE, QuestionKind.INSTEAD):
        right, *wrong = (shown(one, answer, texts) for answer in one.answers)
        assert len(right) <= max(map(len, wrong)), one.id
        assert len({right, *wrong}) == len(one.answers), one.id


def test_no_question_is_one_that_the_class_is_asked() -> None:
    """What is left out for the class exists, and covers what its questions are about."""
    assert not BEYOND.for_the_class & {one.id for one in questions()}
    asked = {one.id for one in ITEMS if one.kind is ItemKind.KNOWLEDGE}
    assert {"refining", "cobalt", "magnets"} <= asked
    everything = BEYOND.__class__(
        frozenset(), BEYOND.incomplete, BEYOND.other_recycling, BEYOND.same_use
    )
    possible = {one.id for one in waiting_questions(standard_content(), FACTS, everything)}
    assert {"source-extraction-cobalt", "china-lree", "use-ev_motors-lree"} <= possible
    texts = [text for one in questions() for text in one.answers]
    left_out = {name.replace("use-", "long-need-", 1) for name in BEYOND.for_the_class}
    assert not left_out & {*texts}


def test_every_material_with_a_use_is_on_the_board() -> None:
    """A slip in `while_waiting.toml` would go unnoticed."""
    named = {*BEYOND.other_recycling, *BEYOND.same_use}.union(*BEYOND.same_use.values())
    assert named <= standard_content().materials.keys()
