"""One decision: what else could have been done, whether it was better, and by how much.

Few worlds tell what cannot be better by more than a little; what is left gets more of them. What
looks best then is measured against what was done in worlds that nobody chose by. A better choice is
one that wins more often there beyond two standard errors.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.analysis.balance import DIGITS, balanced, shares_of, shift_between
from saleroom.analysis.choices import Choice, amount_of, choices_at, kindest
from saleroom.analysis.found import Decision, Option, Told, graded
from saleroom.analysis.looking import FRESH, Equipment, Position, ToTry
from saleroom.analysis.reading import DecisionRead
from saleroom.analysis.whys import Better, why
from saleroom.bots.reasons import NamedAction, is_forced
from saleroom.bots.search.choosing import SURELY, is_better
from saleroom.core.contract import Game
from saleroom.core.seats import MOST_PLAYERS

Floats = NDArray[np.float64]

# What is better by less than this is not looked for.
LITTLE = 0.01
# So many standard errors an option may be luckier than it looked, while it is not given up.
PATIENCE = 1.5
# So many are tried further after each round, what was done not counted.
MOST_LEFT = (8, 4, 3)
# So many options are told.
MOST_TOLD = 5


class Budget(NamedTuple):
    """Worlds to try everything in, to choose by, and to measure by."""

    screen: int
    choose: int
    fresh: int

    @classmethod
    def of(cls, worlds: int) -> "Budget":
        """Share out: `worlds` are what a measurement gets."""
        return cls(max(8, worlds // 16), max(16, worlds // 2), worlds)


def judged(
    equipment: Equipment, moment: DecisionRead, stop: int | None, budget: Budget, seed: int
) -> Decision:
    """Judge a decision; `stop` is how far the seat should have gone for the lot on offer."""
    position = Position(equipment, moment.seen, seed)
    choices = [Choice(moment.action, -1)]
    if not is_forced(moment.legal):
        choices = choices_at(position, equipment.game, moment, stop, budget.screen)
        position.foresee(moment.seat, [choice.action for choice in choices])
    trial = _Trial(position, moment.seat, choices, budget)
    trial.choose()
    amount = amount_of(equipment.game, moment.action)
    if trial.rival and amount is not None and choices[0].ceiling > amount:
        done = kindest(position, moment.seat, choices[0], amount, budget.choose)
        trial = _Trial(position, moment.seat, [done, *choices[1:]], budget)
        trial.choose()
    decision = Decision(
        move=moment.number,
        seat=moment.seat,
        done=moment.done,
        lot=moment.lot,
        is_forced=len(choices) == 1,
        before=trial.told(0),
        after=trial.told(0),
        options=trial.told_options(equipment.game.codec.decode),
        stake=trial.stake(),
        worlds=trial.seen[0],
    )
    if not trial.rival:
        return decision
    return _compared(equipment.game, moment, stop, decision, trial)


class _Trial:
    """Options, and what came of them; the first is what was done."""

    def __init__(
        self, position: Position, seat: int, choices: list[Choice], budget: Budget
    ) -> None:
        self.position = position
        self._seat = seat
        self.choices = choices
        self.budget = budget
        count = len(choices)
        self.options = ToTry(
            np.array([choice.action for choice in choices]),
            np.array([choice.ceiling for choice in choices]),
            np.ones(count, np.bool_),
        )
        self.seen = [0] * count
        self._vetoed = _vetoed(position, seat, choices)
        self._likings = np.zeros((budget.choose, count))
        self._victories = np.zeros((budget.choose, count, MOST_PLAYERS))
        self.rival = 0  # the one that looks best; 0 if it is what was done

    def choose(self) -> None:
        """Try all of them in some worlds, and what may be better in more."""
        alive = self.options.alive
        done, end = 0, min(self.budget.screen, self.budget.choose)
        rounds = 0
        while True:
            self._try(done, end)
            done = end
            self._give_up(alive, done, MOST_LEFT[min(rounds, len(MOST_LEFT) - 1)])
            if alive.sum() == 1 or done == self.budget.choose:
                break
            end, rounds = min(2 * end, self.budget.choose), rounds + 1
        if alive.sum() > 1:
            others = [k for k in range(1, len(alive)) if alive[k]]
            best = max(others, key=lambda k: float(self._liked(k, done).mean()))
            self.rival = best if self._gain(best, done)[0] > 0.0 else 0

    def _try(self, first: int, last: int) -> None:
        found = self.position.after(self._seat, self.options, first, last)
        self._likings[first:last] = found.likings
        self._victories[first:last] = found.victories
        for k in np.flatnonzero(self.options.alive):
            self.seen[k] = last

    def _give_up(self, alive: NDArray[np.bool_], done: int, most: int) -> None:
        """Give up what can hardly be better than what was done, and the worst of too many."""
        hopes = []
        for k in range(1, len(alive)):
            if alive[k]:
                gain, error = self._gain(k, done)
                alive[k] = gain + PATIENCE * error > LITTLE and not self._vetoed[k]
                hopes.append((gain, k))
        hopes = sorted(((gain, k) for gain, k in hopes if alive[k]), reverse=True)
        for _, k in hopes[most:]:
            alive[k] = False

    def _liked(self, k: int, done: int) -> Floats:
        """Return how good an option is, world by world: half by its margin, half by victory."""
        own: Floats = (self._likings[:done, k] + self._victories[:done, k, self._seat]) / 2
        return own

    def _gain(self, k: int, done: int) -> tuple[float, float]:
        """Return by how much an option is better than what was done, and the error of that."""
        return paired(self._liked(k, done) - self._liked(0, done))

    def told(self, k: int) -> Told:
        """Return the seat's chance after an option, in the worlds it was tried in."""
        return told_after(self._victories[: self.seen[k], k], self.position)[self._seat]

    def told_options(
        self, decode: Callable[[int], NamedAction], measured: "_Measured | None" = None
    ) -> tuple[Option, ...]:
        """Return what was thought of, the best first, and what was done.

        What was measured is told by that alone: one thing has one chance. The others are as far
        from what was done as they were in the same worlds, and none is told as better than what
        looked best and was measured, nor what Master thinks no better as better than what was done.
        """
        told: list[Option] = []
        for k, choice in enumerate(self.choices):
            chance, worlds = self.told(k), self.seen[k]
            if measured is not None and k in {0, self.rival}:
                chance, worlds = (measured.rival if k else measured.done), measured.worlds
            elif measured is not None:
                chance = self._beside(measured, k)
            if self._vetoed[k]:
                chance = _moved(chance, min(0.0, told[0].told.chance - chance.chance))
            action = choice.named or decode(choice.action)
            told.append(Option(action=action, told=chance, worlds=worlds))
        if self.rival:  # of equals what was measured comes first
            told.insert(1, told.pop(self.rival))
        others = sorted(told[1:], key=_best_first)[: MOST_TOLD - 1]
        return tuple(sorted((told[0], *others), key=_best_first))

    def _beside(self, measured: "_Measured", k: int) -> Told:
        """Tell an option as far from what was done as it was in the same worlds."""
        own, done = self.told(k), told_after(self._victories[: self.seen[k], 0], self.position)
        by = measured.done.chance - done[self._seat].chance
        return _moved(own, min(by, max(measured.done.chance, measured.rival.chance) - own.chance))

    def stake(self) -> float:
        """Return how far best and worst are apart, if that is beyond the error."""
        screen = min(self.budget.screen, self.budget.choose)
        own = self._victories[:screen, :, self._seat]
        means = own.mean(axis=0)
        best, worst = int(np.argmax(np.where(self._vetoed, -1.0, means))), int(np.argmin(means))
        seen = np.full(len(means), screen)
        if not is_better(own, seen, best, worst, SURELY):
            return 0.0
        told = [
            told_after(self._victories[:screen, k], self.position)[self._seat].chance
            for k in (best, worst)
        ]
        return round(max(0.0, told[0] - told[1]), DIGITS)


