"""Looking ahead: what a match played on says of a choice."""

import numpy as np

from rawsiko.bots.minds import mind_at, odds, values
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.simulator.board import board_of
from rawsiko.simulator.layout import CARD, PLAYERS
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.searching import EFFORT_WIDTH, MATCHES, TO_THE_END, estimate, study_of

MANY, WHOLE = 100, 30


def test_whoever_chooses_first_is_not_alone_in_the_match() -> None:
    """Those who have no Territory yet hold cards as well; only later it means to be out."""
    study = study_of(
        board_of(standard_content()), mind_at("hard"), odds(), values(standard_content())
    )
    position = start_position(Options(), 4)
    position[CARD : CARD + position[PLAYERS]] = -1
    position[CARD] = 0
    effort = np.zeros(EFFORT_WIDTH, dtype=np.int64)
    effort[MATCHES], effort[TO_THE_END] = MANY, WHOLE
    assert 0.05 < estimate(study, position, effort, -1, seed=1) < 0.6
