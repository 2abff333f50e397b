"""`rawsiko verify` checks the proof of the dice, and says what is wrong with it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rawsiko.cli.main import main
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds, Wrong
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.server.quick_tables import TINY, tiny, whole_matches

Json = dict[str, Any]


def lines_of_a_match() -> list[Json]:
    """One with draws, Clashes and something taken back."""
    for quick in whole_matches(range(1, 200, 2), tiny()):
        file = replay_of(quick.table, quick.journal)
        assert file is not None
        options = quick.table.settings.options
        has_dice = any(b'"attacker"' in line for line in file.splitlines())
        has_shares = len(quick.table.revealed) >= 2
        if options.advanced_setup and quick.table.taken_back and has_dice and has_shares:
            return [json.loads(line) for line in file.splitlines()]
    raise AssertionError


MATCH = lines_of_a_match()


def bodies(match: list[Json], kind: str) -> list[Json]:
    return [e for e in match[0]["proof"]["entries"] if json.loads(e["body"])["type"] == kind]


def rewrite(entry: Json, /, **changes: Any) -> None:
    body = {**json.loads(entry["body"]), **changes}
    entry["body"] = json.dumps(body, separators=(",", ":"))


def other_secret(match: list[Json]) -> None:
    match[0]["proof"]["secret"] = "0" * 64


def upper_case_secret(match: list[Json]) -> None:
    match[0]["proof"]["secret"] = match[0]["proof"]["secret"].upper()


def other_scheme(match: list[Json]) -> None:
    match[0]["proof"]["scheme"] = "rawsiko-dice-0"


def other_share(match: list[Json]) -> None:
    rewrite(bodies(match, "ContributionRevealed")[0], contribution="0" * 32)


def left_out_share(match: list[Json]) -> None:
    (started,) = bodies(match, "MatchStarted")
    rewrite(started, contributions=json.loads(started["body"])["contributions"][1:])


def other_order(match: list[Json]) -> None:
    (started,) = bodies(match, "MatchStarted")
    rewrite(started, order=match[0]["order"][::-1])


def other_card(match: list[Json]) -> None:
    (started,) = bodies(match, "MatchStarted")
    rewrite(started, cards=dict.fromkeys(match[0]["order"], "0" * 64))


def other_options(match: list[Json]) -> None:
    match[0]["options"]["turns"] = 9


def missing_entry(match: list[Json]) -> None:
    match[0]["proof"]["entries"].remove(bodies(match, "ActionTakenBack")[0])
    match[0]["proof"]["entries"].remove(bodies(match, "ActionPlayed")[0])


def doubled_number(match: list[Json]) -> None:
    match[2]["q"] = match[1]["q"]


def not_taken_back(match: list[Json]) -> None:
    rewrite(bodies(match, "ActionTakenBack")[0], entry=1)


def other_head(match: list[Json]) -> None:
    match[0]["proof"]["head"] = "0" * 64


def other_by(match: list[Json]) -> None:
    match[1]["by"] = "bot"


def no_number(match: list[Json]) -> None:
    del match[3]["q"]


def no_proof_to_speak_of(match: list[Json]) -> None:
    match[0]["proof"] = []


def not_an_entry(match: list[Json]) -> None:
    match[0]["proof"]["entries"][0]["body"] = "[]"


WRONG: dict[Callable[[list[Json]], None], tuple[int, str]] = {
    other_secret: (1, "commitment"),
    upper_case_secret: (1, "malformed"),
    other_scheme: (1, "scheme"),
    other_share: (1, "contribution"),
    left_out_share: (1, "contribution"),
    other_order: (1, "order"),
    other_card: (1, "deal"),
    other_options: (1, "header"),
    missing_entry: (1, "number"),
    doubled_number: (3, "number"),
    not_taken_back: (1, "taken_back"),
    other_head: (1, "head"),
    other_by: (1, "head"),
    no_number: (4, "malformed"),
    no_proof_to_speak_of: (1, "malformed"),
    not_an_entry: (1, "malformed"),
}


def written(match: list[Json]) -> list[bytes]:
    return [json.dumps(line).encode() + b"\n" for line in match]


@pytest.mark.parametrize("change", WRONG, ids=lambda change: change.__name__)
def test_each_kind_of_wrong_proof_is_named(change: Callable[[list[Json]], None]) -> None:
    """The first line that does not hold, the word `dice`, and why."""
    match: list[Json] = json.loads(json.dumps(MATCH))
    change(match)
    verdict, has_proof = judge(written(match), lambda _hash: tiny())
    assert has_proof
    assert isinstance(verdict, Wrong)
    assert verdict.fault.clause == "dice"
    assert (verdict.line, verdict.fault.code) == WRONG[change]


def test_another_continent_than_the_one_drawn_is_named() -> None:
    """R3.6: the draw is a roll like any other."""
    match: list[Json] = json.loads(json.dumps(MATCH))
    drawn = match[1]["drawn"]
    match[1]["drawn"] = next(c for c in tiny().continents if c != drawn)
    verdict, _ = judge(written(match), lambda _hash: tiny())
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.clause, verdict.fault.code) == (2, "dice", "draw")
    assert verdict.fault.details == {"expected": drawn}


def test_keys_that_nobody_knows_are_ignored() -> None:
    """REPLAY.md: whatever they hold."""
    match: list[Json] = json.loads(json.dumps(MATCH))
    match[0]["proof"]["more"] = [1.5, None]
    for line in match[1:-1]:
        line["action" if "action" in line else "host"] |= {"more": 10**40, "player": "p9"}
        line["more"] = {"q": []}
    verdict, has_proof = judge(written(match), lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert has_proof


@pytest.mark.parametrize("seed", range(4))
def test_no_garbled_proof_raises_an_exception(seed: int) -> None:
    """Any value anywhere replaced by something of another kind."""
    rng = Random(seed)
    odd: list[Any] = [None, True, -1, 10**40, 1.5, "", "p1", "\u0000", [], {}, [[]], {"q": 1}]
    for _ in range(150):
        match: list[Json] = json.loads(json.dumps(MATCH[:12]))
        target: Any = rng.choice((match[0]["proof"], *match[0]["proof"]["entries"], *match))
        if rng.random() < 0.5 and "body" in target:
            body = json.loads(target["body"])
            body[rng.choice(list(body))] = rng.choice(odd)
            target["body"] = json.dumps(body, separators=(",", ":"))
        else:
            target[rng.choice(list(target))] = rng.choice(odd)
        verdict, _ = judge(written(match), lambda _hash: tiny())
        assert not isinstance(verdict, Holds)


def test_written_with_spaces_it_is_the_same_replay() -> None:
    verdict, has_proof = judge(written(MATCH), lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert has_proof


def test_replays_of_before_bots_had_private_chance_still_hold() -> None:
    """A match of a person and two bots, recorded when bots' random numbers were public."""
    lines = (Path(__file__).parent / "public_chance.jsonl").read_bytes().splitlines(keepends=True)
    verdict, has_proof = judge(lines, lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert has_proof


def test_without_its_proof_it_is_an_ordinary_replay() -> None:
    header = {key: value for key, value in MATCH[0].items() if key != "proof"}
    verdict, has_proof = judge(written([header, *MATCH[1:]]), lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert not has_proof


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_command_says_so_in_every_language(
    spoken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_bytes(b"".join(written(MATCH)))
    match: list[Json] = json.loads(json.dumps(MATCH))
    other_secret(match)
    bad.write_bytes(b"".join(written(match)))
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(good), str(bad), "--content", str(TINY), "--lang", spoken])
    assert ended.value.code == 1
    first, second = capsys.readouterr().out.splitlines()
    say = Texts(spoken).say
    assert first == f"{good}: {say('verify-ok-dice')}"
    assert second.endswith(say("dice-commitment"))
    assert re.search(r"\b1\s?: dice\s?: ", second)
