"""Prepares a replay for the viewer: what each line led to, so clients needn't know the rules."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO

import msgspec
from msgspec.structs import replace

from rawsiko.bots.reasons import Reason
from rawsiko.engine import view_of
from rawsiko.engine.content import Content
from rawsiko.engine.end import score_of
from rawsiko.engine.events import Outcome
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.protocol.messages import MatchTold, MatchView
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.reports import Luck
from rawsiko.protocol.tables import SeatKind
from rawsiko.replay.reading import Holds, Reading, UnknownContent, Verdict, Wrong, open_replay
from rawsiko.replay.strict_json import JsonObject, Malformed, object_in, objects_in, parse, text_in
from rawsiko.server.tables import entries
from rawsiko.server.tables.names import clean_name
from rawsiko.server.thinking.luck import LuckTally
from rawsiko.story.position import Reached, moments

LARGEST_REPLAY = 1 << 20  # bytes: several times the longest match of a table
LONGEST_DETAIL = 80
KINDS: Mapping[type, SeatKind] = {
    entries.SeatTaken: SeatKind.PERSON,
    entries.SeatGivenToBot: SeatKind.BOT,
}


class ReplayPlayer(msgspec.Struct, frozen=True):
    """Who sat there at the end, as far as the file tells; a bare replay tells nothing."""

    player: PlayerId
    name: str | None = None
    kind: SeatKind | None = None
    company: int | None = None
    avatar: int | None = None


class ReplayTurn(msgspec.Struct, frozen=True):
    """The points that each player would have scored at the end of a Turn; 0 is the setup."""

    turn: int
    step: int  # after so many steps
    points: Mapping[PlayerId, int]


class ReplaySteps(msgspec.Struct, frozen=True):
    """A whole match: how it began, and what every line of the file led to, the header's being
    the first line and `steps[0]` the second."""

    content: str
    options: Options
    players: Sequence[ReplayPlayer]  # by seat
    objectives: Mapping[PlayerId, ObjectiveId]
    match: MatchView  # at the beginning, as somebody who may see all cards
    steps: Sequence[MatchTold]
    turns: Sequence[ReplayTurn]
    luck: Sequence[Luck]
    is_complete: bool  # else the file stops in the middle of the match
    is_aborted: bool
    has_proof: bool


class ReplayRefusal(msgspec.Struct, frozen=True):
    """Why a file is not shown. `fault` and its clause are those of `rawsiko verify`."""

    code: TableRefusal
    line: int | None = None
    clause: str | None = None
    fault: str | None = None
    details: Mapping[str, str] = {}


def content_named_in(file: bytes) -> str:
    """The hash of the content that a replay was played with; empty if it names none."""
    try:
        return msgspec.json.decode(file.partition(b"\n")[0], type=_Header).content
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


class _Header(msgspec.Struct):
    content: str


def steps_of(file: bytes, content: Content | None) -> ReplaySteps | ReplayRefusal:
    """`content` is the one that the file names; None if this server doesn't have it.

    No content of a file raises an exception here.
    """
    known = {} if content is None else {content.hash: content}
    reading = open_replay(BytesIO(file), known.get)
    if not isinstance(reading, Reading):
        return _refused(reading)
    lines = file.split(b"\n")
    record = _Record(reading.start, lines[1:])
    turns = tuple(record.turns(reading.outcomes()))
    verdict = reading.verdict
    if isinstance(verdict, Wrong | UnknownContent):
        return _refused(verdict)
    header = parse(lines[0])
    journal = _entries(header)
    return ReplaySteps(
        content=reading.start.content.hash,
        options=reading.start.options,
        players=_players(sorted(reading.start.order), reading.names, journal),
        objectives=reading.start.objectives,
        match=_beginning(reading.start, journal),
        steps=record.steps,
        turns=turns,
        luck=record.luck.by_seat(),
        is_complete=isinstance(verdict, Holds),
        is_aborted=isinstance(verdict, Holds) and verdict.is_aborted,
        has_proof="proof" in header,
    )


@dataclass
class _Record:
    """What is collected while the outcomes are read."""

    start: State
    lines: Sequence[bytes]  # of the actions, the end line too
    steps: list[MatchTold] = field(default_factory=list[MatchTold])
    luck: LuckTally = field(init=False)

    def __post_init__(self) -> None:
        self.luck = LuckTally(self.start.order)

    def turns(self, outcomes: Iterable[Outcome]) -> Iterator[ReplayTurn]:
        for moment in moments(self.start, self._noted(outcomes)):
            is_before = moment.reached is Reached.ADVANCED  # the elimination
            step = len(self.steps) - 1 if is_before else len(self.steps)
            yield ReplayTurn(moment.turn, step, _points(moment.state))

    def _noted(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        for outcome in outcomes:
            line = self.lines[len(self.steps)]
            self.steps.append(told_to_all(outcome, _by(line), _why(line)))
            self.luck.note(outcome.events)
            yield outcome


def told_to_all(
    outcome: Outcome, by: entries.PlayedBy | None, why: Reason | None = None
) -> MatchTold:
    """What spectators are told of an action."""
    view = view_of(outcome.state, None)
    return MatchTold(
        by=by,
        events=outcome.events,
        phase=view.phase,
        next_investments=view.next_investments,
        objectives=view.objectives if isinstance(view.phase, Finished) else None,
        why=why,
    )


def _points(state: State) -> dict[PlayerId, int]:
    """R6.3, as if the match ended here; R5.2: none for who is out."""
    return {
        player: 0 if player in state.eliminated else score_of(state, player).points
        for player in sorted(state.order)
    }


def _beginning(state: State, journal: Sequence[JsonObject]) -> MatchView:
    view = view_of(state, None)
    return MatchView(
        order=view.order,
        turn=view.turn,
        last_turn=view.last_turn,
        phase=view.phase,
        holdings={},
        claimed=view.claimed,
        eliminated=view.eliminated,
        objectives=state.objectives,
        next_investments=view.next_investments,
        news=view.news,
        recycled=view.recycled,
        cards=_cards(state, journal),
    )


def _refused(verdict: Verdict) -> ReplayRefusal:
    if isinstance(verdict, UnknownContent):
        return ReplayRefusal(TableRefusal.REPLAY_OF_OTHER_CONTENT, line=1)
    if isinstance(verdict, Wrong):
        fault = verdict.fault
        return ReplayRefusal(
            TableRefusal.REPLAY_WRONG,
            line=verdict.line,
            clause=fault.clause,
            fault=fault.code,
            details={key: _short(value) for key, value in fault.details.items()},
        )
    return ReplayRefusal(TableRefusal.REPLAY_WRONG)


# Extra data in a file is optional here: if it is malformed, it is left out.


def _by(line: bytes) -> entries.PlayedBy | None:
    try:
        written = parse(line)
        if "player" not in written:
            return entries.PlayedBy.HOST
        return entries.PlayedBy(text_in(written, "by"))
    except (Malformed, ValueError):
        return None


def _why(line: bytes) -> Reason | None:
    try:
        return msgspec.convert(parse(line).get("why"), Reason | None)
    except (Malformed, msgspec.ValidationError):
        return None


def _entries(header: JsonObject) -> list[JsonObject]:
    """The entries of the journal that the proof of the dice lists."""
    try:
        listed = objects_in(object_in(header, "proof"), "entries")
        return [parse(text_in(item, "body").encode()) for item in listed]
    except (Malformed, UnicodeEncodeError):
        return []


def _players(
    seats: Iterable[PlayerId], names: Mapping[PlayerId, str], journal: Sequence[JsonObject]
) -> tuple[ReplayPlayer, ...]:
    players = {seat: ReplayPlayer(seat, clean_name(names.get(seat, ""))) for seat in seats}
    for entry in journal:
        seated = _seated(entry)
        if seated is not None and seated.seat in players:
            before = players[seated.seat]
            players[seated.seat] = replace(
                before,
                kind=KINDS.get(type(seated), before.kind),
                company=seated.company,
                avatar=seated.avatar,
            )
    return tuple(players.values())


def _seated(
    entry: JsonObject,
) -> entries.SeatTaken | entries.SeatGivenToBot | entries.CompanyChanged | None:
    try:
        kind = entries.SeatTaken | entries.SeatGivenToBot | entries.CompanyChanged
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError:
        return None


def _cards(state: State, journal: Sequence[JsonObject]) -> Mapping[PlayerId, str]:
    for entry in journal:
        try:
            started = msgspec.convert(entry, entries.MatchStarted)
        except msgspec.ValidationError:
            continue
        return {player: card for player, card in started.cards.items() if player in state.order}
    return {}


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_DETAIL else f"{text[: LONGEST_DETAIL - 1]}…"
