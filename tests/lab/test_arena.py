"""`rawsiko arena`: the matches, the statistics, the command and its refusals."""

import csv
import json
import multiprocessing
from pathlib import Path

import pytest
from msgspec.structs import replace

from rawsiko.cli.main import main
from rawsiko.content.load import load_content
from rawsiko.engine.options import Options
from rawsiko.lab.arena.play import Arena, Field, Pair, Results, play_arena
from rawsiko.lab.arena.statistics import Cell, ratings, summarize_arena, thinking
from rawsiko.lab.simulation import Engine
from rawsiko.lab.statistics import wilson
from rawsiko.texts.fluent import LANGUAGES

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"
ON_TINY = ("--content", str(TINY), "--seats", "3", "--turns", "2")
HERE = "tests.lab.test_arena_check"
FIRST = f"{HERE}:First"


def arena_of(*bots: str, matches: int = 24, engine: Engine = Engine.FASTEST) -> Arena:
    content, options = load_content(TINY), Options(turns=2)
    return Arena(content, options, 3, bots, matches, 7, Field.EVERYBODY, engine)


def played(arena: Arena, jobs: int = 1) -> Results:
    return play_arena(arena, jobs, lambda _: None)


def arena(*arguments: object) -> int:
    """Run the command; returns its exit status."""
    with pytest.raises(SystemExit) as ended:
        main(["arena", *map(str, arguments)])
    return ended.value.code if isinstance(ended.value.code, int) else 0


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_same_seed_gives_the_same_matches_however_they_are_played() -> None:
    """With the engine or the compiled simulator, and with any number of jobs."""
    alone = played(arena_of("greedy", "random")).played
    assert len(alone) == 2 * 24
    assert played(arena_of("greedy", "random"), jobs=2).played == alone
    exact = arena_of("greedy", "random", engine=Engine.EXACT)
    assert played(exact).played == alone
    assert played(exact, jobs=2).played == alone


def test_every_deal_is_played_from_every_seat() -> None:
    """24 matches with 3 seats are 8 deals, in each pair."""
    matches = played(arena_of("greedy", "random")).played
    for one, others in (("greedy", "random"), ("random", "greedy")):
        places = [(it.deal, it.seat) for it in matches if (it.one, it.others) == (one, others)]
        assert sorted(places) == [(deal, seat) for deal in range(1, 9) for seat in (1, 2, 3)]


def test_equals_have_equal_chances() -> None:
    """Seats rotate: a bot that always does the same wins exactly its share of each deal."""
    matches = played(arena_of(FIRST, f"{HERE}:AlsoFirst", matches=12)).played
    wins = sum(it.win for it in matches)
    assert wins == pytest.approx(2 * 12 / 3)


def test_a_number_of_matches_that_leaves_a_deal_unfinished_is_rounded_up() -> None:
    assert arena_of("greedy", "random", matches=1000).matches_of_pair == 1002


def test_only_the_first_against_the_others() -> None:
    everybody = arena_of("greedy", "random", FIRST)
    assert len(everybody.pairs) == 6
    first = Arena(everybody.content, everybody.options, 3, everybody.bots, 24, 7, Field.FIRST)
    assert first.pairs == (Pair("greedy", "random"), Pair("greedy", FIRST))


def cell(one: str, others: str, matches: int, wins: float) -> Cell:
    return Cell(Pair(one, others), matches, wins, wilson(wins, matches), 0, 0)


def test_elo_follows_the_chances() -> None:
    """Ten times as strong is 400 points: against three others it wins 10 / 13 of the matches."""
    strong, weak = cell("strong", "greedy", 13_000_000, 10_000_000), ("greedy", "strong")
    found = ratings(("strong", "greedy"), [strong, cell(*weak, 31_000_000, 1_000_000)], 4)
    assert [it.bot for it in found] == ["strong", "greedy"]
    assert found[0].elo == pytest.approx(1400, abs=0.01)
    assert (found[1].elo, found[1].margin) == (1000, 0)


def test_elo_of_equals_is_equal() -> None:
    found = ratings(("a", "b"), [cell("a", "b", 400, 100), cell("b", "a", 400, 100)], 4)
    assert [it.elo for it in found] == pytest.approx([1000, 1000])


def test_who_never_loses_has_a_rating_too() -> None:
    (best, worst) = ratings(("a", "greedy"), [cell("a", "greedy", 1000, 1000)], 4)
    assert best.bot == "a"
    assert worst.elo + 400 < best.elo < 4000
    assert best.margin > 100


def test_percentiles_are_plans_that_happened() -> None:
    (found,) = thinking(["a", "b"], {"a": [number / 1000 for number in range(100, 0, -1)]})
    assert (found.plans, found.median, found.p95, found.longest) == (100, 50, 95, 100)
    (single,) = thinking(["a"], {"a": [0.002]})
    assert (single.median, single.p95, single.longest) == (2, 2, 2)


def test_everybody_is_timed_also_where_the_compiled_simulator_plays() -> None:
    """A plan is all that one player chooses in one Phase, so there are fewer plans than choices."""
    arena = arena_of("greedy", "random")
    summary = summarize_arena(arena, played(arena))
    assert [it.bot for it in summary.thinking] == ["greedy", "random"]
    phases = 2 * 2 + 1 + 2 * 2  # two rounds of setup, the first Assets, two Turns
    # The first deal, from each seat, once for each bot.
    assert all(3 * 3 <= it.plans <= 3 * 3 * phases for it in summary.thinking)
    assert all(0 <= it.median <= it.p95 <= it.longest for it in summary.thinking)


