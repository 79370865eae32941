"""What was sent to a table lately, so that what is sent again is answered and not done twice.

An id belongs to the person who made it up, and to a session: the name a program gives to one run of
it, or, where it gives none, one socket or request. In a session an id means one thing. Whoever lost
a socket may send the same again over another; whoever counts from 1 again is heard. Only the last
commands of each person are remembered: nobody waits for an older answer.
"""

import hashlib
from array import array
from secrets import token_hex

import msgspec

from saleroom.house.commands import Command, Refused

# Commands of a person: more than anybody has on the way at once.
REMEMBERED = 32

_UNNAMED = "~"
_ENCODER = msgspec.json.Encoder(order="sorted")
_PARTS = 5


class Sent:
    """A command that was sent: whose, in which session, under which id, and a sum over it.

    `id_sum` is what its id has in common with none of another session; `whole_sum` what it has in
    common with itself, sent again: a session without a name is any.
    """

    __slots__ = ("_tail", "id_sum", "person", "whole_sum")

    def __init__(self, person: str, session: str, body: str, number: str) -> None:
        """Remember it by the sum over its body and its id."""
        self.person = person
        self._tail = f"{person}:{session}:{body}:{number}"
        self.id_sum = hash((session, number))
        named = _UNNAMED if session.startswith(_UNNAMED) else session
        self.whole_sum = hash((named, number, body))

    def written(self, seq: int) -> str:
        """Write it down beside an entry of the log; no two entries have the same."""
        return f"{seq}:{self._tail}"


def unnamed_session() -> str:
    """Return a session for a socket or a request that was given no name."""
    return _UNNAMED + token_hex(4)


def sent(person: str, session: str, command: Command) -> Sent:
    """Return what is remembered of a command."""
    body = _ENCODER.encode(command)
    return Sent(person, session, hashlib.sha256(body).hexdigest()[:12], command.id)


def sent_by(written: str | None) -> Sent | None:
    """Return what stands beside an entry; what older servers wrote there says too little."""
    parts = [] if written is None else written.split(":", _PARTS - 1)
    return Sent(*parts[1:]) if len(parts) == _PARTS else None


class SentLately:
    """What was sent to a table lately: of each command two sums, that no other has by chance."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, array[int]] = {}

    def __len__(self) -> int:
        """Count what is remembered."""
        return sum(map(len, self._of.values())) // 2

    def note(self, one: Sent) -> None:
        """Remember a command that was carried out."""
        known = self._of.get(one.person)
        if known is None:
            known = self._of[one.person] = array("q")
        known.extend((one.id_sum, one.whole_sum))
        del known[: -2 * REMEMBERED]

    def forget(self, person: str) -> None:
        """Forget what a person sent who sits down: nobody waits for an answer from before."""
        self._of.pop(person, None)

    def has(self, again: Sent) -> bool:
        """Tell whether it was done already; refuse an id that meant something else."""
        known = self._of.get(again.person)
        if known is None:
            return False
        if again.whole_sum in known[1::2]:
            return True
        if again.id_sum in known[::2]:
            raise Refused("id_used")
        return False
