"""Matches of bots that think, to ask about."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import cycle

from rawsiko.bots.bot import Bot
from rawsiko.bots.levels import LevelBot
from rawsiko.content.load import standard_content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import Match, PlayedAction, play_match

# By number of players: together they have every phase and every option.
OPTIONS: Mapping[int, Options] = {
    3: Options(trade_with_china=True, leave_one_behind=True),
    4: Options(),
    5: Options(advanced_setup=True, monopoly_stranglehold=True, trade_with_china=True),
}


@cache
def match_of(players: int, levels: Sequence[str] = ("medium",), number: int = 1) -> Match:
    """The levels are dealt out to p1, p2 and so on, again and again."""
    bots: dict[PlayerId, Bot] = {
        player: LevelBot(level) for player, level in zip(player_ids(players), cycle(levels))
    }
    return play_match(standard_content(), OPTIONS[players], bots, chance_of(9, number, players))


def every_play() -> list[PlayedAction]:
    """Of one match for each number of players, all of Medium."""
    return [play for players in OPTIONS for play in match_of(players).plays]
