"""`rawsiko simulate`: the command, its files and its refusals."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.content.load import load_content
from rawsiko.lab import simulation
from rawsiko.lab.simulation import CHUNK
from rawsiko.replay.reading import Holds, verdict_on
from rawsiko.texts.fluent import LANGUAGES

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"
ON_TINY = ("--content", str(TINY), "--players", "3", "--bots", "random", "--turns", "2")
KNOWN = "random, simple, greedy, easy, medium, hard, expert"
OF_WORDS = {"bot", "card", "continent", "player", "reason"}  # columns of text
HOW = {
    "fast": ("--jobs", "1"),
    "fast-threads": ("--jobs", "2"),
    "exact": ("--jobs", "1", "--exact"),
    "exact-processes": ("--jobs", "2", "--exact"),
}
ALL_OPTIONS = (
    "--advanced-setup", "--monopoly-stranglehold", "--trade-with-china", "--leave-one-behind",
)  # fmt: skip


def simulate(*arguments: object) -> int:
    """Run the command; returns its exit status."""
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *map(str, arguments)])
    return ended.value.code if isinstance(ended.value.code, int) else 0


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def replays_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def wait_until(holds: Callable[[], bool], seconds: float = 60) -> bool:
    deadline = time.monotonic() + seconds
    while not (held := holds()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return held


def test_the_same_seed_gives_the_same_replays_however_they_are_played(tmp_path: Path) -> None:
    """With the engine or the compiled simulator, and with any number of jobs."""
    games = CHUNK + 10
    for name, how in HOW.items():
        what = ("--games", games, "--seed", 7, "--replays", tmp_path / name)
        assert simulate(*ON_TINY, *what, *how) == 0
    alone, *others = (replays_in(tmp_path / name) for name in HOW)
    assert list(alone) == [f"{number:06}.jsonl" for number in range(1, games + 1)]
    assert all(replays == alone for replays in others)
    assert len(set(alone.values())) == games
    content = load_content(TINY)
    for replay in alone.values():
        assert isinstance(verdict_on(replay.splitlines(keepends=True), lambda _: content), Holds)


def test_options_are_off_unless_given(tmp_path: Path) -> None:
    names = [option.removeprefix("--").replace("-", "_") for option in ALL_OPTIONS]
    for folder, given in (("off", ()), ("on", ALL_OPTIONS)):
        assert simulate(*ON_TINY, "--games", 1, *given, "--replays", tmp_path / folder) == 0
        with (tmp_path / folder / "000001.jsonl").open(encoding="utf-8") as file:
            options = json.loads(file.readline())["options"]
        assert options == {"turns": 2, **dict.fromkeys(names, bool(given))}


def test_tables_plots_and_what_made_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "out"
    mixed = ("--bots", "random,greedy", "--games", 6, "--seed", -3, "--trade-with-china")
    assert simulate(*ON_TINY, *mixed, "--out", out) == 0
    told = capsys.readouterr()
    assert "6 matches, 3 players" in told.out
    assert "greedy" in told.out
    assert "6/6" in told.err
    assert [row["match"] for row in rows(out / "matches.csv")] == ["1", "2", "3", "4", "5", "6"]
    assert len(rows(out / "match_players.csv")) == 6 * 3
    assert len(rows(out / "match_turns.csv")) == 6 * 2
    assert [row["turn"] for row in rows(out / "turns.csv")] == ["1", "2"]
    for name in ("seats", "cards", "bots"):
        table = rows(out / f"{name}.csv")
        assert sum(int(row["played"]) for row in table) == 6 * 3
        assert sum(float(row["wins"]) for row in table) == pytest.approx(6)
        assert all(
            float(row["low_95"]) <= float(row["win_rate"]) <= float(row["high_95"]) for row in table
        )
    drawn = {file.stem for file in out.glob("*.png")}
    by_what = {"wins_by_seat", "wins_by_card", "wins_by_bot"}
    assert drawn == by_what | {"points", "turns", "minutes"}
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in out.glob("*.png"))
    meta = json.loads((out / "meta.json").read_text(encoding="utf-8"))
    assert meta["seed"] == -3
    assert meta["content"]["hash"] == load_content(TINY).hash
    assert meta["command"].startswith("rawsiko simulate --players 3 --games 6 --bots random,greedy")
    assert "--trade-with-china" in meta["command"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--players", 6), "This board doesn’t support 6 players: choose one of 3, 4, 5."),
        (("--games", 0), "The number of matches must be at least 1, not 0."),
        (("--jobs", 0), "--jobs must be at least 1, not 0."),
        (("--turns", 31), "--turns must be from 1 to 30, not 31."),
        (("--turns", 0), "--turns must be from 1 to 30, not 0."),
        (("--bots", "random,clever"), f"There’s no bot “clever”: choose among {KNOWN}."),
        (("--bots", ""), f"There’s no bot “”: choose among {KNOWN}."),
        (
            ("--bots", "random,random,random,random,greedy"),
            "5 bots for 4 players: name at most one per player.",
        ),
        (("--content", "nowhere"), "The content in nowhere isn’t valid, see above."),
    ],
)
def test_nonsense_gets_one_sentence(
    wrong: tuple[str, object], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert simulate("--games", 1, *wrong, "--out", out) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == sentence
    assert not out.exists()


@pytest.mark.parametrize("option", ["--replays", "--out", "--content"])
def test_an_empty_name_is_not_the_current_folder(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate("--games", 1, option, "") == 2
    assert f"'{option}': the name is empty" in capsys.readouterr().err


def test_the_table_says_which_options_were_on(capsys: pytest.CaptureFixture[str]) -> None:
    names = "Advanced game setup, Monopoly Stranglehold, Trade with China, Leave one behind"
    for given, shown in (((), "none"), (ALL_OPTIONS, names)):
        assert simulate(*ON_TINY, "--games", 1, *given) == 0
        assert f"    Options: {shown}\n" in capsys.readouterr().out


@pytest.fixture
def without_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that only read tables: six plots take seconds."""

    def draw(*_: object) -> None:
        pass

    monkeypatch.setattr("rawsiko.lab.plots.draw_plots", draw)


