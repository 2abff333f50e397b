"""Build a release into dist/, from the same sources always with the same bytes.

run.py release                                        the files below
run.py release --with-packages windows-x86_64-3.13    for computers without internet

rawsiko-VERSION-py3-none-any.whl    for pip and uvx, with the pages inside
rawsiko-VERSION.zip                 for teachers: unpack it, double-click a file; needs only Python
rawsiko-VERSION-site.zip            the page that plays without a server, for any web host
rawsiko-VERSION.cdx.json            a software bill of materials (CycloneDX)
SHA256SUMS                          checksums of all of them

With packages there is one more ZIP, which also has the packages for that system and Python.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import build_site
from build_web import bring_up_to_date
from launchers import launchers
from node import ROOT, WEB
from packaging.markers import Environment, Marker, default_environment

from rawsiko import __version__
from setting_up import COMPILED, PROGRAM, SERVE, STUDY, entries_of, say

FOLDER = f"rawsiko-{__version__}"  # in the ZIP
EPOCH = (2020, 1, 1, 0, 0, 0)  # of every file in a ZIP, as in the wheel
COPIED = ("run.py", "setting_up.py", "LICENSE", "CREDITS.md", "README.md", "CHANGELOG.md")
SYSTEMS = {
    "windows": ("win32", "Windows", "nt", ("win_{machine}",)),
    "macos": ("darwin", "Darwin", "posix", ("macosx_11_0_{machine}", "macosx_12_0_{machine}")),
    "linux": ("linux", "Linux", "posix", ("manylinux_2_28_{machine}", "manylinux2014_{machine}")),
}
MACHINES = {("windows", "x86_64"): "amd64", ("linux", "arm64"): "aarch64"}


class Unknown(Exception):
    """A system that was named isn't one that releases are made for."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument(
        "--with-packages", metavar="SYSTEM-MACHINE-PYTHON", help="such as windows-x86_64-3.13"
    )
    given = parser.parse_args(arguments)
    try:
        write(given.out, given.with_packages)
    except Unknown as error:
        say(str(error))
        return 2
    except build_site.NotFetched as error:
        print(error, file=sys.stderr)
        say("The release could not be built, see above.")
        return 1
    except subprocess.CalledProcessError as error:
        print(error.stdout or "", error.stderr or "", file=sys.stderr)
        say("The release could not be built, see above.")
        return 1
    return 0


