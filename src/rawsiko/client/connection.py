"""A conversation with a table that lasts longer than the lines it travels over."""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec

from rawsiko.client.folding import fold
from rawsiko.client.transports import ConnectionLost, Opener, Transport
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.commands import AskHint, Command, CommandId
from rawsiko.protocol.messages import Applied, Hinted, Order, Refused, Snapshot, Welcome
from rawsiko.protocol.refusals import TableRefusal

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds between two tries to connect
HEARTBEAT_SECONDS = 5.0  # until the server says otherwise
SNAPSHOT_SECONDS = 2.0

# Refusals of the moment: the same order is sent again after so many seconds.
AGAIN: dict[str, float] = {
    TableRefusal.TOO_FAST: 0.2,
    TableRefusal.CANNOT_SAVE: 1.0,
    TableRefusal.TRY_AGAIN: 1.0,
}

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(messages.ServerMessage)

Reply = Applied | Refused
Watch = Callable[[messages.ServerMessage], None]


class ConversationEnded(Exception):
    """The server ended the conversation for good: `code` is one of `protocol.refusals`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Use it in `async with`. It connects, and connects again whenever the line is lost.

    `tokens` say what one is: a seat's, the host's, a spectator's, or several of one table. `watch`
    is called with every message as it arrives, before it is folded into `snapshot`; what it raises
    ends the conversation, and whoever waits for something gets it.
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
        self._line: Transport | None = None
        self._snapshot: Snapshot | None = None
        self._is_complete = False  # nothing was missed since the last Snapshot
        self._snapshots = 0
        self._news = asyncio.Event()
        self._unanswered: dict[CommandId, tuple[bytes, asyncio.Future[Reply]]] = {}
        self._hinted: Hinted | None = None  # the newest
        self._ended: Exception | None = None  # what everybody who waits is told
        self._retry_seconds: float | None = None
        self._welcomed = False  # since the last pause
        self._sending: set[asyncio.Future[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end(ConversationEnded("closed"))

    @property
    def snapshot(self) -> Snapshot:
        """All there is to know now. Wait for it once, with `wait_until`, before reading it."""
        if self._snapshot is None:
            raise RuntimeError("nothing was told yet")
        return self._snapshot

    @property
    def is_connected(self) -> bool:
        return self._line is not None

    async def wait_until(self, is_so: Callable[[Snapshot], bool] = lambda _: True) -> Snapshot:
        """The first Snapshot, from now on, of which this is so. Raises ConversationEnded."""
        while True:
            if self._snapshot is not None and self._is_complete and is_so(self._snapshot):
                return self._snapshot
            if self._ended is not None:
                raise self._ended
            await self._news.wait()

    async def order(self, command: Command) -> Reply:
        """Sent until it is answered, across lost lines and restarts, and applied at most once.

        When it is Applied, `snapshot` shows it. Raises ConversationEnded.
        """
        if self._ended is not None:
            raise self._ended
        order = Order(secrets.token_hex(16), command)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._unanswered[order.id] = (ENCODER.encode(order), answer)
        try:
            await self._send_order(order.id)
            return await answer
        finally:
            self._unanswered.pop(order.id, None)

    async def hint(self, step: int = 3) -> Hinted | Refused:
        """Help with one's decision: 1 where to look, 2 also the odds, 3 also what to do.

        The table may allow less than was asked for: `step` of the answer says so.
        """
        reply = await self.order(AskHint(step))
        hinted = self._hinted
        if isinstance(reply, Refused) or hinted is None or hinted.id != reply.id:
            return reply if isinstance(reply, Refused) else Refused(reply.id, TableRefusal.NO_HINT)
        return hinted

    async def look_as(self, seat: PlayerId | None) -> Snapshot:
        """See with the eyes of another of one's seats; None: with nobody's."""
        self._seat = seat
        return await self.fresh_snapshot()

    async def fresh_snapshot(self) -> Snapshot:
        """As the server sends it now, instead of the one folded here."""
        before = self._snapshots
        while self._snapshots == before:
            await self._say(messages.LookAs(self._viewer()))
            with suppress(TimeoutError):
                async with asyncio.timeout(SNAPSHOT_SECONDS):
                    await self.wait_until(lambda _: self._snapshots != before)
        return self.snapshot

    # Staying connected.

    async def _stay_connected(self) -> None:
        pause = FIRST_PAUSE
        while self._ended is None:
            try:
                line = await self._opener.open(ENCODER.encode(self._hello()))
                try:
                    await self._converse(line)
                finally:
                    self._line = None
                    with suppress(Exception):
                        await line.close()
            except ConnectionLost:
                pass
            except Exception as ended:
                # Also what `watch` raised: who waits here would never hear of it otherwise.
                self._end(ended)
                return
            if self._was_welcome():
                pause = FIRST_PAUSE
            hint, self._retry_seconds = self._retry_seconds, None
            # Not all at once: the others have lost their lines too.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0) if hint is None else hint)
            pause = min(LONGEST_PAUSE, pause * 2)

    def _was_welcome(self) -> bool:
        was, self._welcomed = self._welcomed, False
        return was

    def _hello(self) -> messages.Hello:
        known = self._snapshot
        after = known.seq if known is not None and self._is_complete else None
        return messages.Hello(messages.PROTOCOL_VERSION, self._tokens, self._seat, after)

    async def _converse(self, line: Transport) -> None:
        beat, is_waiting, pings = HEARTBEAT_SECONDS, False, 0
        while True:
            try:
                async with asyncio.timeout(beat):
                    body = await line.receive()
            except TimeoutError:
                if is_waiting:
                    raise ConnectionLost("no answer to a Ping") from None
                is_waiting, pings = True, pings + 1
                await line.send(ENCODER.encode(messages.Ping(pings)))
                continue
            is_waiting = False
            message = DECODER.decode(body)
            if self._watch is not None:
                self._watch(message)
            if isinstance(message, Welcome):
                beat = float(message.heartbeat_seconds)
                await self._be_welcome(line, message)
            else:
                await self._hear(message)

    async def _be_welcome(self, line: Transport, welcome: Welcome) -> None:
        self.welcome, self._line, self._welcomed = welcome, line, True
        self.times_connected += 1
        for order, _ in list(self._unanswered.values()):
            await line.send(order)

    async def _hear(self, message: messages.ServerMessage) -> None:
        match message:
            case Applied() | Refused():
                self._answered(message)
            case Hinted():
                self._hinted = message
            case messages.Goodbye():
                self._retry_seconds = message.retry_seconds
                if message.retry_seconds is None:
                    raise ConversationEnded(message.code)
            case _:
                await self._learn(message)

    async def _learn(self, message: messages.ServerMessage) -> None:
        if isinstance(message, Snapshot):
            self._snapshot, self._is_complete = message, True
            self._snapshots += 1
        elif self._snapshot is not None and self._is_complete:
            known = fold(self._snapshot, message)
            if known is self._snapshot:
                return
            if known is None:
                self._is_complete = False
                await self._say(messages.LookAs(self._viewer()))
                return
            self._snapshot = known
        self._tell_waiting()

    def _viewer(self) -> PlayerId | None:
        if self._seat is not None or self.welcome is None:
            return self._seat
        return self.welcome.seats[0] if len(self.welcome.seats) == 1 else None

    def _tell_waiting(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    # Orders.

    def _answered(self, reply: Reply) -> None:
        _, answer = self._unanswered.get(reply.id or "", (b"", None))
        if answer is None or answer.done() or reply.id is None:
            return
        if isinstance(reply, Refused) and reply.code in AGAIN:
            order_id = reply.id
            loop = asyncio.get_running_loop()
            loop.call_later(AGAIN[reply.code], lambda: self._send_later(order_id))
        else:
            answer.set_result(reply)

    def _send_later(self, order_id: CommandId) -> None:
        sending = asyncio.ensure_future(self._send_order(order_id))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send_order(self, order_id: CommandId) -> None:
        order, answer = self._unanswered.get(order_id, (b"", None))
        if answer is not None and not answer.done():
            await self._send(order)

    async def _say(self, message: messages.ClientMessage) -> None:
        await self._send(ENCODER.encode(message))

    async def _send(self, body: bytes) -> None:
        """Into the void while there is no line: orders are sent again when there is one."""
        if self._line is not None:
            with suppress(ConnectionLost):
                await self._line.send(body)

    def _end(self, ended: Exception) -> None:
        self._ended = self._ended or ended
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(self._ended)
        self._tell_waiting()
