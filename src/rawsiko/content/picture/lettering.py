"""Measures and wraps text in the font of the picture."""

import unicodedata
from collections.abc import Iterator, Sequence

# Widths of letters at weight 650, in parts of the type size; an accent adds nothing.
_WIDTHS = {
    letter: width
    for width, letters in {
        0.20: "'",
        0.26: ",.:;j’",
        0.30: " !il·",
        0.34: "()f",
        0.36: "-rt",
        0.43: "/I1",
        0.50: "csvyz–",
        0.54: "JLakx7",
        0.57: "EFbdeghnopuø29",
        0.60: "STq35",
        0.63: "BPRVYZß468",
        0.67: "ACDKUX0",
        0.72: "GHNw&",
        0.75: "OQ",
        0.88: "MWmæ",
        0.94: "œ",
    }.items()
    for letter in letters
}
_WIDEST = max(_WIDTHS.values())


def text_width(text: str, size: float, spacing: float = 0) -> float:
    letters = unicodedata.normalize("NFD", text)
    plain = [letter for letter in letters if not unicodedata.combining(letter)]
    return sum(_WIDTHS.get(letter, _WIDEST) * size + spacing for letter in plain)


def wrapped(text: str, widest: float, size: float, spacing: float = 0) -> tuple[str, ...]:
    """The fewest lines that fit the width, broken at spaces so that the longest is shortest."""
    words = text.split()
    for lines in range(1, len(words) + 1):
        best = min(_breaks(words, lines), key=lambda broken: _longest(broken, size, spacing))
        if lines == len(words) or _longest(best, size, spacing) <= widest:
            return best
    return (text,)


def _breaks(words: Sequence[str], lines: int) -> Iterator[tuple[str, ...]]:
    if lines == 1:
        yield (" ".join(words),)
        return
    for first in range(1, len(words) - lines + 2):
        for rest in _breaks(words[first:], lines - 1):
            yield (" ".join(words[:first]), *rest)


def _longest(lines: Sequence[str], size: float, spacing: float) -> float:
    return max(text_width(line, size, spacing) for line in lines)