def write(out: Path, system: str | None = None) -> None:
    """Raises CalledProcessError if a step fails, NotFetched and Unknown."""
    target = None if system is None else target_of(system)
    out.mkdir(parents=True, exist_ok=True)
    write_site(out)
    bring_up_to_date()
    wheel = build_wheel(out)
    files = dict(program_files(wheel))
    write_zip(out / f"{FOLDER}.zip", files)
    if target is not None:
        say(f"Fetching the packages for {system} ...")
        with tempfile.TemporaryDirectory() as folder:
            download(target, Path(folder))
            packages = {f"packages/{file.name}": file.read_bytes() for file in files_in(folder)}
        write_zip(out / f"{FOLDER}-{system}.zip", {**files, **packages})
    (out / f"{FOLDER}.cdx.json").write_text(bill_of_materials(), encoding="utf-8", newline="\n")
    written = [file for file in files_in(out) if file.name.startswith(FOLDER)]
    sums = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in written]
    (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8", newline="\n")
    for file in written:
        print(f"{file.stat().st_size / 1e6:7.1f} MB  {file}")


def write_site(out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        build_site.build(site)
        files = (file for file in site.rglob("*") if file.is_file())
        packed = {file.relative_to(site).as_posix(): file.read_bytes() for file in files}
    write_zip(out / f"{FOLDER}-site.zip", packed, f"{FOLDER}-site")


def build_wheel(out: Path) -> Path:
    wheel = out / f"{FOLDER}-py3-none-any.whl"
    wheel.unlink(missing_ok=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    return wheel


def program_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """What the ZIP for teachers has, by its path in the folder."""
    packed = wheel.read_bytes()
    yield wheel.name, packed
    yield f"locks/{PROGRAM}.lock", locked(wheel.name, sha256(packed).hexdigest()).encode()
    for name in (SERVE, COMPILED, STUDY):
        yield f"locks/{name}.lock", text_of(ROOT / "locks" / f"{name}.lock")
    for name in COPIED:
        yield name, text_of(ROOT / name)
    for name, script in launchers().items():
        yield name, script


def locked(wheel: str, digest: str) -> str:
    return f"./{wheel} \\\n    --hash=sha256:{digest}\n"


def text_of(file: Path) -> bytes:
    return file.read_bytes().replace(b"\r\n", b"\n")


def write_zip(path: Path, files: dict[str, bytes], folder: str = FOLDER) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{folder}/{name}", EPOCH)
            entry.create_system = 3  # Unix, so that unpacking there makes the launchers executable
            entry.external_attr = (0o755 if name.endswith((".sh", ".command")) else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)


def files_in(folder: Path | str) -> list[Path]:
    return sorted(file for file in Path(folder).iterdir() if file.is_file())


# --with-packages


def target_of(system: str) -> Environment:
    """What its markers see; raises Unknown."""
    name, _, rest = system.partition("-")
    machine, _, version = rest.partition("-")
    numbers = version.split(".")
    if name not in SYSTEMS or machine not in ("x86_64", "arm64") or len(numbers) != 2:
        raise Unknown(f"{system}: name a system as windows-x86_64-3.13 or macos-arm64-3.12")
    platform, long_name, kind, _ = SYSTEMS[name]
    environment = default_environment()
    environment.update(
        sys_platform=platform, platform_system=long_name, os_name=kind, python_version=version,
        python_full_version=f"{version}.0", platform_machine=MACHINES.get((name, machine), machine),
        implementation_name="cpython", platform_python_implementation="CPython",
    )  # fmt: skip
    return environment


def download(target: Environment, folder: Path) -> None:
    """The packages of `SERVE` and `COMPILED`, as their locks name them."""
    name = next(name for name, system in SYSTEMS.items() if system[0] == target["sys_platform"])
    machine = target["platform_machine"]
    tags = [tag.format(machine=machine) for tag in SYSTEMS[name][3]]
    options = [option for tag in tags for option in ("--platform", tag)]
    options += ["--python-version", target["python_version"], "--implementation", "cp"]
    with tempfile.TemporaryDirectory() as place:
        lock = Path(place, "wanted.txt")
        lock.write_text("".join(wanted(target)), encoding="utf-8")
        options += ["--only-binary=:all:", "--no-deps", "--require-hashes", "-r", str(lock)]
        command = [sys.executable, "-m", "pip", "download", "--quiet", *options, "-d", str(folder)]
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8")


def wanted(target: Environment) -> Iterator[str]:
    """The entries of the locks that are meant for this system, each without its condition."""
    seen: set[str] = set()
    markers = {name: str(value) for name, value in target.items()}
    for name in (SERVE, COMPILED):
        for entry in entries_of((ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")):
            first, _, hashes = entry.partition("\n")
            package, _, condition = first.rstrip(" \\").partition(" ; ")
            is_meant = not condition or Marker(condition).evaluate(markers)
            if is_meant and package not in seen:
                seen.add(package)
                yield f"{package} \\\n{hashes}"


# The bill of materials


def bill_of_materials() -> str:
    """CycloneDX: what a server is made of, in Python and in the pages."""
    python = {
        line.partition(" ")[0]
        for name in (SERVE, COMPILED)
        for line in (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8").splitlines()
        if "==" in line.partition(" ")[0]
    }
    parts = [component("pypi", *package.split("==")) for package in sorted(python)]
    locks = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    used = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    names = sorted({**used.get("dependencies", {}), **used.get("devDependencies", {})})
    parts += [component("npm", name, locks[f"node_modules/{name}"]["version"]) for name in names]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    whole = {
        **component("pypi", "rawsiko", __version__),
        "type": "application",
        "licenses": [{"license": {"id": project["license"]}}],
    }
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": whole},
        "components": parts,
    }
    return json.dumps(bill, indent=2) + "\n"


def component(kind: str, name: str, version: str) -> dict[str, object]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": address}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
