"""A network that can fall silent: a TCP proxy before a server. Nothing is refused or closed, bytes
just no longer arrive, as when a phone leaves the range of its Wi-Fi."""

import socket
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class SilentNetwork:
    def __init__(self, server: int) -> None:
        """`server` is the port that it leads to."""
        self._server = server
        self._cuts = 0  # connections from before a cut, or from during it, stay dead
        self._is_silent = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        self._is_silent = True
        self._cuts += 1

    def restore(self) -> None:
        self._cuts += 1
        self._is_silent = False

    def close(self) -> None:
        for one in (self._listener, *self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._server))
                self._open += [client, server]
                for one, other in ((client, server), (server, client)):
                    pump = threading.Thread(
                        target=self._pump, args=(one, other, self._cuts), daemon=True
                    )
                    pump.start()

    def _pump(self, one: socket.socket, other: socket.socket, cuts: int) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                if not self._is_silent and self._cuts == cuts:
                    other.sendall(data)
            if not self._is_silent and self._cuts == cuts:
                other.shutdown(socket.SHUT_WR)


@contextmanager
def silent_network(server: int) -> Generator[SilentNetwork]:
    network = SilentNetwork(server)
    try:
        yield network
    finally:
        network.close()
