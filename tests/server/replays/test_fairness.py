"""Dice that anyone can check (F1 to F3; docs/dice.md)."""

import itertools
import math
import os
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TypeVar

import pytest

from rawsiko.engine.movement import clash_losses
from rawsiko.replay import fairness
from rawsiko.replay.proof import body_of_action, judge
from rawsiko.replay.reading import Holds, Wrong
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.tables.journaled import ENCODER
from tests.server.quick_tables import QuickTable, tiny, whole_matches
from tests.server.replays.second_checker import check_replay

pytestmark = pytest.mark.slow

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
MATCHES = 1000 if IS_LONG else 50
MUTATIONS = 10_000 if IS_LONG else 1500

T = TypeVar("T")


def replay(quick: QuickTable) -> bytes:
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    return file


def judged(file: bytes, quick: QuickTable) -> object:
    content = quick.table.content
    verdict, has_proof = judge(file.splitlines(keepends=True), lambda _hash: content)
    return verdict if has_proof else "no proof"


@pytest.mark.parametrize("part", range(4))
def test_two_checkers_confirm_every_match(part: int) -> None:
    """F1: the program's, and one written from docs/dice.md alone."""
    clashes = 0
    for quick in whole_matches(range(part, MATCHES, 4)):
        file = replay(quick)
        assert isinstance(judged(file, quick), Holds)
        check = check_replay(file, quick.table.content)
        assert check.match == quick.table.match
        clashes += check.clashes
    assert clashes > MATCHES / 4


def test_the_journal_of_an_action_is_what_the_page_says() -> None:
    quick = QuickTable(1, content=tiny())
    quick.sit_all()
    quick.begin()
    quick.step()
    entry = quick.steps[-1].played
    assert quick.journal[-1] == body_of_action(entry.action, entry.dice, entry.by)
    assert quick.journal[-1] == ENCODER.encode(entry)


@pytest.mark.parametrize("seed", range(4))
def test_any_flipped_bit_is_found(seed: int) -> None:
    """F2: wherever it is in the file. A file whose word `proof` is gone has no proof."""
    (quick,) = whole_matches([seed], tiny())
    file = replay(quick)
    rng = Random(seed)
    for _ in range(MUTATIONS // 4):
        # Half of them in the header, where secret, promises and shares stand.
        place = rng.randrange(rng.choice((len(file), file.index(b"\n"))))
        bit = rng.randrange(8)
        flipped = bytearray(file)
        flipped[place] ^= 1 << bit
        verdict = judged(bytes(flipped), quick)
        assert not isinstance(verdict, Holds), (place, bit, file[place - 40 : place + 20])


def test_a_changed_roll_is_named() -> None:
    """The line that does not hold, and what the dice should be."""
    quick = next(
        q for q in whole_matches(range(1, 20), tiny()) if any(s.played.dice for s in q.steps)
    )
    lines = replay(quick).splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if b'"dice":{' in line and n)
    for die in b"123456":
        start = lines[number].index(b'"attacker":[') + len(b'"attacker":[')
        changed = bytearray(lines[number])
        if changed[start] == die:
            continue
        changed[start] = die
        verdict, _ = judge(
            [*lines[:number], bytes(changed), *lines[number + 1 :]], lambda _hash: tiny()
        )
        assert isinstance(verdict, Wrong)
        assert (verdict.line, verdict.fault.clause) == (number + 1, "dice")
        assert verdict.fault.code == "roll"


def test_a_million_dice_are_fair() -> None:
    """F3: chi-square with fixed seeds, p in [0.001, 0.999]; 5 degrees of freedom."""
    counts: Counter[int] = Counter()
    key = fairness.key_of("fair", b"s" * 32, [])
    for entry in range(167_000):
        counts.update(fairness.roll(key, fairness.clash_label(entry, "a", "b", 3, 3), (6,) * 6))
    assert sum(counts.values()) > 1_000_000
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert 0.210 < chi_square(counts, {side: Fraction(1, 6) for side in counts}) < 20.52


def test_draws_among_any_number_are_fair() -> None:
    """Rejection: also where the number of sides does not divide 256."""
    key = fairness.key_of("fair", b"t" * 32, [])
    for sides, low, high in ((5, 0.0908, 18.47), (7, 0.381, 22.46), (40, 17.26, 72.06)):
        counts = Counter(fairness.roll(key, f"draw|{sides}", (sides,) * 100_000))
        expected = {side: Fraction(1, sides) for side in range(1, sides + 1)}
        assert low < chi_square(counts, expected) < high


@pytest.mark.parametrize(
    ("attackers", "defenders", "low", "high"),
    [(3, 3, 0.024, 16.27), (3, 2, 0.002, 13.82), (2, 1, 0.0000016, 10.83), (1, 3, 0.0, 10.83)],
)
def test_clashes_come_out_as_often_as_they_should(
    attackers: int, defenders: int, low: float, high: float
) -> None:
    """F3: against every roll there is (R4.6)."""
    dice = attackers + defenders
    exact: Counter[int] = Counter(
        clash_losses(roll[:attackers], roll[attackers:]).attacker
        for roll in itertools.product(range(1, 7), repeat=dice)
    )
    key = fairness.key_of("clash", b"u" * 32, [])
    found: Counter[int] = Counter()
    for entry in range(50_000):
        label = fairness.clash_label(entry, "a", "b", attackers, defenders)
        roll = fairness.roll(key, label, (6,) * dice)
        found[clash_losses(roll[:attackers], roll[attackers:]).attacker] += 1
    expected = {losses: Fraction(count, 6**dice) for losses, count in exact.items()}
    assert low <= chi_square(found, expected) < high


def test_every_order_and_deal_is_as_likely() -> None:
    """R1.3, R1.4: shuffles of three have six outcomes."""
    counts: Counter[tuple[str, ...]] = Counter()
    for number in range(12_000):
        key = fairness.key_of("shuffle", number.to_bytes(32), [])
        counts[tuple(fairness.shuffled(key, "order|9", ["p1", "p2", "p3"]))] += 1
    assert len(counts) == math.factorial(3)
    assert 0.210 < chi_square(counts, dict.fromkeys(counts, Fraction(1, 6))) < 20.52


def chi_square(found: Mapping[T, int], expected: Mapping[T, Fraction]) -> float:
    total = sum(found.values())
    return float(
        sum(
            (found.get(outcome, 0) - total * chance) ** 2 / (total * chance)
            for outcome, chance in expected.items()
        )
    )
