"""Simulated lessons: tables with a pace that the planner doesn't know, leavers, late-comers; and
lessons in which much goes wrong.
"""

from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from rawsiko.lesson.dealing import Company, DealOrder, deal
from rawsiko.lesson.plan import (
    KNOWN_GAME_PACE,
    PRESETS,
    SCORE,
    TURN_PER_BOT,
    TURN_PER_PUPIL,
    LessonChoices,
    LessonKind,
    Part,
    Priors,
    plan_table,
    preset_for,
    priors,
    schedule,
)
from rawsiko.lesson.steering import Progress, steer

QUICKEST, SLOWEST = 0.6, 1.8  # times the prior
PLACING = 0.25  # of a pupil's time in a Turn; the rest is their Action Phase
TIMER_LAG = 8.0  # what a bot needs to finish a go whose soft timer ran out
LEAVES = 0.05  # of the pupils
JOINS = 0.1  # of the tables with a bot
OFFER_BELL = 60  # seconds past the plan: from then on the dashboard offers the bell

# When much goes wrong:
SPEEDS = 0.6, 1.4  # of each pupil, times the prior
OFFLINE, STANDS_IN = 120.0, 30.0  # seconds without Wi-Fi, and until bots stand in
RESTART = 30.0  # of a server that was killed
MOST_JOINING = 5 * 60.0  # what joining takes beyond the plan
LATER = 5 * 60.0  # what the bell is moved by


@dataclass(frozen=True)
class Faults:
    """Moments; never, if they are infinite."""

    offline: float = float("inf")
    killed: float = float("inf")
    bell_moved: float = float("inf")


@dataclass
class Seat:
    is_pupil: bool
    leaves: float = float("inf")
    acted: list[int] = field(default_factory=list[int])  # the Turns of their Action Phases
    speed: float = 1.0

    def plays(self, now: float) -> bool:
        return self.is_pupil and now <= self.leaves


@dataclass
class Result:
    """How a table's match ended. Times are in seconds."""

    past_plan: float  # the end of the match against P
    is_by_bell: bool
    turns: int  # that are scored
    action_phases: set[int]  # scored, one number for each seat
    misjudged: float | None  # the end against what was projected when the second Turn was over


@dataclass
class SimulatedTable:
    seats: list[Seat]
    pace: float
    kind: LessonKind
    advanced_setup: bool
    play: tuple[float, float]
    rng: Random
    late_comer: float  # when somebody takes a bot's seat
    faults: Faults = Faults()

    def result(self) -> Result:
        begins, self._ends = self.play
        self._is_killed = self._is_moved = False
        expected = self._priors(begins)
        speed = fmean([seat.speed for seat in self.seats if seat.is_pupil] or [1.0])
        self._now = begins + self._lasting(expected.setup * speed)
        self._setup_pace = (self._now - begins) / expected.setup
        self._last = plan_table(expected, begins, self._ends, self.kind).turns
        self._observed: list[float] = []
        self._projected: float | None = None
        self._turn = 0
        while self._turn < self._last:
            self._turn += 1
            began = self._now
            if not self._play_turn():
                return self._ended(self._turn - 1, self._ends + OFFER_BELL, is_by_bell=True)
            self._observed.append(self._now - began)
        return self._ended(self._turn, self._now, is_by_bell=False)

    def _play_turn(self) -> bool:
        """Play the goes of a Turn; False when the bell rings before they are over."""
        # Turn 1 has no Investment Phase (R4.1), but everything is new.
        parts = (1.0,) if self._turn == 1 else (PLACING, 1 - PLACING)
        began, done = self._now, 0
        for part in parts:
            for seat in self.seats:
                self._seat_late_comer()
                self._suffer()
                timer = self._steer(began, done)
                if seat.plays(self._now) and not self._is_offline:
                    go = self._lasting(part * TURN_PER_PUPIL * self._known * seat.speed)
                    self._now += go if timer is None else min(go, timer + TIMER_LAG)
                    done += part != PLACING
                else:
                    self._now += part * TURN_PER_BOT
                if self._now > self._ends + OFFER_BELL:
                    return False
                if part != PLACING:
                    seat.acted.append(self._turn)
        return True

    def _steer(self, began: float, done: int) -> int | None:
        progress = Progress(
            now=self._now,
            turn=self._turn,
            last_turn=self._last,
            expected_turn=self._priors(self._now).turn,
            observed=tuple(self._observed),
            turn_elapsed=self._now - began,
            goes_done=done,
            goes=sum(seat.plays(self._now) for seat in self.seats),
            setup_pace=self._setup_pace,
        )
        steering = steer(progress, self._ends)
        if steering.last_turn != self._last:
            assert steering.last_turn > self._turn, "R1.5"
            self._last = steering.last_turn
        if self._turn == 3 and self._projected is None:
            self._projected = steering.projected_end
        return steering.soft_timer

    def _ended(self, turns: int, at: float, *, is_by_bell: bool) -> Result:
        counts = {sum(turn <= turns for turn in seat.acted) for seat in self.seats}
        misjudged = None if self._projected is None else at + SCORE - self._projected
        return Result(at - self._ends, is_by_bell, turns, counts, misjudged)

    def _priors(self, now: float) -> Priors:
        pupils = sum(seat.plays(now) for seat in self.seats)
        bots = len(self.seats) - pupils
        return priors(pupils, bots, kind=self.kind, advanced_setup=self.advanced_setup)

    @property
    def _known(self) -> float:
        return KNOWN_GAME_PACE if self.kind is LessonKind.KNOWN_GAME else 1.0

    def _lasting(self, seconds: float) -> float:
        return seconds * self.pace * self.rng.lognormvariate(-0.06, 0.35)  # of mean 1

    @property
    def _is_offline(self) -> bool:
        """Bots stand in."""
        since = self._now - self.faults.offline
        return STANDS_IN <= since < OFFLINE

    def _suffer(self) -> None:
        if 0 <= self._now - self.faults.offline < STANDS_IN:
            self._now = self.faults.offline + STANDS_IN  # nobody can act, and no bot does yet
        if not self._is_killed and self._now > self.faults.killed:
            self._is_killed = True
            self._now += RESTART
        if not self._is_moved and self._now > self.faults.bell_moved:
            self._is_moved = True
            self._ends += LATER

    def _seat_late_comer(self) -> None:
        bot = next((seat for seat in self.seats if not seat.is_pupil), None)
        if bot is not None and self._now > self.late_comer:
            bot.is_pupil = True
            self.late_comer = float("inf")


