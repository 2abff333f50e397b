"""The standard board is typical of the world, and docs/content.md lists every exception."""

from pathlib import Path

from rawsiko.content.check.representative import (
    LEAST_WITH_SUPPLIERS,
    MOST_REASONS,
    MOST_WITH_RISK,
    rank_correlations,
)
from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.files.evidence import read_placements
from rawsiko.content.load import standard_folder

PAGE = Path(__file__).parents[2] / "docs" / "content.md"
PLACEMENTS = read_placements(standard_folder(), [])


def test_docs_list_every_exception_with_its_reason() -> None:
    page = PAGE.read_text(encoding="utf-8")
    reasoned = [placement for placement in PLACEMENTS if placement.reason]
    assert 0 < len(reasoned) <= MOST_REASONS
    for placement in reasoned:
        assert f"`{placement.entry}` ({placement.share:g} %): {placement.reason}" in page


def test_docs_give_the_rank_correlations() -> None:
    with_risk, with_suppliers = rank_correlations(
        PLACEMENTS, Facts(facts_folder(standard_folder()))
    )
    assert with_risk <= MOST_WITH_RISK
    assert with_suppliers >= LEAST_WITH_SUPPLIERS
    page = PAGE.read_text(encoding="utf-8")
    assert f"is −{-with_risk:.2f} (at" in page
    assert f"or more +{with_suppliers:.2f} (at" in page
