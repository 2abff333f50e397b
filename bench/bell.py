"""Measures whether the seats are fair when a lesson ends a match early.

    python3 run.py bench bell [--matches N] [--players 4] [--advanced-setup]

Medium bots play matches of eight Turns with Head start, as in a class. Win rates by seat, in order
of play, are counted three ways for each last Turn N: the match was planned with N Turns; the host
set N as the last Turn when Turn N - 1 began (R1.5); the host rang the bell during Turn N + 1, so
that Turn N counts (R6.6). The peer is an equal chance: the last line has the largest distance from
it in percentage points.
"""

import argparse
import copy
import sys
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bench.not_measured import exit_status
from rawsiko.bots.bot import Bot
from rawsiko.content.load import standard_content
from rawsiko.engine import apply
from rawsiko.engine.actions import SetLastTurn, StopAtBell
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.lab.chance import Chance, chance_of
from rawsiko.lab.match import begin, plays, seat_bots
from rawsiko.lab.statistics import wilson

TURNS = (4, 5, 6)
IN_CLASS = Options(turns=8, head_start=True, host_keeps_time=True)
WAYS: tuple[str, ...] = ("planned", "last Turn set", "bell")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--advanced-setup", action="store_true", help="as in short lessons")
    wanted = parser.parse_args()
    won: dict[tuple[str, int], list[float]] = {
        (way, turn): [0.0] * wanted.players for way in WAYS for turn in TURNS
    }
    bots = seat_bots(["medium"], wanted.players)
    options = replace(IN_CLASS, advanced_setup=wanted.advanced_setup)
    for match in range(1, wanted.matches + 1):
        for way, turn, end in _ends(bots, wanted.seed, match, options):
            for seat, share in enumerate(_wins(end)):
                won[way, turn][seat] += share
    worst = dict.fromkeys(WAYS, 0.0)
    equal = 1 / wanted.players
    for way, turn in won:
        rates = [wilson(wins, wanted.matches) for wins in won[way, turn]]
        worst[way] = max(worst[way], *(abs(rate.share - equal) for rate in rates))
        shown = ", ".join(f"{rate.share:.1%} ({rate.low:.1%} – {rate.high:.1%})" for rate in rates)
        print(f"{way}, Turn {turn}: {shown}")
    points = " ".join(
        f"{way.replace(' ', '_').lower()}_off {100 * off:.1f}" for way, off in worst.items()
    )
    print(f"{points} matches {wanted.matches} players {wanted.players}")


def _ends(
    bots: Mapping[PlayerId, Bot], seed: int, match: int, options: Options
) -> Iterator[tuple[str, int, State]]:
    """How one match ends in each way. All ways share the deal."""
    for turn in TURNS:
        state, chance = _begun(bots, seed, match, replace(options, turns=turn))
        yield "planned", turn, _played_on(state, bots, chance)
    state, chance = _begun(bots, seed, match, options)
    for before, after in _played(state, bots, chance):
        begun = after.turn if after.turn != before.turn else 0
        if begun + 1 in TURNS:
            told = apply(after, SetLastTurn(begun + 1)).state
            yield "last Turn set", begun + 1, _played_on(told, bots, copy.deepcopy(chance))
        if begun - 1 in TURNS:
            yield "bell", begun - 1, apply(after, StopAtBell()).state
        if isinstance(after.phase, Finished):  # before the bell could ring
            for turn in TURNS:
                if turn >= after.turn:
                    yield "bell", turn, after
            for turn in TURNS:
                if turn > after.turn:
                    yield "last Turn set", turn, after


def _begun(
    bots: Mapping[PlayerId, Bot], seed: int, match: int, options: Options
) -> tuple[State, Chance]:
    chance = chance_of(seed, match, len(bots))
    return begin(standard_content(), options, len(bots), chance), chance


def _played(
    state: State, bots: Mapping[PlayerId, Bot], chance: Chance
) -> Iterator[tuple[State, State]]:
    """States before and after each action, as long as the bell of the last of TURNS can ring."""
    for play in plays(state, bots, chance):
        yield play.before, play.state
        if play.state.turn > max(TURNS):
            return


def _played_on(state: State, bots: Mapping[PlayerId, Bot], chance: Chance) -> State:
    for play in plays(state, bots, chance):
        state = play.state
    return state


def _wins(end: State) -> list[float]:
    """The share in the win of each seat, in order of play."""
    assert isinstance(end.phase, Finished)
    winners = [score.player for score in end.phase.ranking if score.place == 1]
    return [winners.count(player) / len(winners) for player in end.order]


if __name__ == "__main__":
    sys.exit(exit_status(main))
