"""One seat of a table, for a program."""

import asyncio
from collections.abc import Sequence

from rawsiko.client.connection import Connection, Reply, Watch
from rawsiko.client.player_view import acting_player, legal_actions, player_view
from rawsiko.client.tables import HeldSeat
from rawsiko.content.load import find_content
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.view import PlayerView
from rawsiko.protocol import messages
from rawsiko.protocol.commands import Play, Reveal
from rawsiko.protocol.messages import Snapshot
from rawsiko.protocol.tables import OVER


class UnknownBoard(Exception):
    """The server plays with content that this version doesn't have."""


class SeatClient(Connection):
    """A Connection for one seat. It reveals the seat's contribution to the dice by itself."""

    def __init__(self, held: HeldSeat, watch: Watch | None = None) -> None:
        super().__init__(held.server, held.token, watch=watch)
        self.held = held
        self._content: Content | None = None
        self._reveal: asyncio.Task[Reply] | None = None

    @property
    def content(self) -> Content:
        """Board and cards. Raises UnknownBoard."""
        if self._content is None and self.welcome is not None:
            self._content = find_content(self.welcome.content)
        if self._content is None:
            raise UnknownBoard
        return self._content

    @property
    def view(self) -> PlayerView | None:
        """What a bot in this seat may know; None before the match begins."""
        return player_view(self.snapshot, self.content)

    @property
    def legal(self) -> Sequence[Action]:
        """Everything that this seat may do now; empty if another player acts."""
        return legal_actions(self.snapshot, self.content)

    async def my_go(self) -> bool:
        """Wait until this seat acts. False: the match is over. Raises ConversationEnded."""
        seat = self.held.seat
        known = await self.wait_until(lambda s: s.table.status in OVER or acting_player(s) == seat)
        return known.table.status not in OVER

    async def play(self, action: Action) -> Reply:
        """Order an action. Raises ConversationEnded."""
        return await self.order(Play(action))

    async def _update(self, message: messages.ServerMessage) -> None:
        await super()._update(message)
        if self._must_reveal(self._snapshot) and self.held.contribution is not None:
            reveal = Reveal(self.held.contribution)
            self._reveal = asyncio.create_task(self.order(reveal))

    def _must_reveal(self, known: Snapshot | None) -> bool:
        is_pending = self._reveal is not None and not self._reveal.done()
        return not is_pending and known is not None and known.yours.must_reveal
