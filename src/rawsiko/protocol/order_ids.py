"""Reads the id of an Order that can't be decoded, so that its refusal can name it."""

import msgspec

from rawsiko.protocol.commands import CommandId


class _WithId(msgspec.Struct):
    id: CommandId | None = None


_DECODER = msgspec.json.Decoder(_WithId)


def order_id_in(body: bytes) -> CommandId | None:
    """None if the message isn't a JSON object with a well-formed `id`."""
    try:
        return _DECODER.decode(body).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
