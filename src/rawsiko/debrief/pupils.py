"""A pupil's page: the card, what was so close, its real story, turning points, and a question."""

from collections.abc import Mapping

from rawsiko.debrief.companies import SeatedCompany, companies_of
from rawsiko.debrief.matches import PlayedMatch, holders_of, places_of
from rawsiko.debrief.model import Finding, Source
from rawsiko.debrief.our_matches import PointsChange, changes_of
from rawsiko.debrief.world import World, WorldMaterial
from rawsiko.engine.content import Application
from rawsiko.engine.ids import ApplicationId, MaterialId, ObjectiveId, PlayerId
from rawsiko.engine.records import Record


class CardLine(Record, frozen=True):
    """An Application of the card."""

    application: ApplicationId
    points: int
    """Its points."""
    materials: tuple[MaterialId, ...]
    """What it needs."""
    missing: tuple[MaterialId, ...]
    """At the end; none if it was built."""


class HeldAtTurn(Record, frozen=True):
    """Who held the Material when a Turn was over."""

    turn: int
    """The Turn; 0 is the setup."""
    territories: Mapping[PlayerId, int]
    """How many of the Material's Territories each company held; those with none are left out."""


class SoClose(Record, frozen=True):
    """The most valuable Application that was missed, and the Material that it lacked."""

    application: ApplicationId
    points: int
    """Its points."""
    missing: tuple[MaterialId, ...]
    """Everything that it lacked."""
    material: MaterialId
    """The one that this is about: the one that lies in the fewest Territories."""
    territories: int
    """Where it lies on the board."""
    turns: tuple[HeldAtTurn, ...]
    """From the setup, Turn 0, to the end."""
    holder: PlayerId | None
    """Who held most of it at the end; None if several did, or nobody."""
    since: int | None
    """The Turn from which on the holder had at least as much as anybody."""


class RealStory(Record, frozen=True):
    """The Material in the world."""

    material: MaterialId
    about: str
    """The id of a sentence about it."""
    world: WorldMaterial | None
    """None if the facts don't say."""
    sources: tuple[Source, ...]
    """Of the facts."""


class PupilPage(Record, frozen=True):
    """A pupil's own page."""

    table: int
    """The number of the table."""
    seat: PlayerId
    company: int
    """The number of the company's name."""
    place: int
    """At the end."""
    companies: tuple[SeatedCompany, ...]
    """Everybody at the table, in order of play."""
    points: int
    """At the end."""
    most_points: int
    """The sum of the points on the card."""
    objective: ObjectiveId
    card: tuple[CardLine, ...]
    """Its Applications."""
    so_close: SoClose | None
    """None if everything was built, or the company was eliminated."""
    story: RealStory | None
    """Null if there is nothing to tell."""
    turning_points: tuple[PointsChange, ...]
    """Turns that changed the points, in order."""
    question: Finding
    """A question for home."""
    content: str
    """The hash of the board and its cards."""


def pupil_page(match: PlayedMatch, seat: PlayerId, world: World) -> PupilPage:
    """The page of a company. It holds nothing about the people who led it."""
    score, card = match.score[seat], match.card(seat)
    close = None if score.eliminated else _so_close(match, seat)
    material = close.material if close else _rarest(match, tuple(_needs(card)))
    return PupilPage(
        match.table,
        seat,
        match.seats[seat].company,
        score.place,
        companies_of(match),
        score.points,
        sum(application.points for application in card),
        match.start.objectives[seat],
        tuple(
            CardLine(one.id, one.points, one.materials, match.missing(seat, one)) for one in card
        ),
        close,
        _story(material, world),
        tuple(changes_of(match, seat)),
        _question(close, card, world),
        match.content.hash,
    )


def _needs(card: tuple[Application, ...]) -> list[MaterialId]:
    """The Materials of the dearest Application first, each once."""
    dearest = sorted(card, key=lambda one: -one.points)
    return [*dict.fromkeys(material for one in dearest for material in one.materials)]


def _so_close(match: PlayedMatch, seat: PlayerId) -> SoClose | None:
    missed = [
        (application, missing)
        for application in match.card(seat)
        if (missing := match.missing(seat, application))
    ]
    if not missed:
        return None
    application, missing = min(missed, key=lambda one: (len(one[1]), -one[0].points))
    material = _rarest(match, missing)
    turns = tuple(
        HeldAtTurn(position.turn, holders_of(position.state, material))
        for position in match.positions
    )
    holder, since = _holder(turns)
    return SoClose(
        application.id,
        application.points,
        missing,
        material,
        len(places_of(match.content, material)),
        turns,
        holder,
        since,
    )


def _rarest(match: PlayedMatch, materials: tuple[MaterialId, ...]) -> MaterialId:
    """The one in the fewest Territories; the first of equal ones."""
    return min(materials, key=lambda material: len(places_of(match.content, material)))


def _holder(turns: tuple[HeldAtTurn, ...]) -> tuple[PlayerId | None, int | None]:
    at_end = turns[-1].territories
    most = max(at_end.values(), default=0)
    holders = [player for player, count in at_end.items() if count == most]
    if len(holders) != 1:
        return None, None
    holder, since = holders[0], turns[-1].turn
    for held in reversed(turns):
        if held.territories.get(holder, 0) < max(held.territories.values(), default=1):
            break
        since = held.turn
    return holder, since


def _story(material: MaterialId, world: World) -> RealStory:
    known = world.materials.get(material)
    recycling = [known.recycled_source] if known and known.recycled_source else []
    return RealStory(
        material,
        f"long-about-{material}",
        known,
        world.sources([material], *recycling) if known else (),
    )


def _question(close: SoClose | None, card: tuple[Application, ...], world: World) -> Finding:
    """About something that can be looked at at home; what was missed before what was built."""
    dearest = [one.id for one in sorted(card, key=lambda one: -one.points)]
    for application in ([close.application] if close else []) + dearest:
        if world.is_at_home(application):
            names = {"application": (f"application-{application}",)}
            return Finding("debrief-home-look", {}, names)
    return Finding("debrief-home-things")
