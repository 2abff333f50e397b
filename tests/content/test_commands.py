"""`rawsiko content …`, as people use it."""

import json
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.content.files.evidence import read_members
from rawsiko.content.load import load_content, standard_content
from rawsiko.content.show.describe import Describer
from rawsiko.content.show.find import things_of
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.content.changes import both, drop, put
from tests.content.folders import TINY, WORLD, changed_copy

pytestmark = pytest.mark.slow


class Result:
    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> None:
        with pytest.raises(SystemExit) as ended:
            main(["content", *map(str, arguments)])
        self.status = ended.value.code
        self.out, self.err = capsys.readouterr()


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_what_it_proved(capsys: pytest.CaptureFixture[str], language: str) -> None:
    result = Result(capsys, "check", "--lang", language)
    assert (result.status, result.err) == (0, "")
    assert len(result.out.splitlines()) == 11
    assert "R3.5" in result.out


def test_check_of_a_folder_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    result = Result(capsys, "check", TINY)
    assert result.status == 0
    assert "20 Territories" in result.out


def test_check_names_file_and_entry_one_fault_per_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = changed_copy(
        TINY,
        tmp_path,
        both(drop("territories", "n1", "sea"), put("materials", "tin", "symbol", to=50)),
    )
    result = Result(capsys, "check", folder)
    assert result.status == 1
    assert result.out.splitlines() == [
        "territories.toml [n1]: “sea” is missing.",
        "materials.toml [tin]: “symbol” must be a text.",
    ]
    assert result.err == "2 faults found.\n"


@pytest.mark.parametrize("command", [("check",), ("export",), ("show", "n1", "--content")])
def test_a_folder_that_is_not_there_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...]
) -> None:
    result = Result(capsys, *command, tmp_path / "nowhere")
    assert result.status == 1
    lines = [line for line in (result.out + result.err).splitlines() if "nowhere" in line]
    assert [line.endswith("There’s no such folder.") for line in lines] == [True]


@pytest.mark.parametrize("command", ["check", "export"])
def test_a_folder_may_be_named_as_for_every_command(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """`check FOLDER` and `check --content FOLDER` are the same; both at once are refused."""
    result = Result(capsys, command, "--content", TINY)
    assert (result.status, result.out) == (0, Result(capsys, command, TINY).out)
    twice = Result(capsys, command, TINY, "--content", TINY)
    assert (twice.status, twice.out, len(twice.err.splitlines())) == (2, "", 1)


def test_a_changed_copy_of_the_standard_board_is_told_to_change_its_id(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = changed_copy(WORLD, tmp_path, put("applications", "pencils", "points", to=1))
    result = Result(capsys, "check", folder)
    assert result.status == 1
    assert "change the id" in result.err


def test_a_broken_folder_is_not_exported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = changed_copy(TINY, tmp_path, drop("board", "version"))
    result = Result(capsys, "export", folder)
    assert (result.status, result.out) == (1, "")
    assert result.err == "board.toml: “version” is missing.\n"


def test_garbled_evidence_is_not_exported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The export never drops silently what it cannot read."""
    folder = changed_copy(WORLD, tmp_path, put("placements", "mexico", "bismuth", to=1))
    result = Result(capsys, "export", folder)
    assert (result.status, result.out) == (1, "")
    assert "placements.toml [mexico]" in result.err


def test_show_tells_why_a_material_lies_in_a_territory(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = Result(capsys, "show", "mexico")
    assert result.status == 0
    assert re.search(r"Bi Bismuth\n    Mexico: .*% of the world’s .* \(.*\) \[\w+\]\n", result.out)
    assert "Sources:" in result.out


def test_show_says_that_the_figure_of_a_cut_country_is_national(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = Result(capsys, "show", "western_usa")
    assert "Countries: USA (west)\n" in result.out
    assert "in the country as a whole" in result.out


def test_show_tells_what_a_material_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    out = Result(capsys, "show", "bismuth").out
    assert "Mexico" in out
    assert "China’s share" in out
    assert "recycling" in out
    assert "Needed for:" in out


def test_show_tells_why_an_application_needs_its_materials(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = Result(capsys, "show", "fertilizers").out
    assert "3 points" in out
    assert "Why:" in out
    assert re.search(r"PR .* \[\w+\]", out)


def test_show_of_an_unknown_id_says_what_may_be_meant(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = Result(capsys, "show", "oceana")
    assert (result.status, result.out) == (1, "")
    assert "Did you mean oceania?" in result.err
    assert "Did you" not in Result(capsys, "show", "xyzzy").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown_in_every_language(language: str) -> None:
    texts = Texts(language)
    for folder, content in ((WORLD, standard_content()), (TINY, load_content(TINY))):
        describer = Describer(content, folder, texts)
        assert all(describer.describe(thing) for thing in things_of(content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_country_on_the_standard_board_has_a_name(language: str) -> None:
    texts = Texts(language)
    describer = Describer(standard_content(), WORLD, texts)
    for territory in standard_content().territories.values():
        shown = "\n".join(describer.describe(territory))
        codes = re.findall(r"\b[A-Z]{3}\b", shown.partition("\n")[2].partition("[")[0])
        assert set(codes) <= {"USA"}, shown
    for members in read_members(WORLD, []).values():
        for member in members:
            if member.part not in ("", "main"):
                assert texts.has(f"part-{member.country}-{member.part}")


def test_show_uses_the_names_of_a_folder_of_ones_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    (folder / "locales" / "en").mkdir(parents=True)
    names = folder / "locales" / "en" / "names.ftl"
    names.write_text("territory-n1 = Snow Cape\n", encoding="utf-8")
    out = Result(capsys, "show", "n1", "--content", folder).out
    assert out.startswith("Snow Cape (n1)\n")


def test_names_that_cannot_be_read_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    (folder / "locales" / "en").mkdir(parents=True)
    (folder / "locales" / "en" / "names.ftl").write_bytes(b"territory-n1 = \xff\n")
    result = Result(capsys, "show", "n1", "--content", folder)
    assert (result.status, result.out) == (1, "")
    assert result.err.startswith("locales/en/names.ftl: ")


def test_picture_draws_the_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = Result(capsys, "picture", "--lang", "it", "--out", file)
    assert (result.status, result.out, result.err) == (0, "", "")
    assert ET.parse(file).getroot().tag.endswith("svg")
    assert Result(capsys, "picture", "--lang", "it").out == file.read_text(encoding="utf-8")


def test_a_board_without_a_map_is_laid_out(capsys: pytest.CaptureFixture[str]) -> None:
    result = Result(capsys, "picture", "--content", TINY)
    assert (result.status, result.err) == (0, "")
    assert ET.fromstring(result.out).tag.endswith("svg")


def test_a_picture_that_cannot_be_written_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    result = Result(capsys, "picture", "--out", tmp_path / "nowhere" / "board.svg")
    assert result.status == 1
    assert len(result.err.splitlines()) == 1


def test_the_export_of_the_standard_board_is_the_default(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert json.loads(Result(capsys, "export").out)["id"] == "world"
