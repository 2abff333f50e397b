"""What a table does by itself: it starts the match, draws, lets bots act and publishes the secret.
Stand-ins and the phase timer have their own modules.

All of it goes through the same decisions and the same journal as the actions of people. While
nobody is connected, no bot plays and no timer runs.
"""

from collections.abc import Callable

from rawsiko.engine.actions import DrawContinent, OpenNews
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, NewsDraw, State
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.tables.background import RETRY_SECONDS, BackgroundTasks, Work
from rawsiko.server.tables.bots.pause import BotPauses, TablePace, beat_of
from rawsiko.server.tables.bots.play import (
    BotAction,
    ask_bot,
    decide_bot_action,
    level_of,
    needs_thinking,
)
from rawsiko.server.tables.bots.stand_ins import StandIns
from rawsiko.server.tables.decisions import (
    Decision,
    awaited_contributions,
    decide_action,
    decide_begin,
)
from rawsiko.server.tables.entries import Entry, PlayedBy, SecretShown
from rawsiko.server.tables.journaled import Along
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.phase_timer import PhaseTimer
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.thinking import Thinking

REVEAL_SECONDS = 20.0  # then the match starts without the missing shares in the dice
CLASS_REVEAL_SECONDS = 4.0  # a sleeping phone must not hold up a class


