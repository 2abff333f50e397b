"""Measures the rules engine beside catanatron, in one run on one core.

    python3 run.py bench

Random matches of four on the standard board with default options alternate with games of
catanatron's random players. Both compute the legal actions at every step. The last line is the
ratio of their actions per second. bench/README.md says what is counted.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from random import Random

from bench.engines.catanatron import play_catanatron
from bench.engines.sizes import deep_size
from bench.not_measured import exit_status
from rawsiko.content.load import STANDARD_BOARD, load_content, standard_content
from rawsiko.engine import apply, dice_needed, legal_actions
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import begin, play_match, seat_bots
from rawsiko.texts.data import data_folder

PLAYERS = 4
REPEATS = 3
SEED = 7
OUR_MATCHES = 200
OUR_LISTED_MATCHES = 50
GREEDY_MATCHES = 10
PEER_GAMES = 60

Offer = Callable[[State], Sequence[Action]]
Measured = tuple[int, float]  # actions, and the CPU seconds they took


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.parse_args()
    content = standard_content()
    measure_state(content)
    measure_loading()
    measure_help()
    measure_greedy(content)
    compare(content)


def measure_state(content: Content) -> None:
    """The largest State of a random match, without the content that all States share."""
    match = play_match(content, Options(), seat_bots(["random"], PLAYERS), chance_of(SEED, 1, 4))
    largest = max(deep_size(play.state, shared=content) for play in match.plays)
    print(f"memory of one live State: {largest} bytes at most (goal: under 16384)", flush=True)


def measure_loading() -> None:
    folder = data_folder("content") / STANDARD_BOARD
    show("loading and checking content, seconds (goal: 0.2)", timed(lambda: load_content(folder)))


def measure_help() -> None:
    command = [sys.executable, "-m", "rawsiko", "--help"]

    def ask() -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    ask()  # the first start compiles
    show("rawsiko --help, seconds (goal: 0.3)", timed(ask))


def measure_greedy(content: Content) -> None:
    """Whole matches in the lab, views included."""
    bots = seat_bots(["greedy"], PLAYERS)
    rates: list[float] = []
    for _ in range(REPEATS):
        begun = time.process_time()
        actions = sum(
            len(play_match(content, Options(), bots, chance_of(SEED, n, PLAYERS)).plays)
            for n in range(1, GREEDY_MATCHES + 1)
        )
        rates.append(actions / (time.process_time() - begun))
    show("greedy players, decisions per second (goal: 3,000)", rates)


def compare(content: Content) -> None:
    """Both in turn, so that a busy machine slows them equally."""
    play_ours(content, 5, legal_actions)  # warm up
    play_catanatron(2, SEED)
    ours: list[float] = []
    listed: list[float] = []
    peer: list[float] = []
    for _ in range(REPEATS):
        ours.append(per_second(play_ours(content, OUR_MATCHES, legal_actions)))
        peer.append(per_second(play_catanatron(PEER_GAMES, SEED)))
        listed.append(per_second(play_ours(content, OUR_LISTED_MATCHES, every_legal_action)))
    show("rawsiko with all legal actions listed, actions per second", listed)
    show("rawsiko, actions per second", ours)
    show("catanatron, actions per second", peer)
    print(f"ratio {statistics.median(ours) / statistics.median(peer):.2f}")


def play_ours(content: Content, matches: int, offer: Offer) -> Measured:
    """Random matches: `offer` lists the legal actions before every action."""
    draw = Random(SEED).random
    actions = 0
    begun = time.process_time()
    for number in range(1, matches + 1):
        state = begin(content, Options(), PLAYERS, chance_of(SEED, number, PLAYERS))
        while not isinstance(state.phase, Finished):
            legal = offer(state)
            action = legal[int(draw() * len(legal))]
            sides = dice_needed(state, action)
            dice = tuple(1 + int(draw() * most) for most in sides) if sides else ()
            state = apply(state, action, dice).state
            actions += 1
    return actions, time.process_time() - begun


def every_legal_action(state: State) -> Sequence[Action]:
    return list(legal_actions(state))


def timed(work: Callable[[], object]) -> list[float]:
    """Wall-clock seconds of each repeat."""
    seconds: list[float] = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - begun)
    return seconds


def per_second(measured: Measured) -> float:
    actions, seconds = measured
    return actions / seconds


def show(what: str, values: Sequence[float]) -> None:
    digits = 0 if min(values) > 100 else 3
    each = ", ".join(f"{value:,.{digits}f}" for value in values)
    print(f"{what}: median {statistics.median(values):,.{digits}f} (each {each})", flush=True)


if __name__ == "__main__":
    sys.exit(exit_status(main))
