"""Measure hints: python dev/tuning/measure_hints.py [HINTS] [SEED]

Samples decisions from matches of people's levels (Easy and Medium) at 3, 4, 5 and 8 Turns, asks for
a hint in each, and counts: a complete Application given up without being told, no reason in the
player's terms, "either is fine", and how long it took. Then asks "Why not my move?" about a random
legal action in each tenth.

With a third argument, instead: does the reason of so many hints name what mattered? Each
consideration of the evaluation is taken away in turn, the best action without it is looked for, and
simulated matches with dice of their own say how much worse that action is than the hint's. What
mattered most is what costs most to forget.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from statistics import mean

from rawsiko.bots.chances import EVEN, chance_after
from rawsiko.bots.comparing import compare
from rawsiko.bots.comparison import Verdict
from rawsiko.bots.hinting import hint_for
from rawsiko.bots.leaving import given_up
from rawsiko.bots.levels import LevelBot
from rawsiko.bots.minds import mind_at, values
from rawsiko.bots.reasons import Act, Why
from rawsiko.bots.search import dealt_content, encode_view
from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, view_of
from rawsiko.engine.actions import Action, Move
from rawsiko.engine.options import Options
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import play_match
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search import mind
from rawsiko.simulator.search.searching import study_of, weigh_all

TURNS = (3, 4, 5, 8)
OF_A_MATCH = 20  # hints
NO_WORDS = (Why.UNTOLD, Why.TRIED)


def main(hints: int = 1000, seed: int = 1) -> None:
    found, verdicts = Counter[str](), Counter[str]()
    seconds: list[float] = []
    answers: list[float] = []
    rng = Random(seed)
    for nth, view in enumerate(decisions(hints, seed, rng)):
        begun = time.process_time()
        hint = hint_for(view)
        seconds.append(time.process_time() - begun)
        first = hint.plan[0]
        if given_up(view, first).completed:
            found["gives up a complete Application, and says so"] += 1
        if gives_up_later(view, hint.plan):
            found["gives up a complete Application without saying so"] += 1
        if hint.reason.why in NO_WORDS:
            found[f"no reason in the player's terms ({hint.reason.act})"] += 1
        if hint.reason.act in (Act.BEGIN, Act.SETTLE):
            found["a start"] += 1
            found["a start that tells what is near"] += hint.reason.why is Why.GATHERS
        found["either is fine"] += hint.either is not None
        if nth % 10 == 0:
            begun = time.process_time()
            comparison = compare(view, rng.choice(list(legal_actions(known_state(view)))))
            answers.append(time.process_time() - begun)
            verdicts[comparison.verdict] += 1
            if comparison.verdict is Verdict.COSTS:
                verdicts["with a reason"] += bool(comparison.objection or comparison.reason)
                verdicts["with what would make it right"] += comparison.remedy is not None
    print(f"{len(seconds)} hints, seconds: {spread(seconds)}")
    for name, count in found.most_common():
        print(f"{count:6} {name}")
    print(f"{len(answers)} answers, seconds: {spread(answers)}")
    for name, count in verdicts.most_common():
        print(f"{count:6} {name}")


# Does the reason name what mattered?

CARD = "card"
CONSIDERATIONS: Mapping[str, Sequence[int]] = {
    CARD: (),  # the position without it
    "kept": (mind.HOSTILITY, mind.GROWTH),
    "reach": (mind.FORWARD, mind.PROMISE, mind.FRONT),
    "materials": (mind.MATERIAL, mind.BREADTH),
    "step": (mind.STEP,),
    "room": (mind.ROOM,),
    "others": (mind.DENIAL, mind.LEADER, mind.PRIZE, mind.ELIMINATION),
    "continent": (mind.EXCLUSIVE,),
    "open": (mind.OPEN,),
}
NAMED: Mapping[Why, str] = {
    **dict.fromkeys((Why.COMPLETES, Why.ADVANCES, Why.SPARE, Why.GATHERS), CARD),
    **dict.fromkeys((Why.KEEPS, Why.GUARDS, Why.SURVIVES), "kept"),
    **dict.fromkeys((Why.REACHES, Why.FORWARD), "reach"),
    **dict.fromkeys((Why.WEAKENS, Why.ELIMINATES), "others"),
    Why.INCOME: "step",
    Why.MATERIALS: "materials",
    Why.EXCLUSIVE: "continent",
    Why.ROOM: "room",
    Why.OPEN: "open",
}
MATCHES, BATCHES, OTHER_DICE = 100, 4, 100  # the seeds begin where those of hints don't reach


def measure_reasons(hints: int, seed: int) -> None:
    found = Counter[str]()
    for view in decisions(hints, seed, Random(seed)):
        hint = hint_for(view)
        named = NAMED.get(hint.reason.why)
        if named is None:
            found[f"not measured: {hint.reason.why}"] += 1
            continue
        costs = {name: cost_of_forgetting(view, hint.plan[0], name) for name in CONSIDERATIONS}
        most = max(costs.values())
        if most < EVEN:
            found["nothing that is forgotten costs two points"] += 1
        elif costs[named] == most:
            found["names what costs most to forget"] += 1
        elif most - costs[named] < EVEN:
            found["names what costs as much, within two points"] += 1
        else:
            what = max(costs, key=lambda name: costs[name])
            found[f"names something else: {named}, not {what}"] += 1
    for name, count in found.most_common():
        print(f"{count:6} {name}")


def cost_of_forgetting(view: PlayerView, hinted: Action, name: str) -> float:
    """In percentage points of the chance to win."""
    other = best_without(view, name)
    if other is None or other == hinted:
        return 0.0
    seeds = range(OTHER_DICE, OTHER_DICE + BATCHES)
    return mean(
        100 * (chance_after(view, hinted, MATCHES, s) - chance_after(view, other, MATCHES, s))
        for s in seeds
    )


def best_without(view: PlayerView, name: str) -> Action | None:
    """What the evaluation likes best without this consideration; None if it doesn't score."""
    content = dealt_content(view)
    position, reader = encode_view(view)
    if name == CARD:
        position[at.CARD + position[at.PLAYER]] = -1
    weights = mind_at("medium").copy()
    for weight in CONSIDERATIONS[name]:
        weights[mind.FIRST + weight] = weights[mind.LAST + weight] = 0.0
    study = study_of(board_of(content), weights, values(content))
    scores = study.room.scores[: weigh_all(study, position)]
    if not len(scores) or view.viewer is None:
        return None
    best = max(range(len(scores)), key=lambda number: float(scores[number]))
    return reader.action(view.viewer, int(study.room.actions[best]))


