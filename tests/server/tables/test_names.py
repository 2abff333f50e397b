"""Which names people may give themselves."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings
from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.server.tables.names import MOST_LETTERS, allowed_name
from tests.server.running import running

FREE = Settings(free_names=True)
NOT_CLEAN = [
    *("", " ", "...", "x" * (MOST_LETTERS + 1), "\u202eevil", "a" + 4 * "\u0301"),
    *("shit", "S H I T", "www.evil.example", "call 0123456"),
]


@pytest.mark.parametrize("typed", NOT_CLEAN)
def test_names_that_are_refused(typed: str) -> None:
    assert allowed_name(FREE, typed) is TableRefusal.NAME_NOT_CLEAN


def test_names_that_are_allowed() -> None:
    assert allowed_name(FREE, "  Ada   Co ") == "Ada Co"
    assert allowed_name(FREE, None) is None
    assert allowed_name(Settings(), None) is None
    assert allowed_name(Settings(), "Ada") is TableRefusal.NAMES_NOT_ALLOWED


def test_a_name_is_the_same_to_sit_down_with_and_to_change_to(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=5, free_names=True)
            path = f"/api/tables/{opened['table']}/seats"
            held = await server.sit_down(opened["table"])
            client = await server.client(held.token)
            for name in ("  Ada   Co ", *NOT_CLEAN[:3], *NOT_CLEAN[-4:]):
                body = {"contribution": contribution_commitment_of(bytes(16)), "name": name}
                sat_down = await server.http.post(path, json=body)
                command = {"type": "SetCompany", "company": 3, "avatar": 1, "name": name}
                changed = await client.order(command)
                if sat_down.status_code == 201:
                    assert changed["type"] == "Applied"
                else:
                    assert changed["code"] == sat_down.json()["code"] == "name_not_clean"
            live = server.services.registry.live_tables[opened["table"]]
            assert set(live.names.values()) == {"Ada Co"}
            await client.socket.close()

    asyncio.run(scenario())
