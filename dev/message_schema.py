"""The JSON Schema of every message, made from the types in src/rawsiko/protocol.

Descriptions are docstrings: those of classes, and string literals below fields, enum members and
id types, which only the source shows.
"""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from rawsiko.debrief.debrief import Debrief
from rawsiko.debrief.pupils import PupilPage
from rawsiko.engine.actions import Action, Refusal
from rawsiko.engine.events import Event
from rawsiko.engine.state import Phase
from rawsiko.protocol.class_commands import ClassCommand
from rawsiko.protocol.commands import Command
from rawsiko.protocol.messages import PROTOCOL_VERSION, Change, ClientMessage, ServerMessage
from rawsiko.protocol.phrases import PHRASES
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.reports import MatchReport

Schema = dict[str, Any]

UNIONS: Mapping[str, tuple[Any, str]] = {
    "ClientMessage": (ClientMessage, "A message from a client."),
    "ServerMessage": (ServerMessage, "A message from the server."),
    "Command": (Command, "What an Order asks for."),
    "ClassCommand": (ClassCommand, "What a ClassOrder asks for."),
    "Change": (Change, "What a Told tells."),
    "Action": (Action, "An action of the match."),
    "Event": (Event, "What an action led to."),
    "Phase": (Phase, "A phase of the match."),
}
OVER_HTTP = (MatchReport, Debrief, PupilPage)  # answers to requests
# Fields that are plain strings to Python, because a newer server may send what a client doesn't
# know yet.
CODES = {("Refused", "code"), ("Goodbye", "code")}
PHRASE_IDS = {("Say", "phrase"), ("Spoken", "phrase")}

DESCRIPTION = (
    "All messages between a RAWsiko client and its table or class, over WebSocket or HTTP "
    "long-polling. A "
    "client sends #/$defs/ClientMessage and receives #/$defs/ServerMessage. A missing key and one "
    "with its default mean the same. Ignore unknown keys in what the server sends. The HTTP "
    "requests are described by OpenAPI, at /api/schema/openapi.json; types with one name are one "
    "type. docs/protocol.md explains how the messages belong together."
)


class NoDescription(Exception):
    """A type, field or enum member has no docstring."""


def message_schema() -> Schema:
    """JSON Schema 2020-12. Raises NoDescription."""
    roots = [*OVER_HTTP, *(union for union, _ in UNIONS.values())]
    made, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    unions = made[len(OVER_HTTP) :]
    references = [
        (_plain(union), {"$ref": f"#/$defs/{name}"})
        for name, union in zip(UNIONS, unions, strict=True)
    ]
    definitions = {name: _with_references(_plain(part), references) for name, part in parts.items()}
    for kind in _classes_in(roots):
        _describe(definitions[kind.__name__], kind)
    for kind in _without_tag():
        definitions[kind.__name__]["required"].remove("type")
    for name, field in CODES:
        _point(definitions[name]["properties"][field], "RefusalCode")
    for name, field in PHRASE_IDS:
        _point(definitions[name]["properties"][field], "PhraseId")
    for name, union in zip(UNIONS, unions, strict=True):
        definitions[name] = {"title": name, "description": UNIONS[name][1], **_plain(union)}
    definitions["RefusalCode"] = _refusal_codes()
    definitions["PhraseId"] = _phrase_ids()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:rawsiko:messages:{PROTOCOL_VERSION}",
        "title": "RAWsiko messages",
        "description": DESCRIPTION,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def _plain(part: Any) -> Any:
    """Without OpenAPI's `discriminator`: each type's tag already tells it from the others."""
    if isinstance(part, list):
        return [_plain(one) for one in part]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(part, dict):
        return {key: _plain(value) for key, value in part.items() if key != "discriminator"}  # pyright: ignore[reportUnknownVariableType]
    return part


def _with_references(part: Any, references: Sequence[tuple[Schema, Schema]]) -> Any:
    """Replace named unions with references to them."""
    for union, reference in references:
        if part == union:
            return dict(reference)
    if isinstance(part, list):
        return [_with_references(one, references) for one in part]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(part, dict):
        return {key: _with_references(value, references) for key, value in part.items()}  # pyright: ignore[reportUnknownVariableType]
    return part


