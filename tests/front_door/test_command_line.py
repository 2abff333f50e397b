"""The command line as a whole; each command has tests of its own."""

import re
import subprocess
import sys

import pytest

from rawsiko import __version__
from rawsiko.cli.language import speak, take_language, texts
from rawsiko.cli.main import COMMANDS, main
from rawsiko.content.texts import LANGUAGES, Texts
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


def test_without_a_command_comes_the_overview_and_a_match(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, overview, _ = run(capsys, "--help")
    status, out, _ = run(capsys)
    assert status == 0
    assert out.startswith(overview)
    assert Texts("en").say("story-end") in out.removeprefix(overview)


def test_the_overview_imports_no_command() -> None:
    """Nor a heavy library: that is why it is quick (bench/start.py measures how quick)."""
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
    """Assembling looks each of them up, and the page of every command can be shown."""
    speak(language)
    for path in command_paths(name):
        status, out, _ = run(capsys, *path, "--help", "--lang", language)
        assert status == 0
        assert not re.search(r"\bhelp-\w", out), out
    speak("en")
    assert texts().language == "en"
