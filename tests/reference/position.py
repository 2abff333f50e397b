"""R2.3 and R2.4: the Assets on the board, and what they control."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board, Json


class Position:
    def __init__(self, board: Board, order: Sequence[str]) -> None:
        self.board = board
        self.order = list(order)
        # R2.3: both have the same keys. A Territory without Assets is in neither.
        self.owner: dict[str, str] = {}
        self.assets: dict[str, int] = {}
        self.claimed: dict[str, list[str]] = {}  # R6.2
        self.eliminated: list[str] = []  # in order of elimination
        self.open_news: dict[str, int] = {}  # R4.10: the open cards, with the Turns left
        self.recycled: dict[str, str] = {}  # R4.11

    def living(self) -> list[str]:
        """Players who aren't eliminated, in order of play."""
        return [player for player in self.order if player not in self.eliminated]

    def territories(self, player: str) -> list[str]:
        """R2.3: the Territories that the player controls."""
        return [territory for territory, owner in self.owner.items() if owner == player]

    def materials(self, player: str) -> set[str]:
        """R2.4: the Materials that the player controls, with those claimed in Trade with China
        (R6.2) and the one recycled (R4.11)."""
        held = {name for place in self.territories(player) for name in self.supply(place)}
        if player in self.recycled:
            held.add(self.recycled[player])
        return held.union(self.claimed.get(player, []))

    def supply(self, territory: str) -> set[str]:
        """R4.10: the Materials that the Territory supplies now."""
        supply = set(self.board.materials_in[territory])
        for card in self.board.news:
            if card["id"] in self.open_news and card["territory"] == territory:
                if card["effect"] == "stops":
                    supply.discard(card["material"])
                else:
                    supply.add(card["material"])
        return supply

    def can_open(self, card: Json) -> bool:
        """R4.10: it would stop what is supplied there and elsewhere, or add what isn't."""
        supplies = card["material"] in self.supply(card["territory"])
        if card["effect"] == "adds":
            return not supplies
        elsewhere = [
            other
            for other in self.board.materials_in
            if other != card["territory"] and card["material"] in self.supply(other)
        ]
        return supplies and elsewhere != []

    def next_investment(self, player: str) -> int:
        """R7.1: by the cards open now, less those that the next Turn sets aside."""
        open_now = self.open_news
        self.open_news = {card: left for card, left in open_now.items() if left > 1}
        assets = self.investment(player)
        self.open_news = open_now
        return assets

    def lacking(self, player: str) -> set[str]:
        """R6.2: the Materials of the board that the player doesn't control yet."""
        return self.board.materials() - self.materials(player)

    def exclusive_continents(self, player: str) -> list[str]:
        """R6.2: Continents where the player has a Territory and nobody else does."""
        return [
            continent
            for continent, territories in self.board.continents.items()
            if {self.owner[name] for name in territories if name in self.owner} == {player}
        ]

    def investment(self, player: str) -> int:
        """R4.2: a third of the number of different Materials, rounded up."""
        return (len(self.materials(player)) + 2) // 3

    def first_with_some(self, counts: dict[str, int]) -> str | None:
        """The first player in order of play with any left; a player finishes before the next (R3.7,
        R4.2, R6.2)."""
        for player in self.order:
            if counts.get(player, 0) > 0:
                return player
        return None

    def copy(self) -> Position:
        """The position as it is now, without claims (R6.6)."""
        copy = Position(self.board, self.order)
        copy.owner = dict(self.owner)
        copy.assets = dict(self.assets)
        copy.eliminated = list(self.eliminated)
        copy.open_news = dict(self.open_news)
        copy.recycled = dict(self.recycled)
        return copy

    def add(self, player: str, territory: str, assets: int) -> None:
        self.owner[territory] = player
        self.assets[territory] = self.assets.get(territory, 0) + assets

    def remove(self, territory: str, assets: int) -> None:
        self.assets[territory] -= assets
        if self.assets[territory] == 0:  # R2.3: controlled by nobody
            del self.assets[territory]
            del self.owner[territory]
