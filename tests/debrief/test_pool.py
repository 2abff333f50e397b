"""`rawsiko debrief pool`: the exports of several classes."""

from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from rawsiko.cli.main import main
from rawsiko.debrief.archive import Dialect, archive
from rawsiko.debrief.export_reading import ClassAnswers, read_answers
from rawsiko.debrief.export_tables import ClassNotes
from rawsiko.debrief.pool import classes_needed, pool, t_quantile
from rawsiko.lesson.questions import ITEMS, OPTIONS, ClosedRound, Counts
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.debrief.classes import matches

PUPILS = 24


def answered(chance: Random, share: float) -> Counts:
    """So many pupils know each answer; the others don't."""
    counts: dict[str, dict[str, int]] = {}
    for item in ITEMS:
        right = sum(chance.random() < share for _ in range(PUPILS))
        counts[item.id] = {item.right or item.options[0]: right, "dont_know": PUPILS - right}
    return counts


def class_of(number: int, before: float, after: float) -> ClassAnswers:
    chance = Random(number)
    return ClassAnswers(str(number), answered(chance, before), answered(chance, after))


def export(one: ClassAnswers, dialect: Dialect) -> bytes:
    rounds = ClosedRound(PUPILS, one.before), ClosedRound(PUPILS, one.after)
    notes = ClassNotes(one.id, "2026-11-16", before=rounds[0], after=rounds[1])
    return archive(matches()[:1], notes, {}, dialect, Texts("en"))


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{number}.zip" for number in range(3)]
    for number, path in enumerate(paths):
        path.write_bytes(export(class_of(number, 0.4, 0.6), [*Dialect][number % 2]))
    return paths


def run(*arguments: object) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["debrief", "pool", *map(str, arguments)])
    return int(ended.value.code or 0)


def test_an_export_is_read_in_either_dialect() -> None:
    one = class_of(1, 0.3, 0.7)
    for dialect in Dialect:
        read = read_answers(export(one, dialect))
        assert (read.id, read.before, read.after) == (one.id, one.before, one.after)


def test_an_effect_is_found_and_lies_in_its_interval() -> None:
    """Of 20 percentage points at a half: 0.4 standard deviations of one answer."""
    found = pool([class_of(number, 0.4, 0.6) for number in range(60)])
    assert found is not None
    assert found.classes == 60
    assert found.gain.mean == pytest.approx(0.4, abs=0.05)
    assert found.gain.interval is not None
    low, high = found.gain.interval
    assert 0 < low < found.gain.mean < high
    assert [row.item for row in found.items] == [item.id for item in ITEMS if item.right]
    assert all(row.before[1] == 60 * PUPILS for row in found.items)


def test_the_interval_holds_the_effect_in_nineteen_of_twenty_pools() -> None:
    held = 0
    for first in range(0, 1000, 5):
        found = pool([class_of(number, 0.4, 0.6) for number in range(first, first + 5)])
        assert found is not None
        assert found.gain.interval is not None
        held += found.gain.interval[0] <= 0.4 / (4 * 0.5 * 0.5) ** 0.5 <= found.gain.interval[1]
    assert 0.9 <= held / 200 <= 0.99


def test_students_distribution() -> None:
    """The values of every table of it."""
    table = {(0.975, 1): 12.706, (0.975, 2): 4.303, (0.975, 5): 2.571, (0.975, 30): 2.042}
    table |= {(0.8, 1): 1.376, (0.8, 4): 0.941, (0.8, 7): 0.896}
    for (chance, freedom), value in table.items():
        assert t_quantile(chance, freedom) == pytest.approx(value, abs=6e-4)


def test_more_classes_are_needed_if_classes_differ_more() -> None:
    """With spread 0.3 a paired t test of 0.3 needs ten, with 0.6 about 34."""
    assert classes_needed([0.3]) is None
    assert classes_needed([0.1, 0.1]) == 2
    spread = 0.3 / 2**0.5
    assert classes_needed([0.0, 2 * spread]) == pytest.approx(10, abs=1)
    assert classes_needed([0.0, 4 * spread]) == pytest.approx(34, abs=1)


def test_nothing_to_pool() -> None:
    assert pool([]) is None
    assert pool([ClassAnswers("1", {}, {})]) is None


def test_the_command_says_effect_interval_and_classes_needed(
    files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*files, files[0]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("3 classes with answers from both rounds.\n")
    assert f"n = {3 * PUPILS}" in told.out
    assert "95% interval" in told.out
    assert "To see an effect of 0.3 four times in five, about" in told.out
    assert "0.zip: left out, because the same class is there already" in told.err


def test_one_class_has_no_interval(files: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(files[0]) == 0
    assert "no interval from one class" in capsys.readouterr().out


def test_what_is_no_export_is_named(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.zip"
    wrong.write_bytes(b"no")
    assert run(files[0], wrong) == 1
    assert "wrong.zip: this isn’t a ZIP file" in capsys.readouterr().err
    for table, code in {
        "round,item,option,count": "no_export",
        "round,item,option,count\r\nbefore,cobalt,fifty,-3": "bad_counts",
        "round,item,option,count\r\nbefore,cobalt,gold,3": "bad_counts",
        "round,item,option,count\r\nbefore,cobalt": "no_export",
    }.items():
        with ZipFile(wrong, "w") as packed:
            packed.writestr("questions.csv", table)
            if code != "no_export" or "cobalt" in table:
                packed.writestr("class.csv", "class\r\nc0ffee\r\n")
        assert run(wrong) == 1
        assert Texts("en").say(f"debrief-pool-{code}") in capsys.readouterr().err
    whole = files[0].read_bytes()
    at = whole.index(b"questions.csv") + len("questions.csv") + 8
    wrong.write_bytes(whole[:at] + bytes(8) + whole[at + 8 :])
    assert run(wrong) == 1
    assert "wrong.zip: this isn’t a ZIP file" in capsys.readouterr().err
    assert run(tmp_path / "nowhere.zip") == 1
    assert "no such file" in capsys.readouterr().err


def test_an_item_that_is_asked_no_longer_is_left_out(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "old.zip", "w") as packed:
        packed.writestr("class.csv", "class\r\nc0ffee\r\n")
        packed.writestr("questions.csv", "round,item,option,count\r\nbefore,mercury,gold,3\r\n")
    read = read_answers((tmp_path / "old.zip").read_bytes())
    assert "mercury" not in OPTIONS
    assert not read.before
    assert not read.after


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_every_language(
    language: str, files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*files, "--lang", language) == 0
    assert len(capsys.readouterr().out.splitlines()) >= len(ITEMS)
