"""The report of `rawsiko balance` in Markdown."""

from collections.abc import Iterable, Sequence

from rawsiko.engine.ids import ContinentId
from rawsiko.engine.options import Options
from rawsiko.lab.balance import (
    ENOUGH_FOR_FACTORS,
    ENOUGH_TO_JUDGE,
    LEAST_CONQUESTS,
    LEAST_FACTOR,
    LEAST_OF_CONTINENT,
    MOST_FACTOR,
    MOST_OF_CONTINENT,
    MOST_OFF_PARITY,
    POLICY,
    PlanFinding,
)
from rawsiko.lab.requirements import JudgedPlan, Requirement, judged
from rawsiko.lab.simulation import Plan
from rawsiko.lab.statistics import GroupSummary
from rawsiko.texts.fluent import SayMessage, Texts
from rawsiko.texts.words import Words


def report(findings: Sequence[PlanFinding], command: str, texts: Texts) -> str:
    """The whole page; its tables have headings in the reader's language."""
    say = texts.say
    first = findings[0].plan
    policy = [finding for finding in findings if finding.plan.bots[0] == POLICY]
    parts = [
        f"# {say('balance-title')}",
        say("balance-made-by", content=f"{first.content.id} {first.content.version}"),
        f"```\n{command}\n```",
        say("balance-note"),
        f"## {say('balance-summary')}",
        say("balance-summary-note", usual=Options().turns),
        _summary(policy, say, Words(texts)),
        f"## {say('balance-asked')}",
        _verdicts(policy, say),
    ]
    parts += [f"## {say('balance-seats')}", _seats(findings, say)]
    note = say("balance-continents-note", least=ENOUGH_TO_JUDGE)
    parts += [f"## {say('balance-continents')}", note]
    parts += [_continents(findings, say, Words(texts))]
    parts += [f"## {say('balance-life')}", _life(findings, say)]
    parts += [f"## {say('balance-cards')}", say("balance-cards-note"), _cards(findings, say)]
    return "\n\n".join(parts) + "\n"


def _name(finding: PlanFinding, say: SayMessage) -> str:
    return plan_name(finding.plan, say)


def plan_name(plan: Plan, say: SayMessage) -> str:
    name = say("balance-matches", players=plan.players, matches=plan.matches, bot=plan.bots[0])
    flags = _flags(plan.options)
    return f"{name}, `{flags}`" if flags else name


def _flags(options: Options) -> str:
    """As on the command line, without what is usual."""
    usual = Options()
    flags = [f"--turns {options.turns}"] if options.turns != usual.turns else []
    flags += [
        f"--{name.replace('_', '-')}"
        for name in options.__struct_fields__
        if getattr(options, name) is True
    ]
    return " ".join(flags)


def _summary(policy: Sequence[PlanFinding], say: SayMessage, words: Words) -> str:
    """How often each requirement is met, and where it is missed most or nearly missed."""
    head = (say("balance-requirement"), say("balance-met"), say("balance-worst"))
    rows: list[tuple[str, str, str]] = []
    for asked, requirement in zip(_asked(say), Requirement, strict=True):
        if found := judged(requirement, policy):
            met = say("balance-met-of", met=sum(one.is_met for one in found), all=len(found))
            worst = max(found, key=lambda one: one.excess)
            where = _name(worst.finding, say)
            rows.append((asked, met, f"{_figure(requirement, worst, say, words)}: {where}"))
    return table(head, rows)


def _figure(requirement: Requirement, worst: JudgedPlan, say: SayMessage, words: Words) -> str:
    rate = worst.figure
    match requirement:
        case Requirement.SEATS:
            points = [f"{100 * off:+.1f}" for off in (rate.share, rate.low, rate.high)]
            return f"{say('simulate-seat')} {worst.name} {_interval(points)}"
        case Requirement.CONQUESTS:
            return f"{rate.share:.2f}"
        case Requirement.CARDS | Requirement.CONTINENTS:
            is_card = requirement is Requirement.CARDS
            name = worst.name if is_card else words.continent(ContinentId(worst.name))
            factors = [f"{factor:.2f}" for factor in (rate.share, rate.low, rate.high)]
            return f"{name} {_interval(factors)}"


