"""What all figures have in common.

Figures hold numbers and ids, no texts. Names are ids of messages (`material-cobalt`,
`company-17`) or, for a country, `country-COD`, which clients may know from elsewhere.
"""

from collections.abc import Iterable, Mapping

from rawsiko.content.facts import Facts
from rawsiko.engine.records import Record

DIGITS = 4


class Finding(Record, frozen=True):
    """The sentence above a figure, worked out from the data."""

    text: str
    """The id of its message."""
    numbers: Mapping[str, float] = {}
    """Variables of the message."""
    names: Mapping[str, tuple[str, ...]] = {}
    """Variables of the message that are lists of names, as ids of messages."""


class Source(Record, frozen=True):
    """Who says so."""

    key: str
    """Its key in `content/facts`."""
    title: str
    """Of the publication."""
    publisher: str
    """Who published it."""
    year: str
    """When; empty if unknown."""


class Frame(Record, frozen=True):
    """The title, findings, questions and sources of a chart."""

    number: int
    """From 1 to 9."""
    title: str
    """The id of its title."""
    findings: tuple[Finding, ...]
    """Usually one; without any, the first question is the title."""
    questions: tuple[str, ...]
    """Ids of the questions to talk about."""
    not_shown: str
    """The id of a sentence that says what the figure does not show."""
    sources: tuple[Source, ...] = ()
    """Of facts about the world."""
    note: str | None = None
    """The id of a sentence that says that the facts don't cover this board."""


def frame(
    number: int,
    findings: Iterable[Finding],
    sources: tuple[Source, ...] = (),
    *,
    lacks_facts: bool = False,
    questions: int = 2,
) -> Frame:
    return Frame(
        number,
        f"debrief-title-{number}",
        tuple(findings),
        tuple(f"debrief-question-{number}-{which}" for which in range(1, questions + 1)),
        f"debrief-not-shown-{number}",
        sources,
        "debrief-no-facts" if lacks_facts else None,
    )


def sources_of(facts: Facts | None, keys: Iterable[str]) -> tuple[Source, ...]:
    """The sources with these keys, each once; unknown keys are left out."""
    if facts is None:
        return ()
    known = facts.sources
    return tuple(
        Source(key, known[key]["title"], known[key]["publisher"], known[key].get("year", ""))
        for key in dict.fromkeys(keys)
        if key in known
    )


def rounded(value: float) -> float:
    """Numbers are rounded once, here, so that they compare equal everywhere."""
    return round(value, DIGITS)
