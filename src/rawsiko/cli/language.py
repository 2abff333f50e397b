"""The language of this run."""

from collections.abc import Sequence
from contextvars import ContextVar

from rawsiko.texts.fluent import Texts, chosen_language

OPTION = "--lang"

_texts: ContextVar[Texts] = ContextVar("texts")


def texts() -> Texts:
    """The texts in the language that the user asked for."""
    try:
        return _texts.get()
    except LookupError:
        return speak(chosen_language(None))


def speak(language: str) -> Texts:
    """Set the language of this run. Raises ValueError if it's unknown."""
    chosen = Texts(language)
    _texts.set(chosen)
    return chosen


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, anywhere in the arguments, and the other arguments.

    It is read before the commands are assembled, because their help is in that language.
    """
    language, others = None, list[str]()
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            others += [argument, *waiting]
        elif argument.startswith(f"{OPTION}="):
            language = argument.removeprefix(f"{OPTION}=")
        elif argument == OPTION and (value := next(waiting, None)) is not None:
            language = value
        else:
            others.append(argument)
    return language, others
