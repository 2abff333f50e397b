"""Chance comes in streams that nothing disturbs."""

from rawsiko.lab.chance import chance_of, player_ids


def test_the_streams_are_these() -> None:
    """Published replays are made again from their seed, so these numbers may never change."""
    chance = chance_of(seed=7, match=1, players=3)
    assert chance.deal.randrange(1000) == 349
    assert [chance.dice.randint(1, 6) for _ in range(8)] == [6, 2, 1, 5, 4, 4, 3, 2]
    assert [chance.bots[player].randrange(1000) for player in player_ids(3)] == [239, 555, 191]


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
