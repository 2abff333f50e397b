"""Many matches on a Ray cluster: the same results as on one machine.

RAWsiko must be installed on every machine of the cluster, in the same version.
"""

# Ray has few type hints. All calls to it are in this file.
# pyright: reportMissingTypeStubs=false, reportMissingImports=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import logging
import os
from typing import Any

from rawsiko import __version__
from rawsiko.lab.results import MatchResult
from rawsiko.lab.simulation import Part, Plan, Progress, chunks_of, play_part, write_replays

# Matches that a worker plays at a time: seconds with the engine, an instant with the simulator.
CLUSTER_CHUNK = 500


class NoRay(Exception):
    """Ray isn't installed: it comes with the extra `cluster-lab`."""


class NoCluster(Exception):
    """There's no cluster at this address, or it can't play."""


def simulate_on_cluster(plan: Plan, address: str, progress: Progress) -> list[MatchResult]:
    """Play all matches of the plan, in order; replays are written here. `address` is that of a
    cluster, as host and port. Raises NoRay or NoCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
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
    task, shared = ray.remote(_play_chunk), ray.put(plan)
    waiting = {
        task.remote(__version__, shared, chunk): number
        for number, chunk in enumerate(chunks_of(plan, CLUSTER_CHUNK))
    }
    parts: dict[int, list[MatchResult]] = {}
    done = 0
    while waiting:
        (ready,), _ = ray.wait(list(waiting), num_returns=1)
        part: Part = ray.get(ready)
        parts[waiting.pop(ready)] = write_replays(plan, part)
        done += len(part)
        progress(done)
    return [result for number in sorted(parts) for result in parts[number]]


def _play_chunk(version: str, plan: Plan, numbers: range) -> Part:
    """Runs on a machine of the cluster."""
    if version != __version__:
        raise ValueError(f"a machine of the cluster has RAWsiko {__version__}, not {version}")
    return play_part(plan, numbers)
