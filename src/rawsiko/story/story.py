"""Tells the story of a match, Turn by Turn and phase by phase, from its events."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from rawsiko.engine.board import exclusive_continents
from rawsiko.engine.events import (
    ActionPhaseBegan,
    AssetPlaced,
    AssetsMoved,
    ClashFought,
    ContinentChosen,
    ContinentDrawn,
    Event,
    InvestmentsReceived,
    LastTurnSet,
    MatchEnded,
    MaterialClaimed,
    MaterialRecycled,
    NewsContinued,
    NewsOpened,
    Outcome,
    PlayerEliminated,
    StoppedAtBell,
    TerritoryChosen,
    TerritoryConquered,
    TradeBegan,
    TurnBegan,
    TurnCounterAdvanced,
)
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    EndReason,
    InitialPlacement,
    InvestmentPhase,
    Phase,
    SetupRound,
    State,
    TerritoryChoice,
)
from rawsiko.story.consequences import consequences, gained
from rawsiko.story.final_score import card_of, final_score
from rawsiko.story.standings import standings
from rawsiko.texts.paragraphs import Heading, Paragraph, Sentence, Title, Weight
from rawsiko.texts.words import Words

# After the last of these in an Outcome its consequences are told, before the Turn or match goes on.
CHANGES = (AssetsMoved, ClashFought, TerritoryConquered, MaterialClaimed)
FLAGS = tuple(name for name in Options.__struct_fields__ if name != "turns")


def story(start: State, outcomes: Iterable[Outcome], words: Words) -> Iterator[Paragraph]:
    """Tell a match from its start. An outcome is told before the next is read, except that repeated
    choices, placements and Clashes are told together."""
    yield from beginning(start, words)
    telling = _Telling(start, words)
    for outcome in outcomes:
        yield from telling.of(outcome)
    yield from telling.what_is_left()


def beginning(start: State, words: Words) -> Iterator[Paragraph]:
    options = start.options
    yield Title(words.say("story-title", players=len(start.order), turns=options.turns))
    flags = [words.say(f"story-option-{flag}") for flag in FLAGS if getattr(options, flag)]
    yield Sentence(words.say("story-order", players=words.players(start.order)))
    if flags:
        yield Sentence(words.say("story-options", options=words.listed(flags)))
    yield Heading(words.say("story-cards"))
    for player in start.order:
        yield card_of(start, player, words)
    yield Title(words.say("story-setup"))


class _Telling:
    """Collects what is told together."""

    def __init__(self, start: State, words: Words) -> None:
        self._state = start
        self._told = start  # the consequences of what came after it are not told yet
        self._words = words
        self._say = words.say
        self._chosen: tuple[ContinentChosen | ContinentDrawn, list[TerritoryId]] | None = None
        self._placed: tuple[PlayerId, Counter[TerritoryId]] | None = None
        self._clashes: list[ClashFought] = []  # one after the other, over the same Territory
        self._has_moved = True
        self._opened: set[str] = set()

    def of(self, outcome: Outcome) -> Iterator[Paragraph]:
        before, self._state = self._state, outcome.state
        changes = [event for event in outcome.events if isinstance(event, CHANGES)]
        for event in outcome.events:
            if not self._goes_on(event):
                yield from self.what_is_left()
            yield from self._event(before, event)
            if changes and event is changes[-1]:
                yield from self._consequences()
        if not self._is_followed(outcome.state.phase):
            yield from self.what_is_left()
        if not self._chosen:
            yield from self._consequences()

    def what_is_left(self) -> Iterator[Paragraph]:
        """Tell what was collected."""
        if self._chosen:
            choice, territories = self._chosen
            self._chosen = None
            yield self._choice(choice, territories)
        if self._placed:
            player, where = self._placed
            self._placed = None
            yield self._placement(player, where)
        if self._clashes:
            clashes, self._clashes = self._clashes, []
            yield self._struggle(clashes)

    def _consequences(self) -> Iterator[Paragraph]:
        told = list(consequences(self._told, self._state, self._words))
        self._told = self._state
        if told:
            yield from self.what_is_left()
            yield from told

    def _goes_on(self, event: Event) -> bool:
        match event:
            case TerritoryChosen() | LastTurnSet():
                return True
            case AssetPlaced():
                return self._placed is not None and self._placed[0] == event.player
            case ClashFought():
                last = self._clashes[-1] if self._clashes else event
                return (last.origin, last.target) == (event.origin, event.target)
            case _:
                return False

    def _is_followed(self, phase: Phase) -> bool:
        """Whether more may follow that belongs to what was collected."""
        if self._chosen:
            return isinstance(phase, TerritoryChoice)
        if self._placed:
            is_placement = isinstance(phase, InitialPlacement | InvestmentPhase)
            return is_placement and phase.player == self._placed[0]
        return isinstance(phase, ActionPhase)

    def _event(self, before: State, event: Event) -> Iterator[Paragraph]:
        match event:
            case ContinentChosen() | ContinentDrawn():
                yield from self._setup_round(before)
                self._chosen = (event, [])
            case TerritoryChosen():
                if self._chosen:
                    self._chosen[1].append(event.territory)
            case AssetPlaced():
                if isinstance(before.phase, InitialPlacement):
                    yield from self._once("story-initial-assets")
                if not self._placed:
                    self._placed = (event.player, Counter())
                self._placed[1][event.territory] += 1
            case TurnBegan():
                yield from self._turn(before, event)
            case NewsContinued():
                yield from self._set_aside(before, event)
            case NewsOpened():
                yield Sentence(self._news(before, event), Weight.STRONG)
            case InvestmentsReceived():
                if event.assets:
                    yield Heading(self._say("story-investment-phase"))
            case ActionPhaseBegan():
                yield from self._close_action_phase()
                yield Heading(self._say("story-action-phase", player=self._player(event.player)))
                self._has_moved = False
            case AssetsMoved():
                yield self._move(before, event)
            case ClashFought():
                self._has_moved = True
                self._clashes.append(event)
            case TerritoryConquered():
                yield self._conquest(before, event)
            case MaterialRecycled():
                self._has_moved = True
                yield Sentence(
                    self._say(
                        "story-recycled",
                        player=self._player(event.player),
                        material=self._words.material(event.material),
                        assets=event.assets,
                        territory=self._words.territory(event.origin),
                    )
                )
            case PlayerEliminated():
                player = self._player(event.player)
                yield Sentence(self._say("story-eliminated", player=player), Weight.STRONG)
            case TurnCounterAdvanced():
                yield Sentence(self._say("story-stranglehold", turn=event.turn))
            case TradeBegan():
                yield from self._close_action_phase()
                yield from self._trade(event)
            case MaterialClaimed():
                material = self._words.material(event.material)
                player = self._player(event.player)
                yield Sentence(self._say("story-claimed", player=player, material=material))
            case LastTurnSet():
                yield Sentence(self._say("story-last-turn-set", turn=event.turn), Weight.STRONG)
            case StoppedAtBell():
                self._told = self._state  # R6.6: nothing that came before has consequences
            case MatchEnded():
                yield from self._close_action_phase()
                yield from self._end(event)
            case _:
                assert_never(event)

    def _set_aside(self, before: State, event: NewsContinued) -> Iterator[Paragraph]:
        """R4.10: the cards whose Turns are over."""
        for name in before.news.open:
            if name not in event.open:
                card = before.content.news[name]
                yield Sentence(
                    self._say(
                        f"story-news-over-{card.effect}",
                        territory=self._words.territory(card.territory),
                        material=self._words.material(card.material),
                    )
                )

    def _news(self, before: State, event: NewsOpened) -> str:
        card = before.content.news[event.card]
        return self._say(
            f"story-news-{card.effect}",
            headline=self._words.news(card),
            date=card.date,
            territory=self._words.territory(card.territory),
            material=self._words.material(card.material),
            turns=event.turns,
        )

    def _setup_round(self, before: State) -> Iterator[Paragraph]:
        if isinstance(before.phase, ContinentChoice):
            is_first = before.phase.round is SetupRound.FIRST
            yield from self._once("story-first-round" if is_first else "story-second-round")

    def _once(self, message: str) -> Iterator[Paragraph]:
        if message not in self._opened:
            self._opened.add(message)
            yield Heading(self._say(message))

    def _choice(
        self, choice: ContinentChosen | ContinentDrawn, territories: list[TerritoryId]
    ) -> Paragraph:
        message = "story-chosen" if isinstance(choice, ContinentChosen) else "story-drawn"
        return Sentence(
            self._say(
                message,
                player=self._player(choice.player),
                continent=self._words.continent(choice.continent),
                territories=self._words.listed(map(self._words.territory, territories)),
            )
        )

    def _placement(self, player: PlayerId, where: Counter[TerritoryId]) -> Paragraph:
        items = [
            self._say("story-placed-on", assets=assets, territory=self._words.territory(territory))
            for territory, assets in where.items()
        ]
        return Sentence(
            self._say(
                "story-placed",
                player=self._player(player),
                assets=where.total(),
                where=self._words.listed(items),
            )
        )

    def _turn(self, before: State, event: TurnBegan) -> Iterator[Paragraph]:
        yield from self._close_action_phase()
        if not isinstance(before.phase, InitialPlacement):
            yield standings(self._state, self._words)
        turns = self._state.last_turn
        yield Title(self._say("story-turn", turn=event.turn, turns=turns))

    def _close_action_phase(self) -> Iterator[Paragraph]:
        if not self._has_moved:
            self._has_moved = True
            yield Sentence(self._say("story-no-move"), Weight.QUIET)

    def _move(self, before: State, event: AssetsMoved) -> Paragraph:
        self._has_moved = True
        is_empty = before.holdings[event.target] is None
        text = self._say(
            "story-occupied" if is_empty else "story-moved",
            origin=self._words.territory(event.origin),
            target=self._words.territory(event.target),
            assets=event.assets,
        )
        text += self._gain(before, event.player)
        return Sentence(text, Weight.NORMAL if is_empty else Weight.QUIET)

    def _struggle(self, clashes: list[ClashFought]) -> Paragraph:
        rolls = [
            self._say(
                "story-clash-roll",
                attacker_dice=_shown(clash.attacker_dice),
                defender_dice=_shown(clash.defender_dice),
            )
            for clash in clashes
        ]
        last = clashes[-1]
        return Sentence(
            self._say(
                "story-clash",
                origin=self._words.territory(last.origin),
                target=self._words.territory(last.target),
                defender=self._player(last.defender),
                rolls=self._words.listed(rolls),
                attacker_losses=sum(clash.attacker_losses for clash in clashes),
                defender_losses=sum(clash.defender_losses for clash in clashes),
            )
        )

    def _conquest(self, before: State, event: TerritoryConquered) -> Paragraph:
        text = self._say(
            "story-conquered",
            player=self._player(event.player),
            territory=self._words.territory(event.territory),
            assets=event.assets,
        )
        return Sentence(text + self._gain(before, event.player), Weight.STRONG)

    def _gain(self, before: State, player: PlayerId) -> str:
        text = gained(before, self._state, player, self._words)
        return f" {text}" if text else ""

    def _trade(self, event: TradeBegan) -> Iterator[Paragraph]:
        yield Title(self._say("story-trade"))
        for player, claims in event.claims.items():
            exclusive = map(self._words.continent, exclusive_continents(self._state, player))
            continents = self._words.listed(exclusive)
            name = self._player(player)
            yield Sentence(
                self._say("story-claims", player=name, claims=claims, continents=continents)
            )
        if not event.claims:
            yield Sentence(self._say("story-no-claims"))

    def _end(self, event: MatchEnded) -> Iterator[Paragraph]:
        yield Title(self._say("story-end"))
        is_early = event.reason is EndReason.BELL and not event.ranking
        message = "story-ended-bell-early" if is_early else f"story-ended-{event.reason}"
        yield Sentence(self._say(message, turn=self._state.turn))
        yield from final_score(self._state, event.ranking, self._words)

    def _player(self, player: PlayerId) -> str:
        return self._words.player(player)


def _shown(dice: tuple[int, ...]) -> str:
    """From the highest down, as they are paired (R4.6)."""
    return " ".join(str(die) for die in sorted(dice, reverse=True))
