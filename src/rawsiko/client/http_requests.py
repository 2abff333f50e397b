"""HTTP requests to a server, one connection each."""

import asyncio
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

import h11
import msgspec

from rawsiko.protocol.http_bodies import RefusalBody
from rawsiko.protocol.refusals import TableRefusal

LARGEST_RESPONSE = 4 * 1024 * 1024
CHUNK = 65536


class RequestRefused(Exception):
    """The server answered with a code of `rawsiko.protocol.refusals`, or a proxy answered."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{code} (HTTP {status})")
        self.status = status
        self.code = code


async def post(
    server: str, path: str, body: object, seconds: float = 30.0, token: str | None = None
) -> bytes:
    """The body of the response. Raises RequestRefused, or OSError if there is none."""
    return await _request(server, "POST", path, msgspec.json.encode(body), seconds, token)


async def get(server: str, path: str, seconds: float = 30.0, token: str | None = None) -> bytes:
    """The body of the response. Raises RequestRefused, or OSError if there is none."""
    return await _request(server, "GET", path, b"", seconds, token)


async def _request(
    server: str, method: str, path: str, body: bytes, seconds: float, token: str | None
) -> bytes:
    address = urlsplit(server)
    is_secure = address.scheme == "https"
    headers = [
        ("Host", address.netloc),
        ("Connection", "close"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
    ]
    if token is not None:
        headers.append(("Authorization", f"Bearer {token}"))
    connection = h11.Connection(h11.CLIENT)
    request = connection.send(h11.Request(method=method, target=path, headers=headers)) or b""
    request += connection.send(h11.Data(data=body)) or b""
    request += connection.send(h11.EndOfMessage()) or b""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(
            address.hostname,
            address.port or (443 if is_secure else 80),
            ssl=ssl.create_default_context() if is_secure else None,
        )
        try:
            writer.write(request)
            await writer.drain()
            return await _response_body(connection, reader)
        except h11.RemoteProtocolError as error:
            raise ConnectionResetError("the response is incomplete") from error
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def _response_body(connection: h11.Connection, reader: asyncio.StreamReader) -> bytes:
    status, body = 0, bytearray()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > LARGEST_RESPONSE:
                raise ConnectionResetError("the response is too large")
        elif isinstance(event, h11.EndOfMessage):
            break
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionResetError("the response is incomplete")
    if status < 300:
        return bytes(body)
    try:
        code = msgspec.json.decode(body, type=RefusalBody).code
    except msgspec.MsgspecError:
        code = TableRefusal.SERVER_FAULT  # not from our server: a proxy's own page
    raise RequestRefused(status, code)
