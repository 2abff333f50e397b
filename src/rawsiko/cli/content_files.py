"""`rawsiko content new` and `rawsiko content import`: custom boards."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail, fail_to_write

EXAMPLE = "europe"  # the board that people start from
TEMPLATE = "template"


def new(
    what: Annotated[Path, typer.Argument(help="help-content-new-what", metavar="FOLDER|FILE")],
) -> None:
    """Write an annotated board, or the same board as a spreadsheet. Exits 1 if something is there
    already."""
    from rawsiko.content.spreadsheet.sheets import CSV, WORKBOOKS
    from rawsiko.texts.data import data_folder

    example = data_folder("content") / EXAMPLE
    if what.exists():
        fail("content-new-there", file=str(what))
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
