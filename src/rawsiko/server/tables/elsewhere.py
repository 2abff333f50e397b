"""Tables and classes of other processes of a cluster."""

from typing import Protocol


class OwnedElsewhere(Exception):
    """Another process has the table or class that was asked for."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Directory(Protocol):
    """Who owns what. It may be wrong."""

    name: str  # of this process

    async def owner_of_table(self, table_id: str) -> str | None: ...
    async def owner_of_class(self, class_id: str) -> str | None: ...
    def forget(self, wanted: str) -> None: ...
