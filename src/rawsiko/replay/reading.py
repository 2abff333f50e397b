"""Reads a replay line by line and checks it: bytes in, outcomes and a verdict out.

The format is that of docs/replay.md. No content of a file raises an exception here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NoReturn

from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    HostAction,
    IllegalAction,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
    Refusal,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Outcome
from rawsiko.engine.ids import ContinentId, MaterialId, NewsId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.news import die_for
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record
from rawsiko.engine.rules import RULES_VERSION, apply, dice_needed, refusal_of
from rawsiko.engine.setup import IllegalStart, continents_on_offer, start
from rawsiko.engine.state import ContinentChoice, Finished, State
from rawsiko.replay.last_line import FORMAT, Fault, Unsound, check_end
from rawsiko.replay.strict_json import (
    JsonObject,
    Malformed,
    flag_in,
    number_in,
    numbers_in,
    object_in,
    parse,
    text_in,
    texts_in,
)
from rawsiko.replay.writing import (
    FIRST_FORMAT,
    SECOND_FORMAT,
    SECOND_OPTIONS,
    THIRD_FORMAT,
    THIRD_OPTIONS,
    format_of,
)

FindContent = Callable[[str], Content | None]


class Holds(Record, frozen=True):
    """Every line is valid, including the end line."""

    lines: int
    is_aborted: bool  # the match was ended early


class Incomplete(Record, frozen=True):
    """All lines are valid, but there is no end line."""

    lines: int
    is_cut: bool  # the file stops in the middle of a further line


class Wrong(Record, frozen=True):
    """The first invalid line, counted from 1."""

    line: int
    fault: Fault


class UnknownContent(Record, frozen=True):
    """The header is valid, but its content is unknown."""

    hash: str


Verdict = Holds | Incomplete | Wrong | UnknownContent


def verdict_on(lines: Iterable[bytes], find_content: FindContent) -> Verdict:
    """Check a whole replay."""
    reading = open_replay(lines, find_content)
    if not isinstance(reading, Reading):
        return reading
    for _ in reading.outcomes():
        pass
    return reading.verdict


def open_replay(lines: Iterable[bytes], find_content: FindContent) -> "Reading | Verdict":
    """Read the header; returns a Verdict if that already decides it.

    Lines include their line feed; the last one may lack it. At most one is held at a time.
    """
    remaining = iter(lines)
    try:
        return _read_header(next(remaining, b""), remaining, find_content)
    except (Malformed, Unsound) as error:
        return Wrong(1, _fault(error))


class Reading:
    """A replay with a valid header, being read.

    `verdict` covers what has been read: it is the verdict on the file once `outcomes` is exhausted.
    """

    def __init__(self, header: JsonObject, start: State, lines: Iterator[bytes]) -> None:
        self.line = header  # the latest that was read
        self.start = start
        self.names = _names(header, start.order)  # of those players for whom the header gives one
        self.verdict: Verdict = Incomplete(1, is_cut=False)
        self._lines = enumerate(lines, start=2)

    def outcomes(self) -> Iterator[Outcome]:
        """The Outcome of each action up to the first invalid line."""
        state = self.start
        for number, line in self._lines:
            try:
                self.line = parse(line)
                if "end" in self.line:
                    check_end(self.line, state)
                    self.verdict = self._verdict_at_end(number, state)
                    return
                outcome = _play(self.line, number - 1, state)
            except (Malformed, Unsound) as error:
                is_cut = isinstance(error, Malformed) and error.code in CUT and line[-1:] != b"\n"
                self.verdict = (
                    Incomplete(number - 1, is_cut=True) if is_cut else Wrong(number, _fault(error))
                )
                return
            state = outcome.state
            self.verdict = Incomplete(number, is_cut=False)
            yield outcome

    def _verdict_at_end(self, number: int, state: State) -> Verdict:
        for after, _ in self._lines:
            return Wrong(after, Fault(FORMAT, "after_end"))
        return Holds(number, is_aborted=not isinstance(state.phase, Finished))


# JSON errors of a truncated line.
CUT = ("not_json", "not_utf8")


def _fault(error: Malformed | Unsound) -> Fault:
    if isinstance(error, Unsound):
        return error.fault
    return Fault(FORMAT, error.code, {"key": error.key} if error.key else {})


def _read_header(
    line: bytes, following: Iterator[bytes], find_content: FindContent
) -> Reading | UnknownContent:
    if not line:
        raise Malformed("empty_file")
    header = parse(line)
    written_in = text_in(header, "format")
    if written_in not in (FIRST_FORMAT, SECOND_FORMAT, THIRD_FORMAT):
        raise Malformed("unknown_format")
    if text_in(header, "rules") != RULES_VERSION:
        raise Malformed("unknown_rules")
    content_hash = text_in(header, "content")
    options = _options(object_in(header, "options"), written_in)
    order = [PlayerId(player) for player in texts_in(header, "order")]
    cards = object_in(header, "objectives")
    objectives = {PlayerId(player): ObjectiveId(text_in(cards, player)) for player in cards}
    content = find_content(content_hash)
    if content is None:
        return UnknownContent(content_hash)
    try:
        state = start(content, options, order, objectives)
    except IllegalStart as illegal:
        raise Unsound(Fault(illegal.clause, illegal.code)) from None
    return Reading(header, state, following)


def _options(table: JsonObject, written_in: str) -> Options:
    house: dict[str, bool] = {}
    if written_in != FIRST_FORMAT:
        house = {name: flag_in(table, name) for name in SECOND_OPTIONS}
    if written_in == THIRD_FORMAT:
        needed = {name: flag_in(table, name) for name in THIRD_OPTIONS}
        if not any(needed.values()):
            raise Malformed("no_news_or_recycling")
        house |= needed
    elif written_in == SECOND_FORMAT and not any(house.values()):
        raise Malformed("no_house_rule")
    return Options(
        turns=number_in(table, "turns"),
        advanced_setup=flag_in(table, "advanced_setup"),
        monopoly_stranglehold=flag_in(table, "monopoly_stranglehold"),
        trade_with_china=flag_in(table, "trade_with_china"),
        leave_one_behind=flag_in(table, "leave_one_behind"),
        **house,
    )


def _names(header: JsonObject, order: Sequence[PlayerId]) -> Mapping[PlayerId, str]:
    """Like all extra keys, a malformed one is ignored."""
    try:
        names = object_in(header, "names")
        return {player: text_in(names, player) for player in order if player in names}
    except Malformed:
        return {}


def _play(line: JsonObject, n: int, state: State) -> Outcome:
    if number_in(line, "n") != n:
        raise Malformed("wrong_number", str(n))
    action = _host_action(line, state.options) or action_in(line)
    if refusal := refusal_of(state, action):
        _refuse(refusal)
    try:
        return apply(state, action, _chance(line, state, action))
    except IllegalAction as illegal:
        _refuse(illegal.refusal)


def _host_action(line: JsonObject, options: Options) -> HostAction | None:
    """Version 1 has no lines of the host; in one of its actions the key means nothing."""
    is_first = format_of(options) == FIRST_FORMAT
    if "host" not in line or ("action" in line and is_first):
        return None
    if is_first:
        raise Malformed("host_line")
    if "player" in line or "action" in line:
        raise Malformed("host_acts_alone")
    action = object_in(line, "host")
    match text_in(action, "type"):
        case "SetLastTurn":
            return SetLastTurn(number_in(action, "turn"))
        case "StopAtBell":
            return StopAtBell()
        case _:
            raise Malformed("unknown_action")


def action_in(line: JsonObject) -> Action:
    """Raises Malformed."""
    player = PlayerId(text_in(line, "player"))
    action = object_in(line, "action")
    match text_in(action, "type"):
        case "ChooseContinent":
            return ChooseContinent(player, ContinentId(text_in(action, "continent")))
        case "DrawContinent":
            return DrawContinent(player)
        case "ChooseTerritory":
            return ChooseTerritory(player, TerritoryId(text_in(action, "territory")))
        case "PlaceAsset":
            return PlaceAsset(player, TerritoryId(text_in(action, "territory")))
        case "Move":
            origin = TerritoryId(text_in(action, "origin"))
            target = TerritoryId(text_in(action, "target"))
            return Move(player, origin, target, number_in(action, "assets"))
        case "OpenNews":
            return OpenNews(player)
        case "Recycle":
            origin = TerritoryId(text_in(action, "origin"))
            return Recycle(player, origin, MaterialId(text_in(action, "material")))
        case "EndActionPhase":
            return EndActionPhase(player)
        case "ClaimMaterial":
            return ClaimMaterial(player, MaterialId(text_in(action, "material")))
        case "EndTrade":
            return EndTrade(player)
        case _:
            raise Malformed("unknown_action")


def _chance(line: JsonObject, state: State, action: Action | HostAction) -> Dice:
    """The dice of a legal action for `apply`: present exactly if they're needed."""
    draw = state.phase if isinstance(action, DrawContinent) else None
    clash = action if isinstance(action, Move) and dice_needed(state, action) else None
    if "dice" in line and not clash:
        raise Malformed("dice_without_clash")
    if "drawn" in line and not draw:
        raise Malformed("drawn_without_draw")
    if isinstance(action, OpenNews):
        return _opened(line, state)
    if "opened" in line and format_of(state.options) == THIRD_FORMAT:  # before, it means nothing
        raise Malformed("opened_without_news")
    if isinstance(draw, ContinentChoice):
        return _drawn(line, continents_on_offer(state, draw))
    return _dice(line, clash) if clash else ()


