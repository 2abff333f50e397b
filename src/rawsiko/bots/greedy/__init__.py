"""The player that takes what serves its card, looking no further than the next action."""

from collections.abc import Sequence
from random import Random

from rawsiko.bots.greedy.choosing import score_of_continent, score_of_territory
from rawsiko.bots.greedy.moving import choose_move
from rawsiko.bots.greedy.outlook import outlook_of
from rawsiko.bots.greedy.placing import score_of_placing
from rawsiko.bots.greedy.trading import choose_claim
from rawsiko.engine.actions import Action, ChooseContinent, ChooseTerritory, PlaceAsset
from rawsiko.engine.state import ActionPhase, Finished, TradeWithChina
from rawsiko.engine.view import PlayerView


class GreedyBot:
    """Scores what it may do and takes the best, the first of equals: it draws no number."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del rng
        phase = view.phase
        if len(legal) == 1 or isinstance(phase, Finished):
            return legal[0]
        if isinstance(phase, TradeWithChina):
            return choose_claim(view, phase, legal)
        outlook = outlook_of(view, phase.player)
        if isinstance(phase, ActionPhase):
            return choose_move(outlook, phase, legal)

        def score(action: Action) -> float:
            match action:
                case PlaceAsset():
                    return score_of_placing(outlook, action)
                case ChooseTerritory():
                    return score_of_territory(outlook, action)
                case ChooseContinent():
                    return score_of_continent(view, outlook, action)
                case _:
                    return 0.0

        return max(legal, key=score)
