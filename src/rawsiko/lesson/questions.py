"""The questions before and after: eight items, anonymous, of which only totals are kept.

Texts are in `locales/*/class-questions.ftl`: `question-<item>`, `question-label-<item>` for a row
of the chart, `answer-<item>-<option>`, and `answer-dont_know`.
"""

from collections.abc import Mapping
from enum import StrEnum

from rawsiko.engine.records import Record

DONT_KNOW = "dont_know"
FEWEST_DEVICES = 6  # in each round; totals of fewer could identify somebody
TOO_GOOD = 0.9  # when more than this was right before, no gain is computed
SAME = 0.1  # changes of the control up to this are ignored

Counts = Mapping[str, Mapping[str, int]]
"""By item, then by option: how many chose it."""


class ItemKind(StrEnum):
    """What an item is for."""

    KNOWLEDGE = "knowledge"
    """Counts for the gain."""
    CONTROL = "control"
    """No match teaches it."""
    SCALE = "scale"
    """No answer is right; its options keep their order."""


class Item(Record, frozen=True):
    id: str
    kind: ItemKind
    options: tuple[str, ...]  # without "I don't know"
    right: str | None = None

    @property
    def all_options(self) -> tuple[str, ...]:
        return (*self.options, DONT_KNOW)


def _knowledge(name: str, right: str, options: str) -> Item:
    return Item(name, ItemKind.KNOWLEDGE, tuple(options.split()), right)


ITEMS = (
    _knowledge("critical", "at_risk", "at_risk used_up poisonous dear"),
    _knowledge("refining", "china", "australia brazil china usa"),
    _knowledge("cobalt", "half", "tenth quarter half all"),
    _knowledge("recycling", "one", "one twenty fifty eighty"),
    _knowledge("risk", "stops", "stops prices recycling quality"),
    Item("liquid", ItemKind.CONTROL, ("mercury", "tin", "zinc", "nickel"), "mercury"),
    Item("heard", ItemKind.SCALE, ("never", "heard", "roughly", "well")),
    Item("care", ItemKind.SCALE, ("not_at_all", "little", "rather", "much")),
)
ITEM = {item.id: item for item in ITEMS}
OPTIONS = {item.id: item.all_options for item in ITEMS}


class Round(Record, frozen=True):
    """A closed round: how many took part, and what they chose, unless they were too few."""

    ballots: int
    counts: Counts


class ItemChange(Record, frozen=True):
    """An item in both rounds. Shares are of all answers to it, "I don't know" included."""

    item: str
    """Its id."""
    before: Mapping[str, int]
    """By option: how many chose it."""
    after: Mapping[str, int]
    """The same, after the lesson."""
    right_before: float | None
    """The share of right answers; null on a scale, or without answers."""
    right_after: float | None
    """The same, after the lesson."""


class AnswersChange(Record, frozen=True):
    """Both rounds beside each other."""

    ballots_before: int
    """How many took part in the first round."""
    ballots_after: int
    """And in the second."""
    items: tuple[ItemChange, ...]
    """Empty if a round has answers from too few devices."""
    gain: float | None
    """The share of what was not known before that is known now."""
    gain_text: str | None
    """The id of the sentence that says it."""
    control_text: str | None
    """The id of a sentence about the control."""


def change(before: Round, after: Round) -> AnswersChange:
    """What the class learned, as far as totals can tell."""
    if min(before.ballots, after.ballots) < FEWEST_DEVICES or not (before.counts and after.counts):
        return AnswersChange(before.ballots, after.ballots, (), None, None, None)
    items = tuple(_item_change(item, before.counts, after.counts) for item in ITEMS)
    gain = _gain(items)
    return AnswersChange(
        before.ballots,
        after.ballots,
        items,
        gain,
        None if gain is None else gain_text(gain),
        _control_text(items),
    )


def _item_change(item: Item, before: Counts, after: Counts) -> ItemChange:
    earlier, later = before.get(item.id, {}), after.get(item.id, {})
    return ItemChange(
        item.id, earlier, later, _share_right(item, earlier), _share_right(item, later)
    )


def _share_right(item: Item, counts: Mapping[str, int]) -> float | None:
    answers = sum(counts.values())
    return counts.get(item.right, 0) / answers if item.right is not None and answers else None


def _gain(items: tuple[ItemChange, ...]) -> float | None:
    pairs = [
        (one.right_before, one.right_after)
        for one in items
        if ITEM[one.item].kind is ItemKind.KNOWLEDGE
        and one.right_before is not None
        and one.right_after is not None
    ]
    if not pairs:
        return None
    before = sum(earlier for earlier, _ in pairs) / len(pairs)
    after = sum(later for _, later in pairs) / len(pairs)
    return None if before > TOO_GOOD else (after - before) / (1 - before)


_WORDS = (
    (-0.05, "less"),
    (0.05, "nothing"),
    (0.15, "tenth"),
    (0.29, "quarter"),
    (0.42, "third"),
    (0.58, "half"),
    (0.7, "two_thirds"),
    (0.85, "three_quarters"),
)  # each up to its number


def gain_text(gain: float) -> str:
    """The sentence that says a gain: the nearest simple fraction."""
    return f"gain-{next((words for most, words in _WORDS if gain < most), 'nearly_all')}"


def _control_text(items: tuple[ItemChange, ...]) -> str | None:
    control = next(one for one in items if ITEM[one.item].kind is ItemKind.CONTROL)
    if control.right_before is None or control.right_after is None:
        return None
    moved = control.right_after - control.right_before
    if abs(moved) <= SAME:
        return "control-same"
    return "control-more" if moved > 0 else "control-fewer"
