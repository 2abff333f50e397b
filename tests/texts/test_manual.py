"""The teacher's manual names what is on the screen."""

import re
from pathlib import Path

MANUAL = Path(__file__).parents[2] / "docs" / "class.md"
LOCALES = Path(__file__).parents[2] / "locales" / "en"
LABEL = re.compile(r"(?<![*\w])\*(?!\*)([^*\n]+)\*(?!\*)")


def test_every_label_in_the_manual_is_on_a_screen() -> None:
    """What it prints in italics can be found word by word in English."""
    shown = "\n".join(file.read_text(encoding="utf-8") for file in sorted(LOCALES.glob("*.ftl")))
    labels = LABEL.findall(MANUAL.read_text(encoding="utf-8"))
    assert len(labels) > 20
    assert [label for label in labels if label.rstrip(".:") not in shown] == []
