"""The reader of the texts."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import LANGUAGES, BadMessage, Texts, UnknownMessage, chosen_language

pytestmark = pytest.mark.slow

OWN = {
    "en": """\
# A comment
plain = Two words   # not a comment
several =
    First line
      indented

    after a gap
hello = Hello, { $name }.
    Bye.
count = { $number ->
    [one] one Asset
   *[other] { $number } Assets
}
-term = Term
with-term = A { -term }
attribute = Value
    .title = Title
only-english = English
territory-vietnam = Our Vietnam
""",
    "sk": """\
plain = Dve slová
count = { $number ->
    [one] jedno aktívum
    [few] { $number } aktíva
    [many] { $number } aktíva
   *[other] { $number } aktív
}
""",
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    for language, source in OWN.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "own.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_messages_are_filled_in(own: Path) -> None:
    """Without isolation marks, which terminals show as boxes."""
    texts = Texts("en", own)
    assert texts.say("hello", name="Sun") == "Hello, Sun.\nBye."
    assert texts.say("with-term") == "A Term"
    assert texts.say("count", number=1) == "one Asset"
    assert texts.say("count", number=1200) == "1,200 Assets"
    assert texts.say("attribute") == "Value"


def test_each_language_has_its_plurals(own: Path) -> None:
    said = [Texts("sk", own).say("count", number=number) for number in (1, 3, 7)]
    assert said == ["jedno aktívum", "3 aktíva", "7 aktív"]


def test_english_stands_in_for_a_missing_translation(own: Path) -> None:
    """A missing translation fails the tests, but players see English."""
    texts = Texts("sk", own)
    assert texts.say("plain") == "Dve slová"
    assert texts.say("only-english") == "English"
    assert texts.has("only-english")
    assert "only-english" not in texts.messages()


def test_a_folder_of_ones_own_wins(own: Path) -> None:
    assert Texts("en", own).say("territory-vietnam") == "Our Vietnam"


@pytest.mark.parametrize("language", ["en", "sk"])
def test_an_unknown_message_is_named(own: Path, language: str) -> None:
    with pytest.raises(UnknownMessage, match="no message 'nothing'"):
        Texts(language, own).say("nothing")


def test_a_missing_variable_is_named(own: Path) -> None:
    with pytest.raises(BadMessage, match=r"'hello'.*name"):
        Texts("en", own).say("hello")


def test_a_message_that_is_no_fluent_is_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("broken = { $x\n", encoding="utf-8")
    with pytest.raises(BadMessage, match="'broken'"):
        Texts("en", tmp_path).say("broken", x=1)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'"):
        Texts("xx")


def agrees_with_fluent(texts: Texts, source: str) -> None:
    bundle = FluentBundle([texts.language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for name in texts.messages():
        if not bundle.has_message(name):
            continue
        pattern = bundle.get_message(name).value
        if isinstance(pattern, str):  # fluent.runtime stores a text without placeables as a string
            assert texts.say(name) == pattern, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reader_says_what_fluent_says(language: str) -> None:
    """Messages without variables bypass fluent.runtime, and the result is the same."""
    for file in (data_folder("locales") / language).glob("*.ftl"):
        agrees_with_fluent(Texts(language), file.read_text(encoding="utf-8"))


def test_the_quick_reader_on_odd_shapes(own: Path) -> None:
    agrees_with_fluent(Texts("en", own), OWN["en"])


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("it", {"RAWSIKO_LANG": "de"}, "it"),
        (None, {"RAWSIKO_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "sk_SK.UTF-8", "LANG": "fr_FR"}, "sk"),
        (None, {"LC_MESSAGES": "nl", "LANG": "fr_FR"}, "nl"),
        (None, {"LANG": "es_AR@euro"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_users(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(asked, environment) == language
