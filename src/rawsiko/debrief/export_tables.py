"""The tables of the export: one row a match, a company, a Turn, a Material, an answer.

They hold ids, numbers and the drawn names of companies, and nothing about the people who played.
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
from rawsiko.lesson.questions import ClosedRound
from rawsiko.simulator.odds import chances_of_losses
from rawsiko.texts.fluent import Texts

Cell = str | int | float | None
Row = Mapping[str, Cell]  # by column
QUESTIONS = ("round", "item", "option", "count")


class ExportTable(Record, frozen=True):
    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class ClassNotes(Record, frozen=True):
    """What only the server knows about a class. None leaves a cell empty."""

    id: str | None = None  # random
    day: str | None = None  # YYYY-MM-DD
    version: str | None = None  # of the program
    lesson_minutes: int | None = None
    pupils: int | None = None
    before: ClosedRound | None = None
    after: ClosedRound | None = None
    waiting: Mapping[str, tuple[int, int]] = {}
    """Answers while others played, by Material: right and wrong."""


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
    matches: Sequence[PlayedMatch],
    notes: ClassNotes,
    by_table: Mapping[int, TableNotes],
    texts: Texts,
) -> tuple[ExportTable, ...]:
    """All tables of the export, in order, of one match or more. `by_table` may lack tables;
    `texts` says the language of the companies' names."""
    noted = [(match, by_table.get(match.table, NO_NOTES)) for match in matches]
    return (
        _table("class", [_class_row(matches, notes)]),
        _table("matches", [_match_row(*one) for one in noted]),
        _table("companies", [row for one in noted for row in _company_rows(*one, texts)]),
        _table("turns", [row for one in noted for row in _turn_rows(*one)]),
        _table("materials", [row for match in matches for row in _material_rows(match)]),
        ExportTable("questions", QUESTIONS, tuple(_question_rows(notes))),
    )


def _table(name: str, rows: Sequence[Row]) -> ExportTable:
    return ExportTable(name, tuple(rows[0]), tuple(tuple(row.values()) for row in rows))


def _class_row(matches: Sequence[PlayedMatch], notes: ClassNotes) -> Row:
    contents = sorted({match.content.hash for match in matches})
    options = sorted({option for match in matches for option in _options(match)})
    return {
        "class": notes.id,
        "day": notes.day,
        "version": notes.version,
        "content": " ".join(contents),
        "lesson_minutes": notes.lesson_minutes,
        "tables": len(matches),
        "companies": sum(len(match.start.order) for match in matches),
        "pupils": notes.pupils,
        "options": " ".join(options),
    }


def _options(match: PlayedMatch) -> Iterator[str]:
    """The names of those that were on."""
    for name, value in asdict(match.start.options).items():
        if value is True:
            yield name


def _match_row(match: PlayedMatch, notes: TableNotes) -> Row:
    kinds = [match.seats[player].kind for player in match.start.order]
    return {
        "match": match.table,
        "seats": len(match.start.order),
        "pupils": kinds.count(PERSON) if any(kinds) else None,
        "bots": kinds.count(BOT) if any(kinds) else None,
        "turns_planned": match.start.options.turns,
        "last_turn_set": match.last_turn_set,
        "turns_played": match.turns,
        "ended_by": match.ended_by,
        "minutes_setup": notes.minutes_setup,
        "minutes_play": notes.minutes_play,
        "minutes_paused": notes.minutes_paused,
    }


def _company_rows(match: PlayedMatch, notes: TableNotes, texts: Texts) -> Iterator[Row]:
    fought = Counter(side for one in match.clashes for side in (one.attacker, one.defender))
    conquests = Counter(clash.attacker for clash in match.clashes if clash.is_conquest)
    for order, player in enumerate(match.start.order, start=1):
        seat, score = match.seats[player], match.score[player]
        yield {
            "match": match.table,
            "seat": player,
            "company": texts.say(seat.name),
            "order": order,
            "kind": seat.kind,
            "heads": notes.heads.get(player),
            "stand_in_share": None if seat.kind is None else rounded(seat.stand_in_share),
            "card": match.start.objectives[player],
            "place": score.place,
            "points": score.points,
            "applications": len(score.applications),
            "materials": score.materials,
            "territories": score.territories,
            "clashes": fought[player],
            "conquests": conquests[player],
            "luck": luck_of(match, player),
            **{
                f"hints_{kind}": None if seat.hints is None else seat.hints.get(kind, 0)
                for kind in HINTS
            },
        }


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


def _turn_rows(match: PlayedMatch, notes: TableNotes) -> Iterator[Row]:
    for position in match.positions:
        for player in match.start.order:
            yield {
                "match": match.table,
                "turn": position.turn,
                "seat": player,
                "seconds": notes.seconds.get(position.turn, {}).get(player),
                "investment": match.investments.get(position.turn, {}).get(player),
                "materials": len(materials_of(position.state, player)),
                "territories": len(territories_of(position.state, player)),
                "assets": _assets(position.state, player),
                "points_if_over": points_at(position.state, player),
            }


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
        yield {
            "match": match.table,
            "material": material,
            "territories": len(places),
            "needed_by": sum(material in needed for needed in needs),
            "clashes": sum(fought[place] for place in places),
            "largest_share": rounded(most / len(places)) if places else None,
            "monopoly_turns": sum(alone),
        }


def _question_rows(notes: ClassNotes) -> Iterator[tuple[Cell, ...]]:
    for name, closed in (("before", notes.before), ("after", notes.after)):
        for item, options in closed.counts.items() if closed else ():
            for option, count in options.items():
                yield name, item, option, count
