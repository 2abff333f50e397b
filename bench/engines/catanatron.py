"""catanatron, a Python engine for another board game, with its own random players.

It has no type hints, so only this file imports it.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

import random
import time

from bench.not_measured import NotMeasured


def play_catanatron(games: int, seed: int) -> tuple[int, float]:
    """The number of actions in these games, and the CPU seconds it took to play them.

    The loop is that of its `Game.play`: one `play_tick` per action, which also computes the list
    of playable actions for the next. Creating the board is not counted. Raises NotMeasured.
    """
    try:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer
    except ImportError as error:
        raise NotMeasured(f"catanatron is not installed: {error}") from error
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    rng = random.Random(seed)
    actions, seconds = 0, 0.0
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in colors], seed=rng.randrange(1, 2**32))
        begun = time.process_time()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            actions += 1
        seconds += time.process_time() - begun
    return actions, seconds
