"""Company names that nobody in a class has: pupils, those at the door, and bots."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from rawsiko.protocol.tables import COMPANIES, Company
from rawsiko.server.classes.school_class import SchoolClass


def taken_companies(school: SchoolClass) -> set[Company]:
    return {member.company for member in school.members.values()} | school.other_companies


def drawn_companies(school: SchoolClass, rng: Random) -> Iterator[Company]:
    """Free names by chance, each once; when none is left, any."""
    everything = [*range(1, COMPANIES + 1)]
    rng.shuffle(everything)
    taken = taken_companies(school)
    yield from (number for number in everything if number not in taken)
    yield from cycle(everything)


def free_company(school: SchoolClass, rng: Random) -> Company:
    return next(drawn_companies(school, rng))
