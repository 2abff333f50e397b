"""Every kind of fault is found, and said in every language with its file and entry."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from rawsiko.content.check import texts as check_texts
from rawsiko.content.check.everything import check_content
from rawsiko.content.files.folder import read_folder
from rawsiko.content.load import load_content
from rawsiko.content.problems import ContentError, Problem
from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.content.cases import TINY_CASES, WORLD_CASES, Case
from tests.content.changes import both, put
from tests.content.folders import TINY, WORLD, Files, changed_copy

TEXTS = {language: Texts(language) for language in LANGUAGES}


class FileCase(NamedTuple):
    """A file as it must not be; None takes it away."""

    message: str
    file: str
    contents: bytes | None


FILE_CASES = [
    FileCase("missing-file", "materials.toml", None),
    FileCase("not-utf8", "board.toml", b'id = "t\xefny"'),
    FileCase("bad-toml", "board.toml", b"id = tiny"),
    FileCase("bad-toml", "board.toml", b"\x00\x01\x02"),
    FileCase("bad-toml", "objectives.toml", b"[card_1\n"),
    FileCase("bad-toml", "objectives.toml", b"[card_1]\na = 1\n[card_1]\na = 2\n"),
    FileCase("bad-toml", "applications.toml", b"[x]\npoints = " + b"9" * 5000),
    FileCase("bad-toml", "applications.toml", b"x = " + b"[" * 100_000),
    FileCase("wrong-type", "applications.toml", b"points = 3"),
    FileCase(
        "out-of-range", "applications.toml", b"[x]\nmaterials = []\npoints = 0x" + b"f" * 9000
    ),
    FileCase("bad-map", "map.json", b"{"),
    FileCase("bad-map", "map.json", b"\xff"),
    FileCase("bad-map", "map.json", b"[" * 100_000),
]
FACT_FILE_CASES = [
    FileCase("missing-file", "producers.csv", None),
    FileCase("missing-file", "sources.csv", None),
    FileCase("bad-table", "producers.csv", b"\xff\xfe"),
    FileCase("bad-table", "producers.csv", b'material_id,country\n"tin'),
    FileCase("bad-row", "producers.csv", b"material_id,country\ntin,BOL\n"),
    FileCase("bad-row", "sources.csv", b"key,title,publisher\nX,Y\n"),
    FileCase("bad-row", "sources.csv", b"key,title,publisher\nX,Y,Z,A\n"),
]


class TextCase(NamedTuple):
    """A change to the names in one language: of this text, or after all others."""

    message: str
    language: str
    entry: str
    new: str
    old: str = ""


TEXT_CASES = [
    TextCase("bad-fluent", "it", "???", "???"),
    TextCase("message-twice", "it", "help-lang", "help-lang = x"),
    TextCase("not-utf8", "it", "", "\udcff"),
    TextCase("missing-message", "it", "territory-peru", "other =", old="territory-peru ="),
    TextCase("surplus-message", "it", "other", "other = x"),
    TextCase(
        "other-variables",
        "it",
        "territory-peru",
        "territory-peru = { $x }",
        old="territory-peru =",
    ),
    TextCase("name-of-nothing", "en", "territory-atlantis", "territory-atlantis = Atlantis"),
]
# Each has a separate test.
OTHER_KINDS = {
    "board-inside",
    "no-board",
    "no-folder",
    "no-name",
    "text-outside-folder",
    "unknown-language",
    "unknown-message",
    "unreadable",
}


def assert_found(problems: tuple[Problem, ...], message: str, file: str, entry: str) -> None:
    """The fault is among the problems, and all of them can be said in all languages."""
    expected = (f"content-error-{message}", file, entry)
    assert expected in [(each.message, each.file, each.entry) for each in problems], problems
    for texts in TEXTS.values():
        for problem in problems:
            line = problem.line(texts.say)
            assert line.startswith(problem.place)
            assert "\n" not in line


@pytest.mark.parametrize("case", TINY_CASES, ids=lambda case: case.message)
def test_a_fault_of_any_board_is_found(tmp_path: Path, case: Case) -> None:
    folder = changed_copy(TINY, tmp_path / "board", case.change)
    report = check_content(folder)
    assert_found(report.problems, case.message, case.file, case.entry)
    assert report.proofs == ()


@pytest.mark.parametrize("case", WORLD_CASES, ids=lambda case: case.message)
def test_a_fault_of_the_standard_board_is_found(tmp_path: Path, case: Case) -> None:
    folder = changed_copy(WORLD, tmp_path / "board", case.change)
    assert_found(check_content(folder).problems, case.message, case.file, case.entry)


@pytest.mark.parametrize("case", FILE_CASES, ids=lambda case: case.message)
def test_a_garbled_file_is_no_traceback(tmp_path: Path, case: FileCase) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    overwrite(folder / case.file, case.contents)
    problems = check_content(folder).problems
    assert [(each.message, each.file) for each in problems][:1] == [
        (f"content-error-{case.message}", case.file)
    ]
    assert_found(problems, case.message, case.file, problems[0].entry)


@pytest.mark.parametrize("case", FACT_FILE_CASES, ids=lambda case: case.message)
def test_garbled_facts_are_no_traceback(tmp_path: Path, case: FileCase) -> None:
    folder = shutil.copytree(WORLD, tmp_path / "board")
    shutil.copytree(data_folder("content") / "facts", folder / "facts")
    overwrite(folder / "facts" / case.file, case.contents)
    assert_found(check_content(folder).problems, case.message, f"facts/{case.file}", "")


@pytest.mark.parametrize("case", TEXT_CASES, ids=lambda case: case.message)
def test_a_fault_of_the_texts_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: TextCase
) -> None:
    path = own_locales(tmp_path, monkeypatch) / case.language / "names.ftl"
    text = path.read_text(encoding="utf-8")
    changed = text.replace(case.old, case.new) if case.old else f"{text}\n{case.new}\n"
    path.write_bytes(changed.encode("utf-8", errors="surrogateescape"))
    file = f"locales/{case.language}/names.ftl"
    assert_found(check_content(WORLD).problems, case.message, file, case.entry)


def test_a_missing_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_locales(tmp_path, monkeypatch) / "en" / "names.ftl").unlink()
    problems = check_content(WORLD).problems
    assert_found(problems, "no-name", "locales/en", "application-fertilizers")


def test_own_names_are_complete_in_each_language_that_is_there(tmp_path: Path) -> None:
    """A teacher's folder may bring names in some languages only."""
    folder = shutil.copytree(TINY, tmp_path / "board")
    names = check_texts.names_needed(read_folder(folder, []))
    own = folder / "locales" / "sk"
    own.mkdir(parents=True)
    text = "".join(f"{name} = Nejaký názov\n" for name in names)
    (own / "names.ftl").write_text(text, encoding="utf-8")
    assert check_content(folder).problems == ()
    (own / "names.ftl").write_text(text.replace("territory-n1", "other"), encoding="utf-8")
    assert_found(check_content(folder).problems, "no-name", "locales/sk", "territory-n1")


