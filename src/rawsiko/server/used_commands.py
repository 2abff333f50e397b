"""Which commands made the entries of a table, in four bytes each."""

_BYTES = 4
_MASK = 2 ** (8 * _BYTES) - 1


class UsedCommands:
    """Knows every command that it was given. Once in a million times it takes another one for one
    of them: what it may have is then to be looked up in the journal."""

    __slots__ = ("_marks",)

    def __init__(self) -> None:
        self._marks = bytearray()

    def add(self, command: tuple[str, str]) -> None:
        """By sender and id."""
        self._marks += (hash(command) & _MASK).to_bytes(_BYTES)

    def may_have(self, command: tuple[str, str]) -> bool:
        return (hash(command) & _MASK).to_bytes(_BYTES) in self._marks
