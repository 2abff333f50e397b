"""Figure 5, trade opens: every match scored without and with Trade with China (R6.2).

With it, each company makes the claims that are best for its points, of all that it could make.
"""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from rawsiko.debrief.matches import PlayedMatch
from rawsiko.debrief.model import Finding, Frame, frame
from rawsiko.engine.board import exclusive_continents, materials_of
from rawsiko.engine.end import materials_open_to, ranking_of, score_of
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.records import Record
from rawsiko.engine.state import State


class Trader(Record, frozen=True):
    """A company, scored twice."""

    seat: PlayerId
    claims: int
    """Continents where the company was alone."""
    without: int
    """Points."""
    with_trade: int
    """Points with its best claims."""
    claimed: tuple[MaterialId, ...]
    """Those of the best claims that bring points, in the order of the board."""


class TableTrade(Record, frozen=True):
    """A match, scored twice."""

    table: int
    """The number of the table."""
    companies: tuple[Trader, ...]
    """In order of play."""
    winners_without: tuple[PlayerId, ...]
    """As the match is scored without trade."""
    winners_with: tuple[PlayerId, ...]
    """With trade."""


class TradeOpens(Record, frozen=True):
    """Figure 5: points without and with Trade with China."""

    frame: Frame
    """Its title, findings, questions and sources."""
    tables: tuple[TableTrade, ...]
    """By number."""


def trade_opens(matches: Sequence[PlayedMatch]) -> TradeOpens:
    tables = tuple(_table(match) for match in matches)
    companies = [company for table in tables for company in table.companies]
    gaining = sum(company.with_trade > company.without for company in companies)
    changed = sum(table.winners_without != table.winners_with for table in tables)
    numbers = {
        "gaining": gaining,
        "companies": len(companies),
        "changed": changed,
        "tables": len(tables),
    }
    finding = Finding("debrief-finding-5" if gaining else "debrief-finding-5-nobody", numbers)
    return TradeOpens(frame(5, [finding] if tables else []), tables)


def _table(match: PlayedMatch) -> TableTrade:
    closed = replace(match.final, claimed={})
    open_, traders = closed, list[Trader]()
    for player in match.start.order:
        if player in closed.eliminated:
            traders.append(Trader(player, 0, 0, 0, ()))
            continue
        claims = len(exclusive_continents(closed, player))
        best = best_claims(closed, player, claims)
        open_ = replace(open_, claimed={**open_.claimed, player: _all_claims(closed, player, best)})
        traders.append(
            Trader(
                player,
                claims,
                score_of(closed, player).points,
                score_of(open_, player).points,
                best,
            )
        )
    return TableTrade(match.table, tuple(traders), _winners(closed), _winners(open_))


def best_claims(state: State, player: PlayerId, claims: int) -> tuple[MaterialId, ...]:
    """Of all ways to claim that many Materials, the fewest that bring the most points."""
    content = state.content
    card = content.objectives[state.objectives[player]].applications
    needs = {need for one in card for need in content.applications[one].materials}
    missing = [material for material in materials_open_to(state, player) if material in needs]
    held = materials_of(state, player)
    tried = (
        combination
        for number in range(min(claims, len(missing)) + 1)
        for combination in combinations(missing, number)
    )

    def points(claimed: tuple[MaterialId, ...]) -> int:
        controlled = held.union(claimed)
        return sum(
            content.applications[one].points
            for one in card
            if controlled.issuperset(content.applications[one].materials)
        )

    return max(tried, key=points)  # the first of equal ones, so the smallest


def _all_claims(
    state: State, player: PlayerId, best: tuple[MaterialId, ...]
) -> tuple[MaterialId, ...]:
    """Claims that bring no points still count for ties (R6.4), so none is left unused."""
    claims = len(exclusive_continents(state, player))
    others = [one for one in materials_open_to(state, player) if one not in best]
    return (*best, *others[: claims - len(best)])


def _winners(state: State) -> tuple[PlayerId, ...]:
    return tuple(sorted(score.player for score in ranking_of(state) if score.place == 1))
