"""Plots of a simulation. Only this and `arena.plots` import matplotlib, which is slow to load."""

# matplotlib's keyword arguments are untyped.
# pyright: reportUnknownMemberType=false

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import fill

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

from rawsiko.lab.results import MatchResult
from rawsiko.lab.statistics import Estimate, GroupSummary, Summary

Say = Callable[..., str]  # the text of a message

# Distinguishable with the common color blindnesses.
BLUE, ORANGE, GRAY = "#0072b2", "#d55e00", "#6b7280"
INK = "#1f2937"
DOTS_PER_INCH = 150
LESSON = 45  # minutes
ORIGIN_WIDTH = 160  # letters in a line
ROOM_FOR_ORIGIN = 0.3  # inches, for two lines


def draw_plots(
    folder: Path, results: Sequence[MatchResult], summary: Summary, say: Say, origin: str
) -> None:
    """One PNG per plot; `origin` is the command, printed below each."""
    fair = 1 / summary.players
    charts: dict[str, Figure] = {
        "wins_by_seat": _win_rates(summary.seats, fair, say, "simulate-plot-seat"),
        "wins_by_card": _win_rates(summary.cards, fair, say, "simulate-plot-card"),
        "points": _points(results, say),
        "turns": _turns(summary, say),
        "minutes": _minutes(results, say),
    }
    if len(summary.bots) > 1:
        charts["wins_by_bot"] = _win_rates(summary.bots, fair, say, "simulate-plot-bot")
    save(folder, charts, origin)


def save(folder: Path, charts: Mapping[str, Figure], origin: str, notice: str = "") -> None:
    """One PNG per plot, with the notice and the origin below."""
    footer = notice + fill(origin, ORIGIN_WIDTH, break_on_hyphens=False)
    for name, figure in charts.items():
        figure.text(0.01, 0.01, footer, fontsize=6, color=GRAY)
        figure.savefig(folder / f"{name}.png", dpi=DOTS_PER_INCH)


def _win_rates(groups: Sequence[GroupSummary], fair: float, say: Say, message: str) -> Figure:
    figure, axes = chart(say(message), 1.8 + 0.26 * len(groups))
    draw_intervals(axes, [group.name for group in groups], [group.rate for group in groups])
    label_win_rates(axes, fair, say)
    axes.set_xlim(left=0)
    return figure


def draw_intervals(axes: Axes, names: Sequence[str], figures: Sequence[Estimate]) -> None:
    """A dot with its 95 % interval for each name, the first at the top."""
    heights = list(range(len(names), 0, -1))
    for height, it in zip(heights, figures, strict=True):
        axes.hlines(height, it.low, it.high, color=BLUE, linewidth=2.5, alpha=0.55)
    axes.plot([it.share for it in figures], heights, "o", color=BLUE, markersize=6)
    axes.set_yticks(heights, names)
    axes.set_ylim(0.4, len(names) + 0.6)
    axes.grid(visible=True, axis="x", color="#e5e7eb")


def label_win_rates(axes: Axes, fair: float, say: Say) -> None:
    """With a line at equal chances."""
    axes.axvline(fair, color=ORANGE, linestyle="--", linewidth=1, label=say("simulate-plot-fair"))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel(say("simulate-plot-win-rate"), loc="left")
    _legend(axes)


def _points(results: Sequence[MatchResult], say: Say) -> Figure:
    figure, axes = chart(say("simulate-plot-points"))
    points = [seat.points for result in results for seat in result.seats]
    winners = [seat.points for result in results for seat in result.seats if seat.place == 1]
    bins = range(0, max(points) + 3, 2)
    axes.hist(points, bins=bins, color=BLUE, alpha=0.6, label=say("simulate-plot-everybody"))
    axes.hist(winners, bins=bins, histtype="step", color=ORANGE, label=say("simulate-plot-winners"))
    _label(axes, say, "simulate-points", "simulate-plot-players")
    _legend(axes)
    return figure


def _turns(summary: Summary, say: Say) -> Figure:
    figure, axes = chart(say("simulate-plot-turns"))
    numbers = [turn.turn for turn in summary.by_turn]
    for values, color, style, message in (
        ([turn.clashes for turn in summary.by_turn], BLUE, "o-", "simulate-plot-clashes"),
        ([turn.conquests for turn in summary.by_turn], ORANGE, "s-", "simulate-plot-conquests"),
        ([turn.moves for turn in summary.by_turn], GRAY, "^:", "simulate-plot-moves"),
    ):
        axes.plot(numbers, values, style, color=color, markersize=5, label=say(message))
    axes.set_ylim(bottom=0)
    _label(axes, say, "simulate-plot-turn", "simulate-plot-per-match")
    _legend(axes)
    return figure


def _minutes(results: Sequence[MatchResult], say: Say) -> Figure:
    figure, axes = chart(say("simulate-plot-minutes"))
    axes.hist([result.minutes for result in results], bins=30, color=BLUE, alpha=0.6)
    lesson = say("simulate-plot-lesson", minutes=LESSON)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.axvline(LESSON, color=ORANGE, linestyle="--", linewidth=1, label=lesson)
    _label(axes, say, "simulate-plot-minute", "simulate-plot-matches")
    _legend(axes)
    return figure


def _legend(axes: Axes) -> None:
    """Next to the axis label, where there's always space; the padding is for the ticks."""
    axes.legend(
        ncols=3,
        frameon=False,
        fontsize=8,
        loc="upper right",
        bbox_to_anchor=(1, 0),
        borderaxespad=2.2,
    )


def chart(title: str, height: float = 4.2) -> tuple[Figure, Axes]:
    room = ROOM_FOR_ORIGIN / height
    layout = ConstrainedLayoutEngine(rect=(0, room, 1, 1 - room))
    figure = Figure(figsize=(7.2, height), layout=layout)
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    axes.set_title(title, loc="left", fontweight="bold", color=INK)
    return figure, axes


def _label(axes: Axes, say: Say, across: str, up: str) -> None:
    axes.set_xlabel(say(across), loc="left")
    axes.set_ylabel(say(up))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
