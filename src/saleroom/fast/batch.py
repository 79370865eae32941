"""An array of games of one kind, played in step or to the end in one call.

Seats and actions are arrays with one entry for each game, or one number for all. A refused action
changes nothing and leaves its code: a key of the game's `refusals`, NO_SUCH_SEAT or GAME_IS_OVER;
`reason` puts it into words. Chance is a seat here as everywhere: CHANCE with an outcome. Nothing
here is random but what is drawn from `numbers`, one generator for each game, and the same seed
gives the same game as `core.chance.seeded` gives an ordinary state.
"""

from collections.abc import Sequence
from operator import index as whole
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.core.contract import Game
from saleroom.core.errors import BadState, GameOver, MalformedAction, SaleroomError
from saleroom.core.layout import overflows
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY, SPECTATOR
from saleroom.fast.compiled import compiled
from saleroom.fast.kernels import GAME_IS_OVER, NO_SUCH_SEAT
from saleroom.fast.packing import packed, unpacked
from saleroom.fast.records import Records, dtype_of, object_from, opaque, record_from
from saleroom.play.match import no_seat

Ints = NDArray[np.int64]
Mask = NDArray[np.uint8]

# Seeds count modulo 2**63, whatever their size or sign, as in `core.chance.seeded`.
SEED_BITS = (1 << 63) - 1


