"""The end of the story: cards, ranking, and what broke the ties (R6.3 to R6.5)."""

from collections.abc import Collection, Iterator
from itertools import pairwise

from rawsiko.engine.ids import ApplicationId, PlayerId
from rawsiko.engine.state import Score, State
from rawsiko.texts.paragraphs import Column, Grid, Heading, Paragraph, Sentence, Weight
from rawsiko.texts.words import Words


def final_score(state: State, ranking: tuple[Score, ...], words: Words) -> Iterator[Paragraph]:
    yield Heading(words.say("story-cards"))
    if not ranking:  # R6.6: a bell before the first Turn was completed
        for player in state.order:
            yield card_of(state, player, words)
        return
    for score in ranking:
        # R6.5: every card is revealed, with the Applications that were completed marked.
        yield _listed_card(state, score.player, "story-card-open", score.applications, words)
    yield Heading(words.say("story-ranking"))
    yield _table(ranking, words)
    yield from _ties(ranking, words)
    yield _winners(ranking, words)


def card_of(state: State, player: PlayerId, words: Words) -> Paragraph:
    """The Applications of a card, with their points."""
    return _listed_card(state, player, "story-card-item", (), words)


def _listed_card(
    state: State,
    player: PlayerId,
    message: str,
    completed: Collection[ApplicationId],
    words: Words,
) -> Paragraph:
    content = state.content
    items = [
        words.say(
            "story-card-complete" if name in completed else message,
            application=words.application(name),
            points=content.applications[name].points,
        )
        for name in content.objectives[state.objectives[player]].applications
    ]
    applications = words.listed(items)
    return Sentence(words.say("story-card", player=words.player(player), applications=applications))


def _table(ranking: tuple[Score, ...], words: Words) -> Grid:
    columns = (
        Column(words.say("story-column-place"), is_number=True),
        Column(words.say("story-column-player"), is_number=False),
        Column(words.say("story-column-points"), is_number=True),
        Column(words.say("story-column-applications"), is_number=True),
        Column(words.say("story-column-materials"), is_number=True),
        Column(words.say("story-column-territories"), is_number=True),
    )
    return Grid(columns, tuple(_row(score, words) for score in ranking))


def _row(score: Score, words: Words) -> tuple[str, ...]:
    name = words.player(score.player)
    return (
        str(score.place),
        words.say("story-eliminated-mark", player=name) if score.eliminated else name,
        str(score.points),
        str(len(score.applications)),
        str(score.materials),
        str(score.territories),
    )


def _ties(ranking: tuple[Score, ...], words: Words) -> Iterator[Paragraph]:
    """R6.4: among survivors with equal points, what decided between neighbors in the ranking."""
    survivors = [score for score in ranking if not score.eliminated]
    for first, second in pairwise(survivors):
        if first.points == second.points:
            yield Sentence(
                words.say(
                    f"story-tie-{_decided_by(first, second)}",
                    first=words.player(first.player),
                    second=words.player(second.player),
                )
            )


def _decided_by(first: Score, second: Score) -> str:
    if len(first.applications) != len(second.applications):
        return "applications"
    if first.materials != second.materials:
        return "materials"
    if first.territories != second.territories:
        return "territories"
    return "shared"


def _winners(ranking: tuple[Score, ...], words: Words) -> Paragraph:
    winners: list[PlayerId] = [score.player for score in ranking if score.place == 1]
    message = "story-winner" if len(winners) == 1 else "story-winners"
    text = words.say(message, players=words.players(winners), points=ranking[0].points)
    return Sentence(text, Weight.STRONG)
