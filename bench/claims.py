"""The null test of the debrief: how often it claims a pattern where there is none.

    python3 run.py bench claims [CLASSES]

Each class has nine tables of four companies and four Turns. Where there is nothing to find, a
sentence that claims a pattern may appear in 15 % of the classes; where an effect is planted that is
as large as the sentence says, it has to appear in 80 %. Both kinds of classes are played by bots:
`random` ones, and Medium ones whose cards are swapped within each table after the match. News cards
(R4.10) are drawn after these matches as well, so they changed nothing. The last
line gives the largest share found without an effect and the smallest with one. Exit status 1: a bar
is missed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

import msgspec

from bench.not_measured import exit_status
from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import find_content, standard_content, standard_folder
from rawsiko.debrief.debrief import Debrief, debrief
from rawsiko.debrief.matches import Clash, Draw, PlayedMatch, drawn, read_match
from rawsiko.debrief.news import company_hit
from rawsiko.engine.content import Application
from rawsiko.engine.end import ranking_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.news import card_drawn, cards_that_can_open
from rawsiko.engine.options import Options
from rawsiko.engine.state import News, Score, State
from rawsiko.lab.fast import FastLab

CLASSES, TABLES, PLAYERS, SEED = 200, 9, 4, 11
OPTIONS = Options(turns=4, advanced_setup=True, head_start=True)
MOST_BY_CHANCE, FEWEST_PLANTED = 15, 80  # percent of the classes

PlayedClass = Sequence[PlayedMatch]
Change = Callable[[PlayedMatch, Random], PlayedMatch]


def main() -> None:
    classes = int(sys.argv[1]) if len(sys.argv) > 1 else CLASSES
    found = {name: claims_in(some) for name, some in without_effect(classes).items()}
    for name, claims in found.items():
        _print(name, claims, classes)
    most = max(100 * claims[claim] / classes for claims in found.values() for claim in PLANTED)
    fewest = 100.0
    for claim in PLANTED:
        claims = claims_in(planted(claim, classes))
        _print(f"planted: {claim}", claims, classes)
        fewest = min(fewest, 100 * claims[claim] / classes)
    goals = f"goal {MOST_BY_CHANCE} planted_percent {fewest:.1f} goal {FEWEST_PLANTED}"
    print(f"by_chance_percent {most:.1f} {goals}")
    if most > MOST_BY_CHANCE or fewest < FEWEST_PLANTED:
        sys.exit(1)


def _print(name: str, claims: Counter[str], classes: int) -> None:
    for text, times in sorted(claims.items()):
        kind = "claims" if text in PLANTED else "tells"
        print(f"{name}: {text} {kind} in {times} of {classes}")


def claims_in(classes: Iterator[PlayedClass]) -> Counter[str]:
    """In how many classes each sentence appears."""
    facts = Facts(facts_folder(standard_folder()))
    return Counter(
        text for played in classes for text in sentences(debrief(played, standard_content(), facts))
    )


def sentences(result: Debrief) -> set[str]:
    """The ids of all sentences worked out from the matches."""
    values = (getattr(result, name) for name in result.__struct_fields__)
    return {
        finding.text
        for value in values
        if hasattr(value, "frame")
        for finding in value.frame.findings
    }


def without_effect(classes: int) -> Mapping[str, Iterator[PlayedClass]]:
    return {
        "random": _changed(played_by("random", classes), with_news),
        "medium, cards swapped": _swapped(classes),
    }


def planted(claim: str, classes: int) -> Iterator[PlayedClass]:
    """Classes with cards swapped, and what the sentence claims."""
    return _changed(_swapped(classes), PLANTED[claim])


def _swapped(classes: int) -> Iterator[PlayedClass]:
    return _changed(_changed(played_by("medium", classes), swapped), with_news)


def played_by(bot: str, classes: int) -> Iterator[PlayedClass]:
    lab = FastLab(standard_content(), OPTIONS, PLAYERS, [bot], SEED)
    for number in range(classes):
        files = [lab.replay(TABLES * number + table)[1] for table in range(1, TABLES + 1)]
        yield [
            read_match(b"".join(file), table, find_content)
            for table, file in enumerate(files, start=1)
        ]


def _changed(classes: Iterator[PlayedClass], change: Change) -> Iterator[PlayedClass]:
    chance = Random(SEED)
    for played in classes:
        yield [change(match, chance) for match in played]


def swapped(match: PlayedMatch, chance: Random) -> PlayedMatch:
    """The match with the cards of its companies dealt anew among them, and scored so."""
    cards = [match.start.objectives[player] for player in match.start.order]
    chance.shuffle(cards)
    dealt = dict(zip(match.start.order, cards, strict=True))

    def with_cards(state: State) -> State:
        return msgspec.structs.replace(state, objectives=dealt)

    positions = tuple(
        replace(position, state=with_cards(position.state)) for position in match.positions
    )
    ranking = ranking_of(positions[-1].state)
    return replace(match, start=with_cards(match.start), positions=positions, ranking=ranking)


def with_news(match: PlayedMatch, chance: Random) -> PlayedMatch:
    """The match with news cards that were drawn by R4.10 and stopped nothing."""
    draws: tuple[Draw, ...] = ()
    for position in match.positions[1:-1]:
        opened = tuple(draw.card.id for draw in draws)
        before = msgspec.structs.replace(position.state, news=News({}, opened))
        die = chance.randint(1, sum(card.weight for card in cards_that_can_open(before)))
        draws += (drawn(position.turn + 1, card_drawn(before, die), before),)
    return replace(match, draws=draws)


def _attacks_for_the_card(match: PlayedMatch, _: Random) -> PlayedMatch:
    """Three of four Clashes are for what the attacker's card lacked; by chance it's about half."""
    wanted = [clash for clash in match.clashes if _is_wanted(match, clash)]
    others = [clash for clash in match.clashes if not _is_wanted(match, clash)]
    return replace(match, clashes=(*wanted, *others[: len(wanted) // 3]))


def _is_wanted(match: PlayedMatch, clash: Clash) -> bool:
    return bool(match.needs(clash.attacker).intersection(clash.lacked))


def _leader_wins(match: PlayedMatch, chance: Random) -> PlayedMatch:
    """At nine of ten tables, a company that got the most new Assets in Turn 2 wins."""
    early = match.investments.get(2, {})
    if chance.random() >= 0.9:
        return match
    leader = max(match.start.order, key=lambda player: early.get(player, 0))
    return replace(match, ranking=tuple(_with_winner(match, leader)))


def _with_winner(match: PlayedMatch, winner: PlayerId) -> Iterator[Score]:
    for score in match.ranking:
        place = 1 if score.player == winner else max(2, score.place)
        yield msgspec.structs.replace(score, place=place)


def _news_costs_an_application(match: PlayedMatch, _: Random) -> PlayedMatch:
    """A card takes the points of an average Application from the company that it hits."""
    lost, draws = Counter[PlayerId](), list[Draw]()
    for draw in match.draws:
        less = {player: points - lost[player] for player, points in draw.points.items()}
        draws.append(replace(draw, points=less))
        hit = company_hit(match, draw.before, draw.card)
        if hit is not None:
            lost[hit] += _average(match.card(hit))
    ranking = (
        msgspec.structs.replace(score, points=score.points - lost[score.player])
        for score in match.ranking
    )
    return replace(match, draws=tuple(draws), ranking=tuple(ranking))


def _average(card: Sequence[Application]) -> int:
    return sum(application.points for application in card) // len(card)


# The sentences that claim a pattern, each with what it claims. All others tell what happened, what
# a rule would have changed, or a fact.
PLANTED: Mapping[str, Change] = {
    "debrief-finding-2-materials": _attacks_for_the_card,
    "debrief-finding-7-lasted": _leader_wins,
    "debrief-finding-9-cost": _news_costs_an_application,
}


if __name__ == "__main__":
    sys.exit(exit_status(main))
