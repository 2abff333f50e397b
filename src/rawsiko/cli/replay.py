"""`rawsiko replay`: the story of a recorded match, or a position from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.paths import named_path
from rawsiko.cli.stopping import FAILED, fail

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rawsiko.replay.reading import Reading
    from rawsiko.story.position import Moment
    from rawsiko.texts.paragraphs import Paragraph
    from rawsiko.texts.words import Words


def replay(
    file: Annotated[
        Path, typer.Argument(help="help-replay-file", metavar="FILE", parser=named_path)
    ],
    turn: Annotated[int | None, typer.Option(help="help-replay-turn", metavar="NUMBER")] = None,
    content: Annotated[
        Path | None,
        typer.Option(help="help-replay-content", metavar="FOLDER", parser=named_path),
    ] = None,
) -> None:
    """Print the story, or the position at the end of `turn`.

    Exits 1 if the file is invalid, after telling the valid part and what is wrong.
    """
    from rawsiko.cli.replay_file import (
        Unreadable,
        content_finder,
        fail_at,
        lines_of,
        texts_with_names_of,
        told,
        told_error,
    )
    from rawsiko.replay.reading import Reading, open_replay
    from rawsiko.texts.words import Words

    find_content = content_finder(content)
    try:
        reading = open_replay(lines_of(file), find_content)
        if not isinstance(reading, Reading):
            fail_at(file, told(reading))
        names = {player: reading.names.get(player, "") for player in reading.start.order}
        words = Words(texts_with_names_of(content), names)
        if turn is None:
            _tell(reading, words)
        else:
            _show_position(reading, words, turn)
    except Unreadable as error:
        fail_at(file, told_error(error))


def _tell(reading: Reading, words: Words) -> None:
    from rawsiko.story.story import story

    _print(story(reading.start, reading.outcomes(), words), reading, words)


def _show_position(reading: Reading, words: Words, turn: int) -> None:
    from rawsiko.story.position import moments

    by_turn = {moment.turn: moment for moment in moments(reading.start, reading.outcomes())}
    if turn not in by_turn:
        fail("replay-no-such-turn", turn=str(turn), last=str(max(by_turn)))
    _print(_position(by_turn[turn], words), reading, words)


def _position(moment: Moment, words: Words) -> Iterator[Paragraph]:
    from rawsiko.story.position import position
    from rawsiko.texts.paragraphs import Title

    part = "setup" if moment.turn == 0 else "turn"
    yield Title(words.say(f"replay-position-{part}-{moment.reached}", turn=moment.turn))
    yield from position(moment.state, words)


def _print(paragraphs: Iterator[Paragraph], reading: Reading, words: Words) -> None:
    """Print them, then the verdict on the record."""
    from rawsiko.cli.replay_file import told
    from rawsiko.cli.reports.page import Page
    from rawsiko.replay.reading import Holds
    from rawsiko.texts.paragraphs import Sentence, Title

    paper = Page(map(words.player, reading.start.order))
    paper.show_all(paragraphs)
    verdict = reading.verdict
    if not isinstance(verdict, Holds):
        paper.show(Title(words.say("replay-stops")))
        paper.show(Sentence(told(verdict)))
        raise typer.Exit(FAILED)
    if verdict.is_aborted:
        paper.show(Title(words.say("story-end")))
        paper.show(Sentence(words.say("replay-aborted")))
