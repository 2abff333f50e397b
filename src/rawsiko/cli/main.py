"""Assembles the commands.

A command is a function of the same name in a module of the same name; a group is a module with an
`app`. They contain message ids, which are translated here. Only the module of the requested command
is imported.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from rawsiko import __version__
from rawsiko.cli.language import OPTION, speak, take_language, texts
from rawsiko.cli.output import output_errors_told
from rawsiko.texts.fluent import LANGUAGES, VARIABLE, chosen_language, language_in

NAME = "rawsiko"
COMMANDS = (
    "serve",
    "think",
    "demo",
    "simulate",
    "arena",
    "balance",
    "odds",
    "replay",
    "verify",
    "debrief",
    "content",
    "class",
    "backup",
    "restore",
)
MODULES = {"class": "class_rescue"}  # where the command's name can't be a module's
DEFAULT = "serve"
COMMANDS_BELOW = {"debrief": ("figures", "pool")}  # the first one may be left out
OWN_OPTIONS = ("--help", "--version")  # of the command line as a whole; all others are a command's
# Default metavars in the help, by type.
NUMBER = "NUMBER"
WHOLE_NUMBER = "whole number"  # instead of typer's "int range" in its errors
VALUES = {"int": NUMBER, "int range": NUMBER, WHOLE_NUMBER: NUMBER, "path": "FILE"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Always raises SystemExit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # as the public formats require
    language, others = take_language(sys.argv[1:] if arguments is None else arguments)
    with output_errors_told():
        set_language(language)
        run(with_command(others))


def with_command(arguments: Sequence[str]) -> list[str]:
    """Adds the default command: `--port 9000` is `serve --port 9000`."""
    first = arguments[0] if arguments else None
    if first is None or (first.startswith("-") and first not in OWN_OPTIONS):
        return [DEFAULT, *arguments]
    below = COMMANDS_BELOW.get(first, ())
    if below and not {*arguments[1:2]} & {*below, "--help"}:
        return [first, below[0], *arguments[1:]]
    return list(arguments)


def set_language(asked: str | None) -> None:
    """Set the requested language, which must exist, else the user's."""
    language, known = chosen_language(asked), ", ".join(LANGUAGES)
    if language in LANGUAGES:
        say = speak(language).say
        wish = os.environ.get(VARIABLE)
        if asked is None and wish and language_in(wish) not in LANGUAGES:
            from rawsiko.texts.words import printable  # slow to import

            shown = {"variable": VARIABLE, "language": printable(wish), "known": known}
            print(say("cli-unknown-language-variable", **shown), file=sys.stderr)
        return
    say = speak(chosen_language(None)).say
    print(say("cli-unknown-language", language=language, known=known), file=sys.stderr)
    sys.exit(2)


def run(arguments: Sequence[str]) -> None:
    words = [argument for argument in arguments if not argument.startswith("-")]
    group = assemble(words[0] if words else None)
    # Usage lines show what the user typed: run.py says how it was called.
    called = os.environ.get("RAWSIKO_CALLED")
    if called:
        group.epilog = texts().say("help-run")  # what run.py does without this command line
    group.main(args=list(arguments), prog_name=called or NAME)


def assemble(asked: str | None) -> TyperGroup:
    """The command line with `asked` complete, and only name and help of the other commands."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback()(_rawsiko)
    for name in COMMANDS:
        if name != asked:
            app.command(name)(_not_loaded)
            continue
        module = import_module(f"rawsiko.cli.{MODULES.get(name, name)}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    group = cast("TyperGroup", get_command(app))
    _translate(group, f"help-{NAME}")
    return group


def _print_version(wanted: bool) -> None:
    if wanted:
        print(NAME, __version__)
        raise typer.Exit


def _rawsiko(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """The text is `help-rawsiko`."""


def _not_loaded() -> None:
    """A placeholder for a command whose module isn't imported."""


def _language(
    lang: Annotated[str, typer.Option(OPTION, help="help-lang", metavar="LANGUAGE")] = "",
) -> None:
    """Declares --lang for the help; `take_language` has already read it."""


def _language_option() -> TyperOption:
    carrier = typer.Typer(add_completion=False)
    carrier.command()(_language)
    option = cast("TyperOption", get_command(carrier).params[0])
    option.expose_value = False
    return option


def _translate(command: TyperCommand | TyperGroup, message: str) -> None:
    """Translate the message ids in the help of a command and its subcommands."""
    say = texts().say
    command.help = say(message)
    command.short_help = command.help  # otherwise the overview truncates it
    command.params.append(_language_option())
    for parameter in command.params:
        if isinstance(parameter, TyperOption | TyperArgument) and parameter.help:
            parameter.help = say(parameter.help)
        value = VALUES.get(parameter.type.name)
        parameter.metavar = parameter.metavar or value
        if value == NUMBER:
            parameter.type.name = WHOLE_NUMBER
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            below_message = f"help-{name}" if message == f"help-{NAME}" else f"{message}-{name}"
            _translate(cast("TyperCommand | TyperGroup", below), below_message)
