"""A conversation with a table that survives lost connections."""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Self

import msgspec

from rawsiko.client.snapshot_updates import updated
from rawsiko.client.transports import ConnectionLost, ConversationEnded, Opener, Transport
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.commands import AskHint, AskWhyNot, Command, CommandId
from rawsiko.protocol.messages import Applied, Hinted, Order, Refused, Snapshot, Welcome, WhyNot
from rawsiko.protocol.refusals import TableRefusal

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds between two tries to connect
HEARTBEAT_SECONDS = 5.0  # until the server says otherwise
SNAPSHOT_SECONDS = 2.0

# After these refusals the same order is sent again, after so many seconds.
RESEND_SECONDS: dict[str, float] = {
    TableRefusal.TOO_FAST: 0.2,
    TableRefusal.CANNOT_SAVE: 1.0,
    TableRefusal.TRY_AGAIN: 1.0,
}

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(messages.ServerMessage)

Reply = Applied | Refused
Watch = Callable[[messages.ServerMessage], None]


class Connection:
    """Use it in `async with`. It connects, and reconnects whenever the connection is lost.

    `tokens` are a seat's, the host's, a spectator's, or several of one table. `watch` is called
    with every message when it arrives, before `snapshot` is updated. An exception in it ends the
    conversation and is raised in all waiters.
    """

    def __init__(
        self,
        server: str,
        *tokens: str,
        seat: PlayerId | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.server = server.rstrip("/")
        self.welcome: Welcome | None = None
        self.times_connected = 0
        self._tokens = tokens
        self._seat = seat
        self._watch = watch
        self._opener = Opener(self.server)
        self._transport: Transport | None = None
        self._snapshot: Snapshot | None = None
        self._is_complete = False  # no message was missed since the last Snapshot
        self._snapshots_received = 0
        self._changed = asyncio.Event()
        self._unanswered: dict[CommandId, tuple[bytes, asyncio.Future[Reply]]] = {}
        self._hinted: Hinted | None = None  # the newest
        self._why_not: WhyNot | None = None  # the newest
        self._ended: Exception | None = None  # raised in all waiters
        self._retry_seconds: float | None = None
        self._was_welcomed = False  # since the last pause
        self._resending: set[asyncio.Future[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end(ConversationEnded("closed"))

    @property
    def snapshot(self) -> Snapshot:
        """Everything known now. Wait for the first one with `wait_until` before reading it."""
        if self._snapshot is None:
            raise RuntimeError("no Snapshot has arrived yet")
        return self._snapshot

    async def wait_until(self, condition: Callable[[Snapshot], bool] = lambda _: True) -> Snapshot:
        """The first Snapshot from now on that meets the condition. Raises ConversationEnded."""
        while True:
            if self._snapshot is not None and self._is_complete and condition(self._snapshot):
                return self._snapshot
            if self._ended is not None:
                raise self._ended
            await self._changed.wait()

    async def order(self, command: Command) -> Reply:
        """Send a command until it is answered, across lost connections and restarts.

        It's applied at most once. When it is Applied, `snapshot` includes it. Raises
        ConversationEnded.
        """
        return await self._ask(Order(secrets.token_hex(16), command))

    async def _ask(self, order: Order | messages.ClassOrder) -> Reply:
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._unanswered[order.id] = (ENCODER.encode(order), answer)
        try:
            await self._send_order(order.id)
            return await answer
        finally:
            self._unanswered.pop(order.id, None)

    async def hint(self, step: int = 3) -> Hinted | Refused:
        """Help with this seat's decision: 1 where to look, 2 also the odds, 3 also what to do.

        `step` of the answer is lower if the table allows less.
        """
        reply = await self.order(AskHint(step))
        hinted = self._hinted
        if isinstance(reply, Refused):
            return reply
        if hinted is None or hinted.id != reply.id:
            return Refused(reply.id, TableRefusal.NO_HINT)
        return hinted

    async def why_not(self, action: Action) -> WhyNot | Refused:
        """What a legal action of this seat's decision costs or brings, before doing it."""
        reply = await self.order(AskWhyNot(action))
        why_not = self._why_not
        if isinstance(reply, Refused):
            return reply
        if why_not is None or why_not.id != reply.id:
            return Refused(reply.id, TableRefusal.NO_HINT)
        return why_not

    async def look_as(self, seat: PlayerId | None) -> Snapshot:
        """Switch to the view of another seat held; None for a spectator's view."""
        self._seat = seat
        return await self.fresh_snapshot()

    async def fresh_snapshot(self) -> Snapshot:
        """Ask the server for a Snapshot."""
        before = self._snapshots_received
        while self._snapshots_received == before:
            await self._send_message(messages.LookAs(self._viewer()))
            with suppress(TimeoutError):
                async with asyncio.timeout(SNAPSHOT_SECONDS):
                    await self.wait_until(lambda _: self._snapshots_received != before)
        return self.snapshot

    # Staying connected.

    async def _stay_connected(self) -> None:
        pause = FIRST_PAUSE
        while self._ended is None:
            try:
                transport = await self._opener.open(ENCODER.encode(self._hello()))
                try:
                    await self._receive_from(transport)
                finally:
                    self._transport = None
                    with suppress(Exception):
                        await transport.close()
            except ConnectionLost:
                pass
            except Exception as ended:
                # Also what `watch` raised: otherwise all waiters would hang.
                self._end(ended)
                return
            if self._was_welcomed:
                self._was_welcomed, pause = False, FIRST_PAUSE
            asked, self._retry_seconds = self._retry_seconds, None
            # With jitter: all clients lose their connections at the same time.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0) if asked is None else asked)
            pause = min(LONGEST_PAUSE, pause * 2)

    def _hello(self) -> messages.Hello:
        known = self._snapshot
        if known is None or not self._is_complete:
            return messages.Hello(messages.PROTOCOL_VERSION, self._tokens, self._seat)
        return messages.Hello(
            messages.PROTOCOL_VERSION, self._tokens, self._seat, known.seq, known.head
        )

    async def _receive_from(self, transport: Transport) -> None:
        heartbeat, is_waiting, pings = HEARTBEAT_SECONDS, False, 0
        while True:
            try:
                async with asyncio.timeout(heartbeat):
                    body = await transport.receive()
            except TimeoutError:
                if is_waiting:
                    raise ConnectionLost("no answer to a Ping") from None
                is_waiting, pings = True, pings + 1
                await transport.send(ENCODER.encode(messages.Ping(pings)))
                continue
            is_waiting = False
            message = DECODER.decode(body)
            if self._watch is not None:
                self._watch(message)
            if isinstance(message, Welcome):
                heartbeat = float(message.heartbeat_seconds)
                await self._connected(transport, message)
            else:
                await self._handle(message)

    async def _connected(self, transport: Transport, welcome: Welcome) -> None:
        self.welcome, self._transport, self._was_welcomed = welcome, transport, True
        self.times_connected += 1
        for order, _ in list(self._unanswered.values()):
            await transport.send(order)

    async def _handle(self, message: messages.ServerMessage) -> None:
        match message:
            case Applied() | Refused():
                self._answered(message)
            case Hinted():
                self._hinted = message
            case WhyNot():
                self._why_not = message
            case messages.Goodbye():
                self._retry_seconds = message.retry_seconds
                if message.retry_seconds is None:
                    raise ConversationEnded(message.code)
            case _:
                await self._update(message)

    async def _update(self, message: messages.ServerMessage) -> None:
        if isinstance(message, Snapshot):
            self._snapshot, self._is_complete = message, True
            self._snapshots_received += 1
        elif self._snapshot is not None and self._is_complete:
            known = updated(self._snapshot, message)
            if known is self._snapshot:
                return
            if known is None:
                self._is_complete = False
                await self._send_message(messages.LookAs(self._viewer()))
                return
            self._snapshot = known
        self._notify()

    def _viewer(self) -> PlayerId | None:
        if self._seat is not None or self.welcome is None:
            return self._seat
        return self.welcome.seats[0] if len(self.welcome.seats) == 1 else None

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # Orders.

    def _answered(self, reply: Reply) -> None:
        _, answer = self._unanswered.get(reply.id or "", (b"", None))
        if answer is None or answer.done() or reply.id is None:
            return
        if isinstance(reply, Refused) and reply.code in RESEND_SECONDS:
            order_id = reply.id
            loop = asyncio.get_running_loop()
            loop.call_later(RESEND_SECONDS[reply.code], lambda: self._resend(order_id))
        else:
            answer.set_result(reply)

    def _resend(self, order_id: CommandId) -> None:
        resending = asyncio.ensure_future(self._send_order(order_id))
        self._resending.add(resending)
        resending.add_done_callback(self._resending.discard)

    async def _send_order(self, order_id: CommandId) -> None:
        order, answer = self._unanswered.get(order_id, (b"", None))
        if answer is not None and not answer.done():
            await self._send(order)

    async def _send_message(self, message: messages.ClientMessage) -> None:
        await self._send(ENCODER.encode(message))

    async def _send(self, body: bytes) -> None:
        """Does nothing while disconnected: orders are sent again after reconnecting."""
        if self._transport is not None:
            with suppress(ConnectionLost):
                await self._transport.send(body)

    def _end(self, ended: Exception) -> None:
        self._ended = self._ended or ended
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(self._ended)
        self._notify()
