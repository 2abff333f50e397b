"""Measures the compiled simulator beside two peers, in one run on one core.

    python3 run.py bench simulator

Whole random matches of four with all options on alternate with games of catanatron's random
players and random games of OpenSpiel. The last line gives the actions per second of the simulator
and how many times those of catanatron they are. bench/README.md says what is counted.
"""

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from peer import play_catanatron
from spiel import GAME, is_there, play_from_python, play_in_cpp

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from rawsiko.lab.policies import workspace_for
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.playing import Matches, Workspace, play_matches, play_out, room_for
from rawsiko.simulator.positions import position_of, start_position

PLAYERS = 4
SEED = 7
REPEATS = 3
MATCHES = 5_000
SHORT_RUN, SHORT_RUNS = 500, 40
GREEDY_MATCHES = 300
PEER_GAMES = 40
SPIEL_GAMES = 20
SECONDS_FOR_PLAYOUTS = 0.2

EVERYTHING = Options(
    advanced_setup=True, monopoly_stranglehold=True, trade_with_china=True, leave_one_behind=True
)
Measured = tuple[int, float]  # actions, and the CPU seconds they took


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.parse_args()
    begun = time.perf_counter()
    play(["random"], EVERYTHING, 1)
    print(f"loading what was compiled, seconds: {time.perf_counter() - begun:.2f}", flush=True)
    measure_playouts()
    measure_cores()
    compare()


def play(bots: Sequence[str], options: Options, matches: int) -> Measured:
    content = standard_content()
    table = workspace_for(content, bots, PLAYERS)
    room, start = room_for(matches, PLAYERS), start_position(options, PLAYERS)
    begun = time.process_time()
    actions = play_matches(table, room, root_of(SEED), 1, start)
    return actions, time.process_time() - begun


def measure_playouts() -> None:
    """How many random playouts from the middle of a match fit into the time that a bot has."""
    content = standard_content()
    table = workspace_for(content, ["random"], PLAYERS)
    match = play_match(
        content, Options(), seat_bots(["random"], PLAYERS), chance_of(SEED, 1, PLAYERS)
    )
    middle = match.plays[len(match.plays) // 2].before
    room = room_for(200, PLAYERS)
    room.orders[:] = range(PLAYERS)
    position = position_of(middle)
    playouts, begun = 0, time.process_time()
    while time.process_time() < begun + SECONDS_FOR_PLAYOUTS:
        room.positions[:] = position
        play_out(table, room, root_of(SEED), playouts + 1)
        playouts += len(room.positions)
    rate = playouts / (time.process_time() - begun) * SECONDS_FOR_PLAYOUTS
    print(f"random playouts from the middle of a match, in 200 ms: {rate:,.0f}", flush=True)


def measure_cores() -> None:
    """As many threads as cores, each with as much to do as one alone.

    By the clock on the wall it is the best of many short runs, as other programs want the cores
    too; what a thread does in a second of its own processor time shows whether threads disturb
    each other, also on a busy machine.
    """
    cores = os.cpu_count() or 1
    content, start = standard_content(), start_position(EVERYTHING, PLAYERS)
    seats = [
        (workspace_for(content, ["random"], PLAYERS), room_for(SHORT_RUN, PLAYERS))
        for _ in range(cores)
    ]

    def run(seat: tuple[Workspace, Matches]) -> Measured:
        begun = time.thread_time()
        actions = play_matches(*seat, root_of(SEED), 1, start)
        return actions, time.thread_time() - begun

    by_clock = dict.fromkeys((1, cores), 0.0)
    by_thread: dict[int, list[float]] = {threads: [] for threads in by_clock}
    with ThreadPoolExecutor(cores) as pool:
        for threads in tuple(by_clock) * SHORT_RUNS:
            begun = time.perf_counter()
            runs = list(pool.map(run, seats[:threads]))
            rate = sum(actions for actions, _ in runs) / (time.perf_counter() - begun)
            by_clock[threads] = max(by_clock[threads], rate)
            by_thread[threads] += map(per_second, runs)
    for threads, rate in by_clock.items():
        alone = statistics.median(by_thread[threads])
        print(f"threads {threads}: {rate:,.0f} actions per second by the clock,", end=" ")
        print(f"{alone:,.0f} of each in a second of its own")
    print(f"growth over {cores} cores by the clock: {by_clock[cores] / by_clock[1]:.2f} times")


def compare() -> None:
    """Alternate, so that a busy machine slows all alike."""
    play_catanatron(2, SEED)  # warm up
    ours: list[float] = []
    greedy: list[float] = []
    catanatron: list[float] = []
    spiel: list[float] = []
    inside: list[float] = []
    for _ in range(REPEATS):
        ours.append(per_second(play(["random"], EVERYTHING, MATCHES)))
        catanatron.append(per_second(play_catanatron(PEER_GAMES, SEED)))
        if is_there():
            spiel.append(per_second(play_from_python(SPIEL_GAMES, SEED)))
            inside.append(per_second(play_in_cpp(SPIEL_GAMES, SEED)))
        greedy.append(per_second(play(["greedy"], Options(), GREEDY_MATCHES)))
    show("rawsiko simulator, greedy players, default options", greedy)
    if is_there():
        show(f"OpenSpiel {GAME}, driven from Python", spiel)
        show(f"OpenSpiel {GAME}, inside C++", inside)
    else:
        print("OpenSpiel is not installed: it is missing here")
    show("catanatron", catanatron)
    show("rawsiko simulator, random players, all options", ours)
    ratio = statistics.median(ours) / statistics.median(catanatron)
    print(f"actions_per_s {statistics.median(ours):.0f} ratio_catanatron {ratio:.0f}")


def per_second(measured: Measured) -> float:
    actions, seconds = measured
    return actions / seconds


def show(what: str, values: Sequence[float]) -> None:
    each = ", ".join(f"{value:,.0f}" for value in values)
    median = statistics.median(values)
    print(f"{what}, actions per second: median {median:,.0f} (each {each})", flush=True)


if __name__ == "__main__":
    main()
