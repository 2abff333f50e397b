"""Shared by the commands that play many matches: input checks, folders, the progress bar."""

from __future__ import annotations

import shlex
from itertools import chain
from typing import TYPE_CHECKING, NoReturn, TypeVar

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import WRONG_INPUT, stop

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rawsiko.engine.content import Content
    from rawsiko.engine.options import Options

T = TypeVar("T")


def content_in(folder: Path | None) -> Content:
    """The board in the folder, else the standard one. Ends the command if it's invalid."""
    from rawsiko.content.load import load_content, standard_content
    from rawsiko.content.problems import ContentError

    if folder is None:
        return standard_content()
    try:
        return load_content(folder)
    except ContentError as error:
        for problem in error.problems:
            typer.echo(problem.line(texts().say), err=True)
        stop(WRONG_INPUT, "simulate-wrong-content", folder=str(folder))


def command_line(words: Sequence[object], **folders: Path | None) -> str:
    """The command that reproduces the results. Folders that weren't given are left out."""
    options = [(f"--{name}", folder) for name, folder in folders.items() if folder is not None]
    return shlex.join(map(str, [*words, *chain.from_iterable(options)]))


def words_of(options: Options) -> list[object]:
    """As they are written on the command line."""
    flags = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    return ["--turns", options.turns, *("--" + name.replace("_", "-") for name in flags)]


def refuse_wrong_numbers(
    content: Content, options: Options, players: int, matches: int, jobs: int
) -> None:
    from rawsiko.engine.options import FEWEST_TURNS, MOST_TURNS
    from rawsiko.engine.setup import has_prices

    if players not in content.players:
        known = ", ".join(map(str, content.players))
        stop(WRONG_INPUT, "simulate-wrong-players", players=players, known=known)
    if matches < 1:
        stop(WRONG_INPUT, "simulate-wrong-games", games=matches)
    if jobs < 1:
        stop(WRONG_INPUT, "simulate-wrong-jobs", jobs=jobs)
    if not FEWEST_TURNS <= options.turns <= MOST_TURNS:
        limits = {"fewest": FEWEST_TURNS, "most": MOST_TURNS}
        stop(WRONG_INPUT, "simulate-wrong-turns", turns=options.turns, **limits)
    if options.world_news and not content.news:
        stop(WRONG_INPUT, "refusal-board_without_news")
    if options.recycling and not has_prices(content):
        stop(WRONG_INPUT, "refusal-board_without_prices")


def refuse_too_large(content: Content, bots: Sequence[str]) -> None:
    """Most bots think with the simulator, and a board may be too large for it."""
    from rawsiko.bots.registry import BOTS, ON_ANY_BOARD

    thinking = [bot for bot in bots if bot in BOTS and bot not in ON_ANY_BOARD]
    if not thinking:
        return
    from rawsiko.simulator.rules.board import TooLarge, board_of  # loads numpy

    try:
        board_of(content)
    except TooLarge as found:
        known = ", ".join(ON_ANY_BOARD)
        of_board = {"board": content.id, "place": found.place}
        sizes = {"number": found.number, "most": found.most}
        stop(WRONG_INPUT, "simulate-too-large", bot=thinking[0], known=known, **of_board, **sizes)


def refuse_unless_empty(folder: Path | None) -> None:
    """Don't mix the results of two runs."""
    if folder is None or not folder.exists():
        return
    if not folder.is_dir():
        stop(WRONG_INPUT, "simulate-not-a-folder", folder=str(folder))
    try:
        is_empty = not any(folder.iterdir())
    except OSError as error:
        stop_at(folder, error, WRONG_INPUT)
    if not is_empty:
        stop(WRONG_INPUT, "simulate-not-empty", folder=str(folder))


def make(folder: Path | None) -> None:
    """Create the folder, and check now that it's writable."""
    if folder is None:
        return
    trial = folder / ".rawsiko-trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as error:
        stop_at(folder, error, WRONG_INPUT)


def with_bar(total: int, work: Callable[[Callable[[int], None]], T]) -> T:
    """Do the work with a progress bar; the work reports the number of matches done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    label = TextColumn(texts().say("simulate-playing"))
    console = Console(stderr=True)
    with Progress(label, BarColumn(), MofNCompleteColumn(), TimeLeft(), console=console) as bar:
        task = bar.add_task("", total=total)
        return work(lambda done: bar.update(task, completed=done))


def stop_at(folder: Path, error: OSError, status: int) -> NoReturn:
    reason = error.strerror or type(error).__name__
    stop(status, "simulate-cannot-write", folder=str(folder), reason=reason)
