"""A teacher and pupils over real sockets."""

import asyncio
import secrets
import time
from typing import Any

from rawsiko.replay.fairness import contribution_commitment_of
from tests.server.running import Client, Json, Running, play_on


class Pupil:
    """A device: its member token, its conversation with the class, its seat."""

    def __init__(self, server: Running, taken: Json, shares: list[bytes]) -> None:
        self.server = server
        self.taken = taken
        self.member: str = taken["member"]
        self.token: str = taken["member_token"]
        self.shares = shares
        self.room: Client | None = None
        self.seats: Json = {}
        self.client: Client | None = None

    async def listen(self) -> Client:
        """In the class."""
        self.room = await self.server.client(self.token)
        await self.room.until("ClassSnapshot")
        return self.room

    async def take_seat(self) -> Client:
        """Fetch the seat token and sit down; reveal the share in the dice if asked."""
        self.seats = await seat(self.server, self.token)
        self.client = await self.server.client(*(one["seat_token"] for one in self.seats["seats"]))
        await self.client.until("Snapshot")
        return self.client

    async def reveal(self) -> None:
        assert self.client is not None
        for one in self.seats["seats"]:
            if len(self.seats["seats"]) > 1:
                await self.client.send({"type": "LookAs", "seat": one["seat"]})
                await self.client.until("Snapshot")
            if one["contribution"] is not None and self.client.view.yours.get("must_reveal"):
                share: str = self.shares[int(one["contribution"])].hex()
                await self.client.order({"type": "Reveal", "contribution": share})

    async def play(self) -> None:
        """To the end of the match."""
        assert self.client is not None
        await play_on(self.client)


def lesson(minutes: float = 45, **more: object) -> Json:
    return {"bell_at": time.time() + 60 * minutes, **more}


async def open_class(server: Running, **more: object) -> Json:
    return await server.post("/api/classes", {"lesson": lesson(**more)})  # pyright: ignore[reportArgumentType]


async def join(server: Running, opened: Json, companies: int = 1, **more: object) -> Pupil:
    shares = [secrets.token_bytes(16) for _ in range(companies)]
    body = {"contributions": [contribution_commitment_of(share) for share in shares], **more}
    taken = await server.post(f"/api/classes/{opened['class_id']}/members", body)
    await with_token(server, "GET", "/api/classes/pages", taken["member_token"])  # it connects
    return Pupil(server, taken, shares)


async def seat(server: Running, token: str, status: int = 201) -> Json:
    """A late-comer's seat may be taken over only in a moment."""
    while True:
        answer = await with_token(server, "POST", "/api/classes/seat", token)
        if answer.status_code == 409 and status == 201:
            assert answer.json()["code"] == "class_waiting"
            await asyncio.sleep(0.05)
            continue
        assert answer.status_code == status, answer.text
        return answer.json()


async def with_token(
    server: Running, method: str, path: str, token: str, body: object = None
) -> Any:
    headers = {"authorization": f"Bearer {token}"}
    return await server.http.request(method, path, headers=headers, json=body)


async def told(client: Client, kind: str = "ClassTold") -> Json:
    return (await client.until(kind))["view"]


async def teacher(server: Running, opened: Json) -> Client:
    client = await server.client(opened["host_token"])
    await client.until("ClassSnapshot")
    return client


async def order(client: Client, kind: str, **fields: object) -> Json:
    """The teacher's command; its answer."""
    order_id = secrets.token_hex(16)
    command = {"type": kind, **fields}
    await client.send({"type": "ClassOrder", "id": order_id, "command": command})
    while True:
        message = await client.next()
        if message["type"] in ("Applied", "Refused") and message["id"] == order_id:
            return message


async def do(client: Client, kind: str, **fields: object) -> None:
    reply = await order(client, kind, **fields)
    assert reply["type"] == "Applied", reply


async def view_of(client: Client) -> Json:
    """What the class looks like now."""
    await client.send({"type": "LookAs", "seat": None})
    return (await client.until("ClassSnapshot"))["view"]
