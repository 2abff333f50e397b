"""The export of a class."""

import csv
from functools import cache
from io import BytesIO, StringIO
from zipfile import ZipFile

import msgspec
import pytest

from rawsiko.debrief.archive import Dialect, archive, csv_of, without_names
from rawsiko.debrief.export_tables import ClassNotes, ExportTable, TableNotes
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import OPTIONS, ClosedRound
from rawsiko.replay.reading import Holds, verdict_on
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.debrief.classes import files, matches
from tests.debrief.slow_debrief import SlowMatch
from tests.replay.replays import CONTENTS, EXPORTS

P1 = PlayerId("p1")
COUNTS = {item: dict.fromkeys(options, 0) for item, options in OPTIONS.items()}
COUNTS["cobalt"]["fifty"] = 1
NOTES = ClassNotes(
    "c0ffee", "2026-11-16", "0.1.0", 50, 14, ClosedRound(6, COUNTS), ClosedRound(5, {})
)
BY_TABLE = {1: TableNotes({P1: 2}, 4.5, 20.25, 0.0, {1: {P1: 61.5}})}


@cache
def packed(dialect: Dialect = Dialect.RFC4180) -> dict[str, bytes]:
    with ZipFile(BytesIO(archive(matches(), NOTES, BY_TABLE, dialect, Texts("en")))) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def rows(name: str) -> list[dict[str, str]]:
    return [*csv.DictReader(StringIO(packed()[f"{name}.csv"].decode(), newline=""))]


def test_twice_the_same_bytes() -> None:
    first, again = (
        archive(some, NOTES, BY_TABLE, Dialect.RFC4180, Texts("en"))
        for some in (matches(), [*reversed(matches())])
    )
    assert first == again


def test_every_file_is_there_and_replays_are_valid() -> None:
    assert [*packed()] == [
        *("class.csv", "matches.csv", "companies.csv", "turns.csv", "materials.csv"),
        "questions.csv",
        *(f"replays/{table:02}.jsonl" for table in range(1, 6)),
        "columns.txt",
    ]
    for name, file in packed().items():
        if name.startswith("replays/"):
            assert isinstance(verdict_on(BytesIO(file), CONTENTS.get), Holds)


def test_both_dialects_hold_the_same_cells() -> None:
    """Spreadsheets get semicolons, decimal commas and a byte order mark."""
    for name, plain in packed().items():
        if not name.endswith(".csv"):
            continue
        for_people = packed(Dialect.SPREADSHEET)[name]
        assert for_people.startswith(b"\xef\xbb\xbf")
        assert b"\r\n" in plain
        cells = [*csv.reader(StringIO(plain.decode(), newline=""))]
        shown = [*csv.reader(StringIO(for_people.decode("utf-8-sig"), newline=""), delimiter=";")]
        is_number = str.maketrans("", "", "0123456789-")
        for row, other in zip(cells, shown, strict=True):
            numbers = [cell.translate(is_number) == "." for cell in row]
            comma = [
                cell.replace(".", ",") if number else cell
                for cell, number in zip(row, numbers, strict=True)
            ]
            assert comma == other


def test_scores_and_turns_as_the_second_engine_finds_them() -> None:
    slow = [SlowMatch(EXPORTS[match.content.hash], match.file) for match in matches()]
    for table, match in enumerate(slow, start=1):
        scores = {row["player"]: row for row in match.ranking}
        companies = [row for row in rows("companies") if row["match"] == str(table)]
        assert [row["seat"] for row in companies] == match.order
        for row in companies:
            score = scores[row["seat"]]
            assert row["place"] == str(score["place"])
            assert row["points"] == str(score["points"])
            assert row["applications"] == str(len(score["applications"]))
            assert row["materials"] == str(score["materials"])
            assert row["territories"] == str(score["territories"])
        for row in rows("turns"):
            if row["match"] == str(table):
                position = match.turns[int(row["turn"])]
                assert row["points_if_over"] == str(match.points(row["seat"], position))
                own = position.territories(row["seat"])
                assert row["assets"] == str(sum(position.assets[place] for place in own))


def test_luck_is_shared_out_among_the_players() -> None:
    """What one gains by the dice, another loses."""
    for table in range(1, 6):
        luck = [float(row["luck"]) for row in rows("companies") if row["match"] == str(table)]
        assert sum(luck) == pytest.approx(0, abs=0.001)


def test_what_only_the_server_knows() -> None:
    assert rows("class")[0]["class"] == "c0ffee"
    first = rows("matches")[0]
    assert (first["minutes_setup"], first["minutes_play"]) == ("4.5", "20.25")
    assert rows("matches")[1]["minutes_setup"] == ""
    p1 = next(row for row in rows("companies") if row["seat"] == "p1")
    assert p1["heads"] == "2"
    assert p1["company"] == Texts("en").say(matches()[0].seats[P1].name)
    timed = [row["seconds"] for row in rows("turns") if row["seconds"]]
    assert timed == ["61.5"]


def test_the_bell_and_a_last_turn_that_was_set() -> None:
    bell = rows("matches")[4]
    assert (bell["ended_by"], bell["turns_played"], bell["last_turn_set"]) == ("bell", "2", "5")


def test_a_round_with_too_few_answers_is_not_in_it() -> None:
    questions = rows("questions")
    assert {row["round"] for row in questions} == {"before"}
    cobalt = [row for row in questions if (row["item"], row["option"]) == ("cobalt", "fifty")]
    assert [row["count"] for row in cobalt] == ["1"]


def test_names_of_players_are_left_out() -> None:
    header, rest = files()[0].split(b"\n", 1)
    named = msgspec.json.decode(header) | {"names": {"p1": "Zuzana Kováčová"}}
    file = msgspec.json.encode(named) + b"\n" + rest
    assert without_names(file) == header + b"\n" + rest
    assert without_names(files()[0]) == files()[0]


def test_a_spreadsheet_runs_nothing() -> None:
    table = ExportTable("t", ("a",), (("=1+1",), (-1.5,), (None,), ("p1",), (-0.00001,)))
    assert csv_of(table, Dialect.SPREADSHEET).decode("utf-8-sig").split() == [
        "a",
        "'=1+1",
        "-1,5",
        '""',
        "p1",
        "0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_is_explained_in_every_language(language: str) -> None:
    texts = Texts(language)
    with ZipFile(BytesIO(archive(matches()[:1], NOTES, {}, Dialect.SPREADSHEET, texts))) as zipped:
        guide = zipped.read("columns.txt").decode()
        for name in zipped.namelist():
            if name.endswith(".csv"):
                header = zipped.read(name).decode("utf-8-sig").splitlines()[0].split(";")
                assert all(f"\r\n- {column}: " in guide for column in header)
    assert {f"export-column-{column}" for column in ("luck", "seconds")} <= texts.messages()
