"""`rawsiko balance`: measure with bot matches whether the game is fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.matches.many_matches import (
    command_line,
    content_in,
    refuse_too_large,
    stop_at,
    with_bar,
)
from rawsiko.cli.matches.match_options import Jobs, Seed
from rawsiko.cli.paths import named_path
from rawsiko.cli.stopping import INTERRUPTED, WRONG_INPUT, stop

if TYPE_CHECKING:
    from collections.abc import Callable

    from rawsiko.lab.balance import PlanFinding
    from rawsiko.lab.house_rules import HouseFinding


def balance(
    out: Annotated[
        Path | None, typer.Option(help="help-balance-out", metavar="FILE", parser=named_path)
    ] = None,
    matches: Annotated[int, typer.Option(help="help-balance-matches", metavar="NUMBER")] = 10_000,
    short: Annotated[int, typer.Option(help="help-balance-short", metavar="NUMBER")] = 10_000,
    options: Annotated[int, typer.Option(help="help-balance-options", metavar="NUMBER")] = 2_000,
    house: Annotated[int, typer.Option(help="help-balance-house", metavar="NUMBER")] = 2_000,
    hard: Annotated[int, typer.Option(help="help-balance-hard", metavar="NUMBER")] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    content: Annotated[
        Path | None,
        typer.Option(help="help-simulate-content", metavar="FOLDER", parser=named_path),
    ] = None,
) -> None:
    """The report as Markdown, on standard output or in a file. Exits 2 on invalid input, 130 when
    interrupted."""
    from rawsiko.cli.replay_file import texts_with_names_of
    from rawsiko.cli.reports.balance import report
    from rawsiko.cli.reports.house_rules import house_report
    from rawsiko.lab.balance import POLICY, REPLAYED, STRONGER, Size, matches_in, measure
    from rawsiko.lab.house_rules import HouseSize, house_matches, measure_house_rules

    board = content_in(content)
    refuse_too_large(board, (POLICY, STRONGER))
    if matches < 1 or min(short, options, house, hard) < 0:
        stop(WRONG_INPUT, "simulate-wrong-games", games=min(matches, short, options, house, hard))
    if jobs < 1:
        stop(WRONG_INPUT, "simulate-wrong-jobs", jobs=jobs)
    if out is not None:
        _try_to_write(out)  # fail now, not after minutes of work
    size = Size(matches, short, options, hard, min(REPLAYED, matches // 50))
    house_size = HouseSize(house, hard if house else 0)
    before = matches_in(board, size)

    def work(
        progress: Callable[[int], None],
    ) -> tuple[list[PlanFinding], list[HouseFinding]]:
        measured = measure(board, seed, size, jobs, progress)
        of_house = measure_house_rules(
            board, seed, house_size, jobs, lambda done: progress(before + done)
        )
        return measured, of_house

    try:
        findings, of_house = with_bar(before + house_matches(board, house_size), work)
    except KeyboardInterrupt:
        stop(INTERRUPTED, "simulate-stopped-without-replays")
    words: list[object] = ["rawsiko", "balance", "--matches", matches, "--short", short]
    words += ["--options", options, "--house", house, "--hard", hard, "--seed", seed]
    command = command_line(words, content=content, out=out)
    texts = texts_with_names_of(content)
    written = report(findings, command, texts) + house_report(of_house, texts)
    if out is None:
        typer.echo(written, nl=False)
    else:
        out.write_text(written, encoding="utf-8")


def _try_to_write(file: Path) -> None:
    try:
        file.open("a").close()
    except OSError as error:
        stop_at(file, error, WRONG_INPUT)
