"""All texts of one language, the client's included, to find them on a page."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[2] / "locales"


class Words:
    def __init__(self, language: str) -> None:
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for file in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: str, **arguments: str | int) -> str:
        """The text as the screen shows it."""
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, errors
        return str(text)
