"""OpenSpiel, games written in C++, with random players: driven from Python and inside C++.

It carries no types, so it is kept to this file.
"""

# pyright: reportMissingTypeStubs=false, reportMissingImports=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

import random
import time

try:
    import pyspiel
except ImportError:  # it is not made for every system
    pyspiel = None

GAME = "backgammon"  # like ours a board game with dice, and of all it has the best known


def is_there() -> bool:
    return pyspiel is not None


def play_from_python(games: int, seed: int) -> tuple[int, float]:
    """How many actions of players so many games took, and the CPU seconds spent on playing them."""
    assert pyspiel is not None
    rng = random.Random(seed)
    game = pyspiel.load_game(GAME)
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
    """The same by its own random players: no Python between the beginning and the end of a game."""
    assert pyspiel is not None
    game = pyspiel.load_game(GAME)
    players = range(game.num_players())
    actions, seconds = 0, 0.0
    for number in range(games):
        bots = [pyspiel.make_uniform_random_bot(player, seed + number) for player in players]
        state = game.new_initial_state()
        begun = time.process_time()
        pyspiel.evaluate_bots(state, bots, seed + number)
        seconds += time.process_time() - begun
        actions += sum(step.player >= 0 for step in state.full_history())
    return actions, seconds
