"""An array of games of one kind, played in step or to the end in one call.

Seats and actions are arrays with one entry for each game. A refused action changes nothing and
leaves its code; `reason` puts a code into words.
"""

import hashlib
import json
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.core.contract import Game
from saleroom.core.errors import BadState, GameOver, IllegalNow, SaleroomError, UnknownSeat
from saleroom.core.layout import layout_of
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast.compiled import compiled
from saleroom.fast.kernels import GAME_IS_OVER, NO_SUCH_SEAT
from saleroom.fast.records import Records, dtype_of, object_from, record_from

Ints = NDArray[np.int64]
_MAGIC = b"saleroom"


class Batch:
    """Some games of one kind, each with its own stream of random numbers."""

    def __init__(self, game: Game, states: Records, numbers: Ints) -> None:
        """Take over states as they are; `new`, `of` and `from_bytes` make them."""
        self.game = game
        self.states = states
        self.numbers = numbers
        self.kernels = compiled(game)

    @classmethod
    def new(
        cls,
        game: Game,
        seeds: ArrayLike,
        players: int,
        edition: str | None = None,
        options: object = None,
    ) -> Self:
        """Start one game for each seed, dealt and waiting for the first decision."""
        batch = cls.of(game, [game.new(players, edition, options)])
        wanted = np.asarray(seeds, dtype=np.int64).reshape(-1)
        states = np.repeat(batch.states, len(wanted))
        numbers = np.empty(len(wanted), np.int64)
        batch.kernels.seed_all(wanted, numbers)
        batch = cls(game, states, numbers)
        batch.deal()
        return batch

    @classmethod
    def of(cls, game: Game, states: list[Any]) -> Self:
        """Make a batch of ordinary states."""
        records = np.zeros(len(states), dtype_of(game.state))
        for index, s in enumerate(states):
            record_from(s, records, index)
        return cls(game, records, np.zeros(len(states), np.int64))

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.states)

    @property
    def asked(self) -> Ints:
        """Who is asked in each game: a seat, CHANCE or NOBODY."""
        return self.states["asked"].astype(np.int64)

    def awaited(self) -> Ints:
        """Return the set of seats each game waits for, as bits."""
        sets = np.zeros(len(self), np.int64)
        self.kernels.awaited_all(self.states, sets)
        return sets

    def deal(self) -> None:
        """Let chance act until somebody else is asked."""
        self.kernels.deal_all(self.states, self.numbers)

    def pick(self) -> tuple[Ints, Ints]:
        """Choose at random for whoever is asked: seats and actions."""
        seats = np.zeros(len(self), np.int64)
        actions = np.zeros(len(self), np.int64)
        self.kernels.pick_all(self.states, self.numbers, seats, actions)
        return seats, actions

    def apply(self, seats: ArrayLike, actions: ArrayLike) -> Ints:
        """Apply an action to every game; return 0, or a refusal's code, for each."""
        refused = np.zeros(len(self), np.int64)
        self.kernels.apply_all(self.states, self._row(seats), self._row(actions), refused)
        return refused

    def legal(self, seats: ArrayLike) -> tuple[NDArray[np.uint8], Ints]:
        """Return a mask of choices, and (verb, least, most) of an amount, verb 0 if none."""
        masks = np.zeros((len(self), self.game.choices), np.uint8)
        amounts = np.zeros((len(self), 3), np.int64)
        self.kernels.legal_all(self.states, self._row(seats), masks, amounts)
        return masks, amounts

    def outcomes(self) -> NDArray[np.uint8]:
        """Return a mask of what chance can bring in each game."""
        masks = np.zeros((len(self), self.game.outcomes), np.uint8)
        self.kernels.outcomes_all(self.states, masks)
        return masks

    def play_out(self) -> int:
        """Play every game to its end at random; return the number of decisions."""
        return int(self.kernels.play_out_all(self.states, self.numbers))

    def redeal(self, seats: ArrayLike) -> None:
        """Deal anew, in every game, what the given seat cannot know."""
        self.kernels.redeal_all(self.states, self._row(seats), self.numbers)

    def scores(self) -> Ints:
        """Return the scores by game and seat; seats nobody sits on have 0."""
        scores = np.zeros((len(self), MOST_PLAYERS), np.int64)
        self.kernels.score_all(self.states, scores)
        return scores

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.game, self.states.copy(), self.numbers.copy())

    def restore(self, other: Self) -> None:
        """Go back to what a copy holds, without making new arrays."""
        if other.game is not self.game or len(other) != len(self):
            raise BadState(f"a batch of {len(self)} games cannot be restored from {len(other)}")
        self.states[:] = other.states
        self.numbers[:] = other.numbers

    def state(self, index: int) -> Any:
        """Return one game as an ordinary state."""
        return object_from(self.game.state, self.states, index)

    def reason(self, index: int, seat: int, code: int) -> SaleroomError:
        """Put a refusal's code into words."""
        if code == NO_SUCH_SEAT:
            return UnknownSeat(f"there is no seat {seat}")
        if code == GAME_IS_OVER:
            return GameOver("the game is over")
        refusal = self.game.refusals[code]
        s = self.state(index)
        limits = self.game.limits(s, seat) if 0 <= seat < s.players else {}
        return IllegalNow(refusal.words.format_map(limits), refusal.paragraph)

    def to_bytes(self) -> bytes:
        """Write the batch out: a line that says what it is, then the numbers."""
        head = json.dumps(
            {"game": self.game.name, "layout": _fingerprint(self.game), "games": len(self)}
        ).encode()
        return b"".join((_MAGIC, head, b"\n", self.numbers.tobytes(), self.states.tobytes()))

    @classmethod
    def from_bytes(cls, game: Game, data: bytes) -> Self:
        """Read a batch back; anything that is not one, or not sound, is refused."""
        count, body = _read_head(game, data)
        dtype = dtype_of(game.state)
        expected = count * (8 + dtype.itemsize)
        if len(body) != expected:
            raise BadState(f"{count} games take {expected} bytes, not {len(body)}")
        numbers = np.frombuffer(body, np.int64, count).copy()
        states = np.frombuffer(body, dtype, count, 8 * count).copy()
        batch = cls(game, states, numbers)
        unsound = int(batch.kernels.first_unsound(states))
        if unsound >= 0:
            raise BadState(f"game {unsound} of {count} is not a state of {game.title}")
        if (numbers < 0).any():
            raise BadState("a generator's state is never negative")
        return batch

    def _row(self, values: ArrayLike) -> Ints:
        row = np.asarray(values)
        if row.dtype.kind not in "iu":
            raise TypeError(f"seats and actions are whole numbers, not {row.dtype}")
        row = np.broadcast_to(row.astype(np.int64), (len(self),))
        return np.ascontiguousarray(row)


def _fingerprint(game: Game) -> str:
    return hashlib.sha256(repr(layout_of(game.state)).encode()).hexdigest()[:16]


def _read_head(game: Game, data: bytes) -> tuple[int, bytes]:
    head, newline, body = data.partition(b"\n")
    if not head.startswith(_MAGIC) or not newline:
        raise BadState("these bytes are not a batch of games")
    try:
        facts = json.loads(head[len(_MAGIC) :])
    except ValueError as error:
        raise BadState(f"the first line of the batch cannot be read: {error}") from error
    if not isinstance(facts, dict) or facts.get("game") != game.name:
        raise BadState(f"these bytes are not games of {game.title}")
    if facts.get("layout") != _fingerprint(game):
        raise BadState("these games were written by a version with another layout")
    count = facts.get("games")
    if type(count) is not int or count < 0:
        raise BadState(f"the number of games is {count!r}")
    return count, body
