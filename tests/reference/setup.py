"""R3.1 to R3.6: the choice of Continents and Territories."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import Position

# R3.1 and R3.2: Territories in the first and in the second Continent, by number of players.
TERRITORIES_TO_CHOOSE = {3: (3, 2), 4: (2, 1), 5: (2, 1)}


class Setup:
    def __init__(self, position: Position) -> None:
        self.position = position
        order = position.order
        # R3.1 and R3.2: in order of play, then in reverse; the last player acts twice in a row.
        self.choosers = [*order, *reversed(order)]
        first, second = TERRITORIES_TO_CHOOSE[len(order)]
        self.sizes = [first] * len(order) + [second] * len(order)
        self.choices_made = 0
        self.deployed: dict[str, list[str]] = {name: [] for name in position.board.continents}
        self.continent: str | None = None  # where Territories are being chosen now
        self.chosen: list[str] = []  # chosen there so far

    def is_over(self) -> bool:
        return self.choices_made == len(self.choosers)

    def player(self) -> str:
        return self.choosers[self.choices_made]

    def continents_on_offer(self) -> list[str]:
        untouched = [name for name, players in self.deployed.items() if not players]
        return [
            name
            for name, players in self.deployed.items()
            if (name in untouched or not untouched)  # R3.3: first those without players
            and len(players) < 2  # R3.3: never one with two players
            and self.player() not in players  # R3.3: never one's own first Continent again
            and self._ways_to_complete(name)  # R3.5
        ]

    def territories_on_offer(self) -> list[str]:
        """R3.5: the Territories that leave a way to complete the choice."""
        assert self.continent is not None
        return sorted({steps[0] for steps in self._ways_to_complete(self.continent)})

    def _ways_to_complete(self, continent: str) -> list[list[str]]:
        missing = self.sizes[self.choices_made] - len(self.chosen)
        position = self.position
        return position.board.ways_to_choose(continent, position.owner, self.chosen, missing)

    def choose_continent(self, continent: str) -> None:
        self.deployed[continent].append(self.player())
        self.continent = continent

    def choose_territory(self, territory: str) -> None:
        self.position.add(self.player(), territory, 1)  # R3.4: it gets 1 Asset at once
        self.chosen.append(territory)
        if len(self.chosen) == self.sizes[self.choices_made]:
            self.choices_made += 1
            self.continent = None
            self.chosen = []
