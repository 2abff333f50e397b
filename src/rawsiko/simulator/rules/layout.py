"""The layout of a position: a moment of a match in one row of integers.

Players are numbered by their place in the order of play; Continents, Territories, Materials,
Applications and cards by their place in the content. A set is an integer with a bit for each
member.
"""

from typing import Protocol, overload

from rawsiko.simulator.constants import MOST_PLAYERS, MOST_TURNS


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
(
    CONTINENT_CHOICE,
    TERRITORY_CHOICE,
    INITIAL_PLACEMENT,
    NEWS_DRAW,
    INVESTMENT,
    ACTION,
    TRADE,
    FINISHED,
) = range(8)
# Why the match ended, in REASON; 0 before.
LAST_TURN, ONE_LEFT = 1, 2

# The options (R1.2), and how many play. TURNS is the last Turn as it is now set (R1.5).
(
    PLAYERS,
    TURNS,
    ADVANCED_SETUP,
    STRANGLEHOLD,
    TRADE_WITH_CHINA,
    LEAVE_ONE_BEHIND,
    WORLD_NEWS,
    RECYCLING,
) = range(8)
# The moment.
(PHASE, PLAYER, TURN, REASON) = range(8, 12)
# Of choosing Territories: the round (0, 1), the Continent, and those chosen in it as a list.
(ROUND, CONTINENT, CHOSEN) = range(12, 15)
# Eliminated players: a list, in order of elimination.
ELIMINATED = 15
# Of the Action Phase: the set of Territories with Assets that are ready.
READY_SET = 16

# From here on one number for each player.
OWN = 17  # the set of Territories under control
CARD = OWN + MOST_PLAYERS  # -1 where it is not known
LEFT = CARD + MOST_PLAYERS  # Assets to place, or Materials to claim
CLAIMED = LEFT + MOST_PLAYERS  # the set of Materials that were claimed or recycled
CLAIM_LIST = CLAIMED + MOST_PLAYERS  # those that were claimed, in the order of claiming
INITIAL = CLAIM_LIST + MOST_PLAYERS  # Assets to place at the end of setup (R3.7, R3.8)
RECYCLED = INITIAL + MOST_PLAYERS  # the Material that was recycled plus one (R4.11), or 0

# From here on one number for each Territory.
ASSETS = RECYCLED + MOST_PLAYERS
READY = ASSETS + MOST_TERRITORIES  # only valid for those in READY_SET

# The news cards opened so far, earliest first; 0 after the last. Each is the card plus one, then
# the Turns left; none are left of a card that was set aside.
NEWS = READY + MOST_TERRITORIES
NEWS_BITS = 4  # for the Turns left
NEWS_MASK = (1 << NEWS_BITS) - 1
WIDTH = NEWS + MOST_TURNS  # one card in every Turn but the first

# A list holds each member plus one, the last in the lowest bits.
LIST_BITS = 6

# Kinds of actions. An action is a number: its kind, what it's about, then the target and the number
# of Assets of a Move, or the Material to recycle.
(
    CHOOSE_CONTINENT,
    DRAW_CONTINENT,
    CHOOSE_TERRITORY,
    PLACE_ASSET,
    MOVE,
    END_ACTION_PHASE,
    CLAIM_MATERIAL,
    END_TRADE,
    OPEN_NEWS,
    RECYCLE,
) = range(10)
KIND_BITS, PLACE_BITS = 4, 6
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
