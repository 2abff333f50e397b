"""HTTP requests to a server, one connection each."""

import asyncio
import ssl
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

import h11
import msgspec

LARGEST_ANSWER = 4 * 1024 * 1024
PIECE = 65536


class RequestRefused(Exception):
    """The server answered with a code of `rawsiko.protocol.refusals`, or of its proxy."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{code} (HTTP {status})")
        self.status = status
        self.code = code


class Answer(NamedTuple):
    status: int
    body: bytes


class RefusalBody(msgspec.Struct):
    code: str


async def post(server: str, path: str, body: object, seconds: float = 30.0) -> bytes:
    """The body of the answer. Raises RequestRefused, or OSError where nobody answers."""
    return _good(await _request(server, "POST", path, msgspec.json.encode(body), seconds))


async def get(server: str, path: str, seconds: float = 30.0, token: str | None = None) -> bytes:
    return _good(await _request(server, "GET", path, b"", seconds, token))


def _good(answer: Answer) -> bytes:
    if answer.status < 300:
        return answer.body
    try:
        code = msgspec.json.decode(answer.body, type=RefusalBody).code
    except msgspec.MsgspecError:
        code = "server_fault"  # not our server's own words
    raise RequestRefused(answer.status, code)


async def _request(
    server: str, method: str, path: str, body: bytes, seconds: float, token: str | None = None
) -> Answer:
    where = urlsplit(server)
    is_secure = where.scheme == "https"
    headers = [
        ("Host", where.netloc),
        ("Connection", "close"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
    ]
    if token is not None:
        headers.append(("Authorization", f"Bearer {token}"))
    ours = h11.Connection(h11.CLIENT)
    asked = ours.send(h11.Request(method=method, target=path, headers=headers)) or b""
    asked += ours.send(h11.Data(data=body)) or b""
    asked += ours.send(h11.EndOfMessage()) or b""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(
            where.hostname,
            where.port or (443 if is_secure else 80),
            ssl=ssl.create_default_context() if is_secure else None,
        )
        try:
            writer.write(asked)
            await writer.drain()
            return await _answer(ours, reader)
        except h11.RemoteProtocolError as error:
            raise ConnectionResetError("the answer broke off") from error
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def _answer(ours: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    status, body = 0, bytearray()
    while True:
        event = ours.next_event()
        if event is h11.NEED_DATA:
            ours.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > LARGEST_ANSWER:
                raise ConnectionResetError("the answer is too large")
        elif isinstance(event, h11.EndOfMessage):
            return Answer(status, bytes(body))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionResetError("the answer broke off")
