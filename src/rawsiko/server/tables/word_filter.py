"""Words, links and numbers that a class should not read."""

import re
import unicodedata
from functools import cache

from rawsiko.texts.data import data_folder

_LINK = re.compile(r"://|www\.|\b[\w-]+\.[a-z]{2,}\b|@\w", re.IGNORECASE)
_DIGITS = re.compile(r"\d(?:[\s./()+-]{0,2}\d){3,}")  # four in a row, however they are set apart
_LOOK_ALIKES = str.maketrans("013457@$!|", "oieastasii")
_SPELLED_OUT = re.compile(r"\b(?:\w[\s._*-]){2,}\w\b")


def is_decent(text: str) -> bool:
    """No links, no telephone numbers, no rude words. It can be fooled: only the preset
    phrases are safe."""
    plain = unicodedata.normalize("NFKC", text)
    if _LINK.search(plain) or _DIGITS.search(plain):
        return False
    return not any(word in blocked_words() for word in _words(plain))


def _words(text: str) -> set[str]:
    """Whole words only: a place name may contain a rude one. Look-alikes and spelling out are
    undone."""
    found: set[str] = set()
    together = _SPELLED_OUT.sub(lambda match: re.sub(r"[\s._*-]", "", match[0]), text)
    for variant in (text, together):
        bare = _without_marks(variant.casefold())
        for reading in (bare, bare.translate(_LOOK_ALIKES)):
            words = re.findall(r"[^\W\d_]+", reading)
            found.update(words)
            found.update(re.sub(r"(.)\1+", r"\1", word) for word in words)
    return found


def _without_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@cache
def blocked_words() -> frozenset[str]:
    file = data_folder("content") / "chat" / "blocked_words.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    words = [_without_marks(line.strip().casefold()) for line in lines if not line.startswith("#")]
    return frozenset(word for word in words if word)
