"""Playing for a card's whole family at the beginning of a match, so that nobody can tell from a
bot's play which of its cards it holds (docs/bots.md)."""

from rawsiko.simulator.compiling import inner
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import MOST_CARDS, Board
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.search.mind import DISCRETION, Mind


@inner
def card_to_play_for(board: Board, mind: Mind, position: Position) -> int:
    """The acting player's card or, while the mind is discreet, its family: the number of the
    family's first card plus MOST_CARDS."""
    card = position[at.CARD + position[at.PLAYER]]
    is_early = position[at.TURN] <= mind[DISCRETION] * position[at.TURNS]
    if card >= 0 and is_early and position[at.PHASE] <= at.ACTION:
        return MOST_CARDS + board[on.FIRST_OF_FAMILY + card]
    return card


@inner
def first_card(card: int) -> int:
    """Of a family, or the card itself."""
    return card - MOST_CARDS if card >= MOST_CARDS else card


@inner
def next_card(board: Board, card: int, member: int) -> int:
    """The next card of a family; -1 after the last, and after a card that stands for itself."""
    return board[on.NEXT_OF_FAMILY + member] if card >= MOST_CARDS else -1


@inner
def member_at(board: Board, card: int, number: int) -> int:
    """A card of the family, each in turn; or the card itself."""
    if card < MOST_CARDS:
        return card
    member = first_card(card)
    for _ in range(number):
        member = next_card(board, card, member)
        if member < 0:
            member = first_card(card)
    return member
