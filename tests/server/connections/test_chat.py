"""Chat at a table, and free names."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.protocol.phrases import PHRASES
from rawsiko.server.tables.word_filter import is_decent
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.server.running import Client, Json, running, started_table

DECENT = [
    "Shall we trade bismuth?",
    "Scunthorpe is in England",
    "The 3 of us, at 12:30",
    "Niger and Nigeria",
    "J'ai 100 points",
    "Perché no?",
    "classic assessment of the cockpit",
]
INDECENT = [
    "look at www.example.org",
    "http://x",
    "write to me@example.org",
    "example.com",
    "call 0171 2345",
    "0-1-7-1-2",
    "you are shit",
    "you are SH1T",
    "s h i t",
    "s.h.i.t",
    "shiiiit",
    "ｓｈｉｔ",
    "che mérda",
    "k u r v a",
]


@pytest.mark.parametrize("text", DECENT)
def test_decent(text: str) -> None:
    assert is_decent(text)


@pytest.mark.parametrize("text", INDECENT)
def test_indecent(text: str) -> None:
    """S15, as far as a list of words goes: links, numbers, rude words, also disguised ones."""
    assert not is_decent(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_read(language: str) -> None:
    texts = Texts(language)
    for phrase, kinds in PHRASES.items():
        said = texts.say(f"phrase-{phrase}", **{kind.value: "XYZ" for kind in kinds})
        assert said.count("XYZ") == len(kinds)


def test_there_are_about_thirty_phrases() -> None:
    assert 30 <= len(PHRASES) <= 40


async def refusals(client: Client, *commands: Json) -> list[str | None]:
    return [(await client.order(command)).get("code") for command in commands]


def say(phrase: str, **arguments: str) -> Json:
    return {"type": "Say", "phrase": phrase, "arguments": arguments}


def freely(text: str) -> Json:
    return {"type": "SayFreely", "text": text}


def test_phrases_travel_as_ids(tmp_path: Path) -> None:
    """Everybody gets them, also the sender. Sent again, they are shown once; wrong ids are not."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, _, clients = await started_table(server, 3)
            territory = next(iter(clients[0].view.phase)) and "vietnam"
            command = say("i_want_territory", territory=territory)
            first = await clients[0].order(command, "ab" * 16)
            assert await clients[0].order(command, "ab" * 16) == first
            for client in clients:
                spoken = await client.until("Spoken") if client is not clients[0] else said(client)
                assert (spoken["player"], spoken["phrase"]) == ("p1", "i_want_territory")
                assert spoken["arguments"] == {"territory": territory}
            assert sum(m["type"] == "Spoken" for m in clients[0].heard) == 1
            wrong = (
                say("no_such_phrase"),
                say("i_want_territory"),
                say("i_want_territory", territory="atlantis"),
                say("hello", territory="vietnam"),
                say("peace", player="p9"),
            )
            assert await refusals(clients[1], *wrong) == ["unknown_phrase"] * 5
            assert await refusals(clients[1], freely("hello")) == ["chat_off"]
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def said(client: Client) -> Json:
    return next(message for message in client.heard if message["type"] == "Spoken")


def test_free_text_is_the_hosts_switch(tmp_path: Path) -> None:
    """At most 120 letters, decent, five in ten seconds; the host mutes one seat or all."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3, chat="free")
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            assert (
                await refusals(clients[0], freely("a" * 120), freely("  good   day ")) == [None] * 2
            )
            heard = [m["text"] for m in clients[0].heard if m["type"] == "Spoken"]
            assert heard == ["a" * 120, "good day"]
            bad = (freely("b" * 121), freely("www.example.org"), freely("a\u202eb"), freely(" "))
            assert await refusals(clients[0], *bad) == ["text_not_allowed"] * 4
            many = await refusals(clients[0], *[freely(f"line {n}") for n in range(5)])
            assert many[:3] == [None] * 3
            assert many[-1] == "too_fast"
            await host.applied({"type": "Mute", "seat": "p2", "is_muted": True})
            assert await refusals(clients[1], say("hello")) == ["muted"]
            assert await refusals(clients[2], say("hello")) == [None]
            await host.applied({"type": "Mute", "seat": None, "is_muted": True})
            assert await refusals(clients[2], say("hello")) == ["muted"]
            await host.applied({"type": "Mute", "seat": None, "is_muted": False})
            await host.applied({"type": "Mute", "seat": "p2", "is_muted": False})
            assert await refusals(clients[1], say("hello")) == [None]
            assert (await host.order({"type": "Mute", "seat": "p9", "is_muted": True}))[
                "code"
            ] == "no_such_seat"
            stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert b"good day" not in stored
            for client in (*clients, host):
                await client.socket.close()

    asyncio.run(scenario())


def test_free_names_are_the_hosts_switch(tmp_path: Path) -> None:
    """Refused unless allowed; normalized; removed with the setting or when the seat is left."""
    company: Json = {"type": "SetCompany", "company": 7, "avatar": 8}

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=3)
            table = opened["table"]
            named = {"contribution": "0" * 64, "name": "Zinnober"}
            refused = await server.http.post(f"/api/tables/{table}/seats", json=named)
            assert (refused.status_code, refused.json()) == (403, {"code": "names_not_allowed"})
            seat = await server.sit_down(table)
            client, host = (
                await server.client(seat.token),
                await server.client(opened["host_token"]),
            )
            await client.until("Snapshot")
            await host.until("Snapshot")
            assert await refusals(client, {**company, "name": "Zinnober"}) == ["names_not_allowed"]
            settings = {"type": "ChangeSettings", "settings": {"seats": 3, "free_names": True}}
            await host.applied(settings)
            bad = [{**company, "name": name} for name in ("", "x" * 17, "a\u202eb", "www.a.org")]
            assert await refusals(client, *bad) == ["name_not_clean"] * 4
            await client.applied({**company, "name": "  Zinnober  AG "})
            assert names_told(client) == {"p1": "Zinnober AG"}
            other = await server.sit_down(table, name="Kupfer")
            assert other.seat == "p2"
            shown = (await server.http.get(f"/api/by-code/{opened['code']}")).json()["table"]
            assert shown["names"] == {"p1": "Zinnober AG", "p2": "Kupfer"}
            await host.applied({"type": "OpenSeat", "seat": "p2"})
            await client.applied(company)
            assert names_told(client) == {}
            await client.applied({**company, "name": "Zinn"})
            settings["settings"] = {"seats": 3}
            await host.applied(settings)
            shown = (await server.http.get(f"/api/by-code/{opened['code']}")).json()["table"]
            assert shown["names"] == {}
            for one in (client, host):
                await one.socket.close()

    asyncio.run(scenario())


def names_told(client: Client) -> Json:
    changes = [m["change"] for m in client.heard if m["type"] == "Told"]
    return next(c["names"] for c in reversed(changes) if c.get("names") is not None)
