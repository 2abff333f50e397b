"""The bots of an arena, by name or import path, with their choices checked and timed."""

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
    """The import path can't be imported."""

    def __init__(self, path: str, reason: str) -> None:
        self.path, self.reason = path, reason
        super().__init__(path, reason)


class NotABot(Exception):
    """The object at this import path isn't a bot."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(path)


class BotFailed(Exception):
    """A bot raised an exception, or made an illegal choice; then `reason` is None."""

    def __init__(self, name: str, reason: str | None) -> None:
        self.name, self.reason = name, reason
        super().__init__(name, reason)


def maker_of(name: str) -> Callable[[], Bot]:
    """The bot's factory, by its name in the registry or as `module:Class`.

    Raises UnknownBot, CannotImport and NotABot.
    """
    if ":" not in name:
        bot_named(name)
        return BOTS[name]
    module, _, attribute = name.partition(":")
    try:
        found: object = getattr(import_module(module), attribute)
    except Exception as error:  # importing a module may raise anything
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
    """Wraps a bot to check its choices and time its plans.

    A plan is everything one player chooses in one Phase of a Turn, even if others act in between.
    Time is CPU time of all threads.
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
