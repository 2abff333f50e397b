"""docs/protocol.schema.json says exactly what the server reads and writes."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from dev.message_schema import NoDescription, message_schema
from rawsiko.engine.actions import Refusal
from rawsiko.protocol.messages import ClientMessage, ServerMessage
from rawsiko.protocol.phrases import PHRASES
from rawsiko.protocol.refusals import TableRefusal
from tests.protocol.schema import (
    DEFINITIONS,
    FILE,
    SCHEMA,
    Checker,
    Json,
    alternatives,
    largest,
    smallest,
    spoiled,
)
from tests.server.running import running

FROM_CLIENT = Checker("ClientMessage")
FROM_SERVER = Checker("ServerMessage")
CLIENT = msgspec.json.Decoder(ClientMessage)
SERVER = msgspec.json.Decoder(ServerMessage)


def test_it_is_a_schema() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


def test_the_server_has_it_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/api/schema/messages.json")
            assert answer.headers["content-type"] == "application/json"
            assert answer.content == FILE.read_bytes()

    asyncio.run(scenario())


def test_everything_is_described() -> None:
    """Types, fields, and the values of enums."""
    for name, definition in DEFINITIONS.items():
        assert definition["description"], name
        for field, schema in definition.get("properties", {}).items():
            assert field == "type" or schema["description"], (name, field)
        if "enum" in definition:
            described = {one["const"] for one in definition["oneOf"] if one["description"]}
            assert described == set(definition["enum"]), name


class Undescribed(msgspec.Struct):
    """The type is described, its field isn't."""

    number: int


def test_a_field_without_a_docstring_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dev.message_schema.OVER_HTTP", (Undescribed,))
    with pytest.raises(NoDescription, match=r"Undescribed\.number"):
        message_schema()


def test_every_refusal_has_its_code() -> None:
    codes = {*TableRefusal, *(refusal.code for refusal in Refusal)}
    assert set(DEFINITIONS["RefusalCode"]["enum"]) == codes
    assert set(DEFINITIONS["PhraseId"]["enum"]) == set(PHRASES)


def decodes(decoder: msgspec.json.Decoder[Any], message: Json) -> bool:
    try:
        decoder.decode(msgspec.json.encode(message))
    except msgspec.ValidationError:
        return False
    return True


def order(command: Json) -> Json:
    return {"type": "Order", "id": "0" * 32, "command": command}


def played(action: Json) -> Json:
    return order({"type": "Play", "action": action})


def told(change: Json) -> Json:
    return {"type": "Told", "seq": 1, "head": "", "change": change}


def happened(event: Json) -> Json:
    return told({**smallest("MatchTold"), "events": [event]})


def entered(phase: Json) -> Json:
    return told({**smallest("MatchTold"), "phase": phase})


def class_order(command: Json) -> Json:
    return {"type": "ClassOrder", "id": "0" * 32, "command": command}


WRAPPED: Mapping[str, Callable[[Json], Json]] = {
    "ClientMessage": lambda message: message,
    "Command": order,
    "ClassCommand": class_order,
    "Action": played,
    "ServerMessage": lambda message: message,
    "Change": told,
    "Event": happened,
    "Phase": entered,
}
OF_CLIENT = {"ClientMessage", "Command", "ClassCommand", "Action"}


CASES = [(union, name) for union in WRAPPED for name in alternatives(union)]


@pytest.mark.parametrize(("union", "name"), CASES)
def test_the_schema_and_the_types_agree(union: str, name: str) -> None:
    """On every type of message, command, change, action, event and phase: with all keys, with the
    required ones, and with each of them missing or of a wrong type. Wrong ones are rejected."""
    schema, decoder = (FROM_CLIENT, CLIENT) if union in OF_CLIENT else (FROM_SERVER, SERVER)
    wrap = WRAPPED[union]
    for good in (largest(name), smallest(name)):
        schema.check(wrap(good))
        assert decodes(decoder, wrap(good))
    rejected = 0
    for wrong, example in spoiled(name):
        assert schema.accepts(wrap(example)) == decodes(decoder, wrap(example)), wrong
        rejected += not schema.accepts(wrap(example))
    assert rejected


@pytest.mark.parametrize("name", [*alternatives("ClientMessage"), *alternatives("Command")])
def test_an_unknown_key_from_a_client_is_rejected(name: str) -> None:
    """From the server it's ignored, so that it can say more one day."""
    message = {**largest(name), "more": 1}
    message = message if name in alternatives("ClientMessage") else order(message)
    assert not FROM_CLIENT.accepts(message)
    assert not decodes(CLIENT, message)
    assert FROM_SERVER.accepts({**largest("Pong"), "more": 1})
    assert decodes(SERVER, {**largest("Pong"), "more": 1})


@pytest.mark.parametrize("message", [{}, {"type": "Nonsense"}, {"type": 7}, [], None, "Ping", 1])
def test_what_is_no_message_is_rejected(message: Any) -> None:
    assert not FROM_CLIENT.accepts(message)
    assert not FROM_SERVER.accepts(message)


def test_a_message_in_the_wrong_direction_is_rejected() -> None:
    assert not FROM_CLIENT.accepts(largest("Pong"))
    assert not FROM_SERVER.accepts(largest("Hello"))


def test_unknown_codes_and_phrases_are_rejected() -> None:
    assert FROM_SERVER.accepts({"type": "Refused", "id": None, "code": "malformed"})
    assert not FROM_SERVER.accepts({"type": "Refused", "id": None, "code": "nonsense"})
    assert not FROM_SERVER.accepts({"type": "Goodbye", "code": "nonsense"})
    assert FROM_CLIENT.accepts(order({"type": "Say", "phrase": "hello"}))
    assert not FROM_CLIENT.accepts(order({"type": "Say", "phrase": "nonsense"}))
