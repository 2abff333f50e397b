"""Hints for the person who has to decide: worked out by the thinking pool, sent to nobody else."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from rawsiko.bots.hints import Hint
from rawsiko.engine import view_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, State
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.messages import Applied, Hinted, Refused
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Hints, HintsUsed, Status
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.questions import Answer, Help, Helped, sent
from rawsiko.server.thinking.thinking import Thinking

ODDS, PLAN = 2, 3  # the steps of a hint after the first, which says where to look
FURTHEST = {Hints.OFF: 0, Hints.ODDS: ODDS, Hints.ALL: PLAN}
REMEMBERED = 50  # answers, for clients that lost theirs and ask again

Reply = tuple[Hinted, Applied] | tuple[Refused]


class HasTable(Protocol):
    """A LiveTable. Its table may be another object after a failed commit."""

    @property
    def table(self) -> Table: ...

    def has_people(self) -> bool: ...


class _Thought(NamedTuple):
    player: PlayerId
    match: State  # to which the hint applies
    answer: asyncio.Future[Answer | None]


class TableHints:
    """The hints of one table. A decision is thought about once, however often somebody asks."""

    def __init__(self) -> None:
        self.used: dict[PlayerId, HintsUsed] = {}
        self._thought: _Thought | None = None
        self._begun: OrderedDict[tuple[PlayerId, CommandId], Reply | None] = OrderedDict()

    async def hint(
        self,
        live: HasTable,
        thinking: Thinking,
        seat: PlayerId,
        command_id: CommandId,
        step: int,
    ) -> Reply:
        """The reply, once it is worked out; the same when the command is sent again."""
        known = self._begun.get((seat, command_id))
        if known is not None:
            return known
        refusal = refusal_of_hint(live.table, seat)
        if refusal is not None:
            return (Refused(command_id, refusal),)
        seq, match = live.table.seq, live.table.match
        assert match is not None
        step = min(step, FURTHEST[live.table.settings.hints])
        if (seat, command_id) not in self._begun:
            self._count(seat, step)
            self._remember(seat, command_id, None)
        answer = await asyncio.shield(self._think(live, match, seat, thinking))
        if not isinstance(answer, Helped):
            return (Refused(command_id, TableRefusal.NO_HINT),)
        if live.table.match is not match:
            return (Refused(command_id, TableRefusal.NOT_YOUR_DECISION),)
        reply = (_cut(answer.hint, command_id, seq, step), Applied(command_id, seq))
        self._remember(seat, command_id, reply)
        return reply

    def _think(
        self, live: HasTable, match: State, seat: PlayerId, thinking: Thinking
    ) -> asyncio.Future[Answer | None]:
        thought = self._thought
        if thought is None or thought.match is not match or thought.player != seat:
            question = Help(sent(view_of(match, seat)))
            answer = asyncio.ensure_future(
                thinking.ask(question, match.content, live.table.id, live.has_people)
            )
            thought = self._thought = _Thought(seat, match, answer)
        elif thought.answer.done() and not isinstance(thought.answer.result(), Helped):
            self._thought = None  # it failed: try again
            return self._think(live, match, seat, thinking)
        return thought.answer

    def _count(self, seat: PlayerId, step: int) -> None:
        used = self.used.get(seat, HintsUsed())
        if step >= PLAN:
            self.used[seat] = replace(used, plan=used.plan + 1)
        elif step == ODDS:
            self.used[seat] = replace(used, odds=used.odds + 1)
        else:
            self.used[seat] = replace(used, look=used.look + 1)

    def _remember(self, seat: PlayerId, command_id: CommandId, reply: Reply | None) -> None:
        self._begun[seat, command_id] = reply
        if len(self._begun) > REMEMBERED:
            self._begun.popitem(last=False)


def refusal_of_hint(table: Table, seat: PlayerId) -> TableRefusal | None:
    if table.settings.hints is Hints.OFF:
        return TableRefusal.HINTS_OFF
    match = table.match
    if match is None or table.status is not Status.PLAYING:
        return TableRefusal.NOT_PLAYING
    phase = match.phase
    is_drawn = isinstance(phase, ContinentChoice) and match.options.advanced_setup  # R3.6
    if isinstance(phase, Finished) or is_drawn or phase.player != seat:
        return TableRefusal.NOT_YOUR_DECISION
    return TableRefusal.NOT_YOUR_DECISION if table.seats[seat].stand_in else None


def _cut(hint: Hint, command_id: CommandId, seq: int, step: int) -> Hinted:
    """Only what the step allows is sent. Without the plan, odds of a Clash after other Moves would
    look like those of an attack that can be made now."""
    begins_with_clash = hint.odds is not None and len(hint.plan) == 1
    return Hinted(
        id=command_id,
        seq=seq,
        step=step,
        look=hint.look,
        has_clash=begins_with_clash,
        odds=hint.odds if step >= PLAN or (step >= ODDS and begins_with_clash) else None,
        plan=hint.plan if step >= PLAN else (),
        reason=hint.reason if step >= PLAN else None,
    )
