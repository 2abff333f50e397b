"""Which commands made the entries of a table, in four bytes each."""

_BYTES = 4
_MASK = 2 ** (8 * _BYTES) - 1
_SHELF_BITS = 4  # of sixteen shelves only one has to be looked through
_SHELF = 2**_SHELF_BITS - 1


class UsedCommands:
    """Knows every command that it was given. Once in a million times it takes another one for one
    of them: what it may have is then to be looked up in the journal."""

    __slots__ = ("_shelves",)

    def __init__(self) -> None:
        self._shelves = [b""] * (_SHELF + 1)

    def add(self, command: tuple[str, str]) -> None:
        """By sender and id."""
        mark = hash(command)
        self._shelves[mark & _SHELF] += (mark >> _SHELF_BITS & _MASK).to_bytes(_BYTES)

    def may_have(self, command: tuple[str, str]) -> bool:
        mark = hash(command)
        return (mark >> _SHELF_BITS & _MASK).to_bytes(_BYTES) in self._shelves[mark & _SHELF]
