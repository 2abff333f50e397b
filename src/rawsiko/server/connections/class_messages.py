"""Handles the messages of a conversation with a class."""

from collections.abc import Coroutine
from typing import Any

from rawsiko.protocol import messages
from rawsiko.protocol.class_messages import ClassOrder
from rawsiko.protocol.class_views import ClassRole
from rawsiko.protocol.messages import Refused
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import ClassConversation
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.outbound import reply


def handle_for_class(
    admission: Admission, conversation: ClassConversation, message: messages.ClientMessage
) -> Coroutine[Any, Any, None] | None:
    """Answer it, or return what is left to do."""
    match message:
        case messages.Ping():
            reply(conversation, messages.Pong(message.number, conversation.live.school.seq))
        case messages.LookAs():  # asks for a Snapshot
            conversation.put(conversation.live.snapshot_for(conversation))
        case ClassOrder():
            return _carry_out(admission, conversation, message)
        case messages.Order():
            reply(conversation, Refused(message.id, TableRefusal.MALFORMED))
        case messages.Hello():
            reply(conversation, Refused(None, TableRefusal.MALFORMED))
    return None


async def _carry_out(
    admission: Admission, conversation: ClassConversation, order: ClassOrder
) -> None:
    conversation.is_busy = True
    try:
        reply(conversation, await _order(admission, conversation, order))
    finally:
        conversation.is_busy = False


async def _order(
    admission: Admission, conversation: ClassConversation, order: ClassOrder
) -> messages.Applied | Refused:
    if admission.is_stopping:
        return Refused(order.id, TableRefusal.TRY_AGAIN)
    if conversation.role is not ClassRole.HOST:
        return Refused(order.id, TableRefusal.NOT_CLASS_HOST)
    run: ClassRun | None = admission.classes.runs.get(conversation.live.school.id)
    if run is None:
        return Refused(order.id, TableRefusal.TRY_AGAIN)
    try:
        return await admission.classes.order(run, order.id, order.command)
    except StorageError:
        return Refused(order.id, TableRefusal.CANNOT_SAVE)
