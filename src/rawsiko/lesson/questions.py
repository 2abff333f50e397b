"""The questions before and after: eight items, anonymous, of which only totals are kept.

Texts are in `locales/*/class-questions.ftl`: `question-<item>`, `question-label-<item>` for a row
of the chart, `answer-<item>-<option>`, and `answer-dont_know`.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec.structs import replace

from rawsiko.engine.records import Record

DONT_KNOW = "dont_know"
FEWEST_DEVICES = 6  # in each round; totals of fewer could identify somebody
TOO_GOOD = 0.9  # when more than this was right before, there was nothing to learn
SAME = 0.1  # smaller changes are taken for chance

Counts = Mapping[str, Mapping[str, int]]
"""By item, then by option: how many chose it."""


class ItemKind(StrEnum):
    """What an item is for."""

    KNOWLEDGE = "knowledge"
    """Counts for the gain."""
    CONTROL = "control"
    """No match teaches it."""
    SCALE = "scale"
    """No answer is right."""


class Item(Record, frozen=True):
    id: str
    kind: ItemKind
    options: tuple[str, ...]  # without "I don't know"
    right: str | None = None
    is_ordered: bool = False
    """The options keep their order, from little to much."""

    @property
    def all_options(self) -> tuple[str, ...]:
        return (*self.options, DONT_KNOW)


def _knowledge(name: str, right: str, options: str) -> Item:
    return Item(name, ItemKind.KNOWLEDGE, tuple(options.split()), right)


def _scale(name: str, options: str) -> Item:
    return Item(name, ItemKind.SCALE, tuple(options.split()), is_ordered=True)


ITEMS = (
    _knowledge("critical", "at_risk", "at_risk little used_up dangerous"),
    _knowledge("refining", "china", "australia brazil china usa"),
    replace(_knowledge("cobalt", "seventy_five", "ten thirty fifty seventy_five"), is_ordered=True),
    # What play teaches, and what it should transfer to.
    _knowledge("magnets", "rare_earths", "rare_earths copper aluminium lithium"),
    _knowledge("safest", "two_countries", "cheap one_country two_countries stock"),
    Item("coffee", ItemKind.CONTROL, ("brazil", "vietnam", "colombia", "ethiopia"), "brazil"),
    _scale("heard", "never heard roughly well"),
    _scale("care", "not_at_all little rather much"),
)
ITEM = {item.id: item for item in ITEMS}
OPTIONS = {item.id: item.all_options for item in ITEMS}


class ClosedRound(Record, frozen=True):
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
    right: str | None = None
    """The right option; null on a scale."""


class AnswersChange(Record, frozen=True):
    """Both rounds beside each other."""

    ballots_before: int
    """How many took part in the first round."""
    ballots_after: int
    """And in the second."""
    items: tuple[ItemChange, ...]
    """Empty if a round has answers from too few devices."""
    right: tuple[float, float] | None
    """The shares of right answers to what the lesson is about, before and after."""
    gain_text: str | None
    """The id of the sentence that compares them; null if nearly everything was known before."""
    control_text: str | None
    """The id of a sentence about the control."""


def change(before: ClosedRound, after: ClosedRound) -> AnswersChange:
    """What the class learned, as far as totals can tell."""
    if min(before.ballots, after.ballots) < FEWEST_DEVICES or not (before.counts and after.counts):
        return AnswersChange(before.ballots, after.ballots, (), None, None, None)
    items = tuple(_item_change(item, before.counts, after.counts) for item in ITEMS)
    right = _right(items)
    return AnswersChange(
        before.ballots,
        after.ballots,
        items,
        right,
        _gain_text(*right) if right else None,
        _control_text(items),
    )


def _item_change(item: Item, before: Counts, after: Counts) -> ItemChange:
    earlier, later = before.get(item.id, {}), after.get(item.id, {})
    shares = _share_right(item, earlier), _share_right(item, later)
    return ItemChange(item.id, earlier, later, *shares, item.right)


def _share_right(item: Item, counts: Mapping[str, int]) -> float | None:
    answers = sum(counts.values())
    return counts.get(item.right, 0) / answers if item.right is not None and answers else None


def _right(items: tuple[ItemChange, ...]) -> tuple[float, float] | None:
    """The mean shares of right answers, before and after."""
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
    return before, after


def _gain_text(before: float, after: float) -> str | None:
    if before > TOO_GOOD:
        return None
    return "gain-same" if is_same(before, after) else "gain-changed"


def is_same(before: float, after: float) -> bool:
    """Whether shares differ so little that chance may explain it."""
    return round(abs(after - before), 9) < SAME


def _control_text(items: tuple[ItemChange, ...]) -> str | None:
    control = next(one for one in items if ITEM[one.item].kind is ItemKind.CONTROL)
    if control.right_before is None or control.right_after is None:
        return None
    if is_same(control.right_before, control.right_after):
        return "control-same"
    return "control-more" if control.right_after > control.right_before else "control-fewer"
