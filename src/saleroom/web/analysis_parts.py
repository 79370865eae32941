"""An analysis, taken apart once where it arrives; whoever asks is told parts of it as they came.

Decides what is told of it. What is in the parts is not looked at again: they come from a process of
ours, or from the store, under the same version.
"""

from typing import Literal

import msgspec

from saleroom.analysis.found import Decision, Lot, Player, Point

WAITING = "waiting"


class AnalysisSoFar(msgspec.Struct, frozen=True, kw_only=True):
    """How far an analysis is, and what was found beyond what whoever asks has.

    `stage` is `none` if it was never begun, `waiting` until its turn comes, then as in an analysis;
    at `done` it is whole.
    `lots` and `decisions` begin after those that were said to be there; `course`, `accuracy` and
    `dearest` are as they are now.
    """

    eyes: Literal["own", "open"]
    stage: str
    part: float
    worlds: int
    course: tuple[Point, ...] = ()
    lots: tuple[Lot, ...] = ()
    decisions: tuple[Decision, ...] = ()
    accuracy: tuple[Player, ...] = ()
    dearest: tuple[int, ...] = ()


_NOTHING = msgspec.Raw(b"[]")


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """The same, its parts as bytes of JSON; one that has not begun has none."""

    eyes: Literal["own", "open"]
    stage: str = WAITING
    part: float = 0.0
    worlds: int
    course: msgspec.Raw = _NOTHING
    lots: list[msgspec.Raw] = []
    decisions: list[msgspec.Raw] = []
    accuracy: msgspec.Raw = _NOTHING
    dearest: msgspec.Raw = _NOTHING

    def beyond(self, lots: int, decisions: int) -> "Parts":
        """Leave out what whoever asks has already."""
        return msgspec.structs.replace(
            self, lots=self.lots[lots:], decisions=self.decisions[decisions:]
        )


_DECODER = msgspec.json.Decoder(Parts)


def taken_apart(analysis: bytes) -> Parts:
    """Take an analysis apart, as it was written."""
    return _DECODER.decode(analysis)
