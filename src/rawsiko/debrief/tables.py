"""The tables of the export: one row a match, a company, a Turn, a Material, an answer.

They hold ids and numbers, no names and nothing about the people who played.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict

from rawsiko.debrief.matches import PlayedMatch, holders_of, places_of, points_at
from rawsiko.debrief.model import rounded
from rawsiko.debrief.seats import BOT, HINTS, PERSON
from rawsiko.engine.board import materials_of, territories_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.engine.state import State
from rawsiko.lesson.questions import Round
from rawsiko.simulator.odds import chances_of_losses

Cell = str | int | float | None
Row = tuple[Cell, ...]


class Table(Record, frozen=True):
    name: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class ClassNotes(Record, frozen=True):
    """What only the server knows about a class. Whatever is None stays empty."""

    id: str | None = None  # random
    day: str | None = None  # YYYY-MM-DD
    version: str | None = None  # of the program
    lesson_minutes: int | None = None
    pupils: int | None = None
    before: Round | None = None
    after: Round | None = None


class TableNotes(Record, frozen=True):
    """What only the server knows about a table."""

    heads: Mapping[PlayerId, int] = {}
    minutes_setup: float | None = None
    minutes_play: float | None = None
    minutes_paused: float | None = None
    seconds: Mapping[int, Mapping[PlayerId, float]] = {}
    """By Turn: how long each company's goes took."""


NO_NOTES = TableNotes()


def tables_of(
    matches: Sequence[PlayedMatch], notes: ClassNotes, by_table: Mapping[int, TableNotes]
) -> tuple[Table, ...]:
    """All tables of the export, in order. `by_table` may lack tables."""
    return (
        Table("class", CLASS, (_class_row(matches, notes),)),
        Table("matches", MATCHES, tuple(_match_row(one, by_table) for one in matches)),
        Table("companies", COMPANIES, _joined(_company_rows(one, by_table) for one in matches)),
        Table("turns", TURNS, _joined(_turn_rows(one, by_table) for one in matches)),
        Table("materials", MATERIALS, _joined(_material_rows(one) for one in matches)),
        Table("questions", QUESTIONS, tuple(_question_rows(notes))),
    )


CLASS = (
    "class",
    "day",
    "version",
    "content",
    "lesson_minutes",
    "tables",
    "companies",
    "pupils",
    "options",
)
MATCHES = (
    "match",
    "seats",
    "pupils",
    "bots",
    "turns_planned",
    "last_turn_set",
    "turns_played",
    "ended_by",
    "minutes_setup",
    "minutes_play",
    "minutes_paused",
)
COMPANIES = (
    "match",
    "seat",
    "order",
    "kind",
    "heads",
    "stand_in_share",
    "card",
    "place",
    "points",
    "applications",
    "materials",
    "territories",
    "clashes",
    "conquests",
    "luck",
    "hints_look",
    "hints_odds",
    "hints_plan",
)
TURNS = (
    "match",
    "turn",
    "seat",
    "seconds",
    "investment",
    "materials",
    "territories",
    "assets",
    "points_if_over",
)
MATERIALS = (
    "match",
    "material",
    "territories",
    "needed_by",
    "clashes",
    "largest_share",
    "monopoly_turns",
)
QUESTIONS = ("round", "item", "option", "count")


def _class_row(matches: Sequence[PlayedMatch], notes: ClassNotes) -> Row:
    contents = sorted({match.content.hash for match in matches})
    options = sorted({option for match in matches for option in _options(match)})
    companies = sum(len(match.start.order) for match in matches)
    return (
        notes.id,
        notes.day,
        notes.version,
        " ".join(contents),
        notes.lesson_minutes,
        len(matches),
        companies,
        notes.pupils,
        " ".join(options),
    )


def _options(match: PlayedMatch) -> Iterator[str]:
    """The names of those that were on."""
    for name, value in asdict(match.start.options).items():
        if value is True:
            yield name


