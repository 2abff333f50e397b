"""`rawsiko content new` and `rawsiko content import`: custom boards."""

import shutil
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import WRONG_INPUT, fail, fail_to_write, stop

EXAMPLE = "europe"  # the board that people start from
TEMPLATE = "template"
MOST_SEED = 1_000_000  # of those that are drawn


def new(
    what: Annotated[Path, typer.Argument(help="help-content-new-what", metavar="FOLDER|FILE")],
    random: Annotated[bool, typer.Option("--random", help="help-content-new-random")] = False,
    seed: Annotated[
        int | None, typer.Option(help="help-content-new-seed", metavar="NUMBER", min=0)
    ] = None,
) -> None:
    """Write an annotated board, or the same board as a spreadsheet; or a random board. Exits 1 if
    something is there already."""
    from rawsiko.content.spreadsheet.sheets import CSV, WORKBOOKS
    from rawsiko.texts.data import data_folder

    example = data_folder("content") / EXAMPLE
    if what.exists():
        fail("content-new-there", file=str(what))
    if random:
        _new_random(what, seed)
        return
    if seed is not None:
        stop(WRONG_INPUT, "content-new-seed-alone")
    try:
        if what.suffix.lower() in (*WORKBOOKS, CSV):
            source = example / f"{TEMPLATE}{what.suffix.lower()}"
            if not source.exists():  # .ods: programs that read it also read .xlsx
                fail("import-other-ending")
            shutil.copyfile(source, what)
            print(texts().say("content-new-sheet", file=str(what)))
            return
        shutil.copytree(example, what, ignore=shutil.ignore_patterns(f"{TEMPLATE}.*"))
        _rename(what)
    except OSError as error:
        fail_to_write(what, error)
    print(texts().say("content-new-done", file=str(what)))


def _new_random(folder: Path, seed: int | None) -> None:
    from rawsiko.content.random_board import random_board, write_random_board

    if folder.suffix:
        stop(WRONG_INPUT, "content-new-random-folder")
    board = random_board(randbelow(MOST_SEED) if seed is None else seed)
    try:
        write_random_board(board, folder)
    except OSError as error:
        fail_to_write(folder, error)
    print(texts().say("content-new-random", file=str(folder), seed=str(board.seed)))


def import_(
    file: Annotated[Path, typer.Argument(help="help-content-import-file", metavar="FILE")],
    out: Annotated[
        Path | None, typer.Option(help="help-content-import-out", metavar="FOLDER")
    ] = None,
) -> None:
    """Build a content folder from a spreadsheet. If it has mistakes, print them by sheet and row,
    write nothing and exit 1."""
    from rawsiko.content.problems import ContentError
    from rawsiko.content.spreadsheet.importing import import_board
    from rawsiko.content.spreadsheet.write import may_write

    folder = out or file.with_suffix("")
    if not may_write(folder):
        fail("import-folder-taken", folder=str(folder))
    try:
        import_board(file, folder)
    except ContentError as error:
        for problem in error.problems:
            print(problem.line(texts().say))
        fail("import-wrong", count=len(error.problems))
    except OSError as error:
        fail_to_write(folder, error)
    print(texts().say("import-done", folder=str(folder)))


def _rename(folder: Path) -> None:
    """Name the copy after its folder, so that it differs from the example."""
    from rawsiko.content.files.folder import BOARD
    from rawsiko.content.spreadsheet.build import slug

    own = slug(folder.name) or "board"
    file = folder / BOARD
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f'id = "{EXAMPLE}"', f'id = "{own}"', 1), encoding="utf-8")
    for names in folder.glob("locales/*/names.ftl"):
        lines = names.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith(f"board-{EXAMPLE} =")]
        names.write_text("".join(kept), encoding="utf-8")
