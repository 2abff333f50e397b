"""How messages lie in the bytes of a WebSocket (RFC 6455, section 5).

Nearly all that clients send arrives as one whole frame, which is read here in a moment. Whatever is
not that (fragments, several frames, parts of one, control frames, mistakes) is for the websockets
library, which knows all the rules.
"""

from typing import NamedTuple

from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

LARGEST_FRAME = 8192  # what is larger than a message may be is refused in words up to here
NOT_TEXT, POLICY, FAULT, RESTART = 1007, 1008, 1011, 1012  # why a WebSocket is closed

PING = b"\x89\x00"
_TEXT = 0x81  # final, and not the continuation of anything
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
    messages: list[bytes]
    answer: bytes  # to be sent at once
    is_over: bool  # after the answer


class FrameReader:
    """Reads whatever comes."""

    def __init__(self) -> None:
        self._protocol = Protocol(Side.SERVER, max_size=LARGEST_FRAME)
        self._parts: list[bytes] = []  # of a message that is not whole yet
        self._is_text = False
        self._unread = 0  # bytes of a frame that is not whole yet

    @property
    def is_at_rest(self) -> bool:
        """Between two messages: what comes next is a new one."""
        return self._unread == 0 and not self._parts

    def read(self, data: bytes) -> Read:
        protocol = self._protocol
        protocol.receive_data(data)
        self._unread += len(data)
        messages: list[bytes] = []
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._unread -= _size_on_the_wire(event)
                if not self._take(event, messages):
                    protocol.fail(NOT_TEXT)
        is_over = protocol.close_sent is not None or protocol.parser_exc is not None
        return Read(messages, b"".join(protocol.data_to_send()), is_over)

    def _take(self, frame: Frame, messages: list[bytes]) -> bool:
        """False for a text that is none."""
        if frame.opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            return True  # the library has answered
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return True
        whole = b"".join(self._parts)
        self._parts.clear()
        if self._is_text and not _is_utf8(whole):
            return False
        messages.append(whole)
        return True


def _size_on_the_wire(frame: Frame) -> int:
    """Of a frame with a mask; where more bytes than needed tell the length, that is never made up
    for, and the reader never at rest again."""
    length = len(frame.data)
    if length < _LENGTH_FOLLOWS:
        return 6 + length
    return (8 if length < _LENGTH_IS_LONG else 14) + length


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
