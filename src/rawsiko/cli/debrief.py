"""`rawsiko debrief`: what a class can learn from its matches, from their replays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.paths import named_path

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rawsiko.debrief.matches import PlayedMatch
    from rawsiko.engine.content import Content

FAILED = 1


def debrief(
    files: Annotated[
        list[Path],
        typer.Argument(help="help-debrief-files", metavar="FILE...", parser=named_path),
    ],
    out: Annotated[
        Path | None, typer.Option(help="help-debrief-out", metavar="FOLDER", parser=named_path)
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(help="help-debrief-content", metavar="FOLDER", parser=named_path),
    ] = None,
) -> None:
    """Print figures and pupils' pages; write the export into `out`.

    Tables are numbered in the order of the files. A file that can't be read or breaks the rules
    ends the command; a match without a result is left out, with a line on standard error.
    """
    import msgspec

    from rawsiko.cli.matches.many_matches import make, refuse_unless_empty, stop
    from rawsiko.cli.paths import replays_named
    from rawsiko.cli.replay_file import content_finder

    refuse_unless_empty(out)
    matches = _read(list(replays_named(files)), content_finder(content))
    if not matches:
        stop(FAILED, "debrief-nothing")
    shown = msgspec.json.format(msgspec.json.encode(_results(matches, content)), indent=1)
    if out is not None:
        make(out)
        _write(out, matches, shown)
    typer.echo(shown)


def _read(
    files: Sequence[Path], find_content: Callable[[str], Content | None]
) -> list[PlayedMatch]:
    from rawsiko.cli.language import texts
    from rawsiko.cli.replay_file import Unreadable, file_name, lines_of, told, told_error
    from rawsiko.debrief.matches import LeftOut, read_match

    matches: list[PlayedMatch] = []
    for table, file in enumerate(files, start=1):
        try:
            match = read_match(b"".join(lines_of(file)), table, find_content)
        except Unreadable as error:
            _fail(f"{file_name(file)}: {told_error(error)}")
            raise typer.Exit(FAILED) from None
        except LeftOut as left:
            if left.code != "no_result":
                _fail(f"{file_name(file)}: {told(left.verdict)}")
                raise typer.Exit(FAILED) from None
            _fail(texts().say("debrief-left-out", file=file_name(file)))
            continue
        if matches and match.content.hash != matches[0].content.hash:
            _fail(texts().say("debrief-other-content", file=file_name(file)))
            continue
        matches.append(match)
    return matches


def _fail(line: str) -> None:
    typer.echo(line, err=True)


def _results(matches: Sequence[PlayedMatch], folder: Path | None) -> object:
    from rawsiko.cli.language import texts
    from rawsiko.content.facts import Facts, facts_folder
    from rawsiko.content.load import standard_folder
    from rawsiko.content.problems import ContentError
    from rawsiko.debrief.debrief import debrief as figures_of
    from rawsiko.debrief.pupils import pupil_page
    from rawsiko.debrief.world import World

    facts = Facts(facts_folder(folder or standard_folder()))
    content = matches[0].content
    world = World(content, facts)
    try:
        return {
            "figures": figures_of(matches, content, facts),
            "pupils": [
                pupil_page(match, player, world)
                for match in matches
                for player in match.start.order
            ],
        }
    except ContentError as error:  # in the folder's own facts
        for problem in error.problems:
            _fail(problem.line(texts().say))
        raise typer.Exit(FAILED) from None


def _write(out: Path, matches: Sequence[PlayedMatch], shown: bytes) -> None:
    from rawsiko import __version__
    from rawsiko.cli.language import texts
    from rawsiko.cli.matches.many_matches import stop_at
    from rawsiko.debrief.archive import Dialect, archive
    from rawsiko.debrief.tables import ClassNotes

    notes = ClassNotes(version=__version__)
    try:
        (out / "figures.json").write_bytes(shown + b"\n")
        for dialect in Dialect:
            packed = archive(matches, notes, {}, dialect, texts())
            (out / f"class-{dialect}.zip").write_bytes(packed)
    except OSError as error:
        stop_at(out, error, FAILED)
    typer.echo(texts().say("debrief-written", folder=str(out)), err=True)
