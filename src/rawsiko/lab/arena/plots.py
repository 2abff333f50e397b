"""Plots of an arena: win rates, the cross-table, ratings."""

# matplotlib's keyword arguments are untyped.
# pyright: reportUnknownMemberType=false

from pathlib import Path

from matplotlib.figure import Figure

from rawsiko.lab.arena.play import Pair
from rawsiko.lab.arena.statistics import QUOTABLE, ArenaSummary
from rawsiko.lab.plots import INK, Say, chart, draw_intervals, label_win_rates, save
from rawsiko.lab.statistics import Estimate

DARK = 0.55  # win rates from here on are written in white


def draw_arena(folder: Path, summary: ArenaSummary, say: Say, origin: str) -> None:
    """One PNG per plot; `origin` is the command, printed below each."""
    charts = {
        "win_rates": _win_rates(summary, say),
        "cross_table": _cross_table(summary, say),
        "elo": _ratings(summary, say),
    }
    notice = "" if summary.is_quotable else say("arena-too-few", matches=QUOTABLE) + "\n"
    save(folder, charts, origin, notice)


def _win_rates(summary: ArenaSummary, say: Say) -> Figure:
    cells = list(summary.cells.values())
    figure, axes = chart(say("arena-plot-win-rates"), 2 + 0.3 * len(cells))
    names = [
        say("arena-pair", one=it.pair.one, others=it.pair.others, number=summary.seats - 1)
        for it in cells
    ]
    draw_intervals(axes, names, [cell.rate for cell in cells])
    label_win_rates(axes, 1 / summary.seats, say)
    axes.set_xlim(-0.02, 1.02)
    return figure


def _cross_table(summary: ArenaSummary, say: Say) -> Figure:
    bots = summary.bots
    figure, axes = chart(say("arena-plot-cross-table"), 2.2 + 0.6 * len(bots))
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
    figure, axes = chart(say("arena-plot-elo"), 1.8 + 0.3 * len(ratings))
    figures = [Estimate(it.elo, it.elo - it.margin, it.elo + it.margin) for it in ratings]
    draw_intervals(axes, [it.bot for it in ratings], figures)
    axes.set_xlabel(say("arena-elo-interval"), loc="left")
    return figure
