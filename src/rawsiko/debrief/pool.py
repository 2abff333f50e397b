"""What several classes have learned together: an effect with its interval.

A class is one observation, since its pupils played and talked together: the interval comes from how
much classes differ, and one class alone has none. An effect is the change of the share of right
answers in standard deviations of one answer, sqrt(p (1 - p)), with p of all classes and rounds.
"""

from collections.abc import Mapping, Sequence
from math import atan, cos, pi, sin, sqrt
from statistics import fmean, stdev

from rawsiko.debrief.export_reading import ClassAnswers
from rawsiko.debrief.model import rounded
from rawsiko.engine.records import Record
from rawsiko.lesson.questions import ITEMS, Counts, Item, ItemKind

DIFFERENCE = 0.3  # the effect that should be seen
SIDES, POWER = 0.975, 0.8  # of an interval of 95 %, and how often it should be seen
MOST_CLASSES = 10_000

Effects = Mapping[str, float]
"""Of the classes that answered in both rounds, by id."""


class Effect(Record, frozen=True):
    """What changed from before the lesson to after it."""

    mean: float
    """Of the classes, in standard deviations of one answer."""
    interval: tuple[float, float] | None
    """Of 95 %; null with one class."""


class PooledItem(Record, frozen=True):
    """A question in all classes that answered it in both rounds."""

    item: str
    """Its id."""
    classes: int
    """How many."""
    before: tuple[int, int]
    """Right answers, and all answers."""
    after: tuple[int, int]
    """The same, after the lesson."""
    effect: Effect


class Pool(Record, frozen=True):
    """Several classes."""

    classes: int
    """With answers in both rounds."""
    gain: Effect
    """The mean of the questions that the lesson is about."""
    items: tuple[PooledItem, ...]
    """Each question with a right answer; the control is about something else."""
    difference: float
    """The effect that should be seen."""
    classes_needed: int | None
    """To see it four times in five, if classes differ as much as these; null with one class."""


def pool(classes: Sequence[ClassAnswers]) -> Pool | None:
    """None if no class has answers in both rounds."""
    rows = list[PooledItem]()
    learned = dict[str, list[float]]()
    for item in ITEMS:
        answered = [
            one for one in classes if _answers(item, one.before) and _answers(item, one.after)
        ]
        if item.kind is ItemKind.SCALE or not answered:
            continue
        effects = _effects(item, answered)
        rows.append(_row(item, answered, effects))
        if item.kind is ItemKind.KNOWLEDGE:
            for name, effect in effects.items():
                learned.setdefault(name, []).append(effect)
    if not learned:
        return None
    gains = [fmean(effects) for effects in learned.values()]
    return Pool(len(gains), _effect(gains), tuple(rows), DIFFERENCE, classes_needed(gains))


def classes_needed(effects: Sequence[float]) -> int | None:
    """The fewest classes with which a t test sees the difference (two-sided, 5 %)."""
    if len(effects) < 2:
        return None
    ratio = stdev(effects) / DIFFERENCE
    for classes in range(2, MOST_CLASSES):
        freedom = classes - 1
        if classes >= ((t_quantile(SIDES, freedom) + t_quantile(POWER, freedom)) * ratio) ** 2:
            return classes
    return MOST_CLASSES


def t_quantile(chance: float, freedom: int) -> float:
    """Of Student's distribution, for a chance of at least a half."""
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_below(middle, freedom) < chance else (low, middle)
    return high


def _t_below(value: float, freedom: int) -> float:
    """The chance of less than a positive value (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    angle = atan(value / sqrt(freedom))
    is_odd = freedom % 2
    term = total = cos(angle) if is_odd else 1.0
    for step in range(3 if is_odd else 2, freedom - 1, 2):
        term *= cos(angle) ** 2 * (step - 1) / step
        total += term
    if not is_odd:
        return (1 + sin(angle) * total) / 2
    inside = angle + sin(angle) * total if freedom > 1 else angle
    return 0.5 + inside / pi


def _row(item: Item, classes: Sequence[ClassAnswers], effects: Effects) -> PooledItem:
    before, after = (
        (sum(_right(item, one) for one in some), sum(_answers(item, one) for one in some))
        for some in ([one.before for one in classes], [one.after for one in classes])
    )
    return PooledItem(item.id, len(classes), before, after, _effect(list(effects.values())))


def _effects(item: Item, classes: Sequence[ClassAnswers]) -> Effects:
    rounds = [counts for one in classes for counts in (one.before, one.after)]
    share = sum(_right(item, one) for one in rounds) / sum(_answers(item, one) for one in rounds)
    spread = sqrt(share * (1 - share)) or 1.0  # nothing differs: the effect is 0
    return {
        one.id: (
            _right(item, one.after) / _answers(item, one.after)
            - _right(item, one.before) / _answers(item, one.before)
        )
        / spread
        for one in classes
    }


def _effect(effects: Sequence[float]) -> Effect:
    mean = fmean(effects)
    if len(effects) < 2:
        return Effect(rounded(mean), None)
    half = t_quantile(SIDES, len(effects) - 1) * stdev(effects) / sqrt(len(effects))
    return Effect(rounded(mean), (rounded(mean - half), rounded(mean + half)))


def _answers(item: Item, counts: Counts) -> int:
    return sum(counts.get(item.id, {}).values())


def _right(item: Item, counts: Counts) -> int:
    return counts.get(item.id, {}).get(item.right or "", 0)
