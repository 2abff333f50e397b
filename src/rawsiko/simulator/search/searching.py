"""Search: tries each promising action in many playouts.

The others' cards are dealt by belief; dice and deals are the same for all actions. Everybody plays
with one mind (though others may be assumed to start anywhere), to the end or for some Turns. After
each of these Turns `standing` estimates the chance to win, and the mean counts. Half of the actions
are dropped after each round, so most playouts go to the closest ones.

Playouts are counted, never timed: the same position and seed give the same choice.
"""

from typing import NamedTuple

from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats, Numbers
from rawsiko.simulator.chance import FIRST_PLAYER
from rawsiko.simulator.compiling import entry, inner
from rawsiko.simulator.constants import MOST_PLAYERS
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import Dice, act, total_over
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import nth_legal, number_of_legal
from rawsiko.simulator.rules.drawing import STEP, Streams, begin_streams, below, mixed
from rawsiko.simulator.rules.layout import Position, Row, Values
from rawsiko.simulator.rules.news import supply
from rawsiko.simulator.rules.rolling import MOST_DICE, roll
from rawsiko.simulator.rules.scoring import PLACE, SCORE_WIDTH, score
from rawsiko.simulator.search.deciding import NO_CHANCE, decide, weigh
from rawsiko.simulator.search.families import card_to_play_for, member_at
from rawsiko.simulator.search.guessing import BELIEFS_WIDTH, deal, guess
from rawsiko.simulator.search.mind import Mind, odds_row
from rawsiko.simulator.search.standing import VALUES_WIDTH, chance_of
from rawsiko.simulator.search.standing_anywhere import chance_anywhere, room_to_judge
from rawsiko.simulator.search.survey import Odds, Scratch, scratch_space


class Effort(NamedTuple):
    """The amount of search; without matches the mind decides alone."""

    widest: int = 0  # actions tried at most
    matches: int = 0  # playouts per action in the first round: in an Action Phase,
    last: int = 0  # in that of the last Turn,
    setup: int = 0  # when choosing starting land,
    placing: int = 0  # and when placing, with MANY_ASSETS left
    ahead: int = 0  # Turns to play after this one,
    setup_ahead: int = 0  # and when choosing starting land
    to_the_end: int = 0  # play to the end with at most this many Turns left
    closely: int = 0  # 1: guess the others' cards as a close observer
    anywhere: int = 0  # 1: the others start in any Continent with equal chance


NO_EFFORT = Effort()

(SEARCH, DECIDE, ESTIMATE, WEIGH) = range(4)

MOST_TRIED = 32
NOT_JUDGED = -1  # before a match is over

# The first moves of an Action Phase matter most: playouts are halved after every HALF_AFTER moved
# Assets, down to FEWEST. When placing, they decrease below MANY_ASSETS Assets left.
HALF_AFTER = 8
MANY_ASSETS = 8
FEWEST = 2

# The place in a lost match counts a little.
OF_WINNING = 0.9


class Study(NamedTuple):
    """Everything a search needs: one per thread."""

    board: Board
    mind: Mind  # of everybody in playouts
    odds: Odds
    values: Values  # the weights of `standing` or of `standing_anywhere`; empty without a net
    room: Scratch
    streams: Streams
    dice: Dice
    scratch: Position
    scores: Numbers
    rows: Floats
    beliefs: Values
    tried: Row
    lots: Row  # how many times in a row each is done
    sums: Values


def study_of(board: Numbers, mind: Mind, values: Values) -> Study:
    return Study(
        board=board.copy(),  # news changes it
        mind=mind,
        odds=odds_row(),
        values=values,
        room=scratch_space(),
        streams=arrays.zeros(FIRST_PLAYER + MOST_PLAYERS, dtype=arrays.uint64),
        dice=arrays.zeros(MOST_DICE, dtype=arrays.int64),
        scratch=arrays.zeros(at.WIDTH, dtype=arrays.int64),
        scores=arrays.zeros((MOST_PLAYERS, SCORE_WIDTH), dtype=arrays.int64),
        rows=room_to_judge(),
        beliefs=arrays.zeros(BELIEFS_WIDTH),
        tried=arrays.zeros(MOST_TRIED, dtype=arrays.int64),
        lots=arrays.ones(MOST_TRIED, dtype=arrays.int64),
        sums=arrays.zeros(MOST_TRIED),
    )


def search(study: Study, position: Numbers, effort: Effort, seed: int) -> int:
    """The best action for the acting player. Unknown cards are -1."""
    think(study, SEARCH, position, effort, 0, arrays.uint64(seed))
    return study.tried[0]


def decide_once(study: Study, position: Numbers, seed: int) -> int:
    """What a bot with the study's mind does without search."""
    think(study, DECIDE, position, NO_EFFORT, 0, arrays.uint64(seed))
    return study.tried[0]


