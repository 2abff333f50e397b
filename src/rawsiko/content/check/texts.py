"""Checks that everything on the board has a name, and that all languages have the same messages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rawsiko.content.problems import Problem, problem
from rawsiko.engine.content import Content
from rawsiko.engine.ids import NewsId
from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import FALLBACK, LANGUAGES

LOCALES = "locales"
NAMED = ("continent", "territory", "material", "application")
COUNTRIES = ("country-", "part-")  # a board may name and divide countries differently
_PREFIXES = (*(f"{kind}-" for kind in NAMED), "news-")


@dataclass(frozen=True)
class Message:
    """A text of one language: its file and its variables."""

    file: str
    variables: frozenset[str]


Messages = Mapping[str, Message]


def standard_text_problems(content: Content) -> list[Problem]:
    """The texts of the game itself: no name is missing or left over, no language differs."""
    problems: list[Problem] = []
    folder = data_folder(LOCALES)
    texts = {language: read_messages(folder, language, problems) for language in LANGUAGES}
    problems += _names(content, texts[FALLBACK])
    for language in LANGUAGES:
        problems += _differences(language, texts[FALLBACK], texts[language])
    return problems


def own_text_problems(folder: Path, content: Content) -> list[Problem]:
    """Checks the names in a custom content folder: complete in each of its languages, and nothing
    unknown to the game."""
    problems = list(_strangers(folder / LOCALES))
    for language in LANGUAGES:
        if (folder / LOCALES / language).is_dir():
            known = read_messages(data_folder(LOCALES), language, [])
            own = read_messages(folder / LOCALES, language, problems)
            problems += [
                problem(f"{LOCALES}/{language}", name, "no-name", languages=language)
                for name in names_needed(content)
                if name not in known and name not in own
            ]
            problems += _surplus(content, known, own)
    return problems


def _strangers(locales: Path) -> Iterator[Problem]:
    """Folders of unsupported languages, and texts outside any folder."""
    for path in sorted(locales.iterdir()):
        if path.is_dir() and path.name not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            yield problem(f"{LOCALES}/{path.name}", "", "unknown-language", known=languages)
        elif path.suffix == ".ftl":
            yield problem(f"{LOCALES}/{path.name}", "", "text-outside-folder")


def _surplus(content: Content, known: Messages, own: Messages) -> Iterator[Problem]:
    needed = {*names_needed(content), f"board-{content.id}"}
    for name, message in own.items():
        if name in needed or name.startswith(COUNTRIES):
            continue
        if name.startswith(_PREFIXES):
            yield problem(message.file, name, "name-of-nothing")
        elif name not in known:
            yield problem(message.file, name, "unknown-message")


def names_needed(content: Content) -> list[str]:
    """The ids of the messages that name what is on the board and on the cards."""
    things = (content.continents, content.territories, content.materials, content.applications)
    return [
        *(f"{kind}-{name}" for kind, names in zip(NAMED, things, strict=True) for name in names),
        *(message for card in content.news for message in news_texts(card)),
    ]


def news_texts(card: NewsId) -> tuple[str, str]:
    """The messages of a news card: its headline, and what happened."""
    return f"news-{card}-headline", f"news-{card}-text"


def read_messages(locales: Path, language: str, problems: list[Problem]) -> Messages:
    """The messages of one language; adds syntax errors and duplicates to `problems`."""
    messages: dict[str, Message] = {}
    for path in sorted((locales / language).glob("*.ftl")):
        file = f"{LOCALES}/{language}/{path.name}"
        try:
            source = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            problems.append(problem(file, "", "not-utf8", position=error.start))
            continue
        except OSError as error:
            detail = error.strerror or str(error)
            problems.append(problem(file, "", "unreadable", detail=detail))
            continue
        for entry in _parsed(source):
            if entry.complaint:
                problems.append(problem(file, entry.name, "bad-fluent", detail=entry.complaint))
            elif entry.name in messages:
                first = messages[entry.name].file
                problems.append(problem(file, entry.name, "message-twice", other=first))
            else:
                messages[entry.name] = Message(file, entry.variables)
    return messages


def _names(content: Content, english: Messages) -> Iterator[Problem]:
    needed = names_needed(content)
    for name in needed:
        if name not in english:
            yield problem(f"{LOCALES}/{FALLBACK}", name, "no-name", languages=FALLBACK)
    for name in english.keys() - set(needed):
        if name.startswith(_PREFIXES):
            yield problem(english[name].file, name, "name-of-nothing")


def _differences(language: str, english: Messages, texts: Messages) -> Iterator[Problem]:
    for name, message in english.items():
        if name not in texts:
            file = message.file.replace(f"/{FALLBACK}/", f"/{language}/")
            yield problem(file, name, "missing-message")
        elif message.variables != texts[name].variables:
            variables = ", ".join(sorted(message.variables ^ texts[name].variables))
            yield problem(texts[name].file, name, "other-variables", variables=variables)
    for name in texts.keys() - english.keys():
        yield problem(texts[name].file, name, "surplus-message")


class _Parsed(NamedTuple):
    name: str  # the id of a message, or the first line of what is none
    variables: frozenset[str]
    complaint: str


@cache  # parsing dominates a check, and the game's texts don't change
def _parsed(source: str) -> tuple[_Parsed, ...]:
    """The messages of a Fluent file and what cannot be read; not comments and terms."""
    return tuple(
        _message(entry) if isinstance(entry, ast.Message) else _junk(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message | ast.Junk)
    )


def _message(message: ast.Message) -> _Parsed:
    seen = _VariablesSeen()
    seen.visit(message)
    return _Parsed(message.id.name, frozenset(seen.names), "")


def _junk(junk: ast.Junk) -> _Parsed:
    line = (junk.content or "").strip().partition("\n")[0]
    complaint = "; ".join(annotation.message or "" for annotation in junk.annotations)
    return _Parsed(line, frozenset(), complaint or line)


class _VariablesSeen(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Visitor calls it so)
        self.names.add(node.id.name)
