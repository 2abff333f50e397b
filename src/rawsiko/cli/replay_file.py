"""Replay files as the commands meet them: opened, matched with their content, judged in words."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import typer

from rawsiko.cli.language import texts
from rawsiko.content.load import find_content, load_content
from rawsiko.content.problems import ContentError
from rawsiko.content.texts import Texts
from rawsiko.content.words import printable
from rawsiko.engine.content import Content
from rawsiko.engine.ending import FORMAT, Fault
from rawsiko.engine.reading import Holds, Incomplete, UnknownContent, Verdict, Wrong
from rawsiko.engine.strict_json import LONGEST_LINE

LONGEST_DETAIL = 80


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file, one at a time; never more of one than shows that it is too long."""
    with path.open("rb") as file:
        while line := file.readline(LONGEST_LINE + 1):
            yield line


def content_finder(folder: Path | None) -> Callable[[str], Content | None]:
    """Finds content by its hash: that of the folder, if one is named, and the bundled ones.

    A folder that cannot be used ends the command, with all that is wrong on standard error.
    """
    own = _load(folder) if folder else None

    @cache
    def find(wanted_hash: str) -> Content | None:
        return own if own and own.hash == wanted_hash else find_content(wanted_hash)

    return find


def texts_with_names_of(folder: Path | None) -> Texts:
    """The texts of this run; the names that a content folder brings along win."""
    if folder is None:
        return texts()
    from rawsiko.content.check_texts import LOCALES

    return Texts(texts().language, folder / LOCALES)


def file_name(path: Path) -> str:
    # A name may hold anything but a slash: also what would take over a terminal.
    return printable(str(path), longest=4096)


def told(verdict: Verdict) -> str:
    """A verdict in the language of this run."""
    say = texts().say
    match verdict:
        case Holds():
            return say("verify-ok")
        case Wrong():
            clause, fault = verdict.fault.clause, told_fault(verdict.fault)
            return say("verify-wrong", line=str(verdict.line), clause=clause, fault=fault)
        case Incomplete(lines=lines, is_cut=True):
            return say("verify-cut", line=str(lines + 1), lines=lines)
        case Incomplete(lines=lines):
            return say("verify-incomplete", lines=lines)
        case UnknownContent():
            return say("verify-unknown-content", hash=printable(verdict.hash, LONGEST_DETAIL))


def told_fault(fault: Fault) -> str:
    say = texts().say
    details = {key: printable(value, LONGEST_DETAIL) for key, value in fault.details.items()}
    if fault.clause == FORMAT:
        return say(f"format-{fault.code}", **details)
    return say(f"refusal-{fault.code}", **details)


def told_error(path: Path, error: OSError) -> str:
    say = texts().say
    if isinstance(error, FileNotFoundError):
        return say("verify-missing")
    if path.is_dir():
        return say("verify-folder")
    return say("verify-unreadable", reason=error.strerror or type(error).__name__)


def _load(folder: Path) -> Content:
    try:
        return load_content(folder)
    except ContentError as error:
        say = texts().say
        typer.echo(say("verify-bad-content", folder=file_name(folder)), err=True)
        for problem in error.problems:
            typer.echo(f"  {problem.line(say)}", err=True)
        raise typer.Exit(1) from None
