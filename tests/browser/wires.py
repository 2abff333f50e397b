"""Control over the WebSocket between page and server: hold back, change or fake messages."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]
Change = Callable[[Message], Message]


class Wire:
    """Every socket that the page opens from now on. Nothing is changed until a test asks for it."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.is_dead = False  # messages no longer arrive, in either direction
        self.change: Change = lambda message: message
        self.newest: dict[str, Message] = {}  # the last message of each type from the server
        page.route_web_socket("**/ws", self._opened)

    def tell(self, message: Message) -> None:
        """Send a message to the page as if it came from the server."""
        self.sockets[-1].send(json.dumps(message))

    def revive(self) -> None:
        """New sockets work again; the dead ones stay dead."""
        self.is_dead = False
        self.sockets.clear()

    def _opened(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        server = socket.connect_to_server()

        def up(text: str | bytes) -> None:
            if self._is_alive(socket):
                server.send(text)

        def down(text: str | bytes) -> None:
            message: Message = json.loads(text)
            self.newest[message["type"]] = message
            if self._is_alive(socket):
                socket.send(json.dumps(self.change(message)))

        socket.on_message(up)
        server.on_message(down)

    def _is_alive(self, socket: WebSocketRoute) -> bool:
        return not self.is_dead and socket in self.sockets


def block_sockets(page: Page) -> None:
    """Block WebSockets, as a proxy that knows only plain requests does."""
    page.route_web_socket("**/ws", lambda socket: socket.close())
