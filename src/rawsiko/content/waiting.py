"""The questions that a pupil may open while others play: about the Materials of the standard board,
from the facts. Each has one right answer and two that are wrong whichever source one believes."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from pathlib import Path
from zlib import crc32

import msgspec

from rawsiko.content.facts import CHINA, STAGES, Facts
from rawsiko.engine.content import Content
from rawsiko.texts.fluent import LANGUAGES, Texts

FILE = "while_waiting.toml"
CLEARLY = 8.0  # percent of the world: the first country leads the second by at least this much
FAR = 15.0  # percent: wrong shares are at least this far from every figure that a source gives
STEP = 5  # shares are asked to the nearest 5 percent
SINCE = "2020"  # older figures of China's share don't count
SHARES = (0, 20, 40, 60, 80)
ALL = 100
CHOICES = 16  # wrong answers that are looked at: of these, the ones as long as the right one
STEM = 5  # letters of a name that its other forms have as well


class QuestionKind(StrEnum):
    """What is asked. `about` is an Application, or a stage."""

    USE = "use"
    """What does it do in this Application? Answers are texts."""
    SOURCE = "source"
    """Which country mines, or refines, the most? Answers are countries."""
    CHINA = "china"
    """How much of it comes from China? Answers are percent, in order."""
    RECYCLED = "recycled"
    """How much of what the EU uses comes from old products? Answers are percent, in order."""
    INSTEAD = "instead"
    """What could replace it? Answers are texts."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    kind: QuestionKind
    material: str
    answers: tuple[str, ...]  # ids of texts, countries, or percent: the right one first
    about: str = ""


class Beyond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tables don't say; the file has the comments."""

    for_the_class: frozenset[str]
    incomplete: frozenset[str]
    other_recycling: Mapping[str, tuple[float, ...]]
    same_use: Mapping[str, frozenset[str]]


def read_beyond(folder: Path) -> Beyond:
    return msgspec.convert(tomllib.loads((folder / FILE).read_text(encoding="utf-8")), Beyond)


def waiting_questions(content: Content, facts: Facts, beyond: Beyond) -> list[Question]:
    """All questions, those of a Material together."""
    asked = _Asked(content, facts, beyond)
    return [
        question
        for material in content.materials
        for question in asked.about(material)
        if question.id not in beyond.for_the_class
    ]


def shown(question: Question, answer: str, texts: Texts) -> str:
    """An answer in words, if its kind has any."""
    return (
        texts.say(answer) if question.kind in (QuestionKind.USE, QuestionKind.INSTEAD) else answer
    )


class _Said(dict[tuple[str, str], str]):
    """Texts by language and id, each read once."""

    def __init__(self) -> None:
        self._texts = {language: Texts(language) for language in LANGUAGES}

    def __missing__(self, key: tuple[str, str]) -> str:
        language, text = key
        self[key] = self._texts[language].say(text)
        return self[key]


