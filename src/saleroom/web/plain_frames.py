"""Frames of sockets as bytes (RFC 6455), as far as they are written and read without a parser.

Decides which frames are plain enough for that: whole texts, pings and the answers to them. All else
is left to the parser.
"""

# First bytes of what players send nearly always: a whole text, a ping, the answer to one.
TEXT, ASKED, _PONG = 0x81, 0x89, 0x8A
# Bytes of a frame whose length stands in its second byte, or in two more (RFC 6455, 5.2).
_SHORT, _MIDDLING = 125, 0xFFFF
_MASKED, _TWO_MORE = 0x80, 126
_SHORTEST = 6  # with its mask
# How the answer to a ping begins that brought nothing; its mask follows.
_ANSWER = bytes((_PONG, _MASKED))

# A crowd is sent one and the same text: the last one, and how it was framed.
_last = (b"", b"\x81\x00")


def framed(text: bytes) -> bytes:
    """Put a text into one frame, which a server does not mask."""
    global _last  # noqa: PLW0603  # a crowd is told by one loop
    if text is not _last[0]:
        size = len(text)
        if size <= _SHORT:
            frame = b"\x81%c%b" % (size, text)
        elif size <= _MIDDLING:
            frame = b"\x81\x7e%c%c%b" % (size >> 8, size & 0xFF, text)
        else:
            frame = b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
        _last = (text, frame)
    return _last[1]


def plain_frame(data: bytes, at: int, most: int) -> bytes:
    """Return the frame that begins there; nothing if it is not a whole, plain one of a player."""
    head = data[at : at + _SHORTEST]
    if len(head) < _SHORTEST or head[0] not in {TEXT, ASKED, _PONG} or not head[1] & _MASKED:
        return b""
    length = head[1] & 0x7F
    end = at + _SHORTEST + length
    if length >= _TWO_MORE:
        if head[0] != TEXT:
            return b""
        length = int.from_bytes(head[2:4], "big") if length == _TWO_MORE else most + 1
        end = at + _SHORTEST + 2 + length
    return data[at:end] if length <= most and end <= len(data) else b""


def is_mere_answer(data: bytes) -> bool:
    """Tell whether it is nothing but the answer to a ping that brought nothing."""
    return len(data) == _SHORTEST and data.startswith(_ANSWER)


def content(frame: bytes) -> bytes:
    """Take the mask off that players put on what they send (RFC 6455, 5.3)."""
    at = _SHORTEST + 2 if frame[1] & 0x7F == _TWO_MORE else _SHORTEST
    data, size = frame[at:], len(frame) - at
    over = int.from_bytes((frame[at - 4 : at] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data, "big") ^ over).to_bytes(size, "big")


def answer_to(asked: bytes) -> bytes:
    """Answer a ping with what it brought."""
    return bytes((_PONG, len(asked) - _SHORTEST)) + content(asked)
