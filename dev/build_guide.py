"""Write the teacher's guide as Markdown in every language, from the texts of the learning pages.

`--check` fails if the committed files differ.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

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
    for minutes, steps in structure["plans"].items():
        yield from ("", f"## {say('long-guide-plan', minutes=minutes)}")
        yield from (say(f"long-guide-plan-{minutes}"), "")
        yield f"| {say('long-guide-plan-minutes')} | {say('long-guide-plan-what')} |"
        yield "| --- | --- |"
        for step, length in steps.items():
            yield f"| {length} | {say(f'long-guide-plan-{step}')} |"
    for part in ("talk", "sheet"):
        yield from _numbered(texts, part, structure[part])
    yield from ("", say("long-guide-look"))


def _numbered(texts: Texts, part: str, count: int) -> Iterator[str]:
    yield from ("", f"## {texts.say(f'long-guide-{part}')}")
    for item in range(1, count + 1):
        yield f"{item}. {texts.say(f'long-guide-{part}-{item}')}"


if __name__ == "__main__":
    sys.exit(main())
