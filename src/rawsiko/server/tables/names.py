"""Free company names, if the host allows them: short, visible, safe to draw."""

import unicodedata

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings
from rawsiko.server.tables.word_filter import is_decent

MOST_LETTERS = 16
MOST_MARKS_IN_A_ROW = 2  # combining marks pile up above a line otherwise

_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, bidi, invisible


def allowed_name(settings: Settings, typed: str | None) -> str | TableRefusal | None:
    """The name as it is shown at a table with these settings, None for the generated one, or why
    it is refused."""
    if typed is None:
        return None
    if not settings.free_names:
        return TableRefusal.NAMES_NOT_ALLOWED
    name = clean_name(typed)
    return name if name is not None and is_decent(name) else TableRefusal.NAME_NOT_CLEAN


def clean_name(text: str) -> str | None:
    """The name in its one normal form; None if it cannot be shown to a class."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    letters = [letter for letter in name if not unicodedata.combining(letter)]
    if not 1 <= len(letters) <= MOST_LETTERS or not any(letter.isalnum() for letter in letters):
        return None
    return name if is_drawable(name) else None


def is_drawable(text: str) -> bool:
    """No invisible characters, no changes of direction, no piles of combining marks."""
    if any(unicodedata.category(letter) in _FORBIDDEN for letter in text):
        return False
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS_IN_A_ROW:
            return False
    return True
