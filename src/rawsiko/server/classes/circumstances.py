"""The inputs of decisions about a class, and their results."""

import secrets
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from rawsiko.engine.actions import Refusal
from rawsiko.protocol.class_views import Moment
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import OVER, Seat, Status
from rawsiko.server.classes.entries import ClassEntry

Decision = ClassEntry | TableRefusal | Refusal


class TableFacts(NamedTuple):
    """What is known of a started table; none of it is secret."""

    status: Status
    turn: int
    last_turn: int
    seats: tuple[Seat, ...] = ()  # empty if this process doesn't have the table

    @property
    def is_over(self) -> bool:
        return self.status in OVER

    @property
    def takes_people(self) -> bool:
        """Whether everybody has been seated, so that a latecomer can join."""
        return bool(self.seats) and self.status is not Status.LOBBY and not self.is_over


class Circumstances(NamedTuple):
    """What a decision depends on, besides the class itself."""

    now: Moment
    rng: Random
    tables: Mapping[int, TableFacts]  # all started tables, also those out of reach
    counts: Mapping[str, Mapping[str, int]] = {}  # of the round that is being closed


def new_rng() -> Random:
    return Random(secrets.randbits(128))
