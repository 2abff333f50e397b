"""One seat of a table, for a program."""

import asyncio
from collections.abc import Sequence

from rawsiko.client.connection import Connection, Reply, Watch
from rawsiko.client.seeing import acting, legal_in, view_in
from rawsiko.client.sitting import HeldSeat
from rawsiko.content.load import find_content
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.view import PlayerView
from rawsiko.protocol import messages
from rawsiko.protocol.commands import Play, Reveal
from rawsiko.protocol.messages import Snapshot
from rawsiko.protocol.tables import OVER


class UnknownContent(Exception):
    """The server plays on a board that this version does not have."""


class SeatClient(Connection):
    """A Connection that holds one seat, and reveals its share in the dice by itself."""

    def __init__(self, held: HeldSeat, watch: Watch | None = None) -> None:
        super().__init__(held.server, held.token, watch=watch)
        self.held = held
        self._content: Content | None = None
        self._revealing: asyncio.Task[Reply] | None = None

    @property
    def content(self) -> Content:
        """Board and cards. Raises UnknownContent."""
        if self._content is None and self.welcome is not None:
            self._content = find_content(self.welcome.content)
        if self._content is None:
            raise UnknownContent
        return self._content

    @property
    def view(self) -> PlayerView | None:
        """What a bot in this seat may know; None before the match begins."""
        return view_in(self.snapshot, self.content)

    @property
    def legal(self) -> Sequence[Action]:
        """All that this seat may do now; empty if it is not its go."""
        return legal_in(self.snapshot, self.content)

    async def my_go(self) -> bool:
        """Wait for one's go. False: the match is over. Raises ConversationEnded."""
        seat = self.held.seat
        known = await self.wait_until(lambda s: s.table.status in OVER or acting(s) == seat)
        return known.table.status not in OVER

    async def play(self, action: Action) -> Reply:
        """Order an action. Raises ConversationEnded."""
        return await self.order(Play(action))

    async def _learn(self, message: messages.ServerMessage) -> None:
        await super()._learn(message)
        if self._must_reveal(self._snapshot) and self.held.contribution is not None:
            reveal = Reveal(self.held.contribution)
            self._revealing = asyncio.create_task(self.order(reveal))

    def _must_reveal(self, known: Snapshot | None) -> bool:
        is_free = self._revealing is None or self._revealing.done()
        return is_free and known is not None and known.yours.must_reveal
