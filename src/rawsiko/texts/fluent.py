"""Reads the texts: Fluent messages in `locales/<language>/*.ftl`.

Messages without variables are read here; fluent.runtime, which takes too long to import for a help
page, is loaded when a message needs it, and parses only that message and what it refers to.
"""

from __future__ import annotations

import os
import re
from functools import cached_property
from textwrap import dedent
from typing import TYPE_CHECKING, Protocol

from rawsiko.texts.data import data_folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "nl", "sk", "de", "fr", "es")
FALLBACK = "en"
VARIABLE = "RAWSIKO_LANG"  # of the environment
CLIENTS_OWN = "web-"  # prefixes of files that only the browser reads

_ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")  # of a message or a term, in a placeable
_NEEDS_FLUENT = re.compile(r"\{|^ +\.", re.MULTILINE)  # a placeable or an attribute


class SayMessage(Protocol):
    """`Texts.say`."""

    def __call__(self, message: str, /, **arguments: str | float) -> str: ...


class UnknownMessage(KeyError):
    """No text has this id, neither in the requested language nor in English."""

    def __init__(self, message: str, language: str) -> None:
        super().__init__(f"no message {message!r} in language {language!r}")


class BadMessage(ValueError):
    """A text cannot be formatted, for example because a variable was not given."""

    def __init__(self, message: str, language: str, reasons: list[str]) -> None:
        super().__init__(f"message {message!r} in language {language!r}: {'; '.join(reasons)}")


class Texts:
    """All texts in one language; English where a translation is missing.

    `own` is another folder like `locales`, for content with its own names; its messages take
    precedence. `names` are texts by message that take precedence over everything.
    """

    def __init__(
        self, language: str, own: Path | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}: one of {', '.join(LANGUAGES)}")
        self.language = language
        self.own = own
        self.names = names or {}
        self._parsed: set[str] = set()  # the messages in the bundle

    def say(self, message: str, /, **arguments: str | float) -> str:
        """The text of a message with its variables filled in.

        Raises UnknownMessage, or BadMessage if a variable is missing.
        """
        if message in self.names:
            return self.names[message]
        entry = self._entries.get(message)
        if entry is None:
            if self._fallback is None:
                raise UnknownMessage(message, self.language)
            return self._fallback.say(message, **arguments)
        if not _NEEDS_FLUENT.search(entry):
            return _plain_text(entry)
        return self._format(message, arguments)

    def has(self, message: str) -> bool:
        return (
            message in self.names
            or message in self._entries
            or (self._fallback is not None and self._fallback.has(message))
        )

    def messages(self) -> frozenset[str]:
        """The ids of the messages of this language alone, without terms."""
        return frozenset(name for name in self._entries if not name.startswith("-"))

    @cached_property
    def _fallback(self) -> Texts | None:
        return None if self.language == FALLBACK else Texts(FALLBACK, self.own)

    @cached_property
    def _entries(self) -> Mapping[str, str]:
        folders = [data_folder("locales"), *([self.own] if self.own else [])]
        entries: dict[str, str] = {}
        for folder in folders:
            for file in sorted((folder / self.language).glob("*.ftl")):
                if not file.name.startswith(CLIENTS_OWN):
                    entries |= split_entries(file.read_text(encoding="utf-8-sig"))
        return entries

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolation marks would show up as boxes in many terminals.
        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, message: str) -> None:
        """Add a message to the bundle, with all that it refers to."""
        from fluent.runtime import FluentResource

        if message in self._parsed:
            return
        wanted, new = [message], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in new:
                new[name] = self._entries[name]
                wanted += _NAME.findall(new[name])
        source = "\n".join(f"{name} ={entry}" for name, entry in new.items())
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)
        self._parsed.update(new)

    def _format(self, message: str, arguments: Mapping[str, str | float]) -> str:
        self._parse(message)
        if not self._bundle.has_message(message):  # it looked like an entry, but did not parse
            raise BadMessage(message, self.language, ["not valid Fluent"])
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise BadMessage(message, self.language, ["has attributes but no text"])
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BadMessage(message, self.language, [str(error) for error in errors])
        return str(text)


def split_entries(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file: the raw text to the right of each `=`."""
    source = _COMMENT.sub("", source)
    found = list(_ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    return {entry["id"]: source[entry.end() : end] for entry, end in zip(found, ends, strict=True)}


def _plain_text(entry: str) -> str:
    """A pattern without placeables, read as Fluent reads it: common indentation goes."""
    first, _, rest = entry.partition("\n")
    return "\n".join(part for part in (first.strip(" "), dedent(rest).strip("\n")) if part).rstrip()


def chosen_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The requested language, else the user's, else English."""
    if asked is not None:
        return asked
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        # The first one that is set decides, as for every program.
        if value := environment.get(variable):
            language = language_in(value)
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def language_in(locale: str) -> str:
    """The language of a locale as systems name them: `it_IT.UTF-8`, `C`."""
    return re.split(r"[_.@-]", locale.lower())[0]
