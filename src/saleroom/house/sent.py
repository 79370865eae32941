"""What was sent to a table lately, so that what is sent again is answered and not done twice.

An id belongs to the person who made it up, and to a session: the name a program gives to one run of
it, or, where it gives none, one socket or request. In a session an id means one thing. Whoever lost
a socket may send the same again over another; whoever counts from 1 again is heard. Only the last
commands of each person are remembered: nobody waits for an older answer.
"""

import hashlib
from array import array
from secrets import token_hex
from typing import NamedTuple

import msgspec

from saleroom.house.commands import Command, Refused

# Commands of a person: more than anybody has on the way at once.
REMEMBERED = 32

_UNNAMED = "~"
_ENCODER = msgspec.json.Encoder(order="sorted")
_PARTS = 5


class Sent(NamedTuple):
    """A command that was sent: whose, in which session, under which id, and a sum over it."""

    person: str
    session: str
    sum: str
    id: str

    @property
    def is_unnamed(self) -> bool:
        """Tell whether the session was given no name."""
        return self.session.startswith(_UNNAMED)

    def written(self, seq: int) -> str:
        """Write it down beside an entry of the log; no two entries have the same."""
        return f"{seq}:{self.person}:{self.session}:{self.sum}:{self.id}"


def unnamed_session() -> str:
    """Return a session for a socket or a request that was given no name."""
    return _UNNAMED + token_hex(4)


def sent(person: str, session: str, command: Command) -> Sent:
    """Return what is remembered of a command."""
    body = _ENCODER.encode(command)
    return Sent(person, session, hashlib.sha256(body).hexdigest()[:12], command.id)


class SentLately:
    """What was sent to a table lately: of each command two sums, that no other has by chance."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, array[int]] = {}

    def __len__(self) -> int:
        """Count what is remembered."""
        return sum(map(len, self._of.values())) // 2

    def note(self, written: str) -> None:
        """Remember what stands beside an entry; what older servers wrote there says too little."""
        parts = written.split(":", _PARTS - 1)
        if len(parts) == _PARTS:
            one = Sent(*parts[1:])
            known = self._of.get(one.person)
            if known is None:
                known = self._of[one.person] = array("q")
            known.extend((_id_sum(one), _whole_sum(one)))
            del known[: -2 * REMEMBERED]

    def forget(self, person: str) -> None:
        """Forget what a person sent who sits down: nobody waits for an answer from before."""
        self._of.pop(person, None)

    def has(self, again: Sent) -> bool:
        """Tell whether it was done already; refuse an id that meant something else."""
        known = self._of.get(again.person)
        if known is None:
            return False
        if _whole_sum(again) in known[1::2]:
            return True
        if _id_sum(again) in known[::2]:
            raise Refused("id_used")
        return False


def _id_sum(one: Sent) -> int:
    """What an id has in common with none of another session."""
    return hash((one.session, one.id))


def _whole_sum(one: Sent) -> int:
    """What a command has in common with itself, sent again; a session without a name is any."""
    return hash((_UNNAMED if one.is_unnamed else one.session, one.id, one.sum))
