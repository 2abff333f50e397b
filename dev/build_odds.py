"""Build web/src/match/action/odds.json, the odds of Clashes, from rawsiko.simulator.odds.

    python dev/build_odds.py

`clash[a-1][d-1][n]` is the chance that a against d dice cost the defender n Assets, and the
attacker the rest of the pairs. The other three are tables by attackers, then defenders, from 1 to
`most`, for attacking until the Territory is conquered or the attackers are gone: the chance to
conquer, and the mean Assets lost on either side. All are rounded to four decimals.

With `--check` it writes nothing and fails if the committed file is out of date.
"""

import argparse
import json
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from rawsiko.engine.clash import MAX_CLASH_ASSETS, Losses
from rawsiko.simulator.odds import clash, conquest

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
    dice = range(1, MAX_CLASH_ASSETS + 1)
    parts = {
        "most": MOST,
        "clash": [[_defender_losses(a, d) for d in dice] for a in dice],
        "conquer": _table(lambda a, d: conquest(a, d).chance),
        "attackerLosses": _table(lambda a, d: conquest(a, d).attacker_losses),
        "defenderLosses": _table(lambda a, d: conquest(a, d).defender_losses),
    }
    lines = [f'"{name}":{json.dumps(part, separators=(",", ":"))}' for name, part in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _defender_losses(attackers: int, defenders: int) -> list[float]:
    outcomes, pairs = clash(attackers, defenders), min(attackers, defenders)
    return [_rounded(outcomes[Losses(pairs - n, n)]) for n in range(pairs + 1)]


def _table(cell: Callable[[int, int], Fraction]) -> list[list[float]]:
    assets = range(1, MOST + 1)
    return [[_rounded(cell(attackers, defenders)) for defenders in assets] for attackers in assets]


def _rounded(exact: Fraction) -> float:
    return float(round(exact, DECIMALS))


if __name__ == "__main__":
    sys.exit(main())
