"""Figure 9, what the news did: companies that a news card hit, beside those it could have hit.

A card hits a company that controls its Territory and whose Objective needs the Material, which
stops. Cards are drawn (R4.10), so each company's chance of being hit is known just before: with
more Territories it is larger. Of the companies with such a chance, those that were hit count with
the chance that they weren't, and the others with the chance that they were (overlap weights: Li,
Morgan and Zaslavsky 2018), so that both groups had the same chance on average.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean, linear_regression, pvariance
from typing import NamedTuple

from rawsiko.debrief.chance import Drawn, is_less_than_drawn
from rawsiko.debrief.matches import Draw, PlayedMatch, holders_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.engine.content import NewsCard, NewsEffect
from rawsiko.engine.ids import NewsId, PlayerId
from rawsiko.engine.news import cards_that_can_open
from rawsiko.engine.records import Record
from rawsiko.engine.state import State


class NewsGroup(Record, frozen=True):
    """Companies after a news card."""

    count: int
    """A company counts once for each card."""
    points: float | None
    """By how much the points changed from just before the card to the end, on average."""


class NewsDid(Record, frozen=True):
    """Figure 9: what news cards did to the points."""

    frame: Frame
    """Its title, findings, questions and sources."""
    cards: int
    """Opened at all tables."""
    hit: NewsGroup
    """Companies that lost a source of a Material that they needed."""
    spared: NewsGroup
    """Those that a card could have hit just as well; each weighted by its chance of being hit."""
    second_source: NewsGroup
    """Of those hit, the companies that had the Material from elsewhere too."""
    only_source: NewsGroup
    """Of those hit, the others."""


@dataclass(frozen=True)
class Exposed:
    """A company just before a card that could hit it."""

    chance: Fraction
    is_hit: bool
    has_second: bool  # another source of the Material on the card
    points: int  # just before
    change: int  # of its points, from then to the end

    @property
    def weight(self) -> Fraction:
        return 1 - self.chance if self.is_hit else self.chance


class Opening(NamedTuple):
    """A card was opened."""

    draw: Draw
    targets: Mapping[NewsId, PlayerId | None]  # whom each card that could be opened would have hit
    companies: Mapping[PlayerId, Exposed]  # that one of them would have hit, but not each


def news_did(matches: Sequence[PlayedMatch]) -> NewsDid:
    openings = [_opening(match, draw) for match in matches for draw in match.draws]
    exposed = [company for opening in openings for company in opening.companies.values()]
    hit = [one for one in exposed if one.is_hit]
    spared = _group([one for one in exposed if not one.is_hit])
    return NewsDid(
        frame(9, _findings(openings, _group(hit), spared)),
        len(openings),
        _group(hit),
        spared,
        _group([one for one in hit if one.has_second]),
        _group([one for one in hit if not one.has_second]),
    )


def company_hit(match: PlayedMatch, state: State, card: NewsCard) -> PlayerId | None:
    """The company that the card would hit now."""
    holding = state.holdings[card.territory]
    if card.effect is NewsEffect.ADDS or holding is None:
        return None
    return holding.player if card.material in match.needs(holding.player) else None


def _opening(match: PlayedMatch, draw: Draw) -> Opening:
    cards = cards_that_can_open(draw.before)
    targets = {card.id: company_hit(match, draw.before, card) for card in cards}
    weights = Counter[PlayerId | None]()
    for card in cards:
        weights[targets[card.id]] += card.weight
    sources = holders_of(draw.before, draw.card.material)
    companies = {
        player: Exposed(
            Fraction(weight, weights.total()),
            targets[draw.card.id] == player,
            sources.get(player, 0) > 1,
            draw.points[player],
            match.score[player].points - draw.points[player],
        )
        for player, weight in weights.items()
        if player is not None and weight < weights.total()
    }
    return Opening(draw, targets, companies)


def _group(companies: Sequence[Exposed]) -> NewsGroup:
    if not companies:
        return NewsGroup(0, None)
    points = sum((one.weight * one.change for one in companies), Fraction())
    mean = points / sum((one.weight for one in companies), Fraction())
    return NewsGroup(len(companies), rounded(float(mean)))


def _findings(openings: Sequence[Opening], hit: NewsGroup, spared: NewsGroup) -> Iterator[Finding]:
    """The news only cost points if those of the companies hit are fewer, beyond chance."""
    if not openings:
        return
    if hit.points is None:
        yield Finding("debrief-finding-9-none")
        return
    cost = 0 if spared.points is None else round(spared.points - hit.points)
    if cost > 0 and is_less_than_drawn(_draws(openings)):
        yield Finding("debrief-finding-9-cost", {"cost": cost})
    else:
        yield Finding("debrief-finding-9", {"hits": hit.count})


def _draws(openings: Sequence[Opening]) -> Iterator[Drawn]:
    """For each card that could be opened: how unusual the change of the company is that it hits."""
    of_turn = defaultdict[int, list[Exposed]](list)
    for opening in openings:
        of_turn[opening.draw.turn] += opening.companies.values()
    unusual = {turn: _unusual(companies) for turn, companies in of_turn.items() if companies}
    for draw, targets, companies in openings:
        weights = tuple(draw.before.content.news[card].weight for card in targets)
        values = {
            card: unusual[draw.turn](companies[player]) if player and player in companies else 0.0
            for card, player in targets.items()
        }
        yield Drawn(weights, tuple(values.values()), values[draw.card.id])


def _unusual(companies: Sequence[Exposed]) -> Callable[[Exposed], float]:
    """By how much a change differs from what is usual for companies with as many points.

    In units of how much such changes vary: early ones do more, and say less.
    """
    points, changes = [one.points for one in companies], [one.change for one in companies]
    slope, mean = 0.0, fmean(changes)
    if len({*points}) > 1:
        slope, mean = linear_regression(points, changes)
    variance = pvariance(
        [change - mean - slope * had for had, change in zip(points, changes, strict=True)]
    )
    return lambda one: (one.change - mean - slope * one.points) / (variance or 1.0)
