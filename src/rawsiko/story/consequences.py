"""The consequences of a change on the board: Materials and Applications won and lost."""

from collections.abc import Iterable, Iterator

from rawsiko.engine.board import materials_of
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import ApplicationId, MaterialId, PlayerId
from rawsiko.engine.state import State
from rawsiko.texts.paragraphs import Paragraph, Sentence
from rawsiko.texts.words import Words


def gained(before: State, after: State, player: PlayerId, words: Words) -> str:
    """The Materials that came under the player's control, if any, in a sentence."""
    new = _less(materials_of(after, player), materials_of(before, player), before)
    if not new:
        return ""
    materials = words.listed(map(words.material, new))
    return words.say("story-gained", materials=materials, count=len(new))


def consequences(before: State, after: State, words: Words) -> Iterator[Paragraph]:
    """A line for each player, in order of play, who lost the last copy of a Material or whose
    Applications are no longer the same."""
    if (
        before.holdings is after.holdings
        and before.claimed is after.claimed
        and before.news is after.news
    ):
        return
    for player in after.order:
        if sentences := list(_of_player(before, after, player, words)):
            yield Sentence(" ".join(sentences))


def _of_player(before: State, after: State, player: PlayerId, words: Words) -> Iterator[str]:
    held, holds = materials_of(before, player), materials_of(after, player)
    if held == holds:
        return
    had, has = score_of(before, player).applications, score_of(after, player).applications
    name = words.player(player)
    if lost := _less(held, holds, before):
        yield words.say(
            "story-lost", player=name, materials=words.listed(map(words.material, lost))
        )
    if undone := [application for application in had if application not in has]:
        yield words.say("story-undone", applications=_named(undone, before, words))
    if completed := [application for application in has if application not in had]:
        applications = _named(completed, before, words)
        yield words.say("story-completed", player=name, applications=applications)


def _less(some: set[MaterialId], others: set[MaterialId], state: State) -> list[MaterialId]:
    """Those that are not among the others, in the order of the content."""
    return [material for material in state.content.materials if material in some - others]


def _named(applications: Iterable[ApplicationId], state: State, words: Words) -> str:
    points = state.content.applications
    return words.listed(
        words.say(
            "story-card-item", application=words.application(name), points=points[name].points
        )
        for name in applications
    )
