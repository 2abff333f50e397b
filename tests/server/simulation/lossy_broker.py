"""A broker that loses, delays and doubles messages."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

Hear = Callable[[bytes], Awaitable[None]]


class LossyBroker:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._listeners: dict[str, list[tuple[Port, Hear]]] = {}
        self.drop, self.double = rng.choice((0.0, 0.05, 0.15)), rng.choice((0.0, 0.1))
        self.slowest = rng.choice((0.005, 0.05, 0.5))
        self.is_away = False
        self._tasks: set[asyncio.Future[None]] = set()

    def publish(self, subject: str, body: bytes) -> None:
        rng = self._rng
        if self.is_away or rng.random() < self.drop:
            return
        for _ in range(2 if rng.random() < self.double else 1):
            later = rng.uniform(0, self.slowest)
            asyncio.get_running_loop().call_later(later, self._deliver, subject, body)

    def listen(self, port: "Port", subject: str, hear: Hear) -> None:
        self._listeners.setdefault(subject, []).append((port, hear))

    def _deliver(self, subject: str, body: bytes) -> None:
        for port, hear in self._listeners.get(subject, []):
            if not port.is_cut:
                task = asyncio.ensure_future(hear(body))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)


class Port:
    """One process's connection."""

    def __init__(self, broker: LossyBroker) -> None:
        self._broker = broker
        self.is_cut = False

    async def publish(self, subject: str, body: bytes) -> None:
        if not self.is_cut:
            self._broker.publish(subject, body)

    async def subscribe(self, subject: str, hear: Hear) -> None:
        self._broker.listen(self, subject, hear)
