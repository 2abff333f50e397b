#!/usr/bin/env python3
"""The entry point of RAWsiko: sets up what is missing, then runs a command.

    python3 run.py [--port ...]     serves the game to this computer and its network
    python3 run.py test [...]       runs every check, or pytest with the given arguments
    python3 run.py bench [...]      measures the engine, or what is named, against a peer
    python3 run.py web [...]        rebuilds the pages
    python3 run.py pictures [...]   takes pictures of all screens
    python3 run.py map [...]        rebuilds the map of the board
    python3 run.py types [...]      rebuilds the schema and types of the messages
    python3 run.py prepare          fetches and compiles what makes the bots fast
    python3 run.py COMMAND [...]    the `rawsiko` command line

It needs only Python. It installs into `.venv` and `web/node_modules` what the command needs, and
exactly what the lock files list, with hashes; the second start needs no network. Its own messages
go to standard error. Then the command replaces this process, so signals and exit status are the
command's own.
"""

# An old Python must reach `too_old`, so this file uses only the syntax of Python 3.6.
# These texts are not in `locales`, because the Fluent reader isn't installed yet.

import os
import sys

FLOOR = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
WINDOWS = os.name == "nt"
LAYOUT = "2"  # increase it when this file sets up differently

# Sets of packages, each a file in locks/.
SERVE = "serve"  # what a server needs
PAGES = "pages"  # Node, which builds the pages
COMPILED = "compiled"  # numba, which compiles the simulator
STUDY = "study"  # all of the program: plots, spreadsheets, PostgreSQL, several processes
DEVELOP = "develop"  # and what tests, measures and checks it
CONTAINED = {STUDY: (SERVE, COMPILED), DEVELOP: (SERVE, PAGES, COMPILED, STUDY)}
PURPOSE = {
    SERVE: "play",
    PAGES: "build the pages",
    COMPILED: "make the bots fast",
    STUDY: "study the game and host many tables",
    DEVELOP: "test and develop",
}
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
}


def main(arguments: "list[str]") -> None:
    complaint = too_old(sys.version_info[:2]) or lacks_venv()
    if complaint:
        stop(complaint)
    place = Place(ROOT)
    if arguments == ["prepare"]:
        prepare(place)
    needed = sets_for(arguments)
    if not place.is_ready(needed):
        set_up(place, needed)
    become([place.python, *command_for(arguments)], environment_of(place))


def prepare(place: "Place") -> None:
    """Install the compiler and compile the simulator: `python -m rawsiko.simulator` does that."""
    if not place.is_ready([SERVE, COMPILED]):
        set_up(place, [SERVE, COMPILED])
    become([place.python, "-m", "rawsiko.simulator"], environment_of(place))


def sets_for(arguments: "list[str]") -> "list[str]":
    """The sets of packages that this command needs."""
    word = arguments[0] if arguments else "serve"
    if word == "web":
        return [SERVE, PAGES]
    if word in SCRIPTS:
        return [DEVELOP]
    if word in STUDIES or any(name in argument for argument in arguments for name in LARGE):
        return [STUDY, PAGES] if serves(arguments) else [STUDY]
    return [SERVE, PAGES] if serves(arguments) else [SERVE]


def command_for(arguments: "list[str]") -> "list[str]":
    """The arguments for the environment's Python."""
    word = arguments[0] if arguments else "serve"
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


