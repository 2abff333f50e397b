"""Measures the compiled simulator beside two peers, in one run on one core.

    python3 run.py bench simulator [--without-openspiel]

Whole random matches of four with all options on alternate with games of catanatron's random
players and random games of OpenSpiel. The last line gives the simulator's actions per second and
their ratio to catanatron's. bench/README.md says what is counted.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bench.engines.catanatron import play_catanatron
from bench.engines.openspiel import GAME, play_from_python, play_in_cpp
from bench.not_measured import exit_status
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
PlayPeer = Callable[[int, int], Measured]  # games and seed
SPIEL_PEERS: dict[PlayPeer, str] = {
    play_from_python: f"OpenSpiel {GAME}, driven from Python",
    play_in_cpp: f"OpenSpiel {GAME}, inside C++",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--without-openspiel", action="store_true", help="for other systems")
    peers = () if parser.parse_args().without_openspiel else tuple(SPIEL_PEERS)
    for play_peer in peers:
        play_peer(1, SEED)  # installs what is missing, or fails, before anything is measured
    begun = time.perf_counter()
    play(["random"], EVERYTHING, 1)
    print(f"loading the compiled code, seconds: {time.perf_counter() - begun:.2f}", flush=True)
    measure_playouts()
    measure_cores()
    compare(peers)


def play(bots: Sequence[str], options: Options, matches: int) -> Measured:
    content = standard_content()
    table = workspace_for(content, bots, PLAYERS)
    room, start = room_for(matches, PLAYERS), start_position(content, options, PLAYERS)
    begun = time.process_time()
    actions = play_matches(table, room, root_of(SEED), 1, start)
    return actions, time.process_time() - begun


def measure_playouts() -> None:
    """How many random playouts from the middle of a match a bot can make in its time."""
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
    """One thread per core, each with as much work as one thread alone.

    By the wall clock, the best of many short runs counts, because other programs use the cores
    too. Actions per second of a thread's own CPU time show, even on a busy machine, whether the
    threads slow each other down.
    """
    cores = os.cpu_count() or 1
    content = standard_content()
    start = start_position(content, EVERYTHING, PLAYERS)
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
        print(f"threads {threads}: {rate:,.0f} actions per second by the wall clock,", end=" ")
        print(f"{alone:,.0f} per second of each thread's own CPU time")
    print(f"speedup on {cores} cores by the wall clock: {by_clock[cores] / by_clock[1]:.2f}")


def compare(peers: Sequence[PlayPeer]) -> None:
    """All in turn, so that a busy machine slows them equally."""
    play_catanatron(2, SEED)  # warm up
    ours: list[float] = []
    greedy: list[float] = []
    catanatron: list[float] = []
    spiel: dict[PlayPeer, list[float]] = {play_peer: [] for play_peer in peers}
    for _ in range(REPEATS):
        ours.append(per_second(play(["random"], EVERYTHING, MATCHES)))
        catanatron.append(per_second(play_catanatron(PEER_GAMES, SEED)))
        for play_peer, rates in spiel.items():
            rates.append(per_second(play_peer(SPIEL_GAMES, SEED)))
        greedy.append(per_second(play(["greedy"], Options(), GREEDY_MATCHES)))
    show("rawsiko simulator, greedy players, default options", greedy)
    for play_peer, rates in spiel.items():
        show(SPIEL_PEERS[play_peer], rates)
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
    sys.exit(exit_status(main))
