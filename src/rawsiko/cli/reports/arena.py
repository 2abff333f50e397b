"""The results of an arena, and the verdict on a bot, in words and tables."""

from collections.abc import Iterator

from rawsiko.cli.reports.simulate import interval, made_with
from rawsiko.lab.arena.check import CheckReport, Promise
from rawsiko.lab.arena.play import Arena, Pair
from rawsiko.lab.arena.statistics import QUOTABLE, ArenaSummary, ThinkingTime, thinking
from rawsiko.texts.fluent import SayMessage
from rawsiko.texts.paragraphs import Column, Grid, Heading, Paragraph, Sentence, Title


def report(arena: Arena, summary: ArenaSummary, say: SayMessage) -> Iterator[Paragraph]:
    yield Title(say("arena-title", seats=arena.seats, matches=arena.matches_of_pair))
    yield from made_with(arena, say)
    if not summary.is_quotable:
        yield Sentence(say("arena-too-few", matches=QUOTABLE))
    yield Heading(say("arena-pairs"))
    yield _pairs(summary, say)
    if len(summary.bots) > 2:
        yield Heading(say("arena-cross-table"))
        yield _cross_table(summary, say)
    yield Heading(say("arena-elo"))
    yield _ratings(summary, say)
    yield Heading(say("arena-thinking"))
    yield _thinking(summary.thinking, say)
    yield Sentence(say("arena-note", share=100 / arena.seats))


def verdict_report(name: str, verdict: CheckReport, say: SayMessage) -> Iterator[Paragraph]:
    yield Title(say("arena-check-title", bot=name))
    tried = {
        "choices": verdict.choices,
        "matches": verdict.matches,
        "players": ", ".join(map(str, verdict.players)),
    }
    yield Sentence(say("arena-check-tried", **tried))
    yield Grid(
        columns=(Column("", is_number=False), Column("", is_number=False)),
        rows=tuple(
            (say(f"arena-check-{promise}"), _finding(verdict, promise, say)) for promise in Promise
        ),
    )
    if verdict.seconds:
        yield Heading(say("arena-thinking"))
        yield _thinking(thinking([name], {name: verdict.seconds}), say)
    yield Sentence(say("arena-check-fair" if verdict.is_fair else "arena-check-unfair", bot=name))


def _finding(verdict: CheckReport, promise: Promise, say: SayMessage) -> str:
    if promise in verdict.untried:
        return say("arena-check-untried")
    breach = verdict.breaches.get(promise)
    if breach is None:
        return say("arena-check-kept")
    if breach.reason is None:
        return say("arena-check-broken", choice=breach.choice)
    return say("arena-check-failed", choice=breach.choice, reason=breach.reason)


def _pairs(summary: ArenaSummary, say: SayMessage) -> Grid:
    return Grid(
        columns=(
            Column(say("arena-one"), is_number=False),
            Column(say("arena-others"), is_number=False),
            Column(say("simulate-played"), is_number=True),
            Column(say("simulate-win-rate"), is_number=True),
            Column(say("simulate-interval"), is_number=True),
            Column(say("simulate-points"), is_number=True),
            Column(say("arena-others-points"), is_number=True),
        ),
        rows=tuple(
            (
                cell.pair.one,
                f"{summary.seats - 1} × {cell.pair.others}",
                say("simulate-count", count=cell.matches),
                say("simulate-percent", share=100 * cell.rate.share),
                interval(cell.rate, say),
                say("simulate-number", number=cell.points),
                say("simulate-number", number=cell.others_points),
            )
            for cell in summary.cells.values()
        ),
    )


def _cross_table(summary: ArenaSummary, say: SayMessage) -> Grid:
    def share(one: str, others: str) -> str:
        cell = summary.cells.get(Pair(one, others))
        if cell is None:
            return "–"
        percent = say("simulate-percent", share=100 * cell.rate.share)
        return f"{percent} ({interval(cell.rate, say)})"

    return Grid(
        columns=(
            Column(say("arena-one"), is_number=False),
            *(Column(f"{summary.seats - 1} × {bot}", is_number=True) for bot in summary.bots),
        ),
        rows=tuple((one, *(share(one, others) for others in summary.bots)) for one in summary.bots),
    )


def _ratings(summary: ArenaSummary, say: SayMessage) -> Grid:
    def number(value: float) -> str:
        # Without a group mark, as ratings are written; and no “-0”.
        return str(round(value)).replace("-", "−")

    return Grid(
        columns=(
            Column(say("simulate-bot"), is_number=False),
            Column("Elo", is_number=True),
            Column(say("simulate-interval"), is_number=True),
        ),
        rows=tuple(
            (it.bot, number(it.elo), f"± {number(it.margin)}" if it.margin else "")
            for it in summary.ratings
        ),
    )


def _thinking(rows: tuple[ThinkingTime, ...], say: SayMessage) -> Grid:
    return Grid(
        columns=(
            Column(say("simulate-bot"), is_number=False),
            Column(say("arena-plans"), is_number=True),
            Column("p50", is_number=True),
            Column("p95", is_number=True),
            Column(say("arena-longest"), is_number=True),
        ),
        rows=tuple(
            (
                it.bot,
                say("simulate-count", count=it.plans),
                *(
                    say("arena-milliseconds", number=value)
                    for value in (it.median, it.p95, it.longest)
                ),
            )
            for it in rows
        ),
    )
