"""The results of a simulated match. There may be millions, so they are small."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rawsiko.engine.end import ranking_of
from rawsiko.engine.events import (
    AssetsMoved,
    ClashFought,
    Event,
    PlayerEliminated,
    TerritoryConquered,
    TurnBegan,
)
from rawsiko.engine.ids import ContinentId, MaterialId, ObjectiveId, PlayerId
from rawsiko.engine.state import NO_NEWS, EndReason, Finished, Score, State, TerritoryChoice
from rawsiko.lab.duration import seconds_of
from rawsiko.lab.match import Match


class SeatResult(Struct, frozen=True, gc=False):
    """One player's result; `seat` is their place in the order of play, from 1."""

    match: int
    seat: int
    player: PlayerId
    bot: str
    card: ObjectiveId
    continent: ContinentId  # where they began
    place: int
    win: float  # 1 for the winner; those who share the first place share the win
    points: int
    applications: int
    materials: int
    territories: int
    eliminated: bool


class TurnResult(Struct, frozen=True, gc=False):
    """What happened while the Turn counter stood at `turn`."""

    match: int
    turn: int
    moves: int  # without Clashes
    clashes: int
    conquests: int
    eliminations: int


class NewsChange(NamedTuple):
    """What scoring without the news cards that are open at the end would change (R4.10)."""

    points: bool  # somebody would have other points
    winners: bool  # somebody else would have won


class MatchResult(Struct, frozen=True, gc=False):
    match: int
    reason: EndReason
    turns: int  # that were played; the counter may have jumped (R5.3)
    actions: int
    minutes: float  # that people would need, by the model of rawsiko.lab.duration
    seats: tuple[SeatResult, ...]  # in order of play
    by_turn: tuple[TurnResult, ...]
    conquered: int  # Territories that were taken from somebody at least once
    recycled: tuple[MaterialId, ...]  # by those who did (R4.11), p1 first
    news: NewsChange

    @property
    def clashes(self) -> int:
        return sum(turn.clashes for turn in self.by_turn)

    @property
    def conquests(self) -> int:
        return sum(turn.conquests for turn in self.by_turn)

    @property
    def eliminations(self) -> int:
        return sum(turn.eliminations for turn in self.by_turn)


def result_of(number: int, match: Match, bots: Sequence[str]) -> MatchResult:
    """The results of a finished match; `bots` are the names given to p1, p2 and so on."""
    phase = match.end.phase
    if not isinstance(phase, Finished):
        raise ValueError(f"match {number} is not over")
    events = [event for play in match.plays for event in play.events]
    return MatchResult(
        match=number,
        reason=phase.reason,
        turns=sum(isinstance(event, TurnBegan) for event in events),
        actions=len(match.plays),
        minutes=seconds_of(match) / 60,
        seats=tuple(_seats(number, match, phase, bots)),
        by_turn=tuple(_turns(number, match)),
        conquered=len({e.territory for e in events if isinstance(e, TerritoryConquered)}),
        recycled=tuple(material for _, material in sorted(match.end.recycled.items())),
        news=change_by_news(match.end),
    )


def change_by_news(end: State) -> NewsChange:
    """In a match that is over."""
    if not end.news.open:
        return NewsChange(points=False, winners=False)
    with_news, without = ranking_of(end), ranking_of(replace(end, news=NO_NEWS))
    return NewsChange(
        points={score.player: score.points for score in with_news}
        != {score.player: score.points for score in without},
        winners=_first(with_news) != _first(without),
    )


def _first(ranking: Sequence[Score]) -> set[PlayerId]:
    return {score.player for score in ranking if score.place == 1}


def _seats(number: int, match: Match, phase: Finished, bots: Sequence[str]) -> Iterator[SeatResult]:
    scores: dict[PlayerId, Score] = {score.player: score for score in phase.ranking}
    players = sorted(match.start.order)
    winners = sum(score.place == 1 for score in phase.ranking)
    began_in = _began_in(match)
    for seat, player in enumerate(match.start.order, start=1):
        score = scores[player]
        yield SeatResult(
            match=number,
            seat=seat,
            player=player,
            bot=bots[players.index(player) % len(bots)],
            card=match.start.objectives[player],
            continent=began_in[player],
            place=score.place,
            win=1 / winners if score.place == 1 else 0.0,
            points=score.points,
            applications=len(score.applications),
            materials=score.materials,
            territories=score.territories,
            eliminated=score.eliminated,
        )


def _began_in(match: Match) -> dict[PlayerId, ContinentId]:
    phases = [play.before.phase for play in match.plays]
    choices = [phase for phase in phases if isinstance(phase, TerritoryChoice)]
    return {choice.player: choice.continent for choice in reversed(choices)}  # the first stays


def _turns(number: int, match: Match) -> Iterator[TurnResult]:
    happened: dict[int, Counter[type[Event]]] = {}
    for play in match.plays:
        happened.setdefault(play.before.turn, Counter()).update(map(type, play.events))
    for turn, events in happened.items():
        yield TurnResult(
            match=number,
            turn=turn,
            moves=events[AssetsMoved],
            clashes=events[ClashFought],
            conquests=events[TerritoryConquered],
            eliminations=events[PlayerEliminated],
        )
