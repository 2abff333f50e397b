"""Hints: a question, the odds, and a plan that can be followed."""

from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.alternatives import keeping
from rawsiko.bots.hinting import HintedBot, hint_for, look_for
from rawsiko.bots.hints import Hint, Look, Odds
from rawsiko.bots.leaving import given_up
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.engine import apply, dice_needed, legal_actions, view_of
from rawsiko.engine.actions import (
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    Move,
    PlaceAsset,
)
from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.state import Finished, InitialPlacement, InvestmentPhase, TradeWithChina
from rawsiko.engine.view import PlayerView
from rawsiko.lab.match import PlayedAction
from rawsiko.simulator.odds import conquest
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.bots.medium_matches import every_play
from tests.bots.saying import said_look, said_reason
from tests.bots.valley import valley
from tests.engine.positions import order, position

pytestmark = pytest.mark.slow

SUN = PlayerId("sun")

# A mine of what the card needs lies next to home.
VALLEY = valley("home-mine home-moor moor-far")


# The rival's land lies next to the mine.
BESIDE = valley("home-mine home-moor mine-far moor-far")


def seen(play: PlayedAction) -> PlayerView:
    return view_of(play.before, play.action.player)


@pytest.fixture(scope="module")
def asked() -> list[tuple[PlayedAction, Hint]]:
    """Decisions of every phase, with the hints for them."""
    rare = (ChooseContinent, ChooseTerritory, ClaimMaterial, DrawContinent, EndActionPhase)
    chosen = [
        play
        for nth, play in enumerate(every_play())
        if nth % 13 == 0 or isinstance(play.action, rare)
    ]
    return [(play, hint_for(seen(play))) for play in chosen]


def test_a_plan_can_be_followed_up_to_the_dice(asked: list[tuple[PlayedAction, Hint]]) -> None:
    """Placements by other players in between change nothing: they are elsewhere."""
    for play, hint in asked:
        assert hint.plan
        state, player = play.before, play.action.player
        for nth, action in enumerate(hint.plan):
            if isinstance(state.phase, InitialPlacement | InvestmentPhase):
                state = replace(state, phase=replace(state.phase, player=player))
            assert action in legal_actions(state)
            if dice_needed(state, action) or isinstance(action, ClaimMaterial | EndActionPhase):
                assert nth == len(hint.plan) - 1 or isinstance(action, ClaimMaterial)
                break
            state = apply(state, action).state


def test_every_kind_of_decision_has_a_hint(asked: list[tuple[PlayedAction, Hint]]) -> None:
    kinds = {type(hint.plan[0]) for _, hint in asked}
    assert kinds >= {ChooseContinent, ChooseTerritory, DrawContinent, PlaceAsset, Move}
    assert kinds >= {EndActionPhase, ClaimMaterial}


def test_all_assets_of_a_placing_are_planned(asked: list[tuple[PlayedAction, Hint]]) -> None:
    for play, hint in asked:
        phase = play.before.phase
        if isinstance(phase, InitialPlacement | InvestmentPhase):
            assert len(hint.plan) == phase.to_place[play.action.player]


def test_the_odds_are_those_of_the_clash_in_the_plan(
    asked: list[tuple[PlayedAction, Hint]],
) -> None:
    for _, hint in asked:
        odds, last = hint.odds, hint.plan[-1]
        if odds is None:
            continue
        assert isinstance(last, Move)
        assert (odds.origin, odds.target) == (last.origin, last.target)
        expected = conquest(odds.attackers, odds.defenders)
        assert odds.percent == pytest.approx(float(100 * expected.chance), abs=0.5)
        assert odds.losses == pytest.approx(float(expected.attacker_losses), abs=0.005)
    assert any(hint.odds for _, hint in asked)


def test_another_choice_that_is_as_good_is_one_that_may_be_made(
    asked: list[tuple[PlayedAction, Hint]],
) -> None:
    either = [(play, hint) for play, hint in asked if hint.either is not None]
    assert either
    for play, hint in either:
        assert hint.either in legal_actions(play.before)
        assert hint.either != hint.plan[0]


