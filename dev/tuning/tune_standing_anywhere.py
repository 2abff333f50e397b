"""Train the net with which Hard and Expert judge positions on any board but the standard one.

    python dev/tuning/tune_standing_anywhere.py [--seed 1] [--jobs 16] [--matches 480000]
    python dev/tuning/tune_standing_anywhere.py --check [--matches 4000]

Medium bots play on the standard board and on random ones (`rawsiko content new --random`): three to
five players, three to eight Turns, with and without each option; some matches begin anywhere.
Beginnings of Turns are samples: every player's inputs, and who won. The net of
rawsiko.simulator.search.standing_anywhere learns to predict the winner, with Adam on cross entropy.
That needs the package `torch`, and uses a graphics card if there is one. Every fiftieth match is
held out; the loss on these is printed by Turns left. `--check` prints that of the stored net in
other matches, on the standard board and on random ones.

The arena never uses the seeds of tuning.
"""

import argparse
import math
import mmap
import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from medium_matches import beginnings, varied_matches
from numpy.typing import NDArray

from rawsiko.bots.minds import mind_at, read_anywhere
from rawsiko.content.load import standard_content
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.constants import LEAST_PLAYERS, MOST_PLAYERS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.news import supply
from rawsiko.simulator.search import standing_anywhere as to
from rawsiko.simulator.search.mind import odds_row
from rawsiko.simulator.search.survey import scratch_space

FOUND_AT = Path(__file__).parents[2] / "src" / "rawsiko" / "bots" / "standing_anywhere.npz"

SEEDS = 20_000_000  # seeds from here on are for tuning only
CHECKED = 60_000_000  # and these for `--check`
HELD_OUT = 50  # one match of so many
EPOCHS = 20
BATCH = 768  # samples for each number of Turns left
RATE = 0.002  # the initial learning rate; it falls to 0
DECAY = 1e-5

# What is kept of the inputs: boards for training have fewer Territories, cards fewer Applications.
PLACES, LISTED = 60, 5
KEPT_CARD = to.NUMBERS + PLACES * to.SEEN
KEPT = KEPT_CARD + LISTED * to.LISTED
BUCKETS = to.MOST_TURNS_LEFT + 1
SAMPLES_OF_A_MATCH = 7  # at most, on average

# Of a sample; the last two are 1 if it's held out, and on the standard board.
(PLAYERS, LEFT, FIRST, TESTED, STANDARD) = range(5)
STANDARD_PLACES = len(standard_content().territories)


class Samples(NamedTuple):
    """Of one process. Each sample has a row for each player."""

    about: NDArray[np.int64]
    inputs: NDArray[np.float16]
    wins: NDArray[np.float32]  # -1 for an eliminated player
    used: NDArray[np.int64]  # how many samples, how many rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--matches", type=int, default=480_000)
    parser.add_argument("--check", action="store_true", help="train nothing")
    parser.add_argument("--out", type=Path, default=FOUND_AT)
    asked = parser.parse_args()
    if asked.check:
        check(asked.matches)
        return
    samples = play(asked.matches, asked.jobs, SEEDS + 1000 * asked.seed)
    found = learn(samples, asked.seed)
    np.savez(asked.out, version=np.int64(to.VERSION), values=found.astype(np.float32))


# Matches.


