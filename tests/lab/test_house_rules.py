"""`rawsiko balance` on World news and Recycling (R4.10, R4.11): what it counts and writes."""

from dataclasses import replace

import msgspec
import pytest

from rawsiko.cli.reports.house_rules import house_report
from rawsiko.content.load import standard_content
from rawsiko.engine.end import ranking_of
from rawsiko.engine.options import Options
from rawsiko.engine.state import NO_NEWS, Finished
from rawsiko.lab.house_rules import (
    HouseFinding,
    HouseRequirement,
    HouseSize,
    finding_of,
    house_matches,
    house_plans,
    house_verdicts,
)
from rawsiko.lab.simulation import Engine, Plan, match_of, simulate
from rawsiko.texts.fluent import Texts

pytestmark = pytest.mark.slow

MATCHES = 24
BOTH = Options(turns=4, head_start=True, world_news=True, recycling=True)
PLAN = Plan(standard_content(), BOTH, 4, ("medium",), MATCHES, 2)


def told(_: int) -> None:
    """Ignores progress."""


@pytest.fixture(scope="module")
def finding() -> HouseFinding:
    return finding_of(PLAN, simulate(PLAN, 1, told))


def test_each_rule_is_played_with_every_number_of_turns_and_players() -> None:
    listed = list(house_plans(standard_content(), 1, HouseSize(each=5, stronger=2)))
    played = [(plan.options, plan.players, plan.matches) for plan in listed]
    for turns in range(3, 9):
        for rules in ((False, False), (True, False), (False, True), (True, True)):
            options = Options(turns=turns, head_start=True, world_news=rules[0], recycling=rules[1])
            assert all((options, players, 5) in played for players in (3, 4, 5))
    assert [plan.bots for plan in listed[-2:]] == [("hard",)] * 2
    assert house_matches(standard_content(), HouseSize(5, 2)) == 6 * 4 * 3 * 5 + 2 * 2


def test_a_board_without_cards_and_prices_is_played_without() -> None:
    plain = msgspec.structs.replace(standard_content(), news={})
    for plan in house_plans(plain, 1, HouseSize()):
        assert not plan.options.world_news


def test_what_is_counted(finding: HouseFinding) -> None:
    """The engine counts the same, and scores again without the cards that are open."""
    exact = replace(PLAN, engine=Engine.EXACT)
    assert finding_of(PLAN, simulate(exact, 2, told)) == replace(finding, plan=PLAN)
    points = winners = recycled = 0
    for number in range(1, MATCHES + 1):
        end = match_of(PLAN, number).end
        assert isinstance(end.phase, Finished)
        without = ranking_of(msgspec.structs.replace(end, news=NO_NEWS))
        before, after = (
            {score.player: (score.points, score.place == 1) for score in ranking}
            for ranking in (without, end.phase.ranking)
        )
        points += any(before[player][0] != after[player][0] for player in end.order)
        winners += any(before[player][1] != after[player][1] for player in end.order)
        recycled += bool(end.recycled)
    assert finding.changed_points == pytest.approx(points / MATCHES)
    assert finding.changed_winners == pytest.approx(winners / MATCHES)
    assert finding.recycled == pytest.approx(recycled / MATCHES)


def test_what_is_judged(finding: HouseFinding) -> None:
    """What news change with 4 and 8 Turns, the rest wherever it is played."""
    longer = replace(finding, longer=0.1)
    (verdict,) = house_verdicts(HouseRequirement.LONGER, [finding, longer])
    assert verdict.excess == pytest.approx(0.02)
    assert house_verdicts(HouseRequirement.POINTS, [finding])
    five = replace(PLAN, options=msgspec.structs.replace(BOTH, turns=5))
    assert not house_verdicts(HouseRequirement.POINTS, [replace(finding, plan=five)])
    assert house_verdicts(HouseRequirement.SEATS, [replace(finding, plan=five)])


def test_the_page(finding: HouseFinding) -> None:
    assert house_report([], Texts("en")) == ""
    page = house_report([finding], Texts("en"))
    assert page.startswith("\n## World news and Recycling\n")
    assert f"{finding.recycled:.1%}" in page
    assert "`--turns 4 --head-start --world-news --recycling`" in page
