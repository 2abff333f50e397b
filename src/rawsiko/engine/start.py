"""The beginning of a match (R1)."""

from collections.abc import Mapping, Sequence

from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import FEWEST_TURNS, MOST_TURNS, Options
from rawsiko.engine.state import ContinentChoice, SetupRound, State

NUMBERS_OF_PLAYERS = (3, 4, 5)


class IllegalStart(Exception):
    """A match that the rules do not allow: a code that clients translate, and its clause."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(f"{code} ({clause})")
        self.code = code
        self.clause = clause


def start(
    content: Content,
    options: Options,
    order: Sequence[PlayerId],
    objectives: Mapping[PlayerId, ObjectiveId],
) -> State:
    """The State before the first action. The caller drew order of play and cards (R1.3, R1.4).

    Raises IllegalStart when R1 does not allow such a match or the board does not support it (R3.5).
    """
    if len(order) not in NUMBERS_OF_PLAYERS:
        raise IllegalStart("number_of_players", "R1.1")
    if len(order) not in content.players:
        raise IllegalStart("board_does_not_support_players", "R3.5")
    if len(set(order)) != len(order):
        raise IllegalStart("player_twice", "R1.3")
    if not FEWEST_TURNS <= options.turns <= MOST_TURNS:
        raise IllegalStart("number_of_turns", "R1.2")
    if set(objectives) != set(order):
        raise IllegalStart("card_for_each_player", "R1.1")
    if not content.objectives.keys() >= set(objectives.values()):
        raise IllegalStart("unknown_objective", "R1.4")
    if len(set(objectives.values())) != len(objectives):
        raise IllegalStart("card_twice", "R1.4")
    return State(
        content=content,
        options=options,
        order=tuple(order),
        objectives={player: objectives[player] for player in order},
        turn=1,
        last_turn=options.turns,
        holdings=dict.fromkeys(content.territories),
        claimed={},
        eliminated=(),
        phase=ContinentChoice(order[0], SetupRound.FIRST),
    )
