"""One client's side of a table: what it says is read strictly, done, and answered."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from rawsiko.protocol import commands, messages
from rawsiko.protocol.messages import LARGEST_MESSAGE, Applied, Refused
from rawsiko.protocol.order_ids import order_id_in
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Seat, SeatKind, Status
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import MESSAGES, Bucket
from rawsiko.server.storage import StorageError
from rawsiko.server.tables import outbound
from rawsiko.server.tables.chat import TableChat
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.hints import TableHints
from rawsiko.server.tables.live_table import HOST
from rawsiko.server.tables.names import allowed_name

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from rawsiko.engine.ids import PlayerId
    from rawsiko.protocol.commands import CommandId
    from rawsiko.server.connections.admission import Admission
    from rawsiko.server.tables.conversation import Conversation
    from rawsiko.server.tables.live_table import LiveTable

MOST_IN_VAIN = 200  # messages refused for their speed, one after the other, before the end
log = logging.getLogger(LOG)

DECODER = msgspec.json.Decoder(messages.ClientMessage)
Reply = Applied | Refused
HAVE_CONSEQUENCES = (commands.OpenSeat, commands.GiveToBot, commands.ChangeSettings)


class Room:
    """What a table has only while this process serves it: its chat, and how fast each speaks."""

    def __init__(self) -> None:
        self.chat = TableChat()
        self.hints = TableHints()
        self._speed: dict[str, Bucket] = {}

    def takes(self, sender: str, now: float) -> bool:
        bucket = self._speed.get(sender)
        if bucket is None:
            bucket = self._speed[sender] = Bucket(MESSAGES, now)
        return bucket.takes(now)


class Talk:
    def __init__(self, admission: Admission, live: LiveTable, conversation: Conversation) -> None:
        self.live = live
        self.conversation = conversation
        self.is_busy = False  # with something that should be finished before the server stops
        self._admission = admission
        self._room = admission.room(live)
        self._own_speed = Bucket(MESSAGES, admission.clock.now())
        self._in_vain = 0
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def is_leaving(self) -> bool:
        """Something still waits to be sent to it."""
        return self.conversation.has_unsent()

    def hear(self, body: bytes) -> Coroutine[Any, Any, None] | None:
        """Every message gets its answer; an Order exactly one Applied or Refused.

        Returns what is left to do, if anything: the caller awaits it before the next message.
        """
        if len(body) > LARGEST_MESSAGE:
            self._reply(Refused(order_id_in(body), TableRefusal.TOO_LARGE))
            return None
        in_time = self._is_in_time()
        try:
            message = DECODER.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            code = TableRefusal.MALFORMED if in_time else TableRefusal.TOO_FAST
            self._reply(Refused(order_id_in(body), code))
            return None
        if not in_time:
            command = message.id if isinstance(message, messages.Order) else None
            self._reply(Refused(command, TableRefusal.TOO_FAST))
            return None
        if not isinstance(message, messages.Order):
            self._act(message)
            return None
        if type(message.command) is commands.AskHint:
            # Thinking takes a while, and later messages must not wait for it.
            self._begin_hint(message.id, message.command.step)
            return None
        return self._carry_out(message)

    async def _carry_out(self, order: messages.Order) -> None:
        command = order.command
        self.is_busy = True
        try:
            caller = self._caller(command)
            if type(command) is commands.Play:  # nothing else follows from it
                self._reply(await self._order(order, caller))
            else:
                await self._answer(order, caller)
        finally:
            self.is_busy = False

    def end(self) -> None:
        self._admission.ended(self)

    def _act(self, message: messages.LookAs | messages.Ping | messages.Hello) -> None:
        match message:
            case messages.LookAs():
                if message.seat is not None and message.seat not in self.conversation.seats:
                    self._reply(Refused(None, TableRefusal.NOT_YOUR_SEAT))
                else:
                    self.live.look_as(self.conversation, message.seat)
            case messages.Ping():
                self._reply(messages.Pong(message.number, self.live.table.seq))
            case messages.Hello():
                self._reply(Refused(None, TableRefusal.MALFORMED))  # said once, at the beginning

    async def _answer(self, order: messages.Order, caller: Caller) -> None:
        reply, command = await self._order(order, caller), order.command
        is_applied = isinstance(reply, Applied)
        if isinstance(command, commands.Leave):
            self._reply(reply)  # now: giving up one's seat ends the conversation
            if is_applied:
                await self._follow_if_possible(caller, command)
            return
        if is_applied and isinstance(command, HAVE_CONSEQUENCES):
            await self._follow_if_possible(caller, command)
        self._reply(reply)

    async def _follow_if_possible(self, caller: Caller, command: commands.Command) -> None:
        """The command itself is saved; a seat that is given up is no longer its holder's anyway."""
        try:
            await self._follow(caller, command)
        except StorageError:
            log.warning("what follows from a command was not saved")

    def _begin_hint(self, command_id: CommandId, step: int) -> None:
        task = asyncio.create_task(self._hint(command_id, step))
        self._hints.add(task)  # the event loop itself holds tasks only weakly
        task.add_done_callback(self._hint_ended)

    def _hint_ended(self, task: asyncio.Task[None]) -> None:
        self._hints.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a hint failed", exc_info=error)

    async def _hint(self, command_id: CommandId, step: int) -> None:
        seat = self._seat(self.conversation.viewer)
        if self._admission.is_stopping:
            self._reply(Refused(command_id, TableRefusal.TRY_AGAIN))
        elif self.live.table.is_over:
            self._reply(Refused(command_id, TableRefusal.TABLE_OVER))
        elif seat is None:
            self._reply(Refused(command_id, TableRefusal.NOT_SEATED))
        else:
            hints, thinking = self._room.hints, self._admission.registry.thinking
            reply = await hints.hint(self.live, thinking, seat.player, command_id, step)
            if self.conversation.viewer != seat.player:  # somebody else looks at the screen now
                reply = (Refused(command_id, TableRefusal.NOT_YOUR_DECISION),)
            for message in reply:
                self._reply(message)

    async def _order(self, order: messages.Order, caller: Caller) -> Reply:
        if self._admission.is_stopping:
            return Refused(order.id, TableRefusal.TRY_AGAIN)
        command = order.command
        try:
            match command:
                case commands.Play():
                    pass
                case commands.Say() | commands.SayFreely() | commands.Mute():
                    return self._chat(order.id, caller, command)
                case commands.ExtendTimer():
                    return self._extend(order.id, caller, command)
                case commands.HurryBots():
                    return self._hurry(order.id, caller)
                case commands.AskHint():
                    raise AssertionError(command)  # answered by `_hint`
                case commands.SetCompany():
                    if refusal := await self._set_name(command):
                        return Refused(order.id, refusal)
                case _:
                    pass
            seat = self._seat(caller.seat)
            if seat is not None and seat.stand_in is not None:
                await self._admission.registry.automation(self.live).stand_ins.hand_back(
                    seat.player
                )
            return await self.live.order(caller, order.id, command)
        except StorageError:
            return Refused(order.id, TableRefusal.CANNOT_SAVE)

    def _caller(self, command: commands.Command) -> Caller:
        """A host is the host whichever seat they look as: a command sent again is the same."""
        if not isinstance(command, commands.Play) and isinstance(command, commands.HOST_COMMANDS):
            return Caller(None, self.conversation.is_host)
        return Caller(self.conversation.viewer, self.conversation.is_host)

    async def _follow(self, caller: Caller, command: commands.Command) -> None:
        """What else a command that was applied means to those who are connected."""
        match command:
            case commands.OpenSeat() | commands.GiveToBot():
                await self._give_up(command.seat)
            case commands.Leave():
                if caller.seat is not None:
                    await self._give_up(caller.seat)
            case commands.ChangeSettings():
                if not command.settings.free_names:
                    for seat in list(self.live.names):
                        await self._store_name(seat, None)
                if not command.settings.spectators:
                    self._admission.send_spectators_away(self.live)
            case _:
                pass

    async def _give_up(self, seat: PlayerId) -> None:
        self._admission.release(self.live, seat, TableRefusal.NOT_SEATED)
        await self._admission.registry.storage.revoke_seat(self.live.table.id, seat)
        await self._store_name(seat, None)

    # Names and chat are not part of the journal, so that they can be forgotten.

    async def _set_name(self, command: commands.SetCompany) -> TableRefusal | None:
        seat = self._seat(self.conversation.viewer)
        if seat is None or self.live.table.is_over:
            return None  # the table will say so
        name = allowed_name(self.live.table.settings, command.name)
        if isinstance(name, TableRefusal):
            return name
        await self._store_name(seat.player, name)
        return None

    async def _store_name(self, seat: PlayerId, name: str | None) -> None:
        await self._admission.registry.name(self.live, seat, name)

    def _chat(
        self,
        command_id: CommandId,
        caller: Caller,
        command: commands.Say | commands.SayFreely | commands.Mute,
    ) -> Reply:
        table, chat = self.live.table, self._admission.room(self.live).chat
        sender = caller.seat or HOST
        if chat.was_answered(sender, command_id):
            refusal = chat.answer(sender, command_id)
        else:
            refusal = self._refusal_of_chat(caller, command)
            chat.remember(sender, command_id, refusal)
        return Refused(command_id, refusal) if refusal else Applied(command_id, table.seq)

    def _refusal_of_chat(
        self, caller: Caller, command: commands.Say | commands.SayFreely | commands.Mute
    ) -> TableRefusal | None:
        table, chat = self.live.table, self._admission.room(self.live).chat
        if table.is_over:
            return TableRefusal.TABLE_OVER
        if isinstance(command, commands.Mute):
            return chat.mute(command, table) if caller.is_host else TableRefusal.NOT_HOST
        seat = self._seat(caller.seat)
        if seat is None:
            return TableRefusal.NOT_SEATED
        spoken = chat.say(table, seat.player, command, self._admission.clock.now())
        if isinstance(spoken, TableRefusal):
            return spoken
        self.live.tell_all(spoken)
        return None

    def _extend(
        self, command_id: CommandId, caller: Caller, command: commands.ExtendTimer
    ) -> Reply:
        if self.live.table.is_over:
            return Refused(command_id, TableRefusal.TABLE_OVER)
        if not caller.is_host:
            return Refused(command_id, TableRefusal.NOT_HOST)
        chat = self._admission.room(self.live).chat  # where answers to the host are remembered
        if not chat.was_answered(HOST, command_id):
            timer = self._admission.registry.automation(self.live).phase_timer
            extended = timer.extend(command.seconds)
            chat.remember(HOST, command_id, None if extended else TableRefusal.NO_TIMER)
        refusal = chat.answer(HOST, command_id)
        if refusal:
            return Refused(command_id, refusal)
        return Applied(command_id, self.live.table.seq)

    def _hurry(self, command_id: CommandId, caller: Caller) -> Reply:
        """Any person's wish counts. Said again, it changes nothing."""
        if self.live.table.is_over:
            return Refused(command_id, TableRefusal.TABLE_OVER)
        if self._seat(caller.seat) is None:
            return Refused(command_id, TableRefusal.NOT_SEATED)
        if self.live.table.status is not Status.PLAYING:
            return Refused(command_id, TableRefusal.NOT_PLAYING)
        self._admission.registry.automation(self.live).hurry()
        return Applied(command_id, self.live.table.seq)

    def _seat(self, player: PlayerId | None) -> Seat | None:
        seat = self.live.table.seats.get(player) if player is not None else None
        return seat if seat is not None and seat.kind is SeatKind.PERSON else None

    def _is_in_time(self) -> bool:
        """By seat, so that more windows are not more speed; a spectator by conversation."""
        now = self._admission.clock.now()
        conversation = self.conversation
        sender = conversation.viewer or (HOST if conversation.is_host else None)
        in_time = self._own_speed.takes(now) if sender is None else self._room.takes(sender, now)
        self._in_vain = 0 if in_time else self._in_vain + 1
        if self._in_vain > MOST_IN_VAIN:
            self._reply(messages.Goodbye(TableRefusal.TOO_FAST))
            self.conversation.cut()
        return in_time

    def _reply(self, message: messages.ServerMessage) -> None:
        self.conversation.put(outbound.encoded(message))
