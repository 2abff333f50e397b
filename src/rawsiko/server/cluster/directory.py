"""Who owns a table or a class: looked up in the database and remembered. What is remembered may be
wrong: then the other process says so, and it's looked up again."""

from collections import OrderedDict
from typing import Protocol

REMEMBERED = 50_000


class Owners(Protocol):
    """The part of ClusterStorage that this needs."""

    name: str

    async def owner_of(self, table_id: str) -> str | None: ...
    async def owner_of_class(self, class_id: str) -> str | None: ...


class Directory:
    def __init__(self, owners: Owners) -> None:
        self.name = owners.name
        self._owners = owners
        self._known: OrderedDict[str, str] = OrderedDict()

    async def owner_of_table(self, table_id: str) -> str | None:
        """None if nobody has it, or there is no such table."""
        return self._known.get(table_id) or self._remember(
            table_id, await self._owners.owner_of(table_id)
        )

    async def owner_of_class(self, class_id: str) -> str | None:
        return self._known.get(class_id) or self._remember(
            class_id, await self._owners.owner_of_class(class_id)
        )

    def forget(self, wanted: str) -> None:
        self._known.pop(wanted, None)

    def forget_process(self, name: str) -> None:
        for wanted in [wanted for wanted, owner in self._known.items() if owner == name]:
            del self._known[wanted]

    def learn(self, wanted: str, owner: str) -> None:
        self._remember(wanted, owner)

    def _remember(self, wanted: str, owner: str | None) -> str | None:
        if owner is None or owner == self.name:
            # One's own tables aren't remembered: the registry knows them better.
            self._known.pop(wanted, None)
            return owner
        self._known[wanted] = owner
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return owner
