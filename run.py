#!/usr/bin/env python3
"""The entry point of RAWsiko: sets up what is missing, then runs a command.

    python3 run.py [--port ...]     serves the game to this computer and its network
    python3 run.py test [...]       runs every check, or pytest with the given arguments
    python3 run.py bench [...]      measures the engine, or what is named, against a peer
    python3 run.py web [...]        rebuilds the pages
    python3 run.py pictures [...]   takes pictures of all screens
    python3 run.py map [...]        rebuilds the map of the board
    python3 run.py types [...]      rebuilds the schema and types of the messages
    python3 run.py COMMAND [...]    the `rawsiko` command line

It needs only Python. It installs into `.venv` and `web/node_modules`, exactly what the two lock
files list, with hashes; the second start needs no network. Its own messages go to standard error.
Then the command replaces this process, so signals and exit status are the command's own.
"""

# An old Python must reach `too_old`, so this file uses only the syntax of Python 3.6.
# These texts are not in `locales`, because the Fluent reader isn't installed yet.

import os
import sys

FLOOR = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
WINDOWS = os.name == "nt"
PROJECT = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
LAYOUT = "1"  # increase it when this file sets up differently
COMPILING = "Compiling the simulator, once ..."

START = os.path.join(ROOT, "dev", "start.py")  # builds the pages, then serves
SCRIPTS = {
    "test": os.path.join(ROOT, "dev", "checks.py"),
    "web": os.path.join(ROOT, "dev", "build_web.py"),
    "pictures": os.path.join(ROOT, "dev", "pictures.py"),
    "map": os.path.join(ROOT, "dev", "build_map.py"),
    "types": os.path.join(ROOT, "dev", "build_types.py"),
    "bench": os.path.join(ROOT, "dev", "bench.py"),
}


def main(arguments: "list[str]") -> None:
    complaint = too_old(sys.version_info[:2]) or lacks_venv()
    if complaint:
        stop(complaint)
    place = Place(ROOT)
    if not place.is_ready():
        set_up(place)
    become([place.python, *command_for(arguments)], environment_of(place))


def command_for(arguments: "list[str]") -> "list[str]":
    """The arguments for the environment's Python."""
    word = arguments[0] if arguments else "serve"
    if word in SCRIPTS:
        return [SCRIPTS[word], *arguments[1:]]
    if word == "serve" or (word.startswith("-") and word not in ("--help", "--version")):
        return [START, *arguments]
    return ["-m", "rawsiko", *arguments]


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


