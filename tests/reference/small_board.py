"""Two small boards, and positions on the first in one line of text.

north  n1-n2-n3-n4, and n5 apart     n1-w1  n5-w3  n4~e1
south  s1~s2~s3~s4~s5                s1~w5  s5-e2
east   e1-e2
west   w1-w2-w3-w4-w5-w1             (- a border, ~ a sea line)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules import Match

if TYPE_CHECKING:
    from .board import Json

OPTIONS: Json = {
    "turns": 8,
    "advanced_setup": False,
    "monopoly_stranglehold": False,
    "trade_with_china": False,
    "leave_one_behind": False,
}

HOUSE: Json = {"head_start": False, "host_keeps_time": False}  # version 2 has them

MATERIALS = {
    "n1": "a", "n2": "b", "n3": "ac", "n4": "", "n5": "d",
    "s1": "b", "s2": "e", "s3": "", "s4": "f", "s5": "g",
    "e1": "ef", "e2": "g",
    "w1": "c", "w2": "h", "w3": "a", "w4": "", "w5": "d",
}  # fmt: skip
LAND = [
    "n1 n2", "n2 n3", "n3 n4", "e1 e2", "w1 w2", "w2 w3", "w3 w4", "w4 w5", "w5 w1",
    "n1 w1", "n5 w3", "e2 s5",
]  # fmt: skip
SEA = ["s1 s2", "s2 s3", "s3 s4", "s4 s5", "n4 e1", "s1 w5"]

# Points and Materials of each Application, then the Applications of each card.
APPLICATIONS = {
    "lamps": (3, "a"),
    "phones": (5, "ab"),
    "magnets": (8, "cd"),
    "solar": (13, "efg"),
    "glass": (5, "h"),
    "optics": (3, "c"),
    "cables": (5, "bc"),
    "alloys": (8, "fg"),
    "paint": (2, "a"),
}
CARDS = {
    "card_1": ["lamps", "phones", "magnets", "solar"],
    "card_2": ["glass", "optics", "cables", "alloys"],
    "card_3": ["paint", "cables", "magnets", "solar"],
    "card_4": ["phones", "glass", "alloys", "paint"],
    "card_5": ["solar", "alloys", "cables", "lamps"],
}


def export(materials: dict[str, str], land: list[str], sea: list[str]) -> Json:
    """A content export; a Territory's first letter is its Continent, a letter is a Material."""

    def beside(territory: str, pairs: list[str]) -> list[str]:
        ends = [pair.split() for pair in pairs if territory in pair.split()]
        return [end for pair in ends for end in pair if end != territory]

    continents = list(dict.fromkeys(territory[0] for territory in materials))
    return {
        "format": "rawsiko-content/1",
        "id": "small",
        "version": "1",
        "hash": "sha256:small",
        "players": [3, 4, 5],
        "continents": [
            {"id": name, "territories": [one for one in materials if one[0] == name]}
            for name in continents
        ],
        "territories": [
            {
                "id": name,
                "continent": name[0],
                "materials": list(held),
                "land": beside(name, land),
                "sea": beside(name, sea),
            }
            for name, held in materials.items()
        ],
        "materials": [
            {"id": name, "symbol": name.upper()}
            for name in sorted(set("".join(materials.values())))
        ],
        "applications": [
            {"id": name, "points": points, "materials": list(needed)}
            for name, (points, needed) in APPLICATIONS.items()
        ],
        "objectives": [{"id": name, "applications": list(CARDS[name])} for name in CARDS],
    }


def header(players: int, **options: object) -> Json:
    """Players p1, p2, ... in this order of play, p1 with card_1 and so on."""
    seats = range(1, players + 1)
    house = HOUSE if options.keys() & HOUSE.keys() else {}
    return {
        "format": "rawsiko-replay/2" if house else "rawsiko-replay/1",
        "rules": "1",
        "content": "sha256:small",
        "options": {**OPTIONS, **house, **options},
        "order": [f"p{seat}" for seat in seats],
        "objectives": {f"p{seat}": f"card_{seat}" for seat in seats},
    }


