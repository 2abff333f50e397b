"""docs/protocol.schema.json as another client would use it: nothing here imports rawsiko."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs

Json = dict[str, Any]

FILE = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
SCHEMA: Json = json.loads(FILE.read_text(encoding="utf-8"))
DEFINITIONS: Json = SCHEMA["$defs"]


class Checker:
    """Checks values against one definition: of the schema, or of `openapi` where it is given."""

    def __init__(self, name: str, openapi: Json | None = None) -> None:
        self._validator = jsonschema_rs.Draft202012Validator(
            {"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS}
            if openapi is None
            else {"$ref": f"#/components/schemas/{name}", "components": openapi["components"]}
        )

    def accepts(self, value: object) -> bool:
        return self._validator.is_valid(value)

    def check(self, value: object) -> None:
        """Raises ValidationError, which says where the value is wrong."""
        self._validator.validate(value)


def alternatives(union: str) -> list[str]:
    """The names of the types in a union such as `Event`."""
    return [option["$ref"].removeprefix("#/$defs/") for option in DEFINITIONS[union]["anyOf"]]


def largest(name: str) -> Json:
    """An example of a definition with every key."""
    return _example(DEFINITIONS[name])


def smallest(name: str) -> Json:
    """An example of a definition with the required keys alone."""
    required = DEFINITIONS[name].get("required", ())
    return {key: value for key, value in largest(name).items() if key in required}


def _example(part: Json) -> Any:
    if "$ref" in part:
        return _example(DEFINITIONS[part["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in part:
        return _example(part["anyOf"][0])
    if "enum" in part:
        return part["enum"][0]
    match part["type"]:
        case "object" if "properties" in part:
            return {key: _example(value) for key, value in part["properties"].items()}
        case "object":
            return {"p1": _example(part["additionalProperties"])}
        case "array" if "prefixItems" in part:
            return [_example(item) for item in part["prefixItems"]]
        case "array":
            return [_example(part["items"])]
        case "string":
            pattern = part.get("pattern", "")
            if pattern.startswith("^m"):  # a member of a class
                return "m1"
            digits = next((size for size in (64, 4) if f"{{{size}}}" in pattern), 32)
            return "0" * digits if part.keys() & {"pattern", "minLength"} else "p1"
        case "integer" | "number":
            return part.get("minimum", 1)
        case "boolean":
            return True
        case "null":
            return None
        case other:
            raise AssertionError(other)


WRONG: list[Any] = [None, True, 7, -1, 2**60, "7", [], {}]


def spoiled(name: str) -> Iterator[tuple[str, Json]]:
    """The largest example with one thing wrong in it, for each of its keys; and what is wrong."""
    whole = largest(name)
    properties: Json = DEFINITIONS[name]["properties"]
    for key in whole:
        yield f"no {key}", {other: value for other, value in whole.items() if other != key}
        for wrong in WRONG:
            if type(wrong) is not type(whole[key]) or _is_out_of_range(wrong, properties[key]):
                yield f"{key} {wrong!r}", {**whole, key: wrong}


def _is_out_of_range(value: object, part: Json) -> bool:
    return type(value) is int and not part.get("minimum", value) <= value <= part.get(
        "maximum", value
    )
