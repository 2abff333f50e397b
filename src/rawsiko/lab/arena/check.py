"""Checks that a bot plays fair: tests the contract of `Bot` at every choice of whole matches."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from msgspec.structs import replace

from rawsiko.bots.bot import Bot
from rawsiko.bots.random_bot import RandomBot
from rawsiko.engine import apply, dice_needed, legal_actions, view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import Finished, State
from rawsiko.engine.view import PlayerView
from rawsiko.lab.arena.bots import BotFailed, Watched, reason_of
from rawsiko.lab.chance import chance_of, player_ids
from rawsiko.lab.match import begin
from rawsiko.lab.simulation import Progress

EVERYTHING_ON = Options(
    advanced_setup=True, monopoly_stranglehold=True, trade_with_china=True, leave_one_behind=True
)


class Promise(StrEnum):
    CHOOSES = "chooses"  # raises nothing
    LEGAL = "legal"  # picks from `legal`
    REPEATS = "repeats"  # the same view, list and generator give the same choice
    BLIND = "blind"  # hidden cards have no influence (R7.2)
    LEAVES = "leaves"  # doesn't change its input


@dataclass(frozen=True)
class Breach:
    """The first time that a promise was broken."""

    choice: int  # counted over all matches of the check
    reason: str | None  # if it raised an exception


@dataclass(frozen=True)
class CheckReport:
    """`breaches` only has the promises that were broken."""

    choices: int
    matches: int
    players: tuple[int, ...]  # the numbers of players that were tried
    breaches: Mapping[Promise, Breach]
    untried: frozenset[Promise]  # because of other breaches
    seconds: Sequence[float]  # of each plan

    @property
    def is_fair(self) -> bool:
        return not self.breaches


def check_bot(
    name: str, make: Callable[[], Bot], content: Content, seed: int, progress: Progress
) -> CheckReport:
    """For each number of players, play a match with default options and one with all options, the
    bot as p1 against random ones, and check each of its choices."""
    trial = _Trial(make)
    before = deepcopy(content)
    settings = [(n, what) for n in content.players for what in (Options(), EVERYTHING_ON)]
    for number, (players, options) in enumerate(settings, start=1):
        trial.play(Watched(name, make()), content, options, players, seed, number)
        progress(number)
    if content != before:
        trial.broken(Promise.LEAVES)
    return CheckReport(
        choices=trial.choices,
        matches=len(settings),
        players=tuple(content.players),
        breaches=trial.breaches,
        untried=trial.untried,
        seconds=trial.seconds,
    )


def matches_of_check(content: Content) -> int:
    return 2 * len(content.players)


class _Trial:
    def __init__(self, make: Callable[[], Bot]) -> None:
        self._make = make
        self.choices = 0
        self.breaches: dict[Promise, Breach] = {}
        self.seconds: list[float] = []
        self._tried: set[Promise] = {Promise.CHOOSES, Promise.LEAVES}

    @property
    def untried(self) -> frozenset[Promise]:
        """A bot that isn't repeatable can't be checked for being blind."""
        tried = self._tried | self.breaches.keys()
        if Promise.REPEATS in self.breaches and Promise.BLIND not in self.breaches:
            tried.discard(Promise.BLIND)
        return frozenset(Promise) - tried

    def broken(self, promise: Promise, reason: str | None = None) -> None:
        self.breaches.setdefault(promise, Breach(self.choices, reason))

    def play(
        self, bot: Watched, content: Content, options: Options, players: int, seed: int, match: int
    ) -> None:
        chance = chance_of(seed, match, players)
        state = begin(content, options, players, chance)
        tried, other = player_ids(players)[0], RandomBot()
        while not isinstance(phase := state.phase, Finished):
            player, legal = phase.player, legal_actions(state)
            if player == tried:
                action = self._choice(bot, state, tried, chance.bots[tried])
            else:
                action = other.choose(view_of(state, player), legal, chance.bots[player])
            dice = tuple(chance.dice.randint(1, sides) for sides in dice_needed(state, action))
            state = apply(state, action, dice).state
        self.seconds += bot.seconds

    def _choice(self, bot: Watched, state: State, player: PlayerId, rng: Random) -> Action:
        """The bot's choice; if it makes none, the first legal action."""
        self.choices += 1
        legal = legal_actions(state)
        before = rng.getstate()
        choice = self._own_choice(bot, state, player, rng)
        if choice is None:
            return legal[0]
        self._tried |= {Promise.LEGAL, Promise.REPEATS, Promise.BLIND}
        rng_again = deepcopy(rng)
        rng_again.setstate(before)
        if _asked(self._make(), state, player, rng_again) != choice:
            self.broken(Promise.REPEATS)
            return choice
        for exchanged in _with_other_cards(state, player):
            rng_again.setstate(before)
            if _asked(self._make(), exchanged, player, rng_again) != choice:
                self.broken(Promise.BLIND)
        return choice

    def _own_choice(
        self, bot: Watched, state: State, player: PlayerId, rng: Random
    ) -> Action | None:
        view, legal = _own_copy(view_of(state, player)), list(legal_actions(state))
        shown, offered = _own_copy(view), list(legal)
        try:
            choice = bot.choose(view, legal, rng)
        except BotFailed as failed:
            promise = Promise.LEGAL if failed.reason is None else Promise.CHOOSES
            self.broken(promise, failed.reason)
            return None
        finally:
            if view != shown or legal != offered:
                self.broken(Promise.LEAVES)
        return choice if choice in offered else None


def _asked(bot: Bot, state: State, player: PlayerId, rng: Random) -> Action | str:
    """The choice as in a match; a failure is an answer too."""
    try:
        return bot.choose(_own_copy(view_of(state, player)), list(legal_actions(state)), rng)
    except Exception as error:
        return reason_of(error)


def _own_copy(view: PlayerView) -> PlayerView:
    """Records are frozen, but their mappings aren't. The content is compared once at the end,
    because copying it is slow."""
    return replace(
        view,
        objectives=dict(view.objectives),
        holdings=dict(view.holdings),
        claimed=dict(view.claimed),
        phase=deepcopy(view.phase),
        next_investments=dict(view.next_investments),
    )


def _with_other_cards(state: State, player: PlayerId) -> Iterator[State]:
    """The same State with the others' cards rotated, then with cards that nobody holds, as far as
    there are any."""
    others = [other for other in state.order if other != player]
    held = [state.objectives[other] for other in others]
    in_use = set(state.objectives.values())
    spare = [card for card in cards_to_deal(state.content, state.options) if card not in in_use]
    yield _dealt(state, others, [*held[1:], held[0]])
    if spare:
        yield _dealt(state, others, [*spare, *held][: len(others)])


def _dealt(state: State, players: Sequence[PlayerId], cards: Sequence[ObjectiveId]) -> State:
    return replace(state, objectives={**state.objectives, **dict(zip(players, cards, strict=True))})
