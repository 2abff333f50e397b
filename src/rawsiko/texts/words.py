"""What things are called in one language: Territories, Materials, players."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping

from rawsiko.engine.content import NewsCard
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.texts.fluent import SayMessage, Texts

LONGEST_NAME = 40


class Words:
    """The texts of a language with the names of one match's players.

    A player without a name is called by their id; if names are ambiguous the id is added: Sun (p1),
    Sun (p2). Things without a name in the content are called by their id: `new_guinea`, New guinea.
    """

    def __init__(self, texts: Texts, names: Mapping[PlayerId, str] | None = None) -> None:
        self.say = texts.say
        self._texts = texts
        self._names = _told_apart(names or {})

    def player(self, player: PlayerId) -> str:
        return self._names.get(player) or printable(player)

    def players(self, players: Iterable[PlayerId]) -> str:
        return self.listed(map(self.player, players))

    def board(self, board: str) -> str:
        return self._name("board", board)

    def continent(self, continent: ContinentId) -> str:
        return self._name("continent", continent)

    def territory(self, territory: TerritoryId) -> str:
        return self._name("territory", territory)

    def material(self, material: MaterialId) -> str:
        return self._name("material", material)

    def application(self, application: ApplicationId) -> str:
        return self._name("application", application)

    def news(self, card: NewsCard) -> str:
        """The headline of a news card; what it does, if it has none."""
        message = f"news-{card.id}-headline"
        if self._texts.has(message):
            return self._texts.say(message)
        return self.say(
            f"world-news-{card.effect}",
            territory=self.territory(card.territory),
            material=self.material(card.material),
        )

    def listed(self, items: Iterable[str]) -> str:
        names = list(items)
        # Some names are lists themselves: Vietnam, Laos and Myanmar.
        return ("; " if any("," in name for name in names) else ", ").join(names)

    def _name(self, kind: str, name: str) -> str:
        message = f"{kind}-{name}"
        return self._texts.say(message) if self._texts.has(message) else from_id(message)


def names_or_ids(texts: Texts) -> SayMessage:
    """`Texts.say`, with the id for things on a board that have no name: `territory-new_guinea`, New
    guinea."""

    def say(message: str, /, **arguments: str | float) -> str:
        return texts.say(message, **arguments) if texts.has(message) else from_id(message)

    return say


def from_id(message: str) -> str:
    return message.partition("-")[2].replace("_", " ").capitalize()


def _told_apart(names: Mapping[PlayerId, str]) -> Mapping[PlayerId, str]:
    """A different name for each of these players."""
    ids = {player: printable(player) for player in names}
    given = {player: _visible(name) or ids[player] for player, name in names.items()}
    # Nor may a name be another player's id.
    alike = Counter(name.casefold() for name in given.values())
    alike.update({name.casefold() for player, name in ids.items() if given[player] != name})
    return {
        player: name
        if name == ids[player] or alike[name.casefold()] == 1
        else f"{name} ({ids[player]})"
        for player, name in given.items()
    }


def _visible(name: str) -> str:
    """The name on one line; empty if nothing in it is visible."""
    shown = printable(name.strip(" "))
    return shown if shown.strip(" \N{REPLACEMENT CHARACTER}") else ""


def printable(text: str, longest: int = LONGEST_NAME) -> str:
    """Text from a file, fit for a terminal: one short line without control characters."""
    shown = "".join(
        character if _is_shown(character) else "\N{REPLACEMENT CHARACTER}" for character in text
    )
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def _is_shown(character: str) -> bool:
    # Cc, Cf, Cs, Co, Cn: controls, direction marks, surrogates and what no font has.
    return character == " " or unicodedata.category(character)[0] not in "CZ"
