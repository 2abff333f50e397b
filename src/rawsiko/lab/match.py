"""One match between bots, and its replay."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from rawsiko.bots.bot import Bot
from rawsiko.bots.registry import bot_named
from rawsiko.engine import apply, dice_needed, legal_actions, start, view_of
from rawsiko.engine.actions import Action, OpenNews
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Event
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import Finished, NewsDraw, State
from rawsiko.lab.chance import Chance, player_ids
from rawsiko.replay.writing import action_line, encode_line, end_line, header_line


class PlayedAction(NamedTuple):
    """The n-th action of a match and its outcome."""

    n: int
    before: State
    action: Action
    dice: Dice
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Match:
    """A whole match."""

    start: State
    plays: tuple[PlayedAction, ...]

    @property
    def end(self) -> State:
        return self.plays[-1].state if self.plays else self.start


def seat_bots(names: Sequence[str], players: int) -> Mapping[PlayerId, Bot]:
    """p1 gets the first name, p2 the second, and so on; names repeat if there are too few.

    That favors nobody, because the order of play is drawn. Raises UnknownBot.
    """
    return {player: bot_named(name) for player, name in zip(player_ids(players), cycle(names))}


def play_match(
    content: Content, options: Options, bots: Mapping[PlayerId, Bot], chance: Chance
) -> Match:
    """Raises IllegalStart if the rules don't allow such a match."""
    beginning = begin(content, options, len(bots), chance)
    return Match(beginning, tuple(plays(beginning, bots, chance)))


def begin(content: Content, options: Options, players: int, chance: Chance) -> State:
    """Draw the order of play (R1.3), then the cards, dealt in order of play (R1.4)."""
    order = player_ids(players)
    chance.deal.shuffle(order)
    cards = cards_to_deal(content, options)
    chance.deal.shuffle(cards)
    return start(content, options, order, dict(zip(order, cards, strict=False)))


def plays(state: State, bots: Mapping[PlayerId, Bot], chance: Chance) -> Iterator[PlayedAction]:
    """Play from `state` to the end, one action at a time."""
    n = 0
    while not isinstance(phase := state.phase, Finished):
        player = phase.player
        if isinstance(phase, NewsDraw):
            action = OpenNews(player)  # R4.10: the program draws
        else:
            action = bots[player].choose(
                view_of(state, player), legal_actions(state), chance.bots[player]
            )
        dice = tuple(chance.dice.randint(1, sides) for sides in dice_needed(state, action))
        outcome = apply(state, action, dice)
        n += 1
        yield PlayedAction(n, state, action, dice, outcome.state, outcome.events)
        state = outcome.state


def replay_lines(match: Match) -> Iterator[bytes]:
    yield encode_line(header_line(match.start))
    for play in match.plays:
        yield encode_line(action_line(play.n, play.before, play.action, play.dice))
    yield encode_line(end_line(match.end))


def replay_path(folder: Path, match: int) -> Path:
    """The file of this match: 000001.jsonl and so on."""
    return folder / f"{match:06}.jsonl"


def write_lines(lines: Iterable[bytes], path: Path) -> None:
    """Leaves no partial file if it fails or is interrupted."""
    replay = b"".join(lines)
    try:
        path.write_bytes(replay)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
