"""Tables and classes of other processes of a cluster."""

from collections import OrderedDict
from typing import TypeVar

from rawsiko.server.storage.processes import Processes
from rawsiko.server.tables.journal_registry import JournalRegistry, OwnedElsewhere, Runs

REMEMBERED = 50_000
LOOKUPS = 3  # of an owner, while it changes
R = TypeVar("R", bound=Runs)


class Directory:
    """Which process owns a table or a class: read from the database and cached. A cached owner may
    be wrong. Then that process says so, and the owner is looked up again."""

    def __init__(self, processes: Processes) -> None:
        self.name = processes.owner
        self._processes = processes
        self._known: OrderedDict[str, str] = OrderedDict()

    async def reach(self, wanted: str, registry: JournalRegistry[R]) -> R | None:
        """What has this id, if this process has it or may have it. Raises OwnedElsewhere."""
        live = registry.live(wanted)
        if live is not None and self._processes.has_lease():  # else what is here may be old
            return live
        for _ in range(LOOKUPS):
            owner = await self._owner_of(wanted)
            if owner not in (None, self.name):
                raise OwnedElsewhere(owner)
            if (found := await registry.find(wanted)) is not None:
                return found
            # There's no such table or class, or another process was faster.
            self.forget(wanted)
        return None

    async def _owner_of(self, wanted: str) -> str | None:
        """None if nobody has it, or there is no such table or class."""
        known = self._known.get(wanted)
        return known or self._remember(wanted, await self._processes.owner_of(wanted))

    def forget(self, wanted: str) -> None:
        self._known.pop(wanted, None)

    def forget_process(self, name: str) -> None:
        for wanted in [wanted for wanted, owner in self._known.items() if owner == name]:
            del self._known[wanted]

    def learn(self, wanted: str, owner: str) -> None:
        self._remember(wanted, owner)

    def _remember(self, wanted: str, owner: str | None) -> str | None:
        if owner is None or owner == self.name:
            self._known.pop(wanted, None)  # the registry knows which tables are our own
            return owner
        self._known[wanted] = owner
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return owner
