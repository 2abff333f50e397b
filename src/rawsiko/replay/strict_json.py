"""Parses one line of a replay as strict JSON: anything ambiguous is refused.

Accepts RFC 8259 without duplicate keys, lone surrogates and unbounded values. White space around
the object is allowed, so a line may end in CR LF.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, cast

LONGEST_LINE = 1 << 20  # bytes, the line feed included: many times what the longest line needs
DEEPEST = 100  # nested objects and lists; Python's own limit varies

JsonObject = dict[str, object]


class Malformed(Exception):
    """Not a line of a replay: a code that clients translate, and the key that it is about."""

    def __init__(self, code: str, key: str = "") -> None:
        super().__init__(f"{code} {key}".rstrip())
        self.code = code
        self.key = key


def parse(line: bytes) -> JsonObject:
    """The object on the line. Raises Malformed, and nothing else."""
    if len(line) > LONGEST_LINE:
        raise Malformed("line_too_long")
    try:
        text = line.decode("utf-8")
        value: object = _DECODER.decode(text)
        if text.count("[") + text.count("{") > DEEPEST:
            _refuse_deep_nesting(value)
        if "\\u" in text:
            _refuse_lone_surrogates(value)
    except UnicodeDecodeError:
        raise Malformed("not_utf8") from None
    except json.JSONDecodeError:
        raise Malformed("not_json") from None
    except RecursionError:
        raise Malformed("nested_too_deep") from None
    except ValueError:  # Python's own bound on the digits of a whole number
        raise Malformed("number_too_long") from None
    if type(value) is not dict:
        raise Malformed("not_an_object")
    return cast("JsonObject", value)


def text_in(table: JsonObject, key: str) -> str:
    return _value(table, key, str)


def number_in(table: JsonObject, key: str) -> int:
    return _value(table, key, int)


def flag_in(table: JsonObject, key: str) -> bool:
    return _value(table, key, bool)


def object_in(table: JsonObject, key: str) -> JsonObject:
    return _value(table, key, dict)


def texts_in(table: JsonObject, key: str) -> list[str]:
    return _list(table, key, str)


def numbers_in(table: JsonObject, key: str) -> list[int]:
    return _list(table, key, int)


def objects_in(table: JsonObject, key: str) -> list[JsonObject]:
    return _list(table, key, dict)


def _list(table: JsonObject, key: str, kind: type[object]) -> Any:
    values = _value(table, key, list)
    if any(type(value) is not kind for value in values):
        raise Malformed("wrong_type", key)
    return values


def _value(table: JsonObject, key: str, kind: type[object]) -> Any:
    """Of exactly this type: True is an int in Python, and 1.0 is not 1 in this format."""
    if key not in table:
        raise Malformed("missing_key", key)
    if type(table[key]) is not kind:
        raise Malformed("wrong_type", key)
    return table[key]


def _object_without_doubled_keys(pairs: Sequence[tuple[str, object]]) -> JsonObject:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise Malformed("key_twice", next(key for key in keys if keys.count(key) > 1))
    return table


def _refuse_constant(_name: str) -> NoReturn:
    raise Malformed("not_json")  # NaN and Infinity, which Python would accept


def _refuse_deep_nesting(value: object) -> None:
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise Malformed("nested_too_deep")


def _inside(value: object) -> Iterable[object]:
    """The objects and lists directly within one of them."""
    inner: Iterable[object] = ()
    if isinstance(value, dict):
        inner = cast("JsonObject", value).values()
    elif isinstance(value, list):
        inner = cast("list[object]", value)
    return (item for item in inner if type(item) in (dict, list))


def _refuse_lone_surrogates(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Malformed("lone_surrogate") from None


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object_without_doubled_keys, parse_constant=_refuse_constant
)
