"""Reads the replay of a match into what the figures need.

Figures show the match as it was scored: after a bell (R6.6), what happened since the last completed
Turn is left out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

import msgspec
from msgspec.structs import replace

from rawsiko.debrief.seats import SeatNotes, notes_of
from rawsiko.engine.board import materials_of
from rawsiko.engine.content import Application, Content, NewsCard
from rawsiko.engine.end import score_of
from rawsiko.engine.events import (
    ClashFought,
    Event,
    InvestmentsReceived,
    LastTurnSet,
    MatchEnded,
    NewsOpened,
    TerritoryConquered,
    TurnBegan,
    TurnCounterAdvanced,
)
from rawsiko.engine.ids import MaterialId, PlayerId, TerritoryId
from rawsiko.engine.news import supply_of
from rawsiko.engine.state import EndReason, Score, State
from rawsiko.replay.reading import FindContent, Holds, Reading, Verdict, open_replay


@dataclass(frozen=True)
class Clash:
    turn: int
    attacker: PlayerId
    defender: PlayerId
    territory: TerritoryId  # that was attacked
    lacked: tuple[MaterialId, ...]  # what the Territory holds and the attacker did not control yet
    dice: tuple[int, int]  # the attacker's, the defender's
    losses: tuple[int, int]
    is_conquest: bool


@dataclass(frozen=True)
class Draw:
    """A news card was opened at the beginning of a Turn (R4.10)."""

    turn: int
    card: NewsCard
    before: State  # cards whose time was over were set aside already
    points: Mapping[PlayerId, int]  # at that moment


@dataclass(frozen=True)
class Position:
    """The board when a Turn was over; Turn 0 is the setup."""

    turn: int
    state: State  # with the news cards that were open in the Turn


@dataclass(frozen=True)
class PlayedMatch:
    """A match with a ranking."""

    table: int
    file: bytes
    start: State
    positions: tuple[Position, ...]
    clashes: tuple[Clash, ...]
    draws: tuple[Draw, ...]
    investments: Mapping[int, Mapping[PlayerId, int]]  # by Turn
    ended_by: str
    last_turn_set: int | None  # by the host, the last time
    ranking: tuple[Score, ...]
    seats: Mapping[PlayerId, SeatNotes]

    @property
    def content(self) -> Content:
        return self.start.content

    @property
    def final(self) -> State:
        return self.positions[-1].state

    @property
    def turns(self) -> int:
        """How many were completed."""
        return self.positions[-1].turn

    @cached_property
    def score(self) -> Mapping[PlayerId, Score]:
        return {score.player: score for score in self.ranking}

    def card(self, player: PlayerId) -> tuple[Application, ...]:
        content = self.content
        applications = content.objectives[self.start.objectives[player]].applications
        return tuple(content.applications[application] for application in applications)

    def needs(self, player: PlayerId) -> frozenset[MaterialId]:
        """All Materials of the Applications on the player's card."""
        return frozenset(need for one in self.card(player) for need in one.materials)

    def missing(self, player: PlayerId, application: Application) -> tuple[MaterialId, ...]:
        """The Materials of the Application that the player did not control at the end."""
        held = materials_of(self.final, player)
        return tuple(material for material in application.materials if material not in held)


