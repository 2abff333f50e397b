"""The layout of a position: a moment of a match in one row of integers.

Players are numbered by their place in the order of play; Continents, Territories, Materials,
Applications and cards by their place in the content. A set is an integer with a bit for each
member.
"""

from typing import Protocol, overload

from rawsiko.simulator.constants import MOST_PLAYERS


class Row(Protocol):
    """A row of integers, as far as compiled code uses it."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...
    def __len__(self) -> int: ...


class Values(Protocol):
    """The same for other numbers, with slices."""

    @overload
    def __getitem__(self, place: int, /) -> float: ...
    @overload
    def __getitem__(self, part: slice, /) -> "Values": ...
    def __setitem__(self, place: int, number: float, /) -> None: ...
    def __len__(self) -> int: ...


Position = Row

MOST_TERRITORIES = 62  # a set must fit into a signed number of 64 bits
MOST_MATERIALS = 62
MOST_CONTINENTS = 10  # the claims of one player must fit into CLAIM_LIST

# Phases, in PHASE.
CONTINENT_CHOICE, TERRITORY_CHOICE, INITIAL_PLACEMENT, INVESTMENT, ACTION, TRADE, FINISHED = range(
    7
)
# Why the match ended, in REASON; 0 before.
LAST_TURN, ONE_LEFT = 1, 2

# The options (R1.2), and how many play. TURNS is the last Turn as it is now set (R1.5).
(PLAYERS, TURNS, ADVANCED_SETUP, STRANGLEHOLD, TRADE_WITH_CHINA, LEAVE_ONE_BEHIND) = range(6)
# The moment.
(PHASE, PLAYER, TURN, REASON) = range(6, 10)
# Of choosing Territories: the round (0, 1), the Continent, and those chosen in it as a list.
(ROUND, CONTINENT, CHOSEN) = range(10, 13)
# Eliminated players: a list, in order of elimination.
ELIMINATED = 13
# Of the Action Phase: the set of Territories with Assets that are ready.
READY_SET = 14

# From here on one number for each player.
OWN = 15  # the set of Territories under control
CARD = OWN + MOST_PLAYERS  # -1 where it is not known
LEFT = CARD + MOST_PLAYERS  # Assets to place, or Materials to claim
CLAIMED = LEFT + MOST_PLAYERS  # the set of Materials
CLAIM_LIST = CLAIMED + MOST_PLAYERS  # the same as a list, in the order of claiming
INITIAL = CLAIM_LIST + MOST_PLAYERS  # Assets to place at the end of setup (R3.7, R3.8)

# From here on one number for each Territory.
ASSETS = INITIAL + MOST_PLAYERS
READY = ASSETS + MOST_TERRITORIES  # only valid for those in READY_SET
WIDTH = READY + MOST_TERRITORIES

# A list holds each member plus one, the last in the lowest bits.
LIST_BITS = 6

# Kinds of actions. An action is a number: its kind, what it's about, then the target and the number
# of Assets of a Move.
(
    CHOOSE_CONTINENT,
    DRAW_CONTINENT,
    CHOOSE_TERRITORY,
    PLACE_ASSET,
    MOVE,
    END_ACTION_PHASE,
    CLAIM_MATERIAL,
    END_TRADE,
) = range(8)
KIND_BITS, PLACE_BITS = 3, 6
KIND_MASK, PLACE_MASK = (1 << KIND_BITS) - 1, (1 << PLACE_BITS) - 1
TARGET_SHIFT = KIND_BITS + PLACE_BITS
ASSETS_SHIFT = TARGET_SHIFT + PLACE_BITS
WAY_MASK = (1 << ASSETS_SHIFT) - 1  # all but the number of Assets


def listed(number: int) -> list[int]:
    """The members of a list, in order."""
    members: list[int] = []
    while number:
        members.append((number & ((1 << LIST_BITS) - 1)) - 1)
        number >>= LIST_BITS
    return members[::-1]


def as_list(members: list[int]) -> int:
    number = 0
    for member in members:
        number = (number << LIST_BITS) | (member + 1)
    return number
