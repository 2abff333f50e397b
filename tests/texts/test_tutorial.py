"""The scripted match of the tutorial: played by the engine, and saying something at every step."""

from functools import cache

from dev.build_tutorial import TUTORIAL, Tutorial, play_tutorial, tutorial_text
from rawsiko.engine.actions import Move, PlaceAsset
from rawsiko.engine.events import ClashFought, TerritoryConquered
from rawsiko.engine.state import Finished
from rawsiko.texts.fluent import LANGUAGES, Texts


@cache
def tutorial() -> Tutorial:
    return play_tutorial()


def test_the_committed_file_is_what_would_be_written_now() -> None:
    assert TUTORIAL.read_text(encoding="utf-8") == tutorial_text()


def test_what_is_asked_was_listed_as_allowed() -> None:
    """The page lights only what the seat was told that it may do."""
    yours = tutorial().yours
    for lesson in tutorial().lessons:
        if isinstance(lesson.asked, Move):
            targets = yours.moves.origins[lesson.asked.origin] if yours.moves else None
            assert targets is not None
            assert 1 <= lesson.asked.assets <= targets[lesson.asked.target]
        if lesson.happens:
            yours = lesson.happens[-1].yours


def test_it_teaches_to_place_to_move_to_clash_and_to_win() -> None:
    asked = [lesson.asked for lesson in tutorial().lessons]
    assert any(isinstance(action, PlaceAsset) for action in asked)
    assert any(isinstance(action, Move) for action in asked)
    happened = [happened.told for lesson in tutorial().lessons for happened in lesson.happens]
    events = [event for told in happened for event in told.events]
    clashes = [event for event in events if isinstance(event, ClashFought)]
    assert clashes[0].attacker_losses == clashes[0].defender_losses == 1  # a tie is in it
    assert any(isinstance(event, TerritoryConquered) for event in events)
    end = happened[-1].phase
    assert isinstance(end, Finished)
    assert end.ranking[0].player == tutorial().seat
    assert len(end.ranking[0].applications) == 2


def test_every_lesson_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        messages = Texts(language).messages()
        for lesson in tutorial().lessons:
            parts = ("-origin", "-target", "-assets") if isinstance(lesson.asked, Move) else ("",)
            assert {f"long-tutorial-{lesson.id}{part}" for part in parts} <= messages
