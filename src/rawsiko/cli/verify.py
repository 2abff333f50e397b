"""`rawsiko verify`: check replay files against format and rules."""

from pathlib import Path
from typing import Annotated

import typer


def verify(
    files: Annotated[list[Path], typer.Argument(help="help-verify-files", metavar="FILE...")],
    content: Annotated[
        Path | None, typer.Option(help="help-verify-content", metavar="FOLDER")
    ] = None,
) -> None:
    """One line per file on standard output; exit 0 when every file holds, else 1."""
    from rawsiko.cli.language import texts
    from rawsiko.cli.replay_file import content_finder, file_name, lines_of, told, told_error
    from rawsiko.engine.reading import Holds, verdict_on

    find_content = content_finder(content)
    all_hold = True
    for file in files:
        try:
            verdict = verdict_on(lines_of(file), find_content)
        except OSError as error:
            all_hold, words = False, told_error(file, error)
        else:
            all_hold, words = all_hold and isinstance(verdict, Holds), told(verdict)
        typer.echo(texts().say("verify-line", file=file_name(file), verdict=words))
    if not all_hold:
        raise typer.Exit(1)
