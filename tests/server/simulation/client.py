"""A client that follows the protocol: sends again until answered, starts over after a gap, comes
back when its link is dead. What it wants is chosen at random."""

import asyncio
from random import Random
from typing import Protocol

import msgspec

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.commands import Command
from rawsiko.protocol.messages import (
    PROTOCOL_VERSION,
    Applied,
    Goodbye,
    Hello,
    LookAs,
    Order,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Snapshot,
    Told,
)
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.ideas import Ideas
from tests.server.simulation.network import Link
from tests.server.simulation.picture import Picture

DECODER = msgspec.json.Decoder(ServerMessage)
ENCODER = msgspec.json.Encoder()
NOT_NOW = {"cannot_save", "try_again", "too_fast"}  # the command may be sent again
SEND_AGAIN, DEAD, PING, CONNECT, RECONNECT = 2.5, 9.0, 2.5, 5.0, 1.0  # seconds
TICK = 0.3


class Sent:
    """An order and what became of it."""

    def __init__(self, order: Order, sender: str) -> None:
        self.order = order
        self.sender = sender
        self.body = ENCODER.encode(order)
        self.at = 0.0
        self.reply: bytes | None = None  # the final one


class Surroundings(Protocol):
    """What a client uses of the world."""

    is_quiet: bool
    is_ordered: bool
    heads: dict[int, str]

    def connect(self, name: str, client: "Client") -> Link | None: ...
    def send_up(self, link: Link, body: bytes) -> None: ...


class Client:
    def __init__(
        self, world: Surroundings, rng: Random, ideas: Ideas | None, tokens: tuple[str, ...],
        seat: PlayerId | None,
    ) -> None:  # fmt: skip
        self.world = world
        self.seat = seat
        self.picture: Picture | None = None
        self.sent: list[Sent] = []
        self.offline_until = 0.0
        self.link: Link | None = None
        self._rng = rng
        self._ideas = ideas
        self._tokens = tokens
        self._name = f"{seat or 'spectator'}-{rng.randrange(1000)}"
        self._is_new = True  # nothing was received on this link yet
        self._behind = 0
        self._connected = self._heard = self._pinged = self._retry = self._thinks = 0.0

    @property
    def pending(self) -> list[Sent]:
        return [sent for sent in self.sent if sent.reply is None]

    async def live(self) -> None:
        while True:
            await asyncio.sleep(TICK * self._rng.uniform(0.8, 1.2))
            self._tick(asyncio.get_running_loop().time())

    def _tick(self, now: float) -> None:
        if now < self.offline_until:
            self.drop()
            return
        if self.link is None or not self.link.is_open:
            self._connect(now)
            return
        if (self._is_new and now - self._connected > CONNECT) or now - self._heard > DEAD:
            self.drop()
            return
        if now - self._pinged > PING:
            self._pinged = now
            self._say(Ping(int(now)))
        for sent in self.pending:
            if now - sent.at > SEND_AGAIN:
                self._send(sent, now)
        if not self._is_new and not self.pending and not self.world.is_quiet:
            self._want_something(now)

    def _connect(self, now: float) -> None:
        if now < self._retry:
            return
        self._retry = now + RECONNECT
        self.link = self.world.connect(self._name, self)
        self._is_new, self._behind = True, 0
        self._connected = self._heard = now
        known = self.picture
        after, head = (known.seq, known.head) if known else (None, None)
        self._say(Hello(PROTOCOL_VERSION, self._tokens, self.seat, after, head))

    def drop(self) -> None:
        if self.link is not None:
            self.link.cut()
            self.link = None

    def _want_something(self, now: float) -> None:
        if self._ideas is None or self.picture is None or now < self._thinks:
            return
        self._thinks = now + self._rng.uniform(0.1, 1.0)
        for command in self._ideas.about(self.picture):
            self.order(command, now)

    def order(self, command: Command, now: float) -> None:
        order = Order(f"{self._rng.getrandbits(128):032x}", command)
        assert self._ideas is not None
        self.sent.append(Sent(order, self._ideas.sender_of(command)))
        self._send(self.sent[-1], now)

    def _send(self, sent: Sent, now: float) -> None:
        sent.at = now
        for _ in range(self._rng.choice((1, 1, 1, 2))):  # some click twice
            if self.link is not None:
                self.world.send_up(self.link, sent.body)

    def _say(self, message: messages.ClientMessage) -> None:
        if self.link is not None:
            self.world.send_up(self.link, ENCODER.encode(message))

    # Messages from the server.

    def hear(self, body: bytes) -> None:
        self._heard = asyncio.get_running_loop().time()
        message = DECODER.decode(body)
        match message:
            case Snapshot():
                self._look_at(message)
            case Told():
                self._follow(message)
            case Applied() | Refused():
                self._note_reply(message, body)
            case Pong():
                self._notice_silence(message)
            case Goodbye():
                self.drop()
            case messages.Welcome():
                self._is_new = self.picture is None
            case _:
                pass

    def _look_at(self, snapshot: Snapshot) -> None:
        self._is_new = False
        if self.picture is not None and snapshot.seq < self.picture.seq:
            if self.world.is_ordered:
                raise Broken(
                    Promise.KEEPS_WHAT_IT_TOLD,
                    f"{self.picture.seq} was told, now it is {snapshot.seq}",
                )
            return
        self.picture = Picture(snapshot)
        self._check_head()

    def _follow(self, told: Told) -> None:
        if self.picture is None or told.seq <= self.picture.seq:
            return
        if told.seq == self.picture.seq + 1:
            self.picture.follow(told)
            self._check_head()
            return
        if self.world.is_ordered:
            raise Broken(Promise.NO_GAP, f"told {told.seq} after {self.picture.seq}")
        self._start_over()

    def _check_head(self) -> None:
        """Everybody is shown the same hash of the journal, before and after a crash."""
        assert self.picture is not None
        known = self.world.heads.setdefault(self.picture.seq, self.picture.head)
        if known != self.picture.head:
            raise Broken(
                Promise.KEEPS_WHAT_IT_TOLD, f"two journals from entry {self.picture.seq} on"
            )

    def _start_over(self) -> None:
        if self.seat is not None and self._rng.random() < 0.5:
            self._say(LookAs(self.seat))
        else:
            self.picture = None
            self.drop()

    def _notice_silence(self, pong: Pong) -> None:
        """The server has entries that this client was not told."""
        if self.picture is None or pong.seq <= self.picture.seq:
            self._behind = 0
            return
        if self.world.is_ordered:
            raise Broken(Promise.NO_GAP, f"{pong.seq} was not told, only {self.picture.seq}")
        self._behind += 1
        if self._behind > 1:  # it may still be on its way
            self._start_over()

    def _note_reply(self, message: Applied | Refused, body: bytes) -> None:
        if message.id is None and not self.world.is_ordered:
            return  # a Hello that arrived twice
        sent = next((sent for sent in self.sent if sent.order.id == message.id), None)
        if sent is None:
            raise Broken(Promise.ONE_ANSWER, f"an answer to nothing: {body!r}")
        if isinstance(message, Refused) and message.code in NOT_NOW:
            return
        if sent.reply is not None and sent.reply != body:
            if isinstance(message, Applied) and isinstance(DECODER.decode(sent.reply), Applied):
                raise Broken(Promise.APPLIED_ONCE, f"{sent.reply!r} and {body!r}")
            raise Broken(Promise.ONE_ANSWER, f"two answers: {sent.reply!r} and {body!r}")
        sent.reply = body
