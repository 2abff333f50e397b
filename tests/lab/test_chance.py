"""Each random stream is independent of the others."""

from collections import Counter

import pytest

from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.simulator.chance import Stream


def test_the_streams_are_these() -> None:
    """Published replays can be reproduced from their seed, so these numbers must never change."""
    chance = chance_of(seed=7, match=1, players=3)
    assert chance.deal.randrange(1000) == 913
    assert [chance.dice.randint(1, 6) for _ in range(8)] == [5, 2, 3, 1, 4, 5, 4, 4]
    assert [chance.bots[player].randrange(1000) for player in player_ids(3)] == [448, 12, 615]


def test_a_match_does_not_depend_on_the_matches_before_it() -> None:
    first, again = (chance_of(seed=3, match=9, players=4) for _ in range(2))
    first.dice.random()
    assert first.deal.random() == again.deal.random()
    assert first.bots[player_ids(4)[1]].random() == again.bots[player_ids(4)[1]].random()


def test_seeds_matches_and_players_all_have_different_streams() -> None:
    numbers = {
        stream.getrandbits(64)
        for seed in (0, 1, 12)
        for match in (1, 2, 21)
        for chance in (chance_of(seed, match, players=5),)
        for stream in (chance.deal, chance.dice, *chance.bots.values())
    }
    assert len(numbers) == 3 * 3 * 7


def test_a_stream_is_splitmix64() -> None:
    """The published numbers for the counter 1234567."""
    stream = Stream(1234567)
    assert [stream.getrandbits(64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_stream_can_do_what_random_can() -> None:
    """A bot may use any method of Random; each draws from the stream alone."""
    one, other = Stream(5), Stream(5)
    for stream in (one, other):
        numbers = list(range(10))
        stream.shuffle(numbers)
        assert sorted(numbers) == list(range(10))
    assert one.getstate() == other.getstate()
    assert one.sample(range(100), 5) == other.sample(range(100), 5)
    assert one.choice("abc") == other.choice("abc")
    assert one.gauss(0, 1) == other.gauss(0, 1)
    assert one.randrange(3, 30, 3) in range(3, 30, 3)
    assert 0 <= one.random() < 1
    assert one.getrandbits(200) < 2**200
    with pytest.raises(ValueError, match="nothing to draw from"):
        one.randrange(0)


def test_every_number_has_the_same_chance() -> None:
    stream = Stream(99)
    drawn = Counter(stream.below(6) for _ in range(60_000))
    assert set(drawn) == set(range(6))
    assert sum((number - 10_000) ** 2 / 10_000 for number in drawn.values()) < 20.5  # chi squared
