"""How lucky everybody was: what Clashes cost, compared with the exact odds."""

from collections.abc import Iterable

from rawsiko.engine.events import ClashFought, Event
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.reports import Luck
from rawsiko.simulator.odds import chances_of_losses


class LuckTally:
    """Adds up the luck of a match. Pass the events of each outcome to `note`, in order."""

    def __init__(self, players: Iterable[PlayerId]) -> None:
        self._luck = {player: Luck(player) for player in sorted(players)}

    def by_seat(self) -> tuple[Luck, ...]:
        return tuple(self._luck.values())

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, ClashFought):
                self._note_clash(event)

    def _note_clash(self, clash: ClashFought) -> None:
        chances = chances_of_losses(len(clash.attacker_dice), len(clash.defender_dice))
        attacker = sum(losses.attacker * chance for losses, chance in chances.items())
        defender = sum(losses.defender * chance for losses, chance in chances.items())
        own, other = clash.attacker_losses, clash.defender_losses
        self._add(clash.attacker, (own, attacker), (other, defender))
        self._add(clash.defender, (other, defender), (own, attacker))

    def _add(self, player: PlayerId, lost: tuple[int, float], taken: tuple[int, float]) -> None:
        before = self._luck[player]
        self._luck[player] = Luck(
            player,
            clashes=before.clashes + 1,
            lost=before.lost + lost[0],
            expected_lost=before.expected_lost + lost[1],
            taken=before.taken + taken[0],
            expected_taken=before.expected_taken + taken[1],
        )