def estimate(study: Study, position: Numbers, effort: Effort, action: int, seed: int) -> float:
    """The acting player's chance to win with this action or, with -1, with what the study's mind
    would do. Only the matches and the depth of `effort` count."""
    return think(study, ESTIMATE, position, effort, action, arrays.uint64(seed))


def weigh_all(study: Study, position: Numbers) -> int:
    """Fill the study's room with every plausible action. Returns their number."""
    return int(think(study, WEIGH, position, NO_EFFORT, 0, NO_CHANCE))


@entry
def think(
    study: Study, what: int, position: Position, effort: Effort, action: int, seed: arrays.uint64
) -> float:
    # The only entry point: each would be compiled with everything it calls.
    supply(study.board, position)
    if what == SEARCH:
        _search(study, position, effort, seed)
        return 0.0
    if what == DECIDE:
        study.tried[0] = decide(study.board, study.mind, study.odds, position, study.room, seed)
        return 0.0
    if what == WEIGH:
        return weigh(study.board, study.mind, study.odds, position, study.room)
    guess(study.board, position, position[at.PLAYER], effort.closely, study.beliefs)
    total = 0.0
    for match in range(effort.matches):
        total += _try(study, position, effort, effort.ahead, action, 1, seed, match)
    return total / max(1, effort.matches)


@inner
def _search(study: Study, position: Position, effort: Effort, seed: arrays.uint64) -> None:
    """Afterwards the best action is the first of those tried."""
    me, card = position[at.PLAYER], position[at.CARD + position[at.PLAYER]]
    position[at.CARD + me] = card_to_play_for(study.board, study.mind, position)
    _search_for(study, position, effort, seed)
    position[at.CARD + me] = card


@inner
def _search_for(study: Study, position: Position, effort: Effort, seed: arrays.uint64) -> None:
    number, begun = _pick(study, position, effort), 0
    matches, ahead = _matches(position, effort), _ahead(position, effort)
    if matches == 0 or number == 1:
        return
    guess(study.board, position, position[at.PLAYER], effort.closely, study.beliefs)
    while number > 1:
        for match in range(begun, begun + matches):
            for nth in range(number):
                action, lot = study.tried[nth], study.lots[nth]
                study.sums[nth] += _try(study, position, effort, ahead, action, lot, seed, match)
        begun += matches
        matches *= 2
        number = _keep_better_half(study, number, begun)


