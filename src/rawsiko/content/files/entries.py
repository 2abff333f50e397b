"""Reads TOML files strictly: anything unexpected becomes a Problem, never an exception."""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from rawsiko.content.problems import Argument, Problem, problem

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_ID = 60
LARGEST_NUMBER = 1_000_000


class TomlFile:
    """One file of a content folder. `problems` is shared by all files and entries of the folder."""

    def __init__(self, folder: Path, name: str, problems: list[Problem]) -> None:
        self.name = name
        self.problems = problems
        self._unreadable = False
        self.table = self._read(folder / name)

    def report(self, entry: str, message: str, **arguments: Argument) -> None:
        # Don't report missing entries of an unreadable file.
        if not self._unreadable:
            self.problems.append(problem(self.name, entry, message, **arguments))

    def whole(self) -> "Entry":
        """The file as one entry."""
        return Entry(self, "", self.table)

    def entries(self) -> Iterator["Entry"]:
        """The tables of the file, in its order; each is named by an id."""
        for name, value in self.table.items():
            if not is_id(name):
                self.report(name, "bad-id", id=name)
            if isinstance(value, dict):
                yield Entry(self, sys.intern(name), cast("dict[str, object]", value))
            else:
                self.report(name, "wrong-type", key=name, expected="table")

    def _read(self, path: Path) -> Mapping[str, object]:
        try:
            # Some editors put a byte order mark before everything else.
            return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
        except FileNotFoundError:
            self.report("", "missing-file")
        except UnicodeDecodeError as error:
            self.report("", "not-utf8", position=error.start)
        except OSError as error:
            self.report("", "unreadable", detail=error.strerror or str(error))
        # tomllib also raises ValueError for numbers with thousands of digits, and RecursionError
        # for deep nesting.
        except (ValueError, RecursionError) as error:
            self.report("", "bad-toml", detail=str(error))
        self._unreadable = True
        return {}


class Entry:
    """A table whose values are read by key and type.

    A missing or wrong value is reported, and an empty one returned instead.
    """

    def __init__(self, file: TomlFile, name: str, table: Mapping[str, object]) -> None:
        self.file = file
        self.name = name
        self._table = table

    def report(self, message: str, **arguments: Argument) -> None:
        self.file.report(self.name, message, **arguments)

    def has(self, key: str) -> bool:
        return key in self._table

    def text(self, key: str) -> str:
        value = self._table.get(key)
        if isinstance(value, str) and value:
            return sys.intern(value)
        self._wrong(key, value, "text")
        return ""

    def identifier(self, key: str) -> str:
        value = self.text(key)
        if value and not is_id(value):
            self.report("bad-id", id=value)
        return value

    def whole_number(self, key: str, least: int, most: int, clause: str = "") -> int:
        """`clause` is the rule that gives the limits, if one does."""
        value = self._table.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            if least <= value <= most:
                return value
            if clause:
                self.report("out-of-rule", key=key, least=least, most=most, clause=clause)
            else:
                self.report("out-of-range", key=key, least=least, most=most)
            return least
        self._wrong(key, value, "whole-number")
        return least

    def number(self, key: str) -> float:
        value = self._table.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            if abs(value) <= LARGEST_NUMBER:  # false for "not a number"
                return value
            self.report("out-of-range", key=key, least=-LARGEST_NUMBER, most=LARGEST_NUMBER)
            return 0.0
        self._wrong(key, value, "number")
        return 0.0

    def flag(self, key: str) -> bool:
        """True or false; false when the key is absent."""
        value = self._table.get(key, False)
        if isinstance(value, bool):
            return value
        self._wrong(key, value, "flag")
        return False

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of different texts."""
        value = self._table.get(key)
        if not isinstance(value, list):
            self._wrong(key, value, "list")
            return ()
        texts: dict[str, None] = {}
        for item in cast("list[object]", value):
            if not isinstance(item, str):
                self.report("wrong-type", key=key, expected="list")
            elif item in texts:
                self.report("listed-twice", key=key, id=item)
            else:
                texts[sys.intern(item)] = None
        return tuple(texts)

    def whole_numbers(
        self, key: str, least: int, most: int, *, may_repeat: bool = False
    ) -> tuple[int, ...]:
        """A list of whole numbers in the given range; different ones, unless they may repeat."""
        value = self._table.get(key)
        if not isinstance(value, list):
            self._wrong(key, value, "numbers")
            return ()
        numbers: list[int] = []
        for item in cast("list[object]", value):
            if not isinstance(item, int) or isinstance(item, bool):
                self.report("wrong-type", key=key, expected="numbers")
            elif not least <= item <= most:
                self.report("out-of-range", key=key, least=least, most=most)
            elif item in numbers and not may_repeat:
                self.report("listed-twice", key=key, id=str(item))
            else:
                numbers.append(item)
        return tuple(numbers)

    def table(self, key: str) -> "Entry":
        """A table inside this one."""
        value = self._table.get(key)
        if isinstance(value, dict):
            return Entry(self.file, self._inner_name(key), cast("dict[str, object]", value))
        self._wrong(key, value, "table")
        return Entry(self.file, self._inner_name(key), {})

    def tables(self, key: str) -> "list[Entry]":
        """A list of tables inside this one; none when the key is absent."""
        value = self._table.get(key, [])
        if not isinstance(value, list):
            self._wrong(key, value, "tables")
            return []
        entries: list[Entry] = []
        for number, item in enumerate(cast("list[object]", value), start=1):
            if isinstance(item, dict):
                name = f"{self._inner_name(key)} {number}"
                entries.append(Entry(self.file, name, cast("dict[str, object]", item)))
            else:
                self.report("wrong-type", key=key, expected="tables")
        return entries

    def inner_entries(self) -> "list[Entry]":
        """All values of this table, each of which must be a table."""
        return [self.table(key) for key in self._table]

    def refuse_keys_besides(self, *known: str) -> None:
        """Report every other key; usually it's misspelled."""
        for key in self._table:
            if key not in known:
                self.report("unknown-key", key=key, known=", ".join(known))

    def _wrong(self, key: str, value: object, expected: str) -> None:
        if key not in self._table:
            self.report("missing-key", key=key)
        elif value == "":
            self.report("empty-text", key=key)
        else:
            self.report("wrong-type", key=key, expected=expected)

    def _inner_name(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key


def is_id(text: str) -> bool:
    """Lower-case words with underscores."""
    return len(text) <= LONGEST_ID and ID.fullmatch(text) is not None
