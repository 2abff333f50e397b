"""All seven languages have the same messages, and code uses only messages that exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rawsiko.cli.main import COMMANDS, NAME
from rawsiko.content.check.texts import Messages, read_messages
from rawsiko.content.problems import Problem
from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.front_door.clones import ROOT
from tests.front_door.commands import command_paths

LOCALES = data_folder("locales")
# The messages that web/build/texts.ts gives to the client.
CLIENTS = re.compile(
    r"(names|boards|story|refusals|tables|companies|phrases|welcome|reasons|hints"
    r"|web-.*|long-.*|class-(?!export).*)\.ftl"
)
# Messages whose ids are built from ids of the content.
NAMES = re.compile(r"(continent|territory|material|application|country)-")


@cache
def english() -> Messages:
    return read_messages(LOCALES, "en", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_no_message_stands_twice(language: str) -> None:
    problems: list[Problem] = []
    read_messages(LOCALES, language, problems)
    assert problems == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_messages_of_english(language: str) -> None:
    messages = read_messages(LOCALES, language, [])
    assert sorted(english().keys() - messages.keys()) == [], "missing"
    assert sorted(messages.keys() - english().keys()) == [], "surplus"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_variables_of_english(language: str) -> None:
    messages = read_messages(LOCALES, language, [])
    common = english().keys() & messages.keys()
    assert [n for n in sorted(common) if messages[n].variables != english()[n].variables] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_stands_in_the_same_file_as_in_english(language: str) -> None:
    messages = read_messages(LOCALES, language, [])
    common = english().keys() & messages.keys()
    moved = [n for n in common if Path(messages[n].file).name != Path(english()[n].file).name]
    assert sorted(moved) == []


def test_help_messages_are_plain() -> None:
    """They are read without fluent.runtime, whose import would make the help page slow."""
    for language in LANGUAGES:
        messages = read_messages(LOCALES, language, [])
        helps = [name for name in messages if name.startswith("help-")]
        assert [name for name in helps if messages[name].variables] == []
        assert [name for name in helps if "{" in Texts(language).say(name)] == []


def test_no_isolation_marks_in_the_files() -> None:
    for file in LOCALES.rglob("*.ftl"):
        assert not re.search("[\u2066-\u2069\u200e\u200f]", file.read_text(encoding="utf-8")), file


@cache
def code() -> list[tuple[str, ast.AST]]:
    return [
        (file.relative_to(ROOT).as_posix(), node)
        for file in sorted((ROOT / "src").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]


def test_the_code_says_only_what_is_written() -> None:
    """Every id in a call of `say` is a message."""
    unknown = [
        f"{place}:{node.lineno}: {node.args[0].value}"
        for place, node in code()
        if isinstance(node, ast.Call)
        and (getattr(node.func, "attr", "") or getattr(node.func, "id", "")).lstrip("_") == "say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value not in english()
    ]
    assert unknown == []


def client_code() -> Iterator[tuple[str, str]]:
    """The client's files, without its tests."""
    for ending in ("*.svelte", "*.ts"):
        for file in sorted((ROOT / "web" / "src").rglob(ending)):
            if not file.name.endswith(".test.ts"):
                yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def test_the_client_says_only_what_it_is_given() -> None:
    given = {
        name for name, message in english().items() if CLIENTS.fullmatch(Path(message.file).name)
    }
    unknown = [
        f"{place}: {name}"
        for place, text in client_code()
        for name in re.findall(r"\bsay\(\s*['\"]([^'\"]+)", text)
        if name not in given
    ]
    assert unknown == []


def test_what_is_written_is_said() -> None:
    """Every message's id is in the code, or starts like an id that the code builds."""
    whole = {"-".join(("help", *path)) for name in COMMANDS for path in command_paths(name)}
    whole.add(f"help-{NAME}")
    beginnings: set[str] = set()
    for _, node in code():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginnings.add(str(node.values[0].value))
    built = [file.read_text(encoding="utf-8") for file in (ROOT / "web" / "build").glob("*.ts")]
    built.append((ROOT / "dev" / "launchers.py").read_text(encoding="utf-8"))
    for text in (*(text for _, text in client_code()), *built):
        whole.update(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", text))
        beginnings.update(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    # Ids of help messages are built too, but those are known exactly.
    is_start = re.compile(r"(?!help-$)[a-z]+(-[a-z_]+)*-")
    starts = tuple(start for start in beginnings if is_start.fullmatch(start))
    left = [name for name in english() if name not in whole and not name.startswith(starts)]
    assert [name for name in left if not NAMES.match(name)] == []
