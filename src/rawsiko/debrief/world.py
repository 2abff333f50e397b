"""The world's Materials: who makes most of them, from the facts.

Shares of mining and refining are taken from one source and year, the one that covers most Materials
of the board.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from rawsiko.content.facts import ENOUGH_LISTED, STAGES, Facts, Figure, percent
from rawsiko.debrief.model import Source, rounded, sources_of
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId
from rawsiko.engine.records import Record


class Share(Record, frozen=True):
    """A country's part of the world."""

    country: str
    """ISO 3166 alpha-3."""
    percent: float
    """Of the world."""


class WorldStage(Record, frozen=True):
    """Mining or refining of a Material."""

    stage: str
    """`extraction` or `processing`."""
    shares: tuple[Share, ...]
    """The largest first."""
    hhi: int | None
    """The sum of the squared shares, 10,000 if one country makes everything; None if less than
    75 % is listed."""


class WorldMaterial(Record, frozen=True):
    """A Material in the world."""

    material: MaterialId
    stages: tuple[WorldStage, ...]
    """Mining before refining; what nobody publishes is left out."""
    recycled: float | None
    """Percent of the EU's demand that recycling meets."""
    recycled_source: str | None
    """The key of the source; null without a figure."""

    @property
    def most_concentrated(self) -> WorldStage:
        """The stage with the larger largest share."""
        return max(self.stages, key=lambda stage: stage.shares[0].percent)

    @property
    def largest(self) -> Share:
        return self.most_concentrated.shares[0]

    def share_of(self, country: str) -> float:
        """The country's larger share of mining and refining."""
        shares = (share for stage in self.stages for share in stage.shares)
        return max((share.percent for share in shares if share.country == country), default=0.0)


class World:
    """The facts on the Materials of a board."""

    def __init__(self, content: Content, facts: Facts | None) -> None:
        self._content = content
        self._facts = facts

    @cached_property
    def materials(self) -> Mapping[MaterialId, WorldMaterial]:
        """The Materials that the source covers, in the order of the board."""
        by_stage: dict[tuple[str, str], list[Figure]] = {}
        for figure in self._figures:
            if (figure.source, figure.year) == self.edition:
                by_stage.setdefault((figure.material, figure.stage), []).append(figure)
        found: dict[MaterialId, WorldMaterial] = {}
        for material in self._content.materials:
            stages = tuple(
                _stage(stage, by_stage[material, stage])
                for stage in STAGES
                if (material, stage) in by_stage
            )
            if stages:
                found[material] = WorldMaterial(material, stages, *self._recycled(material))
        return found

    @cached_property
    def edition(self) -> tuple[str, str]:
        """Source and year of all shares."""
        pairs = {(figure.source, figure.year, figure.material) for figure in self._figures}
        count = Counter((source, year) for source, year, _ in pairs)
        return max(count, key=lambda pair: (count[pair], pair), default=("", ""))

    def sources(self, *more: str) -> tuple[Source, ...]:
        return sources_of(self._facts, (self.edition[0], *more))

    @cached_property
    def _figures(self) -> list[Figure]:
        figures = self._facts.figures if self._facts else frozenset[Figure]()
        known = self._content.materials
        return [
            figure
            for figure in figures
            if figure.stage in STAGES and MaterialId(figure.material) in known
        ]

    def _recycled(self, material: MaterialId) -> tuple[float | None, str | None]:
        row = self._facts.materials.get(material) if self._facts else None
        share = percent(row["EoL_RIR_percent"]) if row else None
        return (share, row["EoL_RIR_source"]) if row and share is not None else (None, None)


def _stage(stage: str, figures: list[Figure]) -> WorldStage:
    shares = sorted(
        (Share(figure.country, figure.share) for figure in figures if figure.share > 0),
        key=lambda share: (-share.percent, share.country),
    )
    listed = sum(share.percent for share in shares)
    hhi = round(sum(share.percent**2 for share in shares)) if listed >= ENOUGH_LISTED else None
    return WorldStage(
        stage, tuple(Share(share.country, rounded(share.percent)) for share in shares), hhi
    )
