"""Hints and answers to "Why not my move?" for the person who has to decide: worked out by the
thinking pool, sent to nobody else."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from rawsiko.bots.comparison import Comparison
from rawsiko.bots.hints import Hint
from rawsiko.engine import refusal_of, view_of
from rawsiko.engine.actions import Action, Refusal
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, State
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.messages import Applied, Hinted, Refused, WhyNot
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Hints, HintsUsed, Questions, SeatKind, Settings, Status
from rawsiko.server.tables.journaled import refused
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.questions import Answer, Compare, Compared, Help, Helped, sent
from rawsiko.server.thinking.thinking import Thinking

ODDS, PLAN = 2, 3  # the steps of a hint after the first, which says where to look
FURTHEST = {Hints.OFF: 0, Hints.ODDS: ODDS, Hints.ALL: PLAN}
MOST_QUESTIONS = 5  # "Why not my move?", of a seat in a Turn
REMEMBERED = 50  # answers, for clients that lost theirs and ask again

Reply = tuple[Hinted | WhyNot, Applied] | tuple[Refused]


class HasTable(Protocol):
    """A LiveTable. Its table may be another object after a failed commit."""

    @property
    def table(self) -> Table: ...

    def has_people(self) -> bool: ...


class _Subject(NamedTuple):
    player: PlayerId
    action: Action | None  # None: a hint


class TableHints:
    """The hints of one table, and its answers to "Why not my move?". A decision or action is
    thought about once, however often somebody asks."""

    def __init__(self) -> None:
        self.used: dict[PlayerId, HintsUsed] = {}
        self._match: State | None = None  # to which the thoughts apply
        self._thoughts: dict[_Subject, asyncio.Future[Answer | None]] = {}
        self._begun: OrderedDict[tuple[PlayerId, CommandId], Reply | None] = OrderedDict()
        self._asked: Counter[tuple[PlayerId, int]] = Counter()  # by seat and Turn

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
        table = live.table
        if refusal := refusal_of_hint(table, seat):
            return (Refused(command_id, refusal),)
        seq, step = table.seq, min(step, FURTHEST[table.settings.hints])
        if (seat, command_id) not in self._begun:
            self._count(seat, step)
            self._remember(seat, command_id, None)

        def told(answer: Answer | None) -> Hinted | None:
            if not isinstance(answer, Helped):
                return None
            return _cut(answer.hint, command_id, seq, step)

        return await self._reply(live, thinking, _Subject(seat, None), command_id, told)

    async def why_not(
        self,
        live: HasTable,
        thinking: Thinking,
        seat: PlayerId,
        command_id: CommandId,
        action: Action,
    ) -> Reply:
        """The reply, once it is worked out; the same when the command is sent again."""
        known = self._begun.get((seat, command_id))
        if known is not None:
            return known
        table, is_new = live.table, (seat, command_id) not in self._begun
        if refusal := refusal_of_question(table, seat, action):
            return (refused(command_id, refusal),)
        assert table.match is not None
        seq, turn = table.seq, (seat, table.match.turn)
        if is_new and self._asked[turn] >= MOST_QUESTIONS:
            return (Refused(command_id, TableRefusal.WHY_NOT_USED_UP),)
        if is_new:
            self._asked[turn] += 1
            self._remember(seat, command_id, None)

        def told(answer: Answer | None) -> WhyNot | None:
            if not isinstance(answer, Compared):
                return None
            left = MOST_QUESTIONS - self._asked[turn]
            comparison = _without_plan(table.settings, answer.comparison)
            return WhyNot(command_id, seq, action, comparison, left)

        reply = await self._reply(live, thinking, _Subject(seat, action), command_id, told)
        if is_new and isinstance(reply[0], Refused):
            self._asked[turn] -= 1  # it may be asked again
        elif is_new:
            used = self.used.get(seat, HintsUsed())
            self.used[seat] = replace(used, why_not=used.why_not + 1)
        return reply

    async def _reply(
        self,
        live: HasTable,
        thinking: Thinking,
        subject: _Subject,
        command_id: CommandId,
        told: Callable[[Answer | None], Hinted | WhyNot | None],
    ) -> Reply:
        seq, match = live.table.seq, live.table.match
        assert match is not None
        answer = await asyncio.shield(self._think(live, match, subject, thinking))
        message = told(answer)
        if message is None:
            return (Refused(command_id, TableRefusal.NO_HINT),)
        if live.table.match is not match:
            return (Refused(command_id, TableRefusal.NOT_YOUR_DECISION),)
        reply = (message, Applied(command_id, seq))
        self._remember(subject.player, command_id, reply)
        return reply

    def _think(
        self, live: HasTable, match: State, subject: _Subject, thinking: Thinking
    ) -> asyncio.Future[Answer | None]:
        if self._match is not match:
            self._match, self._thoughts = match, {}
        thought = self._thoughts.get(subject)
        if thought is None or (thought.done() and thought.result() is None):  # failed: try again
            view = sent(view_of(match, subject.player))
            question = Help(view) if subject.action is None else Compare(view, subject.action)
            thought = self._thoughts[subject] = asyncio.ensure_future(
                thinking.ask(question, match.content, live.table.id, live.has_people)
            )
        return thought

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
    return _refusal_of_asking(table, seat)


def refusal_of_question(
    table: Table, seat: PlayerId, action: Action
) -> TableRefusal | Refusal | None:
    """Why the seat may not ask what this action costs."""
    people = sum(one.kind is SeatKind.PERSON for one in table.seats.values())
    allowed = table.settings.why_not
    if allowed is Questions.OFF or (allowed is Questions.BOTS and people > 1):
        return TableRefusal.WHY_NOT_OFF
    if refusal := _refusal_of_asking(table, seat):
        return refusal
    if action.player != seat:
        return TableRefusal.NOT_YOUR_DECISION
    assert table.match is not None
    return refusal_of(table.match, action)


def _refusal_of_asking(table: Table, seat: PlayerId) -> TableRefusal | None:
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
        either=hint.either if step >= PLAN else None,
    )


def _without_plan(settings: Settings, comparison: Comparison) -> Comparison:
    """If the host doesn't let hints tell what to do, neither do answers."""
    if settings.hints is Hints.ALL:
        return comparison
    return replace(comparison, better=None, reason=None)
