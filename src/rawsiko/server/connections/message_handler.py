"""Decodes a client's message strictly, carries it out and answers it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import commands, messages
from rawsiko.protocol.class_commands import ClassCommand, ShowStage
from rawsiko.protocol.class_messages import ClassOrder
from rawsiko.protocol.class_views import ClassRole, Round, Stage
from rawsiko.protocol.commands import CommandId, order_id_in
from rawsiko.protocol.messages import LARGEST_MESSAGE, Applied, Refused
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import (
    ClassConversation,
    ClientConversation,
    Conversation,
    RelayedConversation,
)
from rawsiko.server.connections.unrecorded import Unrecorded, carry_out_unrecorded
from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.names import allowed_name
from rawsiko.server.tables.outbound import reply, say_goodbye

FIRST_OF_ANSWERS = 12  # of the debrief's pages: web/src/class/debrief/slides.ts
MOST_REFUSED_IN_A_ROW = 200  # messages, for their rate; then the conversation ends
log = logging.getLogger(LOG)

DECODER = msgspec.json.Decoder(messages.ClientMessage)
Reply = Applied | Refused
Asking = commands.AskHint | commands.AskWhyNot
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)


class MessageHandler:
    """For all conversations of a server. The transports limit the rate of messages."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._registry = admission.registry
        self._hints: set[asyncio.Task[None]] = set()

    def handle(
        self, conversation: ClientConversation, body: bytes
    ) -> Coroutine[Any, Any, None] | None:
        """Every message gets its answer; an Order exactly one Applied or Refused.

        Returns what is left to do, if anything: the caller awaits it before the next message.
        """
        conversation.refused_in_a_row = 0
        if len(body) > LARGEST_MESSAGE:
            reply(conversation, Refused(order_id_in(body), TableRefusal.TOO_LARGE))
            return None
        if isinstance(conversation, RelayedConversation):
            return conversation.say(body)
        try:
            message = DECODER.decode(body)
        except UNREADABLE:
            reply(conversation, Refused(order_id_in(body), TableRefusal.MALFORMED))
            return None
        if isinstance(conversation, ClassConversation):
            return _handle_for_class(self._admission, conversation, message)
        if isinstance(message, ClassOrder):
            reply(conversation, Refused(message.id, TableRefusal.MALFORMED))
            return None
        if not isinstance(message, messages.Order):
            _answer_at_once(conversation, message)
            return None
        if isinstance(message.command, Asking):
            # Thinking takes a while, and later messages must not wait for it.
            self._begin_hint(conversation, message.id, message.command)
            return None
        return self._carry_out(conversation, message)

    def refuse_too_fast(self, conversation: ClientConversation, body: bytes) -> None:
        """For transports that cannot simply read more slowly."""
        reply(conversation, Refused(order_id_in(body), TableRefusal.TOO_FAST))
        conversation.refused_in_a_row += 1
        if conversation.refused_in_a_row > MOST_REFUSED_IN_A_ROW:
            say_goodbye(conversation, TableRefusal.TOO_FAST)

    async def _carry_out(self, conversation: Conversation, order: messages.Order) -> None:
        command = order.command
        conversation.is_busy = True
        try:
            caller = _caller(conversation, command)
            answer = await self._order(conversation, order, caller)
            if type(command) is commands.Play:  # nothing else follows from it
                reply(conversation, answer)
            elif isinstance(command, commands.Leave):
                reply(conversation, answer)  # now: giving up one's seat ends the conversation
                if isinstance(answer, Applied):
                    await self._follow(conversation.live, caller, command)
            else:
                if isinstance(answer, Applied):
                    await self._follow(conversation.live, caller, command)
                reply(conversation, answer)
        finally:
            conversation.is_busy = False

    async def _order(
        self, conversation: Conversation, order: messages.Order, caller: Caller
    ) -> Reply:
        if self._admission.is_stopping:
            return Refused(order.id, TableRefusal.TRY_AGAIN)
        live, command = conversation.live, order.command
        try:
            assert not isinstance(command, Asking)  # answered by `_hint`
            if type(command) is not commands.Play and isinstance(command, Unrecorded):
                automation, now = self._registry.automation(live), self._admission.clock.now()
                return carry_out_unrecorded(live, automation, caller, order.id, command, now)
            if isinstance(command, commands.SetCompany) and (
                refusal := await self._set_name(conversation, command)
            ):
                return Refused(order.id, refusal)
            seat = live.table.person_at(caller.seat)
            if seat is not None and seat.stand_in is not None:
                await self._registry.automation(live).stand_ins.hand_back(seat.player)
            return await live.order(caller, order.id, command)
        except StorageError:
            return Refused(order.id, TableRefusal.CANNOT_SAVE)

    async def _follow(self, live: LiveTable, caller: Caller, command: commands.Command) -> None:
        """What follows from a command that was applied, for those who are connected. The command
        itself is saved. If the rest is not, a seat that was given up is still no longer its
        holder's."""
        try:
            match command:
                case commands.OpenSeat() | commands.GiveToBot():
                    await self._give_up(live, command.seat)
                case commands.Leave():
                    if caller.seat is not None:
                        await self._give_up(live, caller.seat)
                case commands.ChangeSettings():
                    if not command.settings.free_names:
                        for seat in list(live.names):
                            await self._registry.name(live, seat, None)
                    if not command.settings.spectators:
                        self._admission.send_spectators_away(live)
                case _:
                    pass
        except StorageError:
            log.warning("what follows from a command was not saved")

    async def _give_up(self, live: LiveTable, seat: PlayerId) -> None:
        self._admission.release(live, seat, TableRefusal.NOT_SEATED)
        await self._registry.storage.revoke(live.table.id, seat)
        await self._registry.name(live, seat, None)

    async def _set_name(
        self, conversation: Conversation, command: commands.SetCompany
    ) -> TableRefusal | None:
        """Names are not part of the journal, so that they can be forgotten."""
        live = conversation.live
        seat = live.table.person_at(conversation.viewer)
        if seat is None or live.table.is_over:
            return None  # the table refuses the command
        name = allowed_name(live.table.settings, command.name)
        if isinstance(name, TableRefusal):
            return name
        await self._registry.name(live, seat.player, name)
        return None

    # Hints.

    def _begin_hint(self, conversation: Conversation, command_id: CommandId, asked: Asking) -> None:
        task = asyncio.create_task(self._hint(conversation, command_id, asked))
        self._hints.add(task)  # the event loop itself holds tasks only weakly
        task.add_done_callback(self._hint_ended)

    def _hint_ended(self, task: asyncio.Task[None]) -> None:
        self._hints.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a hint failed", exc_info=error)

    async def _hint(self, conversation: Conversation, command_id: CommandId, asked: Asking) -> None:
        live = conversation.live
        seat = live.table.person_at(conversation.viewer)
        if self._admission.is_stopping:
            reply(conversation, Refused(command_id, TableRefusal.TRY_AGAIN))
        elif live.table.is_over:
            reply(conversation, Refused(command_id, TableRefusal.TABLE_OVER))
        elif seat is None:
            reply(conversation, Refused(command_id, TableRefusal.NOT_SEATED))
        else:
            thinking = self._registry.thinking
            hints, player = live.hints, seat.player
            if isinstance(asked, commands.AskHint):
                hint = await hints.hint(live, thinking, player, command_id, asked.step)
            else:
                hint = await hints.why_not(live, thinking, player, command_id, asked.action)
            if conversation.viewer != seat.player:  # somebody else looks at the screen now
                hint = (Refused(command_id, TableRefusal.NOT_YOUR_DECISION),)
            for message in hint:
                reply(conversation, message)


