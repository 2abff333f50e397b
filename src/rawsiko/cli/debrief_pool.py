"""`rawsiko debrief pool`: the exports of several classes together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.paths import named_path
from rawsiko.cli.stopping import fail, tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rawsiko.debrief.export_reading import ClassAnswers
    from rawsiko.debrief.pool import Effect, Pool, PooledItem

LARGEST = 200_000_000  # bytes: an export with the replays of a class has less than one million


def pool(
    files: Annotated[
        list[Path],
        typer.Argument(help="help-debrief-pool-files", metavar="FILE...", parser=named_path),
    ],
) -> None:
    """Print what the questions say of all classes together, and how many classes are needed.

    A file that isn't an export ends the command. A class that is there twice counts once.
    """
    from rawsiko.debrief.pool import pool as pooled

    found = pooled(list(_different(files)))
    if found is None:
        fail("debrief-pool-nothing")
    for line in _report(found):
        typer.echo(line)


def _different(files: Sequence[Path]) -> Iterator[ClassAnswers]:
    from rawsiko.cli.replay_file import file_name

    known: set[str] = set()
    for file in files:
        answers = _read(file)
        if answers.id and answers.id in known:
            tell("debrief-pool-twice", file=file_name(file))
            continue
        known.add(answers.id)
        if not answers.before or not answers.after:
            tell("debrief-pool-unanswered", file=file_name(file))
        yield answers


def _read(file: Path) -> ClassAnswers:
    from rawsiko.cli.replay_file import Unreadable, fail_at, told_error
    from rawsiko.debrief.export_reading import BadExport, read_answers

    try:
        with file.open("rb") as opened:
            return read_answers(opened.read(LARGEST))
    except OSError as error:
        fail_at(file, told_error(Unreadable(file, error)))
    except BadExport as error:
        fail_at(file, texts().say(f"debrief-pool-{error.code}"))


def _report(pool: Pool) -> Iterator[str]:
    say = texts().say
    yield say("debrief-pool-classes", classes=pool.classes)
    yield ""
    yield from map(_line, pool.items)
    yield ""
    yield say("debrief-pool-gain", effect=_told(pool.gain))
    yield say("debrief-pool-unit")
    if pool.classes_needed is None:
        yield say("debrief-pool-one")
    else:
        numbers = {"classes": pool.classes_needed, "difference": pool.difference}
        yield say("debrief-pool-needed", **numbers)


def _line(row: PooledItem) -> str:
    return texts().say(
        "debrief-pool-item",
        question=texts().say(f"question-label-{row.item}"),
        classes=row.classes,
        before=round(100 * row.before[0] / row.before[1]),
        before_count=row.before[1],
        after=round(100 * row.after[0] / row.after[1]),
        after_count=row.after[1],
        effect=_told(row.effect),
    )


def _told(effect: Effect) -> str:
    if effect.interval is None:
        return texts().say("debrief-pool-effect-one", mean=_number(effect.mean))
    low, high = map(_number, effect.interval)
    return texts().say("debrief-pool-effect", mean=_number(effect.mean), low=low, high=high)


def _number(value: float) -> float:
    return round(value, 2) + 0.0  # not -0
