"""The actions of bots: a bot is asked when it has to act, and plays when its pause is over."""

import asyncio
import logging
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from rawsiko.bots.bot import Bot
from rawsiko.bots.random_bot import RandomBot
from rawsiko.bots.reasons import Reason
from rawsiko.bots.simple import SimpleBot
from rawsiko.engine import legal_actions, refusal_of, view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import State
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Seat, SeatKind, Status
from rawsiko.replay import fairness
from rawsiko.server import metrics
from rawsiko.server.logs import LOG
from rawsiko.server.tables.decisions import Decision, decide_action
from rawsiko.server.tables.entries import PlayedBy
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.questions import Answer, Choose, Chosen, sent
from rawsiko.server.thinking.thinking import Thinking

THOUGHTLESS = "random"  # draws one number in microseconds, so no process is asked

log = logging.getLogger(LOG)


class Choice(NamedTuple):
    action: Action
    why: Reason | None  # made from what everybody can see


@dataclass(eq=False)
class BotAction:
    """An action that a bot was asked for, at one moment of a match."""

    table: str
    match: State
    player: PlayerId
    level: str
    seed: str
    answer: "asyncio.Future[Answer | None] | None"  # None: chosen here, without thinking

    def is_for(self, table: Table) -> bool:
        """Whether this bot still has to act, at the same moment. The person may be back, an action
        taken back, the table paused or over."""
        return (
            table.match is self.match
            and table.status is Status.PLAYING
            and level_of(table.seats[self.player]) == self.level
        )

    def drop(self) -> None:
        """The answer isn't needed any more."""
        if self.answer is not None:
            self.answer.cancel()

    async def choice(self) -> Choice:
        """Always a legal one. If thinking failed, a simple bot steps in, so the match goes on."""
        if self.answer is None:
            return Choice(self._choice_of(RandomBot()), None)
        answer = await self.answer
        if isinstance(answer, Chosen) and refusal_of(self.match, answer.action) is None:
            return Choice(answer.action, answer.why)
        metrics.current.stepped_in()
        log.error("a simple bot steps in", extra={"table": self.table, "bot": self.level})
        return Choice(self._choice_of(SimpleBot()), None)

    def _choice_of(self, bot: Bot) -> Action:
        view = view_of(self.match, self.player)
        return bot.choose(view, legal_actions(self.match), Random(self.seed))


def ask_bot(
    live: LiveTable, match: State, player: PlayerId, level: str, thinking: Thinking
) -> BotAction:
    table = live.table
    question = question_for(table, match, player, level)
    answer = None
    if level != THOUGHTLESS:
        answer = asyncio.ensure_future(
            thinking.ask(question, match.content, table.id, live.has_people)
        )
    return BotAction(table.id, match, player, level, question.seed, answer)


def question_for(table: Table, match: State, player: PlayerId, level: str) -> Choose:
    """The bot is told what a person in its seat knows, and nothing else."""
    # From the key of the match: public seeds would let anybody find out a bot's card by asking the
    # same bot with every card. The key itself never leaves: it would tell the dice to come.
    seed = fairness.bot_seed(table.key, table.number_of_choice, player)
    view = sent(view_of(match, player))
    return Choose(view, level, seed, tells_why=table.settings.reasons)


def decide_bot_action(table: Table, asked: BotAction, action: Action) -> Decision:
    if not asked.is_for(table):
        return TableRefusal.NOT_PLAYING
    is_bots = table.seats[asked.player].kind is SeatKind.BOT
    return decide_action(table, action, PlayedBy.BOT if is_bots else PlayedBy.STAND_IN)


def level_of(seat: Seat) -> str | None:
    """The level of the bot that plays this seat now; None if a person does."""
    return seat.level if seat.kind is SeatKind.BOT else seat.stand_in


def needs_thinking(table: Table) -> bool:
    """Whether a bot at this table will ask a thinking process."""
    return any(level_of(seat) not in (None, THOUGHTLESS) for seat in table.seats.values())