def _answer_at_once(
    conversation: Conversation, message: messages.LookAs | messages.Ping | messages.Hello
) -> None:
    match message:
        case messages.LookAs():
            if message.seat is not None and message.seat not in conversation.seats:
                reply(conversation, Refused(None, TableRefusal.NOT_YOUR_SEAT))
            else:
                conversation.live.look_as(conversation, message.seat)
        case messages.Ping():
            reply(conversation, messages.Pong(message.number, conversation.live.table.seq))
        case messages.Hello():  # allowed only as the first message
            reply(conversation, Refused(None, TableRefusal.MALFORMED))


def _caller(conversation: Conversation, command: commands.Command) -> Caller:
    """The host's commands come from no seat, so that one that is sent again counts as the same
    whichever seat the host looks as."""
    if type(command) is not commands.Play and isinstance(command, commands.HOST_COMMANDS):
        return Caller(None, conversation.is_host, plays=bool(conversation.seats))
    return Caller(conversation.viewer, conversation.is_host)


# For classes.


def _handle_for_class(
    admission: Admission, conversation: ClassConversation, message: messages.ClientMessage
) -> Coroutine[Any, Any, None] | None:
    """Answer it, or return what is left to do."""
    match message:
        case messages.Ping():
            reply(conversation, messages.Pong(message.number, conversation.live.school.seq))
        case messages.LookAs():  # asks for a Snapshot
            conversation.put(conversation.live.snapshot_for(conversation))
        case ClassOrder():
            return _carry_out_for_class(admission, conversation, message)
        case messages.Order():
            reply(conversation, Refused(message.id, TableRefusal.MALFORMED))
        case messages.Hello():
            reply(conversation, Refused(None, TableRefusal.MALFORMED))
    return None


async def _carry_out_for_class(
    admission: Admission, conversation: ClassConversation, order: ClassOrder
) -> None:
    conversation.is_busy = True
    try:
        reply(conversation, await _order_for_class(admission, conversation, order))
    finally:
        conversation.is_busy = False


async def _order_for_class(
    admission: Admission, conversation: ClassConversation, order: ClassOrder
) -> Reply:
    if admission.is_stopping:
        return Refused(order.id, TableRefusal.TRY_AGAIN)
    if not _may_order(conversation, order.command):
        return Refused(order.id, TableRefusal.NOT_CLASS_HOST)
    run: ClassRun | None = admission.classes.runs.get(conversation.live.school.id)
    if run is None:
        return Refused(order.id, TableRefusal.TRY_AGAIN)
    try:
        return await admission.classes.order(run, order.id, order.command)
    except StorageError:
        return Refused(order.id, TableRefusal.CANNOT_SAVE)


def _may_order(conversation: ClassConversation, command: ClassCommand) -> bool:
    """The teacher may order everything. The projector's page steps through the pictures that the
    teacher shows: a presenter's remote control may be connected there. The right answers come
    after the second round of questions."""
    if conversation.role is ClassRole.DISPLAY and isinstance(command, ShowStage):
        school = conversation.live.school
        if command.page >= FIRST_OF_ANSWERS and Round.AFTER not in school.closed_rounds:
            return False
        return command.stage is school.stage and school.stage in (Stage.BRIEFING, Stage.LOOK_UP)
    return conversation.role is ClassRole.HOST