def test_a_start_is_chosen_for_what_is_near(asked: list[tuple[PlayedAction, Hint]]) -> None:
    starts = [hint for _, hint in asked if hint.reason.act in (Act.BEGIN, Act.SETTLE)]
    gathering = [hint.reason for hint in starts if hint.reason.why is Why.GATHERS]
    assert len(gathering) > len(starts) / 2
    for reason in gathering:
        assert 1 < (reason.having or 0) <= (reason.needed or 0)
        assert reason.application is not None


def test_a_plan_guards_what_is_complete_before_it_reaches_for_more() -> None:
    """Whatever it is asked to begin with, unless that is worth more."""
    state = position(
        "sun* home:2/0 mine:2 | sawyer far:1", BESIDE, turn=8, cards=["of_glass", "of_salt"]
    )
    view = view_of(state, SUN)
    leaves = order("sun mine>home 2")
    assert given_up(view, leaves).completed == ("glass",)
    assert keeping(view, leaves) != leaves
    assert not given_up(view, hint_for(view).plan[0]).completed


def test_the_same_view_gives_the_same_hint(asked: list[tuple[PlayedAction, Hint]]) -> None:
    for play, hint in asked[::10]:
        assert hint_for(seen(play)) == hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_can_be_said(asked: list[tuple[PlayedAction, Hint]], language: str) -> None:
    """With nothing but what it carries."""
    texts = Texts(language)
    for _, hint in asked:
        assert said_look(texts, hint.look).endswith("?")
        assert said_reason(texts, hint.reason)


def test_a_conquest_that_completes_an_application_is_seen() -> None:
    state = position(
        "sun* home:5 | sawyer mine:1 far:1", VALLEY, turn=8, cards=["of_glass", "of_salt"]
    )
    hint = hint_for(view_of(state, SUN))
    assert hint.plan == (order("sun home>mine 3"),)
    assert hint.odds == Odds(TerritoryId("home"), TerritoryId("mine"), 5, 1, 99, 0.52)
    assert (hint.reason.why, hint.reason.points) == (Why.COMPLETES, 30)
    assert hint.look.text == "hint-look-missing"


def test_the_last_claim_is_planned_without_the_cards_of_others() -> None:
    before = position("sun* home:1 | sawyer far:1", VALLEY, turn=8, trade_with_china=True)
    state = replace(before, phase=TradeWithChina(SUN, {SUN: 1}))
    hint = hint_for(view_of(state, SUN))
    assert hint.plan == (ClaimMaterial(SUN, MaterialId("boron")),)
    assert hint.look.text == "hint-look-claim"


def test_questions_fit_what_stands_there() -> None:
    """One guard, several, none."""
    state = position("sun* home:5 | sawyer mine:1 moor:4", VALLEY)
    view = view_of(state, SUN)
    boron = MaterialId("boron")

    def asked_about(place: str) -> Look:
        reason = Reason(Act.ATTACK, Why.ADVANCES, territory=TerritoryId(place), material=boron)
        return look_for(view, reason)

    assert asked_about("mine") == Look("hint-look-lone-guard", material=boron)
    assert asked_about("moor") == Look("hint-look-guarded", material=boron)
    assert asked_about("far") == Look("hint-look-empty", material=boron)


def test_there_is_a_question_for_every_reason() -> None:
    state = position("sun* home:5 | sawyer mine:1", VALLEY)
    view = view_of(state, SUN)
    for act in Act:
        for why in Why:
            reason = Reason(
                act,
                why,
                territory=TerritoryId("mine"),
                continent=ContinentId("land"),
                material=MaterialId("boron"),
                ahead=TerritoryId("far"),
            )
            assert Texts("en").has(look_for(view, reason).text)


def test_the_hinted_player_does_what_the_hint_says(asked: list[tuple[PlayedAction, Hint]]) -> None:
    for play, hint in asked[::10]:
        assert not isinstance(play.before.phase, Finished)
        chosen = HintedBot().choose(seen(play), legal_actions(play.before), Random(1))
        assert chosen == hint.plan[0]
