"""WebSocket frames (RFC 6455, section 5).

Nearly all messages of clients are one whole text frame, which is decoded here in about a
microsecond. All other frames (fragments, binary and control frames, mistakes) are decoded by the
websockets library.
"""

from typing import NamedTuple

from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

try:
    from websockets.speedups import apply_mask
except ImportError:  # if the library is installed without its C extension
    from websockets.utils import apply_mask

LARGEST_FRAME = 8192  # twice the largest message, so that most that are too large get a Refused
NOT_TEXT, POLICY, FAULT, RESTART = 1007, 1008, 1011, 1012  # why a WebSocket is closed

PING = b"\x89\x00"
NOT_A_MESSAGE = b""  # a binary message, which is always malformed
_TEXT = 0x81  # final, and not a continuation
_MASKED = 0x80
_LENGTH_FOLLOWS = 126  # in two bytes
_LENGTH_IS_LONG = 65536


def text_frame(text: bytes) -> bytes:
    """A whole message, not masked, as servers send them."""
    length = len(text)
    if length < _LENGTH_FOLLOWS:
        return b"%c%c%b" % (_TEXT, length, text)
    if length < _LENGTH_IS_LONG:
        return b"%c\x7e%b%b" % (_TEXT, length.to_bytes(2), text)
    return b"%c\x7f%b%b" % (_TEXT, length.to_bytes(8), text)


def close_frame(code: int) -> bytes:
    return Frame(Opcode.CLOSE, Close(code, "").serialize()).serialize(mask=False)


def frame_end(data: bytes) -> int | None:
    """Where the first frame in `data` ends; None if it is incomplete.

    For a frame that is too large, the end of `data`: the reader refuses it by its header.
    """
    if len(data) < 2:
        return None
    length, head = data[1] & 0x7F, 2
    if length == _LENGTH_FOLLOWS:
        length, head = int.from_bytes(data[2:4]), 4
    elif length > _LENGTH_FOLLOWS:
        length, head = int.from_bytes(data[2:10]), 10
    if len(data) < head:
        return None
    if length > LARGEST_FRAME:
        return len(data)
    end = head + (4 if data[1] & _MASKED else 0) + length
    return end if end <= len(data) else None


def whole_text(data: bytes) -> bytes | None:
    """The text, if `data` is one whole frame of text from a client; else None."""
    if len(data) < 6 or data[0] != _TEXT:
        return None
    length, begin = data[1] - _MASKED, 2
    if length == _LENGTH_FOLLOWS and len(data) > 8:
        length, begin = int.from_bytes(data[2:4]), 4
        if length < _LENGTH_FOLLOWS:
            return None
    elif length >= _LENGTH_FOLLOWS:
        return None
    if length > LARGEST_FRAME or len(data) != begin + 4 + length:
        return None
    text = apply_mask(data[begin + 4 :], data[begin : begin + 4])
    return text if text.isascii() or _is_utf8(text) else None


class Read(NamedTuple):
    message: bytes | None  # if this frame completes one
    answer: bytes  # to be sent at once
    is_over: bool  # after the answer


class FrameReader:
    """Decodes any frame."""

    def __init__(self) -> None:
        self._protocol = Protocol(Side.SERVER, max_size=LARGEST_FRAME)
        self._fragments: list[bytes] | None = None
        self._is_text = False

    @property
    def is_between_messages(self) -> bool:
        """Whether a new reader could read the next frame."""
        return self._fragments is None

    def read(self, frame: bytes) -> Read:
        """`frame` is one frame, as `frame_end` found it."""
        protocol, message = self._protocol, None
        protocol.receive_data(frame)
        for event in protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (
                Opcode.TEXT,
                Opcode.BINARY,
                Opcode.CONT,
            ):
                message = self._take(event)
        is_over = protocol.close_sent is not None or protocol.parser_exc is not None
        return Read(message, b"".join(protocol.data_to_send()), is_over)

    def _take(self, frame: Frame) -> bytes | None:
        if self._fragments is None:
            self._fragments = []
            self._is_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if not frame.fin:
            return None
        whole, self._fragments = b"".join(self._fragments), None
        if not self._is_text:
            return NOT_A_MESSAGE
        if not _is_utf8(whole):
            self._protocol.fail(NOT_TEXT)
            return None
        return whole


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