class Automation:
    """The automation of one table."""

    def __init__(
        self, live: LiveTable, clock: Clock, pauses: BotPauses, thinking: Thinking
    ) -> None:
        self._live = live
        self._clock = clock
        self._pauses = pauses
        self._thinking = thinking
        self._tasks = BackgroundTasks()
        self.phase_timer = PhaseTimer(live, clock, self._tasks)
        self.stand_ins = StandIns(live, clock, self._tasks, self.phase_timer.is_up)
        self.pace = TablePace()
        self.is_hurried = False  # bots don't pause until a person has to decide
        self._bot: BotAction | None = None  # what the acting bot was asked
        self._next: ClockTimer | None = None  # of what is planned
        self._after_pause: Work | None = None  # what follows a pause that may be skipped
        self._reveals_end: float | None = None

    def attend(self) -> None:
        """Do what is due, after every change and after a restart."""
        table = self._live.table
        if table.status is Status.PLAYING and not self._live.conversations:
            self._wait_for_somebody()
            return
        self.phase_timer.attend()  # first: the others ask it whose time is up
        if self._bot is not None and self._bot.is_for(table):
            self.stand_ins.attend()  # the bot goes on thinking
        else:
            self._drop_bot()
            self._cancel_next()
            self._do_what_is_next(table)

    def hurry(self) -> None:
        """Skip the pauses of bots and of the draw until a person has to decide."""
        if self._bot is None and self._after_pause is None:
            return  # the match waits for a person
        self.is_hurried = True
        if self._after_pause is not None:
            self._later(0.0, self._after_pause)

    async def stop(self) -> None:
        self._wait_for_somebody()
        await self._tasks.stop()

    def _wait_for_somebody(self) -> None:
        """Nobody is connected, not even to watch. `LiveTable.join` has `attend` called again."""
        self._drop_bot()
        self._cancel_next()
        self.stand_ins.stop()
        self.phase_timer.stop()

    def _do_what_is_next(self, table: Table) -> None:
        if table.status is Status.PLAYING and table.match is not None:
            self._go_on(table, table.match)
            self.stand_ins.attend()
        elif table.status is Status.STARTING:
            self._later(self._wait_for_reveals(table), self._begin)
        elif table.status is Status.LOBBY:
            if needs_thinking(table):
                self._thinking.get_ready()
        elif table.is_over and not table.secret_is_shown:
            self._later(RETRY_SECONDS, self._show_secret)

    def _wait_for_reveals(self, table: Table) -> float:
        """How many seconds are left, counted from the call to start."""
        if not awaited_contributions(table):
            return 0.0
        if self._reveals_end is None:
            seconds = REVEAL_SECONDS if self._live.class_id is None else CLASS_REVEAL_SECONDS
            self._reveals_end = self._clock.now() + seconds
        return max(0.0, self._reveals_end - self._clock.now())

    def _go_on(self, table: Table, match: State) -> None:
        phase = match.phase
        if type(phase) is Finished:
            return
        seat = table.seats[phase.player]
        if type(phase) is ContinentChoice and match.options.advanced_setup:
            self._after_a_pause(match, self._draw)
        elif type(phase) is NewsDraw:
            self._later(0.0, self._open_news)
        elif (level := level_of(seat)) is not None and not self.stand_ins.is_due_back(seat.player):
            # It thinks during its pause.
            self._bot = ask_bot(self._live, match, seat.player, level, self._thinking)
            self._after_a_pause(match, self._play)
        else:
            self.is_hurried = False

    def _after_a_pause(self, match: State, work: Work) -> None:
        self._later(self._pause(match), work)
        self._after_pause = work

    def _pause(self, match: State) -> float:
        live = self._live
        if not live.has_people():
            return self._pauses.at_watched_table(live.table.id)
        if self.is_hurried:
            return 0.0
        pause = self._pauses.at_table_with_people(beat_of(live.table, match))
        return pause * self.pace.factor(live.held())

    async def _begin(self) -> None:
        await self._record_or_retry(decide_begin)

    async def _draw(self) -> None:
        """R3.6: the program draws for everybody."""

        def draw(table: Table) -> Decision:
            player = _acting(table)
            if player is None:
                return TableRefusal.NOT_PLAYING
            return decide_action(table, DrawContinent(player), PlayedBy.PROGRAM)

        await self._record_or_retry(draw)

    async def _open_news(self) -> None:
        """R4.10: at once, and for everybody, bots too."""

        def open_news(table: Table) -> Decision:
            player = _acting(table)
            if player is None:
                return TableRefusal.NOT_PLAYING
            return decide_action(table, OpenNews(player), PlayedBy.PROGRAM)

        await self._record_or_retry(open_news)

    async def _play(self) -> None:
        bot = self._bot
        if bot is None:
            return
        action, why = await bot.choice()
        decision = await self._live.record_if(
            lambda table: decide_bot_action(table, bot, action), Along(why=why)
        )
        if self._bot is bot:  # it wasn't played, and nothing else has happened
            self._bot = None
            if not isinstance(decision, Entry) and not self._live.is_fenced:
                self._later(RETRY_SECONDS, self._look_again)

    def _drop_bot(self) -> None:
        if self._bot is not None:
            self._bot.drop()
            self._bot = None

    async def _show_secret(self) -> None:
        """It could not be saved when the match ended, and players wait for it (F4)."""

        def show(table: Table) -> Decision:
            if table.secret_is_shown or not table.is_over:
                return TableRefusal.TABLE_OVER
            return SecretShown(table.secret.hex(), self._live.hints.used)

        decision = await self._live.record_if(show)
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._later(RETRY_SECONDS, self._show_secret)

    async def _record_or_retry(self, decide_now: Callable[[Table], Decision]) -> None:
        decision = await self._live.record_if(decide_now)
        is_recorded = isinstance(decision, Entry)
        # Refused because the table has changed, or not saved. Something else may be planned by now.
        if not is_recorded and not self._live.is_fenced and self._next is None:
            self._later(RETRY_SECONDS, self._look_again)

    async def _look_again(self) -> None:
        self.attend()

    def _later(self, seconds: float, work: Work) -> None:
        self._after_pause = None
        if self._next is not None:
            self._next.cancel()
        self._next = self._clock.later(seconds, lambda: self._do(work))

    def _do(self, work: Work) -> None:
        self._after_pause = self._next = None
        self._tasks.start(work)

    def _cancel_next(self) -> None:
        self._after_pause = None
        self._pauses.ended(self._live.table.id)
        if self._next is not None:
            self._next.cancel()
            self._next = None


def _acting(table: Table) -> PlayerId | None:
    if table.match is None or isinstance(table.match.phase, Finished):
        return None
    return table.match.phase.player