def _drawn(line: JsonObject, offered: list[ContinentId]) -> Dice:
    """R3.6: the side of the die that draws the Continent."""
    if "drawn" not in line:
        _refuse(Refusal.WRONG_DRAW)
    drawn = ContinentId(text_in(line, "drawn"))
    if drawn not in offered:
        _refuse(Refusal.WRONG_DRAW)
    return (offered.index(drawn) + 1,)


def _opened(line: JsonObject, state: State) -> Dice:
    """R4.10: a side of the die that opens the card."""
    card = NewsId(text_in(line, "opened")) if "opened" in line else None
    die = die_for(state, card) if card is not None else None
    if die is None:
        _refuse(Refusal.WRONG_NEWS)
    return (die,)


def _dice(line: JsonObject, clash: Move) -> Dice:
    """R4.6. `apply` takes one list, so a die on the wrong side must be found here."""
    if "dice" not in line:
        _refuse(Refusal.WRONG_DICE)
    dice = object_in(line, "dice")
    attacker, defender = numbers_in(dice, "attacker"), numbers_in(dice, "defender")
    if len(attacker) != clash.assets:
        _refuse(Refusal.WRONG_DICE)
    return (*attacker, *defender)


def _refuse(refusal: Refusal) -> NoReturn:
    raise Unsound(Fault(refusal.clause, refusal.code))