class Place:
    """An environment: its folder, its lock files, and a stamp that says what is installed."""

    def __init__(self, root: str) -> None:
        self.folder = os.path.join(root, ".venv")
        self.locks = os.path.join(root, "locks")
        self.source = os.path.join(root, "src")
        self.bin = os.path.join(self.folder, "Scripts" if WINDOWS else "bin")
        self.python = os.path.join(self.bin, "python.exe" if WINDOWS else "python")
        self.uv = os.path.join(self.bin, "uv.exe" if WINDOWS else "uv")
        self.stamp = os.path.join(self.folder, "rawsiko.stamp")

    def is_ready(self, sets: "list[str]") -> bool:
        return self.is_sound() and not self.missing(sets)

    def is_sound(self) -> bool:
        """Whether it was completed once, in this folder, by this version of Python, and exists."""
        return self._stamped()[:1] == [self._origin()] and os.path.exists(self.python)

    def missing(self, sets: "list[str]") -> "list[str]":
        """Those of these sets that aren't installed as their locks are now."""
        current = [name for name in self._installed() if self._line(name) in self._stamped()]
        there = [name for each in current for name in (each, *CONTAINED.get(each, ()))]
        return [name for name in sets if name not in there]

    def begin(self) -> None:
        """It exists, with nothing installed."""
        self._stamp([self._origin()])

    def note(self, name: str) -> None:
        """This set is installed."""
        kept = [line for line in self._stamped()[1:] if not line.startswith(name + " ")]
        self._stamp([self._origin(), *kept, self._line(name)])

    def lock(self, name: str) -> str:
        return os.path.join(self.locks, name + ".lock")

    def _installed(self) -> "list[str]":
        return [line.partition(" ")[0] for line in self._stamped()[1:]]

    def _stamp(self, lines: "list[str]") -> None:
        partial = self.stamp + ".partial"
        with open(partial, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write("".join(line + "\n" for line in lines))
        os.replace(partial, self.stamp)

    def _stamped(self) -> "list[str]":
        try:
            with open(self.stamp, encoding="utf-8", errors="surrogateescape") as file:
                return file.read().splitlines()
        except OSError:
            return []

    def _origin(self) -> str:
        return f"{LAYOUT} {sys.implementation.cache_tag} {self.folder}"

    def _line(self, name: str) -> str:
        from hashlib import sha256

        try:
            with open(self.lock(name), "rb") as file:
                return name + " " + sha256(file.read()).hexdigest()
        except OSError:
            return name + " has no lock"


def set_up(place: Place, sets: "list[str]") -> None:
    """Create or update the environment, one process at a time."""
    with open(place.folder + ".lock", "a") as turn:
        try:
            wait_for(turn.fileno())
            if not place.is_ready(sets):  # another start may have done it while this one waited
                SetUp(place, turn.fileno()).run(sets)
        except KeyboardInterrupt:
            stop("Stopped. The next start sets up again.", 130)


class SetUp:
    """Sets up one environment while `turn` is locked."""

    def __init__(self, place: Place, turn: int) -> None:
        self.place = place
        self.turn = turn

    def run(self, sets: "list[str]") -> None:
        if not self.place.is_sound():
            say("Setting up, once; this needs the network ...")
            self.make_environment()
        for name in self.place.missing(sets):
            say(f"Installing what is needed to {PURPOSE[name]} ...")
            if not self.install(name):
                stop("Setting up failed, see above: check the network, then start again.")
            self.place.note(name)
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
        self.add_source()
        self.place.begin()

    def add_source(self) -> None:
        """Let this environment find the program where it is."""
        import glob

        library = ("Lib",) if WINDOWS else ("lib", "python*")
        pattern = os.path.join(glob.escape(self.place.folder), *library, "site-packages")
        (packages,) = glob.glob(pattern)
        # Python reads this file in the encoding of the system, until 3.13 in UTF-8.
        encoding = "utf-8" if sys.version_info >= (3, 13) else "locale"
        with open(os.path.join(packages, "rawsiko.pth"), "w", encoding=encoding) as file:
            file.write(self.place.source + "\n")

    def install(self, name: str) -> bool:
        if name == DEVELOP:
            return (self.install_with_uv() or self.install_with_pip()) and self.compile()
        return self.pip(name)

    def compile(self) -> bool:
        say("Compiling the simulator, once ...")
        self.call(self.place.python, "-m", "rawsiko.simulator")  # otherwise its first user waits
        return True

    def install_with_uv(self) -> bool:
        """Faster than pip, which is what counts with so many packages."""
        if not os.path.exists(self.place.uv) and not self.pip("uv", self.part_of_lock("uv")):
            return False
        options = ("--python", self.place.python)
        quiet = () if sys.stderr.isatty() else ("--quiet",)  # otherwise it shows how far it is
        locked = ("--require-hashes", "-r", self.place.lock(DEVELOP))
        return self.call(self.place.uv, "pip", "install", *quiet, *options, *locked)

    def install_with_pip(self) -> bool:
        """pip may be configured for an index that uv can't use."""
        say("That did not work; trying pip ...")
        return self.pip(DEVELOP, self.part_of_lock("not uv"))

    def pip(self, name: str, lock: "str | None" = None) -> bool:
        """Install exactly what the lock lists, and say how far it is."""
        lock = lock or self.place.lock(name)
        # Bytecode is made of what is used, when it is used: the first page comes sooner.
        options = ("--disable-pip-version-check", "--no-input", "--no-deps", "--no-compile")
        with open(lock, encoding="utf-8") as file:
            number = len(entries_of(file.read()))
        command = [self.place.python, "-m", "pip", "install", *options, "--require-hashes"]
        return self.watch([*command, "-r", lock], number)

    def watch(self, command: "list[str]", number: int) -> bool:
        """Run pip: on a terminal, show how far it is; show what it prints only if it fails."""
        import subprocess

        lines: "list[str]" = []
        done, is_seen = 0, sys.stderr.isatty()
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT,
            env=environment_of(self.place), pass_fds=self.inherited(), encoding="utf-8",
            errors="replace",
        )  # fmt: skip
        for line in process.stdout or ():
            lines.append(line)
            done += line.startswith(("Collecting ", "Requirement already"))
            if "RAWSIKO_SAYS_HOW_FAR" in os.environ:  # compiling is the other half
                print(f"{done} of {2 * number}", flush=True)
            if is_seen:
                text = f"\rrun.py: {done} of {number} packages "
                print(text, end="", file=sys.stderr, flush=True)
        if is_seen:
            print("\r" + " " * 40, end="\r", file=sys.stderr, flush=True)
        if process.wait() != 0:
            print("".join(lines[-12:]), end="", file=sys.stderr)
        return process.returncode == 0

    def part_of_lock(self, wanted: str) -> str:
        """Write a file with only the lock's entry for uv, or with all others; returns its path."""
        with open(self.place.lock(DEVELOP), encoding="utf-8") as file:
            entries = entries_of(file.read())
        path = os.path.join(self.place.folder, "part.lock")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(e for e in entries if e.startswith("uv==") == (wanted == "uv"))
        return path

    def inherited(self) -> "tuple[int, ...]":
        """A child inherits the lock: if run.py is killed, the next start waits for the child."""
        return () if WINDOWS else (self.turn,)

    def call(self, *command: str) -> bool:
        """Run one step with its output on standard error; returns whether it worked."""
        import subprocess

        environment = environment_of(self.place)
        try:
            status = subprocess.call(
                command, stdout=2, env=environment, cwd=ROOT, pass_fds=self.inherited()
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
    environment["RAWSIKO_PREPARE"] = os.path.join(ROOT, "run.py")
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
