"""Opens replay files, finds their content, and formats the verdict."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import BinaryIO, NoReturn

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.paths import STANDARD_INPUT
from rawsiko.cli.stopping import FAILED, tell
from rawsiko.content.load import find_content, load_content
from rawsiko.content.problems import ContentError
from rawsiko.engine.content import Content
from rawsiko.replay.last_line import FORMAT, Fault
from rawsiko.replay.proof_journal import DICE
from rawsiko.replay.reading import Holds, Incomplete, UnknownContent, Verdict, Wrong
from rawsiko.replay.strict_json import LONGEST_LINE
from rawsiko.texts.fluent import Texts
from rawsiko.texts.words import printable

LONGEST_DETAIL = 80


class Unreadable(Exception):
    """A file can't be read. Not an OSError, because writing the output may raise one too."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(str(path))
        self.path, self.error = path, error


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file, one at a time; a line that is too long is cut just past the limit.

    `-` is standard input. Raises Unreadable.
    """
    try:
        with _opened(path) as file:
            while line := file.readline(LONGEST_LINE + 1):
                yield line
    except OSError as error:
        raise Unreadable(path, error) from None


def _opened(path: Path) -> BinaryIO:
    if path == STANDARD_INPUT:
        return open(0, "rb", closefd=False)  # not sys.stdin, which may be None
    return path.open("rb")


def content_finder(folder: Path | None) -> Callable[[str], Content | None]:
    """Finds content by its hash: that of the given folder, and the bundled ones.

    Ends the command if the folder is invalid, with all problems on standard error.
    """
    own = _load(folder) if folder else None

    @cache
    def find(wanted_hash: str) -> Content | None:
        return own if own and own.hash == wanted_hash else find_content(wanted_hash)

    return find


def texts_with_names_of(folder: Path | None) -> Texts:
    """The texts of this run, with the content folder's own names."""
    if folder is None:
        return texts()
    from rawsiko.content.check.texts import LOCALES

    return Texts(texts().language, folder / LOCALES)


def file_name(path: Path) -> str:
    # A file name may contain terminal control sequences.
    return printable(str(path), longest=4096)


def fail_at(path: Path, reason: str) -> NoReturn:
    """End the command because of a file."""
    typer.echo(f"{file_name(path)}: {reason}", err=True)
    raise typer.Exit(FAILED)


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
    if fault.clause == DICE:
        return say(f"dice-{fault.code}", **details)
    return say(f"refusal-{fault.code}", **details)


def told_error(unreadable: Unreadable) -> str:
    say, error = texts().say, unreadable.error
    if isinstance(error, FileNotFoundError):
        return say("verify-missing")
    if unreadable.path.is_dir():
        return say("verify-folder")
    return say("verify-unreadable", reason=error.strerror or type(error).__name__)


def _load(folder: Path) -> Content:
    try:
        return load_content(folder)
    except ContentError as error:
        tell("verify-bad-content", folder=file_name(folder))
        for problem in error.problems:
            typer.echo(f"  {problem.line(texts().say)}", err=True)
        raise typer.Exit(FAILED) from None
