"""The tables of this process: opened, found, joined, restored after a restart, put away."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import COMPANIES, OVER, Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.clock import Clock
from rawsiko.server.storage import CodeTaken, Fenced, StorageError, UnknownTable
from rawsiko.server.storage.records import (
    Capability,
    JournalKind,
    JournalRow,
    NewJournal,
    Role,
    StoredBoard,
    StoredEntry,
)
from rawsiko.server.tables import tokens
from rawsiko.server.tables.automation import Automation
from rawsiko.server.tables.boards import Boards, PackableBoard
from rawsiko.server.tables.bots.pause import BotPauses, visible_pause
from rawsiko.server.tables.companies import free_company
from rawsiko.server.tables.decisions import Decision, decide_seat, first_open_seat
from rawsiko.server.tables.entries import EndedEarly, SeatOpened, SeatTaken, TableEnded
from rawsiko.server.tables.journal_registry import JournalRegistry
from rawsiko.server.tables.journaled import ENCODER, Along, CannotRestore
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.restoring import read_table
from rawsiko.server.tables.table import Table, creation, next_head
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.thinking import Thinking

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

HasRoom = Callable[[str, int], bool]  # whether a class may open so many tables now


class Opened(NamedTuple):
    """A new table and its tokens, which are shown once and never stored."""

    live: LiveTable
    host_token: str
    spectator_token: str
    replay_token: str


class Seated(NamedTuple):
    seat: PlayerId
    token: str
    rejoin_code: str


class TableRegistry(JournalRegistry[LiveTable]):
    kind = JournalKind.TABLE
    expired = Status.EXPIRED

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        bot_pause: Callable[[], float] = visible_pause,
        thinking: Thinking | None = None,
        boards: Sequence[PackableBoard] = (),
        standard: PackableBoard | None = None,
    ) -> None:
        super().__init__(storage)
        self.boards = Boards(storage, boards, standard)
        self.thinking: Thinking = thinking or ThinkingPool()
        self.clock = clock
        self.has_room: HasRoom = lambda _class_id, _tables: True  # `Capacity` answers
        self._pauses = BotPauses(bot_pause)
        self.live_tables = self.here
        self._automation: dict[str, Automation] = {}

    # Opening and finding.

    async def open_table(
        self, settings: Settings, board: PackableBoard | None = None, today: str = ""
    ) -> Opened:
        """With the standard board unless one is given. `today` is for today's card."""
        while True:
            with suppress(CodeTaken):  # another live table has the same code
                async with self._restoring:  # a server that has just started restores all tables
                    return await self._open_table(settings, board or self.boards.offered[0], today)

    async def _open_table(self, settings: Settings, board: PackableBoard, today: str) -> Opened:
        secret = fairness.todays_secret(today) if today else secrets.token_bytes(32)
        table = Table(tokens.new_table_id(), tokens.new_join_code(), secret, board.content)
        table.today = today
        roles = (Role.HOST, Role.SPECTATOR, Role.REPLAY)
        host, spectator, replay = shown = [tokens.new_token() for _ in roles]
        capabilities = tuple(
            Capability(tokens.hash_of(token), table.id, role)
            for token, role in zip(shown, roles, strict=True)
        )
        live = await self._create(table, settings, capabilities, board=board.stored)
        return Opened(live, host, spectator, replay)

    async def open_for_class(
        self, table_id: str, class_id: str, settings: Settings, board: str | None
    ) -> LiveTable | None:
        """The class's table with this id, opened if there is none. It has no code and no host: the
        class sends it commands. `board` is the hash of the class's board, None for the standard
        board. Returns None if another process has the table. Raises CannotRestore."""
        if await self.storage.row(table_id) is not None:
            return await self.find(table_id)
        content = await self._content(board)
        table = Table(table_id, "", secrets.token_bytes(32), content)
        offered = self.boards.named(content.hash)
        stored = None if offered is None else offered.stored
        async with self._restoring:  # the class may be looking for it already
            return await self._create(table, settings, (), class_id, stored)

    async def _content(self, board: str | None) -> Content:
        content = await self.boards.find(board or self.boards.offered[0].content.hash)
        if content is None:
            raise CannotRestore(TableRefusal.UNKNOWN_CONTENT)
        return content

    async def _create(
        self,
        table: Table,
        settings: Settings,
        capabilities: tuple[Capability, ...],
        class_id: str | None = None,
        board: StoredBoard | None = None,
    ) -> LiveTable:
        entry = creation(table, settings)
        body = ENCODER.encode(entry)
        epoch = await self.storage.create(
            NewJournal(
                kind=JournalKind.TABLE,
                id=table.id,
                code=table.code or None,
                secret=table.secret,
                capabilities=capabilities,
                first=StoredEntry(1, body, head=bytes.fromhex(next_head("", body))),
                status=Status.LOBBY,
                class_id=class_id,
                board=board,
            )
        )
        table.happen(entry, body)
        live = self._take_care_of(table, epoch)
        live.class_id = class_id
        return live

    async def sit_down(
        self,
        live: LiveTable,
        contribution: str,
        company: int | None,
        avatar: int | None,
        name: str | None = None,
        choose: Callable[[Table], PlayerId | None] = first_open_seat,
    ) -> Seated | TableRefusal:
        """The first open seat, or the one that `choose` names, for a person. Only in the lobby.
        `name` is clean and allowed."""

        def decide_chosen(table: Table) -> Decision:
            if table.status is not Status.LOBBY:
                return TableRefusal.NOT_IN_LOBBY
            chosen = choose(table)
            if chosen is None:
                return TableRefusal.SEAT_NOT_OPEN
            number = company or free_company(table, 1 + secrets.randbelow(COMPANIES))
            portrait = secrets.randbelow(2**31) if avatar is None else avatar
            return decide_seat(table, chosen, number, portrait, contribution)

        decision = await live.record_if(decide_chosen, Along(name=name))
        if not isinstance(decision, SeatTaken):
            return decision if isinstance(decision, TableRefusal) else TableRefusal.SEAT_NOT_OPEN
        seated = Seated(decision.seat, tokens.new_token(), tokens.new_rejoin_code())
        try:
            await self._replace_links(live, seated)
            with suppress(Fenced):  # another process has the table since: only the name is lost
                await self.storage.set_name(live.table.id, live.epoch, seated.seat, name)
        except StorageError:
            await live.record_if(lambda _: SeatOpened(seated.seat))  # nobody has a token for it
            raise
        return seated

    async def rejoin(self, typed: str) -> tuple[LiveTable, Seated] | TableRefusal:
        """The seat of a rejoin code. Earlier links stop working: whoever needs the code may have
        lost theirs to somebody else."""
        code = tokens.plain_code(typed)
        if len(code) != tokens.REJOIN_CODE_LENGTH:
            return TableRefusal.UNKNOWN_TOKEN
        capability = await self.storage.capability(tokens.hash_of(code))
        # A class's code has a member instead of a seat.
        if capability is None or capability.role is not Role.SEAT or capability.seat is None:
            return TableRefusal.UNKNOWN_TOKEN
        live = await self.reach(capability.table)
        if live is None:
            return TableRefusal.TRY_AGAIN
        seated = Seated(PlayerId(capability.seat), tokens.new_token(), code)
        await self._replace_links(live, seated, capability.expires_at)
        return live, seated

    async def _replace_links(
        self, live: LiveTable, seated: Seated, expires_at: float | None = None
    ) -> None:
        """The previous holder loses the seat."""
        links = [
            Capability(tokens.hash_of(token), live.table.id, Role.SEAT, seated.seat, expires_at)
            for token in (seated.token, seated.rejoin_code)
        ]
        await self.storage.replace_links(live.table.id, seated.seat, links)

    async def name(self, live: LiveTable, seat: PlayerId, name: str | None) -> None:
        """Set a free name, which is clean and allowed; None for the generated one."""
        if live.names.get(seat) != name:
            await self.storage.set_name(live.table.id, live.epoch, seat, name)
            live.set_name(seat, name)

    def listed(self) -> list[LiveTable]:
        """The tables here that their hosts list publicly."""
        return [
            live
            for live in self.live_tables.values()
            if live.table.settings.listed and not live.table.is_over and not live.is_fenced
        ]

    def automation(self, live: LiveTable) -> Automation:
        """Also of a table that was just put away: it is over, so its automation does nothing."""
        if live.table.id not in self._automation:
            return Automation(live, self.clock, self._pauses, self.thinking)
        return self._automation[live.table.id]

    async def put_away(self, live: LiveTable) -> None:
        """Remove it from memory."""
        self.live_tables.pop(live.table.id, None)
        automation = self._automation.pop(live.table.id, None)
        if automation is not None:
            await automation.stop()

    async def delete(self, tables: Sequence[LiveTable]) -> int:
        """Delete tables from the database, except those with newer entries. Returns how many."""
        known = {live.table.id: (live.epoch, live.table.seq) for live in tables}
        deleted = await self.storage.delete_unchanged(known)
        for live in tables:
            if live.table.id in deleted:
                await self.put_away(live)
        return len(deleted)

    async def expire(self, live: LiveTable) -> None:
        """End a table that nobody came back to. The secret behind the dice is shown."""
        if live.table.status not in OVER:
            await live.record_if(lambda _: TableEnded(EndedEarly.EXPIRED))

    async def purge(self) -> int:
        """Delete what was kept long enough. Returns how many tables."""
        async with self._restoring:  # or one of them might be reported as damaged afterwards
            gone = await self.storage.purge()
            self._damaged.difference_update(gone)
        return len(gone)

    async def close(self) -> None:
        stopping = messages.ServerStatus(can_save=True, is_stopping=True)
        for live in self.live_tables.values():
            live.tell_all(stopping)
        for automation in self._automation.values():
            await automation.stop()
        await self.thinking.close()

    def happened(self, live: LiveTable) -> None:
        """Let bots and timers follow."""
        automation = self._automation.get(live.table.id)
        if automation is not None and self.live_tables.get(live.table.id) is live:
            automation.attend()

    async def _rebuild(self, row: JournalRow, epoch: int) -> LiveTable | None:
        try:
            table, stored, names, row = await read_table(self.storage, self.boards, row.id)
        except UnknownTable:
            return None
        live = self._take_care_of(table, epoch)
        live.class_id, live.stored_status = row.class_id, row.status
        live.remember(stored)
        live.names = {PlayerId(seat): name for seat, name in names.items()}
        automation = self._automation[row.id]
        if row.timer is not None:
            with suppress(ValueError):  # unreadable: the phase gets its whole time again
                automation.phase_timer.restore(row.timer)
        automation.attend()
        return live

    def _take_care_of(self, table: Table, epoch: int) -> LiveTable:
        live = LiveTable(table, epoch, self.storage, self.happened)
        self.live_tables[table.id] = live
        self._automation[table.id] = Automation(live, self.clock, self._pauses, self.thinking)
        return live
