"""Carries items between processes through the broker, encrypted and in batches. Any of them may be
lost, late or doubled. Items to oneself stay in the process."""

import asyncio
import hashlib
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from rawsiko.server.cluster.frames import Item, NetworkFrame, decoded, encoded
from rawsiko.server.logs import LOG

NONCE_BYTES = 12
LARGEST_BATCH = 400_000  # bytes; NATS takes a million
EVERYBODY = "all"

T = TypeVar("T", bound=NetworkFrame)
log = logging.getLogger(LOG)


class Carrier(Protocol):
    """A Broker, or a simulated one."""

    async def publish(self, subject: str, body: bytes) -> None: ...
    async def subscribe(self, subject: str, hear: Callable[[bytes], Awaitable[None]]) -> object: ...


class Network:
    def __init__(self, name: str, key: bytes, broker: Carrier) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self.name = name  # of this process
        self._broker = broker
        self._seal = AESGCM(key)
        self._prefix = f"rawsiko.{hashlib.sha256(key).hexdigest()[:16]}"
        self._handlers: dict[type[NetworkFrame], Callable[[str, Any], None]] = {}
        self._waiting: dict[str, list[Item]] = {}
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for name in (self.name, EVERYBODY):
            await self._broker.subscribe(f"{self._prefix}.{name}", self._receive)

    def hear(self, kind: type[T], call: Callable[[str, T], None]) -> None:
        """`call` gets the sender's name and the item."""
        self._handlers[kind] = call

    def send(self, to: str, item: Item) -> None:
        """Soon. `to` is a process, or EVERYBODY for all others."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.setdefault(to, []).append(item)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for to, items in waiting.items():
            if to == self.name:
                for item in items:
                    self._dispatch(self.name, item)
            else:
                task = asyncio.get_running_loop().create_task(self._publish(to, items))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _publish(self, to: str, items: list[Item]) -> None:
        batch = encoded(self.name, items)
        if len(batch) > LARGEST_BATCH and len(items) > 1:
            half = len(items) // 2
            await self._publish(to, items[:half])
            await self._publish(to, items[half:])
            return
        nonce = os.urandom(NONCE_BYTES)
        await self._broker.publish(
            f"{self._prefix}.{to}", nonce + self._seal.encrypt(nonce, batch, None)
        )

    async def _receive(self, sealed: bytes) -> None:
        from cryptography.exceptions import InvalidTag

        try:
            opened = self._seal.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)
            sender, items = decoded(opened)
        except (InvalidTag, ValueError, IndexError, msgspec.MsgspecError):
            log.warning("a message from the broker is unreadable")
            return
        if sender == self.name:
            return  # one of our own to everybody
        for item in items:
            self._dispatch(sender, item)

    def _dispatch(self, sender: str, item: Item) -> None:
        try:
            self._handlers[type(item)](sender, item)
        except Exception:  # a bug of ours must not lose the other items
            log.exception("a message of another process was not handled")
