"""What a bot believes about other players' cards, from public information."""

import math
from collections.abc import Iterator

import numpy as np

from rawsiko.bots.minds import mind_at, values
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.positions import position_of
from rawsiko.simulator.rules.board import MOST_CARDS, board_of
from rawsiko.simulator.rules.layout import ASSETS, CARD, OWN, PLAYER, PLAYERS, TURN
from rawsiko.simulator.search.guessing import signs
from rawsiko.simulator.search.searching import Effort, estimate, study_of

CONTENT = standard_content()
CARDS = len(CONTENT.objectives)
NEEDED = [
    {
        material
        for application in objective.applications
        for material in CONTENT.applications[application].materials
    }
    for objective in CONTENT.objectives.values()
]
MATCHES_SEEN = 15


def chances(position: Numbers, player: int) -> list[float]:
    """The probability of each card, as the acting player believes."""
    study = study_of(board_of(CONTENT), mind_at("hard"), values(CONTENT))
    estimate(study, position, Effort(closely=1), -1, seed=1)
    beliefs = [study.beliefs[player * MOST_CARDS + card] for card in range(CARDS)]
    return [belief / sum(beliefs) for belief in beliefs]


def turns(seed: int) -> Iterator[State]:
    """The beginning of each Action Phase in a match of Medium."""
    match = play_match(CONTENT, Options(), seat_bots(["medium"], 4), chance_of(seed, 1, 4))
    turn = 0
    for play in match.plays:
        if isinstance(play.before.phase, ActionPhase) and play.before.turn > turn:
            turn = play.before.turn
            yield play.before


def test_cards_are_the_more_likely_the_better_their_materials_are_guarded() -> None:
    """Each Territory that gets more Assets speaks for all cards that need one of its Materials, and
    against all others."""
    position = position_of(list(turns(seed=1))[5])
    other = (position[PLAYER] + 1) % position[PLAYERS]
    before = chances(position, other)
    compared = 0
    for nth, territory in enumerate(CONTENT.territories.values()):
        if not position[OWN + other] >> nth & 1:
            continue
        guarded = position.copy()
        guarded[ASSETS + nth] += 10
        after = chances(guarded, other)
        gains: dict[bool, list[float]] = {True: [], False: []}
        for card, needed in enumerate(NEEDED):
            gains[not needed.isdisjoint(territory.materials)].append(after[card] / before[card])
        if gains[True] and gains[False]:
            assert min(gains[True]) > max(gains[False])
            assert max(gains[False]) < 1 < max(gains[True])
            compared += 1
    assert compared


def test_what_is_believed_is_no_worse_than_an_even_guess_and_better_in_the_end() -> None:
    losses: dict[int, list[float]] = {}
    for seed in range(1, MATCHES_SEEN + 1):
        for state in turns(seed):
            position = position_of(state)
            for player in range(4):
                if player != position[PLAYER] and position[OWN + player]:
                    chance = chances(position, player)[int(position[CARD + player])]
                    losses.setdefault(int(position[TURN]), []).append(-math.log(chance))
    even = math.log(CARDS)
    assert np.mean(losses[1]) < even + 0.05
    assert np.mean(losses[8]) < even - 0.5


def test_nobody_has_signs_of_a_card_without_land() -> None:
    position = position_of(next(turns(seed=1)))
    position[OWN] = 0
    assert signs(board_of(CONTENT), position, 0, 0) == (0.0, 0.0)
