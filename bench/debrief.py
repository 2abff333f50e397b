"""Measures the debrief of a class of twelve tables, on one core, beside checking its replays.

    python3 run.py bench debrief

Twelve matches of four greedy bots and five Turns are played first, which isn't counted. Then
reading and figure 2, all figures with all pages, and the export are timed. The last line gives CPU
seconds, and the time for all figures as a multiple of what `rawsiko verify` takes for the replays.
"""

import statistics
import sys
import time
from collections.abc import Callable, Sequence
from io import BytesIO

from bench.not_measured import NotMeasured, exit_status
from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import find_content, standard_content, standard_folder
from rawsiko.debrief.archive import Dialect, archive
from rawsiko.debrief.debrief import debrief
from rawsiko.debrief.export_tables import ClassNotes
from rawsiko.debrief.fought_over import fought_over
from rawsiko.debrief.matches import LeftOut, PlayedMatch, read_match
from rawsiko.debrief.pupils import pupil_page
from rawsiko.debrief.world import World
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, replay_lines, seat_bots
from rawsiko.replay.reading import verdict_on
from rawsiko.texts.fluent import Texts

TABLES, PLAYERS, SEED, REPEATS = 12, 4, 7, 3
OPTIONS = Options(turns=5, head_start=True, host_keeps_time=True)


def main() -> None:
    files = [_replay(table) for table in range(1, TABLES + 1)]
    peer = _seconds(lambda: [verdict_on(BytesIO(file), find_content) for file in files])
    print(f"checking the replays of {TABLES} tables, CPU seconds: {peer:.3f}")
    figure_2 = _seconds(lambda: _figure_2(files))
    everything = _seconds(lambda: _all(files))
    export = _seconds(lambda: _export(files))
    goals = f"figure_2_s {figure_2:.3f} goal 5 all_s {everything:.3f} goal 60"
    print(f"{goals} export_s {export:.3f} ratio_verify {everything / peer:.1f}")


def _replay(table: int) -> bytes:
    bots = seat_bots(["greedy"], PLAYERS)
    match = play_match(standard_content(), OPTIONS, bots, chance_of(SEED, table, PLAYERS))
    return b"".join(replay_lines(match))


def _seconds(work: Callable[[], object]) -> float:
    """The median of three runs."""
    taken: list[float] = []
    for _ in range(REPEATS):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return statistics.median(taken)


def _read(files: Sequence[bytes]) -> list[PlayedMatch]:
    try:
        return [read_match(file, table, find_content) for table, file in enumerate(files, start=1)]
    except LeftOut as left:
        raise NotMeasured(f"a match is left out: {left}") from left


def _facts() -> Facts:
    """Read anew each time, as on a server that has just started."""
    return Facts(facts_folder(standard_folder()))


def _figure_2(files: Sequence[bytes]) -> object:
    content = standard_content()
    return fought_over(_read(files), content, World(content, _facts()))


def _all(files: Sequence[bytes]) -> object:
    content, facts, matches = standard_content(), _facts(), _read(files)
    world = World(content, facts)
    pages = [pupil_page(match, player, world) for match in matches for player in match.start.order]
    return debrief(matches, content, facts), pages


def _export(files: Sequence[bytes]) -> object:
    return archive(_read(files), ClassNotes(), {}, Dialect.SPREADSHEET, Texts("en"))


if __name__ == "__main__":
    sys.exit(exit_status(main))
