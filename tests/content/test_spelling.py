"""English texts are written in one way: British spelling, curly quotation marks."""

import re
from pathlib import Path

from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import split_entries

AMERICAN = re.compile(
    r"\b\w*(?:color|harbor|favor|honor|labor\b|neighbor|behavior|center|fiber|theater|gray|"
    r"aluminum|airplane|catalog\b|dialog\b|canceled|traveled|labeled|modeled|organiz|recogniz|"
    r"summariz|randomiz|initializ|analyz)\w*",
    re.IGNORECASE,
)
# Values, and a name that spells itself so.
NOT_OURS = re.compile(r"\{[^{}]*\}|World Trade Organization")


def english_texts() -> dict[str, str]:
    files = sorted(Path(data_folder("locales") / "en").glob("*.ftl"))
    entries: dict[str, str] = {}
    for file in files:
        entries |= split_entries(file.read_text(encoding="utf-8"))
    return {name: NOT_OURS.sub("", text) for name, text in entries.items()}


def test_english_is_british() -> None:
    """Identifiers are American; “Fertilizers” is the rulebook’s own word."""
    found = {
        name: match[0] for name, text in english_texts().items() if (match := AMERICAN.search(text))
    }
    assert found == {}


def test_quotation_marks_and_apostrophes_are_curly() -> None:
    straight = [name for name, text in english_texts().items() if "'" in text or '"' in text]
    assert straight == []
