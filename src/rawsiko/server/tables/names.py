"""Free company names, where the host allows them: short, visible, harmless to draw."""

import unicodedata

MOST_LETTERS = 16
MOST_MARKS_IN_A_ROW = 2  # combining marks pile up above a line otherwise

_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, bidi, invisible


def clean_name(text: str) -> str | None:
    """The name in its one normal form; None if it cannot be shown to a class."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    letters = [letter for letter in name if not unicodedata.combining(letter)]
    if not 1 <= len(letters) <= MOST_LETTERS or not any(letter.isalnum() for letter in letters):
        return None
    return name if is_drawable(name) else None


def is_drawable(text: str) -> bool:
    """Nothing invisible, nothing that turns the line around or piles up above it."""
    if any(unicodedata.category(letter) in _FORBIDDEN for letter in text):
        return False
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS_IN_A_ROW:
            return False
    return True
