"""Names and themes of the cards: every card has both, and every text belongs to a card."""

from rawsiko.content.check.texts import read_messages
from rawsiko.content.files.labels import read_labels
from rawsiko.content.load import standard_folder
from rawsiko.texts.data import data_folder

NAME, THEME = "web-card-", "web-theme-"


def test_every_card_has_a_name_of_its_own_and_a_theme() -> None:
    labels = read_labels(standard_folder(), [])
    names = [label["name"] for label in labels.values()]
    assert len(set(names)) == len(labels)
    texts = read_messages(data_folder("locales"), "en", [])
    assert {text for text in texts if text.startswith(NAME)} == {NAME + name for name in names}
    themes = {THEME + label["theme"] for label in labels.values()}
    assert {text for text in texts if text.startswith(THEME)} == themes
