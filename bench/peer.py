"""catanatron, a Python engine for another board game, with its own random players.

It carries no types, so it is kept to this file.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

import random
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

PLAYERS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play_catanatron(games: int, seed: int) -> tuple[int, float]:
    """How many actions so many games took, and the CPU seconds spent on playing them.

    The loop is that of its `Game.play`: one `play_tick` per action, after which the list of
    playable actions is ready for the next. Making the board is not counted.
    """
    rng = random.Random(seed)
    actions, seconds = 0, 0.0
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in PLAYERS], seed=rng.randrange(1, 2**32))
        begun = time.process_time()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            actions += 1
        seconds += time.process_time() - begun
    return actions, seconds
