"""What surprised a class in the questions of its own cards while others played, in totals."""

from collections.abc import Mapping

from rawsiko.debrief.model import Finding
from rawsiko.lesson.questions import FEWEST_DEVICES

FEWEST_ANSWERS = FEWEST_DEVICES  # about a Material: fewer say little about the class


def while_waiting(totals: Mapping[str, tuple[int, int]]) -> tuple[Finding, ...]:
    """How many answers were right, then the Material with the fewest right ones. `totals` are right
    and wrong answers by Material; nothing is said if there are none."""
    right = sum(one for one, _ in totals.values())
    answers = sum(map(sum, totals.values()))
    if answers < FEWEST_ANSWERS:
        return ()
    all_answers = Finding("debrief-waiting-all", {"right": round(10 * right / answers)})
    asked = {name: one for name, one in sorted(totals.items()) if sum(one) >= FEWEST_ANSWERS}
    if not asked:
        return (all_answers,)
    name, (known, missed) = min(asked.items(), key=lambda item: item[1][0] / sum(item[1]))
    if known / (known + missed) >= right / answers:
        return (all_answers,)
    numbers = {"right": known, "answers": known + missed}
    surprise = Finding("debrief-waiting-surprise", numbers, {"material": (f"material-{name}",)})
    return (all_answers, surprise)
