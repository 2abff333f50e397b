"""Figure 2, what we fought over: Clashes by Territory and by Material, beside the world."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from rawsiko.debrief.chance import Counts, is_beyond_chance
from rawsiko.debrief.matches import PlayedMatch, places_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.debrief.world import Share, World
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId, TerritoryId
from rawsiko.engine.records import Record

TOP = 3
LABELS = 10


class FoughtTerritory(Record, frozen=True):
    """A Territory and the Clashes for it."""

    territory: TerritoryId
    clashes: int
    """At all tables."""
    materials: tuple[MaterialId, ...]
    """That lie there."""


class FoughtMaterial(Record, frozen=True):
    """A Material and the Clashes for it: by companies whose card needed it and that lacked it."""

    material: MaterialId
    clashes: int
    """At all tables. A Clash counts for each Material of the Territory that the attacker lacked."""
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
    materials = _materials(matches, content, world)
    findings = _findings(matches, territories, materials) if clashes else []
    return FoughtOver(
        frame(
            2,
            findings,
            world.sources(world.materials),
            lacks_facts=not world.materials,
            questions=3,
        ),  # the third is about Materials nobody fought for
        len(matches),
        clashes.total(),
        tuple(territories),
        tuple(materials),
    )


def _materials(
    matches: Sequence[PlayedMatch], content: Content, world: World
) -> list[FoughtMaterial]:
    needed = Counter(
        material
        for match in matches
        for player in match.start.order
        for material in match.needs(player)
    )
    clashes = Counter(
        material
        for match in matches
        for clash in match.clashes
        for material in match.needs(clash.attacker).intersection(clash.lacked)
    )
    rows: list[FoughtMaterial] = []
    for material in content.materials:
        places = places_of(content, material)
        fought = clashes[material]
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
    matches: Sequence[PlayedMatch],
    territories: Sequence[FoughtTerritory],
    materials: Sequence[FoughtMaterial],
) -> list[Finding]:
    """The Materials are only named if the cards, and not chance, decided what was fought over."""
    places = tuple(f"territory-{row.territory}" for row in territories[:TOP] if row.clashes)
    found = [Finding("debrief-finding-2-territories", {}, {"territories": places})]
    if is_beyond_chance(map(_lacked_by_card, matches)):
        names = tuple(f"material-{row.material}" for row in materials[:TOP] if row.clashes)
        found.append(Finding("debrief-finding-2-materials", {}, {"materials": names}))
    else:
        found.append(Finding("debrief-finding-2-chance"))
    return found


def _lacked_by_card(match: PlayedMatch) -> Counts:
    """How many Clashes each company began for something lacked, by the card it could have had."""
    players = match.start.order
    return [
        [
            sum(
                not match.needs(other).isdisjoint(clash.lacked)
                for clash in match.clashes
                if clash.attacker == player
            )
            for other in players
        ]
        for player in players
    ]