class Place:
    """An environment: its folder, its lock file, and a stamp that says what it was made from."""

    def __init__(self, root: str) -> None:
        self.folder = os.path.join(root, ".venv")
        self.lock = os.path.join(root, "requirements.lock")
        self.project = os.path.join(root, "pyproject.toml")
        self.bin = os.path.join(self.folder, "Scripts" if WINDOWS else "bin")
        self.python = os.path.join(self.bin, "python.exe" if WINDOWS else "python")
        self.uv = os.path.join(self.bin, "uv.exe" if WINDOWS else "uv")
        self.stamp = os.path.join(self.folder, "rawsiko.stamp")

    def is_ready(self) -> bool:
        return self.is_sound() and self._stamped()[1:] == [self._ingredients()]

    def is_sound(self) -> bool:
        """Whether it was completed once, in this folder, by this version of Python, and exists."""
        return self._stamped()[:1] == [self._origin()] and os.path.exists(self.python)

    def mark_ready(self) -> None:
        partial = self.stamp + ".partial"
        with open(partial, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(f"{self._origin()}\n{self._ingredients()}\n")
        os.replace(partial, self.stamp)

    def mark_unfinished(self) -> None:
        if os.path.exists(self.stamp):
            os.remove(self.stamp)

    def _stamped(self) -> "list[str]":
        try:
            with open(self.stamp, encoding="utf-8", errors="surrogateescape") as file:
                return file.read().splitlines()
        except OSError:
            return []

    def _origin(self) -> str:
        return f"{LAYOUT} {sys.implementation.cache_tag} {self.folder}"

    def _ingredients(self) -> str:
        from hashlib import sha256

        digest = sha256()
        for path in (self.lock, self.project):
            with open(path, "rb") as file:
                digest.update(file.read())
        return digest.hexdigest()


def set_up(place: Place) -> None:
    """Create or update the environment, one process at a time."""
    with open(place.folder + ".lock", "a") as turn:
        try:
            wait_for(turn.fileno())
            if not place.is_ready():  # another start may have done it while this one waited
                SetUp(place, turn.fileno()).run()
        except KeyboardInterrupt:
            stop("Stopped. The next start sets up again.", 130)


class SetUp:
    """Sets up one environment while `turn` is locked."""

    def __init__(self, place: Place, turn: int) -> None:
        self.place = place
        self.turn = turn

    def run(self) -> None:
        if self.place.is_sound():
            say("Bringing .venv up to date ...")
            self.place.mark_unfinished()
        else:
            say("Setting up, once; this takes about a minute and needs the network ...")
            self.make_environment()
        if not (self.install_with_uv() or self.install_with_pip()):
            stop("Setting up failed, see above: check the network, then start again.")
        say(COMPILING)
        self.call(self.place.python, "-m", "rawsiko.simulator")  # otherwise its first user waits
        self.place.mark_ready()
        say("Ready.")

    def make_environment(self) -> None:
        import shutil

        try:
            if os.path.lexists(self.place.folder):
                shutil.rmtree(self.place.folder)
        except OSError as error:
            stop(f"Cannot remove {self.place.folder}: {error}. Delete it, then start again.")
        base = getattr(sys, "_base_executable", None) or sys.executable
        if not self.call(base, "-m", "venv", self.place.folder):
            stop(f"Cannot make {self.place.folder}, see above.")

    def install_with_uv(self) -> bool:
        if not os.path.exists(self.place.uv) and not self.pip("-r", self.part_of_lock("uv")):
            return False
        here = ("--quiet", "--python", self.place.python)
        locked = ("--require-hashes", self.place.lock)
        return self.uv("sync", *here, *locked) and self.uv("install", *here, *PROJECT)

    def install_with_pip(self) -> bool:
        """Slower, but pip may be configured for an index that uv can't use."""
        say("That did not work; trying pip ...")
        return self.pip("-r", self.part_of_lock("not uv")) and self.pip(*PROJECT)

    def uv(self, *arguments: str) -> bool:
        return self.call(self.place.uv, "pip", *arguments)

    def pip(self, *arguments: str) -> bool:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--no-deps")
        return self.call(self.place.python, "-m", "pip", "install", *quiet, *arguments)

    def part_of_lock(self, wanted: str) -> str:
        """Write a file with only the lock's entry for uv, or with all others; returns its path."""
        with open(self.place.lock, encoding="utf-8") as file:
            entries = entries_of(file.read())
        path = os.path.join(self.place.folder, "part.lock")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(e for e in entries if e.startswith("uv==") == (wanted == "uv"))
        return path

    def call(self, *command: str) -> bool:
        """Run one step with its output on standard error; returns whether it worked."""
        import subprocess

        # The child inherits the lock: if run.py is killed, the next start waits for the child.
        inherited = () if WINDOWS else (self.turn,)
        environment = environment_of(self.place)
        try:
            status = subprocess.call(
                command, stdout=2, env=environment, cwd=ROOT, pass_fds=inherited
            )
        except OSError as error:
            say(f"{command[0]}: {error}")
            return False
        return status == 0


def entries_of(lock: str) -> "list[str]":
    """The packages of a lock file, each with its hashes, which are on indented lines."""
    import re

    return re.findall(r"^\S.*(?:\n .*)*\n", lock, re.MULTILINE)


def wait_for(turn: int) -> None:
    """Wait for the lock on an open file. The system releases it when the processes end."""
    import time

    told = False
    while not try_to_lock(turn):
        if not told:
            say("Another start is setting up; waiting for it ...")
        told = True
        time.sleep(0.1)


def try_to_lock(turn: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(turn, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        pass  # a file system without locks: continue without one
    return True


def environment_of(place: Place) -> "dict[str, str]":
    environment = dict(os.environ)
    # Modules of another Python must not shadow the locked ones.
    for name in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"):
        environment.pop(name, None)
    environment["VIRTUAL_ENV"] = place.folder
    # npm's scripts look for node on the PATH; it's in the environment.
    environment["PATH"] = place.bin + os.pathsep + environment.get("PATH", os.defpath)
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    environment.setdefault("UV_SYSTEM_CERTS", "1")  # school networks often use their own
    environment["RAWSIKO_CALLED"] = "py run.py" if WINDOWS else "python3 run.py"
    return environment


def become(command: "list[str]", environment: "dict[str, str]") -> None:
    """Replace this process with the command."""
    if not WINDOWS:
        os.execve(command[0], command, environment)
    import signal
    import subprocess

    # Windows can't replace a process; its console sends Ctrl-C to the child as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(command, env=environment))


def say(text: str) -> None:
    print("run.py:", text, file=sys.stderr, flush=True)


def stop(text: str, status: int = 1) -> None:
    say(text)
    sys.exit(status)


if __name__ == "__main__":
    main(sys.argv[1:])
