"""Who plays in the arena: bots by name or by import path, watched while they choose."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from time import process_time
from typing import cast

from rawsiko.bots.bot import Bot
from rawsiko.bots.registry import BOTS, bot_named
from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView

Times = Mapping[str, Sequence[float]]  # seconds of each plan, by the name of the bot


class CannotImport(Exception):
    """There is nothing at this import path."""

    def __init__(self, path: str, reason: str) -> None:
        self.path, self.reason = path, reason
        super().__init__(path, reason)


class NotABot(Exception):
    """What lies at this import path cannot choose."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(path)


class BotFailed(Exception):
    """A bot broke off, or chose what is not legal; then `reason` is None."""

    def __init__(self, name: str, reason: str | None) -> None:
        self.name, self.reason = name, reason
        super().__init__(name, reason)


def maker_of(name: str) -> Callable[[], Bot]:
    """What makes the bot: a name of the registry, or `module:Class` for anybody's.

    Raises UnknownBot, CannotImport and NotABot.
    """
    if ":" not in name:
        bot_named(name)
        return BOTS[name]
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(import_module(module), attribute)
    except Exception as error:  # a module may fail in any way while it is imported
        raise CannotImport(name, reason_of(error)) from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise NotABot(name)
    try:
        found()
    except Exception as error:
        raise CannotImport(name, reason_of(error)) from error
    return cast("type[Bot]", found)


def reason_of(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


class Watched:
    """Another bot, whose choices are checked and whose plans are timed.

    A plan is all that one player chooses in one Phase of a Turn, however often others come in
    between. Time is what the processor needed, all threads together: as if there were one core.
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self._bot = name, bot
        self._seconds: dict[tuple[object, ...], float] = {}

    @property
    def seconds(self) -> list[float]:
        """Of each plan of the match so far."""
        return list(self._seconds.values())

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        phase = view.phase
        plan = (view.turn, type(phase), getattr(phase, "round", None))
        began = process_time()
        try:
            action = self._bot.choose(view, legal, rng)
        except Exception as error:
            raise BotFailed(self.name, reason_of(error)) from error
        self._seconds[plan] = self._seconds.get(plan, 0.0) + process_time() - began
        if action not in legal:
            raise BotFailed(self.name, None)
        return action
