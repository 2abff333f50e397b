"""Figure 2, what we fought over: Clashes by Territory and by Material, beside the world."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from rawsiko.debrief.matches import PlayedMatch, places_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.debrief.world import Share, World
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId, TerritoryId
from rawsiko.engine.records import Record

TOP = 3
LABELS = 10
ONE_COUNTRY = 80.0  # percent; from here on a single country makes nearly all


class FoughtTerritory(Record, frozen=True):
    """A Territory and the Clashes for it."""

    territory: TerritoryId
    clashes: int
    """At all tables."""
    materials: tuple[MaterialId, ...]
    """That lie there."""


class FoughtMaterial(Record, frozen=True):
    """A Material and the Clashes for its Territories."""

    material: MaterialId
    clashes: int
    """On Territories that hold it, at all tables."""
    territories: int
    """That hold it on the board."""
    per_territory: float
    """Clashes for each of these Territories and each table."""
    cards: int
    """Dealt cards that need it."""
    world: Share | None
    """The largest producer; None if the facts don't say."""
    stage: str | None
    """Of which the producer has that share."""
    is_labelled: bool
    """Whether a chart should name it: the extremes, at most ten."""


class FoughtOver(Record, frozen=True):
    """Figure 2: Clashes by Territory and by Material."""

    frame: Frame
    """With two findings: one on Territories, one on Materials."""
    matches: int
    """How many are counted."""
    clashes: int
    """In all of them."""
    territories: tuple[FoughtTerritory, ...]
    """Those with the most Clashes first."""
    materials: tuple[FoughtMaterial, ...]
    """Those with the most Clashes per Territory first."""


def fought_over(matches: Sequence[PlayedMatch], content: Content, world: World) -> FoughtOver:
    clashes = Counter(clash.territory for match in matches for clash in match.clashes)
    territories = sorted(
        (
            FoughtTerritory(territory.id, clashes[territory.id], territory.materials)
            for territory in content.territories.values()
        ),
        key=lambda row: -row.clashes,
    )
    materials = _materials(matches, content, world, clashes)
    findings = _findings(territories, materials, world) if clashes else []
    return FoughtOver(
        frame(
            2, findings, world.sources(), lacks_facts=not world.materials, questions=3
        ),  # the third is about Materials nobody fought for
        len(matches),
        clashes.total(),
        tuple(territories),
        tuple(materials),
    )


def _materials(
    matches: Sequence[PlayedMatch],
    content: Content,
    world: World,
    clashes: Counter[TerritoryId],
) -> list[FoughtMaterial]:
    needed = Counter(
        material
        for match in matches
        for player in match.start.order
        for material in {need for one in match.card(player) for need in one.materials}
    )
    rows: list[FoughtMaterial] = []
    for material in content.materials:
        places = places_of(content, material)
        fought = sum(clashes[place] for place in places)
        known = world.materials.get(material)
        rows.append(
            FoughtMaterial(
                material,
                fought,
                len(places),
                rounded(fought / len(places) / len(matches)) if places and matches else 0.0,
                needed[material],
                known.largest if known else None,
                known.most_concentrated.stage if known else None,
                is_labelled=False,
            )
        )
    rows.sort(key=lambda row: -row.per_territory)
    return _labelled(rows)


def _labelled(rows: list[FoughtMaterial]) -> list[FoughtMaterial]:
    """Half of the labels go to what was fought over most, the rest to the other corners."""
    by_share = sorted(rows, key=lambda row: -(row.world.percent if row.world else 0.0))
    corners = [row for pair in zip(reversed(rows), by_share, strict=True) for row in pair]
    chosen = dict.fromkeys(row.material for row in (*rows[: LABELS // 2], *corners))
    labelled = {*list(chosen)[:LABELS]}
    return [replace(row, is_labelled=row.material in labelled) for row in rows]


def _findings(
    territories: Sequence[FoughtTerritory], materials: Sequence[FoughtMaterial], world: World
) -> list[Finding]:
    places = tuple(f"territory-{row.territory}" for row in territories[:TOP] if row.clashes)
    wanted = [row for row in materials[:TOP] if row.clashes]
    names = tuple(f"material-{row.material}" for row in wanted)
    found = [Finding("debrief-finding-2-territories", {}, {"territories": places})]
    if not world.materials:
        found.append(Finding("debrief-finding-2-materials", {}, {"materials": names}))
        return found
    single = sum(row.world is not None and row.world.percent >= ONE_COUNTRY for row in wanted)
    numbers = {"count": len(wanted), "single": single, "percent": int(ONE_COUNTRY)}
    found.append(Finding("debrief-finding-2-world", numbers, {"materials": names}))
    return found
