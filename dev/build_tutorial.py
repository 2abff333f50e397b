"""Play the scripted match of the tutorial and write it to web/src/learn/tutorial/tutorial.json.

    python dev/build_tutorial.py

The file has the match as the learner's seat sees it when the tutorial begins. Then every lesson:
what the learner is asked to do, and the events of that action and of the other players' actions.
With `--check` it writes nothing and fails if the committed file is out of date.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, start, view_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    EndActionPhase,
    Move,
    PlaceAsset,
)
from rawsiko.engine.ids import ContinentId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.legal import legal_moves
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, State
from rawsiko.protocol.messages import MatchTold, MatchView, Moves, PlayedBy, Yours

ROOT = Path(__file__).resolve().parents[1]
TUTORIAL = ROOT / "web" / "src" / "learn" / "tutorial" / "tutorial.json"
LEARNER = PlayerId("p1")
ORDER = (LEARNER, PlayerId("p2"), PlayerId("p3"))
LEARNED = {"cutting_tools", "stainless_steel"}  # the Applications that the learner completes
OTHER_CARDS = {"p2": "card_01", "p3": "card_02"}
OPTIONS = Options(turns=2)

# One action per line: `p1 oceania` or `p1 vietnam` chooses, `p1 +vietnam` places an Asset there,
# `p1 vietnam>india 2 : 5 2 3` moves two and rolls, `p1 .` ends the Action Phase. The learner starts
# in the position of Sun in the rulebook's pictures: three Assets placed, three to go.
BEGINNING = """
p1 oceania
p1 vietnam
p1 new_guinea
p1 australia
p2 asia
p2 india
p2 iran
p2 central_asia
p3 europe
p3 germany
p3 poland
p3 western_russia
p3 north_america
p3 mexico
p3 eastern_usa
p2 africa
p2 egypt
p2 maghreb
p1 south_america
p1 brazil_atlantic
p1 argentina
p1 +vietnam
p1 +vietnam
p1 +new_guinea
"""

# Each lesson has an id; its texts are `long-tutorial-<id>`. If its first line is the learner's, the
# learner is asked to do it; all other lines are played while the learner watches.
LESSONS = """
# welcome
# objective
# materials
# place
p1 +vietnam
# place_more
p1 +argentina
# place_last
p1 +argentina
p2 +india
p2 +iran
p2 +iran
p2 +iran
p2 +central_asia
p2 +egypt
p3 +germany
p3 +germany
p3 +poland
p3 +western_russia
p3 +mexico
p3 +eastern_usa
# numbers
# move
p1 new_guinea>indonesia 1
# first
# clash
p1 vietnam>india 3 : 3 6 2 4 3
# dice
# again
p1 vietnam>india 2 : 5 2 3
# second
# end
p1 .
p2 iran>turkey 1
p2 .
p3 mexico>western_usa 1
p3 .
# investment
p1 +india
# guard
p1 +india
p1 +argentina
p1 +brazil_atlantic
p1 +australia
p1 +indonesia
p1 +vietnam
p2 +iran
p2 +iran
p2 +iran
p2 +maghreb
p3 +germany
p3 +germany
p3 +mexico
p3 +poland
p3 +western_usa
p3 +western_usa
# last_turn
p1 .
p2 iran>india 3 : 5 4 1 4 6 2
p2 .
p3 .
# held
# score
"""


class Happened(msgspec.Struct, frozen=True):
    told: MatchTold
    yours: Yours  # the learner's, afterwards


class Lesson(msgspec.Struct, frozen=True):
    id: str
    asked: Action | None  # None if the learner only reads
    happens: tuple[Happened, ...]


class Tutorial(msgspec.Struct, frozen=True):
    seat: PlayerId
    options: Options
    match: MatchView
    yours: Yours
    lessons: tuple[Lesson, ...]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    text = tutorial_text()
    if not arguments.check:
        TUTORIAL.parent.mkdir(parents=True, exist_ok=True)
        TUTORIAL.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if TUTORIAL.exists() and TUTORIAL.read_text(encoding="utf-8") == text:
        return 0
    print(
        f"{TUTORIAL.relative_to(ROOT)} is out of date: run dev/build_tutorial.py.", file=sys.stderr
    )
    return 1


def tutorial_text() -> str:
    """The whole file, one lesson per line."""
    tutorial = play_tutorial()
    lessons = ",\n".join(_json(lesson) for lesson in tutorial.lessons)
    head = _json(msgspec.structs.replace(tutorial, lessons=()))
    return f"{head.removesuffix('[]}')}[\n{lessons}\n]}}\n"


def play_tutorial() -> Tutorial:
    """Raises IllegalAction if the script breaks a rule."""
    # Two of its four Applications are enough here, so the card needn't be one for short matches.
    content = msgspec.structs.replace(standard_content(), short_objectives=())
    cards = content.objectives.values()
    learners = next(card.id for card in cards if set(card.applications) >= LEARNED)
    others = {PlayerId(player): ObjectiveId(card) for player, card in OTHER_CARDS.items()}
    objectives = {LEARNER: learners, **others}
    state = start(content, OPTIONS, ORDER, objectives)
    for action, dice in _actions(BEGINNING.split("\n")):
        state = apply(state, action, dice).state
    view, yours = match_view(state), yours_in(state)
    lessons: list[Lesson] = []
    for name, lines in _sections(LESSONS):
        happens: list[Happened] = []
        actions = list(_actions(lines))
        for action, dice in actions:
            outcome = apply(state, action, dice)
            state = outcome.state
            now = view_of(state, LEARNER)
            is_over = isinstance(now.phase, Finished)
            told = MatchTold(
                by=PlayedBy.PERSON if action.player == LEARNER else PlayedBy.BOT,
                events=outcome.events,
                phase=now.phase,
                next_investments=now.next_investments,
                objectives=now.objectives if is_over else None,
            )
            happens.append(Happened(told, yours_in(state)))
        asked = actions[0][0] if actions and actions[0][0].player == LEARNER else None
        lessons.append(Lesson(name, asked, tuple(happens)))
    return Tutorial(LEARNER, OPTIONS, view, yours, tuple(lessons))


def match_view(state: State) -> MatchView:
    view = view_of(state, LEARNER)
    return MatchView(
        order=view.order,
        turn=view.turn,
        last_turn=view.last_turn,
        phase=view.phase,
        holdings={
            territory: (holding.player, holding.assets)
            for territory, holding in view.holdings.items()
            if holding is not None
        },
        claimed=view.claimed,
        eliminated=view.eliminated,
        objectives=view.objectives,
        next_investments=view.next_investments,
        cards={},
    )


def yours_in(state: State) -> Yours:
    """The legal moves that the server would send to the learner's seat."""
    phase = state.phase
    if not isinstance(phase, ActionPhase) or phase.player != LEARNER:
        return Yours()
    moves: dict[TerritoryId, dict[TerritoryId, int]] = {}
    for move in legal_moves(state, phase):
        moves.setdefault(move.origin, {})[move.target] = move.most
    return Yours(moves=Moves(moves))


def _sections(text: str) -> Iterator[tuple[str, list[str]]]:
    for section in text.split("# ")[1:]:
        name, *lines = section.split("\n")
        yield name, lines


def _actions(lines: Iterable[str]) -> Iterator[tuple[Action, tuple[int, ...]]]:
    for line in filter(None, lines):
        order, _, dice = line.partition(" : ")
        yield _action(order), tuple(int(die) for die in dice.split())


def _action(order: str) -> Action:
    name, what, *assets = order.split()
    player = PlayerId(name)
    if assets:
        origin, _, target = what.partition(">")
        return Move(player, TerritoryId(origin), TerritoryId(target), int(assets[0]))
    if what == ".":
        return EndActionPhase(player)
    if what.startswith("+"):
        return PlaceAsset(player, TerritoryId(what.removeprefix("+")))
    if what in standard_content().continents:
        return ChooseContinent(player, ContinentId(what))
    return ChooseTerritory(player, TerritoryId(what))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.exit(main())
