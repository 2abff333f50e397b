"""The odds of Clashes in words and tables."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from rawsiko.cli.language import texts
from rawsiko.engine.movement import MAX_CLASH_ASSETS
from rawsiko.simulator.odds import clash, conquest, endings, march, sweep
from rawsiko.texts.paragraphs import Column, Grid, Heading, Paragraph, Sentence, Title, Weight

AROUND = 2  # show this many Assets more and fewer
WORTH_A_ROW = 0.001


def one_target(attackers: int, defenders: int) -> Iterator[Paragraph]:
    say = texts().say
    expected = conquest(attackers, defenders)
    lost, destroyed = float(expected.attacker_losses), float(expected.defender_losses)
    yield Title(say("odds-title", attackers=attackers, defenders=str(defenders)))
    yield Sentence(say("odds-conquer", chance=_percent(expected.chance)), Weight.STRONG)
    yield Sentence(say("odds-losses", attacker=lost, defender=destroyed))
    yield Heading(say("odds-first-clash"))
    yield _first_clash(attackers, defenders)
    yield Heading(say("odds-endings"))
    yield _endings(attackers, defenders)
    yield Heading(say("odds-around"))
    yield _around(attackers, defenders)
    yield Sentence(say("odds-note"))


def _first_clash(attackers: int, defenders: int) -> Grid:
    say = texts().say
    outcomes = clash(min(attackers, MAX_CLASH_ASSETS), min(defenders, MAX_CLASH_ASSETS))
    titles = ("attacker-loses", "defender-loses", "chance", "exact")
    return Grid(
        columns=tuple(Column(say(f"odds-{title}"), is_number=True) for title in titles),
        rows=tuple(
            (str(losses.attacker), str(losses.defender), _percent(chance), str(chance))
            for losses, chance in sorted(outcomes.items())
        ),
    )


def _endings(attackers: int, defenders: int) -> Grid:
    """By the Assets left, without endings rarer than 1 in 1,000."""
    say = texts().say
    won: defaultdict[int, Fraction] = defaultdict(Fraction)
    failed: defaultdict[int, Fraction] = defaultdict(Fraction)
    for ending, chance in endings(attackers, defenders).items():
        if ending.defenders == 0:
            won[ending.ready + ending.moved_in] += chance
        else:
            failed[ending.defenders] += chance
    rows = [(say("odds-won", left=left), won[left]) for left in sorted(won, reverse=True)]
    rows += [(say("odds-failed", left=left), failed[left]) for left in sorted(failed)]
    return Grid(
        columns=(Column("", is_number=False), Column(say("odds-chance"), is_number=True)),
        rows=tuple((what, _percent(chance)) for what, chance in rows if chance >= WORTH_A_ROW),
    )


def _around(attackers: int, defenders: int) -> Grid:
    say = texts().say
    columns = range(max(1, defenders - AROUND), defenders + AROUND + 1)
    rows = range(max(1, attackers - AROUND), attackers + AROUND + 1)
    return Grid(
        columns=(
            Column("", is_number=False),
            *(Column(say("odds-defenders", defenders=m), is_number=True) for m in columns),
        ),
        rows=tuple(
            (
                say("odds-attackers", attackers=n),
                *(_percent(conquest(n, m).chance) for m in columns),
            )
            for n in rows
        ),
    )


def several_targets(attackers: int, targets: tuple[int, ...]) -> Iterator[Paragraph]:
    say = texts().say
    shown = ", ".join(map(str, targets))
    titles = ("territories", "guards", "sweep", "march")
    yield Title(say("odds-title", attackers=attackers, defenders=shown))
    yield Grid(
        columns=tuple(Column(say(f"odds-{title}"), is_number=True) for title in titles),
        rows=tuple(
            (
                str(number),
                str(targets[number - 1]),
                _percent(sweep(attackers, targets[:number])),
                _percent(march(attackers, targets[:number])),
            )
            for number in range(1, len(targets) + 1)
        ),
    )
    yield Sentence(say("odds-sweep-note"))
    yield Sentence(say("odds-march-note"))


def _percent(chance: Fraction) -> str:
    return texts().say("odds-percent", share=float(100 * chance))