class Batch:
    """Some games of one kind, each with its own stream of random numbers."""

    def __init__(self, game: Game, states: Records, numbers: Ints) -> None:
        """Take over arrays as they are, unchecked."""
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
        first = np.zeros(1, dtype_of(game.state))
        record_from(game.new(players, edition, options), first, 0)
        wanted = _seeds(seeds)
        batch = cls(game, np.repeat(first, len(wanted)), wanted)
        batch.kernels.seed_all(wanted, batch.numbers)
        batch.deal()
        return batch

    @classmethod
    def of(cls, game: Game, states: Sequence[Any], seeds: ArrayLike | None = None) -> Self:
        """Make a batch of ordinary states; without seeds they are numbered from 0.

        A state is one that the rules made, or a guess; that its numbers fit is all that is checked.
        """
        for k, s in enumerate(states):
            if type(s) is not game.state or overflows(s):
                raise BadState(f"number {k} of {len(states)} is not a state of {game.title}")
        records = np.zeros(len(states), dtype_of(game.state))
        for k, s in enumerate(states):
            record_from(s, records, k)
        batch = cls(game, records, np.zeros(len(states), np.int64))
        batch.reseed(range(len(states)) if seeds is None else seeds)
        return batch

    def __len__(self) -> int:
        return len(self.states)

    # Looking

    @property
    def asked(self) -> Ints:
        """Who is asked in each game: a seat, CHANCE or NOBODY."""
        return self.states["asked"].astype(np.int64)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.states["asked"] == NOBODY)

    def awaited(self) -> Ints:
        """Return the set of seats each game waits for; bit s stands for seat s."""
        sets = np.zeros(len(self), np.int64)
        self.kernels.awaited_all(self.states, sets)
        return sets

    def legal(self, seats: ArrayLike | None = None) -> tuple[Mask, Ints]:
        """Return what the given seats, or those asked, may do: nothing if they may not act.

        The first is a mask of choices by game and action. The second has three columns: the first
        action of the amount verb, 0 if there is none, and the least and the most it may name.
        """
        masks = np.zeros((len(self), self.game.choices), np.uint8)
        amounts = np.zeros((len(self), 3), np.int64)
        row = self.asked if seats is None else self._row(seats)
        self.kernels.legal_all(self.states, row, masks, amounts)
        return masks, amounts

    def outcomes(self) -> Mask:
        """Return a mask, by game and outcome, of what chance can bring."""
        masks = np.zeros((len(self), self.game.outcomes), np.uint8)
        self.kernels.outcomes_all(self.states, masks)
        return masks

    def scores(self) -> Ints:
        """Return the scores by game and seat; seats nobody sits on have 0."""
        scores = np.zeros((len(self), MOST_PLAYERS), np.int64)
        self.kernels.score_all(self.states, scores)
        return scores

    def standings(self) -> Ints:
        """Return what the ranking goes by: the scores, and what breaks their ties."""
        standings = np.zeros((len(self), MOST_PLAYERS), np.int64)
        self.kernels.standing_all(self.states, standings)
        return standings

    def ranks(self) -> Ints:
        """Return everybody's rank by game and seat: 1 is best, equals share; 0 for nobody."""
        standings = self.standings()
        seated = np.arange(MOST_PLAYERS) < self.states["players"][:, np.newaxis]
        better = standings[:, np.newaxis, :] > standings[:, :, np.newaxis]
        ranks = 1 + (better & seated[:, np.newaxis, :]).sum(axis=2)
        return np.where(seated, ranks, 0)

    def ended(self) -> tuple[Ints, Ints]:
        """Return who began and why it ended (an index into `endings`); -1 while it goes on."""
        starters = np.full(len(self), NOBODY, np.int64)
        endings = np.full(len(self), -1, np.int64)
        self.kernels.ended_all(self.states, starters, endings)
        return starters, endings

    def state(self, index: int) -> Any:
        """Return one game as an ordinary state."""
        return object_from(self.game.state, self.states, index)

    # Playing

    def apply(self, seats: ArrayLike, actions: ArrayLike) -> Ints:
        """Let a seat, or CHANCE, act in every game; return 0, or a refusal's code, for each."""
        refused = np.zeros(len(self), np.int64)
        self.kernels.apply_all(self.states, self._row(seats), self._row(actions), refused)
        return refused

    def reason(self, index: int, seat: int, action: int) -> SaleroomError | None:
        """Say why the seat may not do this in that game; None if it may."""
        code = int(self.select([index]).apply(seat, action)[0])
        s = self.state(index)
        if code == NO_SUCH_SEAT:
            return no_seat(seat, int(s.players))
        try:
            codec = self.game.chance_codec if seat == CHANCE else self.game.codec
            codec.verb_of(int(action))
        except MalformedAction as error:
            return error
        if code == GAME_IS_OVER:
            return GameOver()
        return self.game.refused(s, int(seat), code) if code else None

    def deal(self) -> None:
        """Let chance act until somebody else is asked."""
        self.kernels.deal_all(self.states, self.numbers)

    def pick(self) -> tuple[Ints, Ints]:
        """Choose at random for whoever is asked: seats and actions; NOBODY and 0 if over."""
        seats = np.zeros(len(self), np.int64)
        actions = np.zeros(len(self), np.int64)
        self.kernels.pick_all(self.states, self.numbers, seats, actions)
        return seats, actions

    def play_out(self) -> int:
        """Play every game to its end at random; return the number of decisions."""
        return int(self.kernels.play_out_all(self.states, self.numbers))

    def redeal(self, seats: ArrayLike) -> None:
        """Deal anew, in every game, what the given seat, or SPECTATOR, cannot know."""
        row = self._row(seats)
        strange = (row != SPECTATOR) & ((row < 0) | (row >= self.states["players"]))
        if strange.any():
            raise no_seat(int(row[strange][0]), int(self.states["players"][strange][0]))
        self.kernels.redeal_all(self.states, row, self.numbers)

    def reseed(self, seeds: ArrayLike) -> None:
        """Give every game a new generator."""
        wanted = _seeds(seeds)
        if len(wanted) != len(self):
            raise ValueError(f"{len(self)} games take {len(self)} seeds, not {len(wanted)}")
        self.kernels.seed_all(wanted, self.numbers)

    # Keeping

    def copy(self) -> Self:
        """Return an independent copy, generators included."""
        states = opaque(self.states).copy().view(self.states.dtype)
        return type(self)(self.game, states, self.numbers.copy())

    def select(self, which: ArrayLike) -> Self:
        """Return an independent copy of some games: a mask, or indices in any order, repeated."""
        chosen = np.atleast_1d(np.asarray(which))
        if chosen.size == 0 and chosen.dtype.kind != "b":
            chosen = chosen.astype(np.intp)  # an empty list has no type
        states = opaque(self.states)[chosen].view(self.states.dtype)
        return type(self)(self.game, states, self.numbers[chosen])

    @classmethod
    def joined(cls, batches: Sequence[Self]) -> Self:
        """Put some batches of one game, at least one, behind each other."""
        game = batches[0].game
        if any(batch.game is not game for batch in batches):
            raise BadState("games of different kinds do not go into one batch")
        states = np.concatenate([opaque(batch.states) for batch in batches])
        return cls(
            game,
            states.view(dtype_of(game.state)),
            np.concatenate([batch.numbers for batch in batches]),
        )

    def restore(self, other: Self) -> None:
        """Go back to what a copy holds, without making new arrays."""
        if other.game is not self.game or len(other) != len(self):
            raise BadState(f"a batch of {len(self)} games cannot be restored from {len(other)}")
        opaque(self.states)[:] = opaque(other.states)
        self.numbers[:] = other.numbers

    def to_bytes(self) -> bytes:
        """Write the batch out; the form is that of `fast.packing`."""
        return packed(self.game, self.states, self.numbers)

    @classmethod
    def from_bytes(cls, game: Game, data: bytes) -> Self:
        """Read a batch back; what is not just as `to_bytes` wrote it is refused.

        It is played on as it is: read only what you would run.
        """
        return cls(game, *unpacked(game, data))

    def _row(self, values: ArrayLike) -> Ints:
        row = np.asarray(values)
        if row.dtype.kind not in "iu" and (row.size or row.dtype.kind != "f"):
            raise TypeError(f"seats and actions are whole numbers of 64 bits, not {row.dtype}")
        if row.dtype.kind == "u" and (row > np.iinfo(np.int64).max).any():
            raise ValueError("seats and actions are whole numbers below 2**63")
        if row.shape not in ((), (len(self),)):
            raise ValueError(f"{len(self)} games take as many, or one for all, not {row.shape}")
        return np.ascontiguousarray(np.broadcast_to(row.astype(np.int64), (len(self),)))


def warm_up(game: Game) -> None:
    """Compile, or load, all that a batch can do: seconds at the first time, then little."""
    batch = Batch.new(game, [0], game.players[0])
    batch.apply(*batch.pick())
    batch.legal()
    batch.outcomes()
    batch.awaited()
    batch.redeal(SPECTATOR)
    batch.play_out()
    batch.scores()
    batch.ranks()
    batch.ended()


def _seeds(seeds: ArrayLike) -> Ints:
    """Read seeds of any size; a list is read as it is, for NumPy would round a large one."""
    given = seeds if isinstance(seeds, np.ndarray) else np.asarray(seeds, dtype=object)
    if given.dtype.kind in "iu":
        return given.reshape(-1).astype(np.int64)
    if given.dtype.kind != "O":
        raise TypeError(f"seeds are whole numbers, not {given.dtype}")
    return np.array([whole(seed) & SEED_BITS for seed in given.reshape(-1)], np.int64)
