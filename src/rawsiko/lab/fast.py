"""Plays the matches of a plan in the compiled simulator, with the engine's results."""

from collections.abc import Iterator, Sequence

import numpy as np

from rawsiko.engine.actions import (
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    OpenNews,
    Recycle,
)
from rawsiko.engine.content import Content
from rawsiko.engine.options import MOST_TURNS, Options
from rawsiko.engine.setup import cards_to_deal, with_cards
from rawsiko.engine.state import State
from rawsiko.lab import duration
from rawsiko.lab.chance import player_ids
from rawsiko.lab.policies import workspace_for
from rawsiko.lab.results import (
    MatchResult,
    NewsChange,
    SeatResult,
    TurnResult,
    change_by_news,
)
from rawsiko.replay.writing import action_line, encode_line, end_line, header_line
from rawsiko.simulator import playing as by
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.playing import Matches, play_matches, room_for
from rawsiko.simulator.positions import REASONS, Reader, start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules import scoring as of

# Initial size of a log; a longer match is played again with more.
USUAL_LENGTH = 2048
# Setup, where Continents are drawn, takes at most 25 actions (5 players).
SETUP_LENGTH = 25


class FastLab:
    """Plays the matches of one plan; one per thread. Raises TooLarge if the content doesn't fit the
    simulator."""

    def __init__(
        self, content: Content, options: Options, players: int, bots: Sequence[str], seed: int
    ) -> None:
        # Only the cards that are dealt (R1.4).
        content = with_cards(content, cards_to_deal(content, options))
        self._content, self._options, self._bots = content, options, tuple(bots)
        self._players = player_ids(players)
        self._cards, self._continents = list(content.objectives), list(content.continents)
        self._materials = list(content.materials)
        self._start = start_position(content, options, players)
        self._root = root_of(seed)
        self._table = workspace_for(content, bots, players)

    def play(self, numbers: range) -> list[MatchResult]:
        """Matches with consecutive numbers."""
        played = room_for(len(numbers), len(self._players))
        play_matches(self._table, played, self._root, numbers.start, self._start)
        return [self._result(number, played, row) for row, number in enumerate(numbers)]

    def replay(self, number: int) -> tuple[MatchResult, list[bytes]]:
        """The match, and the lines of its replay."""
        played = room_for(1, len(self._players))
        length, actions = 0, USUAL_LENGTH
        log = trace = by.NO_LOG
        while actions > length:
            length = actions
            log = np.zeros((length, by.LOG_WIDTH), dtype=np.int64)
            drawn = length if self._options.world_news else SETUP_LENGTH
            trace = np.zeros((drawn, at.WIDTH), dtype=np.int64)
            where = (self._table, played, self._root, number, self._start)
            actions = play_matches(*where, log, trace)
        reader, end = self._reader(played, 0), played.positions[0]
        beginning = reader.beginning(end)
        lines = [encode_line(header_line(beginning))]
        lines += _action_lines(reader, beginning, log[:actions], trace)
        lines.append(encode_line(end_line(reader.state(end, played.scores[0]))))
        return self._result(number, played, 0), lines

    def _reader(self, played: Matches, row: int) -> Reader:
        order: list[int] = played.orders[row].tolist()
        return Reader(self._content, self._options, [self._players[n] for n in order])

    def _result(self, number: int, played: Matches, row: int) -> MatchResult:
        end: list[int] = played.positions[row].tolist()
        order: list[int] = played.orders[row].tolist()
        scores: list[list[int]] = played.scores[row].tolist()
        tally: list[int] = played.tallies[row].tolist()
        recycled = sorted(zip(order, end[at.RECYCLED :], strict=False))
        return MatchResult(
            match=number,
            reason=REASONS[end[at.REASON]],
            turns=tally[by.TURNS_PLAYED],
            actions=sum(tally[: by.KINDS]),
            minutes=_seconds(tally) / 60,
            seats=tuple(self._seats(number, end, order, scores, tally)),
            by_turn=tuple(_turns(number, tally)),
            conquered=tally[by.CONQUERED].bit_count(),
            recycled=tuple(self._materials[one - 1] for _, one in recycled if one),
            news=self._change_by_news(played, row),
        )

    def _change_by_news(self, played: Matches, row: int) -> NewsChange:
        if not self._options.world_news:
            return NewsChange(points=False, winners=False)
        reader = self._reader(played, row)
        return change_by_news(reader.state(played.positions[row], played.scores[row]))

    def _seats(
        self,
        number: int,
        end: list[int],
        order: list[int],
        scores: list[list[int]],
        tally: list[int],
    ) -> Iterator[SeatResult]:
        winners = sum(score[of.PLACE] == 1 for score in scores)
        for seat, (player, score) in enumerate(zip(order, scores, strict=True)):
            yield SeatResult(
                match=number,
                seat=seat + 1,
                player=self._players[player],
                bot=self._bots[player % len(self._bots)],
                card=self._cards[end[at.CARD + seat]],
                continent=self._continents[tally[by.BEGAN_IN + seat]],
                place=score[of.PLACE],
                win=1 / winners if score[of.PLACE] == 1 else 0.0,
                points=score[of.POINTS],
                applications=score[of.APPLICATIONS],
                materials=score[of.MATERIALS],
                territories=score[of.TERRITORIES],
                eliminated=end[at.OWN + seat] == 0,
            )


