"""Build the game as a folder of static files, which plays in the browser (docs/site.md).

run.py site --out FOLDER
"""

import argparse
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from build_web import VITE
from node import ROOT, WEB, install_packages, run_node_tool

from rawsiko.content.load import standard_folder
from rawsiko.content.served.packing import pack
from rawsiko.server.web.security import POLICY, REFERRER_POLICY, written
from setting_up import SERVE, Progress, entries_of, say

PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = "pyodide-lock.json"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
STATIC_BLOCK = re.compile(rb"\bstatic\{((?:[^{}]|\{\})*)\}")
PROGRAM = "rawsiko.zip"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of this Pyodide
WHEELS = Path(sys.prefix, "var", "cache", "wheels")
COMPILER = WEB / "build" / "bytecode.mjs"
SCRIPT = ROOT / "dev" / "site_bytecode.py"
WORKER = WEB / "build" / "siteWorker.js"  # with two names that are filled in
LEVELS = ("easy", "medium", "hard")  # Expert takes too long in a browser
LINKERS = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1)))
EASIER = (
    "No numba, or no wasm-ld (of LLVM's lld): the page offers Easy and Medium, and no searching."
)
DATA = ("bots/minds.json",)
PACKED_DATA = ("content/chat/blocked_words.txt",)


class Occupied(Exception):
    """The folder has files that aren't a site's."""


class NotFetched(Exception):
    """pip couldn't download what the site needs; what it said."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    out: Path = parser.parse_args(arguments).out
    try:
        build(out)
    except Occupied:
        say(f"{out} has files already: name a folder that is empty or doesn't exist.")
        return 2
    except (subprocess.CalledProcessError, NotFetched, OSError) as error:
        print(getattr(error, "stderr", None) or error, file=sys.stderr)
        say("The site could not be built, see above.")
        return 1
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{size / 1e6:.1f} MB in {out}: see docs/site.md for how to put it on a web server.")
    return 0


def build(out: Path) -> None:
    """Raises Occupied, NotFetched, CalledProcessError if a step fails, and OSError."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise Occupied
    say("Building the site ...")
    search = search_files()
    levels = " ".join(LEVELS if search else LEVELS[:2])
    with Progress():
        msgspec_wheel = wheel()
        install_packages()
        run_node_tool(
            VITE,
            ["build", "--mode=site", "--logLevel=warn", f"--outDir={out.resolve()}"],
            also={"VITE_LEVELS": levels},
        )
    page = out / "index.html"
    page.write_text(with_policy(page.read_text(encoding="utf-8")), encoding="utf-8")
    python = out / "python"
    python.mkdir()
    for name in LOADER:
        body = (PYODIDE / name).read_bytes()
        (python / name).write_bytes(older(body) if name.endswith(".mjs") else body)
    info = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))["info"]
    (python / "lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    write_archives(msgspec_wheel, search, python)
    write_service_worker(out)


def with_policy(page: str) -> str:
    """Hosts of static files send no headers of ours. Python in WebAssembly needs more than a page
    of the server."""
    needed = {"script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'"}
    policy = written({**POLICY, **needed})
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<meta name="referrer" content="{REFERRER_POLICY}">'
    )
    return page.replace("<head>", f"<head>{metas}", 1)


def search_files() -> dict[str, bytes]:
    """What Hard and everything else that searches needs; nothing where it can't be linked. Raises
    CalledProcessError."""
    if (linker := find_linker()) is None:
        say(EASIER)
        return {}
    from site_simulator import linked, net

    return {"rawsiko/simulator/think.so": linked(linker), **net()}


def find_linker() -> str | None:
    """LLVM's for WebAssembly, if there is one and something for it to link."""
    linkers = LINKERS if find_spec("numba") else ()
    return next((name for name in linkers if shutil.which(name)), None)


