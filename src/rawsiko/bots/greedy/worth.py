"""What Materials are worth to the holder of a card."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rawsiko.bots.greedy.sums import total
from rawsiko.bots.greedy.weights import (
    MATERIAL,
    MATERIAL_PER_TURN,
    UNFINISHED,
    UNFINISHED_IN_LAST_TURN,
)
from rawsiko.engine.content import Application
from rawsiko.engine.ids import MaterialId
from rawsiko.engine.view import PlayerView


@dataclass(frozen=True)
class Need:
    """An Application of the card, and how many of its Materials are controlled."""

    points: int
    materials: frozenset[MaterialId]
    have: int

    def change(self, materials: Iterable[MaterialId], sign: int, unfinished: float) -> float:
        """What it means to gain (sign 1) or to lose (sign -1) these."""
        touched = len(self.materials.intersection(materials))
        if not touched:
            return 0.0
        needed = len(self.materials)
        after = progress(self.points, self.have + sign * touched, needed, unfinished)
        return abs(after - progress(self.points, self.have, needed, unfinished))


def progress(points: int, have: int, needed: int, unfinished: float) -> float:
    """What an Application is worth with so many of the Materials that it needs."""
    return points * (1.0 if have == needed else unfinished * (have / needed) ** 2)


@dataclass(frozen=True)
class Worth:
    """The worth of gaining or losing Materials, given those that are controlled now."""

    controlled: Mapping[MaterialId, int]  # in how many Territories each lies
    needs: list[Need]
    needed: frozenset[MaterialId]  # by any of them
    unfinished: float
    material: float

    def gain(self, materials: Iterable[MaterialId]) -> float:
        """What it adds to control a Territory with these Materials."""
        new = [material for material in materials if material not in self.controlled]
        return self._change(new, 1)

    def loss(self, materials: Iterable[MaterialId]) -> float:
        """What is lost with a controlled Territory with these Materials."""
        only = [material for material in materials if self.controlled[material] == 1]
        return self._change(only, -1)

    def _change(self, materials: list[MaterialId], sign: int) -> float:
        if not materials:
            return 0.0
        change = self.material * len(materials)
        if self.needed.isdisjoint(materials):
            return change
        return change + total(need.change(materials, sign, self.unfinished) for need in self.needs)


def worth_for(view: PlayerView, controlled: Mapping[MaterialId, int]) -> Worth:
    turns_left = view.options.turns - view.turn
    needs = [
        Need(
            points=application.points,
            materials=frozenset(application.materials),
            have=sum(material in controlled for material in application.materials),
        )
        for application in applications_on_card(view)
    ]
    return Worth(
        controlled=controlled,
        needs=needs,
        needed=frozenset[MaterialId]().union(*(need.materials for need in needs)),
        unfinished=UNFINISHED if turns_left else UNFINISHED_IN_LAST_TURN,
        material=MATERIAL + MATERIAL_PER_TURN * turns_left,
    )


def applications_on_card(view: PlayerView) -> list[Application]:
    """Of the viewer's Objective card."""
    content = view.content
    return [
        content.applications[application]
        for card in view.objectives.values()  # the viewer's own is the only one in the view
        for application in content.objectives[card].applications
    ]
