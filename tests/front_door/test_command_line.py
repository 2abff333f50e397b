"""The command line as a whole; each command has its own tests."""

import re
import subprocess
import sys
from collections.abc import Sequence

import pytest

from rawsiko import __version__
from rawsiko.cli.language import speak, take_language
from rawsiko.cli.main import COMMANDS, main
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.front_door.clones import ROOT
from tests.front_door.commands import command_paths


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    out, err = capsys.readouterr()
    return ended.value.code or 0, out, err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"rawsiko {__version__}\n", "")


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert re.findall(r"^  (\w+)  ", out[out.index("Commands:") :], re.MULTILINE) == [*COMMANDS]


def test_without_a_command_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []
    monkeypatch.setattr("rawsiko.cli.main.run", asked.append)
    for arguments in ([], ["--lang", "it"], ["--lang=sk"]):
        main(arguments)
    assert asked == [["serve"]] * 3


def test_an_option_without_a_command_is_one_of_serve(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the port is taken, the message advises `--port`, whether or not `serve` was typed."""
    monkeypatch.delenv("RAWSIKO_CALLED", raising=False)
    assert "rawsiko serve" in run(capsys, "--port", "no number")[2]
    asked: list[Sequence[str]] = []
    monkeypatch.setattr("rawsiko.cli.main.run", asked.append)
    for arguments in (["--port", "9017"], ["--lang", "en", "--port", "9017"], ["serve", "--open"]):
        main(arguments)
    for arguments in (["--help"], ["--version"], ["demo", "--out", "x"]):
        main(arguments)
    expected = [["serve", "--port", "9017"]] * 2 + [["serve", "--open"]]
    assert asked == [*expected, ["--help"], ["--version"], ["demo", "--out", "x"]]


def test_the_overview_imports_no_command() -> None:
    """It imports no heavy library either, so it is fast (bench/start.py measures how fast)."""
    program = (
        "import sys\n"
        "from rawsiko.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: print(*sorted(sys.modules), sep='\\n', file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    loaded = set(done.stderr.split())
    heavy = {"fluent.runtime", "babel", "rich", "msgspec", "matplotlib", "numpy", "pydantic"}
    assert not loaded & heavy
    assert not loaded & {f"rawsiko.cli.{name}" for name in COMMANDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for arguments in (["--lang", language, "--help"], ["--help", f"--lang={language}"]):
        _, out, _ = run(capsys, *arguments)
        assert Texts(language).say("help-version") in out
        assert "..." not in out.partition("\n")[2], "a text is cut short"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--lang", "xx", "--help")
    assert (status, out) == (2, "")
    assert "xx" in err
    assert ", ".join(LANGUAGES) in err


def test_an_unknown_language_of_the_environment_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The variable may be meant for other programs, so it isn't refused."""
    monkeypatch.setenv("RAWSIKO_LANG", "xx")
    status, out, err = run(capsys, "--version")
    assert (status, out) == (0, f"rawsiko {__version__}\n")
    known = ", ".join(LANGUAGES)
    sentence = f"RAWSIKO_LANG: there’s no language “xx”, only {known}. English is used.\n"
    assert err == sentence
    assert run(capsys, "--version", "--lang", "it")[2] == ""
    monkeypatch.setenv("RAWSIKO_LANG", "de_AT.UTF-8")
    assert run(capsys, "--version")[2] == ""


def test_the_overview_of_run_py_names_its_own_commands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAWSIKO_CALLED", raising=False)
    assert "run.py" not in run(capsys, "--help")[1]
    monkeypatch.setenv("RAWSIKO_CALLED", "python3 run.py")
    _, out, _ = run(capsys, "--help")
    assert out.startswith("Usage: python3 run.py ")
    scripts = re.findall(r'^    "(\w+)": os', (ROOT / "run.py").read_text("utf-8"), re.MULTILINE)
    assert scripts
    assert [name for name in scripts if name not in out.partition("CONTRIBUTING")[0][-140:]] == []
    assert "run.py also" not in run(capsys, "verify", "--help")[1]


def test_windows_is_told_the_command_of_the_readme() -> None:
    texts = [(ROOT / name).read_text("utf-8") for name in ("README.md", "setting_up.py")]
    assert all("py run.py" in text and "`python run.py" not in text for text in texts)
    assert '"py run.py" if WINDOWS' in texts[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_values_have_few_names(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """The same kind of value has the same name in every command's help."""
    names = {"NUMBER", "FOLDER", "FILE", "NAMES", "ID", "LANGUAGE", "ADDRESS", "URL", "CODE"}
    for path in command_paths(name):
        _, out, _ = run(capsys, *path, "--help")
        used = re.findall(r"^  --[a-z-]+ (\S+)", out, re.MULTILINE)
        used += re.findall(r"\{(\w+)", out.partition("\n")[0])
        assert set(used) <= names


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "simulat")
    assert (status, out) == (2, "")
    assert "simulat" in err


@pytest.mark.parametrize(
    ("arguments", "language", "others"),
    [
        (["--lang", "it", "replay", "f"], "it", ["replay", "f"]),
        (["replay", "f", "--lang=it"], "it", ["replay", "f"]),
        (["replay", "--", "--lang", "it"], None, ["replay", "--", "--lang", "it"]),
        (["replay", "--lang"], None, ["replay", "--lang"]),
        ([], None, []),
    ],
)
def test_the_language_may_stand_anywhere(
    arguments: list[str], language: str | None, others: list[str]
) -> None:
    assert take_language(arguments) == (language, others)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_help_is_a_message(
    capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    """Building the commands looks up every message, and every help page can be shown."""
    speak(language)
    for path in command_paths(name):
        status, out, _ = run(capsys, *path, "--help", "--lang", language)
        assert status == 0
        assert not re.search(r"\bhelp-\w", out), out
