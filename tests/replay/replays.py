"""Replays for tests: one written by hand, random ones, and two ways to judge them."""

import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

from rawsiko.content.export import export_content
from rawsiko.content.load import load_content, standard_content, standard_folder
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.replay.reading import Verdict, verdict_on
from rawsiko.replay.writing import ReplayLine, action_line, encode_line, end_line, header_line
from tests.content.folders import TINY
from tests.engine.matches import Hosted, Played, random_match
from tests.reference.rules import Match

TINY_CONTENT = load_content(TINY)
NEWS_FOLDER = TINY.parent / "tiny_news"
NEWS_CONTENT = load_content(NEWS_FOLDER)
CONTENTS = {one.hash: one for one in (TINY_CONTENT, NEWS_CONTENT, standard_content())}
EXPORTS = {
    TINY_CONTENT.hash: export_content(TINY_CONTENT, TINY),
    NEWS_CONTENT.hash: export_content(NEWS_CONTENT, NEWS_FOLDER),
    standard_content().hash: export_content(standard_content(), standard_folder()),
}

# One Turn on the tiny board. Dice: the attacker's, then the defender's.
PLAYS = """
p2 ChooseContinent north
p2 ChooseTerritory n1
p2 ChooseTerritory n2
p2 ChooseTerritory n3
p1 ChooseContinent west
p1 ChooseTerritory w1
p1 ChooseTerritory w2
p1 ChooseTerritory w3
p3 ChooseContinent east
p3 ChooseTerritory e1
p3 ChooseTerritory e2
p3 ChooseTerritory e3
p3 ChooseContinent south
p3 ChooseTerritory s1
p3 ChooseTerritory s2
p1 ChooseContinent north
p1 ChooseTerritory n4
p1 ChooseTerritory n5
p2 ChooseContinent east
p2 ChooseTerritory e4
p2 ChooseTerritory e5
p2 PlaceAsset n3
p2 PlaceAsset n3
p2 PlaceAsset n3
p2 PlaceAsset n3
p2 PlaceAsset n3
p2 PlaceAsset n3
p1 PlaceAsset n4
p1 PlaceAsset n4
p1 PlaceAsset n4
p1 PlaceAsset n4
p1 PlaceAsset n4
p1 PlaceAsset n4
p3 PlaceAsset e1
p3 PlaceAsset e1
p3 PlaceAsset e1
p3 PlaceAsset e1
p3 PlaceAsset e1
p3 PlaceAsset e1
p2 Move n3 n4 3 dice 652 451
p2 Move n3 n4 3 dice 666 555
p2 Move n3 n4 2 dice 36 2
p2 EndActionPhase
p1 Move w3 s1 1 dice 1 6
p1 EndActionPhase
p3 Move e1 e5 2 dice 63 3
p3 Move e2 e3 1
p3 EndActionPhase
"""
FIELDS = {
    "ChooseContinent": ["continent"],
    "ChooseTerritory": ["territory"],
    "PlaceAsset": ["territory"],
    "Move": ["origin", "target", "assets"],
}


def written_by_hand() -> list[ReplayLine]:
    """The lines of a finished match; the action with number n is on line n + 1."""
    header = {
        "format": "rawsiko-replay/1",
        "rules": "1",
        "content": TINY_CONTENT.hash,
        "options": {
            "turns": 1,
            "advanced_setup": False,
            "monopoly_stranglehold": False,
            "trade_with_china": False,
            "leave_one_behind": False,
        },
        "order": ["p2", "p1", "p3"],
        "objectives": {"p1": "card_1", "p2": "card_2", "p3": "card_4"},
    }
    ranking = [
        score(1, "p3", 5, ["bicycles"], 3, 5),
        score(2, "p2", 0, [], 4, 5),
        score(3, "p1", 0, [], 1, 3),
    ]
    end = {"end": {"reason": "last_turn", "turn": 1, "ranking": ranking}}
    plays = PLAYS.strip().splitlines()
    return [header, *(play_line(n, play) for n, play in enumerate(plays, start=1)), end]


def play_line(n: int, text: str) -> ReplayLine:
    """`p2 Move n3 n4 3 dice 652 451` as a line of a replay."""
    play, _, dice = text.partition(" dice ")
    player, kind, *values = play.split()
    fields = zip(FIELDS.get(kind, []), values, strict=True)
    action = {"type": kind, **{key: int(v) if key == "assets" else v for key, v in fields}}
    line: ReplayLine = {"n": n, "player": player, "action": action}
    if dice:
        attacker, defender = dice.split()
        line["dice"] = {"attacker": [*map(int, attacker)], "defender": [*map(int, defender)]}
    return line


def score(
    place: int, player: str, points: int, applications: list[str], materials: int, territories: int
) -> ReplayLine:
    return {
        "place": place,
        "player": player,
        "points": points,
        "applications": applications,
        "materials": materials,
        "territories": territories,
        "eliminated": False,
    }


def random_replay(
    players: int, options: Options, seed: int, content: Content = TINY_CONTENT
) -> list[ReplayLine]:
    return recorded(random_match(players, options, seed, content))


def recorded(match: Iterable[Played | Hosted]) -> list[ReplayLine]:
    """A match as the program writes it."""
    steps = list(match)
    lines = [header_line(steps[0].before)]
    for n, step in enumerate(steps, start=1):
        lines.append(action_line(n, step.before, step.action, step.dice))
    lines.append(end_line(steps[-1].after))
    return [json.loads(encode_line(line)) for line in lines]


def as_bytes(lines: Iterable[object]) -> list[bytes]:
    return [json.dumps(line).encode() + b"\n" for line in lines]


def judged(lines: Iterable[object]) -> Verdict:
    return verdict_on(as_bytes(lines), CONTENTS.get)


def judged_bytes(file: bytes) -> Verdict:
    return verdict_on(BytesIO(file), CONTENTS.get)


def write(path: Path, lines: Iterable[object]) -> Path:
    path.write_bytes(b"".join(as_bytes(lines)))
    return path


def wrong_by_reference(lines: list[ReplayLine]) -> int | None:
    """The first wrong line as the slow engine of the tests sees it; None if all of them hold."""
    played = 0
    try:
        match = Match(EXPORTS[lines[0]["content"]], lines[0])
        for line in lines[1:-1]:
            played += 1
            match.play(line)
        played += 1
        assert "action" not in lines[-1]
        assert _places(lines[-1]["end"]) == _places(match.end())
    except (AssertionError, KeyError, TypeError, ValueError):
        return played + 1
    return None


def _places(end: Any) -> ReplayLine:
    """The end with players who share a place in one order."""
    if end["reason"] == "bell" and "ranking" not in end:
        return end
    ranking = sorted(end["ranking"], key=lambda entry: (entry["place"], entry["player"]))
    in_order = [entry["place"] for entry in end["ranking"]]
    return {**end, "ranking": ranking, "in_order": in_order}