def new_match(players: int = 3, **options: object) -> Match:
    """A match on the board drawn above."""
    return Match(export(MATERIALS, LAND, SEA), header(players, **options))


def six_rings() -> Json:
    """Six Continents A to F, each a ring of five, enough for 3, 4 and 5 players (R3.5)."""
    letters = "ABCDEF"
    names = [f"{letter}{number}" for letter in letters for number in range(5)]
    # Every third Territory has no Material, the others one of the eight in turn.
    materials = {
        name: "" if count % 3 == 2 else "abcdefgh"[count % 8] for count, name in enumerate(names)
    }
    land = [f"{letter}{at} {letter}{(at + 1) % 5}" for letter in letters for at in range(5)]
    sea = [f"{one}0 {other}2" for one, other in zip(letters, letters[1:] + "A", strict=True)]
    return export(materials, land, sea)


def at(text: str, turn: int = 1, **options: object) -> Match:
    """A match in an Action Phase: `p1* n1:3 n2:2/1 | p2 e1:1`.

    The star marks the acting player; `2/1` means two Assets, one of them ready. Without it all are
    ready.
    """
    sides = [side.split() for side in text.split("|")]
    match = new_match(len(sides), **options)
    match.phase = "action"
    match.turn = turn
    for name, *places in sides:
        player = name.rstrip("*")
        if player != name:
            match.active = player
        for place in places:
            territory, count = place.split(":")
            assets, _, ready = count.partition("/")
            match.position.add(player, territory, int(assets))
            if player != name:
                match.ready[territory] = int(ready or assets)
        if not places:
            match.position.eliminated.append(player)
    return match


def shown(match: Match) -> str:
    """The text that `at` reads: players in order of play, Territories by name."""
    summary = match.summary()
    sides: list[str] = []
    for player in match.position.order:
        side = player
        if player == summary["player"]:
            side += "*"
        for territory in sorted(match.position.territories(player)):
            assets = summary["assets"][territory]
            side += f" {territory}:{assets}"
            if match.phase == "action" and player == summary["player"]:
                ready = summary["ready"].get(territory, 0)
                side += "" if ready == assets else f"/{ready}"
        sides.append(side)
    return " | ".join(sides)


def play(match: Match, order: str, dice: str = "") -> None:
    """Play `n` (a Continent), `n1`, `n1>n2 3`, `end`, `claim b` or `done` for the acting player.

    `dice` are the attacker's and the defender's: `641 64`.
    """
    line: Json = {"n": match.lines + 1, "player": match.player(), "action": action(match, order)}
    if dice:
        attacker, defender = ([int(die) for die in roll] for roll in dice.split())
        line["dice"] = {"attacker": attacker, "defender": defender}
    match.play(line)


def action(match: Match, order: str) -> Json:
    match order.replace(">", " > ").split():
        case ["end"]:
            return {"type": "EndActionPhase"}
        case ["done"]:
            return {"type": "EndTrade"}
        case ["claim", material]:
            return {"type": "ClaimMaterial", "material": material}
        case [origin, ">", target, assets]:
            return {"type": "Move", "origin": origin, "target": target, "assets": int(assets)}
        case [place] if match.phase == "choose_continent":
            return {"type": "ChooseContinent", "continent": place}
        case [place] if match.phase == "choose_territory":
            return {"type": "ChooseTerritory", "territory": place}
        case _:
            return {"type": "PlaceAsset", "territory": order}


def play_all(match: Match, orders: str) -> None:
    for order in orders.split():
        play(match, order)


def offered(match: Match, key: str) -> list[str]:
    """The values of this key in the legal actions: a Continent, a Territory, a Material."""
    named = [legal["action"].get(key) for legal in match.legal()]
    return sorted(name for name in named if name is not None)


def moves(match: Match) -> list[str]:
    """The legal moves as text: `n1>n2 1`."""
    orders = [legal["action"] for legal in match.legal() if legal["action"]["type"] == "Move"]
    return sorted(f"{one['origin']}>{one['target']} {one['assets']}" for one in orders)