class LeftOut(Exception):
    """No figure can be made from a replay: its match has no result, or the file doesn't hold."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(type(verdict).__name__)
        self.verdict = verdict


def read_match(file: bytes, table: int, find_content: FindContent) -> PlayedMatch:
    """The match in a replay file. Raises LeftOut if it has no ranking, and nothing else."""
    reading = open_replay(BytesIO(file), find_content)
    if not isinstance(reading, Reading):
        raise LeftOut(reading)
    noted = _Notes(reading.start)
    for outcome in reading.outcomes():
        noted.note(outcome.state, outcome.events)
    verdict = reading.verdict
    if not isinstance(verdict, Holds) or verdict.is_aborted or not noted.ranking:
        raise LeftOut(verdict)
    completed = noted.positions[-1].turn
    return PlayedMatch(
        table=table,
        file=file,
        start=reading.start,
        positions=tuple(noted.positions),
        clashes=tuple(clash for clash in noted.clashes if clash.turn <= completed),
        draws=tuple(draw for draw in noted.draws if draw.turn <= completed),
        investments={
            turn: assets for turn, assets in noted.investments.items() if turn <= completed
        },
        ended_by=noted.ended_by,
        last_turn_set=noted.last_turn_set,
        ranking=noted.ranking,
        seats=notes_of(file, sorted(reading.start.order)),
    )


class _Notes(msgspec.Struct):
    """Collects what the figures need from the outcomes."""

    before: State
    turn: int = 0
    positions: list[Position] = []
    clashes: list[Clash] = []
    draws: list[Draw] = []
    investments: dict[int, Mapping[PlayerId, int]] = {}
    ended_by: str = ""
    last_turn_set: int | None = None
    ranking: tuple[Score, ...] = ()

    def note(self, state: State, events: Sequence[Event]) -> None:
        conquered = {event.territory for event in events if isinstance(event, TerritoryConquered)}
        for event in events:
            match event:
                case TurnBegan():
                    completed = replace(state, news=self.before.news)
                    self.positions.append(Position(self.turn, completed))
                    self.turn = event.turn
                case NewsOpened():
                    card = self.before.content.news[event.card]
                    self.draws.append(drawn(self.turn, card, self.before))
                case TurnCounterAdvanced():
                    self.turn = event.turn
                case InvestmentsReceived():
                    self.investments[self.turn] = event.assets
                case ClashFought():
                    self.clashes.append(
                        Clash(
                            self.turn,
                            event.attacker,
                            event.defender,
                            event.target,
                            self._lacked(event),
                            (len(event.attacker_dice), len(event.defender_dice)),
                            (event.attacker_losses, event.defender_losses),
                            event.target in conquered,
                        )
                    )
                case LastTurnSet():
                    self.last_turn_set = event.turn
                case MatchEnded():
                    self._end(state, event)
                case _:
                    pass
        self.before = state

    def _lacked(self, clash: ClashFought) -> tuple[MaterialId, ...]:
        held = materials_of(self.before, clash.attacker)
        supplied = supply_of(self.before.content, tuple(self.before.news.open)).materials
        return tuple(material for material in supplied[clash.target] if material not in held)

    def _end(self, state: State, event: MatchEnded) -> None:
        self.ended_by, self.ranking = event.reason.value, event.ranking
        if event.reason is not EndReason.BELL:
            self.positions.append(Position(self.turn, state))
        elif event.ranking and state.turn > self.positions[-1].turn:
            # During Trade with China: the last Turn was completed, and no Turn follows it.
            self.positions.append(Position(state.turn, state))


def drawn(turn: int, card: NewsCard, before: State) -> Draw:
    return Draw(turn, card, before, {player: points_at(before, player) for player in before.order})


def points_at(state: State, player: PlayerId) -> int:
    """R6.3, as if the match ended here; R5.2: 0 for eliminated players."""
    return 0 if player in state.eliminated else score_of(state, player).points


def holders_of(state: State, material: MaterialId) -> dict[PlayerId, int]:
    """How many Territories that supply the Material each company controls, in order of play."""
    count = dict.fromkeys(state.order, 0)
    for territory in suppliers_of(state, material):
        holding = state.holdings[territory]
        if holding is not None:
            count[holding.player] += 1
    return {player: territories for player, territories in count.items() if territories}


def suppliers_of(state: State, material: MaterialId) -> list[TerritoryId]:
    """The Territories that supply the Material while these news cards are open (R4.10)."""
    supplied = supply_of(state.content, tuple(state.news.open)).materials
    return [territory for territory, materials in supplied.items() if material in materials]


def places_of(content: Content, material: MaterialId) -> list[TerritoryId]:
    """The Territories that hold the Material."""
    return [one.id for one in content.territories.values() if material in one.materials]
