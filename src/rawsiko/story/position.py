"""The position at the end of a Turn: which moment that is, and how it reads."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from rawsiko.engine.board import materials_of
from rawsiko.engine.events import MatchEnded, Outcome, TurnBegan, TurnCounterAdvanced
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import EndReason, State
from rawsiko.story.standings import NOBODY, card, standings
from rawsiko.texts.paragraphs import Column, Grid, Heading, Paragraph, Sentence, Title
from rawsiko.texts.words import Words


class Reached(StrEnum):
    END = "end"
    TRADED = "traded"  # the end of the match, with what was claimed after the last Turn (R6.2)
    ADVANCED = "advanced"  # Monopoly Stranglehold advanced the counter during the Turn
    STOPPED = "stopped"  # the record ends here


@dataclass(frozen=True)
class Moment:
    turn: int  # 0: the setup
    state: State
    reached: Reached


def moments(start: State, outcomes: Iterable[Outcome]) -> Iterator[Moment]:
    """The last moment of the setup and of each Turn, in order, without a gap.

    With Monopoly Stranglehold the counter may leave a Turn in the middle of it: its last moment is
    the one before the elimination.
    """
    turn, state, is_over = 0, start, False
    for outcome in outcomes:
        before, state = state, outcome.state
        for event in outcome.events:
            match event:
                case TurnCounterAdvanced():
                    yield Moment(turn, before, Reached.ADVANCED)
                    turn = event.turn
                case TurnBegan():
                    yield Moment(turn, state, Reached.END)
                    turn = event.turn
                case MatchEnded():
                    yield from _last_moment(turn, state, event)
                    is_over = True
                case _:
                    pass
    if not is_over:
        yield Moment(turn, state, Reached.STOPPED)


def _last_moment(turn: int, state: State, ended: MatchEnded) -> Iterator[Moment]:
    if ended.reason is not EndReason.BELL:
        yield Moment(turn, state, Reached.TRADED if state.claimed else Reached.END)
    elif not ended.ranking:
        yield Moment(turn, state, Reached.STOPPED)
    elif state.turn == turn:  # a bell during Trade with China
        yield Moment(turn, state, Reached.END)
    # Otherwise the State is that of an earlier Turn again, whose end is already known (R6.6).


def position(state: State, words: Words) -> Iterator[Paragraph]:
    """The board Continent by Continent, then what each player has and holds in hand."""
    yield _board(state, words)
    yield Title(words.say("story-players"))
    yield standings(state, words)
    for player in state.order:
        if player not in state.eliminated:
            yield Heading(words.player(player))
            yield Sentence(_materials(state, player, words))
            yield from card(state, player, materials_of(state, player), words)


def _board(state: State, words: Words) -> Grid:
    columns = (
        Column(words.say("story-column-territory"), is_number=False),
        Column(words.say("story-column-player"), is_number=False),
        Column(words.say("story-column-assets"), is_number=True),
        Column(words.say("story-column-materials"), is_number=False),
    )
    rows: list[tuple[str, ...]] = []
    for continent in state.content.continents.values():
        rows.append((words.continent(continent.id), "", "", ""))
        rows += [_territory(state, territory, words) for territory in continent.territories]
    return Grid(columns, tuple(rows))


def _territory(state: State, territory: TerritoryId, words: Words) -> tuple[str, ...]:
    holding = state.holdings[territory]
    content = state.content
    symbols = [
        content.materials[material].symbol for material in content.territories[territory].materials
    ]
    return (
        f"  {words.territory(territory)}",
        words.player(holding.player) if holding else NOBODY,
        str(holding.assets) if holding else NOBODY,
        " ".join(symbols),
    )


def _materials(state: State, player: PlayerId, words: Words) -> str:
    held = materials_of(state, player)
    names = [words.material(material) for material in state.content.materials if material in held]
    return words.say("story-materials", count=len(names), materials=words.listed(names) or NOBODY)
