"""WebSocket frames are decoded correctly however the network splits them."""

from random import Random

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

from rawsiko.server.connections import frames
from rawsiko.server.connections.frames import (
    LARGEST_FRAME,
    NOT_A_MESSAGE,
    FrameReader,
    close_frame,
    frame_end,
    text_frame,
    whole_text,
)

LENGTHS = (0, 1, 125, 126, 127, 4096, LARGEST_FRAME)


def from_client(opcode: Opcode, data: bytes, *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


def text(data: bytes) -> bytes:
    return from_client(Opcode.TEXT, data)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read_at_once(length: int) -> None:
    said = Random(length).randbytes(length).hex().encode()[:length]
    assert whole_text(text(said)) == said


@pytest.mark.parametrize("length", LENGTHS)
def test_what_is_sent_is_what_a_client_reads(length: int) -> None:
    client = Protocol(Side.CLIENT)
    client.receive_data(text_frame(b"x" * length) + text_frame(b"y" * 70_000) + close_frame(1008))
    first, second, close = client.events_received()
    assert (first, second) == (Frame(Opcode.TEXT, b"x" * length), Frame(Opcode.TEXT, b"y" * 70_000))
    assert isinstance(close, Frame)
    assert client.close_rcvd == Close(1008, "")


def test_everything_but_one_whole_text_frame_is_left_to_the_reader() -> None:
    whole = text(b"said")
    longer = text(b"x" * 200)
    short_in_two_bytes = bytes((0x81, 0xFE, 0, 4)) + whole[2:]
    for data in (
        *(whole[:end] for end in range(len(whole))),
        *(longer[:end] for end in range(len(longer))),
        whole + b"\x81",
        whole + whole,
        short_in_two_bytes,
        text_frame(b"not masked"),
        bytes((0xC1,)) + whole[1:],  # a reserved bit
        text(b"\xff\xfe"),
        text(b"x" * (LARGEST_FRAME + 1)),
        text(b"x" * 70_000),
        *(from_client(opcode, b"") for opcode in Opcode if opcode is not Opcode.TEXT),
        from_client(Opcode.TEXT, b"said", is_last=False),
    ):
        assert whole_text(data) is None, data[:20]


@pytest.mark.parametrize("seed", range(20))
def test_messages_are_the_same_however_they_are_cut(seed: int) -> None:
    """In fragments, with pings between them, and split anywhere by the network. The contents of
    binary ones are ignored."""
    rng = Random(seed)
    messages = [
        (rng.randbytes(rng.choice((0, 3, 60, 200))).hex().encode(), rng.random() < 0.5)
        for _ in range(12)
    ]
    stream, pings = b"", 0
    for message, is_text in messages:
        cuts = sorted(rng.randrange(len(message) + 1) for _ in range(rng.randrange(4)))
        parts = [message[a:b] for a, b in zip([0, *cuts], [*cuts, len(message)], strict=True)]
        for number, part in enumerate(parts):
            first = Opcode.TEXT if is_text else Opcode.BINARY
            opcode = Opcode.CONT if number else first
            stream += from_client(opcode, part, is_last=number == len(parts) - 1)
            if rng.random() < 0.3:
                stream += from_client(Opcode.PING, b"?")
                pings += 1
    reader, heard, answers, unread = FrameReader(), list[bytes](), b"", b""
    while stream:
        cut = rng.randrange(1, 300)
        unread, stream = unread + stream[:cut], stream[cut:]
        while (end := frame_end(unread)) is not None:
            message, answer, is_over = reader.read(unread[:end])
            unread = unread[end:]
            heard += [] if message is None else [message]
            answers += answer
            assert not is_over
            if reader.is_between_messages:
                reader = FrameReader()  # nothing is lost
    assert heard == [message if is_text else NOT_A_MESSAGE for message, is_text in messages]
    assert answers == b"\x8a\x01?" * pings
    assert (unread, reader.is_between_messages) == (b"", True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_ends_where_it_says(length: int) -> None:
    for frame in (text(b"x" * length), text_frame(b"x" * length)):  # with and without a mask
        assert frame_end(frame) == frame_end(frame + frame) == len(frame)
        assert all(frame_end(frame[:end]) is None for end in range(len(frame)))


def test_a_frame_that_is_too_large_is_not_waited_for() -> None:
    for length in (LARGEST_FRAME + 1, 70_000):
        begun = text(b"x" * length)[:100]
        assert frame_end(begun) == 100
        assert FrameReader().read(begun).is_over


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (text(b"x" * (LARGEST_FRAME + 1)), 1009),
        (from_client(Opcode.TEXT, b"begun", is_last=False) * 2, 1002),
        (text(b"\xff\xfe"), frames.NOT_TEXT),
        (text_frame(b"not masked"), 1002),
        (bytes((0xC1,)) + text(b"said")[1:], 1002),
        (from_client(Opcode.CONT, b"of nothing"), 1002),
        (from_client(Opcode.CLOSE, Close(1000, "bye").serialize()), 1000),
    ],
    # Masks are random: bytes as names would differ between two processes of pytest-xdist.
    ids=["too_large", "begun_twice", "no_text", "not_masked", "odd_bit", "of_nothing", "goodbye"],
)
def test_the_end_is_answered_with_its_code(data: bytes, code: int) -> None:
    reader, answer, is_over = FrameReader(), b"", False
    while data and not is_over:
        end = frame_end(data)
        assert end is not None
        message, answer, is_over = reader.read(data[:end])
        assert message is None
        data = data[end:]
    client = Protocol(Side.CLIENT)
    client.receive_data(answer)
    assert is_over
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == code


def test_fragments_are_no_way_around_the_size() -> None:
    reader = FrameReader()
    assert not reader.read(from_client(Opcode.TEXT, b"x" * 5000, is_last=False)).is_over
    assert reader.read(from_client(Opcode.CONT, b"x" * 5000)).is_over
