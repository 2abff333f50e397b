"""`rawsiko balance`: what it counts, and the page it writes."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rawsiko.cli.main import main
from rawsiko.cli.reports.balance import report
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.lab.balance import (
    LEAST_FACTOR,
    MOST_FACTOR,
    PlanFinding,
    Size,
    finding_of,
    matches_in,
    measure,
    plans,
)
from rawsiko.lab.last_turn import changed_winners
from rawsiko.lab.requirements import Requirement, judged
from rawsiko.lab.simulation import Engine, Plan, simulate
from rawsiko.lab.statistics import Estimate
from rawsiko.texts.fluent import Texts

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"
SMALL = Size(plain=24, short=1, option=1, stronger=0, replayed=0)


def told(_: int) -> None:
    """Ignores progress."""


@pytest.fixture(scope="module")
def findings() -> list[PlanFinding]:
    return measure(standard_content(), 1, SMALL, 1, told)


def test_it_plays_lessons_and_whole_matches_with_and_without_a_head_start() -> None:
    size = Size(plain=10, short=6, option=5, stronger=2, replayed=0)
    listed = list(plans(standard_content(), 1, size))
    played = [(plan.players, plan.matches, plan.options) for plan in listed]
    for turns, matches in ((8, 10), (3, 6), (4, 6), (5, 6)):
        for head_start in (False, True):
            options = Options(turns=turns, head_start=head_start)
            assert all((players, matches, options) in played for players in (3, 4, 5))
            advanced = msgspec.structs.replace(options, advanced_setup=True)
            assert all((players, 6, advanced) in played for players in (3, 4, 5))
    assert played[-5:-2] == [
        (4, 5, Options(**{flag: True}))
        for flag in ("monopoly_stranglehold", "trade_with_china", "leave_one_behind")
    ]
    assert [plan.bots for plan in listed[-2:]] == [("hard",)] * 2
    assert matches_in(standard_content(), size) == 6 * 10 + (18 + 24) * 6 + 3 * 5 + 2 * 2


def test_what_is_counted(findings: list[PlanFinding]) -> None:
    for finding in findings:
        players, matches = finding.plan.players, finding.plan.matches
        assert [seat.name for seat in finding.seats] == [str(n) for n in range(1, players + 1)]
        assert sum(seat.wins for seat in finding.seats) == pytest.approx(matches)
        assert sum(land.played for land in finding.continents) == players * matches
        assert finding.in_seats.keys() == {land.name for land in finding.continents}
        assert min(finding.in_seats.values()) <= 1 <= max(finding.in_seats.values())
        assert 0 < finding.changed_hands < 1
        assert 0 <= finding.quiet_turns < 1


def test_the_engine_counts_the_same() -> None:
    plan = Plan(standard_content(), Options(turns=3), 3, ("medium", "easy"), 24, 3)
    exact = Plan(
        standard_content(), Options(turns=3), 3, ("medium", "easy"), 24, 3, None, Engine.EXACT
    )
    results = [simulate(each, 1, told) for each in (plan, exact)]
    assert results[0] == results[1]
    one, other = (finding_of(plan, found) for found in results)
    assert one == other


def test_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], findings: list[PlanFinding]
) -> None:
    words = ["balance", "--matches", "24", "--short", "1", "--options", "1"]
    words += ["--house", "0", "--hard", "0"]
    with pytest.raises(SystemExit):
        main([*words, "--out", str(tmp_path / "page.md")])
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.startswith("# Is the game fair?")
    assert "rawsiko balance --matches 24 --short 1 --options 1 --house 0 --hard 0 --seed 1" in page
    assert f"{findings[1].seats[0].rate.share:.1%}" in page
    assert page.count("\n## ") == 6
    assert "`--trade-with-china`" in page
    assert "`--turns 4 --advanced-setup --head-start`" in page
    assert capsys.readouterr().out == ""


def test_every_plan_has_its_verdicts(findings: list[PlanFinding]) -> None:
    many = replace(findings[1], plan=replace(findings[1].plan, matches=10_000))
    page = report([many, findings[0]], "rawsiko balance", Texts("en"))
    table = rows_of(page, "Requirements")
    factors = [many.factor(card) for card in many.cards]
    is_met = min(factors) >= LEAST_FACTOR and max(factors) <= MOST_FACTOR
    found = f"{min(factors):.2f} – {max(factors):.2f}: {'yes' if is_met else 'no'}"
    assert table[2][3].strip() == found
    assert table[3][3].strip() == "–", "24 matches say nothing about a card"


def test_the_summary_names_the_worst_of_each_requirement(findings: list[PlanFinding]) -> None:
    usual, with_head_start = findings[1], findings[4]
    assert with_head_start.plan.options == Options(head_start=True)
    uneven = with_first_seat_ahead(with_head_start)
    many = replace(usual, plan=replace(usual.plan, matches=10_000))
    table = rows_of(report([many, uneven], "rawsiko balance", Texts("en")), "Summary")
    seats, cards, conquests = table[2:]
    off = 100 * (uneven.seats[0].rate.share - 1 / 4)
    assert seats[2].strip() == "0 of 1", "only matches with Head start count"
    assert seats[3].strip().startswith(f"Seat 1 {off:+.1f} (")
    assert "`--head-start`" in seats[3]
    worst = max(many.cards, key=lambda card: abs(many.factor(card) - (0.7 + 1.4) / 2))
    assert cards[3].strip().startswith(f"{worst.name} {many.factor(worst):.2f} (")
    assert conquests[2].strip() == "2 of 2"


def test_few_matches_say_nothing_about_a_continent(findings: list[PlanFinding]) -> None:
    """24 matches of 4 players: fewer than 400 began anywhere. A Continent that was chosen once and
    lost has a factor of 0, and must not count."""
    finding = findings[1]
    assert not judged(Requirement.CONTINENTS, [finding])
    first, *others = finding.continents
    often = replace(finding, continents=(replace(first, played=400), *others))
    (found,) = judged(Requirement.CONTINENTS, [often])
    assert found.name == first.name
    assert found.figure.share == pytest.approx(finding.in_seats[first.name])
    assert found.is_met == (0.7 <= found.figure.share <= 1.35)


def rows_of(page: str, heading: str) -> list[list[str]]:
    section = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    return [line.split("|") for line in section.split("\n") if line.startswith("| ")]


def with_first_seat_ahead(finding: PlanFinding) -> PlanFinding:
    first, *others = finding.seats
    return replace(finding, seats=(replace(first, rate=Estimate(0.75, 0.65, 0.85)), *others))


def test_how_often_the_last_turn_changes_the_winner() -> None:
    """A match of one Turn is always decided in it; longer ones sometimes are."""
    plan = Plan(standard_content(), Options(turns=2), 3, ("medium",), 6, 5)
    assert 0 <= changed_winners(plan, 6) <= 1
    assert changed_winners(replace(plan, options=Options(turns=1)), 2) == 1


def test_a_board_for_three_with_names_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--matches",
        "4",
        "--short",
        "1",
        "--options",
        "1",
        "--hard",
        "1",
        "--content",
        str(TINY),
    ]
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words])
    assert not ended.value.code
    page = capsys.readouterr().out
    assert "3 players, 4 matches of medium" in page
    assert "| East |" in page


@pytest.mark.parametrize(
    "words",
    [["--matches", "0"], ["--short", "-1"], ["--options", "-1"], ["--hard", "-1"], ["--jobs", "0"]],
    ids=str,
)
def test_numbers_that_make_no_sense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words])
    assert ended.value.code == 2
    assert words[1] in capsys.readouterr().err


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--matches", "1", "--short", "0", "--options", "0", "--hard", "0"]
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words, "--out", str(tmp_path)])
    assert ended.value.code == 2
    assert str(tmp_path) in capsys.readouterr().err
