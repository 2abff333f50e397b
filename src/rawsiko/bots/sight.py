"""The compiled evaluation of a position, readable from Python: the worth of each Territory by term,
how safe it is, and what is within reach."""

from __future__ import annotations

from typing import NamedTuple, cast

from rawsiko.bots.search import dealt_content, encode_view, study_for
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.odds import MOST_ASSETS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.search import mind
from rawsiko.simulator.search.searching import weigh_all
from rawsiko.simulator.search.survey import AROUND, HAVING, TERMS, THREAT, WEIGHT, WORTH
from rawsiko.simulator.search.worth import LOOKED_AHEAD


class Scored(NamedTuple):
    """An action's code and its score."""

    code: int
    score: float


class Sight:
    """For the acting player, with the card if the view shows it.

    Raises TooLarge if the content doesn't fit the simulator.
    """

    def __init__(self, view: PlayerView, level: str) -> None:
        study = study_for(dealt_content(view), level)
        position, self.reader = encode_view(view)
        number = weigh_all(study, position) if position[at.PHASE] != at.TRADE else 0
        room = study.room
        self.view = view
        self.content = view.content
        self.territories = list(view.content.territories)
        self.position: list[int] = position.tolist()
        self.board: list[int] = cast("Numbers", study.board).tolist()
        self.survey: list[float] = cast("mind.Floats", room.survey).tolist()
        self._odds: list[float] = cast("mind.Floats", study.odds).tolist()
        self.scored = [Scored(int(room.actions[n]), float(room.scores[n])) for n in range(number)]
        self.player = self.position[at.PLAYER]
        self.own = self.position[at.OWN + self.player]
        self.is_acting = self.position[at.PHASE] == at.ACTION

    def weight(self, name: int) -> float:
        return self.survey[WEIGHT + name]

    def term(self, territory: int, term: int) -> float:
        """One of the terms of what a Territory is worth."""
        return self.survey[territory * TERMS + term]

    def worth(self, territory: int) -> float:
        return self.survey[WORTH + territory]

    def around(self, territory: int) -> float:
        return self.survey[AROUND + territory]

    def threat(self, territory: int) -> int:
        """The Assets that may attack it."""
        return int(self.survey[THREAT + territory] + 0.5)

    def chance(self, attackers: int, defenders: int) -> float:
        return self._odds[mind.CHANCE + _place(attackers, defenders)]

    def cost(self, attackers: int, defenders: int) -> float:
        return self._odds[mind.COST + _place(attackers, defenders)]

    def safety(self, territory: int, assets: int) -> float:
        """The chance that this many own Assets keep the Territory."""
        if assets <= 0:
            return 0.0
        risk = self.chance(self.threat(territory), assets)
        return 1.0 - self.weight(mind.HOSTILITY) * risk

    def assets(self, territory: int) -> int:
        return self.position[at.ASSETS + territory]

    def is_own(self, territory: int) -> bool:
        return bool(self.own >> territory & 1)

    def free_to_leave(self, territory: int) -> int:
        """R4.4, R4.9."""
        if not self.position[at.READY_SET] >> territory & 1:
            return 0
        ready = self.position[at.READY + territory]
        if self.position[at.LEAVE_ONE_BEHIND]:
            return min(ready, self.assets(territory) - 1)
        return ready

    def adjacent(self, territory: int) -> list[int]:
        first = on.ADJACENT + territory * on.ADJACENT_WIDTH
        return self.board[first : first + self.board[on.ADJACENT_COUNT + territory]]

    def land(self, continent: int) -> list[int]:
        return members(self.board[on.LAND_SET + continent])

    def materials_in(self, territory: int) -> int:
        """As a set: what the Territory supplies now."""
        return self.board[on.MATERIALS_IN + territory]

    def materials_at_end(self, territory: int) -> int:
        """The same for the end of the match, if no other news card opens."""
        return self.board[on.MATERIALS_AT_END + territory]

    def owner(self, territory: int) -> int | None:
        """Their place in the order of play."""
        for player in range(self.position[at.PLAYERS]):
            if self.position[at.OWN + player] >> territory & 1:
                return player
        return None

    def controlled(self) -> int:
        """The Materials that the player controls, as a set."""
        found = self.position[at.CLAIMED + self.player]
        for territory in members(self.own):
            found |= self.materials_in(territory)
        return found

    def applications(self) -> list[int]:
        """Those of the card; none if the view shows no card."""
        card = self.position[at.CARD + self.player]
        if card < 0:
            return []
        first = on.ON_CARD + card * on.CARD_WIDTH
        listed = self.board[first : first + on.CARD_WIDTH]
        return listed[: listed.index(-1)]

    def needed_for(self, application: int) -> int:
        """As a set of Materials."""
        return self.board[on.NEEDED_SET + application]

    def points_for(self, application: int) -> int:
        return self.board[on.POINTS_FOR + application]

    def having(self, material: int) -> float:
        """The chance to control the Material at the end; for Materials of the card."""
        return self.survey[HAVING + material]

    def best_within_reach(self, territory: int) -> int | None:
        """The Territory that gives `around` its value."""
        best, most = None, 0.0
        seen, edge, part = {territory}, [territory], 1.0
        for _ in range(LOOKED_AHEAD):
            edge = [near for here in edge for near in self.adjacent(here) if near not in seen]
            edge = list(dict.fromkeys(edge))
            seen.update(edge)
            for near in edge:
                lure = 0.0 if self.is_own(near) else self.worth(near)
                lure /= 1 + self.weight(mind.RESISTANCE) * self.assets(near)
                if part * lure > most:
                    best, most = near, part * lure
            part *= self.weight(mind.REACH)
        return best


def members(bits: int) -> list[int]:
    """The members of a set, lowest first."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _place(attackers: int, defenders: int) -> int:
    return min(attackers, MOST_ASSETS) * mind.ODDS_SIDE + min(defenders, MOST_ASSETS)