def _interval(figures: Sequence[str]) -> str:
    share, low, high = figures
    return f"{share} ({low} – {high})"


def _asked(say: SayMessage) -> tuple[str, ...]:
    return (
        say("balance-asked-seats", most=f"{100 * MOST_OFF_PARITY:.0f}"),
        say("balance-asked-cards", least=LEAST_FACTOR, most=MOST_FACTOR),
        say("balance-asked-continents", least=LEAST_OF_CONTINENT, most=MOST_OF_CONTINENT),
        say("balance-asked-conquests", least=LEAST_CONQUESTS),
    )


def _verdicts(policy: Sequence[PlanFinding], say: SayMessage) -> str:
    head = (say("balance-played"), *_asked(say))
    return table(head, [(_name(finding, say), *_answers(finding, say)) for finding in policy])


def _answers(finding: PlanFinding, say: SayMessage) -> list[str]:
    """The result for each requirement, and whether it is met."""
    off = max(abs(seat.rate.share - finding.parity) for seat in finding.seats)
    found = [
        (f"{100 * off:.1f}", off <= MOST_OFF_PARITY),
        _within([finding.factor(card) for card in finding.cards], LEAST_FACTOR, MOST_FACTOR),
        _within(
            [finding.in_seats[land.name] for land in finding.judged_continents],
            LEAST_OF_CONTINENT,
            MOST_OF_CONTINENT,
        ),
        (f"{finding.conquests:.2f}", finding.conquests >= LEAST_CONQUESTS),
    ]
    answers = {True: say("arena-check-kept"), False: say("balance-not-met")}
    texts = [f"{figure}: {answers[is_met]}" for figure, is_met in found]
    if finding.plan.matches < ENOUGH_FOR_FACTORS:
        texts[1] = "–"
    if not finding.judged_continents:
        texts[2] = "–"
    return texts


def _within(factors: Sequence[float], least: float, most: float) -> tuple[str, bool]:
    low, high = min(factors, default=1.0), max(factors, default=1.0)
    return f"{low:.2f} – {high:.2f}", least <= low and high <= most


def _seats(findings: Iterable[PlanFinding], say: SayMessage) -> str:
    head = (say("balance-played"), say("simulate-seat"), say("simulate-win-rate"))
    rows = [
        (_name(finding, say), seat.name, _rate(seat), f"{finding.factor(seat):.2f}")
        for finding in findings
        for seat in finding.seats
    ]
    return table((*head, say("balance-factor")), rows)


def _continents(findings: Iterable[PlanFinding], say: SayMessage, words: Words) -> str:
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
    return table((*head, say("simulate-win-rate"), *factors), rows)


def _life(findings: Iterable[PlanFinding], say: SayMessage) -> str:
    head = (
        say("balance-played"),
        say("balance-conquests"),
        say("balance-quiet"),
        say("balance-changed-hands"),
        say("balance-last-turn"),
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
            "–" if finding.last_turn_changed is None else _percent(finding.last_turn_changed),
            f"{finding.eliminations:.2f}",
            f"{finding.turns.mean:.1f}",
            f"{finding.minutes.mean:.0f}",
        )
        for finding in findings
    ]
    return table(head, rows)


def _cards(findings: Sequence[PlanFinding], say: SayMessage) -> str:
    """Only for the policy and the usual number of Turns, without other options than Head start."""
    shown = [
        finding
        for finding in findings
        if finding.plan.bots[0] == POLICY
        and finding.plan.options in (Options(), Options(head_start=True))
    ]
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
    return table(head, rows)


def _factor(finding: PlanFinding, group: GroupSummary) -> str:
    rate, parity = group.rate, finding.parity
    return f"{rate.share / parity:.2f} ({rate.low / parity:.2f} – {rate.high / parity:.2f})"


def _rate(group: GroupSummary) -> str:
    rate = group.rate
    return f"{rate.share:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def _percent(share: float) -> str:
    return f"{share:.1%}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
