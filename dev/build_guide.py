"""Write the teacher's guide as Markdown in every language, from the texts of the learning pages.

`--check` fails if the committed files differ.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rawsiko.texts.fluent import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[1]
STRUCTURE = ROOT / "web" / "src" / "learn" / "guide" / "guide.json"
FOLDER = ROOT / "docs" / "teachers_guide"


def main() -> int:
    outdated = [
        file for language in LANGUAGES if text_of(file := guide_file(language)) != guide(language)
    ]
    if "--check" in sys.argv:
        for file in outdated:
            print(f"{file.relative_to(ROOT)} is out of date: run dev/build_guide.py")
        return 1 if outdated else 0
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        guide_file(language).write_text(guide(language), encoding="utf-8")
    return 0


def guide_file(language: str) -> Path:
    return FOLDER / f"{language}.md"


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def guide(language: str) -> str:
    return "\n".join(_lines(Texts(language))) + "\n"


def _lines(texts: Texts) -> Iterator[str]:
    say = texts.say
    structure = json.loads(STRUCTURE.read_text(encoding="utf-8"))
    yield from (f"# {say('long-learn-guide')}", "", say("long-guide-lead"))
    for part, count in structure["lists"].items():
        yield from _numbered(texts, part, count)
    yield from _page(texts, structure)
    for part in ("talk", "sheet"):
        yield from _numbered(texts, part, structure[part])
    yield from ("", say("long-guide-look"))
    for part, count in structure["after"].items():
        yield from _numbered(texts, part, count)
    yield from ("", f"## {say('long-guide-links')}", "", "| | |", "| --- | --- |")
    for link in structure["links"]:
        yield f"| {say(f'long-guide-links-{link}')} | {say(f'long-guide-links-{link}-text')} |"
    yield from ("", say("long-guide-links-note"))


def _page(texts: Texts, structure: Any) -> Iterator[str]:
    """The lesson on one page: minutes, what to press and say, what to do if it fails."""
    say, plans = texts.say, structure["plans"]
    yield from ("", f"## {say('long-guide-page')}", say("long-guide-plan-note"), "")
    for minutes in plans:
        yield f"- {say('long-guide-plan', minutes=minutes)}: {say(f'long-guide-plan-{minutes}')}"
    columns = (say(f"long-guide-plan-{name}") for name in ("part", "press", "say", "fails"))
    yield from ("", f"| {' | '.join((*plans, *columns))} |", f"|{' --- |' * (len(plans) + 4)}")
    for part, press in structure["press"].items():
        cells = (
            *(str(steps[part]) for steps in plans.values()),
            *(say(f"class-teacher-part-{part}"), say(press)),
            *(say(f"long-guide-{what}-{part}") for what in ("say", "fails")),
        )
        yield f"| {' | '.join(cells)} |"


def _numbered(texts: Texts, part: str, count: int) -> Iterator[str]:
    yield from ("", f"## {texts.say(f'long-guide-{part}')}")
    for item in range(1, count + 1):
        yield f"{item}. {texts.say(f'long-guide-{part}-{item}')}"


if __name__ == "__main__":
    sys.exit(main())
