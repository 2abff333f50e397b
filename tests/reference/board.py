"""R2: the board and the cards, read from the content export."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

# Any: JSON values; the public formats are read as they are in the file.
Json: TypeAlias = dict[str, Any]


SHORT = 5  # R1.4, R3.8: five Turns or fewer


class Application(NamedTuple):
    points: int
    materials: list[str]


class Board:
    def __init__(self, content: Json) -> None:
        self.hash: str = content["hash"]
        self.players: list[int] = content["players"]
        self.head_start: dict[str, list[int]] = content.get("head_start", {})  # R3.8
        self.short_head_start: dict[str, list[int]] = content.get("short_head_start", {})
        self.short_objectives: list[str] = content.get("short_objectives", [])  # R1.4
        self.news: list[Json] = content.get("news", [])  # R4.10
        self.prices: dict[str, int] = {  # R4.11
            material["id"]: material["recycling_price"]
            for material in content["materials"]
            if "recycling_price" in material
        }

        # R2.1: Continents have Territories, Territories have Materials.
        self.continents: dict[str, list[str]] = {
            continent["id"]: list(continent["territories"]) for continent in content["continents"]
        }
        self.materials_in: dict[str, list[str]] = {}
        # R2.2: land and sea make no difference.
        self.neighbors: dict[str, list[str]] = {}
        for territory in content["territories"]:
            name: str = territory["id"]
            self.materials_in[name] = list(territory["materials"])
            self.neighbors[name] = sorted({*territory["land"], *territory["sea"]})

        # R1.4: a card lists Applications, an Application has points and needs Materials.
        self.applications: dict[str, Application] = {
            application["id"]: Application(application["points"], list(application["materials"]))
            for application in content["applications"]
        }
        self.objectives: dict[str, list[str]] = {
            objective["id"]: list(objective["applications"]) for objective in content["objectives"]
        }

    def objectives_for(self, turns: int) -> list[str]:
        """R1.4: the cards that may be dealt in a match of so many Turns."""
        if turns <= SHORT and self.short_objectives:
            return self.short_objectives
        return list(self.objectives)

    def head_start_for(self, players: int, turns: int) -> list[int] | None:
        """R3.8: as many as the board says; in short matches its other numbers, if it has some."""
        number = str(players)
        if turns <= SHORT and number in self.short_head_start:
            return self.short_head_start[number]
        return self.head_start.get(number)

    def adjacent(self, one: str, other: str) -> bool:
        return other in self.neighbors[one]

    def materials_of(self, territories: Iterable[str]) -> set[str]:
        """R2.4: the different Materials in these Territories."""
        found: set[str] = set()
        for territory in territories:
            found.update(self.materials_in[territory])
        return found

    def materials(self) -> set[str]:
        """R6.2: the Materials of the board, each in some Territory."""
        return self.materials_of(self.materials_in)

    def ways_to_choose(
        self, continent: str, taken: Collection[str], chosen: Sequence[str], count: int
    ) -> list[list[str]]:
        """R3.4: every order in which `count` more Territories of the Continent can be chosen.

        `taken` are the Territories that aren't free, `chosen` those chosen so far.
        """
        free = [territory for territory in self.continents[continent] if territory not in taken]
        return [
            list(steps)
            for steps in permutations(free, count)
            if self._every_step_adjacent([*chosen, *steps])
        ]

    def _every_step_adjacent(self, choice: Sequence[str]) -> bool:
        return all(
            any(self.adjacent(before, choice[step]) for before in choice[:step])
            for step in range(1, len(choice))
        )
