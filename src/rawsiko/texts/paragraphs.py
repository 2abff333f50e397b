"""The parts of a story, without their formatting."""

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True)
class Title:
    """Opens a chapter: the setup, a Turn, the end."""

    text: str


@dataclass(frozen=True)
class Heading:
    """Opens a phase within a chapter."""

    text: str


class Weight(Enum):
    """How much a sentence is emphasized."""

    QUIET = auto()
    NORMAL = auto()
    STRONG = auto()


@dataclass(frozen=True)
class Sentence:
    text: str
    weight: Weight = Weight.NORMAL


@dataclass(frozen=True)
class Column:
    title: str
    is_number: bool


@dataclass(frozen=True)
class Grid:
    """A row whose other cells are empty is the heading of a section."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


Paragraph = Title | Heading | Sentence | Grid
