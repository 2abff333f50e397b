"""The null test of the debrief, in short; `run.py bench claims` is the whole one."""

from random import Random

from bench.claims import (
    FEWEST_PLANTED,
    MOST_BY_CHANCE,
    PLANTED,
    claims_in,
    planted,
    sentences,
    swapped,
    without_effect,
)
from rawsiko.content.load import standard_content
from rawsiko.debrief.debrief import debrief
from rawsiko.engine.board import materials_of
from rawsiko.texts.fluent import Texts
from tests.debrief.classes import FACTS, matches

CLASSES = 40
# The others tell what happened, what a rule would have changed, or a fact.
TELLING = {
    *("1-turned", "1-held", "2-territories", "2-chance", "3", "4", "5", "5-nobody", "6"),
    *("6-none", "7", "8-too-few", "8-known", "9", "9-none"),
}


def test_nothing_is_claimed_of_play_by_chance() -> None:
    """15 % of the classes at most; always the same ones, because their seed is given."""
    for classes in without_effect(CLASSES).values():
        found = claims_in(classes)
        for claim in PLANTED:
            assert 100 * found[claim] <= MOST_BY_CHANCE * CLASSES


def test_what_is_planted_is_found() -> None:
    for claim in PLANTED:
        assert 100 * claims_in(planted(claim, CLASSES))[claim] >= FEWEST_PLANTED * CLASSES


def test_each_sentence_claims_a_pattern_or_only_tells() -> None:
    """A new sentence has to be tested like the others, or said to claim nothing."""
    known = {*PLANTED, *(f"debrief-finding-{name}" for name in TELLING)}
    worded = {name for name in Texts("en").messages() if name.startswith("debrief-finding-")}
    assert known == worded
    assert sentences(debrief(matches(), standard_content(), FACTS)) <= known


def test_swapped_cards_are_the_same_cards_scored_anew() -> None:
    chance = Random(3)
    for match in matches():
        other = swapped(match, chance)
        assert sorted(other.start.objectives.values()) == sorted(match.start.objectives.values())
        for score in other.ranking:
            if score.player not in other.final.eliminated:
                held = materials_of(other.final, score.player)
                built = [one for one in other.card(score.player) if {*one.materials} <= {*held}]
                assert score.points == sum(one.points for one in built)
