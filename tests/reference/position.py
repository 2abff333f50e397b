"""R2.3 and R2.4: the Assets on the board, and what they control."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board


class Position:
    def __init__(self, board: Board, order: Sequence[str]) -> None:
        self.board = board
        self.order = list(order)
        # R2.3: both have the same keys. A Territory without Assets is in neither.
        self.owner: dict[str, str] = {}
        self.assets: dict[str, int] = {}
        self.claimed: dict[str, list[str]] = {}  # R6.2
        self.eliminated: list[str] = []  # in order of elimination

    def living(self) -> list[str]:
        """Players who aren't eliminated, in order of play."""
        return [player for player in self.order if player not in self.eliminated]

    def territories(self, player: str) -> list[str]:
        """R2.3: the Territories that the player controls."""
        return [territory for territory, owner in self.owner.items() if owner == player]

    def materials(self, player: str) -> set[str]:
        """R2.4: the Materials that the player controls, with those claimed in Trade with China
        (R6.2)."""
        held = self.board.materials_of(self.territories(player))
        return held.union(self.claimed.get(player, []))

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
        return copy

    def add(self, player: str, territory: str, assets: int) -> None:
        self.owner[territory] = player
        self.assets[territory] = self.assets.get(territory, 0) + assets

    def remove(self, territory: str, assets: int) -> None:
        self.assets[territory] -= assets
        if self.assets[territory] == 0:  # R2.3: controlled by nobody
            del self.assets[territory]
            del self.owner[territory]
