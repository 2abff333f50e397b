"""All commands of the command line."""

from collections.abc import Iterator

from typer.core import TyperGroup

from rawsiko.cli.main import assemble


def command_paths(name: str) -> list[tuple[str, ...]]:
    """A command and its subcommands: ("content",), ("content", "check"), …"""
    return [path for path in _below(assemble(name)) if path[0] == name]


def _below(group: TyperGroup, *above: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        yield (*above, name)
        if isinstance(command, TyperGroup):
            yield from _below(command, *above, name)
