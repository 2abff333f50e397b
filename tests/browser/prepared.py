"""Tables whose match is already at some point: bots play it from a seed with the server's own code,
and the server's own storage puts it into a database.

The same seed gives the same match, dice and cards. Secrets and shares are real, so the dice of such
a match can be checked like any other's.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rawsiko.bots.registry import bot_named
from rawsiko.content.load import standard_content
from rawsiko.engine import view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, Phase, State, TradeWithChina
from rawsiko.protocol.tables import Settings
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.storage.records import Capability, JournalKind, NewJournal, Role, StoredEntry
from rawsiko.server.storage.schema import KEPT
from rawsiko.server.tables import tokens
from rawsiko.server.tables.table import Table, creation, next_head
from tests.server.quick_tables import QuickTable

Reached = Callable[[State], bool]
CODE_LENGTH = 6
SEEDS = 100
SEED_STEP = 1000  # far from the seeds of other tables: a seed also gives a table its id
FIERCE = "fierce"  # a level for these tests: clashes wherever it can, to eliminate somebody


@dataclass(frozen=True)
class PreparedTable:
    """A table in a server's database, with all its tokens and codes."""

    url: str  # the server's
    table: str
    state: State
    seats: Mapping[str, str]  # player: seat token
    host: str
    spectator: str
    replay: str

    def seat_link(self, player: str) -> str:
        return f"{self.url}/#seat={self.seats[player]}"

    @property
    def watch_link(self) -> str:
        return f"{self.url}/#watch={self.spectator}"

    @property
    def replay_link(self) -> str:
        return f"{self.url}/#replay={self.replay}"

    @property
    def is_over(self) -> bool:
        return isinstance(self.state.phase, Finished)

    @property
    def acting(self) -> str:
        """The player whose turn it is."""
        assert not isinstance(self.state.phase, Finished)
        return self.state.phase.player


# Points that a match can be played up to.


def in_phase(kind: type[Phase], turn: int = 1) -> Reached:
    """The first time that somebody is in this phase, in this Turn or later."""
    return lambda state: isinstance(state.phase, kind) and state.turn >= turn


def in_action_phase(turn: int = 1) -> Reached:
    return in_phase(ActionPhase, turn)


def trading_with_china() -> Reached:
    """Needs `Options(trade_with_china=True)`."""
    return in_phase(TradeWithChina)


def finished() -> Reached:
    return in_phase(Finished)


class BotMatch(QuickTable):
    """A table whose seats are persons, played by bots. Ids and codes are made as the server makes
    them."""

    def __init__(self, seed: int, settings: Settings, level: str = "greedy") -> None:
        self.rng = Random(seed)
        self.journal = []
        self.shares = {}
        table, secret = self.rng.randbytes(16).hex(), self.rng.randbytes(32)
        code = "".join(self.rng.choices(tokens.CODE_LETTERS, k=CODE_LENGTH))
        self.table = Table(table, code, secret, standard_content())
        self.bot = None if level == FIERCE else bot_named(level)
        self.record(creation(self.table, settings))

    def choose(self) -> Action:
        if self.bot is None:
            return super().choose()
        return self.bot.choose(view_of(self.state, self.acting), self.legal(), self.rng)

    @property
    def state(self) -> State:
        assert self.table.match is not None
        return self.table.match


def played_until(
    reached: Reached,
    *,
    seed: int = 1,
    seats: int = 3,
    options: Options | None = None,
    level: str = "greedy",
    **settings: Any,
) -> BotMatch:
    """A match that stops when it is `reached`. If that never happens with this seed, others are
    tried: the board may change. Raises ValueError if it happens with none of them.

    `settings` are those of the table besides seats and options; spectators are allowed unless they
    say otherwise.
    """
    chosen: dict[str, Any] = {"spectators": True, **settings}
    asked = Settings(options or Options(turns=3), seats=seats, **chosen)
    for tried in range(seed, seed + SEEDS * SEED_STEP, SEED_STEP):
        match = BotMatch(tried, asked, level)
        match.sit_all()
        match.begin()
        while not (is_there := reached(match.state)):
            if isinstance(match.state.phase, Finished):
                break
            match.step()
        if is_there:
            return match
    raise ValueError(f"no match from seed {seed} on gets there")


def put_into(file: Path, url: str, match: BotMatch) -> PreparedTable:
    """Store a table in the database of the server at `url`, which may be running: it loads the
    table when somebody connects with one of the tokens."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        own = Path(folder, "table.sqlite3")
        # A separate loop, because the browser's runs in this thread.
        work = thread.submit(lambda: asyncio.run(_store(sqlite_url(own), url, match)))
        prepared = work.result()
        _copy(own, file)
    return prepared


def _copy(own: Path, file: Path) -> None:
    """All at once: a server that has just started takes every table it finds."""
    with closing(sqlite3.connect(file, timeout=60, isolation_level=None)) as database:
        database.execute("ATTACH ? AS own", (str(own),))
        database.execute("BEGIN IMMEDIATE")
        for table in KEPT:
            database.execute(f"INSERT INTO {table.name} SELECT * FROM own.{table.name}")
        database.execute("COMMIT")


async def _store(database: str, url: str, match: BotMatch) -> PreparedTable:
    table = match.table
    prepared = PreparedTable(
        url=url,
        table=table.id,
        state=match.state,
        seats={player: tokens.new_token() for player in table.seats},
        host=tokens.new_token(),
        spectator=tokens.new_token(),
        replay=tokens.new_token(),
    )
    first, *others = _entries(match.journal)
    async with await Storage.open(database, owner="prepared") as storage:
        epoch = await storage.create(
            NewJournal(
                JournalKind.TABLE,
                table.id,
                table.code,
                _capabilities(prepared),
                first,
                "lobby",
                secret=table.secret,
            )
        )
        for entry in others:
            await storage.append(table.id, epoch, entry)
        await storage.set_status(table.id, epoch, table.status)
    return prepared


def _entries(journal: list[bytes]) -> Iterator[StoredEntry]:
    """As the server stores them, each with the head of the hash chain."""
    head = ""
    for seq, body in enumerate(journal, start=1):
        head = next_head(head, body)
        yield StoredEntry(seq, body, head=bytes.fromhex(head))


def _capabilities(prepared: PreparedTable) -> tuple[Capability, ...]:
    roles = {
        Role.HOST: prepared.host,
        Role.SPECTATOR: prepared.spectator,
        Role.REPLAY: prepared.replay,
    }
    return (
        *(Capability(tokens.hash_of(token), prepared.table, role) for role, token in roles.items()),
        *(
            Capability(tokens.hash_of(token), prepared.table, Role.SEAT, seat)
            for seat, token in prepared.seats.items()
        ),
    )
