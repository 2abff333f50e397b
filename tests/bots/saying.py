"""Reasons and hints in words, with nothing but what they carry."""

from rawsiko.bots.hints import Look
from rawsiko.bots.reasons import TOGETHER, Reason
from rawsiko.texts.fluent import Texts

# By argument: how the id of a name begins.
NAMED = {
    "territory": "territory",
    "ahead": "territory",
    "continent": "continent",
    "material": "material",
    "application": "application",
}
PLAIN = ("player", "points", "percent", "risk")


def said_reason(texts: Texts, reason: Reason) -> str:
    arguments = _arguments(texts, reason)
    act = texts.say(reason.act_message, **arguments)
    if reason.why_message is None:
        return act
    return texts.say(TOGETHER, act=act, why=texts.say(reason.why_message, **arguments))


def said_look(texts: Texts, look: Look) -> str:
    return texts.say(look.text, **_arguments(texts, look))


def _arguments(texts: Texts, told: Reason | Look) -> dict[str, str | float]:
    arguments: dict[str, str | float] = {}
    for name, kind in NAMED.items():
        if (value := getattr(told, name, None)) is not None:
            arguments[name] = texts.say(f"{kind}-{value}")
    for name in PLAIN:
        if (value := getattr(told, name, None)) is not None:
            arguments[name] = value
    return arguments
