"""`rawsiko verify`: check replay files against format and rules, and stored tables."""

from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.paths import named_path

SQLITE = b"SQLite format 3\0"  # the first bytes of a SQLite file


def verify(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="help-verify-files", metavar="FILE...", parser=named_path),
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(help="help-verify-content", metavar="FOLDER", parser=named_path),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="help-verify-database", metavar="URL")
    ] = None,
) -> None:
    """Print one line per file; exit 0 if every file is valid, else 1.

    A folder means all `*.jsonl` in it.
    If a file has a proof of its dice, the proof is checked too.
    In a SQLite file, which may be a database or a backup, every stored table is checked, as in
    `database`; each damaged table gets a line.
    """
    from rawsiko.cli.paths import replays_named
    from rawsiko.cli.replay_file import (
        Unreadable,
        content_finder,
        file_name,
        lines_of,
        told,
        told_error,
    )
    from rawsiko.replay.proof import judge
    from rawsiko.replay.reading import Holds

    if not files and database is None:
        raise typer.BadParameter(texts().say("verify-nothing"))
    find_content = content_finder(content)
    all_hold = True
    if database is not None:
        from rawsiko.cli.hosting.database import shown_url
        from rawsiko.cli.hosting.verify_tables import verify_url

        all_hold = _tell(shown_url(database), *verify_url(database))
    for file in replays_named(files or []):
        if _is_database(file):
            from rawsiko.cli.hosting.verify_tables import verify_file

            all_hold = _tell(file_name(file), *verify_file(file)) and all_hold
            continue
        try:
            verdict, has_proof = judge(lines_of(file), find_content)
        except Unreadable as error:
            empty = texts().say("verify-empty-folder") if file.is_dir() else ""
            all_hold, words = False, empty or told_error(error)
        else:
            holds = isinstance(verdict, Holds)
            all_hold = all_hold and holds
            words = texts().say("verify-ok-dice") if holds and has_proof else told(verdict)
        typer.echo(texts().say("verify-line", file=file_name(file), verdict=words))
    if not all_hold:
        raise typer.Exit(1)


def _tell(name: str, holds: bool, lines: list[str]) -> bool:

    for line in lines:
        typer.echo(texts().say("verify-line", file=name, verdict=line))
    return holds


def _is_database(file: Path) -> bool:
    """By its first bytes: the server's modules load slowly, and replays don't need them."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE)) == SQLITE
    except OSError:
        return False
