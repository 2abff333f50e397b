"""Many matches on a Ray cluster: the same results as on one machine.

RAWsiko must be installed on every machine of the cluster, in the same version.
"""

# Ray carries few types: what it is asked for stands in this file.
# pyright: reportMissingTypeStubs=false, reportMissingImports=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import logging
import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rawsiko import __version__
from rawsiko.lab.recording import replay_lines, replay_path, write_lines
from rawsiko.lab.results import MatchResult, result_of
from rawsiko.lab.simulation import Engine, Plan, Progress, fast_labs, match_of, play_one

if TYPE_CHECKING:
    from rawsiko.lab.fast import FastLab

# So many matches go to a worker at a time: seconds of the engine, an instant of the simulator.
CLUSTER_CHUNK = 500

Part = list[tuple[MatchResult, Sequence[bytes]]]


class NoRay(Exception):
    """Ray is not installed: it comes with the extra `cluster-lab`."""


class NoCluster(Exception):
    """There is no cluster at this address, or not one that can play."""


def simulate_on_cluster(plan: Plan, address: str, progress: Progress) -> list[MatchResult]:
    """Play all matches of the plan, in order; replays are written here. `address` is that of a
    cluster, as host and port. Raises NoRay or NoCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played
    try:
        import ray
    except ImportError as error:
        raise NoRay from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error)) from error
    try:
        return _play(ray, plan, progress)
    except ray.exceptions.RayError as error:
        raise NoCluster(str(error).strip().splitlines()[-1]) from error
    finally:
        ray.shutdown()


def _play(ray: Any, plan: Plan, progress: Progress) -> list[MatchResult]:
    chunks = [
        range(first, min(first + CLUSTER_CHUNK, plan.matches + 1))
        for first in range(1, plan.matches + 1, CLUSTER_CHUNK)
    ]
    task = ray.remote(_play_chunk if plan.replays is None else _record_chunk)
    shared = ray.put(replace(plan, replays=None))
    waiting = {
        task.remote(__version__, shared, chunk): number for number, chunk in enumerate(chunks)
    }
    parts: dict[int, list[MatchResult]] = {}
    done = 0
    while waiting:
        (ready,), _ = ray.wait(list(waiting), num_returns=1)
        part: Part = ray.get(ready)
        parts[waiting.pop(ready)] = [result for result, _ in part]
        if plan.replays is not None:
            for result, lines in part:
                write_lines(lines, replay_path(plan.replays, result.match))
        done += len(part)
        progress(done)
    return [result for number in range(len(chunks)) for result in parts[number]]


# What follows runs on the machines of the cluster.


def _play_chunk(version: str, plan: Plan, numbers: range) -> Part:
    _check(version)
    if labs := _labs(plan):
        return [(result, ()) for result in labs[0].play(numbers)]
    return [(play_one(plan, number), ()) for number in numbers]


def _record_chunk(version: str, plan: Plan, numbers: range) -> Part:
    _check(version)
    if labs := _labs(plan):
        return [labs[0].replay(number) for number in numbers]
    matches = ((number, match_of(plan, number)) for number in numbers)
    return [
        (result_of(number, match, plan.bots), [*replay_lines(match)]) for number, match in matches
    ]


def _check(version: str) -> None:
    if version != __version__:
        raise ValueError(f"a machine of the cluster has RAWsiko {__version__}, not {version}")


def _labs(plan: Plan) -> "list[FastLab]":
    return fast_labs(plan, 1) if plan.engine is Engine.FASTEST else []
