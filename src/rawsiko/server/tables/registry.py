"""The tables of this process: opened, found, joined, restored after a restart, put away."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import COMPANIES, OVER, Settings, Status
from rawsiko.server.clock import Clock
from rawsiko.server.storage import CodeTaken, Fenced, Storage, StorageError, UnknownTable
from rawsiko.server.storage.records import Capability, NewTable, Role, StoredBoard, StoredEntry
from rawsiko.server.tables import tokens
from rawsiko.server.tables.automation import Automation
from rawsiko.server.tables.boards import Boards, OfferedBoard
from rawsiko.server.tables.bots.pause import BotPauses, visible_pause
from rawsiko.server.tables.companies import free_company
from rawsiko.server.tables.decisions import Decision, decide_seat, first_open_seat
from rawsiko.server.tables.elsewhere import Directory, OwnedElsewhere
from rawsiko.server.tables.entries import EndedEarly, SeatOpened, SeatTaken, TableEnded
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.restoring import CannotRestore, missing_heads, read_table
from rawsiko.server.tables.table import ENCODER, Table, creation, next_head
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.thinking import Thinking

LOOKUPS = 3  # of a table's owner, while it changes
HasRoom = Callable[[str, int], bool]  # whether a class may open so many tables now

log = logging.getLogger("rawsiko.server")


class Opened(NamedTuple):
    """A new table and its tokens, which are shown once and never stored."""

    live: "LiveTable"
    host_token: str
    spectator_token: str
    replay_token: str


class Seated(NamedTuple):
    seat: PlayerId
    token: str
    rejoin_code: str


class TableRegistry:
    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        bot_pause: Callable[[], float] = visible_pause,
        thinking: Thinking | None = None,
        boards: Sequence[OfferedBoard] = (),
    ) -> None:
        self.storage = storage
        self.boards = Boards(storage, boards)
        self.thinking: Thinking = thinking or ThinkingPool()
        self.clock = clock
        self.directory: Directory | None = None  # in a cluster
        self.has_room: HasRoom = lambda _class_id, _tables: True  # `Capacity` answers
        self._pauses = BotPauses(bot_pause)
        self.live_tables: dict[str, LiveTable] = {}
        self._automation: dict[str, Automation] = {}
        self._damaged: set[str] = set()  # tables that could not be restored
        self._unread: set[str] = set()  # tables whose restoring failed for another reason
        self._restoring = asyncio.Lock()  # a table must not come back twice

    # Opening and finding.

    async def open_table(self, settings: Settings, board: OfferedBoard | None = None) -> Opened:
        """With the standard board unless one is given."""
        while True:
            with suppress(CodeTaken):  # another live table has the same code
                async with self._restoring:  # a server that has just started restores all tables
                    return await self._open_table(settings, board or self.boards.offered[0])

    async def _open_table(self, settings: Settings, board: OfferedBoard) -> Opened:
        secret = secrets.token_bytes(32)
        table = Table(tokens.new_table_id(), tokens.new_join_code(), secret, board.content)
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
        if await self.storage.table(table_id) is not None:
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
        epoch = await self.storage.create_table(
            NewTable(
                id=table.id,
                code=table.code or None,
                secret=table.secret,
                capabilities=capabilities,
                first=StoredEntry(1, body, head=bytes.fromhex(next_head("", body))),
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

        decision = await live.record_if(decide_chosen, name=name)
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
        await self.storage.replace_seat(live.table.id, seated.seat, links)

    async def name(self, live: LiveTable, seat: PlayerId, name: str | None) -> None:
        """Set a free name, which is clean and allowed; None for the generated one."""
        if live.names.get(seat) != name:
            await self.storage.set_name(live.table.id, live.epoch, seat, name)
            live.set_name(seat, name)

    async def find_by_code(self, code: str) -> LiveTable | None:
        table_id = await self.storage.find_by_code(tokens.plain_code(code))
        return await self.reach(table_id) if table_id else None

    async def reach(self, table_id: str) -> LiveTable | None:
        """As `find`, but raises OwnedElsewhere if another process of the cluster has it."""
        live = self.live_tables.get(table_id)
        if self.directory is None:
            return await self.find(table_id)
        # Without a lease, what is here may be old.
        if live is not None and not live.is_fenced and self.storage.has_lease():
            return live
        for _ in range(LOOKUPS):
            owner = await self.directory.owner_of_table(table_id)
            if owner not in (None, self.directory.name):
                raise OwnedElsewhere(owner)
            if (live := await self.find(table_id)) is not None:
                return live
            # There's no such table, or another process was faster.
            self.directory.forget(table_id)
        return None

    async def find(self, table_id: str) -> LiveTable | None:
        """A table by its id, restored from the journal if it is not live here.

        None if another process plays it, or there is no such table. Raises CannotRestore.
        """
        live = self.live_tables.get(table_id)
        if live is not None and not live.is_fenced:
            return live
        async with self._restoring:
            live = self.live_tables.get(table_id)
            if live is not None and not live.is_fenced:
                return live
            epoch = await self.storage.claim(table_id)
            return None if epoch is None else await self._restore(table_id, epoch)

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

    @property
    def damaged_tables(self) -> int:
        """How many tables could not be restored since the start."""
        return len(self._damaged)

    # Staying alive.

    async def restore_all(self) -> int:
        """After a start: restore every table that was being played, with bots and timers. Damaged
        ones are skipped. Returns how many are live. Raises StorageError when the database is away,
        or can't read one table (a bad sector): call it again then, and it begins with the others.
        """
        rows = await self.storage.live_tables()
        await self.restore([row.id for row in rows])
        return sum(row.id in self.live_tables for row in rows)

    async def restore(self, table_ids: Sequence[str]) -> list[str]:
        """Restore those of these tables that are free, as `restore_all`. Returns their ids."""
        async with self._restoring:
            missing = [table_id for table_id in table_ids if table_id not in self.live_tables]
            claimed = await self.storage.claim_all(missing) if missing else {}
        for table_id in sorted(claimed, key=self._unread.__contains__):
            async with self._restoring:
                if table_id in self.live_tables:
                    continue  # somebody came, and it was claimed again
                self._unread.add(table_id)
                with suppress(CannotRestore):  # logged and counted
                    await self._restore(table_id, claimed[table_id])
                self._unread.discard(table_id)
        return [table_id for table_id in claimed if table_id in self.live_tables]

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

    async def expire_damaged(self, table_id: str) -> None:
        """As `expire`, for a table that can't be restored: its journal takes no further entry."""
        epoch = await self.storage.claim(table_id)
        if epoch is not None:
            await self.storage.set_status(table_id, epoch, Status.EXPIRED)
        self._damaged.discard(table_id)

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

    async def _restore(self, table_id: str, epoch: int) -> LiveTable | None:
        """None if it was deleted since it was claimed. Raises CannotRestore."""
        try:
            table, stored, names, row = await read_table(self.storage, self.boards, table_id)
        except UnknownTable:
            return None
        except CannotRestore as damage:
            row = await self.storage.table(table_id)
            if row is None:
                return None
            self._report(table_id, damage)
            if damage.refusal is TableRefusal.UNKNOWN_CONTENT and row.ended_at is None:
                # Boards are stored with their tables, so this one won't come back. While its links
                # are kept, they say what happened.
                with suppress(Fenced):  # claimed again since: whoever did closes it
                    await self.storage.set_status(table_id, epoch, Status.EXPIRED)
            raise
        if heads := missing_heads(stored):
            await self.storage.set_heads(table_id, epoch, heads)
        self._damaged.discard(table_id)
        live = self._take_care_of(table, epoch)
        live.class_id, live.stored_status = row.class_id, row.status
        live.remember(stored)
        live.names = {PlayerId(seat): name for seat, name in names.items()}
        if row.timer is not None:
            with suppress(ValueError):  # unreadable: the phase gets its whole time again
                self._automation[table_id].phase_timer.restore(row.timer)
        self._automation[table_id].attend()
        if self.directory is not None:
            log.info("taken over", extra={"table": table_id})
        return live

    def _report(self, table_id: str, damage: CannotRestore) -> None:
        if table_id in self._damaged:
            return  # reported before
        self._damaged.add(table_id)
        if damage.refusal is TableRefusal.UNKNOWN_CONTENT:
            log.error("the board of a stored table is gone", extra={"table": table_id})
        else:
            log.error("a stored table is damaged", extra={"table": table_id}, exc_info=damage)

    def _take_care_of(self, table: Table, epoch: int) -> LiveTable:
        live = LiveTable(table, epoch, self.storage, self.happened)
        self.live_tables[table.id] = live
        self._automation[table.id] = Automation(live, self.clock, self._pauses, self.thinking)
        return live
