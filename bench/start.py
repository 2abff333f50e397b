"""Measures how long a command takes to start, beside pip; and the first page, beside datasette.

    python3 run.py bench start
    python3 run.py bench start --commands    only the commands

The commands run in turn, nine times each; every line has the best and the median time. Their last
line is the ratio of the medians of `pip --help` and `rawsiko --help`. Then bench/first_page.py
starts everything from nothing.
"""

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench import first_page
from bench.not_measured import NotMeasured, exit_status

ROOT = Path(__file__).resolve().parents[1]
REPEATS = 9

PEER, OURS = "pip --help", "rawsiko --help"
STARTS: dict[str, list[str]] = {
    "python, doing nothing": ["-c", "pass"],
    PEER: ["-m", "pip", "--help"],
    OURS: ["-m", "rawsiko", "--help"],
    "run.py --help": ["run.py", "--help"],
    "rawsiko content export": ["-m", "rawsiko", "content", "export"],
}


def main() -> None:
    seconds: dict[str, list[float]] = {name: [] for name in STARTS}
    for _ in range(REPEATS):
        for name, arguments in STARTS.items():
            seconds[name].append(measured(name, arguments))
    print(f"{'seconds':28}{'best':>8}{'median':>8}")
    for name, values in seconds.items():
        print(f"{name:28}{min(values):8.3f}{median(values):8.3f}")
    print(f"ratio_pip {median(seconds[PEER]) / median(seconds[OURS]):.2f}")
    if "--commands" not in sys.argv[1:]:
        rows = first_page.measure()
        first_page.show(rows)
        print(f"first_page_s {rows[0].seconds:.1f} goal 15 ratio_datasette "
              f"{rows[-1].seconds / rows[0].seconds:.2f}")  # fmt: skip


def measured(name: str, arguments: Sequence[str]) -> float:
    """Wall-clock seconds. Raises NotMeasured when the command fails."""
    begin = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    took = time.perf_counter() - begin
    if done.returncode != 0:
        raise NotMeasured(f"{name}: {done.stderr.strip()[-500:]}")
    return took


if __name__ == "__main__":
    sys.exit(exit_status(main))
