"""The part of the report of `rawsiko balance` on World news and Recycling, in Markdown."""

from collections.abc import Sequence

from rawsiko.cli.reports.balance import plan_name, table
from rawsiko.lab.house_rules import (
    JUDGED_TURNS,
    LIMITS,
    HouseFinding,
    HouseRequirement,
    HouseVerdict,
    house_verdicts,
)
from rawsiko.texts.fluent import SayMessage, Texts
from rawsiko.texts.words import Words


def house_report(findings: Sequence[HouseFinding], texts: Texts) -> str:
    """Nothing if there are no findings."""
    if not findings:
        return ""
    say = texts.say
    few, many = JUDGED_TURNS
    parts = [
        f"## {say('balance-house')}",
        say("balance-house-note", few=few, many=many),
        _summary(findings, say),
        _figures(findings, say, Words(texts)),
    ]
    return "\n" + "\n\n".join(parts) + "\n"


ASKED = {
    HouseRequirement.SEATS: "balance-asked-seats",
    HouseRequirement.POINTS: "balance-asked-points",
    HouseRequirement.WINNERS: "balance-asked-winners",
    HouseRequirement.RECYCLED: "balance-asked-recycled",
    HouseRequirement.FAVORITE: "balance-asked-favorite",
    HouseRequirement.LONGER: "balance-asked-longer",
}


def _summary(findings: Sequence[HouseFinding], say: SayMessage) -> str:
    rows: list[tuple[str, str, str]] = []
    for requirement, message in ASKED.items():
        if found := house_verdicts(requirement, findings):
            least, most = (f"{100 * limit:.0f}" for limit in LIMITS[requirement])
            met = sum(verdict.excess <= 0 for verdict in found)
            worst = max(found, key=lambda verdict: verdict.excess)
            rows.append(
                (
                    say(message, least=least, most=most),
                    say("balance-met-of", met=met, all=len(found)),
                    _worst(worst, say),
                )
            )
    return table((say("balance-requirement"), say("balance-met"), say("balance-worst")), rows)


def _worst(verdict: HouseVerdict, say: SayMessage) -> str:
    return f"{100 * verdict.figure:+.1f}: {plan_name(verdict.finding.plan, say)}"


def _figures(findings: Sequence[HouseFinding], say: SayMessage, words: Words) -> str:
    head = (
        say("balance-played"),
        say("balance-house-seat"),
        say("balance-house-points"),
        say("balance-house-winners"),
        say("balance-house-recycled"),
        say("balance-house-favorite"),
        say("balance-minutes"),
        say("balance-house-longer"),
    )
    rows = [
        (
            plan_name(finding.plan, say),
            f"{finding.furthest.name}: {100 * finding.off_parity:+.1f}",
            _percent(finding.changed_points),
            _percent(finding.changed_winners),
            _percent(finding.recycled),
            _favorite(finding, words),
            f"{finding.minutes:.0f}",
            _percent(finding.longer),
        )
        for finding in findings
    ]
    return table(head, rows)


def _favorite(finding: HouseFinding, words: Words) -> str:
    if finding.favorite is None:
        return "–"
    material, share = finding.favorite
    return f"{words.material(material)} {share:.1%}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"
