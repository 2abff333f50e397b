"""The companies of a table."""

from rawsiko.debrief.matches import PlayedMatch
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record


class SeatedCompany(Record, frozen=True):
    """Who sat where."""

    seat: PlayerId
    company: int
    """The number of its name."""
    avatar: int
    """The seed of its drawn portrait; 0 if the replay doesn't say."""
    kind: str | None
    """`person` or `bot`; null if the replay doesn't say."""
    place: int
    """At the end."""
    points: int
    """At the end."""


def companies_of(match: PlayedMatch) -> tuple[SeatedCompany, ...]:
    """In order of play."""
    return tuple(
        SeatedCompany(
            player,
            match.seats[player].company,
            match.seats[player].avatar,
            match.seats[player].kind,
            match.score[player].place,
            match.score[player].points,
        )
        for player in match.start.order
    )
