"""R3 to R6: a match, action by action. Written for clarity, not speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .board import Board, Json
from .clash import clash_losses
from .position import Position
from .score import ranking
from .setup import Setup
from .strict import (
    ABSENT,
    HOUSE_OPTIONS,
    NEWS_OPTIONS,
    OPTIONS,
    check_dice,
    check_drawn,
    check_header,
    check_opened,
    require,
    same,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

INITIAL_ASSETS = 6  # R3.7
MOST_TURNS = 30  # R1.2
MOST_IN_A_CLASH = 3  # R4.6


class Match:
    def __init__(self, content: dict[str, Any], header: dict[str, Any]) -> None:
        """`content` is a content export with the key "players". Raises ValueError for a bad
        header."""
        board = Board(content)
        check_header(board, header)
        self.options: Json = dict.fromkeys((*HOUSE_OPTIONS, *NEWS_OPTIONS), False)
        if header["format"] == "rawsiko-replay/1":
            known = ("turns", *OPTIONS)
            self.options |= {name: header["options"][name] for name in known}
        else:
            self.options |= header["options"]
        if header["format"] == "rawsiko-replay/2":
            self.options |= dict.fromkeys(NEWS_OPTIONS, False)  # it knows none
        self.has_host_lines = header["format"] != "rawsiko-replay/1"
        self.has_news_lines = header["format"] == "rawsiko-replay/3"
        self.objectives: dict[str, str] = dict(header["objectives"])
        self.position = Position(board, header["order"])
        self.setup = Setup(self.position)
        self.phase = "choose_continent"
        self.turn = 1
        self.last_turn: int = self.options["turns"]  # R1.5
        # R6.6: the last completed Turn, with the news opened until then
        self.completed: tuple[int, Position, list[str]] | None = None
        self.lines = 0  # played so far
        self.to_place: dict[str, int] = {}  # initial Assets and Investment
        self.active = ""  # whose Action Phase it is
        self.ready: dict[str, int] = {}  # Assets that haven't moved in it
        self.claims: dict[str, int] = {}  # Trade with China
        self.opened: list[str] = []  # R4.10: all news cards opened so far
        self.reason = ""  # why the match is over

    def player(self) -> str | None:
        """The player who acts now."""
        match self.phase:
            case "choose_continent" | "choose_territory":
                return self.setup.player()
            case "initial_assets" | "investment":
                return self.position.first_with_some(self.to_place)
            case "action":
                return self.active
            case "news":
                return self.position.living()[0]  # R4.10
            case "trade":
                return self.position.first_with_some(self.claims)
            case _:
                return None

    def legal(self) -> list[dict[str, Any]]:
        """Every legal action of the acting player, in any order; [] when the match is over."""
        player = self.player()
        if player is None:
            return []
        return [{"player": player, "action": action} for action in self._actions(player)]

    def is_legal(self, player: object, action: object) -> bool:
        asked = {"player": player, "action": action}
        return any(same(asked, legal) for legal in self.legal())

    def dice_counts(self, action: dict[str, Any]) -> tuple[int, int] | None:
        """The attacker's and the defender's dice (R4.6); None unless it's a legal Clash."""
        if not self.is_legal(self.player(), action) or action["type"] != "Move":
            return None
        if not self._is_clash(action["target"]):
            return None
        return action["assets"], min(self.position.assets[action["target"]], MOST_IN_A_CLASH)

    def draws(self) -> list[str]:
        """The Continents that DrawContinent may draw now; [] if nothing is to be drawn."""
        if self.phase == "choose_continent" and self.options["advanced_setup"]:
            return self.setup.continents_on_offer()
        return []

    def play(self, line: dict[str, Any]) -> None:
        """Play one line of a replay. Raises ValueError, and changes nothing, if it isn't legal."""
        require(type(line) is dict, "a line is an object")
        require(same(line.get("n"), self.lines + 1), "n counts the lines")
        if "host" in line:
            self._play_host(line)
            return
        player, action = line.get("player"), line.get("action")
        require(self.is_legal(player, action), "not a legal action")
        assert isinstance(player, str)
        assert action is not None
        check_dice(line.get("dice", ABSENT), self.dice_counts(action))
        draws = self.draws() if action["type"] == "DrawContinent" else None
        check_drawn(line.get("drawn", ABSENT), draws)
        openable = self.openable() if action["type"] == "OpenNews" else None
        if openable is not None or self.has_news_lines:
            check_opened(line.get("opened", ABSENT), openable)
        self.lines += 1
        match action["type"]:
            case "OpenNews":
                self._open_news(line["opened"])
            case "Recycle":
                self._recycle(player, action["origin"], action["material"])
            case "ChooseContinent":
                self._choose_continent(action["continent"])
            case "DrawContinent":
                self._choose_continent(line["drawn"])  # R3.6: the rest is the same
            case "ChooseTerritory":
                self._choose_territory(action["territory"])
            case "PlaceAsset":
                self._place_asset(player, action["territory"])
            case "Move" if "dice" in line:
                dice: Json = line["dice"]
                self._clash(action["origin"], action["target"], dice["attacker"], dice["defender"])
            case "Move":
                self._move(action["origin"], action["target"], action["assets"])
            case "EndActionPhase":
                self._next_action_phase()
            case "ClaimMaterial":
                self._claim(player, action["material"])
            case _:
                self._end_trade(player)

    def end(self) -> dict[str, Any] | None:
        """The "end" object of the replay's last line if the match is over, else None."""
        if self.phase != "finished":
            return None
        if self.reason == "bell" and self.completed is None:
            return {"reason": "bell", "turn": 0}  # R6.6: no ranking
        return {
            "reason": self.reason,
            "turn": self.turn,
            "ranking": ranking(self.position, self.objectives),
        }

    def summary(self) -> dict[str, Any]:
        """The position in plain values, to compare with another engine's.

        `turn` is 1 during setup; `claimed` lists only players who have claimed something.
        """
        position = self.position
        placing = self.phase in ("initial_assets", "investment")
        return {
            "turn": self.turn,
            "last_turn": self.last_turn,
            "phase": self.phase,
            "player": self.player(),
            "owner": dict(position.owner),
            "assets": dict(position.assets),
            "ready": _without_zeros(self.ready) if self.phase == "action" else {},
            "to_place": _without_zeros(self.to_place) if placing else {},
            "claims": _without_zeros(self.claims) if self.phase == "trade" else {},
            "claimed": {player: sorted(names) for player, names in position.claimed.items()},
            "eliminated": list(position.eliminated),
            "next_investment": {name: position.next_investment(name) for name in position.living()},
            "open_news": dict(position.open_news),
            "opened_news": list(self.opened),
            "recycled": dict(position.recycled),
        }

    # R1.5 and R6.6: the host

    def host_may(self, action: object) -> bool:
        """Whether this is a legal action of the host."""
        if self.phase == "finished" or not self.options["host_keeps_time"]:
            return False
        if same(action, {"type": "StopAtBell"}):
            return True
        may_set = range(self.turn + 1, MOST_TURNS + 1) if self.turn < self.last_turn else ()
        return any(same(action, {"type": "SetLastTurn", "turn": turn}) for turn in may_set)

    def _play_host(self, line: dict[str, Any]) -> None:
        require(self.has_host_lines, "a host line in version 1")
        require("player" not in line and "action" not in line, "the host acts alone")
        require("dice" not in line and "drawn" not in line, "the host rolls no dice")
        action = line["host"]
        require(self.host_may(action), "the host may not do this")
        self.lines += 1
        if action["type"] == "SetLastTurn":
            self.last_turn = action["turn"]
            return
        if self.completed is None:
            self.turn = 0  # the end line says so; the board stays
        else:
            self.turn, self.position, self.opened = self.completed
        self._finish("bell")

    def _actions(self, player: str) -> list[Json]:
        match self.phase:
            case "choose_continent" if self.options["advanced_setup"]:
                return [{"type": "DrawContinent"}]  # R3.6: the only action
            case "choose_continent":
                offered = self.setup.continents_on_offer()
                return [{"type": "ChooseContinent", "continent": name} for name in offered]
            case "choose_territory":
                offered = self.setup.territories_on_offer()
                return [{"type": "ChooseTerritory", "territory": name} for name in offered]
            case "initial_assets" | "investment":  # R3.7, R4.2: on Territories they control
                own = self.position.territories(player)
                return [{"type": "PlaceAsset", "territory": name} for name in own]
            case "news":
                return [{"type": "OpenNews"}]  # R4.10: no other legal action
            case "action":  # R4.3: ending it is always possible
                moves = [*self._moves(player), *self._recyclings(player)]
                return [*moves, {"type": "EndActionPhase"}]
            case _:
                lacking = sorted(self.position.lacking(player))
                claims: list[Json] = [{"type": "ClaimMaterial", "material": m} for m in lacking]
                return [*claims, {"type": "EndTrade"}]  # R6.2: may claim fewer

    # R3: setup

    def _choose_continent(self, continent: str) -> None:
        self.setup.choose_continent(continent)
        self.phase = "choose_territory"

    def _choose_territory(self, territory: str) -> None:
        self.setup.choose_territory(territory)
        if self.setup.is_over():
            self.phase = "initial_assets"
            self.to_place = self._initial_assets()
        elif self.setup.continent is None:
            self.phase = "choose_continent"

    def _initial_assets(self) -> dict[str, int]:
        order, board = self.position.order, self.position.board
        if not self.options["head_start"]:
            return dict.fromkeys(order, INITIAL_ASSETS)  # R3.7
        given = board.head_start_for(len(order), self.options["turns"])
        if given is not None:
            return {order[place]: given[place] for place in range(len(order))}
        # R3.8: the last player places 6, each player before them one more than the player after
        return {player: INITIAL_ASSETS + after for after, player in enumerate(reversed(order))}

    # R3.7 and R4.2: placing

    def _place_asset(self, player: str, territory: str) -> None:
        self.position.add(player, territory, 1)
        self.to_place[player] -= 1
        self._action_phases_when_all_is_placed()

    def _action_phases_when_all_is_placed(self) -> None:
        if self.position.first_with_some(self.to_place) is None:
            self._begin_action_phase(self.position.living()[0])

    # R4: a Turn

    def _begin_later_turn(self) -> None:
        """R4.1: every Turn but the first has an Investment Phase."""
        self.turn += 1
        position = self.position
        # R4.10: cards that have been open for their number of Turns are set aside.
        position.open_news = {
            name: left - 1 for name, left in position.open_news.items() if left > 1
        }
        if self.options["world_news"] and self.openable():
            self.phase = "news"
        else:
            self._begin_investment()

    def openable(self) -> list[str]:
        """R4.10: the cards never opened in this match that can be opened now."""
        position = self.position
        return [
            card["id"]
            for card in position.board.news
            if card["id"] not in self.opened and position.can_open(card)
        ]

    def _open_news(self, card: str) -> None:
        self.opened.append(card)
        (turns,) = (one["turns"] for one in self.position.board.news if one["id"] == card)
        self.position.open_news[card] = turns
        self._begin_investment()

    def _begin_investment(self) -> None:
        self.phase = "investment"
        position = self.position
        self.to_place = {player: position.investment(player) for player in position.living()}
        self._action_phases_when_all_is_placed()  # R4.2: maybe nobody has any to place

    def _begin_action_phase(self, player: str) -> None:
        self.phase = "action"
        self.active = player
        own = self.position.territories(player)
        self.ready = {name: self.position.assets[name] for name in own}  # R4.4: none has moved

    def _next_action_phase(self) -> None:
        order = self.position.order
        for player in order[order.index(self.active) + 1 :]:
            if player in self.position.living():
                self._begin_action_phase(player)
                return
        self._end_turn()

    def _end_turn(self) -> None:
        self.completed = (self.turn, self.position.copy(), list(self.opened))
        if self.turn < self.last_turn:
            self._begin_later_turn()
        elif self.options["trade_with_china"]:
            self._begin_trade()
        else:
            self._finish("last_turn")  # R6.1

    def _moves(self, player: str) -> list[Json]:
        return [
            {"type": "Move", "origin": origin, "target": target, "assets": assets}
            for origin in self.position.territories(player)
            for target in self.position.board.neighbors[origin]
            for assets in range(1, self.ready.get(origin, 0) + 1)  # R4.4
            if not (self._is_clash(target) and assets > MOST_IN_A_CLASH)  # R4.6
            if assets < self.position.assets[origin] or not self.options["leave_one_behind"]  # R4.9
        ]

    def _recyclings(self, player: str) -> list[Json]:
        """R4.11: once in the match, with as many ready Assets of one Territory as the price."""
        position = self.position
        if not self.options["recycling"] or player in position.recycled:
            return []
        own = position.territories(player)
        on_board = sum(position.assets[name] for name in own)
        return [
            {"type": "Recycle", "origin": origin, "material": material}
            for origin in own
            for material, price in position.board.prices.items()
            if material not in position.materials(player)
            if price <= self.ready.get(origin, 0)
            if price < on_board  # never the last Asset
            if price < position.assets[origin] or not self.options["leave_one_behind"]  # R4.9
        ]

    def _recycle(self, player: str, origin: str, material: str) -> None:
        self._take_ready(origin, self.position.board.prices[material])
        self.position.recycled[player] = material

    def _is_clash(self, target: str) -> bool:
        """R4.6: a Territory of another player, neither one's own nor empty (R4.5)."""
        return self.position.owner.get(target, self.active) != self.active

    def _move(self, origin: str, target: str, assets: int) -> None:
        """R4.5: Assets that arrive are no longer ready."""
        self._take_ready(origin, assets)
        self.position.add(self.active, target, assets)

    def _clash(
        self, origin: str, target: str, attacker_dice: Sequence[int], defender_dice: Sequence[int]
    ) -> None:
        attacker, defender = self.active, self.position.owner[target]
        attacker_losses, defender_losses = clash_losses(attacker_dice, defender_dice)
        self._take_ready(origin, attacker_losses)
        self.position.remove(target, defender_losses)
        if target not in self.position.owner:  # R4.7; otherwise the survivors haven't moved
            self._move(origin, target, len(attacker_dice) - attacker_losses)

        if not self.position.territories(defender):
            self._eliminate(defender)
        if not self.position.territories(attacker):
            self._eliminate(attacker)
            if self.phase != "finished":
                self._next_action_phase()  # R5.1: a last failed attack ends it

    def _take_ready(self, origin: str, assets: int) -> None:
        self.ready[origin] -= assets
        self.position.remove(origin, assets)

    # R5: elimination

    def _eliminate(self, player: str) -> None:
        self.position.eliminated.append(player)
        if self.options["monopoly_stranglehold"] and self.turn < self.last_turn:
            self.turn += 1  # R5.3
        if len(self.position.living()) == 1:
            self._finish("one_left")  # R5.4

    # R6: the end

    def _begin_trade(self) -> None:
        self.phase = "trade"
        self.claims = {
            player: len(self.position.exclusive_continents(player))
            for player in self.position.living()
            if self.position.lacking(player)  # R6.2: a player who controls every Material is done
        }
        self._finish_when_nobody_claims()

    def _claim(self, player: str, material: str) -> None:
        self.position.claimed.setdefault(player, []).append(material)
        self.claims[player] -= 1
        if not self.position.lacking(player):
            self.claims[player] = 0  # R6.2: done
        self._finish_when_nobody_claims()

    def _end_trade(self, player: str) -> None:
        self.claims[player] = 0
        self._finish_when_nobody_claims()

    def _finish_when_nobody_claims(self) -> None:
        if self.position.first_with_some(self.claims) is None:
            self._finish("last_turn")

    def _finish(self, reason: str) -> None:
        self.phase = "finished"
        self.reason = reason


def _without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count > 0}
