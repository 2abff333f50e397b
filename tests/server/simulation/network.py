"""Links between clients and the server, and the conditions of the network."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from random import Random
from typing import NamedTuple

from rawsiko.engine.ids import PlayerId

SMALLEST_GAP = 1e-6  # seconds: two messages never arrive at the very same moment


class Weather(NamedTuple):
    is_ordered: bool  # as with a socket: messages arrive in order and once
    drop: float
    double: float
    slowest: float  # seconds


class Lane(StrEnum):
    UP = "up"  # to the server
    DOWN = "down"


class Network:
    def __init__(self, rng: Random, weather: Weather) -> None:
        self.weather = weather
        self.is_parted = False  # nothing gets through, and nobody is told
        self._rng = rng

    def carry(self, link: "Link", lane: Lane, deliver: Callable[[], None]) -> None:
        if self.is_parted:
            link.is_torn = True
            return
        for at in self._arrivals(link, lane):
            asyncio.get_running_loop().call_at(at, link.if_open, deliver)

    def _arrivals(self, link: "Link", lane: Lane) -> list[float]:
        rng, weather = self._rng, self.weather
        soon = asyncio.get_running_loop().time() + rng.uniform(0, weather.slowest)
        if weather.is_ordered:
            soon = max(soon, link.newest[lane] + SMALLEST_GAP)
            link.newest[lane] = soon
            return [] if link.is_torn else [soon]  # a socket that lost something is dead
        if rng.random() < weather.drop:
            return []
        return [soon, soon + rng.random()] if rng.random() < weather.double else [soon]


class Link:
    """One connection. Once cut, it carries nothing more."""

    def __init__(
        self, name: str, viewer: PlayerId | None, on_message: Callable[[bytes], None]
    ) -> None:
        self.name = name
        self.viewer = viewer  # whose view may be sent over it
        self.on_message = on_message
        self.receive: Callable[[bytes | None], None] = _nobody  # by the server; None: it was cut
        self.is_open = True
        self.is_torn = False
        self.newest = {Lane.UP: 0.0, Lane.DOWN: 0.0}

    def if_open(self, deliver: Callable[[], None]) -> None:
        if self.is_open:
            deliver()

    def cut(self) -> None:
        if self.is_open:
            self.is_open = False
            self.receive(None)


def _nobody(_body: bytes | None) -> None:
    """Before the server accepts it."""
