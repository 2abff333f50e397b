#!/usr/bin/env python3
"""The front door of RAWsiko: sets everything up where needed, then runs it.

    python3 run.py [--port ...]     serves the game, to this computer and to others on its network
    python3 run.py test [...]       every check, or pytest with the arguments given
    python3 run.py bench [...]      measures the engine, or what is named, beside a peer
    python3 run.py web [...]        builds the pages of the game again
    python3 run.py pictures [...]   takes pictures of all its screens
    python3 run.py map [...]        builds the map of the board again
    python3 run.py types [...]      builds the schema and types of the messages again
    python3 run.py COMMAND [...]    the `rawsiko` command line

It needs Python and nothing else. What it installs lies in `.venv` and `web/node_modules` and is
named, with hashes, in the two locks; the second start needs no network. Its own messages go to
standard error, and the command takes its place: signals and exit status are the command's own.
"""

# An old Python must get as far as `too_old`: no syntax here that Python 3.6 cannot read.
# The texts are the only ones outside `locales`, because their reader is not installed yet.

import os
import sys

FLOOR = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
WINDOWS = os.name == "nt"
PROJECT = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
LAYOUT = "1"  # rises when this file comes to set up differently
COMPILING = "Compiling the simulator, once ..."

START = os.path.join(ROOT, "dev", "start.py")  # the server, after building what it serves
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
    """What the environment's Python is to run."""
    word = arguments[0] if arguments else "serve"
    if word in SCRIPTS:
        return [SCRIPTS[word], *arguments[1:]]
    if word == "serve" or (word.startswith("-") and word not in ("--help", "--version")):
        return [START, *arguments]
    return ["-m", "rawsiko", *arguments]


def too_old(version: "tuple[int, ...]") -> "str | None":
    """A sentence when this Python is older than the floor."""
    if version >= FLOOR:
        return None
    floor, found = (".".join(map(str, numbers)) for numbers in (FLOOR, version))
    return (
        f"RAWsiko needs Python {floor} or newer and this is Python {found}:"
        " install a newer one and start run.py with that."
    )


def lacks_venv() -> "str | None":
    """A sentence when this Python cannot make environments."""
    from importlib.util import find_spec

    if find_spec("venv") and find_spec("ensurepip"):
        return None
    return (
        "RAWsiko needs Python's venv module, which this Python lacks: on Debian or Ubuntu run"
        " `sudo apt install python3-venv`, elsewhere install a complete Python, then start again."
    )


class Place:
    """An environment: its folder, its lock, and a stamp that says from what it was made."""

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
        """Finished once, in this folder, by a Python like this one that is still there."""
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
    """Make the environment or bring it up to date; one start at a time."""
    with open(place.folder + ".lock", "a") as turn:
        try:
            wait_for(turn.fileno())
            if not place.is_ready():  # else another start did it while this one waited
                SetUp(place, turn.fileno()).run()
        except KeyboardInterrupt:
            stop("Stopped. The next start sets up again.", 130)


class SetUp:
    """The steps of setting up one place, while `turn` is locked."""

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
        self.call(self.place.python, "-m", "rawsiko.simulator")  # else its first user does
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
        """Slower, but it may know the way to an index that uv does not."""
        say("That did not work; trying pip ...")
        return self.pip("-r", self.part_of_lock("not uv")) and self.pip(*PROJECT)

    def uv(self, *arguments: str) -> bool:
        return self.call(self.place.uv, "pip", *arguments)

    def pip(self, *arguments: str) -> bool:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--no-deps")
        return self.call(self.place.python, "-m", "pip", "install", *quiet, *arguments)

    def part_of_lock(self, wanted: str) -> str:
        """A file with the lock's entry for uv, or with all the others."""
        with open(self.place.lock, encoding="utf-8") as file:
            entries = entries_of(file.read())
        path = os.path.join(self.place.folder, "part.lock")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(e for e in entries if e.startswith("uv==") == (wanted == "uv"))
        return path

    def call(self, *command: str) -> bool:
        """Run one step, its output on standard error; whether it worked."""
        import subprocess

        # The step keeps the lock too: if run.py is killed, the next start waits for its orphan.
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
    """The packages of a lock, each with its hashes, which stand on indented lines."""
    import re

    return re.findall(r"^\S.*(?:\n .*)*\n", lock, re.MULTILINE)


def wait_for(turn: int) -> None:
    """Lock an open file. The system unlocks it when its holders end, however they end."""
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
        pass  # a file system without locks: carry on alone
    return True


def environment_of(place: Place) -> "dict[str, str]":
    environment = dict(os.environ)
    # Another Python's modules must not be found in place of the locked ones.
    for name in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"):
        environment.pop(name, None)
    environment["VIRTUAL_ENV"] = place.folder
    # npm's scripts ask the PATH for node, which the environment brings along.
    environment["PATH"] = place.bin + os.pathsep + environment.get("PATH", os.defpath)
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    environment.setdefault("UV_SYSTEM_CERTS", "1")  # schools' networks bring their own
    environment["RAWSIKO_CALLED"] = "py run.py" if WINDOWS else "python3 run.py"
    return environment


def become(command: "list[str]", environment: "dict[str, str]") -> None:
    """Run the command in place of this process."""
    if not WINDOWS:
        os.execve(command[0], command, environment)
    import signal
    import subprocess

    # Windows cannot replace a process; the console sends Ctrl-C to the child as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(command, env=environment))


def say(text: str) -> None:
    print("run.py:", text, file=sys.stderr, flush=True)


def stop(text: str, status: int = 1) -> None:
    say(text)
    sys.exit(status)


if __name__ == "__main__":
    main(sys.argv[1:])
