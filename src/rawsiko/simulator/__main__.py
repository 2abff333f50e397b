"""Compiles the simulator in advance.

python -m rawsiko.simulator

Exits 1 if the result can't be stored.
"""

import sys

from rawsiko.simulator import arrays
from rawsiko.simulator.cache import COMPLETE, cache_folder
from rawsiko.simulator.playing import play_matches, room_for, workspace_of
from rawsiko.simulator.rules.board import BOARD_WIDTH
from rawsiko.simulator.rules.layout import WIDTH
from rawsiko.simulator.search.greedy import choose_once
from rawsiko.simulator.search.mind import MIND_WIDTH
from rawsiko.simulator.search.searching import NO_EFFORT, estimate, study_of
from rawsiko.simulator.search.standing import VALUES_WIDTH
from rawsiko.simulator.search.survey import scratch_space


def main() -> None:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)  # fail before the work, not after it
        compile_now()
        (folder / COMPLETE).touch()
    except OSError as error:
        sys.exit(str(error))


def compile_now() -> None:
    board = arrays.zeros(BOARD_WIDTH, dtype=arrays.int64)
    start = arrays.zeros(WIDTH, dtype=arrays.int64)
    minds = arrays.zeros((1, MIND_WIDTH))
    say_how_far(0)
    play_matches(workspace_of(board, [0], minds), room_for(0, 3), 0, 1, start)
    say_how_far(1)
    compile_for_search()
    say_how_far(2)
    choose_once(board, start, *scratch_space())


def compile_for_search() -> None:
    # The argument types decide what is compiled, so no match needs to be played.
    board = arrays.zeros(BOARD_WIDTH, dtype=arrays.int64)
    study = study_of(board, arrays.zeros(MIND_WIDTH), arrays.zeros(VALUES_WIDTH))
    estimate(study, arrays.zeros(WIDTH, dtype=arrays.int64), NO_EFFORT, -1, 0)


def say_how_far(compiled: int) -> None:
    """Fetching the compiler, which run.py did, counts for the first half."""
    print(f"{3 + compiled} of 6", flush=True)


if __name__ == "__main__":
    main()