@pytest.mark.usefixtures("without_plots")
@pytest.mark.parametrize("games", [1, 3])
def test_the_numbers_of_a_column_look_alike(games: int, tmp_path: Path) -> None:
    """Integers or four decimals, for a single match too."""
    assert simulate(*ON_TINY, "--games", games, "--out", tmp_path) == 0
    for file in tmp_path.glob("*.csv"):
        table = rows(file)
        for column in table[0]:
            shapes = {re.sub(r"\d+", "0", row[column]) for row in table} - {""}
            decimals = {len(row[column].partition(".")[2]) for row in table}
            assert len(shapes) == 1 or column in OF_WORDS, column
            assert decimals <= {0} or decimals == {4}, (file.name, column)


@pytest.mark.skipif(os.name == "nt", reason="the home of a user is found otherwise there")
def test_a_home_that_cannot_be_written_is_nobody_s_concern(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    command = [sys.executable, "-m", "rawsiko", "simulate", *ON_TINY, "--games", "1"]
    hidden = {"MPLCONFIGDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    told = subprocess.run(
        [*command, "--out", str(tmp_path / "out")],
        env={**environment, "HOME": str(nowhere)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stderr
    assert "atplotlib" not in told
    assert str(nowhere) not in told


@pytest.mark.parametrize("option", ["--replays", "--out"])
def test_results_are_not_mixed_with_what_a_folder_holds(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "000001.jsonl"
    kept.write_text("precious")
    assert simulate(*ON_TINY, option, tmp_path) == 2
    assert f"The folder {tmp_path} isn’t empty" in capsys.readouterr().err
    assert simulate(*ON_TINY, option, kept) == 2
    assert f"{kept} is a file, not a folder" in capsys.readouterr().err
    assert simulate(*ON_TINY, option, kept / "below") == 2
    assert f"Can’t write into {kept / 'below'}" in capsys.readouterr().err
    assert kept.read_text() == "precious"


@pytest.mark.usefixtures("without_plots")
def test_one_empty_folder_may_take_everything(tmp_path: Path) -> None:
    where = ("--out", tmp_path, "--replays", tmp_path / "replays")
    assert simulate(*ON_TINY, "--games", 2, *where) == 0
    assert len(replays_in(tmp_path / "replays")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ("--out", tmp_path / language) if language == "sk" else ()  # the one with most accents
    played = ("--games", 3, "--bots", "random,greedy", *out)
    assert simulate(*ON_TINY, *played, "--lang", language) == 0
    assert "card_1" in capsys.readouterr().out


def test_matplotlib_is_loaded_only_for_plots() -> None:
    program = (
        "import sys; from rawsiko.cli.main import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: sys.exit('matplotlib' in sys.modules)"
    )
    command = [sys.executable, "-c", program, "simulate", *ON_TINY, "--games", "2"]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0


def hear_interrupts() -> None:
    """Tests may run in the background of a shell, where programs start with Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Windows interrupts a whole console, tests included")
@pytest.mark.parametrize("how", HOW.values(), ids=HOW)
def test_an_interrupt_stops_it_soon_and_cleanly(how: tuple[str, ...], tmp_path: Path) -> None:
    where = ("--games", "20000", "--replays", str(tmp_path))
    command = [sys.executable, "-m", "rawsiko", "simulate", *ON_TINY, *where, *how]
    running = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    wait_until(lambda: len(list(tmp_path.iterdir())) >= 5)
    os.killpg(running.pid, signal.SIGINT)  # like Ctrl-C in a terminal: to every process
    _, told = running.communicate(timeout=300)
    assert running.returncode == 130
    assert "Traceback" not in told
    assert told.rstrip().endswith("Stopped. The replays written so far are complete.")
    content = load_content(TINY)
    for replay in replays_in(tmp_path).values():
        assert isinstance(verdict_on(replay.splitlines(keepends=True), lambda _: content), Holds)


def test_without_replays_nothing_is_said_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", interrupted)
    assert simulate(*ON_TINY, "--games", 1) == 130
    assert capsys.readouterr().err.rstrip().endswith("Stopped.")


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL on Windows")
def test_no_process_outlives_the_command(tmp_path: Path) -> None:
    where = ("--games", "100000", "--replays", str(tmp_path), *HOW["exact-processes"])
    command = [sys.executable, "-m", "rawsiko", "simulate", *ON_TINY, *where]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    wait_until(lambda: len(list(tmp_path.iterdir())) >= 5)
    running.kill()
    running.wait()

    def group_is_gone() -> bool:
        try:
            os.killpg(running.pid, 0)
        except ProcessLookupError:
            return True
        return False

    assert wait_until(group_is_gone)
