"""`rawsiko demo`, and how a page looks."""

import re

import pytest
from rich.cells import cell_len

from rawsiko.cli import demo as demo_command
from rawsiko.cli.main import main
from rawsiko.cli.reports.page import Page
from rawsiko.texts.paragraphs import Column, Grid, Heading, Sentence, Title, Weight

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def demo(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as ended:
        main(["demo", *arguments])
    return ended.value.code or 0, capsys.readouterr().out


def test_the_seed_decides_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    first = demo(capsys, "--seed", "3")
    assert first[0] == 0
    assert first == demo(capsys, "--seed", "3", "--fast")
    assert first != demo(capsys, "--seed", "4")
    assert "demo --seed 3" in first[1]


def test_it_says_what_to_do_next(capsys: pytest.CaptureFixture[str]) -> None:
    """Its last page names other commands, and the rules."""
    _, out = demo(capsys, "--seed", "3")
    _, _, after = out.partition("What next?")
    for step in ("simulate --games", "replay matches", "content show bismuth", "docs/rules.md"):
        assert step in after


def test_ctrl_c_stops_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(demo_command, "_match", interrupted)
    status, out = demo(capsys)
    assert status == 130
    assert out.endswith("Stopped.\n")


@pytest.fixture
def in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"FORCE_COLOR": "1", "COLUMNS": "60", "TERM": "xterm-256color"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.usefixtures("in_a_terminal")
def test_a_terminal_gets_color_and_its_width_is_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out = demo(capsys, "--seed", "3", "--fast")
    assert status == 0
    assert "\x1b[" in out
    assert max(cell_len(ANSI.sub("", line)) for line in out.splitlines()) <= 60


@pytest.mark.usefixtures("in_a_terminal")
def test_players_are_told_apart_by_color(capsys: pytest.CaptureFixture[str]) -> None:
    page = Page(["Sun", "Sunny"])
    page.show(Sentence("Sunny, Sun and Sunset", Weight.QUIET))
    colored = re.findall(r"\x1b\[[0-9;]*38[0-9;]*m(\w+)", capsys.readouterr().out)
    assert colored == ["Sunny", "Sun"]


def test_elsewhere_it_is_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    page = Page(["Sun"])
    columns = (Column("Name", is_number=False), Column("Points", is_number=True))
    for paragraph in (
        Title("A title"),
        Heading("A heading"),
        Sentence("A sentence. " * 20),
        Grid(columns, (("Sun", "7"), ("Sawyer", "12"))),
        Sentence("Last."),
    ):
        page.show(paragraph)
    assert capsys.readouterr().out.splitlines() == [
        "",
        "A title",
        "=======",
        "",
        "  A heading",
        "    " + "A sentence. " * 20,
        "",
        "    Name    Points",
        "    Sun          7",
        "    Sawyer      12",
        "",
        "    Last.",
    ]


def test_markup_in_a_name_means_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    Page(["[bold]p1[/bold]"]).show(Sentence("[bold]p1[/bold] :smile: wins"))
    assert capsys.readouterr().out == "    [bold]p1[/bold] :smile: wins\n"