def play(matches: int, jobs: int, seed: int) -> list[Samples]:
    """In processes that share their memory."""
    each = -(-matches // jobs)
    parts = [_room(each * SAMPLES_OF_A_MATCH) for _ in range(jobs)]
    describer()  # compile before the processes start
    next(varied_matches(1, seed, standard=1.0))
    fork = get_context("fork")
    workers = [
        fork.Process(target=_fill, args=(part, each, seed + nth)) for nth, part in enumerate(parts)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        if worker.exitcode:
            raise SystemExit("a process failed")
    print(f"{each * jobs} matches, {sum(int(part.used[0]) for part in parts)} samples", flush=True)
    return parts


def _room(number: int) -> Samples:
    def shared(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        size = math.prod(shape) * np.dtype(kind).itemsize
        return np.frombuffer(mmap.mmap(-1, max(1, size)), dtype=kind)[: math.prod(shape)].reshape(
            shape
        )

    rows = number * MOST_PLAYERS
    return Samples(
        shared((number, 5), np.int64),
        shared((rows, KEPT), np.float16),
        shared((rows,), np.float32),
        shared((2,), np.int64),
    )


Describe = Callable[[Board, Numbers, NDArray[np.float16]], None]


def describer() -> Describe:
    """Fills a row for each player with their inputs."""
    mind, odds, survey = mind_at("medium"), odds_row(), scratch_space().survey
    space = to.room_to_judge()

    def describe(board: Board, moment: Numbers, rows: NDArray[np.float16]) -> None:
        space[:] = 0.0
        to.describe(board, mind, odds, moment, survey, space)
        rows[:, :KEPT_CARD] = space[: len(rows), :KEPT_CARD]
        rows[:, KEPT_CARD:] = space[: len(rows), to.CARD : to.CARD + LISTED * to.LISTED]

    board = np.zeros(on.BOARD_WIDTH, dtype=np.int64)
    moment = np.zeros(at.WIDTH, dtype=np.int64)
    supply(board, moment)
    describe(board, moment, np.zeros((0, KEPT), dtype=np.float16))
    return describe


def _fill(samples: Samples, matches: int, seed: int) -> None:
    describe, number, rows = describer(), 0, 0
    for nth, (board, is_standard, trace, shares) in enumerate(varied_matches(matches, seed)):
        players = len(shares)
        for moment in beginnings(trace, at.INVESTMENT):
            left = min(int(moment[at.TURNS] - moment[at.TURN]), to.MOST_TURNS_LEFT)
            samples.about[number] = players, left, rows, nth % HELD_OUT == 0, is_standard
            supply(board, moment)
            describe(board, moment, samples.inputs[rows : rows + players])
            lives = moment[at.OWN : at.OWN + players] != 0
            samples.wins[rows : rows + players] = np.where(lives, shares, -1)
            number, rows = number + 1, rows + players
    samples.used[:] = number, rows


# The net.


def learn(parts: list[Samples], seed: int) -> NDArray[np.float64]:
    torch: Any = import_module("torch")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    data = Data(torch, device, parts)
    net = network(torch).to(device)
    shown = [bucket for bucket in data.learnt if len(bucket) >= BATCH]
    steps = EPOCHS * sum(map(len, shown)) // (BATCH * max(1, len(shown)))
    adam = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=steps + 1, pct_start=0.05)
    print(f"{steps} steps on {device}", flush=True)
    for step in range(steps):
        batch = [data.some(bucket, BATCH) for bucket in data.learnt]
        loss = data.loss(net, batch).mean()
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        slower.step()
        if step % max(1, steps // EPOCHS * 4) == 0 or step == steps - 1:
            print(f"step {step}: {told(data, net)}", flush=True)
    return weights_of(net)


class Data:
    """All samples on the device, by Turns left."""

    def __init__(self, torch: Any, device: str, parts: list[Samples]) -> None:
        self._torch = torch
        inputs: list[Any] = []
        wins: list[Any] = []
        about: list[Any] = []
        rows = 0
        for part in parts:
            number, used = part.used.tolist()
            inputs.append(torch.from_numpy(part.inputs[:used]).to(device))
            wins.append(torch.from_numpy(part.wins[:used]).to(device))
            of_part = part.about[:number].copy()
            of_part[:, FIRST] += rows
            about.append(torch.from_numpy(of_part).to(device))
            rows += used
        self._inputs, self._wins = torch.cat(inputs), torch.cat(wins)
        self._about = torch.cat(about)
        self.learnt = [self._with(left, 0) for left in range(BUCKETS)]
        self.tested = [self._with(left, 1) for left in range(BUCKETS)]

    def _with(self, left: int, tested: int) -> Any:
        about = self._about
        return ((about[:, LEFT] == left) & (about[:, TESTED] == tested)).nonzero()[:, 0]

    def some(self, bucket: Any, number: int) -> Any:
        """Samples with this many Turns left; or any, if there are none."""
        if len(bucket) == 0:
            bucket = self._torch.zeros(1, dtype=self._torch.int64, device=self._about.device)
        return bucket[self._torch.randint(len(bucket), (number,), device=bucket.device)]

    def loss(self, net: Any, batch: list[Any]) -> Any:
        """The cross entropy of each sample, by Turns left."""
        torch = self._torch
        about = self._about[torch.stack(batch)]
        seats = torch.arange(MOST_PLAYERS, device=about.device)
        there = seats < about[:, :, PLAYERS : PLAYERS + 1]
        rows = (about[:, :, FIRST : FIRST + 1] + seats).clamp(max=len(self._wins) - 1)
        wins = self._wins[rows]
        lives = there & (wins >= 0)
        seats_of = about[:, :, PLAYERS] - LEAST_PLAYERS
        powers = net(self._inputs[rows], lives, seats_of, about[:, :, STANDARD])
        chances = torch.log_softmax(powers.masked_fill(~lives, -1e9), dim=2)
        return -(wins * chances).masked_fill(~lives, 0.0).sum(dim=2)


def told(data: Data, net: Any) -> str:
    """The loss on samples that are held out, by Turns left."""
    torch: Any = import_module("torch")
    with torch.no_grad():
        losses = data.loss(net, [data.some(bucket, 4 * BATCH) for bucket in data.tested])
    return " ".join(f"{loss:.3f}" for loss in losses.mean(dim=1).tolist())


def network(torch: Any) -> Any:
    nn = torch.nn

    def weights(*shape: int) -> Any:
        return nn.Parameter(torch.randn(*shape) / math.sqrt(shape[-2]))

    class Net(nn.Module):
        """The same as rawsiko.simulator.search.standing, for many positions at a time."""

        def __init__(self) -> None:
            super().__init__()  # pyright: ignore[reportUnknownMemberType]
            self.own, self.other = weights(to.SEEN, to.LOOKS), weights(to.SEEN, to.LOOKS)
            self.card = weights(to.LISTED, to.READS)
            self.bias = nn.Parameter(torch.zeros(BUCKETS, to.BIASES, to.HIDDEN))
            self.first = nn.Parameter(
                torch.randn(to.NUMBERS + to.SUMS, to.HIDDEN).repeat(BUCKETS, 1, 1)
                / math.sqrt(4 * to.NUMBERS)
            )
            self.self = weights(to.HIDDEN, to.LAST)
            self.rest = weights(to.HIDDEN, to.LAST)
            self.last_bias = nn.Parameter(torch.zeros(to.LAST))
            self.power = nn.Parameter(torch.randn(to.LAST) / to.LAST)
            # What only holds for a Territory of the standard board. It isn't kept.
            self.standard = nn.Parameter(torch.zeros(STANDARD_PLACES * 4, to.HIDDEN))

        def forward(self, inputs: Any, lives: Any, seats: Any, standard: Any) -> Any:
            numbers = inputs[..., : to.NUMBERS].float()
            land = inputs[..., to.NUMBERS : KEPT_CARD].float()
            land = land.unflatten(-1, (PLACES, to.SEEN))
            listed = inputs[..., KEPT_CARD:].float().unflatten(-1, (LISTED, to.LISTED))
            whose = land[..., :1]
            sums = [
                (torch.relu(land @ self.own) * (whose > 0)).sum(-2),
                (torch.relu(land @ self.other) * (whose < 0)).sum(-2),
                (torch.relu(listed @ self.card) * (listed[..., :1] > 0)).sum(-2),
            ]
            found = torch.cat([numbers, *sums], dim=-1)  # by Turns left, sample, player
            buckets, samples, players = found.shape[:3]
            hidden = torch.bmm(found.flatten(1, 2), self.first).unflatten(1, (samples, players))
            of_place = land[..., :STANDARD_PLACES, to.GUARDS : to.WORTH + 1]
            is_own = whose[..., :STANDARD_PLACES, :] > 0
            of_place = torch.cat([of_place * is_own, of_place * ~is_own], dim=-1)
            hidden = hidden + of_place.flatten(-2) @ self.standard * standard[..., None, None]
            nth = torch.arange(buckets, device=found.device)[:, None]
            hidden = torch.relu(hidden + self.bias[nth, seats][:, :, None])
            hidden = hidden * lives[..., None]
            others = (lives.sum(-1, keepdim=True) - 1).clamp(min=1)[..., None]
            rest = (hidden.sum(-2, keepdim=True) - hidden) / others
            last = torch.relu(hidden @ self.self + rest @ self.rest + self.last_bias)
            return last @ self.power

    return Net()


def weights_of(net: Any) -> NDArray[np.float64]:
    """In the layout of rawsiko.simulator.search.standing_anywhere."""

    def flat(part: Any) -> NDArray[np.float64]:
        return part.detach().cpu().double().numpy().reshape(-1)

    parts = [net.own, net.other, net.card]
    for left in range(BUCKETS):
        parts += [net.bias[left], net.first[left]]
    parts += [net.self, net.rest, net.last_bias, net.power]
    return np.concatenate([flat(part) for part in parts])


def check(matches: int) -> None:
    """The loss of the stored net."""
    mind, odds, room, rows = mind_at("medium"), odds_row(), scratch_space(), to.room_to_judge()
    used = read_anywhere(FOUND_AT.read_bytes())
    for name, share in (("the standard board", 1.0), ("random boards", 0.0)):
        losses: list[list[float]] = [[] for _ in range(BUCKETS)]
        for board, _, trace, shares in varied_matches(matches, CHECKED, standard=share):
            for moment in beginnings(trace, at.INVESTMENT):
                left = min(int(moment[at.TURNS] - moment[at.TURN]), to.MOST_TURNS_LEFT)
                supply(board, moment)
                loss = 0.0
                for player, won in enumerate(shares.tolist()):
                    if won and moment[at.OWN + player]:
                        chance = to.chance_anywhere(
                            board, mind, odds, used, moment, room.survey, rows, player
                        )
                        loss -= won * math.log(max(chance, 1e-9))
                losses[left].append(loss / math.log(len(shares)))
        told = " ".join(f"{np.mean(loss):.3f}" for loss in losses if loss)
        print(f"{name}: {told} (as a share of an even guess's)")


if __name__ == "__main__":
    main()
