"""The server's end of a simulated link: the transport that production's `Socket` reads and writes.

Every message travels as a WebSocket frame. A browser's answers to pings are given here, too.
"""

import asyncio
from collections.abc import Callable, Iterator

from rawsiko.server.connections.sockets import Socket, Sockets
from tests.server.simulation.network import Link

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = b"\x8a\x80\x00\x00\x00\x00"
Send = Callable[[Link, bytes], None]


class LinkTransport(asyncio.Transport):
    def __init__(self, link: Link, sockets: Sockets, send: Send, pong: Callable[[Link], None]):
        super().__init__()
        self._link = link
        self._send = send
        self._pong = pong
        self._is_paused = False
        self._is_over = False
        self._arrived: list[bytes] = []  # while reading is paused
        self._socket = Socket(sockets, "address", self, set())
        link.receive = self._receive

    def crash(self) -> None:
        """The process is gone: nothing is sent or heard any more, and no timer runs."""
        self._is_over = True
        self._socket.next_ping.cancel()

    # From the client.

    def _receive(self, body: bytes | None) -> None:
        """None: the link was cut."""
        if body is None:
            self.abort()
        elif not self._is_over:
            self._arrive(frame_from_client(body))

    def receive_pong(self) -> None:
        if not self._is_over:
            self._arrive(PONG)

    def _arrive(self, frame: bytes) -> None:
        if self._is_paused:
            self._arrived.append(frame)
        else:
            self._socket.data_received(frame)

    # What a Socket asks of its transport.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        for opcode, body in frames_from_server(bytes(data)):
            if self._is_over:
                return
            if opcode == TEXT:
                self._send(self._link, body)
            elif opcode == PING:
                self._pong(self._link)
            elif opcode == CLOSE:
                self.close()

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        arrived, self._arrived = self._arrived, []
        if arrived and not self._is_over:
            asyncio.get_running_loop().call_soon(self._socket.data_received, b"".join(arrived))

    def is_closing(self) -> bool:
        return self._is_over

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._link.cut()
            asyncio.get_running_loop().call_soon(self._socket.connection_lost, None)


def frame_from_client(body: bytes) -> bytes:
    """With a mask of zeros, which leaves the message as it is."""
    if len(body) < 126:
        return b"%c%c%b%b" % (TEXT, 0x80 | len(body), bytes(4), body)
    return b"%c\xfe%b%b%b" % (TEXT, len(body).to_bytes(2), bytes(4), body)


def frames_from_server(data: bytes) -> Iterator[tuple[int, bytes]]:
    while data:
        length, head = data[1], 2
        if length == 126:
            length, head = int.from_bytes(data[2:4]), 4
        elif length == 127:
            length, head = int.from_bytes(data[2:10]), 10
        yield data[0], data[head : head + length]
        data = data[head + length :]
