"""Why not my move: what it costs, the largest reason, what would make it right."""

from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.comparing import compare
from rawsiko.bots.comparison import Comparison, Cure, Flaw, Verdict
from rawsiko.bots.hinting import hint_for
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, EndActionPhase
from rawsiko.engine.ids import ApplicationId, MaterialId, PlayerId
from rawsiko.engine.state import ActionPhase, State
from rawsiko.lab.match import PlayedAction
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.bots.medium_matches import every_play
from tests.bots.saying import said_comparison
from tests.bots.valley import valley
from tests.engine.positions import order, position

pytestmark = pytest.mark.slow

SUN = PlayerId("sun")

# Glass is complete with what home and mine supply; a rival waits beside mine.
VALLEY = valley("home-mine home-moor mine-far moor-far")


def compared(state: State, action: Action) -> Comparison:
    return compare(view_of(state, SUN), action)


@pytest.fixture(scope="module")
def asked() -> list[tuple[PlayedAction, Action, Comparison]]:
    """Any legal action, in decisions of every phase."""
    rng = Random(1)
    chosen = [
        (play, rng.choice(list(legal_actions(play.before))))
        for nth, play in enumerate(every_play())
        if nth % 41 == 0
    ]
    return [
        (play, action, compare(view_of(play.before, play.action.player), action))
        for play, action in chosen
    ]


def test_what_the_hint_says_is_the_best_choice(
    asked: list[tuple[PlayedAction, Action, Comparison]],
) -> None:
    for play, action, comparison in asked:
        best = hint_for(view_of(play.before, play.action.player)).plan[0]
        if comparison.verdict is Verdict.BEST:
            assert action == best
        elif comparison.verdict is not Verdict.BRINGS:
            assert comparison.better == best != action


def test_the_verdict_follows_from_the_points_and_how_sure_they_are(
    asked: list[tuple[PlayedAction, Action, Comparison]],
) -> None:
    for _, _, comparison in asked:
        verdict, points, uncertain = (
            comparison.verdict,
            comparison.points,
            comparison.uncertain,
        )
        if verdict is Verdict.EVEN:
            assert points < 2
        elif verdict is Verdict.UNSURE:
            assert 2 <= points <= uncertain
        elif verdict is not Verdict.BEST:
            assert points > max(1, uncertain)


def test_the_same_question_has_the_same_answer(
    asked: list[tuple[PlayedAction, Action, Comparison]],
) -> None:
    for play, action, comparison in asked[::8]:
        assert compare(view_of(play.before, play.action.player), action) == comparison


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(
    asked: list[tuple[PlayedAction, Action, Comparison]], language: str
) -> None:
    """With nothing but what it carries."""
    texts = Texts(language)
    for _, _, comparison in asked:
        assert all(said_comparison(texts, comparison))


def test_a_move_that_gives_up_a_complete_application_is_told_so_and_with_what_it_would_not() -> (
    None
):
    """If one Asset stays, glass stays complete."""
    state = position(
        "sun* home:2/0 mine:2 | sawyer far:1", VALLEY, turn=8, cards=["of_glass", "of_salt"]
    )
    comparison = compared(state, order("sun mine>home 2"))
    assert comparison.verdict is Verdict.COSTS
    objection, remedy = comparison.objection, comparison.remedy
    assert objection is not None
    assert (objection.flaw, objection.points) == (Flaw.BREAKS, 30)
    assert objection.application == ApplicationId("glass")
    assert objection.material == MaterialId("boron")
    assert remedy is not None
    assert (remedy.cure, remedy.assets) == (Cure.WITH, 1)


def test_ending_the_phase_can_be_asked_about_too() -> None:
    state = position(
        "sun* home:5 | sawyer mine:1 far:1", VALLEY, turn=8, cards=["of_glass", "of_salt"]
    )
    comparison = compared(state, EndActionPhase(SUN))
    assert comparison.verdict is Verdict.COSTS
    assert comparison.points > 50
    assert comparison.better is not None
    assert comparison.reason is not None
    assert (comparison.objection, comparison.remedy) == (None, None)


def test_it_knows_only_what_the_seat_may_see(
    asked: list[tuple[PlayedAction, Action, Comparison]],
) -> None:
    """Swapped cards of the others change nothing (R7.2)."""
    swapped = 0
    for play, action, comparison in asked:
        before, player = play.before, play.action.player
        others = [one for one in before.order if one != player]
        cards = [before.objectives[one] for one in (*others[1:], others[0])]
        changed = {**before.objectives, **dict(zip(others, cards, strict=True))}
        if isinstance(before.phase, ActionPhase) and swapped < 3:
            other = replace(before, objectives=changed)
            assert compare(view_of(other, player), action) == comparison
            swapped += 1
    assert swapped
