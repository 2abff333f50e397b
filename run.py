#!/usr/bin/env python3
"""The entry point of RAWsiko: sets up what is missing, then runs a command.

    python3 run.py [--port ...]     serves the game to this computer and its network
    python3 run.py test [...]       runs every check, or pytest with the given arguments
    python3 run.py bench [...]      measures the engine, or what is named, against a peer
    python3 run.py web [...]        rebuilds the pages
    python3 run.py pictures [...]   takes pictures of all screens
    python3 run.py map [...]        rebuilds the map of the board
    python3 run.py types [...]      rebuilds the schema and types of the messages
    python3 run.py release [...]    builds what teachers download, into dist/
    python3 run.py site --out DIR   builds the page that plays without a server
    python3 run.py prepare          fetches and compiles what makes the bots fast
    python3 run.py COMMAND [...]    the `rawsiko` command line

It needs only Python. It installs into `.venv` and `web/node_modules` what the command needs, and
exactly what the lock files list, with hashes; the second start needs no network. A release
(dev/release.py) has no tools of developers and installs into the user's data folder. Its own
messages go to standard error. Then the command replaces this process, so signals and exit status
are the command's own.
"""

# An old Python must reach `too_old`: this file and setting_up.py use only the syntax of Python 3.6.
# These texts are not in `locales`, because the Fluent reader isn't installed yet.

import os
import sys

sys.dont_write_bytecode = True  # a release's folder is never written to

from setting_up import (  # noqa: E402
    COMPILED,
    DEVELOP,
    IS_RELEASE,
    PAGES,
    PROGRAM,
    ROOT,
    SERVE,
    STUDY,
    WINDOWS,
    Place,
    environment_of,
    set_up,
    stop,
)

FLOOR = (3, 11)
STUDIES = ("arena", "balance", "content", "debrief", "simulate", "think")
LARGE = ("--broker", "--processes", "postgresql")  # arguments of a server that needs `STUDY`

START = os.path.join(ROOT, "dev", "start.py")  # builds the pages, then serves
SCRIPTS = {
    "test": os.path.join(ROOT, "dev", "checks.py"),
    "web": os.path.join(ROOT, "dev", "build_web.py"),
    "pictures": os.path.join(ROOT, "dev", "pictures.py"),
    "map": os.path.join(ROOT, "dev", "build_map.py"),
    "types": os.path.join(ROOT, "dev", "build_types.py"),
    "bench": os.path.join(ROOT, "dev", "bench.py"),
    "release": os.path.join(ROOT, "dev", "release.py"),
    "site": os.path.join(ROOT, "dev", "build_site.py"),
}


def main(arguments: "list[str]") -> None:
    complaint = too_old(sys.version_info[:2]) or lacks_venv()
    if complaint:
        stop(complaint)
    place = Place(ROOT)
    if arguments == ["prepare"]:
        prepare(place)
    needed = with_program(sets_for(arguments))
    if not place.is_ready(needed):
        set_up(place, needed)
    become([place.python, *command_for(arguments)], environment_of(place))


def prepare(place: "Place") -> None:
    """Install the compiler and compile the simulator: `python -m rawsiko.simulator` does that."""
    sets = [*with_program([SERVE]), COMPILED]
    if not place.is_ready(sets):
        set_up(place, sets)
    become([place.python, "-m", "rawsiko.simulator"], environment_of(place))


def sets_for(arguments: "list[str]") -> "list[str]":
    """The sets of packages that this command needs."""
    word = arguments[0] if arguments else "serve"
    if word in ("web", "site"):
        return [SERVE, PAGES]
    if word in SCRIPTS and not IS_RELEASE:
        return [DEVELOP]
    if word in STUDIES or any(name in argument for argument in arguments for name in LARGE):
        return [STUDY, PAGES] if serves(arguments) else [STUDY]
    return [SERVE, PAGES] if serves(arguments) else [SERVE]


def with_program(sets: "list[str]") -> "list[str]":
    """In a release the program is a package as well, with its pages built."""
    return [*(name for name in sets if name != PAGES), PROGRAM] if IS_RELEASE else sets


def command_for(arguments: "list[str]") -> "list[str]":
    """The arguments for the environment's Python."""
    word = arguments[0] if arguments else "serve"
    if IS_RELEASE:
        return ["-m", "rawsiko", *arguments]
    if word in SCRIPTS:
        return [SCRIPTS[word], *arguments[1:]]
    if serves(arguments):
        return [START, *arguments]
    return ["-m", "rawsiko", *arguments]


def serves(arguments: "list[str]") -> bool:
    """Whether this command is the server, with pages built from this source."""
    word = arguments[0] if arguments else "serve"
    return word == "serve" or (word.startswith("-") and word not in ("--help", "--version"))


def too_old(version: "tuple[int, ...]") -> "str | None":
    """An error message if this Python is too old."""
    if version >= FLOOR:
        return None
    floor, found = (".".join(map(str, numbers)) for numbers in (FLOOR, version))
    return (
        f"RAWsiko needs Python {floor} or newer and this is Python {found}:"
        " install a newer one and start run.py with that."
    )


def lacks_venv() -> "str | None":
    """An error message if this Python can't create environments."""
    from importlib.util import find_spec

    if find_spec("venv") and find_spec("ensurepip"):
        return None
    return (
        "RAWsiko needs Python's venv module, which this Python lacks: on Debian or Ubuntu run"
        " `sudo apt install python3-venv`, elsewhere install a complete Python, then start again."
    )


def become(command: "list[str]", environment: "dict[str, str]") -> None:
    """Replace this process with the command."""
    if not WINDOWS:
        os.execve(command[0], command, environment)
    import signal
    import subprocess

    # Windows can't replace a process; its console sends Ctrl-C to the child as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(command, env=environment))


if __name__ == "__main__":
    main(sys.argv[1:])
