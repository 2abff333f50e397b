"""A small class for tests: matches of bots, one of them ended by the bell."""

from collections.abc import Iterator
from functools import cache

from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.debrief.debrief import Debrief, debrief
from rawsiko.debrief.matches import PlayedMatch, read_match
from rawsiko.engine import apply
from rawsiko.engine.actions import SetLastTurn, StopAtBell
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, replay_lines, seat_bots
from rawsiko.replay.writing import action_line, encode_line, end_line, header_line
from tests.replay.replays import CONTENTS

IN_CLASS = Options(turns=4, head_start=True, host_keeps_time=True, world_news=True)
TRADING = Options(turns=2, trade_with_china=True)
FACTS = Facts(facts_folder(standard_folder()))


@cache
def files() -> tuple[bytes, ...]:
    """The replays of five tables."""
    four = [_match(number, 4, IN_CLASS) for number in (1, 2)]
    three, trading = _match(3, 3, IN_CLASS), _match(4, 5, TRADING)
    whole = [b"".join(replay_lines(match)) for match in (*four, three, trading)]
    return (*whole, b"".join(rung(_match(5, 4, IN_CLASS), turn=3)))


@cache
def matches() -> tuple[PlayedMatch, ...]:
    return tuple(
        read_match(file, table, CONTENTS.get) for table, file in enumerate(files(), start=1)
    )


@cache
def class_debrief() -> Debrief:
    return debrief(matches(), standard_content(), FACTS)


def rung(match: Match, turn: int) -> Iterator[bytes]:
    """The replay of the match if the host had set a last Turn, and rung the bell as soon as a
    Clash had been fought in this Turn."""
    state: State = match.start
    yield encode_line(header_line(state))
    n = 0
    for play in match.plays:
        n += 1
        yield encode_line(action_line(n, state, play.action, play.dice))
        state = apply(state, play.action, play.dice).state
        if n == 1:
            n += 1
            yield encode_line(action_line(n, state, SetLastTurn(5), ()))
            state = apply(state, SetLastTurn(5)).state
        if state.turn == turn and len(play.dice) > 1:
            break
    yield encode_line(action_line(n + 1, state, StopAtBell(), ()))
    yield encode_line(end_line(apply(state, StopAtBell()).state))


def _match(seed: int, players: int, options: Options) -> Match:
    bots = seat_bots(["greedy"], players)
    return play_match(standard_content(), options, bots, chance_of(seed, 1, players))
