"""Content folders for tests: copies with something changed."""

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from rawsiko.texts.data import data_folder

TINY = Path(__file__).parent / "tiny"
WORLD = data_folder("content") / "world"

Files = dict[str, dict[str, Any]]  # file, without its ending: what it says
Change = Callable[[Files], object]


def changed_copy(folder: Path, target: Path, change: Change) -> Path:
    """Copy a content folder and change what its TOML files, or its map, say."""
    shutil.copytree(folder, target, dirs_exist_ok=True)
    files: Files = {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in target.glob("*.toml")
        if path.name != "map.toml"
    }
    if (target / "map.json").exists():
        files["map"] = json.loads((target / "map.json").read_bytes())
    change(files)
    for name, says in files.items():
        if name == "map":
            (target / "map.json").write_text(json.dumps(says), encoding="utf-8")
        else:
            (target / f"{name}.toml").write_text(toml_text(says), encoding="utf-8")
    return target


def toml_text(says: dict[str, Any]) -> str:
    """TOML with every inner table written inline: all that content files need."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in says.items())


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(_value, cast('list[object]', value)))}]"
        case dict():
            items = cast("dict[str, object]", value).items()
            return f"{{{', '.join(f'{_key(key)} = {_value(inner)}' for key, inner in items)}}}"
        case _:
            raise TypeError(value)


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)