def _match_row(match: PlayedMatch, by_table: Mapping[int, TableNotes]) -> Row:
    notes = by_table.get(match.table, NO_NOTES)
    kinds = [match.seats[player].kind for player in match.start.order]
    return (
        match.table,
        len(match.start.order),
        kinds.count(PERSON) if any(kinds) else None,
        kinds.count(BOT) if any(kinds) else None,
        match.start.options.turns,
        match.last_turn_set,
        match.turns,
        match.ended_by,
        notes.minutes_setup,
        notes.minutes_play,
        notes.minutes_paused,
    )


def _company_rows(match: PlayedMatch, by_table: Mapping[int, TableNotes]) -> Iterator[Row]:
    heads = by_table.get(match.table, NO_NOTES).heads
    fought = Counter(side for one in match.clashes for side in (one.attacker, one.defender))
    conquests = Counter(clash.attacker for clash in match.clashes if clash.is_conquest)
    for order, player in enumerate(match.start.order, start=1):
        seat, score = match.seats[player], match.score[player]
        hints = [None if seat.hints is None else seat.hints.get(kind, 0) for kind in HINTS]
        yield (
            match.table,
            player,
            order,
            seat.kind,
            heads.get(player),
            None if seat.kind is None else rounded(seat.stand_in_share),
            match.start.objectives[player],
            score.place,
            score.points,
            len(score.applications),
            score.materials,
            score.territories,
            fought[player],
            conquests[player],
            luck_of(match, player),
            *hints,
        )


def luck_of(match: PlayedMatch, player: PlayerId) -> float:
    """Assets that the dice of Clashes gave a company more than the odds: what rivals lost beyond
    the mean, less what it lost beyond the mean itself."""
    luck = 0.0
    for clash in match.clashes:
        if player in (clash.attacker, clash.defender):
            chances = chances_of_losses(*clash.dice)
            lost = sum(losses.attacker * float(chance) for losses, chance in chances.items())
            taken = sum(losses.defender * float(chance) for losses, chance in chances.items())
            attackers = (clash.losses[1] - taken) - (clash.losses[0] - lost)
            luck += attackers if player == clash.attacker else -attackers
    return rounded(luck)


def _turn_rows(match: PlayedMatch, by_table: Mapping[int, TableNotes]) -> Iterator[Row]:
    seconds = by_table.get(match.table, NO_NOTES).seconds
    for position in match.positions:
        for player in match.start.order:
            yield (
                match.table,
                position.turn,
                player,
                seconds.get(position.turn, {}).get(player),
                match.investments.get(position.turn, {}).get(player),
                len(materials_of(position.state, player)),
                len(territories_of(position.state, player)),
                _assets(position.state, player),
                points_at(position.state, player),
            )


def _assets(state: State, player: PlayerId) -> int:
    holdings = (holding for holding in state.holdings.values() if holding is not None)
    return sum(holding.assets for holding in holdings if holding.player == player)


def _material_rows(match: PlayedMatch) -> Iterator[Row]:
    fought = Counter(clash.territory for clash in match.clashes)
    needs = [
        {material for application in match.card(player) for material in application.materials}
        for player in match.start.order
    ]
    for material in match.content.materials:
        places = places_of(match.content, material)
        most = max(holders_of(match.final, material).values(), default=0)
        alone = [len(holders_of(one.state, material)) == 1 for one in match.positions if one.turn]
        yield (
            match.table,
            material,
            len(places),
            sum(material in needed for needed in needs),
            sum(fought[place] for place in places),
            rounded(most / len(places)) if places else None,
            sum(alone),
        )


def _question_rows(notes: ClassNotes) -> Iterator[Row]:
    for name, closed in (("before", notes.before), ("after", notes.after)):
        for item, options in closed.counts.items() if closed else ():
            for option, count in options.items():
                yield name, item, option, count


def _joined(parts: Iterator[Iterator[Row]]) -> tuple[Row, ...]:
    return tuple(row for part in parts for row in part)