@inner
def _matches(position: Position, effort: Effort) -> int:
    """Playouts per action in the first round."""
    phase = position[at.PHASE]
    if phase <= at.TERRITORY_CHOICE:
        return effort.setup
    if phase == at.ACTION:
        matches = effort.last if position[at.TURN] == position[at.TURNS] else effort.matches
        return max(FEWEST, matches * HALF_AFTER // (HALF_AFTER + _moved(position)))
    if effort.placing == 0:
        return 0
    left = min(position[at.LEFT + position[at.PLAYER]], MANY_ASSETS)
    return max(FEWEST, effort.placing * left // MANY_ASSETS)


@inner
def _ahead(position: Position, effort: Effort) -> int:
    """The last Turn to play: later for starting land, this Turn for placing."""
    phase = position[at.PHASE]
    if phase <= at.INITIAL_PLACEMENT:
        return effort.setup_ahead
    return effort.ahead if phase == at.ACTION else 0


@inner
def _moved(position: Position) -> int:
    """Own Assets that have already moved in this Action Phase."""
    own = position[at.OWN + position[at.PLAYER]]
    ready = total_over(position, at.READY, position[at.READY_SET])
    return total_over(position, at.ASSETS, own) - ready


@inner
def _pick(study: Study, position: Position, effort: Effort) -> int:
    """The most promising actions, best first. Moves with their best number of Assets; placing in
    lots: the best number for the Territory, half of it, and all."""
    room = study.room
    found = weigh(study.board, study.mind, study.odds, position, room)
    left = (
        position[at.LEFT + position[at.PLAYER]]
        if at.INITIAL_PLACEMENT <= position[at.PHASE] < at.ACTION
        else 1
    )
    number = 0
    most = min(effort.widest, MOST_TRIED)
    while number < most:
        best = -1
        for nth in range(found):
            if room.scores[nth] > -1e9 and (best < 0 or room.scores[nth] > room.scores[best]):
                best = nth
        if best < 0:
            break
        action, lot, half = room.actions[best], room.lots[best], left // 2
        number = _picked(study, number, action, lot)
        if half > 1 and half != lot and number < most:
            number = _picked(study, number, action, half)
        if left > lot and left != half and number < most:
            number = _picked(study, number, action, left)
        way = action & at.WAY_MASK
        for nth in range(found):
            if room.actions[nth] & at.WAY_MASK == way:
                room.scores[nth] = -1e18
    return number


@inner
def _picked(study: Study, number: int, action: int, lot: int) -> int:
    study.tried[number] = action
    study.lots[number] = lot
    study.sums[number] = 0.0
    return number + 1


@inner
def _keep_better_half(study: Study, number: int, matches: int) -> int:
    """A stable sort by the mean of these matches, best first."""
    for nth in range(1, number):
        place = nth
        while place > 0 and study.sums[place] / matches > study.sums[place - 1] / matches:
            _swap(study, place)
            place -= 1
    return (number + 1) // 2


@inner
def _swap(study: Study, nth: int) -> None:
    tried, lots, sums = study.tried, study.lots, study.sums
    tried[nth], tried[nth - 1] = tried[nth - 1], tried[nth]
    lots[nth], lots[nth - 1] = lots[nth - 1], lots[nth]
    sums[nth], sums[nth - 1] = sums[nth - 1], sums[nth]


@inner
def _try(
    study: Study,
    position: Position,
    effort: Effort,
    ahead: int,
    action: int,
    lot: int,
    seed: arrays.uint64,
    match: int,
) -> float:
    """One playout after the action."""
    scratch, me = study.scratch, position[at.PLAYER]
    for place in range(len(scratch)):
        scratch[place] = position[place]
    supply(study.board, scratch)
    scratch[at.CARD + me] = member_at(study.board, scratch[at.CARD + me], match)
    of_match = mixed(seed + arrays.uint64(match) * STEP)
    deal(study.board, scratch, position, study.beliefs, of_match)
    begin_streams(of_match, match, study.streams)
    if action >= 0:
        roll(study.board, scratch, action, study.streams, study.dice)
        for _ in range(lot):
            act(study.board, scratch, action, study.dice)
    turns_left = position[at.TURNS] - position[at.TURN]
    if turns_left > effort.to_the_end and len(study.values):
        return _play_until(study, scratch, position[at.TURN] + ahead, me, effort.anywhere)
    return _play_until(study, scratch, NOT_JUDGED, me, effort.anywhere)


@inner
def _play_until(study: Study, position: Position, last: int, me: int, anywhere: int) -> float:
    """Play to the Investment Phase after Turn `last`, or to the end of the match."""
    board = study.board
    turn, judged, times = position[at.TURN], 0.0, 0
    while position[at.PHASE] != at.FINISHED:
        if position[at.TURN] > turn and position[at.PHASE] == at.INVESTMENT and last != NOT_JUDGED:
            turn = position[at.TURN]
            judged += _judged(study, position, me)
            times += 1
            if turn > last:
                return judged / times
        if position[at.OWN + me] == 0 and position[at.PHASE] > at.INITIAL_PLACEMENT:
            break
        action = _play_on(study, position, me, anywhere)
        roll(board, position, action, study.streams, study.dice)
        for _ in range(study.room.lots[0]):
            act(board, position, action, study.dice)
    if position[at.PHASE] == at.FINISHED:
        judged += _outcome(study, position, me)
    return judged / (times + 1)


@inner
def _play_on(study: Study, position: Position, me: int, anywhere: int) -> int:
    """The next action; `room.lots[0]` is how many times in a row to do it."""
    board, player = study.board, position[at.PLAYER]
    if anywhere and position[at.PHASE] == at.CONTINENT_CHOICE and player != me:
        study.room.lots[0] = 1
        number = number_of_legal(board, position)
        return nth_legal(board, position, below(study.streams, FIRST_PLAYER + player, number))
    return decide(board, study.mind, study.odds, position, study.room, NO_CHANCE)


@inner
def _outcome(study: Study, position: Position, me: int) -> float:
    """The value of a finished match."""
    score(study.board, position, study.scores)
    place, winners = study.scores[me, PLACE], 0
    for player in range(position[at.PLAYERS]):
        winners += study.scores[player, PLACE] == 1
    won = 1.0 / winners if place == 1 else 0.0
    behind = (position[at.PLAYERS] - place) / (position[at.PLAYERS] - 1)
    return OF_WINNING * won + (1 - OF_WINNING) * behind


@inner
def _judged(study: Study, position: Position, me: int) -> float:
    if position[at.OWN + me] == 0:
        return 0.0
    board, odds, survey = study.board, study.odds, study.room.survey
    if len(study.values) == VALUES_WIDTH:
        chance = chance_of(board, study.mind, odds, study.values, position, survey, study.rows, me)
    else:
        chance = chance_anywhere(
            board, study.mind, odds, study.values, position, survey, study.rows, me
        )
    return OF_WINNING * chance + (1 - OF_WINNING) / 2
