"""Write the standard board as JSON, for web/build/world.ts.

`boards` has what the server sends of it, by language, `atlas` the facts that only the learning
pages show, `questions` what a class is asked before and after a lesson, and `puzzles` the positions
of content/puzzles.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dev.puzzles import decode, puzzle_files, shown
from rawsiko.content.countries import alpha_2
from rawsiko.content.export import export_content
from rawsiko.content.facts import (
    CHINA,
    CRITICAL_FROM,
    GENERAL_KNOWLEDGE,
    METHOD_SINCE,
    STAGES,
    Facts,
    Figure,
    Row,
    facts_folder,
)
from rawsiko.content.files.evidence import all_members, read_members
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.content.served.packing import pack
from rawsiko.content.waiting import Question, read_beyond, waiting_questions
from rawsiko.debrief.china_closed import EU_GOALS, EU_SOURCE
from rawsiko.lesson.questions import ITEMS
from rawsiko.texts.fluent import LANGUAGES

ATLAS = ("placements",)
MATERIAL_COLUMNS = (
    *("symbol", "EU_critical", "EU_strategic", "EU_list_source"),
    *("EoL_RIR_percent", "EoL_RIR_year", "EoL_RIR_source"),
)
SOURCE_COLUMNS = ("title", "publisher", "year", "url", "reliability")
# No country of ISO 3166, but exports are limited by its law too.
EUROPEAN_UNION = {"EU": "EU"}


def main() -> None:
    exported = export_content(standard_content(), standard_folder())
    board = pack(standard_folder())
    parts = {
        "boards": {language: board.in_language(language).decode() for language in LANGUAGES},
        "questions": questions(),
        "puzzles": puzzles(),
        "atlas": {**{key: exported[key] for key in ATLAS}, **facts()},
    }
    json.dump(parts, sys.stdout, ensure_ascii=False, separators=(",", ":"))


def puzzles() -> list[dict[str, Any]]:
    files = (file.read_bytes().splitlines(keepends=True) for file in puzzle_files())
    return [shown(*decode(lines)) for lines in files]


def questions() -> list[dict[str, Any]]:
    """Without the right answers: pupils' devices get this."""
    columns = ("id", "kind", "options", "is_ordered")
    return [{column: getattr(item, column) for column in columns} for item in ITEMS]


def facts() -> dict[str, Any]:
    """Facts about the board's Materials and Applications, with their sources."""
    content = standard_content()
    folder = facts_folder(standard_folder())
    tables = Facts(folder)
    names = [name for name in tables.materials if name in tables.members(tuple(content.materials))]
    links = [row for (name, _), row in tables.links.items() if name in content.applications]
    supply = [row for row in tables.eu_supply if row["material_id"] in names]
    return {
        "materials": {name: _columns(tables.materials[name], MATERIAL_COLUMNS) for name in names},
        # The newest list of producers for mining and for refining, the largest first.
        "producers": [
            _figure(figure)
            for name in names
            for stage in STAGES
            for figure in tables.ranking(name, stage)
        ],
        # China's newest shares, the larger first, and all that are older.
        "china": {name: [_figure(one) for one in tables.newest(name, CHINA)] for name in names},
        "china_before": [
            _figure(figure)
            for figure in sorted(tables.figures, key=lambda one: (one.material, one.year))
            if figure.material in names and figure.country == CHINA and figure.stage in STAGES
        ],
        "links": [
            {
                "application": row["application_id"],
                "material": row["material_id"],
                "role": row["role"],
                "source_keys": row["source_keys"],
            }
            for row in links
        ],
        # Which Material of the board an element counts as, for example light rare earths.
        "groups": {
            name: row["group_id"] for name, row in tables.materials.items() if row["group_id"]
        },
        "criticality": [
            {
                "material": row["material_id"],
                "year": int(row["year"]),
                "risk": float(row["supply_risk"]),
                "importance": float(row["economic_importance"]),
                "source": row["source_key"],
            }
            for row in tables.criticality
            if row["material_id"] in names
        ],
        "critical_from": CRITICAL_FROM,
        "method_since": METHOD_SINCE,
        "supply": [
            {
                "material": row["material_id"],
                "stage": row["stage"],
                "country": row["country"],
                "share": float(row["share_percent"]),
                "source": row["source_key"],
            }
            for row in sorted(supply, key=lambda row: -float(row["share_percent"]))
        ],
        "controls": [
            {
                "date": row["date"],
                "country": row["country"],
                "measure": row["measure"],
                "materials": _split(row["materials"]),
                "sources": _split(row["source_key"]),
            }
            for row in tables.export_controls
        ],
        # What a pupil may be asked while others play, by Material.
        "waiting": _waiting(waiting_questions(content, tables, read_beyond(folder))),
        "goals": {"percent": EU_GOALS, "source": EU_SOURCE},
        "stories": {
            f"{topic}-{name}": _split(row["source_key"])
            for (name, topic), row in tables.stories.items()
        },
        "countries": _countries(tables),
        "sources": {
            key: _columns(row, SOURCE_COLUMNS)
            for key, row in tables.sources.items()
            if key != GENERAL_KNOWLEDGE
        },
    }


def _waiting(questions: Iterable[Question]) -> dict[str, list[dict[str, Any]]]:
    """By Material."""
    by_material: dict[str, list[dict[str, Any]]] = {}
    for one in questions:
        row = {"kind": one.kind, "about": one.about, "answers": one.answers}
        by_material.setdefault(one.material, []).append(row)
    return by_material


def _figure(figure: Figure) -> dict[str, str | float]:
    return {
        "material": figure.material,
        "country": figure.country,
        "stage": figure.stage,
        "share": figure.share,
        "year": figure.year,
        "source": figure.source,
    }


def _countries(tables: Facts) -> dict[str, str]:
    """Browsers know country names by their two-letter codes."""
    members = read_members(standard_folder(), [])
    listed: Iterable[str] = (
        *(member.country for member in all_members(members)),
        *(figure.country for figure in tables.figures),
        *(row["country"] for row in (*tables.eu_supply, *tables.export_controls)),
    )
    codes = sorted({*listed} - EUROPEAN_UNION.keys())
    return {**{country: alpha_2(country) for country in codes}, **EUROPEAN_UNION}


def _split(keys: str) -> list[str]:
    return [key for key in keys.split(";") if key]


def _columns(row: Row, names: tuple[str, ...]) -> dict[str, str]:
    return {name: row[name] for name in names if row[name]}


if __name__ == "__main__":
    main()
