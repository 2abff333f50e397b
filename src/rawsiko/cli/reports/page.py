"""Prints the paragraphs of a story: with colors on a terminal, as plain text elsewhere."""

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from rawsiko.texts.paragraphs import Grid, Heading, Paragraph, Sentence, Title, Weight

# Distinguishable with the common color blindnesses, and legible on dark and light backgrounds.
PLAYER_COLORS = ("#e06c00", "#2a94d6", "#c766a8", "#16a37c", "#b58900")
STYLES = {Weight.QUIET: "dim", Weight.NORMAL: "", Weight.STRONG: "bold"}
INDENT = 4
HANGING = 2
GAP = 2


class Page:
    """Standard output. `players` are the names that get a color each."""

    def __init__(self, players: Iterable[str]) -> None:
        self._console = Console(highlight=False, markup=False, emoji=False)
        self.is_terminal = self._console.is_terminal
        self._after_grid = False
        self._colors = dict(zip(players, PLAYER_COLORS, strict=False))
        longest_first = sorted(map(re.escape, self._colors), key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)")

    def show_all(self, paragraphs: Iterable[Paragraph]) -> None:
        for paragraph in paragraphs:
            self.show(paragraph)

    def show(self, paragraph: Paragraph) -> None:
        if self._after_grid and isinstance(paragraph, Sentence):
            print()
        self._after_grid = isinstance(paragraph, Grid)
        if self.is_terminal:
            self._show_in_color(paragraph)
        else:
            # Not wrapped: the width of a later reader is unknown.
            print("\n".join(plain(paragraph)))

    def _show_in_color(self, paragraph: Paragraph) -> None:
        match paragraph:
            case Title():
                title = Text(paragraph.text, "bold")
                self._console.print()
                self._console.print(Rule(title, style="dim", characters="━", align="left"))
            case Heading():
                self._console.print()
                self._show_text(self._colored(paragraph.text, "bold"), INDENT // 2)
            case Sentence():
                self._show_text(self._colored(paragraph.text, STYLES[paragraph.weight]), INDENT)
            case Grid():
                self._console.print()
                self._console.print(Padding.indent(self._table(paragraph), INDENT))
            case _:
                assert_never(paragraph)

    def _show_text(self, text: Text, indent: int) -> None:
        """Wrapped with a hanging indent."""
        lines = text.wrap(self._console, max(1, self._console.width - indent - HANGING))
        for number, line in enumerate(lines):
            line.rstrip()
            self._console.print(Padding.indent(line, indent + HANGING if number else indent))

    def _table(self, grid: Grid) -> Table:
        table = Table(
            box=box.SIMPLE_HEAD,
            show_edge=False,
            show_header=_has_header(grid),
            pad_edge=False,
            header_style="dim",
            border_style="dim",
        )
        for column in grid.columns:
            table.add_column(Text(column.title), justify="right" if column.is_number else "left")
        for row in grid.rows:
            style = "" if any(row[1:]) else "bold"
            table.add_row(*(self._colored(cell, style) for cell in row))
        return table

    def _colored(self, text: str, style: str = "") -> Text:
        colored = Text(text, style=style)
        for name in self._names.finditer(text) if self._colors else ():
            colored.stylize(Style(color=self._colors[name.group()], bold=True), *name.span())
        return colored


def plain(paragraph: Paragraph) -> list[str]:
    """The lines of a paragraph without any color."""
    match paragraph:
        case Title():
            return ["", paragraph.text, "=" * cell_len(paragraph.text)]
        case Heading():
            return ["", " " * (INDENT // 2) + paragraph.text]
        case Sentence():
            return [" " * INDENT + paragraph.text]
        case Grid():
            header = [tuple(column.title for column in paragraph.columns)]
            rows = [*(header if _has_header(paragraph) else []), *paragraph.rows]
            return ["", *_aligned(rows, [column.is_number for column in paragraph.columns])]
        case _:
            assert_never(paragraph)


def _aligned(rows: Sequence[Sequence[str]], is_number: Sequence[bool]) -> list[str]:
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        line = " " * INDENT
        for cell, width, right in zip(row, widths, is_number, strict=True):
            space = " " * (width - cell_len(cell))
            line += (space + cell if right else cell + space) + " " * GAP
        lines.append(line.rstrip())
    return lines


def _has_header(grid: Grid) -> bool:
    return any(column.title for column in grid.columns)
