"""The world's Materials: who makes most of them, from the facts.

Shares of mining and of refining are the newest that cover most of the world, as in the atlas: each
stage has one source and year.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from rawsiko.content.facts import ENOUGH_LISTED, STAGES, Facts, Figure, percent
from rawsiko.debrief.model import Source, rounded, sources_of
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ApplicationId, MaterialId
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
    year: str
    """A year; `e` marks an estimate, `ed` a study with averages of the years before it."""
    source: str
    """The key of the source of all shares."""
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
        """The Materials that the facts cover, in the order of the board."""
        if self._facts is None:
            return {}
        found: dict[MaterialId, WorldMaterial] = {}
        for material in self._content.materials:
            rankings = [self._facts.ranking(material, stage) for stage in STAGES]
            if stages := tuple(_stage(ranking) for ranking in rankings if ranking):
                found[material] = WorldMaterial(material, stages, *self._recycled(material))
        return found

    def sources(self, materials: Iterable[MaterialId], *more: str) -> tuple[Source, ...]:
        """Of the shares of these Materials, then those with the other keys."""
        stages = (stage for name in materials for stage in self.materials[name].stages)
        return sources_of(self._facts, (*(stage.source for stage in stages), *more))

    def is_at_home(self, application: ApplicationId) -> bool:
        """Whether most pupils can look at one at home; not if the facts don't know it."""
        row = self._facts.applications.get(application) if self._facts else None
        return row is not None and row.get("at_home") == "y"

    def _recycled(self, material: MaterialId) -> tuple[float | None, str | None]:
        row = self._facts.materials.get(material) if self._facts else None
        share = percent(row["EoL_RIR_percent"]) if row else None
        return (share, row["EoL_RIR_source"]) if row and share is not None else (None, None)


def _stage(ranking: list[Figure]) -> WorldStage:
    """From figures of one source, the largest first."""
    listed = sum(figure.share for figure in ranking)
    return WorldStage(
        ranking[0].stage,
        ranking[0].year,
        ranking[0].source,
        tuple(Share(figure.country, rounded(figure.share)) for figure in ranking),
        round(sum(figure.share**2 for figure in ranking)) if listed >= ENOUGH_LISTED else None,
    )
