"""One client at the other end: who it speaks for, and what waits to be sent to it."""

from collections.abc import Callable

from rawsiko.engine.ids import PlayerId

MOST_WAITING = 64  # messages; a reader who falls further behind is cut off and comes back


class Conversation:
    """A transport may take messages by `deliver` as they come. Else it reads `take` and is told by
    `wake` that there is something to read."""

    __slots__ = ("_waiting", "deliver", "is_cut", "is_host", "seats", "viewer", "wake")

    def __init__(
        self, seats: tuple[PlayerId, ...], viewer: PlayerId | None, *, is_host: bool
    ) -> None:
        self.seats = seats  # those that the client's tokens hold
        self.viewer = viewer  # whose eyes are on the screen: never two at once
        self.is_host = is_host
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
        """Whether a reader has something to read, be it only that this is the end."""
        return bool(self._waiting) or self.is_cut

    def has_unsent(self) -> bool:
        return bool(self._waiting)

    def take(self) -> list[bytes]:
        """Everything that waits, in order."""
        messages, self._waiting = self._waiting, []
        return messages

    def hand_over(self, write: Callable[[bytes], bool]) -> bool:
        """Give what waits to `write`, in order, for as long as it takes it. Whether all is gone."""
        while self._waiting:
            if not write(self._waiting[0]):
                return False
            del self._waiting[0]
        return True

    def cut(self) -> None:
        self.is_cut = True
        self.wake()


def _nobody(_message: bytes = b"") -> bool:
    """Before a transport listens."""
    return False
