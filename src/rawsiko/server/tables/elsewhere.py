"""Tables and classes of other processes of a cluster."""

from collections import OrderedDict

from rawsiko.server.storage.cluster import ClusterStorage

REMEMBERED = 50_000


class OwnedElsewhere(Exception):
    """Another process has the table or class that was asked for."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Directory:
    """Which process owns a table or a class: read from the database and cached. A cached owner may
    be wrong. Then that process says so, and the owner is looked up again."""

    def __init__(self, storage: ClusterStorage) -> None:
        self.name = storage.name
        self._storage = storage
        self._known: OrderedDict[str, str] = OrderedDict()

    async def owner_of_table(self, table_id: str) -> str | None:
        """None if nobody has it, or there is no such table."""
        known = self._known.get(table_id)
        return known or self._remember(table_id, await self._storage.owner_of(table_id))

    async def owner_of_class(self, class_id: str) -> str | None:
        known = self._known.get(class_id)
        return known or self._remember(class_id, await self._storage.owner_of_class(class_id))

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
