"""What the program writes, it reads, and the second engine reads it too."""

import re
from io import BytesIO
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.actions import Action
from rawsiko.engine.events import Outcome
from rawsiko.engine.options import Options
from rawsiko.replay.reading import Holds, Reading, open_replay
from rawsiko.replay.steps import Step, replay
from rawsiko.replay.strict_json import object_in, parse, text_in
from tests.at_length import IS_LONG
from tests.engine.matches import SETTING_NAMES, SETTINGS, random_match
from tests.replay.replays import (
    CONTENTS,
    as_bytes,
    judged,
    random_replay,
    recorded,
    written_by_hand,
    wrong_by_reference,
)

pytestmark = pytest.mark.slow

TURNS = (1, 3, 8)


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=SETTING_NAMES)
def test_a_recorded_match_holds(players: int, options: Options) -> None:
    """By default with one number of Turns for each number of players; with --long with each."""
    for seed, turns in enumerate(TURNS if IS_LONG else TURNS[players - 3 : players - 2]):
        chosen = msgspec.structs.replace(options, turns=turns)
        lines = random_replay(players, chosen, seed, standard_content())
        assert judged(lines) == Holds(len(lines), is_aborted=False)
        assert wrong_by_reference(lines) is None


def test_a_replay_written_by_hand_holds() -> None:
    lines = written_by_hand()
    assert judged(lines) == Holds(50, is_aborted=False)
    assert wrong_by_reference(lines) is None


def test_reading_recomputes_every_state_and_event() -> None:
    options = Options(3, advanced_setup=True, monopoly_stranglehold=True, trade_with_china=True)
    steps = list(random_match(3, options, 4))
    reading = open_replay(as_bytes(recorded(steps)), CONTENTS.get)
    assert isinstance(reading, Reading)
    assert reading.start == steps[0].before
    assert list(reading.outcomes()) == [Outcome(step.after, step.events) for step in steps]


def test_replay_recomputes_a_match_from_its_steps() -> None:
    steps = list(random_match(4, Options(2), 1))
    start = steps[0].before
    outcomes = list(
        replay(
            start.content,
            start.options,
            start.order,
            start.objectives,
            [Step(step.action, step.dice) for step in steps],
        )
    )
    assert outcomes[0] == Outcome(start, ())
    assert outcomes[1:] == [Outcome(step.after, step.events) for step in steps]


def test_only_one_line_is_held_at_a_time() -> None:
    """A reader of a long file asks for the next line only when it is done with the last."""
    file = BytesIO(b"".join(as_bytes(written_by_hand())))
    reading = open_replay(file, CONTENTS.get)
    assert isinstance(reading, Reading)
    after_header = file.tell()
    next(reading.outcomes())
    assert after_header < file.tell() < after_header + 100


def test_the_examples_of_the_documentation_are_read() -> None:
    """Every action of docs/replay.md is one of the game's, and none of the game's is missing."""
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    first = next(n for n, block in enumerate(blocks) if '"format": "rawsiko-replay/1"' in block)
    lines = [parse(line.encode()) for line in "".join(blocks[first + 1 :]).splitlines()]
    kinds = {text_in(object_in(line, "action"), "type") for line in lines if "action" in line}
    assert kinds == {action.__name__ for action in get_args(Action)}
    header = parse(blocks[first].encode())
    assert header.keys() == written_by_hand()[0].keys()
    assert object_in(header, "options").keys() == written_by_hand()[0]["options"].keys()
