"""The players' standings at one moment of a match."""

from collections.abc import Iterator

from rawsiko.engine.board import materials_of, next_investments, territories_of
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.state import Finished, State
from rawsiko.texts.paragraphs import Column, Grid, Paragraph, Sentence
from rawsiko.texts.words import Words

NOBODY = "–"


def standings(state: State, words: Words) -> Grid:
    """One row per player, in order of play: what they control, and what it is worth now."""
    columns = (
        Column(words.say("story-column-player"), is_number=False),
        Column(words.say("story-column-territories"), is_number=True),
        Column(words.say("story-column-assets"), is_number=True),
        Column(words.say("story-column-materials"), is_number=True),
        Column(words.say("story-column-investment"), is_number=True),
        Column(words.say("story-column-points"), is_number=True),
    )
    return Grid(columns, tuple(_standing(state, player, words) for player in state.order))


def _standing(state: State, player: PlayerId, words: Words) -> tuple[str, ...]:
    name = words.player(player)
    if player in state.eliminated:
        return (words.say("story-eliminated-mark", player=name), *[NOBODY] * 5)
    return (
        name,
        str(len(territories_of(state, player))),
        str(assets_of(state, player)),
        str(len(materials_of(state, player))),
        # No Investment follows the end of the match.
        NOBODY if isinstance(state.phase, Finished) else f"+{next_investments(state)[player]}",
        str(score_of(state, player).points),
    )


def assets_of(state: State, player: PlayerId) -> int:
    return sum(
        holding.assets
        for holding in state.holdings.values()
        if holding is not None and holding.player == player
    )


def card(
    state: State, player: PlayerId, held: set[MaterialId], words: Words
) -> Iterator[Paragraph]:
    """The Objective card: which Applications are complete, and what the others lack."""
    content = state.content
    for name in content.objectives[state.objectives[player]].applications:
        application = content.applications[name]
        missing = [material for material in application.materials if material not in held]
        yield Sentence(
            words.say(
                "story-application-open" if missing else "story-application-complete",
                application=words.application(name),
                points=application.points,
                missing=words.listed(map(words.material, missing)),
            )
        )