def _point(field: Schema, name: str) -> None:
    """Let a field of strings refer to the definition of its values; null stays possible."""
    field.pop("type", None)
    field.pop("pattern", None)
    if "anyOf" in field:
        field["anyOf"] = [{"$ref": f"#/$defs/{name}"}, {"type": "null"}]
    else:
        field["$ref"] = f"#/$defs/{name}"


# What the docstrings say.


def _describe(definition: Schema, kind: type[Any]) -> None:
    definition["description"] = _one_line(kind.__doc__, kind.__name__)
    if issubclass(kind, Enum):
        definition.update(_described_enum({one.value: _member_words(one) for one in kind}))
    else:
        _describe_fields(definition, kind)


def _describe_fields(definition: Schema, kind: type[Any]) -> None:
    hints = get_type_hints(kind)
    for name, field in definition["properties"].items():
        if name in hints:  # all but the tag
            words = _words_below(kind).get(name) or _words_of_id(hints[name])
            field["description"] = _one_line(words, f"{kind.__name__}.{name}")


def _refusal_codes() -> Schema:
    of_tables = {one.value: _member_words(one) for one in TableRefusal}
    of_rules = {one.code: f"{_member_words(one)} ({one.clause})" for one in Refusal}
    return {
        "title": "RefusalCode",
        "description": "Why something was refused. Codes with a clause are refusals by the rules; "
        "the others are refusals by the table or the server.",
        **_described_enum(of_tables | of_rules),
    }


def _phrase_ids() -> Schema:
    return {
        "title": "PhraseId",
        "description": "A preset chat phrase. Its text is the message `phrase-<id>` in `locales/`.",
        **_described_enum(
            {
                phrase: f"Arguments: {', '.join(kinds)}." if kinds else "No arguments."
                for phrase, kinds in PHRASES.items()
            }
        ),
    }


def _described_enum(values: Mapping[str, str]) -> Schema:
    """`enum` for programs, `oneOf` for readers: the same values twice."""
    return {
        "enum": list(values),
        "oneOf": [{"const": value, "description": words} for value, words in values.items()],
    }


def _member_words(member: Enum) -> str:
    kind = type(member)
    return _one_line(_words_below(kind).get(member.name), f"{kind.__name__}.{member.name}")


def _words_of_id(hint: Any) -> str | None:
    """The docstring of the id type in a field such as `player: PlayerId | None`."""
    for one in get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,):
        if isinstance(one, NewType):
            return _words_in(one.__module__)[""].get(one.__name__)
    return None


def _one_line(words: str | None, where: str) -> str:
    if not words:
        raise NoDescription(f"{where} has no docstring")
    return " ".join(words.split())


def _words_below(kind: type) -> Mapping[str, str]:
    return _words_in(kind.__module__)[kind.__name__]


@cache
def _words_in(module: str) -> Mapping[str, Mapping[str, str]]:
    """By class, the string literals below its names; "" is the module itself."""
    tree = ast.parse(inspect.getsource(__import__(module, fromlist=["_"])))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {
        "": dict(_pairs(tree.body)),
        **{node.name: dict(_pairs(node.body)) for node in classes},
    }


def _pairs(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(words))),
            ):
                yield name, words
            case _:
                pass


# Which classes the messages are made of.


def _without_tag() -> list[type]:
    """Structs from a client that have no alternative: msgspec reads them without a tag."""
    alternatives = {one for union, _ in UNIONS.values() for one in get_args(union)}
    sent = _classes_in([ClientMessage])
    return [one for one in sent if issubclass(one, msgspec.Struct) and one not in alternatives]


def _classes_in(roots: Sequence[Any]) -> list[type]:
    found: dict[type, None] = {}
    for info in msgspec.inspect.multi_type_info(roots):
        _collect(info, found)
    return list(found)


def _collect(info: msgspec.inspect.Type, found: dict[type, None]) -> None:
    match info:
        case msgspec.inspect.StructType():
            if info.cls not in found:
                found[info.cls] = None
                for field in info.fields:
                    _collect(field.type, found)
        case msgspec.inspect.EnumType():
            found[info.cls] = None
        case msgspec.inspect.UnionType():
            for one in info.types:
                _collect(one, found)
        case msgspec.inspect.VarTupleType():
            _collect(info.item_type, found)
        case msgspec.inspect.TupleType():
            for one in info.item_types:
                _collect(one, found)
        case msgspec.inspect.DictType():
            _collect(info.value_type, found)
        case _:
            pass
