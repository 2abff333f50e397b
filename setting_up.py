"""Sets up what run.py needs: an environment with the packages that locked files list.

In a clone the environment is `.venv`. In a release (dev/release.py) it's in the user's data folder:
the release may be on a read-only stick, or be replaced by a newer one.
"""

import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
WINDOWS = os.name == "nt"
LAYOUT = "2"  # increase it when this file sets up differently

# Sets of packages, each a file in locks/.
SERVE = "serve"  # what a server needs
PAGES = "pages"  # Node, which builds the pages
COMPILED = "compiled"  # numba, which compiles the simulator
STUDY = "study"  # all of the program: plots, spreadsheets, PostgreSQL, several processes
DEVELOP = "develop"  # and what tests, measures and checks it
PROGRAM = "program"  # the program itself: only in a release
CONTAINED = {STUDY: (SERVE, COMPILED), DEVELOP: (SERVE, PAGES, COMPILED, STUDY)}
PURPOSE = {
    SERVE: "play",
    PAGES: "build the pages",
    COMPILED: "make the bots fast",
    STUDY: "study the game and host many tables",
    DEVELOP: "test and develop",
    PROGRAM: "play this version",
}
# What is never read of these packages. Of Babel's 30 MB only the languages of the program are.
LANGUAGES = ("en", "it", "nl", "sk", "de", "fr", "es")
# Python 3.11 puts setuptools into every environment.
SETUPTOOLS = ("distutils-precedence.pth", "_distutils_hack", "pkg_resources", "setuptools")
UNUSED = (*SETUPTOOLS, "numba/tests", "numpy/tests", "numpy/*/tests")
IS_RELEASE = os.path.exists(os.path.join(ROOT, "locks", PROGRAM + ".lock"))
PACKAGES = os.path.join(ROOT, "packages")  # some releases bring them, to set up without internet

# What to do, by what the failed step has printed. The first that is found counts.
ADVICE = (
    (("No space left", "Errno 28", "not enough space"),
     "The disk is full: free 500 MB, then start again."),
    (("Permission denied", "PermissionError", "Errno 13", "Errno 30"),
     "A folder can't be written to: allow it, or move RAWsiko elsewhere, then start again."),
    (("DO NOT MATCH THE HASHES", "BadZipFile", "IncompleteRead", "IncompleteDownload"),
     "A download arrived damaged: start again, which goes on from here."),
    (("No matching distribution", "onnection", "timed out"),
     "Check the network, then start again."),
)  # fmt: skip


class Place:
    """An environment: its folder, its lock files, and a stamp that says what is installed."""

    def __init__(self, root: str) -> None:
        self.locks = os.path.join(root, "locks")
        is_release = os.path.exists(self.lock(PROGRAM))
        self.folder = os.path.join(user_folder() if is_release else root, ".venv")
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


