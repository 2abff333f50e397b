"""One word for one thing, as docs/glossary.md has it, and the small signs of each language.

`pytest tests/texts -k "[fr]" --runxfail` checks French, finished or not.
"""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from rawsiko.texts.fluent import LANGUAGES
from tests.texts.patterns import texts_of

HERE = Path(__file__).parent
GLOSSARY = (HERE.parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
# Languages whose words don't all follow the glossary yet. Take one out when its check passes.
UNFINISHED = set[str]()
COLUMNS = ("en", "it", "nl", "sk", "de", "fr", "es")
MARKS = " ¹²³⁴⁵⁶"
WORDS_CHECKED = [
    pytest.param(language, marks=pytest.mark.xfail) if language in UNFINISHED else language
    for language in LANGUAGES
]


class Avoided(NamedTuple):
    """Words that don't stand for a term, what to say, and texts where they mean something else."""

    words: re.Pattern[str]
    say: str
    allowed: frozenset[str]
    inside: re.Pattern[str]
    outside: re.Pattern[str]

    def concerns(self, message: str) -> bool:
        return (
            message not in self.allowed
            and self.inside.match(message) is not None
            and self.outside.match(message) is None
        )


def avoided(language: str) -> list[Avoided]:
    with (HERE / "other_words.toml").open("rb") as file:
        rules = tomllib.load(file)[language]
    terms = glossary()
    return [
        Avoided(
            re.compile(rf"\b(?:{rule['not']})\b", re.IGNORECASE),
            rule.get("say") or terms[rule["term"]][COLUMNS.index(language)],
            frozenset(rule.get("allowed", ())),
            re.compile(rule.get("inside", "")),
            re.compile(rule.get("outside", r"(?!)")),
        )
        for rule in rules
    ]


def glossary() -> dict[str, list[str]]:
    """The rows of the glossary by their English term, without footnote marks."""
    rows = [line.strip("| ").split(" | ") for line in GLOSSARY.splitlines() if line.startswith("|")]
    return {row[0].rstrip(MARKS): [cell.rstrip(MARKS) for cell in row] for row in rows}


@pytest.mark.parametrize("language", WORDS_CHECKED)
def test_a_term_has_one_word(language: str) -> None:
    wrong = [
        f"{text.file}: {text.message}: “{found[0]}” should be “{rule.say}”"
        for rule in avoided(language)
        for text in texts_of(language)
        if (found := rule.words.search(text.said)) and rule.concerns(text.message)
    ]
    assert not wrong, "\n".join(("", *wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_avoid_are_not_the_glossarys(language: str) -> None:
    """And what is allowed is allowed only in texts that exist."""
    messages = {text.message for text in texts_of(language)}
    for rule in avoided(language):
        assert not rule.words.search(rule.say)
        assert rule.allowed <= messages, rule.say


def test_every_row_of_the_glossary_has_seven_words() -> None:
    assert {term: row for term, row in glossary().items() if len(row) != len(LANGUAGES)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_letters_stands_before_an_ellipsis(language: str) -> None:
    check_signs(language, r"(?<=.)\s…|\.\.\.")


# Narrow no-break spaces before ; ? ! % » and after «; a no-break space before a colon.
# “file: verdict” is for programs too, and the same in all languages.
FOR_PROGRAMS = {"verify-line"}
NARROW, WIDE = "\u202f", "\u00a0"
FRENCH_SPACES = rf"(?<!{NARROW})[;?!%»]|«(?!{NARROW})|(?<!{WIDE}):(?=\s|$)"


@pytest.mark.parametrize("language", ["fr"])
def test_french_spaces_do_not_break(language: str) -> None:
    check_signs(language, FRENCH_SPACES)


# What stands for another language's quotation marks, or for a typewriter's.
FOREIGN_QUOTES = {
    **dict.fromkeys(("en", "it", "nl"), "[«»„‘\"']"),
    **dict.fromkeys(("de", "sk"), "[«»”‘\"']"),
    **dict.fromkeys(("fr", "es"), "[“”„‘\"']"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_the_languages_own(language: str) -> None:
    check_signs(language, FOREIGN_QUOTES[language])


@pytest.mark.parametrize("language", ["en", "it", "nl", "de", "es", "sk"])
def test_a_percent_sign_keeps_to_its_figure(language: str) -> None:
    wrong = r"[\w…}]\s%" if language in {"en", "it", "nl"} else rf"[\w…}}](?:(?!{WIDE})\s)?%"
    check_signs(language, wrong)


def check_signs(language: str, wrong: str) -> None:
    """No text matches `wrong`. The failure shows what does in brackets."""
    marked = ((text, re.sub(wrong, r"[\g<0>]", text.said)) for text in texts_of(language))
    bad = [
        f"{text.file}: {text.message}: {said}"
        for text, said in marked
        if said != text.said and text.message not in FOR_PROGRAMS
    ]
    assert not bad, "\n".join(("", *bad))
