"""`rawsiko content show`: what it finds by id, name and symbol, and what it lists."""

import re

import pytest

from rawsiko.content.load import standard_content
from rawsiko.content.show.describe import Describer
from rawsiko.content.show.find import Finder, things_of
from rawsiko.content.show.listing import list_everything
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.content.folders import TINY, WORLD
from tests.content.test_commands import Result


def found(name: str, language: str = "en") -> list[str]:
    return [thing.id for thing in finder(language).things(name)]


def finder(language: str = "en") -> Finder:
    return Finder(standard_content(), WORLD, Texts(language))


@pytest.mark.parametrize(
    ("name", "language", "expected"),
    [
        ("phosphate_rock", "en", ["phosphate_rock"]),
        ("PR", "en", ["phosphate_rock"]),
        ("sb", "en", ["antimony"]),
        ("New Guinea", "en", ["new_guinea"]),
        ("  new   guinea ", "en", ["new_guinea"]),
        ("NEW_GUINEA", "en", ["new_guinea"]),
        ("Nuova Guinea", "it", ["new_guinea"]),
        ("New Guinea", "it", ["new_guinea"]),
        ("matieres premieres", "fr", []),
        ("lantanoidi", "it", []),
        ("Severske krajiny", "sk", ["nordic"]),
        ("Germany", "en", ["germany"]),
        ("Germania", "it", ["germany"]),
        ("France", "en", ["france_benelux"]),
        ("Russia", "en", ["western_russia", "siberia", "far_east"]),
    ],
)
def test_a_thing_is_found_by_all_that_it_is_called(
    name: str, language: str, expected: list[str]
) -> None:
    """Ids, symbols, names in the chosen language and in English, and the countries in it."""
    assert found(name, language) == expected


def test_capitals_tell_symbols_apart_where_they_must() -> None:
    """P is phosphorus, PR phosphate rock; a symbol beats one that differs in capitals."""
    assert found("P") == ["phosphorus"]
    assert found("Co") == ["cobalt"]
    assert found("CC") == ["coking_coal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_name_in_every_language(language: str) -> None:
    texts = Texts(language)
    finds = Finder(standard_content(), WORLD, texts)
    for kind, names in (
        ("territory", standard_content().territories),
        ("material", standard_content().materials),
        ("application", standard_content().applications),
    ):
        for name in names:
            assert name in [thing.id for thing in finds.things(texts.say(f"{kind}-{name}"))]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("card_1", ["card_01"]),
        ("card 7", ["card_07"]),
        ("oceana", ["oceania"]),
        ("rare", ["hree", "lree"]),
        ("viet", ["vietnam"]),
        ("medical", ["medical_equipment"]),
        ("Deutschland", []),
        ("xyzzy", []),
    ],
)
def test_suggestions_make_sense(name: str, expected: list[str]) -> None:
    assert finder().ids_like(name) == expected


@pytest.mark.parametrize("name", ["china", "China", "CHN", "Cina", "HKG"])
def test_china_is_closed(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """R2.1: it is drawn, but it is no Territory."""
    result = Result(capsys, "show", name, "--lang", "it")
    assert (result.status, result.err) == (0, "")
    assert "R2.1" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_everything_is_listed(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    out = Result(capsys, "show", "--lang", language).out
    texts = Texts(language)
    for thing in things_of(standard_content()):
        assert thing.id in out
    assert re.search(
        rf"^  PR {texts.say('material-phosphate_rock')} \(phosphate_rock\)$", out, re.M
    )
    assert "R2.1" in out


def test_a_board_without_closed_land_lists_none(capsys: pytest.CaptureFixture[str]) -> None:
    out = Result(capsys, "show", "--content", TINY).out
    assert "card_1" in out
    assert "R2.1" not in out


def test_no_application_of_the_standard_board_rests_on_general_knowledge() -> None:
    """As content/facts/README.md says; and every source has a title and no bare colon."""
    describer = Describer(standard_content(), WORLD, Texts("en"))
    for thing in things_of(standard_content()):
        shown = "\n".join(describer.describe(thing))
        assert "memory" not in shown, thing.id
        assert not re.search(r"\] *:", shown), thing.id


def test_materials_are_listed_by_their_english_names() -> None:
    """One order everywhere: the file, and the lists of the Territories."""
    content, say = standard_content(), Texts("en").say
    order = list(content.materials)
    assert order == sorted(order, key=lambda material: say(f"material-{material}"))
    for territory in content.territories.values():
        assert list(territory.materials) == sorted(territory.materials, key=order.index)


def test_the_list_is_one_line_per_thing() -> None:
    lines = list(list_everything(standard_content(), WORLD, Texts("en")))
    assert len(lines) == len(list(things_of(standard_content()))) + 4 + 3 + 1