def _action_lines(
    reader: Reader, beginning: State, log: Numbers, trace: Numbers
) -> Iterator[bytes]:
    rows: list[list[int]] = log.tolist()
    for number, line in enumerate(rows, start=1):
        action = reader.action(reader.order[line[by.LOG_PLAYER]], line[by.LOG_ACTION])
        dice = tuple(line[by.LOG_DICE + 1 : by.LOG_DICE + 1 + line[by.LOG_DICE]])
        # A draw is written as the Continent or the card drawn, which depends on the State before.
        is_draw = line[by.LOG_ACTION] & at.KIND_MASK in (at.DRAW_CONTINENT, at.OPEN_NEWS)
        before = reader.state(trace[number - 2]) if is_draw and number > 1 else beginning
        yield encode_line(action_line(number, before, action, dice))


# By kind. A Clash is a Move that takes longer; repeated actions take less.
_SECONDS = {
    at.CHOOSE_CONTINENT: duration.DECIDING[ChooseContinent],
    at.DRAW_CONTINENT: duration.DECIDING[DrawContinent],
    at.CHOOSE_TERRITORY: duration.DECIDING[ChooseTerritory],
    at.PLACE_ASSET: duration.PLACING,
    at.MOVE: duration.MOVING,
    at.END_ACTION_PHASE: duration.DECIDING[EndActionPhase],
    at.CLAIM_MATERIAL: duration.DECIDING[ClaimMaterial],
    at.END_TRADE: duration.DECIDING[EndTrade],
    at.OPEN_NEWS: duration.DECIDING[OpenNews],
    at.RECYCLE: duration.DECIDING[Recycle],
    by.PLACED_AGAIN: duration.PLACING_AGAIN - duration.PLACING,
    by.CLASHES: duration.CLASHING - duration.MOVING,
    by.CLASHES_AGAIN: duration.CLASHING_AGAIN - duration.CLASHING,
}


def _seconds(tally: list[int]) -> float:
    """The same as `duration.seconds_of`."""
    actions = sum(seconds * tally[what] for what, seconds in _SECONDS.items())
    return duration.READING_THE_CARD + actions + duration.READING_THE_SCORE


def _turns(number: int, tally: list[int]) -> Iterator[TurnResult]:
    for turn in range(MOST_TURNS):
        first = by.FIRST_TURN + turn * by.TURN_WIDTH
        if tally[first + by.ACTIONS_OF_TURN]:
            yield TurnResult(
                match=number,
                turn=turn + 1,
                moves=tally[first + by.MOVES_OF_TURN],
                clashes=tally[first + by.CLASHES_OF_TURN],
                conquests=tally[first + by.CONQUESTS_OF_TURN],
                eliminations=tally[first + by.ELIMINATIONS_OF_TURN],
            )
