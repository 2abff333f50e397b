"""`rawsiko odds`, and the same odds for the client."""

import json
from pathlib import Path
from typing import Any

import pytest

from rawsiko.cli.main import main
from rawsiko.simulator.odds import conquest
from rawsiko.texts.fluent import LANGUAGES
from tests.front_door.clones import ROOT


def odds(*numbers: int, language: str = "en") -> int:
    with pytest.raises(SystemExit) as ended:
        main(["odds", *map(str, numbers), "--lang", language])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_five_against_three(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(5, 3) == 0
    told = capsys.readouterr().out
    for part in ("5 against 3", "56.7%", "attacker 3.07, defender 1.96", "5957/15552"):
        assert part in told


def test_several_territories(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(7, 2, 1, 1) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "%" in line]
    assert rows == [
        ["1", "2", "96.7%", "96.7%"],
        ["2", "1", "81.8%", "94.3%"],
        ["3", "1", "46.9%", "91.0%"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(2, 1, language=language) == odds(2, 1, 1, language=language) == 0
    told = capsys.readouterr()
    assert "odds-" not in told.out
    assert told.err == ""


@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (41, 1), (1, 41), (9, 1, 0)])
def test_numbers_that_make_no_sense(
    numbers: tuple[int, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert odds(*numbers) == 2
    assert capsys.readouterr().err.startswith("The number of Assets must be from 1 to 40")


def test_too_many_territories(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(9, 1, 1, 1, 1, 1, 1, 1) == 2
    assert "at most 6" in capsys.readouterr().err


def test_the_client_has_the_same_odds() -> None:
    """Four decimals, by attackers and then defenders from 1 to 30."""
    path: Path = ROOT / "web" / "src" / "match" / "action" / "odds.json"
    tables: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for attackers, defenders in ((1, 1), (5, 3), (30, 30), (30, 1), (12, 20)):
        expected = conquest(attackers, defenders)
        exact = {"conquer": expected.chance, "attackerLosses": expected.attacker_losses}
        for name, part in exact.items():
            assert tables[name][attackers - 1][defenders - 1] == float(round(part, 4))
