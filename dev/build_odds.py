"""Build web/src/match/action/odds.json, the odds of Clashes, from rawsiko.simulator.odds.

    python dev/build_odds.py

Its tables are by attackers, then defenders, from 1 to 30, for attacking until the Territory is
conquered or the attackers are gone: the chance to conquer, and the mean Assets that the attacker
loses, rounded to four decimals.

With `--check` it writes nothing and fails if the committed file is out of date.
"""

import argparse
import json
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from rawsiko.simulator.odds import conquest

ODDS = Path(__file__).resolve().parents[1] / "web" / "src" / "match" / "action" / "odds.json"
MOST = 30
DECIMALS = 4


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    text = odds_text()
    if not arguments.check:
        ODDS.parent.mkdir(parents=True, exist_ok=True)
        ODDS.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if ODDS.exists() and ODDS.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/match/action/odds.json is out of date: run dev/build_odds.py.", file=sys.stderr)
    return 1


def odds_text() -> str:
    """The whole file, one table per line."""
    parts = {
        "conquer": _table(lambda a, d: conquest(a, d).chance),
        "attackerLosses": _table(lambda a, d: conquest(a, d).attacker_losses),
    }
    lines = [f'"{name}":{json.dumps(part, separators=(",", ":"))}' for name, part in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _table(cell: Callable[[int, int], Fraction]) -> list[list[float]]:
    assets = range(1, MOST + 1)
    return [[float(round(cell(a, d), DECIMALS)) for d in assets] for a in assets]


if __name__ == "__main__":
    sys.exit(main())
