"""What each term of the evaluation brings to an action, found without taking its score apart: the
action is weighed again by a mind that lacks the term, or without the card."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from rawsiko.bots.minds import mind_at, values
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.bots.search import encode_view
from rawsiko.content.load import standard_content
from rawsiko.engine.actions import Action, PlaceAsset
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import ADJACENT_SET, board_of
from rawsiko.simulator.search import mind
from rawsiko.simulator.search.searching import Study, study_of, weigh_all

CARD, REACH, KEPT = "card", "reach", "kept"
WEIGHTS_OF: Mapping[str, Sequence[int]] = {
    "materials": [mind.MATERIAL, mind.BREADTH],
    "step": [mind.STEP],
    "room": [mind.ROOM],
    "others": [mind.DENIAL, mind.LEADER, mind.PRIZE, mind.ELIMINATION],
    "continent": [mind.EXCLUSIVE],
    "life": [mind.SURVIVAL],
    "open": [mind.OPEN],
}
SAID: Mapping[Why, str] = {
    Why.COMPLETES: CARD,
    Why.ADVANCES: CARD,
    Why.SPARE: CARD,
    Why.KEEPS: KEPT,
    Why.GUARDS: KEPT,
    Why.SURVIVES: KEPT,
    Why.REACHES: REACH,
    Why.FORWARD: REACH,
    Why.INCOME: "step",
    Why.MATERIALS: "materials",
    Why.WEAKENS: "others",
    Why.ELIMINATES: "others",
    Why.EXCLUSIVE: "continent",
    Why.ROOM: "room",
    Why.OPEN: "open",
}
FORWARD = (mind.FORWARD,)


class Weighed(NamedTuple):
    """A decision, to be weighed in many ways."""

    view: PlayerView
    action: Action

    def score(self, *without: int) -> float:
        return self._score(_study(without), self._position())

    def score_without_card(self, *without: int) -> float:
        position = self._position()
        position[at.CARD + position[at.PLAYER]] = -1
        return self._score(_study(without), position)

    def score_without_neighbors(self) -> float:
        """Of placing, as if nothing could be reached from there; it is threatened as before."""
        assert isinstance(self.action, PlaceAsset)
        content = self.view.content
        board = board_of(content)
        board[ADJACENT_SET + list(content.territories).index(self.action.territory)] = 0
        study = study_of(board, _mind(mind.FRONT), values(standard_content()))
        return self._score(study, self._position())

    def _position(self) -> Numbers:
        return encode_view(self.view).position

    def _score(self, study: Study, position: Numbers) -> float:
        number = weigh_all(study, position)
        codes = [study.room.actions[nth] for nth in range(number)]
        return study.room.scores[codes.index(encode_view(self.view).reader.code(self.action))]


def largest_term(view: PlayerView, action: Action, reason: Reason) -> str:
    """As SAID names it."""
    weighed = Weighed(view, action)
    match reason.act:
        case Act.PLACE:
            kept = weighed.score_without_neighbors()
            return KEPT if kept > weighed.score() - kept else REACH
        case Act.REINFORCE:
            reach = weighed.score() - weighed.score(*FORWARD)
            still = weighed.score(*FORWARD, mind.EFFORT)
            return KEPT if still > reach else REACH
        case _:
            return _largest_gain(weighed)


def _largest_gain(weighed: Weighed) -> str:
    ahead = (mind.FORWARD, mind.PROMISE)
    base = weighed.score(*ahead)
    brought = {name: base - weighed.score(*ahead, *zero) for name, zero in WEIGHTS_OF.items()}
    brought[CARD] = base - weighed.score_without_card(*ahead)
    brought[REACH] = weighed.score() - base
    return max(brought, key=lambda name: brought[name])


@cache
def _study(without: tuple[int, ...]) -> Study:
    return study_of(board_of(standard_content()), _mind(*without), values(standard_content()))


def _mind(*without: int) -> mind.Floats:
    """Medium's, with some weights missing."""
    changed = np.array(mind_at("medium"))
    for weight in without:
        changed[mind.FIRST + weight] = changed[mind.LAST + weight] = 0.0
    return changed