def simulated_lesson(seed: int) -> list[Result]:
    """The tables of a lesson of any length, kind and number of pupils."""
    rng = Random(seed)
    minutes = rng.choice([*PRESETS])
    kind = rng.choice([LessonKind.FIRST_MATCH, LessonKind.KNOWN_GAME])
    plan = LessonChoices(0, minutes * 60, kind, has_questions=rng.random() < 0.7)
    play = next((step.begins, step.ends) for step in schedule(plan) if step.part is Part.PLAY)
    companies = [Company(str(number), "en") for number in range(rng.randint(1, 60))]
    results: list[Result] = []
    for table in deal(companies, DealOrder.RANDOM, play[1] - play[0], rng):
        seats = [Seat(is_pupil=True) for _ in range(table.pupil_seats)]
        for seat in seats:
            if rng.random() < LEAVES:
                seat.leaves = rng.uniform(*play)
        seats += [Seat(is_pupil=False) for _ in range(table.bots)]
        rng.shuffle(seats)
        simulated = SimulatedTable(
            seats,
            rng.uniform(QUICKEST, SLOWEST),
            kind,
            preset_for(minutes * 60).advanced_setup,
            play,
            rng,
            late_comer=rng.uniform(*play) if rng.random() < JOINS else float("inf"),
        )
        results.append(simulated.result())
    return results


def troubled_lesson(seed: int) -> list[Result]:
    """A first lesson of 45 minutes: each pupil has a speed of their own, joining takes longer than
    planned, and the Wi-Fi, the server or the bell may fail.
    """
    rng = Random(seed)
    plan = LessonChoices(0, 45 * 60, LessonKind.FIRST_MATCH, has_questions=False)
    begins, ends = next((s.begins, s.ends) for s in schedule(plan) if s.part is Part.PLAY)
    begins += rng.uniform(0, MOST_JOINING)

    def moment() -> float:
        return rng.uniform(begins, ends) if rng.random() < 0.5 else float("inf")

    faults = Faults(offline=moment(), killed=moment(), bell_moved=moment())
    companies = [Company(str(number), "en") for number in range(rng.randint(5, 35))]
    results: list[Result] = []
    for table in deal(companies, DealOrder.RANDOM, ends - begins, rng):
        seats = [Seat(is_pupil=True, speed=rng.uniform(*SPEEDS)) for _ in range(table.pupil_seats)]
        seats += [Seat(is_pupil=False) for _ in range(table.bots)]
        rng.shuffle(seats)
        simulated = SimulatedTable(
            seats,
            1.0,
            LessonKind.FIRST_MATCH,
            preset_for(45 * 60).advanced_setup,
            (begins, ends),
            rng,
            late_comer=float("inf"),
            faults=faults,
        )
        results.append(simulated.result())
    return results