def test_a_missing_folder_is_one_fault(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    problems = check_content(folder).problems
    assert len(problems) == 1
    assert_found(problems, "no-folder", str(folder), "")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    assert caught.value.problems == problems


def own_names(folder: Path, language: str, text: str) -> None:
    """Write the names that a content folder brings, all that it needs and these."""
    names = check_texts.names_needed(read_folder(folder, []))
    (folder / "locales" / language).mkdir(parents=True)
    needed = "".join(f"{name} = Name\n" for name in names)
    (folder / "locales" / language / "names.ftl").write_text(needed + text, encoding="utf-8")


def test_own_names_of_nothing_and_of_no_message_are_found(tmp_path: Path) -> None:
    """A misspelt id would otherwise stay unseen; countries may be called otherwise."""
    folder = shutil.copytree(TINY, tmp_path / "board")
    own_names(folder, "en", "territory-foo = Foo\nhelo = Hello\ncountry-PER = Perù\n")
    problems = check_content(folder).problems
    file = "locales/en/names.ftl"
    assert_found(problems, "name-of-nothing", file, "territory-foo")
    assert_found(problems, "unknown-message", file, "helo")
    assert len(problems) == 2


def test_names_of_the_standard_board_are_surplus_on_another(tmp_path: Path) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    own_names(folder, "it", "territory-peru = Perù\n")
    problems = check_content(folder).problems
    assert_found(problems, "name-of-nothing", "locales/it/names.ftl", "territory-peru")


def test_an_own_language_that_the_game_does_not_speak_is_found(tmp_path: Path) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    (folder / "locales" / "english").mkdir(parents=True)
    (folder / "locales" / "en.ftl").write_text("territory-n1 = North\n", encoding="utf-8")
    problems = check_content(folder).problems
    assert_found(problems, "unknown-language", "locales/english", "")
    assert_found(problems, "text-outside-folder", "locales/en.ftl", "")


def test_an_empty_folder_is_one_fault(tmp_path: Path) -> None:
    problems = check_content(tmp_path).problems
    assert len(problems) == 1
    assert_found(problems, "no-board", str(tmp_path), "")


def test_the_folder_above_a_board_suggests_the_one_inside(tmp_path: Path) -> None:
    shutil.copytree(TINY, tmp_path / "mine")
    problems = check_content(tmp_path).problems
    assert len(problems) == 1
    assert_found(problems, "board-inside", str(tmp_path), "")
    assert str(tmp_path / "mine") in problems[0].line(TEXTS["en"].say)


@pytest.mark.parametrize("case", FILE_CASES[:8], ids=lambda case: case.message)
def test_a_file_that_cannot_be_read_is_one_fault(tmp_path: Path, case: FileCase) -> None:
    """What would be in it is not missing besides."""
    folder = shutil.copytree(TINY, tmp_path / "board")
    overwrite(folder / case.file, case.contents)
    assert len(check_content(folder).problems) == 1


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    """Some editors write one before everything else."""
    folder = shutil.copytree(WORLD, tmp_path / "board")
    own_names(folder, "en", "")
    for file in [*folder.glob("*.toml"), folder / "map.json", *folder.rglob("*.ftl")]:
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert check_content(folder).problems == ()
    assert Texts("en", folder / "locales").say("continent-africa") == "Name"


def test_a_copy_of_the_standard_board_is_told_of_its_id(tmp_path: Path) -> None:
    """Whoever changes a copy is checked as if it were the standard board until the id differs."""
    change = put("applications", "mri_scanners", "points", to=1)
    report = check_content(changed_copy(WORLD, tmp_path / "copy", change))
    assert report.problems
    assert report.hint == "content-hint-id"
    assert all(texts.has(report.hint) for texts in TEXTS.values())
    other = both(change, put("board", "id", to="mine"))
    assert check_content(changed_copy(WORLD, tmp_path / "other", other)).hint == ""


def test_a_folder_in_the_place_of_a_file_is_unreadable(tmp_path: Path) -> None:
    folder = shutil.copytree(TINY, tmp_path / "board")
    (folder / "board.toml").unlink()
    (folder / "board.toml").mkdir()
    assert_found(check_content(folder).problems, "unreadable", "board.toml", "")


def test_every_kind_of_fault_has_a_case() -> None:
    cases = [*TINY_CASES, *WORLD_CASES, *FILE_CASES, *FACT_FILE_CASES, *TEXT_CASES]
    tried = {f"content-error-{case.message}" for case in cases}
    tried |= {f"content-error-{kind}" for kind in OTHER_KINDS}
    known = {name for name in TEXTS["en"].messages() if name.startswith("content-error-")}
    assert sorted(known - tried) == []
    assert sorted(tried - known) == []


def test_all_faults_are_told_and_not_only_the_first(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        del files["territories"]["n1"]["sea"]
        files["materials"]["tin"]["symbol"] = 50
        files["board"]["players"] = "three"

    problems = check_content(changed_copy(TINY, tmp_path / "board", change)).problems
    assert [(each.file, each.entry) for each in problems] == [
        ("board.toml", ""),
        ("territories.toml", "n1"),
        ("materials.toml", "tin"),
    ]


def test_what_a_file_says_cannot_garble_the_terminal(tmp_path: Path) -> None:
    folder = changed_copy(TINY, tmp_path / "board", put("board", "id", to="\x1b[2J"))
    line = check_content(folder).problems[0].line(TEXTS["en"].say)
    assert "\x1b" not in line


def own_locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the texts of the game, which the check takes for them."""

    def data_folder_here(_name: str) -> Path:
        return tmp_path / "locales"

    monkeypatch.setattr(check_texts, "data_folder", data_folder_here)
    return shutil.copytree(data_folder("locales"), tmp_path / "locales")


def overwrite(path: Path, contents: bytes | None) -> None:
    if contents is None:
        path.unlink()
    else:
        path.write_bytes(contents)
