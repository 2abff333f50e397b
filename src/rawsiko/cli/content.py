"""`rawsiko content …`: check, export, show and draw a board with its cards."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rawsiko.cli import content_files
from rawsiko.cli.language import texts
from rawsiko.cli.stopping import (
    FAILED,
    WRONG_INPUT,
    content_errors_told,
    fail,
    fail_to_write,
    stop,
    tell,
)

if TYPE_CHECKING:
    from rawsiko.content.show.find import Finder
    from rawsiko.texts.fluent import Texts

app = typer.Typer()
app.command("new")(content_files.new)
app.command("import")(content_files.import_)

Folder = Annotated[Path | None, typer.Argument(help="help-content-folder", metavar="[FOLDER]")]
ContentOption = Annotated[
    Path | None, typer.Option("--content", help="help-content-folder", metavar="FOLDER")
]


@app.command()
def check(folder: Folder = None, content: ContentOption = None) -> None:
    """Print what is wrong, one line each, and exit 1; or what was proved."""
    from rawsiko.content.check.everything import check_content

    report = check_content(_folder(folder, content))
    for problem in report.problems:
        print(problem.line(texts().say))
    if report.problems:
        tell("content-wrong", count=len(report.problems))
        if report.hint:
            tell(report.hint)
        raise typer.Exit(FAILED)
    for proof in report.proofs:
        print(texts().say(proof.message, **proof.arguments))


@app.command()
def export(folder: Folder = None, content: ContentOption = None) -> None:
    """Print the content export (docs/replay.md), and nothing else, on standard output."""
    import json

    from rawsiko.content.export import export_content
    from rawsiko.content.load import load_content

    named = _folder(folder, content)
    with content_errors_told():
        exported = export_content(load_content(named), named)
    print(json.dumps(exported, indent=2))


@app.command()
def show(
    name: Annotated[
        str | None, typer.Argument(help="help-content-show-id", metavar="[NAME]")
    ] = None,
    content: ContentOption = None,
) -> None:
    """Describe a thing on the board or, without a name, list everything. Exits 1 if there is no
    such thing."""
    from rawsiko.content.load import load_content
    from rawsiko.content.show.describe import Describer
    from rawsiko.content.show.find import Finder
    from rawsiko.content.show.listing import list_everything

    folder = _folder(content)
    with content_errors_told():
        loaded, own_texts = load_content(folder), _texts_of(folder)
        if name is None:
            print("\n".join(list_everything(loaded, folder, own_texts)))
            return
        finder = Finder(loaded, folder, own_texts)
        things = finder.things(name)
        if not things:
            _tell_closed_or_unknown(finder, name, own_texts)
        describer = Describer(loaded, folder, own_texts)
        print("\n\n".join("\n".join(describer.describe(thing)) for thing in things))


@app.command()
def picture(
    out: Annotated[Path | None, typer.Option(help="help-content-picture-out")] = None,
    content: ContentOption = None,
) -> None:
    """Draw the board as SVG, into a file or on standard output."""
    from rawsiko.content.export import export_content
    from rawsiko.content.load import load_content
    from rawsiko.content.picture.drawing import draw_board
    from rawsiko.content.served.packing import map_of
    from rawsiko.content.supply import supply_in
    from rawsiko.texts.words import names_or_ids

    folder = _folder(content)
    with content_errors_told():
        loaded = load_content(folder)
        own_texts = _texts_of(folder)
        supply = supply_in(export_content(loaded, folder))
        drawn = draw_board(loaded, map_of(loaded, folder), supply, names_or_ids(own_texts))
    if out is None:
        print(drawn, end="")
        return
    try:
        out.write_text(drawn, encoding="utf-8", newline="\n")
    except OSError as error:
        fail_to_write(out, error)


def _folder(*named: Path | None) -> Path:
    """The folder given as argument or option, else that of the standard board."""
    from rawsiko.content.load import find_folder, standard_folder

    folders = [folder for folder in named if folder is not None]
    if len(folders) > 1:
        stop(WRONG_INPUT, "content-folder-twice")
    return find_folder(folders[0]) if folders else standard_folder()


def _texts_of(folder: Path) -> "Texts":
    """The texts of this run, with the content's own names.

    Raises ContentError if those can't be read.
    """
    from rawsiko.content.check.texts import LOCALES, read_messages
    from rawsiko.content.problems import ContentError, Problem
    from rawsiko.texts.fluent import FALLBACK, Texts

    problems: list[Problem] = []
    for language in {texts().language, FALLBACK}:
        read_messages(folder / LOCALES, language, problems)
    if problems:
        raise ContentError(problems)
    return Texts(texts().language, folder / LOCALES)


def _tell_closed_or_unknown(finder: "Finder", name: str, own_texts: "Texts") -> NoReturn:
    """Explain a closed country (R2.1); otherwise suggest what may be meant."""
    from rawsiko.content.countries import country_name
    from rawsiko.texts.words import printable

    if code := finder.closed_country(name):
        print(own_texts.say("content-show-closed", country=country_name(code, own_texts)))
        raise typer.Exit
    shown = printable(name)
    if alike := finder.ids_like(name):
        fail("content-show-unknown-like", id=shown, ids=", ".join(alike))
    fail("content-show-unknown", id=shown)
