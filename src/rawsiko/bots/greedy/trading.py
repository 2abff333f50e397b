"""Which Materials to claim in Trade with China (R6.2)."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from rawsiko.bots.greedy.worth import applications_on_card
from rawsiko.engine.actions import Action, ClaimMaterial
from rawsiko.engine.content import Application
from rawsiko.engine.state import TradeWithChina
from rawsiko.engine.view import PlayerView


def choose_claim(view: PlayerView, phase: TradeWithChina, legal: Sequence[Action]) -> Action:
    """A Material of those Applications that the claims left can complete for the most points.

    When they complete none, any Material: it still counts in a tie (R6.4).
    """
    on_offer = {action.material: action for action in legal if isinstance(action, ClaimMaterial)}
    best, most_points = legal[0], 0
    for applications in _choices(applications_on_card(view)):
        needed = [m for a in applications for m in a.materials if m in on_offer]
        points = sum(application.points for application in applications)
        if 1 <= len(set(needed)) <= phase.claims[phase.player] and points > most_points:
            best, most_points = on_offer[needed[0]], points
    return best


def _choices(applications: list[Application]) -> Iterator[tuple[Application, ...]]:
    """Every way to choose some of the Applications."""
    return chain.from_iterable(
        combinations(applications, number) for number in range(1, len(applications) + 1)
    )
