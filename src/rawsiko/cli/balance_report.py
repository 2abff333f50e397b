"""What `rawsiko balance` found, as a page of Markdown."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rawsiko.lab.balance import (
    LEAST_CONQUESTS,
    LEAST_FACTOR,
    MOST_FACTOR,
    MOST_OFF_PARITY,
    POLICY,
    USUAL_PLAYERS,
    Finding,
)
from rawsiko.lab.statistics import GroupSummary


class Say(Protocol):
    def __call__(self, message: str, /, **arguments: str | int | float) -> str: ...


def report(findings: Sequence[Finding], command: str, say: Say) -> str:
    """The whole page; its tables have headings in the reader's language."""
    first = findings[0].plan
    usual = next(f for f in findings if f.plan.players == USUAL_PLAYERS and f.option is None)
    parts = [
        f"# {say('balance-title')}",
        say("balance-made-by", content=f"{first.content.id} {first.content.version}"),
        f"```\n{command}\n```",
        say("balance-note"),
        f"## {say('balance-asked')}",
        _verdicts(usual, say),
    ]
    plain = [finding for finding in findings if finding.option is None]
    parts += [f"## {say('balance-seats')}", _seats(findings, say)]
    parts += [f"## {say('balance-continents')}", say("balance-continents-note")]
    parts += [_continents(plain, say)]
    parts += [f"## {say('balance-life')}", _life(findings, say)]
    parts += [f"## {say('balance-cards')}", say("balance-cards-note"), _cards(plain, say)]
    return "\n\n".join(parts) + "\n"


def _name(finding: Finding, say: Say) -> str:
    bot, players, matches = finding.plan.bots[0], finding.plan.players, finding.plan.matches
    name = say("balance-matches", players=players, matches=matches, bot=bot)
    if finding.option is None:
        return name
    return f"{name}, `--{finding.option.replace('_', '-')}`"


def _verdicts(usual: Finding, say: Say) -> str:
    off = max(abs(seat.rate.share - usual.parity) for seat in usual.seats)
    cards = [usual.factor(card) for card in usual.cards]
    lands = usual.in_seats.values()
    rows = [
        (
            say("balance-asked-seats", most=_percent(MOST_OFF_PARITY)),
            _percent(off),
            off <= MOST_OFF_PARITY,
        ),
        (
            say("balance-asked-cards", least=LEAST_FACTOR, most=MOST_FACTOR),
            f"{min(cards):.2f} – {max(cards):.2f}",
            min(cards) >= LEAST_FACTOR and max(cards) <= MOST_FACTOR,
        ),
        (
            say("balance-asked-continents", least=LEAST_FACTOR, most=MOST_FACTOR),
            f"{min(lands):.2f} – {max(lands):.2f}",
            min(lands) >= LEAST_FACTOR and max(lands) <= MOST_FACTOR,
        ),
        (
            say("balance-asked-conquests", least=LEAST_CONQUESTS),
            f"{usual.conquests:.2f}",
            usual.conquests >= LEAST_CONQUESTS,
        ),
    ]
    head = (say("balance-demand"), say("balance-found"), say("balance-met"))
    answers = {True: say("arena-check-kept"), False: say("balance-not-met")}
    return _table(head, [(what, found, answers[met]) for what, found, met in rows])


def _seats(findings: Iterable[Finding], say: Say) -> str:
    head = (say("balance-played"), say("simulate-seat"), say("simulate-win-rate"))
    rows = [
        (_name(finding, say), seat.name, _rate(seat), f"{finding.factor(seat):.2f}")
        for finding in findings
        for seat in finding.seats
    ]
    return _table((*head, say("balance-factor")), rows)


def _continents(findings: Iterable[Finding], say: Say) -> str:
    head = (say("balance-played"), say("balance-continent"), say("balance-chosen"))
    rows = [
        (
            _name(finding, say),
            say(f"continent-{land.name}"),
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
        say("balance-minutes"),
    )
    rows = [
        (
            _name(finding, say),
            f"{finding.conquests:.2f}",
            _percent(finding.quiet_turns),
            _percent(finding.changed_hands),
            f"{finding.eliminations:.2f}",
            f"{finding.minutes.mean:.0f}",
        )
        for finding in findings
    ]
    return _table(head, rows)


def _cards(findings: Sequence[Finding], say: Say) -> str:
    """Of the policy only: the others have played too few matches to tell cards apart."""
    shown = [finding for finding in findings if finding.plan.bots[0] == POLICY]
    head = (say("simulate-card"), *(_name(finding, say) for finding in shown))
    usual = next(finding for finding in shown if finding.plan.players == USUAL_PLAYERS)
    by_name = [{card.name: card for card in finding.cards} for finding in shown]
    rows = [
        (
            card.name,
            *(
                f"{_rate(cards[card.name])}: {finding.factor(cards[card.name]):.2f}"
                for finding, cards in zip(shown, by_name, strict=True)
            ),
        )
        for card in sorted(usual.cards, key=lambda card: -card.rate.share)
        if all(card.name in cards for cards in by_name)
    ]
    return _table(head, rows)


def _rate(group: GroupSummary) -> str:
    rate = group.rate
    return f"{rate.share:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
