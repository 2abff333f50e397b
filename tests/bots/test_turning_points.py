"""Turning points: where a player's own choice cost most."""

from collections.abc import Sequence
from random import Random

import pytest

from rawsiko.bots.bot import Bot
from rawsiko.bots.levels import LevelBot
from rawsiko.bots.looking_back import largest_falls, turning_points
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, EndActionPhase
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State
from rawsiko.engine.view import PlayerView
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import play_match
from tests.bots.medium_matches import match_of
from tests.engine.positions import position

pytestmark = pytest.mark.slow

FOUR = player_ids(4)
LAZY = FOUR[0]

Played = Sequence[tuple[State, Action]]


class Lazy:
    """Does nothing in an Action Phase."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        end = [action for action in legal if isinstance(action, EndActionPhase)]
        return end[0] if end else LevelBot("medium").choose(view, legal, rng)


@pytest.fixture(scope="module")
def lazy_match() -> Played:
    bots: dict[PlayerId, Bot] = {player: LevelBot("medium") for player in FOUR}
    bots[LAZY] = Lazy()
    match = play_match(standard_content(), Options(turns=5), bots, chance_of(2, 10, 4))
    return [(play.before, play.action) for play in match.plays]


@pytest.fixture(scope="module")
def regrets(lazy_match: Played) -> tuple[TurningPoint, ...]:
    return turning_points(lazy_match, LAZY)


def go_of(state: State) -> tuple[object, ...]:
    return state.turn, type(state.phase), getattr(state.phase, "round", None)


def check(points: Sequence[TurningPoint], played: Played, player: PlayerId) -> None:
    assert len(points) <= 3
    losses = [point.before - point.after for point in points]
    assert all(loss >= 3 for loss in losses)
    assert losses == sorted(losses, reverse=True)
    goes = [go_of(played[point.n - 1][0]) for point in points]
    assert len(set(goes)) == len(goes)
    for point in points:
        before, action = played[point.n - 1]
        assert (action, action.player, before.turn) == (point.action, player, point.turn)
        assert point.better in legal_actions(before)
        assert point.better != point.action
        assert 0 <= point.after < point.before <= 100


def test_the_goes_after_which_most_points_were_lost_are_looked_at() -> None:
    end = EndActionPhase(LAZY)
    content = standard_content()
    card = next(iter(content.objectives.values()))
    places = {
        next(name for name, place in content.territories.items() if material in place.materials)
        for material in content.applications[card.applications[0]].materials
    }
    elsewhere = next(name for name in content.territories if name not in places)
    whole = " ".join(f"{place}:1" for place in sorted(places))
    states = [
        position(f"{LAZY}* {held} | p9 {elsewhere}:1", turn=turn, cards=[card.id, "card_02"])
        for turn, held in enumerate((whole, whole, f"{min(places)}:1"), start=1)
    ]
    assert largest_falls([(state, end) for state in states], LAZY) == {(2, ActionPhase, None)}


def test_doing_nothing_is_what_cost_the_lazy_player_most(
    lazy_match: Played, regrets: tuple[TurningPoint, ...]
) -> None:
    check(regrets, lazy_match, LAZY)
    # Where it begins is Medium's choice, with a little chance in it, which may cost something too.
    most = [point.action for point in regrets[:2]]
    assert len(most) == 2
    assert all(isinstance(action, EndActionPhase) for action in most)


def test_who_plays_as_the_evaluation_does_has_nothing_to_regret(lazy_match: Played) -> None:
    # Apart from Turn 1 of these five, when Medium plays for its card's whole family.
    points = turning_points(lazy_match, FOUR[1])
    assert [point for point in points if point.turn > 1] == []


def test_the_same_match_gives_the_same_points(
    lazy_match: Played, regrets: tuple[TurningPoint, ...]
) -> None:
    assert turning_points(lazy_match, LAZY) == regrets


@pytest.mark.parametrize("players", [3, 5])
def test_every_kind_of_match_can_be_looked_back_on(players: int) -> None:
    match = match_of(players, ("easy", "medium"))
    played = [(play.before, play.action) for play in match.plays]
    check(turning_points(played, player_ids(players)[0]), played, player_ids(players)[0])
