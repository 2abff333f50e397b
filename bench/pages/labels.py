"""Processor time of placing labels on a phone's map, measured in Node."""

import sys
from pathlib import Path

import msgspec

# The modules of dev/ import each other as scripts do.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "dev"))

from dev.node import run_node_tool

MODULE = Path(__file__).with_suffix(".ts")


class LabelTimes(msgspec.Struct):
    """In milliseconds, of one set of own Territories."""

    count: int
    placed: float
    placing: float
    longest: float
    staying: float


def label_times() -> list[LabelTimes]:
    """By the number of own Territories."""
    answer = run_node_tool("node", ["build/measured.ts", str(MODULE)])
    return msgspec.json.decode(answer, type=list[LabelTimes])
