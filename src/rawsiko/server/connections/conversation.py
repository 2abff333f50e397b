"""One client's conversation with a table: its seat or role, and its outgoing queue."""

from collections.abc import Callable

from rawsiko.engine.ids import PlayerId
from rawsiko.server.rate_limits import Bucket
from rawsiko.server.tables.live_table import LiveTable

MOST_WAITING = 64  # messages; a client that falls further behind is cut off and reconnects


class Conversation:
    """A transport takes messages as they come by setting `deliver`. Otherwise it is woken by `wake`
    and reads them with `take`."""

    __slots__ = (
        "_waiting",
        "deliver",
        "is_busy",
        "is_cut",
        "is_host",
        "live",
        "rate",
        "refused_in_a_row",
        "seats",
        "viewer",
        "wake",
    )

    def __init__(
        self,
        live: LiveTable,
        seats: tuple[PlayerId, ...],
        viewer: PlayerId | None,
        *,
        is_host: bool,
        rate: Bucket,
    ) -> None:
        self.live = live
        self.seats = seats  # that the client's tokens hold
        self.viewer = viewer  # whose view is on the screen
        self.is_host = is_host
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


def _nobody(_message: bytes = b"") -> bool:
    """Until a transport is attached."""
    return False
