"""Plots of an arena: win rates, the cross-table, ratings."""

# matplotlib's keyword arguments are untyped.
# pyright: reportUnknownMemberType=false

from pathlib import Path
from textwrap import fill

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import PercentFormatter

from rawsiko.lab.arena.play import Pair
from rawsiko.lab.arena.statistics import QUOTABLE, ArenaSummary
from rawsiko.lab.plots import (
    BLUE,
    DOTS_PER_INCH,
    GRAY,
    INK,
    ORANGE,
    ORIGIN_WIDTH,
    ROOM_FOR_ORIGIN,
    Say,
    legend,
)

DARK = 0.55  # win rates from here on are written in white


def draw_arena(folder: Path, summary: ArenaSummary, say: Say, origin: str) -> None:
    """One PNG per plot; `origin` is the command, printed below each."""
    charts = {
        "win_rates": _win_rates(summary, say),
        "cross_table": _cross_table(summary, say),
        "elo": _ratings(summary, say),
    }
    footer = fill(origin, ORIGIN_WIDTH, break_on_hyphens=False)
    if not summary.is_quotable:
        footer = say("arena-too-few", matches=QUOTABLE) + "\n" + footer
    for name, figure in charts.items():
        figure.text(0.01, 0.01, footer, fontsize=6, color=GRAY)
        figure.savefig(folder / f"{name}.png", dpi=DOTS_PER_INCH)


def _win_rates(summary: ArenaSummary, say: Say) -> Figure:
    cells = list(summary.cells.values())
    figure, axes = _chart(say("arena-plot-win-rates"), 2 + 0.3 * len(cells))
    heights = list(range(len(cells), 0, -1))
    for height, cell in zip(heights, cells, strict=True):
        axes.hlines(height, cell.rate.low, cell.rate.high, color=BLUE, linewidth=2.5, alpha=0.55)
    axes.plot([cell.rate.share for cell in cells], heights, "o", color=BLUE, markersize=6)
    fair = say("simulate-plot-fair")
    axes.axvline(1 / summary.seats, color=ORANGE, linestyle="--", linewidth=1, label=fair)
    names = [
        say("arena-pair", one=it.pair.one, others=it.pair.others, number=summary.seats - 1)
        for it in cells
    ]
    axes.set_yticks(heights, names)
    axes.set_ylim(0.4, len(cells) + 0.6)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.grid(visible=True, axis="x", color="#e5e7eb")
    axes.set_xlabel(say("simulate-plot-win-rate"), loc="left")
    legend(axes)
    return figure


def _cross_table(summary: ArenaSummary, say: Say) -> Figure:
    bots = summary.bots
    figure, axes = _chart(say("arena-plot-cross-table"), 2.2 + 0.6 * len(bots))
    shares = [
        [cell.rate.share if (cell := summary.cells.get(Pair(one, others))) else float("nan")
         for others in bots]
        for one in bots
    ]  # fmt: skip
    axes.imshow(shares, cmap="Blues", vmin=0, vmax=1, aspect="auto")
    places = {bot: place for place, bot in enumerate(bots)}
    for pair, cell in summary.cells.items():
        color = "white" if cell.rate.share >= DARK else INK
        share, low, high = (
            say("simulate-percent", share=100 * part)
            for part in (cell.rate.share, cell.rate.low, cell.rate.high)
        )
        text = f"{share}\n{low} – {high}"
        where = places[pair.others], places[pair.one]
        axes.text(*where, text, ha="center", va="center", color=color)
    axes.set_xticks(range(len(bots)), bots)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel(say("arena-others"))
    axes.set_ylabel(say("arena-one"))
    return figure


def _ratings(summary: ArenaSummary, say: Say) -> Figure:
    ratings = summary.ratings
    figure, axes = _chart(say("arena-plot-elo"), 1.8 + 0.3 * len(ratings))
    heights = list(range(len(ratings), 0, -1))
    for height, it in zip(heights, ratings, strict=True):
        ends = it.elo - it.margin, it.elo + it.margin
        axes.hlines(height, *ends, color=BLUE, linewidth=2.5, alpha=0.55)
    axes.plot([it.elo for it in ratings], heights, "o", color=BLUE, markersize=6)
    axes.set_yticks(heights, [it.bot for it in ratings])
    axes.set_ylim(0.4, len(ratings) + 0.6)
    axes.grid(visible=True, axis="x", color="#e5e7eb")
    axes.set_xlabel(say("arena-elo-interval"), loc="left")
    return figure


def _chart(title: str, height: float) -> tuple[Figure, Axes]:
    room = ROOM_FOR_ORIGIN / height
    layout = ConstrainedLayoutEngine(rect=(0, room, 1, 1 - room))
    figure = Figure(figsize=(7.2, height), layout=layout)
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    axes.set_title(title, loc="left", fontweight="bold", color=INK)
    return figure, axes
