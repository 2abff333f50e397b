"""OpenSpiel, games written in C++, with random players: driven from Python and inside C++.

It has no type hints, so only this file imports it. It is not built for every system, so it is no
part of the environment: the first run installs it into a separate folder.
"""

# pyright: reportMissingTypeStubs=false, reportMissingImports=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import hashlib
import importlib
import random
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

from bench.not_measured import NotMeasured

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "bench" / "peers" / "openspiel.lock"
INSTALL_SECONDS = 300
GAME = "backgammon"  # a board game with dice, like ours, and the best known that it has


@cache
def pyspiel() -> Any:
    """The module. Raises NotMeasured where it cannot be installed or loaded."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    folder = ROOT / "build" / f"openspiel-{digest[:12]}-{sys.implementation.cache_tag}"
    if not folder.exists():
        _install(folder)
    sys.path.append(str(folder))
    try:
        return importlib.import_module("pyspiel")
    except ImportError as error:
        raise NotMeasured(f"OpenSpiel cannot be loaded: {error}") from error


def _install(folder: Path) -> None:
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary", ":all:", "--upgrade"]
    command += ["--target", str(unfinished), "--requirement", str(LOCK)]
    try:
        subprocess.run(
            command, check=True, timeout=INSTALL_SECONDS, stdin=subprocess.DEVNULL,
            capture_output=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
    except subprocess.CalledProcessError as error:
        why = error.stderr.strip()[-500:]
        raise NotMeasured(f"OpenSpiel could not be installed: {why}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasured(f"OpenSpiel could not be installed: {error}") from error
    unfinished.rename(folder)


def play_from_python(games: int, seed: int) -> tuple[int, float]:
    """The number of players' actions in these games, and the CPU seconds it took to play them."""
    rng = random.Random(seed)
    game = pyspiel().load_game(GAME)
    actions = 0
    begun = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
    return actions, time.process_time() - begun


def play_in_cpp(games: int, seed: int) -> tuple[int, float]:
    """The same with its own random players: a game runs from start to end without Python."""
    game = pyspiel().load_game(GAME)
    players = range(game.num_players())
    actions, seconds = 0, 0.0
    for number in range(games):
        bots = [pyspiel().make_uniform_random_bot(player, seed + number) for player in players]
        state = game.new_initial_state()
        begun = time.process_time()
        pyspiel().evaluate_bots(state, bots, seed + number)
        seconds += time.process_time() - begun
        actions += sum(step.player >= 0 for step in state.full_history())
    return actions, seconds
