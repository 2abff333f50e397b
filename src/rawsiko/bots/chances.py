"""The chance to win after an action, from simulated matches: what hints, answers to "Why not my
move?" and turning points go by."""

from hashlib import sha256

from rawsiko.bots.search import dealt_content, encode_view, fits, study_for
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.backend import IS_PLAIN
from rawsiko.simulator.search.searching import OF_WINNING, Effort, estimate

LEVEL = "medium"  # of the evaluation and the simulated matches
EVEN = 2  # percentage points: below that, either is fine
AHEAD = 1  # Turns of a simulated match before the position is judged


def can_simulate(content: Content) -> bool:
    """Whether matches can be simulated: not in plain Python, which is too slow, nor on a board that
    is too large for the simulator."""
    return not IS_PLAIN and fits(content)


def chance_after(view: PlayerView, action: Action, matches: int, seed: int) -> float:
    """For the acting player. Two actions with the same seed get the same dice, and the same cards
    for the others, dealt as the player may guess them. Only where matches can be simulated."""
    position, reader = encode_view(view)
    effort = Effort(matches=matches, ahead=AHEAD, to_the_end=AHEAD)
    drawn = sha256(position.tobytes() + bytes([seed])).digest()[:8]
    study = study_for(dealt_content(view), LEVEL)
    value = estimate(study, position, effort, reader.code(action), int.from_bytes(drawn, "big"))
    # The place counts a little in playouts to the end; this is its mean share.
    place = (1 - OF_WINNING) / 2
    return min(1.0, max(0.0, (value - place) / OF_WINNING))
