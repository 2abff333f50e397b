"""`rawsiko balance`: what it counts, and the page it writes."""

from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.cli.reports.balance import report
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.lab.balance import (
    LEAST_FACTOR,
    MOST_FACTOR,
    Finding,
    Size,
    finding_of,
    matches_in,
    measure,
    plans,
)
from rawsiko.lab.simulation import Engine, Plan, simulate
from rawsiko.texts.fluent import Texts

TINY = Path(__file__).parents[1] / "content" / "tiny"
SMALL = Size(plain=24, option=1, stronger=0)


def told(_: int) -> None:
    """Ignores progress."""


@pytest.fixture(scope="module")
def findings() -> list[Finding]:
    return measure(standard_content(), 1, SMALL, 1, told)


def test_it_plays_every_number_of_players_each_option_alone_and_a_stronger_bot() -> None:
    size = Size(plain=10, option=5, stronger=2)
    listed = list(plans(standard_content(), 1, size))
    plain = [(plan.players, plan.matches, plan.bots, option) for plan, option in listed]
    assert plain[:3] == [(number, 10, ("medium",), None) for number in (3, 4, 5)]
    assert [option for *_, option in plain[3:8]] == [
        "advanced_setup",
        "monopoly_stranglehold",
        "trade_with_china",
        "leave_one_behind",
        "head_start",
    ]
    assert all(getattr(plan.options, option) for plan, option in listed if option)
    assert plain[8] == (4, 2, ("hard",), None)
    assert matches_in(standard_content(), size) == 3 * 10 + 5 * 5 + 2


def test_what_is_counted(findings: list[Finding]) -> None:
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
    one, other = (finding_of(plan, None, found) for found in results)
    assert one == other


def test_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], findings: list[Finding]
) -> None:
    words = ["balance", "--matches", "24", "--options", "1", "--hard", "0"]
    with pytest.raises(SystemExit):
        main([*words, "--out", str(tmp_path / "page.md")])
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.startswith("# Is the game fair?")
    assert "rawsiko balance --matches 24 --options 1 --hard 0 --seed 1" in page
    assert f"{findings[1].seats[0].rate.share:.1%}" in page
    assert page.count("\n## ") == 5
    assert "`--trade-with-china`" in page
    assert capsys.readouterr().out == ""


def test_every_number_of_players_has_its_verdict(findings: list[Finding]) -> None:
    page = report(findings, "rawsiko balance", Texts("en"))
    verdicts = page.split("## ")[1].split("\n")
    (cards,) = [line for line in verdicts if line.startswith("| Every card")]
    for finding, told in zip(findings[:3], cards.split("|")[2:], strict=False):
        factors = [finding.factor(card) for card in finding.cards]
        is_met = min(factors) >= LEAST_FACTOR and max(factors) <= MOST_FACTOR
        found = f"{min(factors):.2f} – {max(factors):.2f}"
        assert told.strip() == f"{found}: {'yes' if is_met else 'no'}"


def test_a_board_for_three_with_names_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--matches", "4", "--options", "1", "--hard", "1", "--content", str(TINY)]
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words])
    assert not ended.value.code
    page = capsys.readouterr().out
    assert "3 players, 4 matches of medium" in page
    assert "| East |" in page


@pytest.mark.parametrize(
    "words", [["--matches", "0"], ["--options", "-1"], ["--hard", "-1"], ["--jobs", "0"]], ids=str
)
def test_numbers_that_make_no_sense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words])
    assert ended.value.code == 2
    assert words[1] in capsys.readouterr().err


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--matches", "1", "--options", "0", "--hard", "0"]
    with pytest.raises(SystemExit) as ended:
        main(["balance", *words, "--out", str(tmp_path)])
    assert ended.value.code == 2
    assert str(tmp_path) in capsys.readouterr().err
