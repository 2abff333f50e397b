"""The texts of one language, line by line, with `{…}` where a value goes.

Fluent's own parser would take seconds for this.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rawsiko.texts.data import data_folder

GAP = "{…}"
_START = re.compile(r"(?P<message>-?[a-z][\w-]*) = ?")
_VARIANT = re.compile(r"\s*\*?\[\w+\] ?")
_PLACEABLE = re.compile(r"\{[^{}]*\}|\{[^{}]*->\s*$|^\s*\}")


class Text(NamedTuple):
    file: str
    message: str
    said: str


@cache
def texts_of(language: str) -> tuple[Text, ...]:
    folder = data_folder("locales") / language
    return tuple(
        Text(path.name, message, said)
        for path in sorted(folder.glob("*.ftl"))
        for message, said in _lines(path.read_text(encoding="utf-8"))
    )


def _lines(source: str) -> Iterator[tuple[str, str]]:
    message = ""
    for line in source.splitlines():
        if line.startswith("#"):
            continue
        if start := _START.match(line):
            message = start["message"]
        text = _VARIANT.sub("", line[start.end() if start else 0 :], count=1)
        said = _PLACEABLE.sub(GAP, text).strip(" ")
        if said:
            yield message, said
