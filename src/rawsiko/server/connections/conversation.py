"""One client's conversation with a table or class: its seat or role, and its outgoing queue."""

from abc import abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.class_views import ClassRole, ClassView, MemberId
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.rate_limits import Bucket
from rawsiko.server.tables.live_table import LiveTable

MOST_WAITING = 64  # messages; a client that falls further behind is cut off and reconnects


class Channel:
    """Outgoing messages. A transport sets `deliver` to get them as they come, or `wake` to be told
    that it can read them with `take`."""

    def __init__(self, rate: Bucket) -> None:
        self.rate = rate  # of its messages; the windows of a seat share one
        self.refused_in_a_row = 0  # messages, for their rate
        self.is_busy = False  # with a command that should be finished before the server stops
        self.is_cut = False  # too slow, or ended by the server
        self.deliver: Callable[[bytes], bool] = _nobody
        self.wake: Callable[[], object] = _nobody
        self._waiting: list[bytes] = []

    def put(self, message: bytes) -> None:
        if self.is_cut or (not self._waiting and self.deliver(message)):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.cut()
            return
        self._waiting.append(message)
        self.wake()

    def has_news(self) -> bool:
        """Whether a reader has something to read; the end counts."""
        return bool(self._waiting) or self.is_cut

    def has_unsent(self) -> bool:
        return bool(self._waiting)

    def take(self) -> list[bytes]:
        """Everything that waits, in order."""
        messages, self._waiting = self._waiting, []
        return messages

    def hand_over(self, write: Callable[[bytes], bool]) -> bool:
        """Pass what waits to `write`, in order, until it returns False. Whether all is gone."""
        while self._waiting:
            if not write(self._waiting[0]):
                return False
            del self._waiting[0]
        return True

    def cut(self) -> None:
        self.is_cut = True
        self.wake()


class Conversation(Channel):
    """With a table."""

    def __init__(
        self,
        live: LiveTable,
        seats: tuple[PlayerId, ...],
        viewer: PlayerId | None,
        *,
        is_host: bool,
        rate: Bucket,
    ) -> None:
        super().__init__(rate)
        self.live = live
        self.seats = seats  # that the client's tokens hold
        self.viewer = viewer  # whose view is on the screen
        self.is_host = is_host


class ClassConversation(Channel):
    """With a class."""

    def __init__(
        self, live: LiveClass, role: ClassRole, member: MemberId | None, rate: Bucket
    ) -> None:
        super().__init__(rate)
        self.live = live
        self.role = role
        self.member = member  # whom it speaks for
        self.told: ClassView | None = None  # the view that it was sent last


class RelayedConversation(Channel):
    """With a table or class of any process (`server/cluster/remote_conversations.py`)."""

    @abstractmethod
    def say(self, body: bytes) -> Coroutine[Any, Any, None] | None:
        """Pass a client's message on. What is returned waits until it was handled."""

    @abstractmethod
    def close(self) -> None:
        """The client is gone."""


AnyConversation = Conversation | ClassConversation  # with a table or class of this process
ClientConversation = AnyConversation | RelayedConversation


def _nobody(_message: bytes = b"") -> bool:
    """Until a transport is attached."""
    return False
