"""What was heard up to some move of a game: as text, as numbers and as memory, by seat.

Compiled rules tell nobody anything. Whoever asks what a seat has heard makes the same moves on an
ordinary state, from where it was asked the last time. A past is never changed, so that copies of a
game share it; it only notes what was worked out.

Every seat's text has all that it heard and all that it did, in order, and nothing else. A world
that somebody guessed has no past of its own: to the guesser it is the past he heard; to the others
it is what everybody heard, with what they hold in this world.
"""

from collections.abc import Sequence
from typing import Any, Self, TypeVar

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.codec import Codec
from saleroom.core.contract import Game
from saleroom.core.events import Event, Told, heard_by
from saleroom.core.layout import UNKNOWN, duplicate, packed, unpacked
from saleroom.core.seats import CHANCE, SPECTATOR

# Among what was told: a seat did this. For that seat alone.
MOVED = -1
# Where the text and the memory of spectators are: after those of the seats.
COMMON = -1

_ENCODER = msgspec.json.Encoder()

# What somebody heard or did: the code of the event, or MOVED, and its numbers; UNKNOWN where he did
# not hear it, or where there are no more.
Row = tuple[int, ...]
ROW_LENGTH = 5
_NOTHING = (UNKNOWN,) * (ROW_LENGTH - 1)

# How much of what was told somebody has taken in, and what became of it.
Known = TypeVar("Known")
Taken = tuple[int, Known]


class Past:
    """A game up to some move, with all that was told of it."""

    __slots__ = ("count", "game", "memories", "rows", "s", "texts")

    def __init__(self, game: Game, s: Any) -> None:
        """Begin with a game that has just been set up."""
        self.game = game
        self.s = s
        self.count = 0
        viewers = s.players + 1
        self.texts: list[Taken[str]] = [(0, "")] * viewers
        self.rows: list[Taken[list[Row]]] = [(0, [])] * viewers
        self.memories: list[Taken[Any]] = [(0, None)] * viewers

    def after(self, moves: Sequence[int]) -> Self:
        """Return the past of the same game when all these moves have been made."""
        if self.count == len(moves):
            return self
        s, flat = duplicate(self.s), self.game.flat
        s.told = self.s.told[:]
        for action in moves[self.count :]:
            seat = s.asked
            if seat == CHANCE:
                flat.draw(s, action)
            else:
                s.told.append((MOVED, seat, action, 0, 0))
                flat.apply(s, seat, action)
        later = type(self)(self.game, s)
        later.count = len(moves)
        later.texts = self.texts[:]
        later.rows = self.rows[:]
        later.memories = self.memories[:]
        return later

    def text(self, viewer: int) -> str:
        """Write down all that the viewer heard and did."""
        count, text = self.texts[viewer]
        told = self.s.told
        if count < len(told):
            text += "".join([self._line(viewer, one) for one in told[count:]])
            self.texts[viewer] = (len(told), text)
        return text

    def _line(self, viewer: int, told: Told) -> str:
        if told[0] == MOVED:
            return f"do {named(self.game.codec, told[2])}\n" if told[1] == viewer else ""
        event = self._heard(viewer, told)
        if event is None:
            return ""
        return event.name + "".join([f" {name}={n}" for name, n in event.data.items()]) + "\n"

    def _heard(self, viewer: int, told: Told) -> Event | None:
        return heard_by(SPECTATOR if viewer == COMMON else viewer, told, self.game.events)

    def memory(self, viewer: int) -> Any:
        """Return what the viewer can have kept in mind of all it heard."""
        count, memory = self.memories[viewer]
        told = self.s.told
        if count < len(told):
            for one in told[count:]:
                event = None if one[0] == MOVED else self._heard(viewer, one)
                if event is not None:
                    memory = self.game.remember(memory, self.s.players, event)
            self.memories[viewer] = (len(told), memory)
        return memory

    def told(self, viewer: int) -> list[Row]:
        """Return all that the viewer heard and did as numbers, the oldest first."""
        count, rows = self.rows[viewer]
        told = self.s.told
        if count < len(told):
            new = (self._row(viewer, one) for one in told[count:])
            rows = [*rows, *(row for row in new if row is not None)]
            self.rows[viewer] = (len(told), rows)
        return rows

    def _row(self, viewer: int, told: Told) -> Row | None:
        if told[0] == MOVED:
            return (MOVED, told[2], *_NOTHING[1:]) if told[1] == viewer else None
        event = self._heard(viewer, told)
        if event is None:
            return None
        fields = self.game.events[told[0]].fields
        return (
            told[0],
            *(event.data.get(name, UNKNOWN) for name in fields),
            *_NOTHING[len(fields) :],
        )

    def sight(self, viewer: int) -> str:
        """Write down what the viewer sees now."""
        return _ENCODER.encode(self.game.view(self.s, viewer)).decode()

    def guess(self, seat: int, numbers: Numbers) -> Self:
        """Return the past of a world that the seat cannot tell from this one."""
        game, memory = self.game, self.memory(seat)
        s = game.guess(game.view(self.s, seat), memory, numbers)
        world = type(self)(game, s)
        for viewer in range(COMMON, s.players):
            world.texts[viewer] = (0, self.text(COMMON))
            world.rows[viewer] = (0, self.told(COMMON))
            world.memories[viewer] = (0, self.memory(COMMON))
            if viewer != COMMON:
                world.texts[viewer] = (0, f"{self.text(COMMON)}guessed {world.sight(viewer)}\n")
        world.texts[seat] = (0, self.text(seat))
        world.rows[seat] = (0, self.told(seat))
        world.memories[seat] = (0, memory)
        return world

    def written(self) -> tuple[Any, ...]:
        """Write down a past that begins here."""
        return packed(self.s), self.texts, self.rows, self.memories

    @classmethod
    def read(cls, game: Game, written: tuple[Any, ...]) -> Self:
        """Read it back."""
        past = cls(game, unpacked(game.state, written[0]))
        _, past.texts, past.rows, past.memories = written
        return past


def named(codec: Codec, action: int) -> str:
    """Say what an action is in the words of the game."""
    ((verb, value),) = codec.decode(action).items()
    return verb if value is True else f"{verb} {value}"
