"""Build the client from web/ into src/rawsiko/server/pages, where the server looks for it.

run.py web                  builds it
run.py web --if-changed     builds it if its sources changed
run.py web --watch          serves it with live reload, beside a server (`run.py serve`)
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from node import ROOT, WEB, command, environment, install_packages, run_node_tool

from setting_up import Progress, say, wait_for

PAGES = ROOT / "src" / "rawsiko" / "server" / "pages"
STAMP = ".stamp"
VITE = "vite/bin/vite.js"
CONFIGURATION = (
    *("index.html", "package.json", "package-lock.json"),
    *("svelte.config.js", "vite.config.ts"),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--if-changed", action="store_true", help="not when nothing changed")
    how.add_argument("--watch", action="store_true", help="Vite's own server, with fresh pages")
    arguments = parser.parse_args()
    try:
        if arguments.watch:
            return watch()
        if arguments.if_changed:
            bring_up_to_date()
        else:
            with turn():
                build()
    except subprocess.CalledProcessError as error:
        print(error.stdout or "", error.stderr or "", file=sys.stderr)
        say("The pages could not be built, see above.")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def bring_up_to_date() -> None:
    """Build if anything changed, one process at a time. Raises CalledProcessError on failure."""
    if is_fresh():
        return
    with turn():
        if not is_fresh():  # another process may have built it while this one waited
            say("Building the pages of the game ...")
            build()


@contextmanager
def turn() -> Generator[None]:
    """Let one process build at a time."""
    with (PAGES.parent / ".pages.lock").open("a") as lock:
        wait_for(lock.fileno())
        yield


def is_fresh() -> bool:
    stamp = PAGES / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint()


def build() -> None:
    """Build the pages. The old ones stay until the new ones are complete."""
    new, old = PAGES.with_name("pages.new"), PAGES.with_name("pages.old")
    with Progress():
        install_packages()
        made_from = fingerprint()
        run_node_tool(VITE, ["build", "--logLevel=warn", "--emptyOutDir", f"--outDir={new}"])
    (new / STAMP).write_text(made_from, encoding="utf-8")
    shutil.rmtree(old, ignore_errors=True)
    if PAGES.exists():
        PAGES.rename(old)
    new.rename(PAGES)
    shutil.rmtree(old, ignore_errors=True)


def watch() -> int:
    install_packages()
    shown = [*command(VITE), "--clearScreen=false"]
    return subprocess.call(shown, cwd=WEB, env=environment())


def fingerprint() -> str:
    """A hash of everything the pages are built from, the same on every platform."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for folder in (WEB / "src", WEB / "build", WEB / "public", ROOT / "locales", ROOT / "content"):
        yield from (
            path
            for path in folder.rglob("*")
            if path.is_file() and not path.name.endswith((".test.ts", "~"))
        )
    yield from (WEB / name for name in CONFIGURATION)
    yield ROOT / "dev" / "world.py"
    yield from (ROOT / "src" / "rawsiko" / "content" / f"{name}.py" for name in ("export", "facts"))


if __name__ == "__main__":
    sys.exit(main())
