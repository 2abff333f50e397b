"""`rawsiko simulate`: let bots play many matches and count what happens."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.paths import named_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rawsiko.engine.content import Content
    from rawsiko.lab.results import MatchResult
    from rawsiko.lab.simulation import Plan

WRONG_INPUT, FAILED, INTERRUPTED = 2, 1, 130


def simulate(
    players: Annotated[int, typer.Option(help="help-simulate-players", metavar="NUMBER")] = 4,
    games: Annotated[int, typer.Option(help="help-simulate-games", metavar="NUMBER")] = 100,
    bots: Annotated[str, typer.Option(help="help-simulate-bots", metavar="NAMES")] = "greedy",
    seed: Annotated[int, typer.Option(help="help-simulate-seed", metavar="NUMBER")] = 1,
    jobs: Annotated[int, typer.Option(help="help-simulate-jobs", metavar="NUMBER")] = 1,
    turns: Annotated[int, typer.Option(help="help-simulate-turns", metavar="NUMBER")] = 8,
    advanced_setup: Annotated[
        bool, typer.Option("--advanced-setup", help="help-simulate-advanced-setup")
    ] = False,
    monopoly_stranglehold: Annotated[
        bool, typer.Option("--monopoly-stranglehold", help="help-simulate-monopoly-stranglehold")
    ] = False,
    trade_with_china: Annotated[
        bool, typer.Option("--trade-with-china", help="help-simulate-trade-with-china")
    ] = False,
    leave_one_behind: Annotated[
        bool, typer.Option("--leave-one-behind", help="help-simulate-leave-one-behind")
    ] = False,
    exact: Annotated[bool, typer.Option("--exact", help="help-simulate-exact")] = False,
    ray: Annotated[str | None, typer.Option(help="help-simulate-ray", metavar="ADDRESS")] = None,
    replays: Annotated[
        Path | None,
        typer.Option(help="help-simulate-replays", metavar="FOLDER", parser=named_path),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="help-simulate-out", metavar="FOLDER", parser=named_path)
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(help="help-simulate-content", metavar="FOLDER", parser=named_path),
    ] = None,
) -> None:
    """Results on standard output, progress on standard error. Exit 2 on input that makes no sense,
    1 when it cannot go on, 130 when interrupted."""
    from rawsiko.engine.options import Options
    from rawsiko.lab.simulation import Engine, Plan

    plan = Plan(
        content=_content(content),
        options=Options(
            turns=turns,
            advanced_setup=advanced_setup,
            monopoly_stranglehold=monopoly_stranglehold,
            trade_with_china=trade_with_china,
            leave_one_behind=leave_one_behind,
        ),
        players=players,
        bots=tuple(name.strip() for name in bots.split(",")),
        matches=games,
        seed=seed,
        replays=replays,
        engine=Engine.EXACT if exact else Engine.FASTEST,
    )
    _refuse_nonsense(plan, jobs)
    for folder in (replays, out):
        _refuse_unless_empty(folder)
    for folder in (replays, out):
        _make(folder)
    results = _play(plan, jobs, ray)
    _show(plan, results)
    if out is not None:
        _write(out, plan, results, command_of(plan, jobs, out, content))


def command_of(plan: Plan, jobs: int, out: Path, content: Path | None) -> str:
    """The command that makes the same results again."""
    from rawsiko.lab.simulation import Engine

    options = plan.options
    words = ["rawsiko", "simulate", "--players", plan.players, "--games", plan.matches]
    words += ["--bots", ",".join(plan.bots), "--seed", plan.seed, "--jobs", jobs]
    words += ["--turns", options.turns]
    for name in options.__struct_fields__:
        if getattr(options, name) is True:
            words.append("--" + name.replace("_", "-"))
    if plan.engine is Engine.EXACT:
        words.append("--exact")
    for option, folder in (("--replays", plan.replays), ("--out", out), ("--content", content)):
        if folder is not None:
            words += [option, folder]
    return shlex.join(map(str, words))


def _content(folder: Path | None) -> Content:
    from rawsiko.content.load import load_content, standard_content
    from rawsiko.content.problems import ContentError

    if folder is None:
        return standard_content()
    try:
        return load_content(folder)
    except ContentError as error:
        for problem in error.problems:
            typer.echo(problem.line(texts().say), err=True)
        _stop(WRONG_INPUT, "simulate-wrong-content", folder=str(folder))


def _refuse_nonsense(plan: Plan, jobs: int) -> None:
    from rawsiko.bots.registry import BOTS
    from rawsiko.engine.options import FEWEST_TURNS, MOST_TURNS

    supported = plan.content.players
    if plan.players not in supported:
        known = ", ".join(map(str, supported))
        _stop(WRONG_INPUT, "simulate-wrong-players", players=plan.players, known=known)
    if plan.matches < 1:
        _stop(WRONG_INPUT, "simulate-wrong-games", games=plan.matches)
    if jobs < 1:
        _stop(WRONG_INPUT, "simulate-wrong-jobs", jobs=jobs)
    if not FEWEST_TURNS <= plan.options.turns <= MOST_TURNS:
        limits = {"fewest": FEWEST_TURNS, "most": MOST_TURNS}
        _stop(WRONG_INPUT, "simulate-wrong-turns", turns=plan.options.turns, **limits)
    for name in plan.bots:
        if name not in BOTS:
            _stop(WRONG_INPUT, "simulate-unknown-bot", bot=name, known=", ".join(BOTS))
    if len(plan.bots) > plan.players:
        bots, players = len(plan.bots), plan.players
        _stop(WRONG_INPUT, "simulate-too-many-bots", bots=bots, players=players)


def _refuse_unless_empty(folder: Path | None) -> None:
    """Results of two simulations in one folder could not be told apart."""
    if folder is None or not folder.exists():
        return
    if not folder.is_dir():
        _stop(WRONG_INPUT, "simulate-not-a-folder", folder=str(folder))
    try:
        is_empty = not any(folder.iterdir())
    except OSError as error:
        _stop_at(folder, error, WRONG_INPUT)
    if not is_empty:
        _stop(WRONG_INPUT, "simulate-not-empty", folder=str(folder))


def _make(folder: Path | None) -> None:
    """Make the folder, and find out now rather than later that nothing can be written into it."""
    if folder is None:
        return
    trial = folder / ".rawsiko-trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as error:
        _stop_at(folder, error, WRONG_INPUT)


def _play(plan: Plan, jobs: int, ray: str | None) -> list[MatchResult]:
    from concurrent.futures.process import BrokenProcessPool

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    from rawsiko.lab.cluster import NoCluster, NoRay, simulate_on_cluster
    from rawsiko.lab.simulation import simulate as play_all

    label = TextColumn(texts().say("simulate-playing"))
    console = Console(stderr=True)
    try:
        with Progress(label, BarColumn(), MofNCompleteColumn(), TimeLeft(), console=console) as bar:
            task = bar.add_task("", total=plan.matches)

            def progress(done: int) -> None:
                bar.update(task, completed=done)

            if ray is None:
                return play_all(plan, jobs, progress)
            return simulate_on_cluster(plan, ray, progress)
    except KeyboardInterrupt:
        kept = plan.replays is not None
        _stop(INTERRUPTED, "simulate-stopped" if kept else "simulate-stopped-without-replays")
    except OSError as error:
        if plan.replays is None:
            raise  # nothing but the progress was written
        _stop_at(plan.replays, error, FAILED)
    except BrokenProcessPool:
        _stop(FAILED, "simulate-process-died")
    except NoRay:
        _stop(WRONG_INPUT, "simulate-no-ray")
    except NoCluster as error:
        _stop(FAILED, "simulate-no-cluster", address=ray or "", reason=str(error))


def _show(plan: Plan, results: Sequence[MatchResult]) -> None:
    from rawsiko.cli.page import Page
    from rawsiko.cli.simulate_report import report
    from rawsiko.lab.statistics import summarize

    shown = Page(players=())
    for paragraph in report(plan, summarize(results), texts().say):
        shown.show(paragraph)


def _write(out: Path, plan: Plan, results: Sequence[MatchResult], command: str) -> None:
    import logging

    # Where the home cannot be written, matplotlib takes a temporary folder; nobody needs to know.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from rawsiko.lab.plots import draw_plots
    from rawsiko.lab.statistics import summarize
    from rawsiko.lab.tables import write_meta, write_tables

    summary = summarize(results)
    try:
        write_meta(out, plan, command)
        write_tables(out, results, summary)
        draw_plots(out, results, summary, texts().say, command)
    except OSError as error:
        _stop_at(out, error, FAILED)
    typer.echo(texts().say("simulate-written", folder=str(out)), err=True)


def _stop_at(folder: Path, error: OSError, status: int) -> NoReturn:
    reason = error.strerror or type(error).__name__
    _stop(status, "simulate-cannot-write", folder=str(folder), reason=reason)


def _stop(status: int, message: str, **arguments: str | int) -> NoReturn:
    """End the command with one sentence."""
    typer.echo(texts().say(message, **arguments), err=True)
    raise typer.Exit(status)
