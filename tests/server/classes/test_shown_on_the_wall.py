"""What the projector shows, whatever it showed before."""

from rawsiko.protocol.class_views import PauseMessage, Stage
from rawsiko.server.classes import entries
from rawsiko.server.classes.school_class import SchoolClass

TABLE = entries.DealtTable(1, (), seats=4, turns=4)


def test_dealing_shows_who_sits_where_also_after_the_briefing() -> None:
    school = SchoolClass("", "")
    school.happen(entries.StageShown(Stage.BRIEFING, 3))
    school.happen(entries.TablesDealt((TABLE,)))
    assert (school.stage, school.page) == (Stage.JOINING, 0)


def test_what_is_shown_during_a_pause_takes_the_place_of_the_message() -> None:
    """A map that was shown before the pause doesn't."""
    school = SchoolClass("", "")
    school.happen(entries.StageShown(Stage.PLAY, table=1))
    school.happen(entries.AllPaused(PauseMessage.LOOK_UP, None))
    assert not school.is_shown_in_pause
    school.happen(entries.StageShown(Stage.PLAY, table=1))
    assert school.is_shown_in_pause
    school.happen(entries.AllPaused(PauseMessage.LISTEN, None))
    assert not school.is_shown_in_pause


def test_a_pause_of_one_table_is_no_pause_of_the_wall() -> None:
    school = SchoolClass("", "")
    school.happen(entries.AllPaused(PauseMessage.HELP, 1))
    school.happen(entries.StageShown(Stage.PLAY))
    assert not school.is_shown_in_pause
