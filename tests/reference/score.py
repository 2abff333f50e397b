"""R6.3 and R6.4: the score and the ranking of a finished match."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .board import Board, Json
    from .position import Position


class Score(NamedTuple):
    """The criteria of the ranking, in the order in which they count (R6.4)."""

    points: int
    applications: int
    materials: int
    territories: int


def completed(board: Board, objective: str, materials: set[str]) -> list[str]:
    """R6.3: the Applications of the card whose Materials are all controlled, in the card's
    order."""
    return [
        application
        for application in board.objectives[objective]
        if all(needed in materials for needed in board.applications[application].materials)
    ]


def ranking(position: Position, objectives: dict[str, str]) -> list[Json]:
    """Every player, best first; survivors who share a place are in order of play."""
    board, survivors = position.board, position.living()
    applications = {
        player: completed(board, objectives[player], position.materials(player))
        for player in survivors
    }
    scores = {
        player: Score(
            points=sum(board.applications[name].points for name in applications[player]),
            applications=len(applications[player]),
            materials=len(position.materials(player)),
            territories=len(position.territories(player)),
        )
        for player in survivors
    }
    rows: list[Json] = []
    for player in sorted(survivors, key=lambda survivor: scores[survivor], reverse=True):
        better = [other for other in survivors if scores[other] > scores[player]]
        rows.append(
            {
                "place": 1 + len(better),  # equal scores share a place: 1, 2, 2, 4
                "player": player,
                "points": scores[player].points,
                "applications": applications[player],
                "materials": scores[player].materials,
                "territories": scores[player].territories,
                "eliminated": False,
            }
        )
    # R5.2: below every survivor; a later elimination ranks above an earlier one.
    for player in reversed(position.eliminated):
        rows.append(
            {
                "place": 1 + len(rows),
                "player": player,
                "points": 0,
                "applications": [],
                "materials": 0,
                "territories": 0,
                "eliminated": True,
            }
        )
    return rows
