"""`rawsiko verify`: check replay files against format and rules."""

from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.paths import named_path


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(help="help-verify-files", metavar="FILE...", parser=named_path),
    ],
    content: Annotated[
        Path | None,
        typer.Option(help="help-verify-content", metavar="FOLDER", parser=named_path),
    ] = None,
) -> None:
    """One line per file on standard output; exit 0 when every file holds, else 1.

    A folder stands for all `*.jsonl` in it.
    Where a file carries the proof of its dice, that is checked too.
    """
    from rawsiko.cli.language import texts
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

    find_content = content_finder(content)
    all_hold = True
    for file in replays_named(files):
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
