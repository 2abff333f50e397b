"""What a client knows after a message, as "What you know" in docs/protocol.md says."""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

NOTHING: Json = {
    "type": "Yours",
    "moves": None,
    "choices": None,
    "may_take_back": False,
    "must_reveal": False,
}


def folded(known: Json, message: Json) -> Json | None:
    """None if something was missed. `known` stays as it is."""
    return MESSAGES[message["type"]](known, message)


def _snapshot(_: Json, snapshot: Json) -> Json:
    return snapshot


def _told(known: Json, told: Json) -> Json | None:
    if told["seq"] <= known["seq"]:
        return known
    if told["seq"] > known["seq"] + 1:
        return None
    change, yours = told["change"], told["yours"] or NOTHING
    changed = CHANGES[change["type"]](known, change)
    return {**changed, "seq": told["seq"], "head": told["head"], "yours": yours}


def _pong(known: Json, pong: Json) -> Json | None:
    return known if pong["seq"] <= known["seq"] else None


def _presence(known: Json, presence: Json) -> Json:
    return {**known, "table": {**known["table"], "present": presence["present"]}}


def _timer(known: Json, timer: Json) -> Json:
    return {**known, "seconds_left": timer["seconds_left"]}


def _unchanged(known: Json, _: Json) -> Json:
    return known


MESSAGES: dict[str, Callable[[Json, Json], Json | None]] = {
    "Snapshot": _snapshot,
    "Told": _told,
    "Pong": _pong,
    "Presence": _presence,
    "Timer": _timer,
    "Welcome": _unchanged,
    "Applied": _unchanged,
    "Refused": _unchanged,
    "Hinted": _unchanged,
    "WhyNot": _unchanged,
    "Spoken": _unchanged,
    "ServerStatus": _unchanged,
    "Goodbye": _unchanged,
    # Of a class; a table sends none of these.
    "ClassSnapshot": _unchanged,
    "ClassTold": _unchanged,
    "ClassPresence": _unchanged,
    "LineTold": _unchanged,
    "Nudged": _unchanged,
}


def _match_told(known: Json, told: Json) -> Json:
    match: Json = {**known["match"], "holdings": dict(known["match"]["holdings"])}
    before: Json = {}
    for event in told["events"]:
        EVENTS[event["type"]](match, event, before)
        before = event
    match["phase"] = told["phase"]
    match["next_investments"] = told["next_investments"]
    if told["objectives"] is not None:
        match["objectives"] = told["objectives"]
    if told["phase"]["type"] == "Finished":
        known = _with_status(known, "finished")
    return {**known, "match": match}


def _match_began(known: Json, began: Json) -> Json:
    return {**_with_status(known, "playing"), "match": began["match"]}


def _taken_back(known: Json, taken: Json) -> Json:
    return {**known, "match": taken["match"]}


def _table_told(known: Json, told: Json) -> Json:
    table = dict(known["table"])
    for key in ("status", "settings", "names", "secret", "hints_used"):
        if told[key] is not None:
            table[key] = told[key]
    if told["settings"] is not None:
        table["seats"] = told["seats"]
    else:
        changed = {seat["player"]: seat for seat in told["seats"]}
        table["seats"] = [changed.get(seat["player"], seat) for seat in table["seats"]]
    return {**known, "table": table}


CHANGES: dict[str, Callable[[Json, Json], Json]] = {
    "MatchTold": _match_told,
    "MatchBegan": _match_began,
    "TakenBack": _taken_back,
    "TableTold": _table_told,
}


def _with_status(known: Json, status: str) -> Json:
    return {**known, "table": {**known["table"], "status": status}}


# Events: each changes a match, knowing the event before it.


def _placed(match: Json, event: Json, _: Json) -> None:
    _add(match, event["territory"], event["player"], 1)


def _moved(match: Json, event: Json, _: Json) -> None:
    _add(match, event["origin"], event["player"], -event["assets"])
    _add(match, event["target"], event["player"], event["assets"])


def _fought(match: Json, event: Json, _: Json) -> None:
    _add(match, event["origin"], event["attacker"], -event["attacker_losses"])
    _add(match, event["target"], event["defender"], -event["defender_losses"])


def _conquered(match: Json, event: Json, clash: Json) -> None:
    _add(match, clash["origin"], event["player"], -event["assets"])
    _add(match, event["territory"], event["player"], event["assets"])


def _turn(match: Json, event: Json, _: Json) -> None:
    match["turn"] = event["turn"]


def _eliminated(match: Json, event: Json, _: Json) -> None:
    match["eliminated"] = [*match["eliminated"], event["player"]]


def _claimed(match: Json, event: Json, _: Json) -> None:
    before = match["claimed"].get(event["player"], [])
    match["claimed"] = {**match["claimed"], event["player"]: [*before, event["material"]]}


def _last_turn_set(match: Json, event: Json, _: Json) -> None:
    match["last_turn"] = event["turn"]


def _stopped(match: Json, event: Json, _: Json) -> None:
    for key in ("turn", "holdings", "eliminated", "news", "recycled"):
        match[key] = event[key]
    match["claimed"] = {}


def _continued(match: Json, event: Json, _: Json) -> None:
    match["news"] = {**match["news"], "open": event["open"]}


def _opened(match: Json, event: Json, _: Json) -> None:
    news, card = match["news"], event["card"]
    open_cards = {**news["open"], card: event["turns"]}
    match["news"] = {**news, "open": open_cards, "opened": [*news["opened"], card]}


def _recycled(match: Json, event: Json, _: Json) -> None:
    _add(match, event["origin"], event["player"], -event["assets"])
    match["recycled"] = {**match["recycled"], event["player"]: event["material"]}


def _nothing(_match: Json, _event: Json, _before: Json) -> None:
    pass


EVENTS: dict[str, Callable[[Json, Json, Json], None]] = {
    "TerritoryChosen": _placed,
    "AssetPlaced": _placed,
    "AssetsMoved": _moved,
    "ClashFought": _fought,
    "TerritoryConquered": _conquered,
    "TurnBegan": _turn,
    "TurnCounterAdvanced": _turn,
    "PlayerEliminated": _eliminated,
    "MaterialClaimed": _claimed,
    "LastTurnSet": _last_turn_set,
    "StoppedAtBell": _stopped,
    "NewsContinued": _continued,
    "NewsOpened": _opened,
    "MaterialRecycled": _recycled,
    "ContinentChosen": _nothing,
    "ContinentDrawn": _nothing,
    "InvestmentsReceived": _nothing,
    "ActionPhaseBegan": _nothing,
    "TradeBegan": _nothing,
    "MatchEnded": _nothing,
}


def _add(match: Json, territory: str, player: str, assets: int) -> None:
    holdings = match["holdings"]
    there = holdings[territory][1] if territory in holdings else 0
    if there + assets:
        holdings[territory] = [player, there + assets]
    else:
        holdings.pop(territory, None)
