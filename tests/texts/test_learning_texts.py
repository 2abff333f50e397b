"""The prose of the learning pages: complete, and true to the facts and to the rules."""

import re
from pathlib import Path

import pytest

from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.texts.fluent import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]
FACTS = Facts(facts_folder(standard_folder()))
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULES_PAGE = (ROOT / "web" / "src" / "learn" / "rules" / "rules.ts").read_text(encoding="utf-8")
# What is no rule for players: the pictures of the rulebook, and who is told what by the server.
NOT_ON_THE_PAGE = {"R2.5", "R6.5"}
TOPICS = ("impact", "recycling", "substitute")


def test_every_material_and_application_is_explained() -> None:
    """And nothing besides: a Material that leaves an Application takes its sentence with it."""
    content = standard_content()
    expected = {
        *(f"long-about-{name}" for name in FACTS.members(tuple(content.materials))),
        *(f"long-{topic}-{name}" for topic in TOPICS for name in content.materials),
        *(f"long-why-{name}" for name in content.applications),
        *(
            f"long-need-{application.id}-{material}"
            for application in content.applications.values()
            for material in application.materials
        ),
    }
    prose = re.compile(r"long-(about|why|need|impact|recycling|substitute)-")
    written = {name for name in Texts("en").messages() if prose.match(name)}
    assert written == expected


def test_the_english_sentences_are_those_of_the_facts() -> None:
    """Apart from the shape of quotation marks."""
    say = Texts("en").say
    for name in FACTS.members(tuple(standard_content().materials)):
        assert straight(say(f"long-about-{name}")) == FACTS.materials[name]["fact_en"]
    for name in standard_content().applications:
        assert straight(say(f"long-why-{name}")) == FACTS.applications[name]["why_en"]
    for (name, topic), row in FACTS.stories.items():
        assert straight(say(f"long-{topic}-{name}")) == row["fact_en"]


def test_every_story_and_note_has_a_source_that_is_not_weak() -> None:
    written = {
        (name.split("-", 2)[2], name.split("-", 2)[1])
        for name in Texts("en").messages()
        if re.match(r"long-(impact|recycling|substitute|note|scarce)-", name)
        and name.split("-", 2)[2] in standard_content().materials
    }
    assert FACTS.stories.keys() == written
    for row in FACTS.stories.values():
        assert {FACTS.sources[key]["reliability"] for key in row["source_key"].split(";")} <= {
            "A",
            "B",
        }


def test_figures_for_learning_name_materials_and_sources_of_the_facts() -> None:
    rows = (*FACTS.criticality, *FACTS.eu_supply)
    assert {row["material_id"] for row in rows} <= FACTS.materials.keys()
    assert {row["source_key"] for row in rows} <= FACTS.sources.keys()
    for row in FACTS.export_controls:
        assert {*row["source_key"].split(";")} <= FACTS.sources.keys()
        assert {*row["materials"].split(";")} - {""} <= FACTS.materials.keys()


def test_the_eus_supply_of_rare_earths_is_what_it_imports() -> None:
    """Not a proxy that makes Japan, which mines none, the largest supplier."""
    for group in ("lree", "hree"):
        rows = [row for row in FACTS.eu_supply if row["material_id"] == group]
        assert {row["stage"] for row in rows} == {"imports"}
        assert max(rows, key=lambda row: float(row["share_percent"]))["country"] == "CHN"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_of_the_eus_supply_has_a_name(language: str) -> None:
    stages = {row["stage"] for row in FACTS.eu_supply}
    named = Texts(language).messages()
    assert {f"long-critical-supply-{stage}" for stage in stages} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_prose_brings_no_figures_of_its_own(language: str) -> None:
    """Figures come from the facts and are shown with their sources."""
    texts = Texts(language)
    sentences = {
        name: texts.say(name)
        for name in texts.messages()
        if re.match(r"long-(about|why|need)-", name)
    }
    assert {name: text for name, text in sentences.items() if re.search(r"\d", text)} == {}


def test_the_rules_page_covers_every_clause() -> None:
    clauses = set(re.findall(r"^- (R\d\.\d+)", RULES, re.MULTILINE))
    assert {clause for _, clause in shown_rules()} == clauses - NOT_ON_THE_PAGE


def test_the_rules_page_marks_what_was_decided() -> None:
    decided = re.findall(
        r"^- (R\d\.\d+)(?:(?!^- |^## ).)*\*\*decided\*\*", RULES, re.MULTILINE | re.DOTALL
    )
    marked = {clause for kind, clause in shown_rules() if kind == "decided"}
    assert marked == set(decided)


def shown_rules() -> list[tuple[str, str]]:
    return re.findall(r"\b(rule|decided)\('\w+', '(R\d\.\d+)'\)", RULES_PAGE)


def straight(text: str) -> str:
    return text.translate({ord("’"): "'", ord("“"): "'", ord("”"): "'"})


def test_every_export_control_is_told() -> None:
    told = {name for name in Texts("en").messages() if re.match(r"long-control-\d", name)}
    assert told == {f"long-control-{row['date']}-{row['country']}" for row in FACTS.export_controls}
    for row in FACTS.export_controls:
        assert f"long-control-{row['measure']}" in Texts("en").messages()