def test_also_those_are_timed_who_are_only_played_against() -> None:
    bots = ("random", "greedy", "easy")
    arena = Arena(load_content(TINY), Options(turns=2), 3, bots, 3, 7, Field.FIRST)
    summary = summarize_arena(arena, played(arena))
    assert [it.bot for it in summary.thinking] == ["random", "greedy", "easy"]


def test_tables_plots_and_what_made_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "out"
    what = ("greedy", "random", "--bots", FIRST, "--matches", 5, "--seed", -3, "--out", out)
    assert arena(*ON_TINY, "--trade-with-china", *what) == 0
    told = capsys.readouterr()
    assert "3 seats, 6 matches a pair" in told.out
    assert "Fewer than 400 matches a pair: don’t quote" in told.out
    assert "Cross-table" in told.out
    assert "36/36" in told.err
    matches, pairs = rows(out / "matches.csv"), rows(out / "pairs.csv")
    assert len(matches) == 6 * 6
    assert [(row["one"], row["others"]) for row in pairs] == [
        ("greedy", "random"), ("greedy", FIRST), ("random", "greedy"),
        ("random", FIRST), (FIRST, "greedy"), (FIRST, "random"),
    ]  # fmt: skip
    for row in pairs:
        assert float(row["low_95"]) <= float(row["win_rate"]) <= float(row["high_95"])
    cross = rows(out / "cross_table.csv")
    assert [row["one"] for row in cross] == ["greedy", "random", FIRST]
    assert cross[0]["greedy"] == ""
    assert cross[0]["random"] == pairs[0]["win_rate"]
    assert {row["bot"] for row in rows(out / "elo.csv")} == {"greedy", "random", FIRST}
    assert len(rows(out / "thinking.csv")) == 3
    assert {file.stem for file in out.glob("*.png")} == {"win_rates", "cross_table", "elo"}
    meta = json.loads((out / "meta.json").read_text(encoding="utf-8"))
    assert meta["seed"] == -3
    command = f"rawsiko arena greedy random {FIRST} --seats 3 --matches 5 --seed -3 --jobs 1"
    assert meta["command"].startswith(command)
    assert "--trade-with-china" in meta["command"]
    assert arena(*ON_TINY, "greedy", "random", "--out", out) == 2
    assert "isn’t empty" in capsys.readouterr().err


def test_from_400_matches_on_a_table_may_be_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*ON_TINY, "greedy", "random", "--matches", 400, "--first-only") == 0
    told = capsys.readouterr().out
    assert "402 matches a pair" in told
    assert "quoted" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*ON_TINY, "greedy", "random", "--matches", 3, "--lang", language) == 0
    told = capsys.readouterr().out
    assert "arena-" not in told
    assert "{" not in told


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("greedy",), "Name at least two different bots, for example: rawsiko arena"),
        (("greedy", "greedy"), "Name at least two different bots"),
        (
            ("greedy", "clever"),
            "There’s no bot “clever”: choose among random, simple, ",
        ),
        (("greedy", "nowhere:Bot"), "The bot nowhere:Bot can’t be loaded (ModuleNotFoundError"),
        (("greedy", f"{HERE}:Nobody"), f"The bot {HERE}:Nobody can’t be loaded (AttributeError"),
        (("greedy", f"{HERE}:Picky"), f"The bot {HERE}:Picky can’t be loaded (TypeError"),
        (("greedy", f"{HERE}:HERE"), f"{HERE}:HERE isn’t a bot: it must be a class with a method"),
        (("greedy", "random", "--seats", 6), "This board doesn’t support 6 players"),
        (("greedy", "random", "--matches", 0), "The number of matches must be at least 1"),
        (("greedy", "random", "--jobs", 0), "--jobs must be at least 1"),
        (("greedy", "random", "--turns", 31), "--turns must be from 1 to 30"),
    ],
)
def test_nonsense_gets_one_sentence(
    wrong: tuple[object, ...],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "out"
    assert arena(*wrong, "--out", out) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1].startswith(sentence)
    assert not out.exists()


@pytest.mark.parametrize(
    ("bot", "jobs", "sentence"),
    [
        ("Breaks", 1, "failed (ValueError: no idea)."),
        ("Breaks", 2, "failed (ValueError: no idea)."),
        ("Illegal", 1, "chose an action that isn’t legal."),
    ],
)
def test_a_bot_that_fails_is_named(
    bot: str, jobs: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    what = (*ON_TINY, "--jobs", jobs, "--matches", 30, "random", f"{HERE}:{bot}")
    assert arena(*what) == 1
    assert f"The bot {HERE}:{bot} {sentence}" in capsys.readouterr().err


def test_an_interrupt_ends_all_processes() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_arena(arena_of("greedy", "random", matches=600, engine=Engine.EXACT), 2, interrupt)
    assert multiprocessing.active_children() == []


def test_an_interrupt_ends_it_without_a_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> Results:
        raise KeyboardInterrupt

    monkeypatch.setattr("rawsiko.lab.arena.play.play_arena", interrupted)
    assert arena(*ON_TINY, "greedy", "random") == 130
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == "Stopped."


def test_other_options_are_other_matches() -> None:
    before = arena_of("greedy", "random")
    options = replace(before.options, advanced_setup=True)
    after = Arena(before.content, options, 3, before.bots, before.matches, before.seed)
    assert played(after).played != played(before).played
