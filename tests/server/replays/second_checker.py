"""Checks a journal from the words of docs/dice.md alone: no code shared with the program's own.

Only the rules of the match come from the engine: what is on offer, and what an action leads to.
"""

import hashlib
import hmac
import json
from typing import Any, NamedTuple

import msgspec

from rawsiko.engine import apply, dice_needed, start
from rawsiko.engine.actions import Action, HostAction, OpenNews, SetLastTurn, StopAtBell
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.news import cards_that_can_open
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal, continents_on_offer
from rawsiko.engine.state import ContinentChoice, State

Json = dict[str, Any]


class Disproved(Exception):
    pass


class Played(NamedTuple):
    entry: int
    body: Json
    before: State


def demand(holds: bool, what: str) -> None:  # noqa: FBT001  reads as a sentence
    if not holds:
        raise Disproved(what)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


class Stream:
    """Rules 4 to 6."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key, self.label, self.block, self.left = key, label, 0, b""

    def byte(self) -> int:
        if not self.left:
            self.left = mac(self.key, f"{self.label}|{self.block}")
            self.block += 1
        byte, self.left = self.left[0], self.left[1:]
        return byte

    def die(self, sides: int) -> int:
        numbers = 256 if sides <= 256 else 65_536
        while True:
            shown = self.byte() if numbers == 256 else 256 * self.byte() + self.byte()
            if shown < numbers // sides * sides:
                return shown % sides + 1

    def shuffle(self, items: list[str]) -> list[str]:
        items = [*items]
        for place in range(len(items), 1, -1):
            shown = self.die(place)
            items[place - 1], items[shown - 1] = items[shown - 1], items[place - 1]
        return items


def head_of(bodies: list[bytes]) -> str:
    head = ""
    for body in bodies:
        head = hashlib.sha256(f"{head}|".encode() + body).hexdigest()
    return head


class Check:
    def __init__(self, bodies: list[bytes], secret: bytes, content: Content) -> None:
        self.content, self.secret = content, secret
        self.table = ""
        self.settings: Json = {}
        self.promised: dict[str, str] = {}
        self.shares: dict[str, str] = {}
        self.key = b""
        self.match: State | None = None
        self.start: State | None = None
        self.played: list[Played] = []
        self.clashes = 0
        for entry, body in enumerate(bodies, start=1):
            self.read(entry, json.loads(body))

    def read(self, entry: int, body: Json) -> None:
        match body["type"]:
            case "Created":
                self.table, self.settings = body["table"], body["settings"]
                promise = sha(f"rawsiko-dice-1|{self.table}|{self.secret.hex()}")
                demand(body["commitment"] == promise, "promise")
                demand(body["content"] == self.content.hash, "content")
            case "SettingsChanged":
                self.settings = body["settings"]
            case "SeatTaken":
                self.promised[body["seat"]] = body["contribution"]
            case "ContributionRevealed":
                share = body["contribution"]
                promise = sha(f"rawsiko-dice-1|contribution|{share}")
                demand(self.promised.get(body["seat"]) == promise, "share")
                self.shares[body["seat"]] = share
            case "MatchStarted":
                self.read_start(entry, body)
            case "ActionPlayed":
                self.read_action(entry, body)
            case "ActionTakenBack":
                self.read_taken_back(body)
            case "LastTurnSet" | "StoppedAtBell":
                assert self.match is not None
                self.match = apply(self.match, host_action(body)).state
            case "SecretShown":
                demand(body["secret"] == self.secret.hex(), "secret shown")
            case _:
                pass

    def read_start(self, entry: int, body: Json) -> None:
        seats = [f"p{number + 1}" for number in range(self.settings["seats"])]
        given = [self.shares[seat] for seat in seats if seat in self.shares]
        demand(body["contributions"] == given, "shares")
        self.key = mac(self.secret, "|".join([self.table, *given]))
        order = Stream(self.key, f"order|{entry}").shuffle(seats)
        demand(body["order"] == order, "order")
        options = msgspec.convert(self.settings["options"], Options)
        dealt_from = list(cards_to_deal(self.content, options))
        cards = Stream(self.key, f"deal|{entry}").shuffle([*dealt_from])
        deal = dict(zip(seats, cards, strict=False))
        for seat, card in deal.items():
            salt = mac(self.secret, f"salt|{self.table}|{seat}").hex()
            demand(body["cards"][seat] == sha(f"rawsiko-dice-1|card|{seat}|{card}|{salt}"), "card")
        players = [PlayerId(seat) for seat in order]
        dealt = {PlayerId(seat): ObjectiveId(card) for seat, card in deal.items()}
        self.start = self.match = start(self.content, options, players, dealt)

    def read_action(self, entry: int, body: Json) -> None:
        state, action = self.match, msgspec.convert(body["action"], Action)
        assert state is not None
        demand(body["dice"] == self.dice(entry, state, body["action"], action), "dice")
        self.match = apply(state, action, tuple(body["dice"])).state
        self.played.append(Played(entry, body, state))

    def dice(self, entry: int, state: State, body: Json, action: Action) -> list[int]:
        if body["type"] == "DrawContinent":
            assert isinstance(state.phase, ContinentChoice)
            sides = len(continents_on_offer(state, state.phase))
            return [Stream(self.key, f"draw|{entry}|{body['player']}").die(sides)]
        if isinstance(action, OpenNews):
            return [news_die(self.key, entry, state, action)]
        number = len(dice_needed(state, action))
        if not number:
            return []
        self.clashes += 1
        sides = f"{body['assets']}|{number - body['assets']}"
        stream = Stream(self.key, f"clash|{entry}|{body['origin']}|{body['target']}|{sides}")
        return [stream.die(6) for _ in range(number)]

    def read_taken_back(self, body: Json) -> None:
        demand(bool(self.played), "taken back")
        last = self.played.pop()
        demand(last.entry == body["entry"], "taken back: not the last action")
        demand(last.body["dice"] == [], "taken back: dice were shown")
        kind = last.body["action"]["type"]
        quiet = ("ChooseContinent", "ChooseTerritory", "PlaceAsset", "Move", "Recycle")
        demand(kind in quiet, "taken back: another kind of action")
        assert self.match is not None
        self.match = msgspec.structs.replace(last.before, last_turn=self.match.last_turn)


def check_replay(file: bytes, content: Content) -> Check:
    """Raises Disproved, or whatever a garbled file leads to."""
    header, *lines = [json.loads(line) for line in file.splitlines()]
    proof = header["proof"]
    bodies = journal_of(header, lines[:-1], content)
    demand(head_of(bodies) == proof["head"], "head")
    check = Check(bodies, bytes.fromhex(proof["secret"]), content)
    assert check.start is not None
    demand(list(check.start.order) == header["order"], "order of the header")
    demand(dict(check.start.objectives) == header["objectives"], "deal of the header")
    return check


def journal_of(header: Json, lines: list[Json], content: Content) -> list[bytes]:
    """The whole journal: the entries of the proof, and those of the lines."""
    bodies = {item["q"]: item["body"].encode() for item in header["proof"]["entries"]}
    demand(len(bodies) == len(header["proof"]["entries"]), "number")
    options = Options(**header["options"])
    state = start(content, options, header["order"], header["objectives"])
    key = key_of(header["proof"]["secret"], list(bodies.values()))
    newest = 0
    for line in lines:
        demand(newest < line["q"] and line["q"] not in bodies, "number")
        newest = line["q"]
        body = host_body(line["host"]) if "host" in line else body_of(line, state, key)
        bodies[newest] = json.dumps(body, separators=(",", ":")).encode()
        if "host" in line:
            state = apply(state, host_action(body)).state
            continue
        action = msgspec.convert(body["action"], Action)
        state = apply(state, action, tuple(body["dice"])).state
    numbers = range(1, len(bodies) + 1)
    demand(set(bodies) == set(numbers), "gap")
    return [bodies[number] for number in numbers]


def key_of(secret: str, bodies: list[bytes]) -> bytes:
    """Rule 3, from the entries that have no line."""
    entries = [json.loads(body) for body in bodies]
    table = next(one["table"] for one in entries if one["type"] == "Created")
    shares = next(one["contributions"] for one in entries if one["type"] == "MatchStarted")
    return mac(bytes.fromhex(secret), "|".join([table, *shares]))


def news_die(key: bytes, entry: int, state: State, action: OpenNews) -> int:
    (sides,) = dice_needed(state, action)
    return Stream(key, f"news|{entry}|{action.player}").die(sides)


def card_under(state: State, die: int) -> str:
    """The first sides open the first card, and so on."""
    sides = [card.id for card in cards_that_can_open(state) for _ in range(card.weight)]
    return sides[die - 1]


def host_body(action: Json) -> Json:
    if action["type"] == "SetLastTurn":
        return {"type": "LastTurnSet", "turn": action["turn"]}
    return {"type": "StoppedAtBell"}


def host_action(body: Json) -> HostAction:
    return SetLastTurn(body["turn"]) if body["type"] == "LastTurnSet" else StopAtBell()


def body_of(line: Json, state: State, key: bytes) -> Json:
    action = {"type": line["action"]["type"], "player": line["player"], **line["action"]}
    dice = line.get("dice", {"attacker": [], "defender": []})
    rolled = [*dice["attacker"], *dice["defender"]]
    if "drawn" in line:
        assert isinstance(state.phase, ContinentChoice)
        rolled = [continents_on_offer(state, state.phase).index(line["drawn"]) + 1]
    if "opened" in line:
        rolled = [news_die(key, line["q"], state, OpenNews(line["player"]))]
        demand(card_under(state, rolled[0]) == line["opened"], "news")
    return {"type": "ActionPlayed", "action": action, "dice": rolled, "by": line["by"]}