def _vetoed(position: Position, seat: int, choices: list[Choice]) -> NDArray[np.bool_]:
    """Say what Master thinks no better than what was done, where it reckons without Dealers."""
    vetoed = np.zeros(len(choices), np.bool_)
    if len(choices) > 1:
        promises = position.promises(seat, [choice.action for choice in choices])
        if promises is not None:
            vetoed[1:] = promises[1:] <= promises[0]
    return vetoed


def _moved(told: Told, by: float) -> Told:
    """Tell a chance, and the ends of its interval, as so much more."""
    moved = (min(1.0, max(0.0, x + by)) for x in (told.chance, told.low, told.high))
    return Told(*(round(x, DIGITS) for x in moved))


def _best_first(option: Option) -> tuple[float, int]:
    """Order options; of equals the one that was tried more often comes first."""
    return -option.told.chance, -option.worlds


class _Measured(NamedTuple):
    """The chances after what was done and after what looked better, in so many fresh worlds."""

    done: Told
    rival: Told
    worlds: int


def _measured(trial: "_Trial", seat: int) -> Floats:
    """Measure what looked better against what was done, in worlds nobody chose by."""
    pair = trial.options.only([0, trial.rival])
    victories = np.zeros((0, 2, MOST_PLAYERS))
    for end in (trial.budget.fresh // 4, trial.budget.fresh):
        first = FRESH + len(victories)
        found = trial.position.after(seat, pair, first, FRESH + end)
        victories = np.concatenate([victories, found.victories])
        gain, error = paired(victories[:, 1, seat] - victories[:, 0, seat])
        if gain + SURELY * error < LITTLE:
            break
    return victories


def _compared(
    game: Game, moment: DecisionRead, stop: int | None, decision: Decision, trial: "_Trial"
) -> Decision:
    """Say what a decision cost against what looked better, if it did cost anything."""
    victories, position = _measured(trial, moment.seat), trial.position
    fresh = len(victories)
    after, before = (told_after(victories[:, k], position) for k in range(2))
    seat, own = moment.seat, victories[:, :, moment.seat]
    measured = _Measured(after[seat], before[seat], fresh)
    decision = msgspec.structs.replace(
        decision,
        before=after[seat],
        after=after[seat],
        fresh=fresh,
        options=trial.told_options(game.codec.decode, measured),
    )
    gain, error = paired(own[:, 1] - own[:, 0])
    loss = before[seat].chance - after[seat].chance
    if not is_better(own, np.full(2, fresh), 1, 0, SURELY) or loss <= 0.0:
        return decision
    choice = trial.choices[trial.rival]
    named = choice.named or game.codec.decode(choice.action)
    shift = shift_between(after, before)
    return msgspec.structs.replace(
        decision,
        before=before[seat],
        better=Option(action=named, told=before[seat], worlds=fresh),
        loss=round(loss, DIGITS),
        error=round(error * loss / gain, DIGITS),
        grade=graded(loss, before[seat].chance),
        shift=shift,
        stake=max(decision.stake, loss),
        why=why(game, position, moment, Better(named, stop, shift)),
    )


def told_after(victories: Floats, position: Position) -> tuple[Told, ...]:
    """Return everybody's chance, from everybody's victories by world."""
    shares = shares_of(victories, position.players)
    return balanced(shares, len(victories), position.power)


def paired(differences: Floats) -> tuple[float, float]:
    """Return the mean of differences world by world, and its standard error."""
    count = len(differences)
    mean = float(differences.mean())
    spread = max(float(differences.var(ddof=1)), mean * mean / count)
    return mean, float((spread / count) ** 0.5)
