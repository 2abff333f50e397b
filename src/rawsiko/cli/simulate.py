"""`rawsiko simulate`: let bots play many matches and print statistics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.matches import match_options as option
from rawsiko.cli.matches.many_matches import (
    command_line,
    content_in,
    make,
    refuse_too_large,
    refuse_unless_empty,
    refuse_wrong_numbers,
    stop_at,
    with_bar,
    words_of,
)
from rawsiko.cli.paths import named_path
from rawsiko.cli.stopping import FAILED, INTERRUPTED, WRONG_INPUT, stop, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rawsiko.lab.results import MatchResult
    from rawsiko.lab.simulation import Plan


def simulate(
    players: option.Players = 4,
    games: Annotated[int, typer.Option(help="help-simulate-games", metavar="NUMBER")] = 100,
    bots: Annotated[str, typer.Option(help="help-simulate-bots", metavar="NAMES")] = "greedy",
    seed: option.Seed = 1,
    jobs: option.Jobs = 1,
    turns: option.Turns = 8,
    advanced_setup: option.AdvancedSetup = False,
    monopoly_stranglehold: option.MonopolyStranglehold = False,
    trade_with_china: option.TradeWithChina = False,
    leave_one_behind: option.LeaveOneBehind = False,
    head_start: option.HeadStart = False,
    world_news: option.WorldNews = False,
    recycling: option.Recycling = False,
    exact: option.Exact = False,
    ray: Annotated[str | None, typer.Option(help="help-simulate-ray", metavar="ADDRESS")] = None,
    replays: Annotated[
        Path | None,
        typer.Option(help="help-simulate-replays", metavar="FOLDER", parser=named_path),
    ] = None,
    out: option.Out = None,
    content: option.ContentFolder = None,
) -> None:
    """Results go to standard output, progress to standard error. Exits 2 on invalid input, 1 on a
    failure, 130 when interrupted."""
    from rawsiko.engine.options import Options
    from rawsiko.lab.simulation import Engine, Plan

    plan = Plan(
        content=content_in(content),
        options=Options(
            turns=turns,
            advanced_setup=advanced_setup,
            monopoly_stranglehold=monopoly_stranglehold,
            trade_with_china=trade_with_china,
            leave_one_behind=leave_one_behind,
            head_start=head_start,
            world_news=world_news,
            recycling=recycling,
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
        refuse_unless_empty(folder)
    for folder in (replays, out):
        make(folder)
    results = _play(plan, jobs, ray)
    _show(plan, results)
    if out is not None:
        _write(out, plan, results, command_of(plan, jobs, out, content))


def command_of(plan: Plan, jobs: int, out: Path, content: Path | None) -> str:
    from rawsiko.lab.simulation import Engine

    words: list[object] = ["rawsiko", "simulate", "--players", plan.players]
    words += ["--games", plan.matches, "--bots", ",".join(plan.bots)]
    words += ["--seed", plan.seed, "--jobs", jobs]
    words += words_of(plan.options)
    if plan.engine is Engine.EXACT:
        words.append("--exact")
    return command_line(words, replays=plan.replays, out=out, content=content)


def _refuse_nonsense(plan: Plan, jobs: int) -> None:
    from rawsiko.bots.registry import BOTS

    refuse_wrong_numbers(plan.content, plan.options, plan.players, plan.matches, jobs)
    for name in plan.bots:
        if name not in BOTS:
            stop(WRONG_INPUT, "simulate-unknown-bot", bot=name, known=", ".join(BOTS))
    if len(plan.bots) > plan.players:
        bots, players = len(plan.bots), plan.players
        stop(WRONG_INPUT, "simulate-too-many-bots", bots=bots, players=players)
    refuse_too_large(plan.content, plan.bots)


def _play(plan: Plan, jobs: int, ray: str | None) -> list[MatchResult]:
    from concurrent.futures.process import BrokenProcessPool

    from rawsiko.lab.cluster import NoCluster, NoRay, simulate_on_cluster
    from rawsiko.lab.simulation import simulate as play_all

    def work(progress: Callable[[int], None]) -> list[MatchResult]:
        if ray is None:
            return play_all(plan, jobs, progress)
        return simulate_on_cluster(plan, ray, progress)

    try:
        return with_bar(plan.matches, work)
    except KeyboardInterrupt:
        kept = plan.replays is not None
        stop(INTERRUPTED, "simulate-stopped" if kept else "simulate-stopped-without-replays")
    except OSError as error:
        if plan.replays is None:
            raise  # only the progress bar was written
        stop_at(plan.replays, error, FAILED)
    except BrokenProcessPool:
        stop(FAILED, "simulate-process-died")
    except NoRay:
        stop(WRONG_INPUT, "simulate-no-ray")
    except NoCluster as error:
        stop(FAILED, "simulate-no-cluster", address=ray or "", reason=str(error))


def _show(plan: Plan, results: Sequence[MatchResult]) -> None:
    from rawsiko.cli.reports.page import Page
    from rawsiko.cli.reports.simulate import report
    from rawsiko.lab.statistics import summarize

    Page(players=()).show_all(report(plan, summarize(results), texts().say))


def _write(out: Path, plan: Plan, results: Sequence[MatchResult], command: str) -> None:
    import logging

    # matplotlib warns if it has to use a temporary folder.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from rawsiko.lab.plots import draw_plots
    from rawsiko.lab.statistics import summarize
    from rawsiko.lab.tables import write_plan, write_tables

    summary = summarize(results)
    try:
        write_plan(out, plan, command)
        write_tables(out, results, summary)
        draw_plots(out, results, summary, texts().say, command)
    except OSError as error:
        stop_at(out, error, FAILED)
    tell("simulate-written", folder=str(out))
