"""A replay made ready to be shown: what a client draws from it is what the rules made of it."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine import apply
from rawsiko.engine.events import ClashFought
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import EndReason, Finished
from rawsiko.protocol.messages import PlayedBy
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.replays.steps import ReplayRefusal, ReplaySteps, steps_of
from rawsiko.server.replays.table_replay import PlayedStep, replay_of, start_of, told_apart
from tests.replay.replays import TINY_CONTENT, as_bytes, random_replay, written_by_hand
from tests.server.quick_tables import QuickTable, tiny, whole_matches
from tests.server.running import View

Json = dict[str, Any]
BY_HAND = b"".join(as_bytes(written_by_hand()))


def shown(file: bytes) -> ReplaySteps:
    steps = steps_of(file, TINY_CONTENT)
    assert isinstance(steps, ReplaySteps), steps
    return steps


def refused(file: bytes) -> ReplayRefusal:
    refusal = steps_of(file, TINY_CONTENT)
    assert isinstance(refusal, ReplayRefusal)
    return refusal


def file_of(quick: QuickTable) -> bytes:
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    return file


@pytest.mark.parametrize("seed", range(1, 30, 2))
def test_a_client_that_only_folds_events_comes_to_the_same_boards(seed: int) -> None:
    """After every step: holdings, phase, next Investments."""
    (quick,) = whole_matches([seed], tiny())
    steps = shown(file_of(quick))
    view, state = View(), start_of(quick.table, quick.journal)
    assert state is not None
    for told, line in zip(steps.steps, told_apart(quick.journal).lines(), strict=True):
        change = json.loads(msgspec.json.encode(told))
        view.hear({"type": "Told", "change": change, "yours": None})
        state = apply(state, line.step.action, line.step.dice).state
        held = {name: (one.player, one.assets) for name, one in state.holdings.items() if one}
        assert view.holdings == held
        assert told.phase == state.phase
        assert told.by == (line.played.by if isinstance(line, PlayedStep) else PlayedBy.HOST)
    assert steps.is_complete
    assert steps.has_proof
    assert steps.is_aborted == (not isinstance(state.phase, Finished))
    assert steps.objectives == state.objectives


@pytest.mark.parametrize("seed", range(1, 60, 2))
def test_the_last_points_are_those_of_the_final_score(seed: int) -> None:
    """R6.3; Turns follow each other, the setup being 0."""
    (quick,) = whole_matches([seed], tiny())
    steps = shown(file_of(quick))
    assert [turn.turn for turn in steps.turns] == list(range(len(steps.turns)))
    assert [turn.step for turn in steps.turns] == sorted(turn.step for turn in steps.turns)
    last, phase = steps.turns[-1], steps.steps[-1].phase
    is_bell = isinstance(phase, Finished) and phase.reason is EndReason.BELL
    assert last.step == len(steps.steps) or is_bell  # R6.6: an earlier step counts
    if isinstance(phase, Finished) and phase.ranking:
        assert last.points == {score.player: score.points for score in phase.ranking}


def test_luck_is_measured_against_the_exact_odds() -> None:
    """R4.6: what dice of so many on each side cost on average."""
    steps = shown(BY_HAND)
    fought = [e for told in steps.steps for e in told.events if isinstance(e, ClashFought)]
    luck = {one.player: one for one in steps.luck}
    assert sum(one.clashes for one in steps.luck) == 2 * len(fought)
    for player, one in luck.items():
        own = [e.attacker_losses for e in fought if e.attacker == player]
        own += [e.defender_losses for e in fought if e.defender == player]
        assert (one.clashes, one.lost) == (len(own), sum(own))
    total = sum(one.expected_lost for one in steps.luck)
    assert total == pytest.approx(sum(one.expected_taken for one in steps.luck))
    # Every pair of dice costs exactly one Asset, whoever's it is.
    pairs = sum(min(len(e.attacker_dice), len(e.defender_dice)) for e in fought)
    assert total == pytest.approx(pairs)
    # p3 defended one against one (15 in 36) and attacked with two against one (91 in 216).
    assert luck[PlayerId("p3")].expected_lost == pytest.approx(15 / 36 + 91 / 216)


def test_steps_are_of_their_own_types_where_the_replay_names_nobody() -> None:
    """A simulated match has no `by`: the steps say null, which the description allows."""
    steps = shown(BY_HAND)
    assert {told.by for told in steps.steps} == {None}
    body = msgspec.json.encode(steps)
    assert msgspec.json.encode(msgspec.json.decode(body, type=ReplaySteps)) == body


def test_who_sat_where_is_read_from_the_proof() -> None:
    quick = next(whole_matches([3], tiny()))
    players = shown(file_of(quick)).players
    assert [player.player for player in players] == sorted(quick.table.seats)
    for player in players:
        seat = quick.table.seats[player.player]
        assert (player.kind, player.company, player.avatar) == (
            SeatKind.PERSON,
            seat.company,
            seat.avatar,
        )


def test_names_of_the_header_are_shown_if_they_can_be() -> None:
    lines = written_by_hand()
    lines[0]["names"] = {"p1": "Boreal Alloys", "p2": "\u202eevil", "p3": "x" * 5000}
    names = [player.name for player in shown(b"".join(as_bytes(lines))).players]
    assert names == ["Boreal Alloys", None, None]


def test_a_file_that_stops_is_shown_as_far_as_it_goes() -> None:
    lines = BY_HAND.splitlines(keepends=True)
    for file in (b"".join(lines[:30]), b"".join(lines[:30]) + lines[30][:20]):
        steps = shown(file)
        assert len(steps.steps) == 29
        assert not steps.is_complete


@pytest.mark.parametrize(
    ("file", "line", "clause", "fault"),
    [
        (b"", 1, "format", "empty_file"),
        (b"\xff\n", 1, "format", "not_utf8"),
        (b"hello\n", 1, "format", "not_json"),
        (b"[" * 500_000, 1, "format", "nested_too_deep"),
        (b'{"format":"rawsiko-replay/4"}\n', 1, "format", "unknown_format"),
        (b'{"format":"rawsiko-replay/1","rules":"9"}\n', 1, "format", "unknown_rules"),
        (BY_HAND + b"{}\n", 51, "format", "after_end"),
        (BY_HAND.replace(b'"n": 30,', b'"n": 31,'), 31, "format", "wrong_number"),
        (BY_HAND.replace(b'"origin": "n3"', b'"origin": "e3"'), 41, "R2.3", None),
    ],
)
def test_a_wrong_line_is_named(file: bytes, line: int, clause: str, fault: str | None) -> None:
    refusal = refused(file)
    assert refusal.code is TableRefusal.REPLAY_WRONG
    assert refusal.line == line
    if fault is not None:
        assert (refusal.clause, refusal.fault) == (clause, fault)


def test_another_board_is_refused_as_such() -> None:
    """The client draws the board of this server."""
    refusal = steps_of(BY_HAND, standard_content())
    assert refusal == ReplayRefusal(TableRefusal.REPLAY_OF_OTHER_CONTENT, line=1)


def garbled(rng: Random, file: bytes) -> bytes:
    """Bytes changed, lines swapped, values of another kind, anywhere."""
    lines = file.splitlines(keepends=True)
    match rng.randrange(5):
        case 0:
            at = rng.randrange(len(file))
            return file[:at] + bytes([rng.randrange(256)]) + file[at + 1 :]
        case 1:
            return file[: rng.randrange(len(file))]
        case 2:
            one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
        case 3:
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        case _:
            number = rng.randrange(len(lines))
            line: Json = json.loads(lines[number])
            odd: list[Any] = [None, True, -1, 10**40, 1.5, "", "p1", [], {}, [[]], {"q": 1}]
            line[rng.choice([*line, "names", "proof", "by"])] = rng.choice(odd)
            lines[number] = json.dumps(line).encode() + b"\n"
    return b"".join(lines)


@pytest.mark.parametrize("seed", range(4))
def test_no_garbled_file_raises_an_exception(seed: int) -> None:
    rng = Random(seed)
    files = [file_of(quick) for quick in whole_matches(range(1, 8, 2), tiny())]
    outcomes = set[bool]()
    for _ in range(120):
        steps = steps_of(garbled(rng, rng.choice(files)), TINY_CONTENT)
        outcomes.add(isinstance(steps, ReplaySteps))
        assert msgspec.json.encode(steps)
    assert outcomes == {True, False}


@pytest.mark.parametrize("seed", range(6))
def test_replays_of_the_lab_have_no_proof_and_are_shown(seed: int) -> None:
    options = Options(turns=3, monopoly_stranglehold=True, trade_with_china=True)
    steps = shown(b"".join(as_bytes(random_replay(3, options, seed))))
    assert not steps.has_proof
    assert steps.match.cards == {}
    assert all(player.kind is None for player in steps.players)
