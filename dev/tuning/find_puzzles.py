"""Find puzzles: python -m dev.tuning.find_puzzles [PUZZLES] [SEED]

Plays matches of Medium at 3 to 5 Turns and looks for decisions in which one choice wins at least
ten points more often than the next. What the evaluation prefers is simulated first; what looks like
a puzzle is then judged with other dice, twice, and both must agree. Writes content/puzzles/01.jsonl
and so on, after those that are there: the replay up to the decision, with the choices in its
header.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from statistics import mean
from typing import NamedTuple

from dev.puzzles import FOLDER, LEAST, Choice, Puzzle, decode, encode, puzzle_files
from rawsiko.bots.chances import LEVEL, chance_after
from rawsiko.bots.comparing import BATCHES, MATCHES, objection_to
from rawsiko.bots.explaining import explain
from rawsiko.bots.hinting import ADVISER
from rawsiko.bots.levels import LevelBot
from rawsiko.bots.reasons import Why
from rawsiko.bots.sight import Sight
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, Move
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import Match, play_match

TURNS = (3, 4, 5)
PLAYERS = 4
FIRST_MATCHES = 60
LOOKED_AT, OFFERED = 8, 4  # choices
CLEARLY = 0.12  # in the first look
FEWEST, MOST = 0.25, 0.95  # the chance to win with the best choice
OF_ONE_KIND = 2  # puzzles with the same reason
NO_WORDS = (Why.UNTOLD, Why.TRIED, Why.ONLY)


class Found(NamedTuple):
    match: Match
    n: int  # actions before the decision
    puzzle: Puzzle


def main(puzzles: int = 12, seed: int = 1) -> None:
    FOLDER.mkdir(exist_ok=True)
    known = [decode(file.read_bytes().splitlines(keepends=True))[1] for file in puzzle_files()]
    kinds = Counter(str(puzzle.reason.why) for puzzle in known)
    places = {place_of(puzzle.choices[0].action) for puzzle in known}
    number = len(known)
    for found in search(seed):
        best = found.puzzle.choices[0].action
        kind, place = str(found.puzzle.reason.why), place_of(best)
        if kinds[kind] == OF_ONE_KIND or (place and place in places):
            continue
        kinds[kind] += 1
        places |= {place}
        number += 1
        (FOLDER / f"{number:02}.jsonl").write_bytes(encode(found.match, found.n, found.puzzle))
        shown = ", ".join(f"{choice.chance} {choice.action}" for choice in found.puzzle.choices)
        print(f"{number:02} {kind}: {shown}", flush=True)
        if number == puzzles:
            return


def place_of(action: Action) -> object:
    return action.target if isinstance(action, Move) else None


def search(seed: int) -> Iterator[Found]:
    """At most one puzzle of each match."""
    number = 0
    while True:
        number += 1
        bots = {player: LevelBot(LEVEL) for player in player_ids(PLAYERS)}
        options = Options(turns=TURNS[number % len(TURNS)], head_start=True)
        chance = chance_of(seed, number, PLAYERS)
        match = play_match(standard_content(), options, bots, chance)
        for play in match.plays:
            if not isinstance(play.before.phase, ActionPhase):
                continue
            puzzle = puzzle_in(view_of(play.before, play.before.phase.player))
            if puzzle is not None:
                yield Found(match, play.n - 1, puzzle)
                break


def puzzle_in(view: PlayerView) -> Puzzle | None:
    groups = groups_of(view)
    if len(groups) < OFFERED:
        return None
    tried = [(first_look(view, actions[0]), actions) for actions in groups[:LOOKED_AT]]
    tried.sort(key=lambda one: -one[0])
    if not FEWEST <= tried[0][0] <= MOST or tried[0][0] - tried[1][0] < CLEARLY:
        return None
    # The best of each, so that no other start or number makes up for the difference.
    best = [
        max(actions, key=lambda action: first_look(view, action)) for _, actions in tried[:OFFERED]
    ]
    halves = list(zip(*(chances_of(view, action) for action in best), strict=True))
    if any(half[0] - max(half[1:]) < LEAST / 100 for half in halves):
        return None
    reason = explain(view, best[0], ADVISER)
    if reason.why in NO_WORDS:
        return None
    sight = Sight(view, LEVEL)
    choices = tuple(
        Choice(
            action,
            round(50 * (halves[0][place] + halves[1][place])),
            objection_to(sight, action, best[0]) if place else None,
        )
        for place, action in enumerate(best)
    )
    return Puzzle(reason, choices)


def groups_of(view: PlayerView) -> list[list[Action]]:
    """The choices, those with the same target together; what the evaluation prefers comes first."""
    sight = Sight(view, LEVEL)
    score = {scored.code: scored.score for scored in sight.scored}
    groups: dict[object, list[Action]] = {}
    for action in legal_actions(known_state(view)):
        key = action.target if isinstance(action, Move) else action
        groups.setdefault(key, []).append(action)

    def worth(action: Action) -> float:
        return score.get(sight.reader.code(action), -1e9)

    for actions in groups.values():
        actions.sort(key=worth, reverse=True)
    return sorted(groups.values(), key=lambda actions: worth(actions[0]), reverse=True)


def first_look(view: PlayerView, action: Action) -> float:
    return chance_after(view, action, FIRST_MATCHES, 0)


def chances_of(view: PlayerView, action: Action) -> tuple[float, float]:
    """With two sets of dice, none of which were looked at before."""
    return judged(view, action, BATCHES), judged(view, action, 2 * BATCHES)


def judged(view: PlayerView, action: Action, first: int) -> float:
    return mean(chance_after(view, action, MATCHES, first + nth) for nth in range(BATCHES))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
