"""Which Move gains most, and when to stop (R4.3 to R4.9)."""

from collections.abc import Sequence
from functools import cache

from rawsiko.bots.greedy.outlook import Outlook
from rawsiko.bots.greedy.sums import total
from rawsiko.bots.greedy.weights import BOLDNESS, BOLDNESS_IN_LAST_TURN, EFFORT, FORWARD
from rawsiko.engine.actions import Action, EndActionPhase, Move
from rawsiko.engine.clash import MAX_CLASH_ASSETS
from rawsiko.engine.state import ActionPhase
from rawsiko.simulator.odds import chance_to_conquer, chances_of_losses


def choose_move(outlook: Outlook, phase: ActionPhase, legal: Sequence[Action]) -> Action:
    """The Move that gains most; the end of the Phase when none gains anything."""
    best: Action = EndActionPhase(phase.player)
    best_score = 0.0
    for action in legal:
        if isinstance(action, Move):
            score = score_of_move(outlook, phase, action)
            if score > best_score:
                best, best_score = action, score
    return best


def score_of_move(outlook: Outlook, phase: ActionPhase, move: Move) -> float:
    """What the Move is expected to gain, less what the origin loses with the Assets that leave."""
    origin, assets = move.origin, move.assets
    standing = outlook.assets(origin)
    lost = outlook.hold(origin, standing) - outlook.hold(origin, standing - assets)
    if outlook.is_own(move.target):
        gained = _gain_of_joining(outlook, move)
    elif defenders := outlook.assets(move.target):
        gained = _gain_of_clash(outlook, move, phase.ready[origin], defenders)
    else:
        gained = outlook.hold(move.target, assets)
    ahead = outlook.reach[move.target] - outlook.reach[origin]
    return gained - lost + assets * (FORWARD * ahead - EFFORT)


def _gain_of_joining(outlook: Outlook, move: Move) -> float:
    there = outlook.assets(move.target)
    return outlook.hold(move.target, there + move.assets) - outlook.hold(move.target, there)


def _gain_of_clash(outlook: Outlook, move: Move, ready: int, defenders: int) -> float:
    # Where three clash, all who are ready may follow them.
    attackers = ready if move.assets == MAX_CLASH_ASSETS else move.assets
    chance = chance_to_conquer(attackers, defenders)
    if chance < (BOLDNESS_IN_LAST_TURN if outlook.is_last_turn else BOLDNESS):
        return float("-inf")
    cost = cost_of_clash(move.assets, min(defenders, MAX_CLASH_ASSETS))
    return chance * outlook.hold(move.target, move.assets) - outlook.asset * cost


@cache
def cost_of_clash(attackers: int, defenders: int) -> float:
    """The Assets that one Clash is expected to cost, less half of those that it costs the other."""
    return total(
        chance * (losses.attacker - losses.defender / 2)
        for losses, chance in chances_of_losses(attackers, defenders).items()
    )
