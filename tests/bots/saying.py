"""Reasons and hints in words, with nothing but what they carry."""

from rawsiko.bots.comparison import Comparison, Objection, Remedy
from rawsiko.bots.hints import Look
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.texts.fluent import Texts

TOGETHER = "bot-reason"  # act, why
OF_THE_CARD = frozenset({Why.COMPLETES, Why.ADVANCES, Why.SPARE, Why.KEEPS, Why.REACHES})
WITHOUT_WORDS = frozenset({Why.MATERIALS, Why.UNTOLD})  # they tell nothing new
# By argument: how the id of a name begins.
NAMED = {
    "territory": "territory",
    "ahead": "territory",
    "continent": "continent",
    "material": "material",
    "application": "application",
}
PLAIN = ("player", "points", "percent", "risk", "assets", "having", "needed")


def said_reason(texts: Texts, reason: Reason) -> str:
    arguments = _arguments(texts, reason)
    act = texts.say(act_message(reason.act), **arguments)
    if reason.why in WITHOUT_WORDS:
        return act
    return texts.say(TOGETHER, act=act, why=texts.say(why_message(reason.why), **arguments))


def act_message(act: Act) -> str:
    return f"bot-act-{act}"


def why_message(why: Why) -> str:
    return f"bot-why-{why}"


def said_look(texts: Texts, look: Look) -> str:
    return texts.say(look.text, **_arguments(texts, look))


def said_comparison(texts: Texts, comparison: Comparison) -> list[str]:
    """In the client's order."""
    points = {"points": comparison.points, "uncertain": comparison.uncertain}
    said = [texts.say(f"why-not-{comparison.verdict}", **points)]
    if objection := comparison.objection:
        said.append(texts.say(f"why-not-{objection.flaw}", **_arguments(texts, objection)))
    if remedy := comparison.remedy:
        said.append(texts.say(f"why-not-{remedy.cure}", **_arguments(texts, remedy)))
    if reason := comparison.reason:
        said.append(said_reason(texts, reason))
    return said


def _arguments(texts: Texts, told: Reason | Look | Objection | Remedy) -> dict[str, str | float]:
    arguments: dict[str, str | float] = {}
    for name, kind in NAMED.items():
        if (value := getattr(told, name, None)) is not None:
            arguments[name] = texts.say(f"{kind}-{value}")
    for name in PLAIN:
        if (value := getattr(told, name, None)) is not None:
            arguments[name] = value
    return arguments
