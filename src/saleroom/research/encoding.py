"""A game as arrays: what a seat may do as a mask, what a viewer knows as a row of cells.

An action is a number: of a choice the integer of the game's codec, as it is; behind the choices
comes one for every amount, whatever it is named for, since nobody is asked for amounts of two kinds
at once (decision 0040). The mask has a cell for each. An observation is a row of whole numbers: the
viewer, then what that viewer knows of the state, field by field (`fields` says where each begins),
UNKNOWN where it does not know. What the viewer heard and can count is part of it, as `redeal` keeps
it (decision 0005). The row is the same for any two states that the viewer cannot tell apart, and
`view` and `describe` turn it back. Layout and numbers depend on the game alone, so tables of any
size go into one array.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.core.codec import shown
from saleroom.core.contract import Game, State, View
from saleroom.core.errors import BadState, MalformedAction
from saleroom.core.layout import I8, I16, I32, Width, blank, layout_of
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.core.sheet import Cells, Message, Text
from saleroom.fast import Batch, compiled, direct, dtype_of, record_from
from saleroom.messages.languages import ENGLISH
from saleroom.messages.saying import catalogue
from saleroom.play.match import no_seat
from saleroom.research import seeing_kernels

Ints = NDArray[np.int64]
Mask = NDArray[np.int8]
# 16 bits, where the game's numbers fit them, else 32.
Observation = NDArray[np.signedinteger[Any]]

VIEWER = "viewer"
_LINE = 64  # bytes that a processor fetches at once


class Span(NamedTuple):
    """Where a field stands in an observation; an empty shape is one cell."""

    name: str
    first: int
    shape: tuple[int, ...]
    least: int
    most: int

    @property
    def cells(self) -> int:
        """How many cells it takes."""
        return math.prod(self.shape)


class Encoding:
    """How one game is laid out in arrays. Made once for each game: `encoding_of`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices = game.choices
        amounts = [verb for verb in game.codec.verbs.values() if verb.kind == "amount"]
        self.actions = self.choices + max((verb.count for verb in amounts), default=0)
        # What an amount is named for where none may be: the rules say then why not.
        self._usual_verb = amounts[0].first if amounts else 0
        self.shows = game.sight is not None
        self.fields = tuple(self._places())
        self.cells = self.fields[-1].first + self.fields[-1].cells
        wide = any(field.most > I16.most for field in self.fields)
        self.dtype: np.dtype[Any] = np.dtype(np.int32 if wide else np.int16)
        self.record = np.dtype([(f.name, self.dtype, f.shape) for f in self.fields])

    def _places(self) -> Sequence[Span]:
        order = dtype_of(self.game.state).names or ()
        fields = sorted(layout_of(self.game.state), key=lambda field: order.index(field.name))
        if self.game.sight is not None:
            sight = self.game.sight
            fields = [field for field in fields if field.name not in sight.left_out]
            fields += sight.added
        places = [Span(VIEWER, 0, (), ALL_SEEING, I8.most)]
        for field in fields:
            first = places[-1].first + places[-1].cells
            places.append(Span(field.name, first, field.shape, field.width.least, field.width.most))
        return places

    @cached_property
    def least(self) -> Observation:
        """The smallest number of each cell."""
        return self._limits([field.least for field in self.fields])

    @cached_property
    def most(self) -> Observation:
        """The largest number of each cell."""
        return self._limits([field.most for field in self.fields])

    def _limits(self, limits: list[int]) -> Observation:
        return np.repeat(np.array(limits, self.dtype), [field.cells for field in self.fields])

    # Actions

    def number(self, action: int | Mapping[str, Any]) -> int:
        """Return the number of an action: of the codec's integer, or of the named form."""
        codec = self.game.codec
        code = codec.encode(action) if isinstance(action, Mapping) else action
        verb = codec.verb_of(code)
        return code if verb.kind != "amount" else self.choices + code - verb.first

    def code(self, batch: Batch, index: int, seat: int, number: int) -> int:
        """Return the codec's integer for what a number means to a seat now."""
        if not 0 <= number < self.actions:
            raise MalformedAction("action_number", given=shown(number))
        if number < self.choices:
            return number
        verb = int(batch.select([index]).legal(seat)[1][0, 0]) or self._usual_verb
        return verb + number - self.choices

    # From games to arrays

    @cached_property
    def kernels(self) -> Any:
        """The compiled kernels that fill the arrays."""
        return compiled(self.game, seeing_kernels)

    def observe(
        self, batch: Batch, viewers: ArrayLike, out: Observation | None = None
    ) -> Observation:
        """Write down what a viewer of each game knows, a row for each game.

        A viewer is a seat, SPECTATOR or ALL_SEEING. `out` is written to if it is given.
        """
        row = self._viewers(batch, viewers)
        cells = np.empty((len(batch), self.cells), self.dtype) if out is None else out
        if self.shows:
            self.kernels.show_all(batch.states, row, self.records(cells), cells)
        else:
            self.kernels.copy_all(batch.states, row, self.room(), cells)
        return cells

    def mask(self, batch: Batch, seats: ArrayLike | None = None) -> Mask:
        """Mark with 1 what the given seats, or those asked, may do: nothing if they may not act."""
        row = (
            batch.asked
            if seats is None
            else np.ascontiguousarray(np.broadcast_to(np.asarray(seats, np.int64), (len(batch),)))
        )
        masks = np.zeros((len(batch), self.actions), np.int8)
        spans = np.zeros((len(batch), 2), np.int64)
        verbs = np.zeros(len(batch), np.int64)
        self.kernels.mask_all(batch.states, row, masks.view(np.uint8), self.choices, spans, verbs)
        return masks

    def observed(self, state: State, viewer: int) -> Observation:
        """Write down what a viewer knows of an ordinary state."""
        row: Observation = self.observe(Batch.of(self.game, [state]), viewer)[0]
        return row

    def masked(self, state: State, seat: int) -> Mask:
        """Mark what a seat may do in an ordinary state."""
        row: Mask = self.mask(Batch.of(self.game, [state]), seat)[0]
        return row

    def looks(self, count: int) -> "Looks":
        """Make arrays that are filled again and again, for so many games."""
        return Looks(self, count)

    def _viewers(self, batch: Batch, viewers: ArrayLike) -> Ints:
        row = np.ascontiguousarray(np.broadcast_to(np.asarray(viewers, np.int64), (len(batch),)))
        players = batch.states["players"]
        strange = ((row < 0) & (row != SPECTATOR) & (row != ALL_SEEING)) | (row >= players)
        if strange.any():
            raise no_seat(int(row[strange][0]), int(players[strange][0]))
        return row

    def records(self, cells: Observation) -> NDArray[np.void]:
        """See the same rows as records, with the fields by their names."""
        return cells.view(self.record).reshape(len(cells))

    def room(self) -> tuple[Any, ...]:
        """Make the room that `copy_all` works in: a world, as numbers of each width."""
        world = np.zeros(1, dtype_of(self.game.state))
        octets = world.view(np.int8)
        middle = self.octets(I32)
        first = middle + self.octets(I16)
        wide, narrow = octets[:middle].view(np.int32), octets[first:]
        return world, wide, octets[middle:first].view(np.int16), narrow, np.zeros(1, np.int64)

    def octets(self, width: Width) -> int:
        """Count the bytes that fields of one width take in a state."""
        fields = (field for field in layout_of(self.game.state) if field.width == width)
        return sum(width.size * math.prod(field.shape) for field in fields)

    # And back

    def view(self, observation: Observation) -> View:
        """Turn an observation back into the view of its viewer."""
        seen = self.read(observation)
        looks_like = self.game.sight.looks_like if self.game.sight is not None else None
        try:
            return self.game.view((looks_like or self._taken_over)(seen), seen.viewer)
        except (IndexError, KeyError, ValueError) as error:
            raise BadState(f"these numbers are no observation of {self.game.title}") from error

    def read(self, observation: Observation) -> Any:
        """Return an observation's fields by name, as whole numbers and lists of them."""
        row = np.asarray(observation)
        if row.shape != (self.cells,) or row.dtype != self.dtype:
            raise BadState(
                f"an observation of {self.game.title} is {self.cells} numbers of type"
                f" {self.dtype}, not {row.shape} of {row.dtype}"
            )
        return SimpleNamespace(
            **{
                field.name: row[field.first : field.first + field.cells]
                .reshape(field.shape)
                .tolist()
                for field in self.fields
            }
        )

    def _taken_over(self, seen: Any) -> State:
        s: State = blank(self.game.state)
        for field in layout_of(self.game.state):
            if hasattr(seen, field.name):
                setattr(s, field.name, getattr(seen, field.name))
        return s

    def describe(self, observation: Observation, language: str = ENGLISH) -> str:
        """Say an observation in words: what lies on the table, as its viewer sees it."""
        view = self.view(observation)
        known = catalogue(language)
        sheet = self.game.sheet(view)

        def words(text: Text) -> str:
            if isinstance(text, tuple):
                return "".join(map(words, text))
            return known.message(self.game, text, view) if isinstance(text, Message) else str(text)

        def line(cells: Cells, between: str) -> str:
            return between.join(words(cell.text) for cell in cells).rstrip()

        lines = [f"{known.title(self.game)} · {words(sheet.headline)}"]
        for grid in sheet.grids:
            lines += ["", words(grid.title), line(grid.headings, " | ")]
            lines += [line(row, " | ") for row in grid.rows]
        lines += ["", *(line(cells, "") for cells in sheet.spotlight)]
        return "\n".join(lines).rstrip()


