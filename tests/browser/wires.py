"""A hand on the wire between page and server: what is said can be held back, changed or made up."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]
Change = Callable[[Message], Message]


class Wire:
    """Every socket that the page opens from now on. Nothing is changed until it is asked for."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.is_dead = False  # what the page and the server say no longer arrives
        self.change: Change = lambda message: message
        self.newest: dict[str, Message] = {}  # the last message of each type from the server
        page.route_web_socket("**/ws", self._opened)

    def tell(self, message: Message) -> None:
        """As if the server had said it."""
        self.sockets[-1].send(json.dumps(message))

    def revive(self) -> None:
        """For sockets that are opened from now on; those that are dead stay so."""
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
    """As a proxy does that knows only requests."""
    page.route_web_socket("**/ws", lambda socket: socket.close())