class _Asked:
    def __init__(self, content: Content, facts: Facts, beyond: Beyond) -> None:
        self.content, self.facts, self.beyond = content, facts, beyond
        self._said = _Said()

    def about(self, material: str) -> Iterator[Question]:
        yield from self._uses(material)
        for stage in STAGES:
            yield from self._source(material, stage)
        yield from self._china(material)
        yield from self._recycled(material)
        yield from self._instead(material)

    def _uses(self, material: str) -> Iterator[Question]:
        others = [
            text
            for application, other, text in self.needs
            if material not in self.users[application] and not self._share_a_use(material, other)
        ]
        for application, other, text in self.needs:
            if other == material:
                name = f"use-{application}-{material}"
                yield from self._in_words(
                    name, QuestionKind.USE, material, text, others, application
                )

    def _source(self, material: str, stage: str) -> Iterator[Question]:
        ranking = self.facts.ranking(material, stage)
        if len(ranking) < 2 or ranking[0].share - ranking[1].share < CLEARLY:
            return
        first = ranking[0]
        named = [one for name in STAGES for one in self.facts.ranking(material, name)]
        close = {one.country for one in ranking if one.share > first.share - CLEARLY}
        wrong = [
            country
            for country in dict.fromkeys(one.country for one in named)
            if country not in close | self._leaders(material, stage)
        ]
        if len(wrong) > 1:
            name = f"source-{stage}-{material}"
            more = min(wrong[1:], key=lambda country: _mixed(name, country))
            yield Question(
                name, QuestionKind.SOURCE, material, (first.country, wrong[0], more), stage
            )

    def _leaders(self, material: str, stage: str) -> set[str]:
        """The first country of every source, whatever its year."""
        best: dict[tuple[str, str], tuple[float, str]] = {}
        for one in self.facts.figures:
            if (one.material, one.stage) == (material, stage):
                key = (one.year, one.source)
                best[key] = max(best.get(key, (0.0, "")), (one.share, one.country))
        return {country for _, country in best.values()}

    def _china(self, material: str) -> Iterator[Question]:
        newest = self.facts.newest(material, CHINA)
        if not newest:
            return
        stage = newest[0].stage
        known = [
            one.share
            for one in self.facts.figures
            if (one.material, one.country, one.stage) == (material, CHINA, stage)
            and one.year >= SINCE
        ]
        options, share = (*SHARES, ALL), newest[0].share
        yield from _shares(
            f"china-{material}", QuestionKind.CHINA, material, known, share, options, stage
        )

    def _recycled(self, material: str) -> Iterator[Question]:
        rate = self.facts.materials[material]["EoL_RIR_percent"]
        if rate:
            known = [float(rate), *self.beyond.other_recycling.get(material, ())]
            name = f"recycled-{material}"
            yield from _shares(name, QuestionKind.RECYCLED, material, known, float(rate), SHARES)

    def _instead(self, material: str) -> Iterator[Question]:
        same_use = self.beyond.same_use
        if material in same_use:
            others = [
                f"long-instead-{other}"
                for other in same_use
                if other != material and material not in same_use[other]
            ]
            name, right = f"instead-{material}", f"long-instead-{material}"
            yield from self._in_words(name, QuestionKind.INSTEAD, material, right, others)

    def _in_words(
        self,
        name: str,
        kind: QuestionKind,
        material: str,
        right: str,
        others: Sequence[str],
        about: str = "",
    ) -> Iterator[Question]:
        """The right text neither names the Material nor is the longest, in any language."""
        if self._names(right, material):
            return
        wrong = [text for text in others if not self._names(text, material)]
        wrong.sort(key=lambda text: _mixed(name, text))
        fair = [pair for pair in combinations(wrong, 2) if self._is_fair(right, pair)]
        if fair:
            pair = min(fair[:CHOICES], key=lambda pair: self._difference(right, pair))
            yield Question(name, kind, material, (right, *pair), about)

    def _is_fair(self, right: str, pair: Sequence[str]) -> bool:
        return all(
            self._said[language, right] not in [self._said[language, text] for text in pair]
            and len(self._said[language, right])
            <= max(len(self._said[language, text]) for text in pair)
            for language in LANGUAGES
        )

    def _difference(self, right: str, pair: Sequence[str]) -> int:
        """In letters, over all languages."""
        return sum(
            abs(len(self._said[language, right]) - len(self._said[language, text]))
            for language in LANGUAGES
            for text in pair
        )

    def _share_a_use(self, one: str, other: str) -> bool:
        same_use = self.beyond.same_use
        return one == other or one in same_use.get(other, ()) or other in same_use.get(one, ())

    def _names(self, text: str, material: str) -> bool:
        name = f"material-{material}"
        return any(_is_named(self._said[one, name], self._said[one, text]) for one in LANGUAGES)

    @cached_property
    def needs(self) -> list[tuple[str, str, str]]:
        """Application, Material, and the text that says what the one does in the other."""
        left_out = self.beyond.incomplete | self.beyond.for_the_class
        return [
            (application.id, material, f"long-need-{application.id}-{material}")
            for application in self.content.applications.values()
            for material in application.materials
            if f"use-{application.id}-{material}" not in left_out
        ]

    @cached_property
    def users(self) -> Mapping[str, set[str]]:
        """By Application: the Materials that it needs, or that are often in it."""
        users: dict[str, set[str]] = {
            one.id: {*one.materials} for one in self.content.applications.values()
        }
        for application, material in self.facts.links:
            group = self.facts.materials[material]["group_id"]
            users.setdefault(application, set()).update({material, group} - {""})
        return users


def _shares(
    name: str,
    kind: QuestionKind,
    material: str,
    known: Sequence[float],
    share: float,
    options: Sequence[int],
    about: str = "",
) -> Iterator[Question]:
    """Wrong shares are far from each other, too, and from every known figure."""
    wrong = [one for one in options if all(abs(one - figure) >= FAR for figure in known)]
    if len(wrong) > 1:
        chosen = sorted(wrong, key=lambda one: _mixed(name, str(one)))[:2]
        right = STEP * round(share / STEP)
        answers = tuple(str(one) for one in (right, *chosen))
        yield Question(name, kind, material, answers, about)


def _is_named(name: str, text: str) -> bool:
    """Whether a form of every word of the name is in the text."""
    words = text.casefold().replace("’", " ").split()
    stems = [word[:STEM].casefold() for word in name.split()]
    return all(any(word.startswith(stem) for word in words) for stem in stems)


def _mixed(name: str, answer: str) -> int:
    """An order that differs from question to question and is always the same."""
    return crc32(f"{name}/{answer}".encode())
