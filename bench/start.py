"""How long it takes until something is seen, beside a peer that is started the same way.

    .venv/bin/python bench/start.py

The peer is pip, which everybody has: its help page takes what people are used to. Every line is the
best and the median of alternating starts.
"""

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
REPEATS = 9

STARTS: dict[str, list[str]] = {
    "python, doing nothing": ["-c", "pass"],
    "pip --help (peer)": ["-m", "pip", "--help"],
    "rawsiko --help": ["-m", "rawsiko", "--help"],
    "run.py --help": ["run.py", "--help"],
    "rawsiko content export": ["-m", "rawsiko", "content", "export"],
}


def main() -> None:
    seconds: dict[str, list[float]] = {name: [] for name in STARTS}
    for _ in range(REPEATS):
        for name, arguments in STARTS.items():
            seconds[name].append(measured(arguments))
    print(f"{'':28}{'best':>8}{'median':>8}")
    for name, values in seconds.items():
        print(f"{name:28}{min(values):8.3f}{median(values):8.3f}")


def measured(arguments: Sequence[str]) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
