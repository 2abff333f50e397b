"""`rawsiko demo`: one match in the terminal, Turn by Turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.language import texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rawsiko.engine.ids import PlayerId
    from rawsiko.texts.paragraphs import Paragraph
    from rawsiko.texts.words import Words

PLAYERS = 4
LARGEST_NEW_SEED = 9999

# Seconds, on a terminal: long enough to read a line, short enough for a whole match.
PAUSE_AFTER_SENTENCE = 0.15
PAUSE_AFTER_TABLE = 1.2
PAUSE_AFTER_HEADING = 0.3


def demo(
    seed: Annotated[int | None, typer.Option(help="help-demo-seed", metavar="NUMBER")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="help-demo-fast")] = False,
) -> None:
    """Print a match between bots as it is played. Ctrl-C stops it (exit 130)."""
    import time
    from random import Random

    from rawsiko.cli.reports.page import Page
    from rawsiko.texts.paragraphs import Heading, Sentence
    from rawsiko.texts.words import Words

    chosen_seed = Random().randint(1, LARGEST_NEW_SEED) if seed is None else seed
    names = _company_names(chosen_seed)
    words = Words(texts(), names)
    paper = Page(names.values())
    pauses = paper.is_terminal and not fast
    paper.show(Sentence(words.say("demo-intro")))
    try:
        for paragraph in _match(chosen_seed, words):
            paper.show(paragraph)
            if pauses:
                time.sleep(_pause_after(paragraph))
    except KeyboardInterrupt:
        paper.show(Heading(words.say("demo-stopped")))
        raise typer.Exit(130) from None
    paper.show_all(_what_next(chosen_seed, words))


def _company_names(seed: int) -> Mapping[PlayerId, str]:
    from random import Random

    from rawsiko.lab.chance import player_ids
    from rawsiko.protocol.tables import COMPANIES

    numbers = Random(seed).sample(range(1, COMPANIES + 1), PLAYERS)
    return {
        player: texts().say(f"company-{number}")
        for player, number in zip(player_ids(PLAYERS), numbers, strict=True)
    }


def _match(seed: int, words: Words) -> Iterator[Paragraph]:
    from rawsiko.content.load import standard_content
    from rawsiko.engine.events import Outcome
    from rawsiko.engine.options import Options
    from rawsiko.lab.chance import chance_of
    from rawsiko.lab.match import begin, plays, seat_bots
    from rawsiko.story.story import story

    chance = chance_of(seed, match=1, players=PLAYERS)
    start = begin(standard_content(), Options(), PLAYERS, chance)
    bots = seat_bots(["greedy"], PLAYERS)
    outcomes = (Outcome(play.state, play.events) for play in plays(start, bots, chance))
    return story(start, outcomes, words)


def _pause_after(paragraph: Paragraph) -> float:
    from rawsiko.texts.paragraphs import Grid, Sentence

    match paragraph:
        case Sentence():
            return PAUSE_AFTER_SENTENCE
        case Grid():
            return PAUSE_AFTER_TABLE
        case _:
            return PAUSE_AFTER_HEADING


def _what_next(seed: int, words: Words) -> Iterator[Paragraph]:
    import os

    from rawsiko.texts.paragraphs import Column, Grid, Title

    yield Title(words.say("demo-next"))
    program = os.environ.get("RAWSIKO_CALLED", "rawsiko")
    rows = (
        (f"{program} demo --seed {seed}", words.say("demo-next-again")),
        (f"{program} simulate --games 100 --replays matches", words.say("demo-next-simulate")),
        (f"{program} replay matches/000001.jsonl", words.say("demo-next-replay")),
        (f"{program} content show bismuth", words.say("demo-next-content")),
        (f"{program} --help", words.say("demo-next-help")),
        ("docs/rules.md", words.say("demo-next-rules")),
    )
    yield Grid((Column("", is_number=False), Column("", is_number=False)), rows)
