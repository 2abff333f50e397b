"""Random commands of a person: mostly what the server offers, sometimes nonsense."""

from random import Random

from rawsiko.engine import actions
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    NewsDraw,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.protocol import commands
from rawsiko.protocol.tables import OVER, SeatKind, Status
from tests.server.simulation.picture import Picture

HOST = "host"


class Ideas:
    def __init__(self, rng: Random, seat: PlayerId, share: bytes, *, is_host: bool) -> None:
        self._rng = rng
        self._seat = seat
        self._share = share
        self._is_host = is_host

    def sender_of(self, command: commands.Command) -> str:
        return HOST if isinstance(command, commands.HOST_COMMANDS) else self._seat

    def about(self, picture: Picture) -> list[commands.Command]:
        """None, one, or two at once."""
        rng = self._rng
        if picture.table.status in OVER:
            return []
        ideas = [*self._as_host(picture), *self._as_player(picture)]
        if rng.random() < 0.04:
            ideas.append(self._nonsense())
        if ideas and rng.random() < 0.05:
            ideas.append(rng.choice(ideas))
        return ideas

    def _as_host(self, picture: Picture) -> list[commands.Command]:
        if not self._is_host:
            return []
        rng, table = self._rng, picture.table
        match table.status:
            case Status.LOBBY:
                for seat in table.seats:
                    if seat.kind is SeatKind.OPEN:
                        return [commands.GiveToBot(seat.player, "random")]
                return [commands.Start()]
            case Status.PAUSED:
                return [commands.Resume()] if rng.random() < 0.5 else []
            case Status.PLAYING:
                return [commands.Pause()] if rng.random() < 0.02 else []
            case _:
                return []

    def _as_player(self, picture: Picture) -> list[commands.Command]:
        rng = self._rng
        if picture.yours.must_reveal:
            return [commands.Reveal(self._share.hex())] if rng.random() < 0.8 else []
        if picture.yours.may_take_back and rng.random() < 0.15:
            return [commands.TakeBack()]
        if picture.table.status is not Status.PLAYING or picture.match is None:
            return []
        phase = picture.match.phase
        if isinstance(phase, Finished) or phase.player != self._seat:
            return []
        action = self._action(picture)
        return [commands.Play(action)] if action is not None else []

    def _action(self, picture: Picture) -> actions.Action | None:
        rng, seat = self._rng, self._seat
        assert picture.match is not None
        choices = picture.yours.choices
        match picture.match.phase:
            case ContinentChoice():
                if picture.table.settings.options.advanced_setup or choices is None:
                    return None
                return actions.ChooseContinent(seat, rng.choice(choices.continents))
            case TerritoryChoice():
                assert choices is not None
                return actions.ChooseTerritory(seat, rng.choice(choices.territories))
            case InitialPlacement() | InvestmentPhase():
                own = [t for t, (owner, _) in picture.match.holdings.items() if owner == seat]
                return actions.PlaceAsset(seat, rng.choice(own))
            case ActionPhase():
                moves = picture.yours.moves
                if moves is None or not moves.origins or rng.random() < 0.2:
                    return actions.EndActionPhase(seat)
                origin = rng.choice(list(moves.origins))
                target, most = rng.choice(list(moves.origins[origin].items()))
                return actions.Move(seat, origin, target, rng.randint(1, most))
            case TradeWithChina():
                assert choices is not None
                if not choices.materials or rng.random() < 0.2:
                    return actions.EndTrade(seat)
                return actions.ClaimMaterial(seat, rng.choice(choices.materials))
            case NewsDraw() | Finished():
                return None

    def _nonsense(self) -> commands.Command:
        seat, nowhere = self._seat, TerritoryId("nowhere")
        return self._rng.choice(
            [
                commands.Play(actions.EndActionPhase(seat)),
                commands.Play(actions.Move(seat, nowhere, nowhere, 3)),
                commands.Play(actions.PlaceAsset(PlayerId("p9"), nowhere)),
                commands.TakeBack(),
                commands.SetReady(is_ready=True),
                commands.SetCompany(self._rng.randint(1, 40), 7),
                commands.Reveal("0" * 32),
                commands.Pause(),
                commands.GiveToBot(seat, "nobody"),
            ]
        )
