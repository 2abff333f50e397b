"""`rawsiko debrief …`: what a class can learn from its matches, and several classes together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli import debrief_pool
from rawsiko.cli.language import texts
from rawsiko.cli.paths import named_path
from rawsiko.cli.stopping import FAILED, content_errors_told, fail, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rawsiko.debrief.matches import PlayedMatch
    from rawsiko.engine.content import Content

app = typer.Typer()
app.command("pool")(debrief_pool.pool)


@app.callback()
def debrief() -> None:
    """The text is `help-debrief`."""


@app.command()
def figures(
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

    from rawsiko.cli.matches.many_matches import make, refuse_unless_empty
    from rawsiko.cli.paths import replays_named
    from rawsiko.cli.replay_file import content_finder

    refuse_unless_empty(out)
    matches = _read(list(replays_named(files)), content_finder(content))
    if not matches:
        fail("debrief-nothing")
    shown = msgspec.json.format(msgspec.json.encode(_results(matches, content)), indent=1)
    if out is not None:
        make(out)
        _write(out, matches, shown)
    typer.echo(shown)


def _read(
    files: Sequence[Path], find_content: Callable[[str], Content | None]
) -> list[PlayedMatch]:
    from rawsiko.cli.replay_file import Unreadable, fail_at, file_name, told, told_error
    from rawsiko.debrief.matches import LeftOut, read_match
    from rawsiko.replay.reading import Holds

    matches: list[PlayedMatch] = []
    for table, file in enumerate(files, start=1):
        try:
            match = read_match(b"".join(_up_to_a_long_line(file)), table, find_content)
        except Unreadable as error:
            fail_at(file, told_error(error))
        except LeftOut as left:
            if not isinstance(left.verdict, Holds):
                fail_at(file, told(left.verdict))
            tell("debrief-left-out", file=file_name(file))
            continue
        if matches and match.content.hash != matches[0].content.hash:
            tell("debrief-other-content", file=file_name(file))
            continue
        matches.append(match)
    return matches


def _up_to_a_long_line(file: Path) -> Iterator[bytes]:
    """A line past the limit ends the replay, and the verdict says so: don't read what follows."""
    from rawsiko.cli.replay_file import lines_of
    from rawsiko.replay.strict_json import LONGEST_LINE

    for line in lines_of(file):
        yield line
        if len(line) > LONGEST_LINE:
            return


def _results(matches: Sequence[PlayedMatch], folder: Path | None) -> object:
    from rawsiko.content.facts import Facts, facts_folder
    from rawsiko.content.load import standard_folder
    from rawsiko.debrief.debrief import debrief as figures_of
    from rawsiko.debrief.pupils import pupil_page
    from rawsiko.debrief.world import World

    facts = Facts(facts_folder(folder or standard_folder()))
    content = matches[0].content
    world = World(content, facts)
    with content_errors_told():  # in the folder's own facts
        return {
            "figures": figures_of(matches, content, facts),
            "pupils": [
                pupil_page(match, player, world)
                for match in matches
                for player in match.start.order
            ],
        }


def _write(out: Path, matches: Sequence[PlayedMatch], shown: bytes) -> None:
    from rawsiko import __version__
    from rawsiko.cli.matches.many_matches import stop_at
    from rawsiko.debrief.archive import Dialect, archive
    from rawsiko.debrief.export_tables import ClassNotes

    notes = ClassNotes(version=__version__)
    try:
        (out / "figures.json").write_bytes(shown + b"\n")
        for dialect in Dialect:
            packed = archive(matches, notes, {}, dialect, texts())
            (out / f"class-{dialect}.zip").write_bytes(packed)
    except OSError as error:
        stop_at(out, error, FAILED)
    tell("debrief-written", folder=str(out))