def gives_up_later(view: PlayerView, plan: Sequence[Action]) -> bool:
    """In a step after the first, seen from the position that the steps before it lead to."""
    state = known_state(view)
    for before, action in pairwise(plan):
        if not isinstance(before, Move) or dice_needed(state, before):
            return False
        state = apply(state, before).state
        if given_up(view_of(state, before.player), action).completed:
            return True
    return False


def decisions(most: int, seed: int, rng: Random) -> Iterator[PlayerView]:
    """Those with a choice, of the player who has to decide."""
    found, number = 0, 0
    while found < most:
        number += 1
        turns = TURNS[number % len(TURNS)]
        players = player_ids(4)
        levels = ("easy", "medium")
        bots = {player: LevelBot(levels[n % 2]) for n, player in enumerate(players)}
        options = Options(turns=turns, head_start=True)
        match = play_match(standard_content(), options, bots, chance_of(seed, number, 4))
        plays = [play for play in match.plays if len(legal_actions(play.before)) > 1]
        for play in rng.sample(plays, min(OF_A_MATCH, len(plays), most - found)):
            found += 1
            yield view_of(play.before, play.action.player)


def spread(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    return f"median {ordered[len(ordered) // 2]:.2f}, p95 {p95:.2f}, most {ordered[-1]:.2f}"


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:]]
    if len(given) > 2:
        measure_reasons(given[2], given[1])
    else:
        main(*given)
