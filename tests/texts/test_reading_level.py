"""English pages for pupils are easy to read: Flesch-Kincaid grade 6.5 at most, page by page."""

import re
from collections.abc import Iterator
from functools import cache

from rawsiko.content.countries import country_name
from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.texts.fluent import Texts

MOST = 6.5
NAME_SYLLABLES = 2  # names of Materials and places are long, but pupils learn them
FACTS = Facts(facts_folder(standard_folder()))
ENGLISH = Texts("en")
SAY = ENGLISH.say
HAS = ENGLISH.messages()
WORD = re.compile(r"[^\W\d_][^\W\d_’'-]*|\d[\d,.]*")
MORE_NAMES = "bauxite osmium molybdenum zinc wyoming florida atacama sukinda baotou panzhihua"


def test_every_page_for_pupils_is_easy_to_read() -> None:
    hard = {name: round(grade(text), 1) for name, text in pages() if grade(text) > MOST}
    assert hard == {}


def test_the_grade_is_the_known_formula() -> None:
    """Six words of one syllable in one sentence: 0.39 * 6 + 11.8 * 1 - 15.59."""
    assert round(grade("The cat sat on the mat."), 2) == -1.45
    assert grade("Refrigeration necessitates considerable electricity.") > 20
    assert syllables("praseodymium") == NAME_SYLLABLES


def pages() -> Iterator[tuple[str, str]]:
    """What pupils read on a page; and each `about` and `why` by itself, as in lists."""
    content = standard_content()
    for name in FACTS.members(tuple(content.materials)):
        about = SAY(f"long-about-{name}")
        yield f"about {name}", about
        topics = (f"long-{topic}-{name}" for topic in ("impact", "recycling", "substitute", "note"))
        needs = (
            f"long-need-{application.id}-{name}"
            for application in content.applications.values()
            if name in application.materials
        )
        parts = [SAY(message) for message in (*topics, *needs) if message in HAS]
        yield f"Material {name}", " ".join([about, *parts])
    for name, application in content.applications.items():
        why = SAY(f"long-why-{name}")
        yield f"why {name}", why
        needs = (SAY(f"long-need-{name}-{material}") for material in application.materials)
        yield f"Application {name}", " ".join([why, *needs])
    meanings = (name for name in HAS if re.fullmatch(r"long-word-\w+-meaning", name))
    yield "words", " ".join(SAY(name) for name in sorted(meanings))
    limits = {"importance": "2.8", "risk": "1", "limit": "65%", "year": "2023"}
    critical = re.compile(
        r"long-critical-(lead|\w+-text|chart-how)|long-scarce-\w+|long-control-\d.*"
    )
    told = (name for name in sorted(HAS) if critical.fullmatch(name))
    yield "Why critical?", " ".join(SAY(name, **limits) for name in told)


def grade(text: str) -> float:
    """Flesch and Kincaid's school grade."""
    sentences = [part for part in re.split(r"[.!?]+(?:\s|$)", text) if WORD.search(part)]
    words = WORD.findall(text)
    spoken = sum(syllables(word) for word in words)
    return 0.39 * len(words) / len(sentences) + 11.8 * spoken / len(words) - 15.59


def syllables(word: str) -> int:
    """Counted by groups of vowels, without silent endings."""
    parts = re.split("-", word.lower().strip("’'-"))
    return sum(_syllables(re.sub(r"[’'].*", "", part)) for part in parts)


def _syllables(word: str) -> int:
    count = len(re.findall(r"[aeiouyéô]+", word))
    if re.search(r"[^aeiouyl]e$|[aeiou]le$", word):
        count -= 1  # made, whole
    elif re.search(r"[^aeioutd]ed$|[^aeiouszxcg]es$", word) and not re.search(r"[cs]hes$", word):
        count -= 1  # baked, makes
    if word in names() or word.removesuffix("s") in names():
        count = min(count, NAME_SYLLABLES)
    return max(count, 1)


@cache
def names() -> frozenset[str]:
    """The words in names of Materials, elements and countries."""
    texts = [
        *(row["name_en"] for row in FACTS.materials.values()),
        *(country_name(code, ENGLISH) for code in {figure.country for figure in FACTS.figures}),
        *(SAY(name) for name in HAS if re.match(r"(material|territory|continent|country)-", name)),
        MORE_NAMES,
    ]
    return frozenset(
        word.lower() for text in texts for word in re.findall(r"[^\W\d_]+", text) if len(word) > 3
    )
