"""Small changes to content files, written as data: `put("territories", "n1", "land", to=[])`."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from tests.content.folders import Change, Files


def put(*path: str | int, to: object) -> Change:
    """Set a value."""

    def change(files: Files) -> None:
        _inside(files, path[:-1])[path[-1]] = to

    return change


def news(**changed: object) -> Change:
    """One news card, `strike`, right for the tiny board but for what is changed."""
    card = {
        "date": "2025-02-22",
        "territory": "n1",
        "material": "copper",
        "effect": "stops",
        "weight": 9,
        "turns": 2,
    }
    return put("news", to={"strike": {**card, **changed}})


def add(*path: str | int, item: object) -> Change:
    """Append to a list."""

    def change(files: Files) -> None:
        _inside(files, path).append(item)

    return change


def drop(*path: str | int) -> Change:
    """Take out a key, or an item of a list."""

    def change(files: Files) -> None:
        inside = _inside(files, path[:-1])
        if isinstance(inside, list):
            cast("list[object]", inside).remove(path[-1])
        else:
            del inside[path[-1]]

    return change


def both(*changes: Change) -> Change:
    def change(files: Files) -> None:
        for each in changes:
            each(files)

    return change


def edited(*path: str | int, by: Callable[[Any], object]) -> Change:
    """Replace a value by what is made of it."""

    def change(files: Files) -> None:
        inside = _inside(files, path[:-1])
        inside[path[-1]] = by(inside[path[-1]])

    return change


def renamed(old: str, to: str) -> Change:
    """Change an id everywhere."""

    def change(files: Files) -> None:
        files |= json.loads(json.dumps(files).replace(f'"{old}"', f'"{to}"'))

    return change


def reversed_entries(files: Files) -> None:
    """Entries and lists the other way round, except the Continents and the cards' Applications."""
    for name, says in files.items():
        if name != "board":
            files[name] = {entry: says[entry] for entry in reversed(says)}
    for entry in [*files["territories"].values(), *files["applications"].values()]:
        for key in {"materials", "land", "sea"} & entry.keys():
            entry[key].reverse()


def without_territory(name: str) -> Change:
    """Remove a Territory from the board and from all data that refers to it."""

    def change(files: Files) -> None:
        del files["territories"][name]
        for territory in files["territories"].values():
            for kind in ("land", "sea"):
                territory[kind] = [other for other in territory[kind] if other != name]
        cards = files.get("news", {})
        for card in [card for card, says in cards.items() if says["territory"] == name]:
            del cards[card]

    return change


def without_card(name: str) -> Change:
    """Remove an Objective card, from those for short matches too."""

    def change(files: Files) -> None:
        del files["objectives"][name]
        short = files["board"].get("short_objectives", [])
        if name in short:
            short.remove(name)

    return change


def with_territories(number: int, continent: str, neighbour: str) -> Change:
    """Put more Territories on the board, adjacent by sea to one that is there."""

    def change(files: Files) -> None:
        territories = files["territories"]
        for name in (f"more_{each}" for each in range(number)):
            territories[name] = {
                "continent": continent,
                "materials": [],
                "land": [],
                "sea": [neighbour],
            }
            territories[neighbour]["sea"].append(name)

    return change


def with_materials(number: int) -> Change:
    """Invent Materials that lie nowhere."""

    def change(files: Files) -> None:
        for each in range(number):
            files["materials"][f"material_{each}"] = {"symbol": f"{each}Q"}

    return change


def with_few_cards(files: Files) -> None:
    """Leave only the four Applications of the first card, on five cards."""
    files["board"].pop("short_objectives", None)
    first = next(iter(files["objectives"].values()))
    files["objectives"] = {f"card_0{number}": first for number in range(1, 6)}
    files["applications"] = {name: files["applications"][name] for name in first["applications"]}


def with_reasons(files: Files) -> None:
    """Every placement has a reason."""
    for territory in files["placements"].values():
        for placement in territory.values():
            placement["reason"] = "Because."


def with_places_exchanged(files: Files) -> None:
    """The rarest Materials get the places of the commonest, and the other way round."""
    places = files["placements"]
    count = Counter(material for territory in places.values() for material in territory)
    ordered = sorted(count, key=lambda material: (count[material], material))
    other = dict(zip(ordered, reversed(ordered), strict=True))
    for territory, those in places.items():
        places[territory] = {other[material]: entry for material, entry in those.items()}


def without_sea(one: str, other: str) -> Change:
    return both(
        drop("territories", one, "sea", other),
        drop("territories", other, "sea", one),
    )


def with_exception(**exception: str) -> Change:
    return put("board", "land_exceptions", to=[exception])


def copied(*path: str, to: tuple[str, ...]) -> Change:
    """Say in one place what another says."""

    def change(files: Files) -> None:
        _inside(files, to[:-1])[to[-1]] = dict(_inside(files, path))

    return change


def _inside(files: Files, path: tuple[str | int, ...]) -> Any:
    inside: Any = files
    for key in path:
        inside = inside[key]
    return inside
