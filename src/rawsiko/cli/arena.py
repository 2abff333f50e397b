"""`rawsiko arena`: measure bots against each other, or check that one plays fair."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

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
from rawsiko.cli.stopping import FAILED, INTERRUPTED, WRONG_INPUT, stop, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rawsiko.bots.bot import Bot
    from rawsiko.engine.content import Content
    from rawsiko.lab.arena.check import CheckReport
    from rawsiko.lab.arena.play import Arena, Results


T = TypeVar("T")


def arena(
    names: Annotated[
        list[str] | None, typer.Argument(help="help-arena-names", metavar="NAMES")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="help-arena-bots", metavar="NAMES")] = None,
    check: Annotated[str | None, typer.Option(help="help-arena-check", metavar="NAMES")] = None,
    first_only: Annotated[bool, typer.Option("--first-only", help="help-arena-first-only")] = False,
    seats: option.Players = 4,
    matches: Annotated[int, typer.Option(help="help-arena-matches", metavar="NUMBER")] = 1000,
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
    out: option.Out = None,
    content: option.ContentFolder = None,
) -> None:
    """Results go to standard output, progress to standard error. Exits 2 on invalid input, 1 on a
    failure or an unfair bot, 130 when interrupted."""
    from rawsiko.engine.options import Options
    from rawsiko.lab.arena.play import Arena, Field
    from rawsiko.lab.simulation import Engine

    # The script is in another folder than the user's bots.
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    board = content_in(content)
    if check is not None:
        _check([name.strip() for name in check.split(",")], board, seed)
        return
    asked = [*(names or []), *(bots.split(",") if bots else [])]
    plan = Arena(
        content=board,
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
        seats=seats,
        bots=tuple(dict.fromkeys(name.strip() for name in asked)),
        matches=matches,
        seed=seed,
        field=Field.FIRST if first_only else Field.EVERYBODY,
        engine=Engine.EXACT if exact else Engine.FASTEST,
    )
    _refuse_nonsense(plan, jobs)
    refuse_unless_empty(out)
    make(out)
    results = _play(plan, jobs)
    _show(plan, results, out, command_of(plan, jobs, out, content))


def command_of(plan: Arena, jobs: int, out: Path | None, content: Path | None) -> str:
    from rawsiko.lab.arena.play import Field
    from rawsiko.lab.simulation import Engine

    words: list[object] = ["rawsiko", "arena", *plan.bots, "--seats", plan.seats]
    words += ["--matches", plan.matches, "--seed", plan.seed, "--jobs", jobs]
    words += words_of(plan.options)
    if plan.field is Field.FIRST:
        words.append("--first-only")
    if plan.engine is Engine.EXACT:
        words.append("--exact")
    return command_line(words, out=out, content=content)


def _refuse_nonsense(plan: Arena, jobs: int) -> None:
    refuse_wrong_numbers(plan.content, plan.options, plan.seats, plan.matches, jobs)
    for name in plan.bots:
        _maker(name)
    if len(plan.bots) < 2:
        stop(WRONG_INPUT, "arena-too-few-bots")
    refuse_too_large(plan.content, plan.bots)


def _maker(name: str) -> Callable[[], Bot]:
    from rawsiko.bots.registry import UnknownBot
    from rawsiko.lab.arena.bots import CannotImport, NotABot, maker_of

    try:
        return maker_of(name)
    except UnknownBot as error:
        stop(WRONG_INPUT, "arena-unknown-bot", bot=name, known=", ".join(error.known))
    except CannotImport as error:
        stop(WRONG_INPUT, "arena-cannot-import", bot=name, reason=error.reason)
    except NotABot:
        stop(WRONG_INPUT, "arena-not-a-bot", bot=name)


def _play(plan: Arena, jobs: int) -> Results:
    from concurrent.futures.process import BrokenProcessPool

    from rawsiko.lab.arena.bots import BotFailed
    from rawsiko.lab.arena.play import play_arena

    try:
        total = plan.matches_of_pair * len(plan.pairs)
        return _behind_bar(total, lambda progress: play_arena(plan, jobs, progress))
    except BrokenProcessPool:
        stop(FAILED, "simulate-process-died")
    except BotFailed as failed:
        if failed.reason is None:
            stop(FAILED, "arena-illegal-choice", bot=failed.name)
        stop(FAILED, "arena-bot-failed", bot=failed.name, reason=failed.reason)


def _show(plan: Arena, results: Results, out: Path | None, command: str) -> None:
    from rawsiko.cli.reports.arena import report
    from rawsiko.cli.reports.page import Page
    from rawsiko.lab.arena.statistics import summarize_arena

    summary = summarize_arena(plan, results)
    Page(players=()).show_all(report(plan, summary, texts().say))
    if out is None:
        return
    import logging

    # matplotlib warns if it has to use a temporary folder.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from rawsiko.lab.arena.plots import draw_arena
    from rawsiko.lab.arena.tables import write_arena

    try:
        write_arena(out, plan, results, summary, command)
        draw_arena(out, summary, texts().say, command)
    except OSError as error:
        stop_at(out, error, FAILED)
    tell("simulate-written", folder=str(out))


def _check(names: Sequence[str], content: Content, seed: int) -> None:
    makers = {name: _maker(name) for name in names}
    refuse_too_large(content, names)
    # Report all of them, even after an unfair one.
    verdicts = [_verdict(name, make, content, seed) for name, make in makers.items()]
    if not all(verdict.is_fair for verdict in verdicts):
        raise typer.Exit(FAILED)


def _verdict(name: str, make: Callable[[], Bot], content: Content, seed: int) -> CheckReport:
    from rawsiko.cli.reports.arena import verdict_report
    from rawsiko.cli.reports.page import Page
    from rawsiko.lab.arena.check import check_bot, matches_of_check

    def work(progress: Callable[[int], None]) -> CheckReport:
        return check_bot(name, make, content, seed, progress)

    verdict = _behind_bar(matches_of_check(content), work)
    Page(players=()).show_all(verdict_report(name, verdict, texts().say))
    return verdict


def _behind_bar(total: int, work: Callable[[Callable[[int], None]], T]) -> T:
    try:
        return with_bar(total, work)
    except KeyboardInterrupt:
        stop(INTERRUPTED, "simulate-stopped-without-replays")
