"""What is recorded of a match, and the statistics of many."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine.actions import EndActionPhase, PlaceAsset
from rawsiko.engine.events import ClashFought, TerritoryConquered
from rawsiko.engine.ids import ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import EndReason, Finished
from rawsiko.lab import duration
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, seat_bots
from rawsiko.lab.results import MatchResult, SeatResult, result_of
from rawsiko.lab.statistics import spread, summarize, wilson

BOTS = ("random", "greedy")


def a_match(number: int = 1) -> Match:
    chance = chance_of(2, number, 4)
    return play_match(standard_content(), Options(turns=3), seat_bots(BOTS, 4), chance)


def test_a_result_says_what_the_match_was() -> None:
    match = a_match()
    result = result_of(17, match, BOTS)
    phase = match.end.phase
    assert isinstance(phase, Finished)
    events = [event for play in match.plays for event in play.events]
    assert (result.match, result.turns, result.actions) == (17, 3, len(match.plays))
    assert result.clashes == sum(isinstance(event, ClashFought) for event in events)
    assert result.conquests == sum(isinstance(event, TerritoryConquered) for event in events)
    assert [seat.player for seat in result.seats] == list(match.start.order)
    assert [seat.seat for seat in result.seats] == [1, 2, 3, 4]
    assert {seat.player: seat.bot for seat in result.seats} == {
        "p1": "random", "p2": "greedy", "p3": "random", "p4": "greedy",
    }  # fmt: skip
    assert {seat.player: seat.points for seat in result.seats} == {
        score.player: score.points for score in phase.ranking
    }
    assert [turn.turn for turn in result.by_turn] == [1, 2, 3]


def test_those_who_share_the_first_place_share_the_win() -> None:
    """R6.4."""
    match = a_match()
    phase = match.end.phase
    assert isinstance(phase, Finished)
    tied = tuple(replace(score, place=1 if i < 2 else 3) for i, score in enumerate(phase.ranking))
    last = match.plays[-1]._replace(
        state=replace(match.end, phase=Finished(EndReason.LAST_TURN, tied))
    )
    result = result_of(1, Match(match.start, (*match.plays[:-1], last)), BOTS)
    assert sorted(seat.win for seat in result.seats) == [0, 0, 0.5, 0.5]


def test_only_a_finished_match_has_a_result() -> None:
    match = a_match()
    with pytest.raises(ValueError, match="match 4 is not over"):
        result_of(4, Match(match.start, match.plays[:-1]), BOTS)


def test_wilson_intervals() -> None:
    """Published values: 0, 5 and 10 of 10; and a quarter of 1,600."""
    for successes, trials, low, high in (
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (400, 1600, 0.2294, 0.2718),
    ):
        rate = wilson(successes, trials)
        assert rate.share == successes / trials
        assert (rate.low, rate.high) == pytest.approx((low, high), abs=5e-5)


def test_quartiles() -> None:
    assert spread([1, 2, 3, 4, 5]).quartiles == (2, 3, 4)
    assert spread([7]).quartiles == (7, 7, 7)


def seat(number: int, bot: str, card: str, win: float, points: int) -> SeatResult:
    return replace(
        result_of(1, a_match(), BOTS).seats[0],
        seat=number, bot=bot, card=ObjectiveId(card), win=win, points=points,
    )  # fmt: skip


def test_a_summary_counts_seats_cards_and_bots() -> None:
    one = result_of(1, a_match(), BOTS)
    seats = (
        seat(1, "random", "card_02", win=0, points=4),
        seat(2, "greedy", "card_01", win=1, points=10),
    )
    other = (
        seat(1, "greedy", "card_02", win=0.5, points=8),
        seat(2, "random", "card_03", win=0.5, points=8),
    )
    results: list[MatchResult] = [
        replace(one, seats=seats, reason=EndReason.ONE_LEFT, turns=2, actions=100),
        replace(one, seats=other, reason=EndReason.LAST_TURN, turns=4, actions=200),
    ]
    summary = summarize(results)
    assert [(group.name, group.played, group.wins) for group in summary.seats] == [
        ("1", 2, 0.5), ("2", 2, 1.5),
    ]  # fmt: skip
    assert [(group.name, group.wins) for group in summary.bots] == [
        ("greedy", 1.5),
        ("random", 0.5),
    ]
    assert [(group.name, group.played) for group in summary.cards] == [
        ("card_01", 1), ("card_02", 2), ("card_03", 1),
    ]  # fmt: skip
    assert summary.points.mean == 7.5
    assert summary.actions.mean == 150
    assert summary.one_left.share == summary.last_turn.share == 0.5
    assert summary.clashes_per_turn == pytest.approx(2 * one.clashes / 6)


def test_a_second_asset_on_the_same_territory_takes_people_less_time() -> None:
    player, place = PlayerId("p1"), TerritoryId("india")
    play = a_match().plays[0]._replace(dice=())
    places = play._replace(action=PlaceAsset(player, place))
    ends = play._replace(action=EndActionPhase(player))
    match = Match(play.before, (places, places, ends))
    fixed = duration.READING_THE_CARD + duration.READING_THE_SCORE
    expected = duration.PLACING + duration.PLACING_AGAIN + duration.DECIDING[EndActionPhase]
    assert duration.seconds_of(match) == fixed + expected


def test_every_action_has_its_time() -> None:
    match = play_match(
        standard_content(),
        Options(turns=2, advanced_setup=True, trade_with_china=True),
        seat_bots(["greedy"], 3),
        chance_of(4, 1, 3),
    )
    assert duration.seconds_of(match) > len(match.plays)


def test_the_page_on_simulation_names_the_seconds_of_the_model() -> None:
    """docs/simulation.md and rawsiko.lab.duration agree."""
    page = Path(__file__).parents[2] / "docs" / "simulation.md"
    words = page.read_text(encoding="utf-8")
    for seconds in (
        duration.READING_THE_CARD, duration.READING_THE_SCORE, duration.MOVING,
        duration.CLASHING, duration.CLASHING_AGAIN, duration.PLACING, duration.PLACING_AGAIN,
        *duration.DECIDING.values(),
    ):  # fmt: skip
        assert f"| {seconds:.0f} |" in words
