"""Bots that misbehave, for thinking processes (`rawsiko.server.thinking.worker`).

Those that wait do so for a file in the folder that STRANGE_FOLDER names.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rawsiko.bots.bot import Bot
from rawsiko.bots.comparison import Comparison, Verdict
from rawsiko.bots.hints import Hint, Look, Odds
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.bots.simple import SimpleBot
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, EndActionPhase, HostAction, Move
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, State
from rawsiko.engine.view import PlayerView, known_state

ADVISERS = __name__
FOLDER = "STRANGE_FOLDER"


def begun(folder: Path) -> list[int]:
    """The processes that have begun to wait, one for each time."""
    return [int(file.suffix[1:]) for file in sorted(folder.glob("thinks-*"))]


def let_go(folder: Path) -> None:
    (folder / "go").touch()


class Waits(SimpleBot):
    """Until it is let go."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        folder = Path(os.environ[FOLDER])
        mark = folder / f"thinks-{time.monotonic_ns():020}.{os.getpid()}"
        if not (folder / "go").exists():
            mark.touch()
        while not (folder / "go").exists():
            time.sleep(0.01)
        return super().choose(view, legal, rng)


class Raises(SimpleBot):
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del legal, rng
        raise ValueError(f"a secret: {view.objectives}")


class Dies(SimpleBot):
    """In its first phase, and takes its process along."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        if isinstance(view.phase, ContinentChoice):
            os._exit(3)
        return super().choose(view, legal, rng)


class Hangs(SimpleBot):
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del view, legal, rng
        while True:
            time.sleep(60)


class Cheats(SimpleBot):
    """Does what it may not."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del rng
        phase = view.phase
        assert not isinstance(phase, Finished)
        action = EndActionPhase(phase.player)
        return legal[0] if action in legal else action


class Prints(SimpleBot):
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        print("a" * 100_000, flush=True)
        os.write(1, b"b" * 100)
        return super().choose(view, legal, rng)


STRANGE: dict[str, type[Bot]] = {
    "greedy": SimpleBot,
    "waits": Waits,
    "raises": Raises,
    "dies": Dies,
    "hangs": Hangs,
    "cheats": Cheats,
    "prints": Prints,
}


def warm_up() -> None:
    pass


def bot_named(name: str) -> Bot:
    return STRANGE[name]()


def explain(view: PlayerView, action: Action, level: str) -> Reason:
    """With the card, of the card: so that a card that is seen is also heard of."""
    del level
    act = Act.ATTACK if isinstance(action, Move) else Act.PLACE
    card = view.objectives.get(action.player)
    if card is None:
        return Reason(act, Why.NOTHING_BETTER)
    application = view.content.objectives[card].applications[0]
    return Reason(act, Why.COMPLETES, application=application, points=view.turn)


def hint_for(view: PlayerView) -> Hint:
    assert view.viewer is not None
    if (Path(os.environ[FOLDER]) / "no hints").exists():
        raise ValueError("no hint")
    legal = legal_actions(known_state(view))
    territory = next(iter(view.content.territories))
    is_long = (Path(os.environ[FOLDER]) / "long plans").exists()
    return Hint(
        look=Look("hint-look-weak", territory=territory),
        odds=Odds(territory, territory, 3, 2, 61, 1.5),
        plan=(legal[0],) * (2 if is_long else 1),
        reason=explain(view, legal[0], "greedy"),
    )


def compare(view: PlayerView, action: Action) -> Comparison:
    if (Path(os.environ[FOLDER]) / "no hints").exists():
        raise ValueError("no comparison")
    better = legal_actions(known_state(view))[0]
    return Comparison(Verdict.COSTS, 6, 2, better, explain(view, action, "greedy"))


def turning_points(
    played: Sequence[tuple[State, Action | HostAction]], player: PlayerId
) -> tuple[TurningPoint, ...]:
    """The first three of the player's choices."""
    own = [
        (n, state, action)
        for n, (state, action) in enumerate(played, start=1)
        if not isinstance(action, HostAction) and action.player == player
    ]
    return tuple(
        TurningPoint(n, state.turn, 60, 40, action, action, Reason(Act.PLACE, Why.ROOM))
        for n, state, action in own[:3]
    )