def older(script: bytes) -> bytes:
    """Pyodide names its classes in static blocks, which Safari has known since 16.4 only."""
    return STATIC_BLOCK.sub(rb"static _=(\1);", script)


def wheel() -> Path:
    """msgspec for this Pyodide, as the lock of the server names it. It is fetched once. Raises
    NotFetched."""
    lock = (ROOT / "locks" / f"{SERVE}.lock").read_text(encoding="utf-8")
    entry = next(one for one in entries_of(lock) if one.startswith("msgspec=="))
    kept = WHEELS / sha256(f"{PLATFORM} {entry}".encode()).hexdigest()[:16]
    if not kept.exists():
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=WHEELS) as folder:
            fetch_wheel(entry, Path(folder))
            with suppress(OSError):  # another process was faster
                Path(folder, "found").rename(kept)
    return next(kept.glob("*.whl"))


def fetch_wheel(entry: str, folder: Path) -> None:
    """Into the folder `found` there."""
    wanted = folder / "wanted.txt"
    wanted.write_text(entry, encoding="utf-8")
    options = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    options += ["--abi", f"cp{PYTHON.replace('.', '')}", "--only-binary=:all:", "--no-deps"]
    options += ["--require-hashes", "-r", str(wanted), "-d", str(folder / "found")]
    command = [sys.executable, "-m", "pip", "download", "--quiet", *options]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise NotFetched(done.stderr.strip())


def write_archives(msgspec_wheel: Path, search: Mapping[str, bytes], python: Path) -> None:
    """The modules that the game reaches, as bytecode, and the data that they read."""
    with zipfile.ZipFile(PYODIDE / STDLIB) as packed:
        standard = {one: packed.read(one) for one in packed.namelist() if one.endswith(".py")}
    with zipfile.ZipFile(msgspec_wheel) as packed:
        msgspec = {one: packed.read(one) for one in packed.namelist()}
    source = ROOT / "src"
    own = {
        file.relative_to(source).as_posix(): file.read_bytes()
        for file in sorted((source / "rawsiko").rglob("*.py"))
    }
    modules = {one: body for one, body in msgspec.items() if one.endswith(".py")}
    compiled = compiled_modules(standard | modules | own)
    library = {one: body for one, body in compiled.items() if one.removesuffix("c") in standard}
    program = {one: body for one, body in compiled.items() if one not in library}
    program |= {one: body for one, body in msgspec.items() if one.endswith(".so")}
    program |= {f"rawsiko/{one}": (source / "rawsiko" / one).read_bytes() for one in DATA}
    program |= {f"rawsiko/data/{one}": (ROOT / one).read_bytes() for one in PACKED_DATA}
    program |= search
    program["rawsiko/light/board.json"] = pack(standard_folder()).encoded()
    write_zip(python / STDLIB, library)
    write_zip(python / PROGRAM, program)


def compiled_modules(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given.zip"), Path(folder, "made.zip")
        write_zip(given, sources)
        run_node_tool("node", [str(COMPILER), str(SCRIPT), str(given), str(made)])
        with zipfile.ZipFile(made) as packed:
            return {name: packed.read(name) for name in packed.namelist()}


def write_service_worker(out: Path) -> None:
    """It stores every file, so that the game plays without a network from then on."""
    files = sorted(file for file in out.rglob("*") if file.is_file())
    names = [file.relative_to(out).as_posix() for file in files]
    digest = sha256()
    for name, file in zip(names, files, strict=True):
        digest.update(name.encode() + sha256(file.read_bytes()).digest())
    names = ["./" if name == "index.html" else name for name in names]
    script = WORKER.read_text(encoding="utf-8")
    script = script.replace("VERSION", json.dumps(digest.hexdigest()[:16]))
    (out / "sw.js").write_text(script.replace("FILES", json.dumps(names)), encoding="utf-8")


def write_zip(path: Path, files: Mapping[str, bytes]) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, body in sorted(files.items()):
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, body)
    path.write_bytes(buffer.getvalue())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
