"""Checks a replay with the proof of its dice: first the rules, then everything random.

docs/dice.md says what is checked and why it suffices. No content of a file raises an exception
here.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from rawsiko.engine.actions import Action, DrawContinent, Move, OpenNews
from rawsiko.engine.events import Dice
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.news import card_drawn
from rawsiko.engine.rules import dice_needed
from rawsiko.engine.setup import continents_on_offer
from rawsiko.engine.state import ContinentChoice, State
from rawsiko.replay import fairness
from rawsiko.replay.last_line import Fault, Unsound
from rawsiko.replay.proof_journal import DICE, ProofJournal, fault, read_journal
from rawsiko.replay.reading import (
    FindContent,
    Holds,
    Reading,
    Verdict,
    Wrong,
    action_in,
    open_replay,
)
from rawsiko.replay.strict_json import (
    JsonObject,
    Malformed,
    number_in,
    numbers_in,
    object_in,
    text_in,
)

PROOF = "proof"


class Judged(NamedTuple):
    verdict: Verdict
    has_proof: bool  # otherwise the dice are not verified


def judge(lines: Iterable[bytes], find_content: FindContent) -> Judged:
    """Whether a replay is valid, including its dice if it carries a proof."""
    reading = open_replay(lines, find_content)
    if not isinstance(reading, Reading):
        return Judged(reading, has_proof=False)
    if PROOF not in reading.line:
        for _ in reading.outcomes():
            pass
        return Judged(reading.verdict, has_proof=False)
    return Judged(_judge_proof(reading), has_proof=True)


def _judge_proof(reading: Reading) -> Verdict:
    header, number = reading.line, 1
    try:
        journal = read_journal(object_in(header, PROOF), header, reading.start)
        state = reading.start
        for outcome in reading.outcomes():
            number += 1
            _check_line(reading.line, number - 1, state, journal)
            state = outcome.state
        if not isinstance(reading.verdict, Holds):
            return reading.verdict
        number = 1
        journal.check_whole()
    except Unsound as unsound:
        return Wrong(number, unsound.fault)
    except Malformed as malformed:
        return Wrong(number, Fault(DICE, "malformed", {"key": malformed.key or malformed.code}))
    return reading.verdict


def _check_line(line: JsonObject, n: int, state: State, journal: ProofJournal) -> None:
    """Check the dice of the n-th legal line against its place in the journal."""
    entry = number_in(line, "q")
    if "player" not in line:
        journal.add(entry, body_of_host(object_in(line, "host")))
        return
    by, action = text_in(line, "by"), action_in(line)
    dice = _dice(journal.key, n if journal.counts_lines else entry, state, action)
    if isinstance(action, Move) and dice:
        _compare_dice(line, action, dice)
    if isinstance(action, DrawContinent) and isinstance(state.phase, ContinentChoice):
        expected = continents_on_offer(state, state.phase)[dice[0] - 1]
        if text_in(line, "drawn") != expected:
            raise fault("draw", expected=expected)
    if isinstance(action, OpenNews):
        expected = card_drawn(state, dice[0]).id
        if text_in(line, "opened") != expected:
            raise fault("news", expected=expected)
    journal.add(entry, body_of_action(action, dice, by))


def body_of_action(action: Action, dice: Dice, by: str) -> bytes:
    """An action's bytes in the journal."""
    return msgspec.json.encode({"type": "ActionPlayed", "action": action, "dice": dice, "by": by})


def body_of_host(action: JsonObject) -> bytes:
    """The bytes of the host's action in the journal."""
    if text_in(action, "type") == "SetLastTurn":
        return msgspec.json.encode({"type": "LastTurnSet", "turn": number_in(action, "turn")})
    return msgspec.json.encode({"type": "StoppedAtBell"})


def _dice(key: bytes, entry: int, state: State, action: Action) -> Dice:
    sides = dice_needed(state, action)
    if not sides:
        return ()
    if isinstance(action, Move):
        defenders = len(sides) - action.assets
        label = fairness.clash_label(entry, action.origin, action.target, action.assets, defenders)
    elif isinstance(action, OpenNews):
        label = fairness.news_label(entry, action.player)
    else:
        label = fairness.draw_label(entry, PlayerId(action.player))
    return fairness.roll(key, label, sides)


def _compare_dice(line: JsonObject, clash: Move, dice: Dice) -> None:
    found = object_in(line, "dice")
    rolled = (*numbers_in(found, "attacker"), *numbers_in(found, "defender"))
    if rolled != dice:
        attacker, defender = dice[: clash.assets], dice[clash.assets :]
        raise fault("roll", expected=f"{_shown(attacker)} / {_shown(defender)}")


def _shown(dice: Dice) -> str:
    return " ".join(map(str, dice))