class Looks:
    """What the seats that are asked know and may do, in arrays that every look fills anew.

    `observations` and `masks` are what was seen last; `spans` says where amounts are in the masks,
    `verbs` what they would be named for.
    `marks` are the masks in rows that are a little longer, for compiled code.
    """

    def __init__(self, encoding: Encoding, count: int) -> None:
        self.observations: Observation = np.zeros((count, encoding.cells), encoding.dtype)
        # Rows as long as some pages would all fight for the same few places of the cache.
        wide = (encoding.actions // _LINE | 1) * _LINE + _LINE * 2
        room = np.zeros((count, wide), np.int8)
        self.masks: Mask = room[:, : encoding.actions]
        self.spans = np.zeros((count, 2), np.int64)
        self.verbs = np.zeros(count, np.int64)
        self._known: tuple[Any, Any] = (
            (encoding.records(self.observations), self.observations)
            if encoding.shows
            else (encoding.room(), self.observations)
        )
        self._choices = encoding.game.choices
        self.marks = room.view(np.uint8)
        states, seats = np.zeros(1, dtype_of(encoding.game.state)), self.verbs
        kernels = encoding.kernels
        show = kernels.show_all if encoding.shows else kernels.copy_all
        self._show = direct(show, states, seats, *self._known)
        marked = self.marks, self._choices, self.spans, self.verbs
        self._mask = direct(kernels.mask_all, states, seats, *marked)
        self.known = self.marks, self.spans, self.verbs

    def show(self, states: NDArray[np.void], seats: Ints) -> None:
        """Fill the observations alone."""
        self._show(states, seats, *self._known)

    def look(self, states: NDArray[np.void], seats: Ints) -> None:
        """Fill the arrays: a seat of 64 bits for each game, ALL_SEEING or SPECTATOR.

        Nothing is checked, neither the seats nor that the states are as many, and of this game.
        """
        self.show(states, seats)
        self._mask(states, seats, self.marks, self._choices, self.spans, self.verbs)


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Show an array to who may read it alone; what is written to it is seen there."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


encoding_of = cache(Encoding)


def start_of(
    game: Game, players: int, edition: str | None = None, options: object = None
) -> NDArray[np.void]:
    """Return one table before chance has dealt anything, to begin games from."""
    first = np.zeros(1, dtype_of(game.state))
    record_from(game.new(players, edition, options), first, 0)
    return first
