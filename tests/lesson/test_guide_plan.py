"""The teacher's guide has the program's own plan of a lesson."""

import json

import pytest

from rawsiko.lesson.plan import MINUTE, LessonChoices, schedule
from rawsiko.texts.data import data_folder

GUIDE = data_folder("content").parent / "web" / "src" / "learn" / "guide" / "guide.json"


@pytest.mark.parametrize("minutes", ["45", "60", "90"])
def test_the_guide_has_the_minutes_of_the_plan(minutes: str) -> None:
    """The lesson on one page, part by part."""
    steps = schedule(LessonChoices(0, int(minutes) * MINUTE))
    written = json.loads(GUIDE.read_text(encoding="utf-8"))["plans"][minutes]
    assert written == {str(one.part): (one.ends - one.begins) / MINUTE for one in steps}
