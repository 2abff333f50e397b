"""The go of a bot: it is asked when its go begins, and plays when its pause is over."""

import asyncio
import logging
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from rawsiko.bots.bot import Bot
from rawsiko.bots.greedy import GreedyBot
from rawsiko.bots.random_bot import RandomBot
from rawsiko.bots.reasons import Reason
from rawsiko.engine import legal_actions, refusal_of, view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import State
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Seat, SeatKind, Status
from rawsiko.replay import fairness
from rawsiko.server.logs import LOG
from rawsiko.server.tables.decisions import Decision, decide_action
from rawsiko.server.tables.entries import PlayedBy
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Choose, Chosen, sent

THOUGHTLESS = "random"  # draws one number, in microseconds: no process is asked for that

log = logging.getLogger(LOG)


class Choice(NamedTuple):
    action: Action
    why: Reason | None  # only what everybody can see


@dataclass(eq=False)
class Go:
    """What a bot was asked, and about which moment of which match."""

    table: str
    match: State
    player: PlayerId
    level: str
    seed: str
    answer: "asyncio.Future[Answer | None] | None"  # None: nobody has to think

    def is_of(self, table: Table) -> bool:
        """Whether it is still this bot's go, at this moment. The person may be back, something
        taken back, the table paused, or over."""
        return (
            table.match is self.match
            and table.status is Status.PLAYING
            and level_of(table.seats[self.player]) == self.level
        )

    def drop(self) -> None:
        """Nobody waits for the answer any longer."""
        if self.answer is not None:
            self.answer.cancel()

    async def choice(self) -> Choice:
        """Always a legal one: where thinking failed a simple bot steps in, so that no match stops
        for it."""
        if self.answer is None:
            return Choice(self._choice_of(RandomBot()), None)
        answer = await self.answer
        if isinstance(answer, Chosen) and refusal_of(self.match, answer.action) is None:
            return Choice(answer.action, answer.why)
        log.error("a simple bot steps in", extra={"table": self.table, "level": self.level})
        return Choice(self._choice_of(GreedyBot()), None)

    def _choice_of(self, bot: Bot) -> Action:
        view = view_of(self.match, self.player)
        return bot.choose(view, legal_actions(self.match), Random(self.seed))


def begin_go(
    table: Table, match: State, player: PlayerId, level: str, thinking: ThinkingPool
) -> Go:
    question = question_for(table, match, player, level)
    answer = None
    if level != THOUGHTLESS:
        answer = asyncio.ensure_future(thinking.ask(question, match.content))
    return Go(table.id, match, player, level, question.seed, answer)


def question_for(table: Table, match: State, player: PlayerId, level: str) -> Choose:
    """The bot is told what a person in its seat would know."""
    # From the key of the match: public seeds would let anybody find out a bot's card by asking the
    # same bot with every card. The key itself never leaves: it would tell the dice to come.
    seed = fairness.bot_seed(table.key(), table.match_entry, player)
    view = sent(view_of(match, player))
    return Choose(view, level, seed, tells_why=table.settings.reasons)


def decide_go(table: Table, go: Go, action: Action) -> Decision:
    if not go.is_of(table):
        return TableRefusal.NOT_PLAYING
    is_bots = table.seats[go.player].kind is SeatKind.BOT
    return decide_action(table, action, PlayedBy.BOT if is_bots else PlayedBy.STAND_IN)


def level_of(seat: Seat) -> str | None:
    """Of the bot that plays there now; None where a person does."""
    return seat.level if seat.kind is SeatKind.BOT else seat.stand_in


def needs_thinking(table: Table) -> bool:
    """Whether some bot at the table will have to think."""
    return any(level_of(seat) not in (None, THOUGHTLESS) for seat in table.seats.values())
