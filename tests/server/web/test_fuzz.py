"""Messages that no client sends: mutated, mistyped, deep, huge, truncated."""

import asyncio
import json
import os
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.messages import Hello
from rawsiko.protocol.tables import Settings
from rawsiko.server.clock import LoopClock
from rawsiko.server.connections import admission as admitting
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.connections.polling import Polling
from rawsiko.server.rate_limits import Rate
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.journaled import ENCODER
from rawsiko.server.tables.registry import TableRegistry
from tests.server.connections.test_roles import SAMPLES
from tests.server.running import Json

pytestmark = pytest.mark.slow

MESSAGES = 1_000_000 if os.environ.get("RAWSIKO_LONG") else 20_000
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 2**31, 2**53, 2**64, 10**40, "", "p1", "p9", "x" * 500),
    *("\u202e", "\U0001f600", "\0", [], {}, [[]], {"type": "Play"}, ["p1"] * 50),
)


def samples() -> list[Json]:
    orders: list[Json] = [
        {"type": "Order", "id": "ab" * 16, "command": {"type": name, **fields}}
        for name, fields in SAMPLES.items()
    ]
    return [
        *orders,
        {"type": "Ping", "number": 1},
        {"type": "LookAs", "seat": "p1"},
        {"type": "Hello", "version": 1, "tokens": ["x" * 32]},
    ]


def mutated(rng: Random, message: Json) -> bytes:
    """One to three changes to the values, then perhaps one to the bytes."""
    changed = json.loads(json.dumps(message))
    for _ in range(rng.randint(1, 3)):
        change(rng, changed)
    if "id" in changed and rng.random() < 0.9:
        changed["id"] = rng.randbytes(16).hex()
    body = bytearray(json.dumps(changed, ensure_ascii=rng.random() < 0.5).encode(errors="replace"))
    match rng.randrange(8):
        case 0:
            del body[rng.randrange(len(body)) :]
        case 1:
            body[rng.randrange(len(body))] = rng.randrange(256)
        case 2:
            body[rng.randrange(len(body)) : 0] = rng.choice(
                (b"[" * 200, b"\\ud800", b"NaN", b"\xff")
            )
        case 3:
            body *= 2
        case _:
            pass
    return bytes(body)


def change(rng: Random, message: Json) -> None:
    """Replace, remove or add something, anywhere in it."""
    place = message
    while rng.random() < 0.6:
        inner: list[Json] = [
            cast("Json", value) for value in place.values() if isinstance(value, dict) and value
        ]
        if not inner:
            break
        place = rng.choice(inner)
    if not place:
        return
    key = rng.choice(list(place))
    match rng.randrange(4):
        case 0:
            del place[key]
        case 1:
            place[rng.choice(("seat", "type", "extra", "é"))] = rng.choice(ODD)
        case _:
            place[key] = rng.choice(ODD)


def test_nothing_that_is_sent_breaks_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S4: every message is answered, none raises, and refused ones change nothing."""
    monkeypatch.setattr(admitting, "MESSAGES", Rate(1e9, 1e9))

    async def scenario() -> None:
        url = sqlite_url(tmp_path / "tables.sqlite3")
        async with await Storage.open(url, owner="test") as storage:
            registry = TableRegistry(storage, LoopClock(), lambda: 3600.0)
            rng, known = Random(4), samples()
            admission = Admission(registry, LoopClock())
            polling = Polling(admission)
            conversation = await a_conversation(admission)
            for number in range(MESSAGES):
                live = conversation.live
                before = (live.table.seq, live.table.head)
                await polling.hear(conversation, mutated(rng, rng.choice(known)))
                await asyncio.sleep(0)  # an AskHint is refused in a separate task
                kinds = [json.loads(message)["type"] for message in conversation.take()]
                after = (live.table.seq, live.table.head)
                assert kinds or conversation.is_cut
                assert kinds.count("Applied") + kinds.count("Refused") <= 1
                assert before == after or "Applied" in kinds or "Told" in kinds
                if "Applied" not in kinds and "Snapshot" not in kinds:
                    assert before == after
                if conversation.is_cut or live.table.is_over or number % 5000 == 4999:
                    conversation = await a_conversation(admission)
            await registry.close()

    asyncio.run(scenario())


async def a_conversation(admission: Admission) -> Conversation:
    """With a new table, as its host and on all its seats."""
    registry = admission.registry
    opened = await registry.open_table(Settings(seats=3))
    tokens = [opened.host_token]
    for _ in range(3):
        seated = await registry.sit_down(opened.live, "0" * 64, None, None)
        assert not isinstance(seated, str)
        tokens.append(seated.token)
    hello = Hello(1, tuple(tokens), PlayerId("p1"))
    conversation = await admission.open(ENCODER.encode(hello), "")
    assert isinstance(conversation, Conversation)
    conversation.take()
    return conversation