def user_folder() -> str:
    """Where the server keeps its tables too: `rawsiko.server.storage.databases.location`."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
        return os.path.join(local, "RAWsiko")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Application Support", "RAWsiko")
    shared = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share")
    return os.path.join(shared, "rawsiko")


def set_up(place: Place, sets: "list[str]") -> None:
    """Create or update the environment, one process at a time."""
    try:
        os.makedirs(os.path.dirname(place.folder), exist_ok=True)
        with open(place.folder + ".lock", "a") as turn:
            wait_for(turn.fileno())
            if not place.is_ready(sets):  # another start may have done it while this one waited
                SetUp(place, turn.fileno()).run(sets)
    except KeyboardInterrupt:
        stop("Stopped. The next start goes on from here.", 130)
    except OSError as error:
        stop(f"Setting up failed: {error}. {advice(str(error))}")


def advice(printed: str) -> str:
    """What to do about a step that failed."""
    for signs, sentence in ADVICE:
        if any(sign in printed for sign in signs):
            return sentence
    return "Check the network and the free disk space, then start again."


class SetUp:
    """Sets up one environment while `turn` is locked."""

    def __init__(self, place: Place, turn: int) -> None:
        self.place = place
        self.turn = turn
        self.printed = ""  # by the last step that failed

    def run(self, sets: "list[str]") -> None:
        if not self.place.is_sound():
            if os.path.isdir(PACKAGES):
                say("Setting up, once ...")
            else:
                say("Setting up, once; this needs the network ...")
            self.make_environment()
        for name in self.place.missing(sets):
            say(f"Installing what is needed to {PURPOSE[name]} ...")
            if not self.install(name):
                stop(f"Setting up failed, see above. {advice(self.printed)}")
            self.drop_unused()
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
        if not self.watch([base, "-m", "venv", self.place.folder]):
            stop(f"Cannot make {self.place.folder}, see above. {advice(self.printed)}")
        if not os.path.exists(self.place.lock(PROGRAM)):
            self.add_source()
        self.place.begin()

    def add_source(self) -> None:
        """Let this environment find the program where it is."""
        # Python reads this file in the encoding of the system, until 3.13 in UTF-8.
        encoding = "utf-8" if sys.version_info >= (3, 13) else "locale"
        path = os.path.join(self.packages(), "rawsiko.pth")
        with open(path, "w", encoding=encoding) as file:
            file.write(self.place.source + "\n")

    def drop_unused(self) -> None:
        """Make room: 55 MB of a release's 410."""
        import glob
        import re
        import shutil

        packages = glob.escape(self.packages())
        for pattern in UNUSED:
            for path in glob.glob(os.path.join(packages, *pattern.split("/"))):
                os.remove(path) if os.path.isfile(path) else shutil.rmtree(path)
        kept = re.compile("(root|(" + "|".join(LANGUAGES) + ")(_.*)?)[.]dat")
        for path in glob.glob(os.path.join(packages, "babel", "locale-data", "*.dat")):
            if not kept.fullmatch(os.path.basename(path)):
                os.remove(path)

    def packages(self) -> str:
        import glob

        library = ("Lib",) if WINDOWS else ("lib", "python*")
        pattern = os.path.join(glob.escape(self.place.folder), *library, "site-packages")
        (packages,) = glob.glob(pattern)
        return packages

    def install(self, name: str) -> bool:
        if name == DEVELOP:
            return (self.install_with_uv() or self.install_with_pip()) and self.compile()
        return self.pip(name)

    def compile(self) -> bool:
        say("Compiling the simulator, once ...")
        self.watch([self.place.python, "-m", "rawsiko.simulator"])  # else its first user waits
        return True

    def install_with_uv(self) -> bool:
        """Faster than pip, which is what counts with so many packages."""
        if not os.path.exists(self.place.uv) and not self.pip("uv", self.part_of_lock("uv")):
            return False
        options = ("--python", self.place.python)
        quiet = () if sys.stderr.isatty() else ("--quiet",)  # otherwise it shows how far it is
        locked = ("--no-deps", "--require-hashes", "-r", self.place.lock(DEVELOP))
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
        if name == PROGRAM:  # a newer one may have the same version
            command += ["--force-reinstall"]
        if os.path.isdir(PACKAGES):
            command += ["--no-index", "--find-links", PACKAGES]
        return self.watch([*command, "-r", lock], number)

    def watch(self, command: "list[str]", number: int = 0) -> bool:
        """Run a step and show how far it is; show what it prints only if it fails. `number` is how
        many packages it installs."""
        import subprocess

        lines: "list[str]" = []
        with Progress() as progress:
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT,
                env=environment_of(self.place), pass_fds=self.inherited(), encoding="utf-8",
                errors="replace",
            )  # fmt: skip
            for line in process.stdout or ():
                lines.append(line)
                progress.follow(line, number)
            status = process.wait()
        if status != 0:
            self.printed = "".join(lines)
            print("".join(lines[-12:]), end="", file=sys.stderr)
        return status == 0

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


class Progress:
    """A bar on the terminal for a step that takes longer than two seconds."""

    WIDTH = 24

    def __init__(self) -> None:
        import threading
        import time

        self.part = 0.0  # from 0 to 1; 0 as long as nobody knows
        self.counted = ""
        self.installed = 0
        self.begun = time.monotonic()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.draw, daemon=True)

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        if self.thread.is_alive():
            self.thread.join()

    def follow(self, line: str, number: int) -> None:
        """A line that the step has printed: pip names packages, the simulator says "3 of 6"."""
        import re

        counted = re.match(r"(\d+) of (\d+)$", line.strip())
        if counted:
            self.part = int(counted.group(1)) / int(counted.group(2))
        elif number and line.startswith(("Collecting ", "Processing ", "Requirement already")):
            self.installed += 1
            self.part = min(self.installed / number, 1)
            self.counted = f"{self.installed} of {number} packages, "
            if "RAWSIKO_SAYS_HOW_FAR" in os.environ:  # compiling is the other half
                print(f"{self.installed} of {2 * number}", flush=True)

    def draw(self) -> None:
        import time

        shown = 0
        while not self.is_over.wait(0.2):
            seconds = time.monotonic() - self.begun
            if seconds < 2:
                continue
            done = int(self.part * self.WIDTH)
            bar = "#" * done + "-" * (self.WIDTH - done) if self.part else "." * (int(seconds) % 24)
            text = f"run.py: [{bar:24}] {self.counted}{seconds:.0f} s"
            print("\r" + text.ljust(shown), end="", file=sys.stderr, flush=True)
            shown = len(text)
        print("\r" + " " * shown, end="\r", file=sys.stderr, flush=True)


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


def say(text: str) -> None:
    print("run.py:", text, file=sys.stderr, flush=True)


def stop(text: str, status: int = 1) -> None:
    say(text)
    sys.exit(status)
