"""Tables played without waiting for anything: the core alone, its journal a list."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from msgspec.structs import replace

from rawsiko.content.load import load_content, standard_content
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, EndActionPhase, Move
from rawsiko.engine.content import Content, Objective
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ContinentChoice, Finished, NewsDraw
from rawsiko.protocol import commands
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.replays.table_replay import PlayedStep, told_apart
from rawsiko.server.tables import entries
from rawsiko.server.tables.decisions import (
    Caller,
    Decision,
    TableCommand,
    decide,
    decide_action,
    decide_begin,
    decide_seat,
)
from rawsiko.server.tables.entries import Entry
from rawsiko.server.tables.journaled import ENCODER
from rawsiko.server.tables.table import Table, creation

TINY = Path(__file__).parents[1] / "content" / "tiny"
HOST = Caller(None, is_host=True)


@cache
def tiny() -> Content:
    return load_content(TINY)


def marked(content: Content, rng: Random) -> Content:
    """The same board, its cards named by random marks that can be found in any bytes."""
    names = {card: ObjectiveId(f"mark_{rng.getrandbits(128):032x}") for card in content.objectives}
    cards = {names[card]: card for card in content.objectives}
    return replace(
        content,
        hash="sha256:" + hashlib.sha256("".join(cards).encode()).hexdigest(),
        objectives={
            name: Objective(name, content.objectives[card].applications)
            for name, card in cards.items()
        },
        short_objectives=tuple(names[card] for card in content.short_objectives),
    )


def seat_of(number: int) -> PlayerId:
    return PlayerId(f"p{number}")


class QuickTable:
    """A Table and its journal, from one seed."""

    def __init__(
        self,
        seed: int,
        settings: Settings | None = None,
        content: Content | None = None,
        today: str = "",
    ) -> None:
        self.rng = Random(seed)
        self.journal: list[bytes] = []
        self.shares: dict[PlayerId, bytes] = {}
        content = content or standard_content()
        settings = settings or Settings(seats=content.players[0])
        secret = fairness.todays_secret(today) if today else self.rng.randbytes(32)
        self.table = Table(f"table-{seed}", "CODE", secret, content)
        self.table.today = today
        self.record(creation(self.table, settings))

    def record(self, decision: Decision) -> Entry:
        """What the journal and the table do with a decision that is no refusal."""
        assert isinstance(decision, Entry), decision
        body = ENCODER.encode(decision)
        self.table.happen(decision, body, self.table.outcome_of(decision))
        self.journal.append(body)
        if self.table.is_over and not isinstance(decision, entries.SecretShown):
            self.record(entries.SecretShown(self.table.secret.hex()))
        return decision

    def ask(self, caller: Caller | PlayerId, command: TableCommand) -> Decision:
        """Decide; and let it happen unless it is refused."""
        whose = caller if isinstance(caller, Caller) else Caller(caller, is_host=False)
        decision = decide(self.table, whose, command)
        if isinstance(decision, Entry):
            self.record(decision)
        return decision

    def sit(self, number: int) -> PlayerId:
        player, share = seat_of(number), self.rng.randbytes(16)
        self.shares[player] = share
        commitment = fairness.contribution_commitment_of(share)
        self.record(decide_seat(self.table, player, number, number, commitment))
        return player

    def sit_all(self) -> None:
        for number in range(1, self.table.settings.seats + 1):
            self.sit(number)

    def begin(self, revealing: Callable[[PlayerId], bool] = lambda _player: True) -> None:
        """Start with everybody seated; those reveal their share of whom `revealing` is true."""
        self.ask(HOST, commands.Start())
        for player, share in self.shares.items():
            if revealing(player):
                self.ask(player, commands.Reveal(share.hex()))
        self.record(decide_begin(self.table))

    @property
    def steps(self) -> list[PlayedStep]:
        """The actions so far, those taken back left out."""
        return told_apart(self.journal).steps

    @property
    def acting(self) -> PlayerId:
        match = self.table.match
        assert match is not None
        assert not isinstance(match.phase, Finished)
        return match.phase.player

    def choose(self) -> Action:
        """A legal action; a phase of moves ends after about six of them."""
        legal = self.legal()
        if isinstance(legal[-1], EndActionPhase) and self.rng.random() < 1 / 6:
            return legal[-1]
        clashes = [a for a in legal if isinstance(a, Move) and self.is_clash(a)]
        return self.rng.choice(clashes or legal)

    def legal(self) -> list[Action]:
        assert self.table.match is not None
        return list(legal_actions(self.table.match))

    def is_clash(self, move: Move) -> bool:
        assert self.table.match is not None
        target = self.table.match.holdings[move.target]
        return target is not None and target.player != move.player

    def play(self, action: Action) -> Decision:
        return self.ask(PlayerId(action.player), commands.Play(action))

    def step(self) -> Action:
        """Whatever is to be done next; the program draws Continents and news for everybody."""
        match = self.table.match
        assert match is not None
        action = self.choose()
        is_drawn = isinstance(match.phase, ContinentChoice) and match.options.advanced_setup
        if is_drawn or isinstance(match.phase, NewsDraw):
            self.record(decide_action(self.table, action, entries.PlayedBy.PROGRAM))
        else:
            assert isinstance(self.play(action), Entry)
        return action

    def play_until(self, is_reached: "Callable[[QuickTable], bool]") -> None:
        while not is_reached(self):
            self.step()

    def play_to_the_end(self) -> None:
        """Now and then somebody takes something back, and a host who keeps time acts."""
        while self.table.status is Status.PLAYING:
            self.step()
            if self.table.settings.options.host_keeps_time and self.rng.random() < 1 / 30:
                self.keep_time()
            if self.table.takes and self.rng.random() < 1 / 8:
                self.ask(self.table.takes[-1].player, commands.TakeBack())

    def keep_time(self) -> None:
        """The host sets the last Turn, as far as the rules allow, or rings the bell."""
        assert self.table.match is not None
        if self.rng.random() < 1 / 4:
            self.ask(HOST, commands.StopAtBell())
        else:
            self.ask(HOST, commands.SetLastTurn(self.table.match.turn + self.rng.randint(1, 2)))


def whole_matches(seeds: Iterable[int], content: Content | None = None) -> Iterator[QuickTable]:
    """Finished or aborted matches with all kinds of options and shares."""
    for seed in seeds:
        rng = Random(seed)
        board = content or (tiny() if seed % 2 else standard_content())
        has_news = bool(board.news) and seed % 4 == 0
        options = Options(
            turns=rng.randint(1, 2) + 2 * has_news,
            advanced_setup=rng.random() < 0.5,
            monopoly_stranglehold=rng.random() < 0.5,
            trade_with_china=rng.random() < 0.5,
            leave_one_behind=rng.random() < 0.2,
            head_start=seed % 5 == 2,
            host_keeps_time=seed % 3 == 1,
            world_news=has_news,
            recycling=has_news and seed % 8 == 0,
        )
        quick = QuickTable(seed, Settings(options, seats=rng.choice(board.players)), board)
        quick.sit_all()
        quick.begin(lambda _player, rng=rng: rng.random() < 0.8)
        if seed % 10 == 0:
            for _ in range(rng.randint(1, 60)):
                if quick.table.status is Status.PLAYING:  # a short match may be over by then
                    quick.step()
            if quick.table.status is Status.PLAYING:
                quick.ask(HOST, commands.End())
        else:
            quick.play_to_the_end()
        yield quick
