"""When sockets are asked whether anybody is there, noticed to be silent, and given up."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from saleroom.web.limits import Limits
from saleroom.web.pulse import TICK, Pulse
from saleroom.web.watched_sockets import ASK, DEAD, SILENT, WATCHING, WatchedSocket

BEGAN = 1000.0


class Line(WatchedSocket):
    """A socket that was heard once and whose transport writes down what is done."""

    def __init__(self, heard_at: float, *, is_watching: bool = False) -> None:
        self.heard_at, self.is_watching = heard_at, is_watching
        self.is_asked = self.is_silent = self.close_sent = self.read_paused = False
        self.handshake_initiated = self.handshake_complete = True
        self.done: list[tuple[str, float]] = []
        self.now = BEGAN
        self.is_closing = False
        self._unanswered, self._served = 0, None
        self.transport: Any = SimpleNamespace(
            write=lambda _: self.done.append(("asked", self.now)),
            abort=lambda: self.done.append(("given up", self.now)),
            is_closing=lambda: self.is_closing,
        )

    def _fall_silent(self, *, silent: bool) -> None:
        super()._fall_silent(silent=silent)
        self.done.append(("silent", self.now))


Line.arrivals = SimpleNamespace(limits=Limits())  # type: ignore[assignment]  # all it asks


def watched(lines: list[Line], seconds: float, *, answer: bool = False) -> None:
    """Feel the pulse for so many seconds; who is asked answers at once, or never."""
    pulse, now = Pulse(set(lines), BEGAN), BEGAN
    while now < BEGAN + seconds:
        now += TICK
        for line in lines:
            line.now = now
        pulse.beat(now)
        for line in lines:
            if answer and line.is_asked:
                line.heard_at, line.is_asked = now, False


@pytest.mark.parametrize("is_watching", [False, True])
def test_each_is_asked_noticed_and_given_up_in_time(*, is_watching: bool) -> None:
    spared = WATCHING if is_watching else 0.0
    lines = [Line(BEGAN - k / 100, is_watching=is_watching) for k in range(250)]
    heard = [line.heard_at for line in lines]
    watched(lines, DEAD + 2)
    for line, since in zip(lines, heard, strict=True):
        (asked, at), (silent, noticed), *ends = line.done
        assert (asked, silent, ends[0][0]) == ("asked", "silent", "given up")
        assert since + ASK + spared < at <= since + ASK + spared + TICK
        assert at + SILENT - ASK < noticed <= at + SILENT - ASK + TICK
        assert at + DEAD - ASK - spared < ends[0][1] <= at + DEAD - ASK - spared + TICK


def test_who_answers_is_asked_again_and_never_silent() -> None:
    lines = [Line(BEGAN - k / 100) for k in range(250)]
    watched(lines, 30, answer=True)
    for line in lines:
        assert {what for what, _ in line.done} == {"asked"}
        times = [at for _, at in line.done]
        assert len(times) >= 30 // (ASK + TICK)
        assert min(b - a for a, b in pairwise(times)) > ASK


def test_nobody_is_blamed_for_a_server_that_stood_still() -> None:
    line, asked = Line(BEGAN), Line(BEGAN - ASK - 1)
    asked.is_asked = True
    pulse = Pulse({line, asked}, BEGAN)
    pulse.beat(BEGAN + TICK)
    pulse.beat(BEGAN + TICK + 20.0)
    assert not line.is_silent
    assert not asked.is_silent
    assert [what for what, _ in line.done + asked.done].count("given up") == 0


def test_who_cannot_be_asked_is_given_up_and_keeps_nobody_else_from_being_asked() -> None:
    class Broken(Line):
        def look(self, _now: float) -> None:
            raise OSError

    lines = [Line(BEGAN - k / 100) for k in range(20)]
    broken = [Broken(BEGAN - k / 100) for k in range(20)]
    for one in broken[:10]:
        one.handshake_complete = False  # these are looked at every time
    watched([*broken, *lines], ASK + 2 * TICK)
    assert all([what for what, _ in line.done] == ["asked"] for line in lines)
    assert all(("given up", one.now) in one.done for one in broken)


def test_what_is_being_closed_is_given_up_too() -> None:
    line = Line(BEGAN)
    line.is_closing = True
    watched([line], DEAD + 1)
    assert line.done[0][0] == "given up"
    assert BEGAN + DEAD < line.done[0][1] <= BEGAN + DEAD + TICK
