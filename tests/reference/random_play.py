"""Random lines of a replay, with more Clashes than uniformly random play would have."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from .board import Json
    from .rules import Match


def random_line(match: Match, chance: Random, lucky: str | None = None) -> Json:
    """The next line of a match that isn't over.

    `lucky` is a player who rolls only sixes, attacks whenever possible and doesn't end an Action
    Phase before the last move. Without one, random players are rarely eliminated (R5).
    """
    player = match.player()
    owner = match.summary()["owner"]
    legal = match.legal()
    clashes = [one for one in legal if owner.get(one["action"].get("target"), player) != player]
    if clashes and (player == lucky or chance.random() < 0.6):
        legal = clashes
    elif player == lucky and len(legal) > 1:
        legal = [one for one in legal if one["action"]["type"] != "EndActionPhase"]
    chosen = chance.choice(legal)
    action = chosen["action"]
    line: Json = {"n": match.lines + 1, **chosen}
    if counts := match.dice_counts(action):
        rollers = {"attacker": player, "defender": owner[action["target"]]}
        line["dice"] = {
            side: [6 if roller == lucky else chance.randint(1, 6) for _ in range(count)]
            for (side, roller), count in zip(rollers.items(), counts, strict=True)
        }
    if action["type"] == "DrawContinent":
        line["drawn"] = chance.choice(match.draws())
    return line
