"""F4: however a table ends, the secret behind its dice is shown; and not a moment earlier."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from rawsiko.protocol import commands
from rawsiko.protocol.messages import Applied, TableTold, Told
from rawsiko.protocol.tables import Status
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.storage import Also, CannotSave, StoredEntry
from rawsiko.server.tables.entries import EndedEarly, TableEnded
from tests.server.quick_tables import HOST, tiny
from tests.server.simulation.client import DECODER
from tests.server.simulation.disk import DiskStorage
from tests.server.simulation.quiet import Quiet, in_quiet

APPEND = DiskStorage.append
End = Callable[[Quiet], Coroutine[Any, Any, None]]


async def is_played_out(quiet: Quiet) -> None:
    await quiet.play_until(lambda: quiet.live.table.is_over)


async def is_ended_by_the_host(quiet: Quiet) -> None:
    assert isinstance(await quiet.order(HOST, commands.End()), Applied)


async def expires(quiet: Quiet) -> None:
    await quiet.process.registry.expire(quiet.live)


ENDS: dict[str, tuple[End, Status]] = {
    "is_played_out": (is_played_out, Status.FINISHED),
    "is_ended_by_the_host": (is_ended_by_the_host, Status.ABORTED),
    "expires": (expires, Status.EXPIRED),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_secret_is_shown_when_the_match(end: str) -> None:
    """To everybody, and in a replay that can be checked."""
    finish, status = ENDS[end]

    async def reveal(quiet: Quiet) -> None:
        await quiet.begin()
        window = quiet.come(quiet.acting)
        for _ in range(30):
            await quiet.order(quiet.acting, quiet.choose())
        secret = quiet.live.table.secret.hex()
        assert not any(secret.encode() in body for body in window.take())
        with pytest.raises(ValueError, match="not over"):
            replay_of(quiet.live.table, quiet.journal())
        quiet.live.conversations[:] = [window]
        window.wake = lambda: heard.extend(window.take())
        await finish(quiet)
        assert quiet.live.table.status is status
        last = DECODER.decode(heard[-1])
        assert isinstance(last, Told)
        assert isinstance(last.change, TableTold)
        assert last.change.secret == secret
        _check_replay(quiet)

    heard: list[bytes] = []
    in_quiet(reveal)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("crashes", [0, 1])
def test_also_if_it_cannot_be_saved_at_first_when_the_match(
    end: str, crashes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a full disk nor a crash in that very moment hides it."""
    failures = [3]

    async def append(
        storage: DiskStorage, table: str, epoch: int, entry: StoredEntry, also: Sequence[Also]
    ) -> None:
        if b"SecretShown" in entry.body and failures[0]:
            failures[0] -= 1
            raise CannotSave
        await APPEND(storage, table, epoch, entry, also)

    monkeypatch.setattr(DiskStorage, "append", append)

    async def reveal(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.order(quiet.acting, quiet.choose())
        await ENDS[end][0](quiet)
        assert not quiet.live.table.secret_is_shown
        for _ in range(crashes):
            await quiet.restart()
        await quiet.until(lambda: quiet.live.table.secret_is_shown)
        _check_replay(quiet)

    in_quiet(reveal)


def test_a_table_that_ends_in_the_lobby_has_a_secret_and_no_replay() -> None:
    async def reveal(quiet: Quiet) -> None:
        await quiet.open()
        await quiet.live.record_if(lambda _: TableEnded(EndedEarly.EXPIRED))
        assert quiet.live.table.secret_is_shown
        assert replay_of(quiet.live.table, quiet.journal()) is None

    in_quiet(reveal)


def _check_replay(quiet: Quiet) -> None:
    file = replay_of(quiet.live.table, quiet.journal())
    assert file is not None
    verdict, has_proof = judge(file.splitlines(keepends=True), lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert has_proof
