"""What waits for somebody who does not read: so many frames, and no more than so many bytes."""

from collections.abc import Sequence
from typing import Any

import pytest

from saleroom.web.connections import OUTBOX, OUTBOX_BYTES, Connection


class Full:
    """A socket that takes nothing."""

    is_free = False

    def send_text(self, text: bytes) -> None:
        raise AssertionError(text)

    def send_texts(self, first: bytes, second: bytes) -> None:
        raise AssertionError(first, second)

    def send_to_all(self, carriers: Sequence[Any], text: bytes) -> None:
        raise AssertionError(carriers, text)


@pytest.mark.parametrize("size", [100, 12_000, 2 * OUTBOX_BYTES])
def test_frames_wait_until_they_are_too_many_or_too_long(size: int) -> None:
    """Late in a long game a seat's frame has twelve thousand bytes, and an address many sockets."""
    ends: list[bool] = []
    ear = Connection("table", 0, "ann", 0)
    ear.carried(Full(), lambda: ends.append(ear.overflowed))
    frames = 0
    while not ear.closed:
        ear.put(bytes(size))
        frames += 1
    assert ends == [True]
    assert frames - 1 == min(OUTBOX, -(-OUTBOX_BYTES // size))
