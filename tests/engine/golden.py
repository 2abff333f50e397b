"""Golden matches: whole matches as text that a person can follow and a test can replay.

    n. player  what was ordered  [attacker's dice / defender's dice]  = what stands there now

`python -m tests.engine.golden` writes the files anew from their own actions, after a change of a
rule; `--new` draws new matches. The commit says which rule changed them.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from rawsiko.content.load import load_content, standard_content
from rawsiko.engine import apply, start
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    HostAction,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
)
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice, Event
from rawsiko.engine.ids import ContinentId, MaterialId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.replay.steps import Step
from tests.engine.matches import random_match

FOLDER = Path(__file__).parents[1] / "golden"
BOARDS = Path(__file__).parents[1] / "content"
TINY = BOARDS / "tiny"
ALL_OPTIONS = Options(
    turns=4,
    advanced_setup=True,
    monopoly_stranglehold=True,
    trade_with_china=True,
    leave_one_behind=True,
)
NEW_MATCHES: dict[str, tuple[str, int, Options]] = {
    "tiny-plain": ("tiny", 3, Options(turns=3)),
    "tiny-all-options": ("tiny", 3, ALL_OPTIONS),
    "world-three": ("world", 3, Options(turns=4, trade_with_china=True)),
    "world-four": ("world", 4, Options(turns=3, monopoly_stranglehold=True)),
    "world-five": ("world", 5, ALL_OPTIONS),
    "news": ("tiny_news", 3, Options(turns=7, world_news=True)),
    "recycling": ("tiny_news", 3, Options(turns=5, recycling=True)),
    "news-and-recycling": (
        "tiny_news",
        3,
        Options(turns=6, trade_with_china=True, world_news=True, recycling=True),
    ),
}


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def rewritten(text: str) -> str:
    """The text of a golden match, replayed and written again."""
    content_name, options, order, cards = text.splitlines()[:4]
    content = _content(content_name.removeprefix("content "))
    state = start(
        content,
        _options(options),
        [PlayerId(name) for name in order.split()[1:]],
        {
            PlayerId(name): ObjectiveId(card)
            for name, _, card in (word.partition("=") for word in cards.split()[1:])
        },
    )
    return _written(content_name.removeprefix("content "), state, _steps(text))


def _written(content_name: str, state: State, steps: Iterable[Step]) -> str:
    flags = [name for name, value in _fields(state.options).items() if value is True]
    lines = [
        f"content {content_name}",
        " ".join([f"options turns={state.options.turns}", *flags]),
        " ".join(["order", *state.order]),
        " ".join(["cards", *(f"{player}={card}" for player, card in state.objectives.items())]),
    ]
    for n, step in enumerate(steps, start=1):
        outcome = apply(state, step.action, step.dice)
        lines.append(_line(n, step, outcome.state))
        lines += [f"    {line}" for line in _told(outcome.events)]
        state = outcome.state
    assert isinstance(state.phase, Finished)
    lines.append(f"end {state.phase.reason} turn {state.turn}")
    lines += [
        f"{score.place} {score.player} points={score.points}"
        f" applications={','.join(score.applications) or '-'} materials={score.materials}"
        f" territories={score.territories}" + (" eliminated" if score.eliminated else "")
        for score in state.phase.ranking
    ]
    return "\n".join(lines) + "\n"


def _line(n: int, step: Step, after: State) -> str:
    assert not isinstance(step.action, HostAction)
    words = [f"{n}. {step.action.player}", _ordered(step.action)]
    if isinstance(step.action, Move) and step.dice:
        attacker, defender = step.dice[: step.action.assets], step.dice[step.action.assets :]
        words.append(f"[{_digits(attacker)} / {_digits(defender)}]")
    elif step.dice:
        words.append(f"[{_digits(step.dice)}]")
    if isinstance(step.action, Move):
        words.append(f"= {_there(after, step.action.origin)} {_there(after, step.action.target)}")
    return "  ".join(words)


def _ordered(action: Action) -> str:
    match action:
        case ChooseContinent(continent=place):
            return f"continent {place}"
        case DrawContinent():
            return "draws a continent"
        case ChooseTerritory(territory=place):
            return f"territory {place}"
        case PlaceAsset(territory=place):
            return f"places {place}"
        case Move():
            return f"{action.origin}>{action.target} {action.assets}"
        case OpenNews():
            return "opens news"
        case Recycle():
            return f"recycles {action.material} {action.origin}"
        case EndActionPhase():
            return "ends"
        case ClaimMaterial(material=material):
            return f"claims {material}"
        case EndTrade():
            return "ends trade"


def _steps(text: str) -> Iterator[Step]:
    for line in text.splitlines()[4:]:
        number, _, rest = line.partition(". ")
        if number.isdigit():
            yield Step(_action(rest), _dice(rest))


def _action(text: str) -> Action:
    player, *words = text.split("=")[0].split("[")[0].split()
    name = PlayerId(player)
    match words:
        case ["continent", place]:
            return ChooseContinent(name, ContinentId(place))
        case ["draws", *_]:
            return DrawContinent(name)
        case ["territory", place]:
            return ChooseTerritory(name, TerritoryId(place))
        case ["places", place]:
            return PlaceAsset(name, TerritoryId(place))
        case ["opens", *_]:
            return OpenNews(name)
        case ["recycles", material, origin]:
            return Recycle(name, TerritoryId(origin), MaterialId(material))
        case ["ends", "trade"]:
            return EndTrade(name)
        case ["ends"]:
            return EndActionPhase(name)
        case ["claims", material]:
            return ClaimMaterial(name, MaterialId(material))
        case [places, assets]:
            origin, target = places.split(">")
            return Move(name, TerritoryId(origin), TerritoryId(target), int(assets))
        case _:
            raise ValueError(text)


def _dice(text: str) -> Dice:
    rolled = text.partition("[")[2].partition("]")[0]
    return tuple(int(word) for word in rolled.replace("/", " ").split())


def _told(events: tuple[Event, ...]) -> Iterator[str]:
    """What an action set off, beyond itself."""
    for event in events:
        match type(event).__name__:
            case "TurnBegan" | "TurnCounterAdvanced" | "PlayerEliminated":
                yield f"{type(event).__name__} {' '.join(map(str, _fields(event).values()))}"
            case "NewsOpened":
                yield f"NewsOpened {_fields(event)['card']} {_fields(event)['turns']}"
            case "InvestmentsReceived" | "TradeBegan" | "NewsContinued":
                received = next(iter(_fields(event).values()))
                words = [f"{player}={number}" for player, number in received.items()]
                yield " ".join([type(event).__name__, *words])
            case _:
                pass


def _there(state: State, territory: TerritoryId) -> str:
    holding = state.holdings[territory]
    return f"{territory}:{holding.player}:{holding.assets}" if holding else f"{territory}:empty"


def _digits(dice: Dice) -> str:
    return " ".join(map(str, dice))


def _options(line: str) -> Options:
    _, turns, *flags = line.split()
    return Options(turns=int(turns.removeprefix("turns=")), **dict.fromkeys(flags, True))


def _content(name: str) -> Content:
    return standard_content() if name == "world" else load_content(BOARDS / name)


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def _new_match(content_name: str, players: int, options: Options) -> str:
    played = random_match(players, options, seed=1, content=_content(content_name))
    first = next(played)
    steps = (Step(step.action, step.dice) for step in chain([first], played))
    return _written(content_name, first.before, steps)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    if "--new" in sys.argv:
        for name, settings in NEW_MATCHES.items():
            (FOLDER / f"{name}.txt").write_text(_new_match(*settings), encoding="utf-8")
    for path in golden_files():
        path.write_text(rewritten(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
