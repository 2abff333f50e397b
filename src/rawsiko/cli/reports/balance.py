"""The report of `rawsiko balance` in Markdown."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rawsiko.engine.ids import ContinentId
from rawsiko.lab.balance import (
    LEAST_CONQUESTS,
    LEAST_FACTOR,
    MOST_FACTOR,
    MOST_OFF_PARITY,
    POLICY,
    Finding,
)
from rawsiko.lab.statistics import GroupSummary
from rawsiko.texts.fluent import Texts
from rawsiko.texts.words import Words


class Say(Protocol):
    def __call__(self, message: str, /, **arguments: str | int | float) -> str: ...


def report(findings: Sequence[Finding], command: str, texts: Texts) -> str:
    """The whole page; its tables have headings in the reader's language."""
    say = texts.say
    first = findings[0].plan
    plain = [f for f in findings if f.option is None and f.plan.bots[0] == POLICY]
    parts = [
        f"# {say('balance-title')}",
        say("balance-made-by", content=f"{first.content.id} {first.content.version}"),
        f"```\n{command}\n```",
        say("balance-note"),
        f"## {say('balance-asked')}",
        _verdicts(plain, say),
    ]
    parts += [f"## {say('balance-seats')}", _seats(findings, say)]
    parts += [f"## {say('balance-continents')}", say("balance-continents-note")]
    parts += [_continents(findings, say, Words(texts))]
    parts += [f"## {say('balance-life')}", _life(findings, say)]
    parts += [f"## {say('balance-cards')}", say("balance-cards-note"), _cards(findings, say)]
    return "\n\n".join(parts) + "\n"


def _name(finding: Finding, say: Say) -> str:
    bot, players, matches = finding.plan.bots[0], finding.plan.players, finding.plan.matches
    name = say("balance-matches", players=players, matches=matches, bot=bot)
    if finding.option is None:
        return name
    return f"{name}, `--{finding.option.replace('_', '-')}`"


def _verdicts(plain: Sequence[Finding], say: Say) -> str:
    factors = {"least": LEAST_FACTOR, "most": MOST_FACTOR}
    asked = (
        say("balance-asked-seats", most=f"{100 * MOST_OFF_PARITY:.0f}"),
        say("balance-asked-cards", **factors),
        say("balance-asked-continents", **factors),
        say("balance-asked-conquests", least=LEAST_CONQUESTS),
    )
    found = [_answers(finding, say) for finding in plain]
    head = (say("balance-demand"), *(_name(finding, say) for finding in plain))
    return _table(head, list(zip(asked, *found, strict=True)))


def _answers(finding: Finding, say: Say) -> list[str]:
    """The result for each requirement, and whether it is met."""
    off = max(abs(seat.rate.share - finding.parity) for seat in finding.seats)
    cards = [finding.factor(card) for card in finding.cards]
    lands = list(finding.in_seats.values())
    found = [
        (f"{100 * off:.1f}", off <= MOST_OFF_PARITY),
        *((f"{min(each):.2f} – {max(each):.2f}", _is_within(each)) for each in (cards, lands)),
        (f"{finding.conquests:.2f}", finding.conquests >= LEAST_CONQUESTS),
    ]
    answers = {True: say("arena-check-kept"), False: say("balance-not-met")}
    return [f"{figure}: {answers[is_met]}" for figure, is_met in found]


def _is_within(factors: Sequence[float]) -> bool:
    return min(factors) >= LEAST_FACTOR and max(factors) <= MOST_FACTOR


def _seats(findings: Iterable[Finding], say: Say) -> str:
    head = (say("balance-played"), say("simulate-seat"), say("simulate-win-rate"))
    rows = [
        (_name(finding, say), seat.name, _rate(seat), f"{finding.factor(seat):.2f}")
        for finding in findings
        for seat in finding.seats
    ]
    return _table((*head, say("balance-factor")), rows)


def _continents(findings: Iterable[Finding], say: Say, words: Words) -> str:
    head = (say("balance-played"), say("balance-continent"), say("balance-chosen"))
    rows = [
        (
            _name(finding, say),
            words.continent(ContinentId(land.name)),
            _percent(land.played / (finding.plan.matches * finding.plan.players)),
            _rate(land),
            f"{finding.factor(land):.2f}",
            f"{finding.in_seats[land.name]:.2f}",
        )
        for finding in findings
        for land in finding.continents
    ]
    factors = (say("balance-factor"), say("balance-factor-in-seats"))
    return _table((*head, say("simulate-win-rate"), *factors), rows)


def _life(findings: Iterable[Finding], say: Say) -> str:
    head = (
        say("balance-played"),
        say("balance-conquests"),
        say("balance-quiet"),
        say("balance-changed-hands"),
        say("balance-eliminations"),
        say("simulate-turns"),
        say("balance-minutes"),
    )
    rows = [
        (
            _name(finding, say),
            f"{finding.conquests:.2f}",
            _percent(finding.quiet_turns),
            _percent(finding.changed_hands),
            f"{finding.eliminations:.2f}",
            f"{finding.turns.mean:.1f}",
            f"{finding.minutes.mean:.0f}",
        )
        for finding in findings
    ]
    return _table(head, rows)


def _cards(findings: Sequence[Finding], say: Say) -> str:
    """Only for the policy: the others have too few matches per card."""
    shown = [finding for finding in findings if finding.plan.bots[0] == POLICY]
    head = (say("simulate-card"), *(_name(finding, say) for finding in shown))
    by_name = [{card.name: card for card in finding.cards} for finding in shown]
    names = sorted({name for cards in by_name for name in cards})
    rows = [
        (
            name,
            *(
                _factor(finding, cards[name]) if name in cards else ""
                for finding, cards in zip(shown, by_name, strict=True)
            ),
        )
        for name in names
    ]
    return _table(head, rows)


def _factor(finding: Finding, group: GroupSummary) -> str:
    rate, parity = group.rate, finding.parity
    return f"{rate.share / parity:.2f} ({rate.low / parity:.2f} – {rate.high / parity:.2f})"


def _rate(group: GroupSummary) -> str:
    rate = group.rate
    return f"{rate.share:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
