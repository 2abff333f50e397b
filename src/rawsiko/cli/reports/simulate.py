"""The results of a simulation in words and tables."""

from collections.abc import Iterator, Sequence

from rawsiko.lab.arena.play import Arena
from rawsiko.lab.simulation import Plan
from rawsiko.lab.statistics import Estimate, GroupSummary, Spread, Summary
from rawsiko.story.story import FLAGS
from rawsiko.texts.fluent import SayMessage
from rawsiko.texts.paragraphs import Column, Grid, Heading, Paragraph, Sentence, Title


def report(plan: Plan, summary: Summary, say: SayMessage) -> Iterator[Paragraph]:
    yield Title(say("simulate-title", matches=summary.matches, players=summary.players))
    yield from made_with(plan, say)
    yield from _groups(summary.seats, say, "simulate-by-seat", "simulate-seat")
    if len(summary.bots) > 1:
        yield from _groups(summary.bots, say, "simulate-by-bot", "simulate-bot")
    yield from _groups(summary.cards, say, "simulate-by-card", "simulate-card")
    yield Heading(say("simulate-course"))
    yield _course(summary, say)
    yield Sentence(say("simulate-note"))


def made_with(plan: Plan | Arena, say: SayMessage) -> Iterator[Paragraph]:
    yield Sentence(
        say(
            "simulate-made-with",
            bots=", ".join(plan.bots),
            turns=plan.options.turns,
            content=f"{plan.content.id} {plan.content.version}",
            seed=str(plan.seed),
        )
    )
    flags = [say(f"story-option-{flag}") for flag in FLAGS if getattr(plan.options, flag)]
    yield Sentence(say("story-options", options=", ".join(flags) or say("simulate-no-options")))


def _groups(
    groups: Sequence[GroupSummary], say: SayMessage, heading: str, kind: str
) -> Iterator[Paragraph]:
    yield Heading(say(heading))
    yield Grid(
        columns=(
            Column(say(kind), is_number=False),
            Column(say("simulate-played"), is_number=True),
            Column(say("simulate-win-rate"), is_number=True),
            Column(say("simulate-interval"), is_number=True),
            Column(say("simulate-points"), is_number=True),
        ),
        rows=tuple(
            (
                group.name,
                say("simulate-count", count=group.played),
                say("simulate-percent", share=100 * group.rate.share),
                interval(group.rate, say),
                say("simulate-number", number=group.points.mean),
            )
            for group in groups
        ),
    )


def _course(summary: Summary, say: SayMessage) -> Grid:
    def rate(value: float) -> tuple[str, str]:
        return say("simulate-rate", rate=value), ""

    def spread(value: Spread) -> tuple[str, str]:
        low, middle, high = (say("simulate-number", number=part) for part in value.quartiles)
        return say("simulate-number", number=value.mean), f"{low} · {middle} · {high}"

    def share(part: Estimate) -> tuple[str, str]:
        return say("simulate-percent", share=100 * part.share), ""

    return Grid(
        columns=(
            Column("", is_number=False),
            Column(say("simulate-mean"), is_number=True),
            Column(say("simulate-quartiles"), is_number=True),
        ),
        rows=(
            (say("simulate-actions"), *spread(summary.actions)),
            (say("simulate-turns"), *spread(summary.turns)),
            (say("simulate-minutes"), *spread(summary.minutes)),
            (say("simulate-points-of-player"), *spread(summary.points)),
            (say("simulate-clashes"), *rate(summary.clashes_per_turn)),
            (say("simulate-conquests"), *rate(summary.conquests_per_turn)),
            (say("simulate-eliminations"), *rate(summary.eliminations)),
            (say("simulate-last-turn"), *share(summary.last_turn)),
            (say("simulate-one-left"), *share(summary.one_left)),
        ),
    )


def interval(rate: Estimate, say: SayMessage) -> str:
    low, high = (say("simulate-percent", share=100 * bound) for bound in (rate.low, rate.high))
    return f"{low} – {high}"
