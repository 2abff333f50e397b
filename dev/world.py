"""Write the standard board as JSON, for web/build/world.ts.

`map` has the shapes, `board` what a match needs, and `atlas` the facts that only the learning
pages show.
"""

import json
import sys
from typing import Any

from rawsiko.content.countries import alpha_2
from rawsiko.content.export import export_content
from rawsiko.content.facts import Facts, Row, facts_folder
from rawsiko.content.files.board_map import MAP_FILE
from rawsiko.content.load import standard_content, standard_folder

NOT_DRAWN = ("inputs", "borders", "cartouche", "key")
ATLAS = ("placements",)
MATERIAL_COLUMNS = (
    *("kind", "EU_critical_2023", "EU_strategic_2023"),
    *("China_share_percent", "China_share_stage", "China_share_source"),
    *("supply_risk_2023", "supply_risk_source", "EoL_RIR_percent", "EoL_RIR_year"),
    *("EoL_RIR_source", "source_keys"),
)
SOURCE_COLUMNS = ("title", "publisher", "year", "url", "reliability")


def main() -> None:
    exported = export_content(standard_content(), standard_folder())
    parts = {
        "map": drawn_map(),
        "board": {key: value for key, value in exported.items() if key not in ATLAS},
        "atlas": {**{key: exported[key] for key in ATLAS}, **facts()},
    }
    json.dump(parts, sys.stdout, ensure_ascii=False, separators=(",", ":"))


def drawn_map() -> dict[str, Any]:
    """The map, without the parts that only the printed board and the checks need."""
    text = (standard_folder() / MAP_FILE).read_text(encoding="utf-8")
    return {key: value for key, value in json.loads(text).items() if key not in NOT_DRAWN}


def facts() -> dict[str, Any]:
    """Facts about the board's Materials and Applications, with their sources."""
    content = standard_content()
    tables = Facts(facts_folder(standard_folder()))
    materials = {name: tables.materials[name] for name in content.materials}
    applications = {name: tables.applications[name] for name in content.applications}
    links = [row for (name, _), row in tables.links.items() if name in applications]
    return {
        "materials": {name: _columns(row, MATERIAL_COLUMNS) for name, row in materials.items()},
        "producers": [
            {
                "material": figure.material,
                "country": figure.country,
                "stage": figure.stage,
                "share": figure.share,
                "year": figure.year,
                "source": figure.source,
            }
            for figure in sorted(tables.figures, key=lambda one: (one.material, -one.share))
            if figure.material in materials
        ],
        "applications": {
            name: {"source_keys": row["source_keys"]} for name, row in applications.items()
        },
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
        # Browsers know country names by their two-letter codes.
        "countries": {
            figure.country: alpha_2(figure.country)
            for figure in sorted(tables.figures, key=lambda one: one.country)
            if figure.material in materials
        },
        "sources": {key: _columns(row, SOURCE_COLUMNS) for key, row in tables.sources.items()},
    }


def _columns(row: Row, names: tuple[str, ...]) -> dict[str, str]:
    return {name: row[name] for name in names if row[name]}


if __name__ == "__main__":
    main()
