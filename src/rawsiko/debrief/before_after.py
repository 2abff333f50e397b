"""Figure 8, before and after: the eight questions, in totals."""

from rawsiko.debrief.model import Finding, Frame, frame
from rawsiko.engine.records import Record
from rawsiko.lesson.questions import FEWEST_DEVICES, AnswersChange


class BeforeAfter(Record, frozen=True):
    """Figure 8: the questions, in totals."""

    frame: Frame
    """Its title, findings, questions and sources."""
    change: AnswersChange | None
    """None before the second round is closed."""


def before_after(change: AnswersChange | None) -> BeforeAfter:
    if change is None:
        return BeforeAfter(frame(8, []), None)
    if not change.items:
        too_few = Finding("debrief-finding-8-too-few", {"least": FEWEST_DEVICES})
        return BeforeAfter(frame(8, [too_few]), change)
    findings = [_gain(change.gain_text, *change.right)] if change.right else []
    if change.control_text:
        findings.append(Finding(change.control_text))
    return BeforeAfter(frame(8, findings), change)


def _gain(text: str | None, before: float, after: float) -> Finding:
    """Before, 5 of 10 answers were right; now 7."""
    if text is None:
        return Finding("debrief-finding-8-known")
    return Finding(text, {"before": round(10 * before), "after": round(10 * after)})
