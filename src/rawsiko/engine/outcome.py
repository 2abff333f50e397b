"""The result of an action."""

from typing import NamedTuple

from rawsiko.engine.events import Event
from rawsiko.engine.state import State


class Outcome(NamedTuple):
    state: State
    events: tuple[Event, ...]
