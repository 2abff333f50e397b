"""Everything on a board and on its cards, by kind: `rawsiko content show` without a name."""

from collections.abc import Iterator
from pathlib import Path

from rawsiko.content.countries import country_name
from rawsiko.content.show.find import closed_countries
from rawsiko.engine.content import Content
from rawsiko.texts.fluent import Texts
from rawsiko.texts.words import Words


def list_everything(content: Content, folder: Path, texts: Texts) -> Iterator[str]:
    """Lines of text; each name is followed by its id in brackets."""
    words = Words(texts)
    say = texts.say
    yield say("content-list-continents")
    for continent in content.continents.values():
        yield f"  {words.continent(continent.id)} ({continent.id})"
        for name in continent.territories:
            territory = content.territories[name]
            symbols = " ".join(content.materials[each].symbol for each in territory.materials)
            yield f"    {words.territory(name)} ({name}) {symbols}".rstrip()
    if closed := [country_name(code, texts) for code in closed_countries(folder)]:
        yield f"  {say('content-list-closed', names=words.listed(closed))}"
    yield ""
    yield say("content-list-materials")
    for material in content.materials.values():
        yield f"  {material.symbol:<2} {words.material(material.id)} ({material.id})"
    yield ""
    yield say("content-list-applications")
    for application in content.applications.values():
        points = say("content-show-points", points=application.points)
        yield f"  {words.application(application.id)} ({application.id}): {points}"
    yield ""
    yield say("content-list-cards")
    for objective in content.objectives.values():
        names = words.listed(map(words.application, objective.applications))
        total = sum(content.applications[each].points for each in objective.applications)
        yield f"  {objective.id}: {names}. {say('content-show-points', points=total)}"
