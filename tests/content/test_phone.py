"""The phone that the start page takes apart."""

import tomllib

from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import standard_content, standard_folder


def test_every_material_in_the_phone_has_evidence() -> None:
    folder = standard_folder()
    parts = tomllib.loads((folder / "phone.toml").read_text("utf-8"))["parts"]
    tables = Facts(facts_folder(folder))
    linked = {material for product, material in tables.links if product == "smartphones"}
    known = linked | {tables.materials[material]["group_id"] for material in linked}
    assert {part["material"] for part in parts} <= known & standard_content().materials.keys()
