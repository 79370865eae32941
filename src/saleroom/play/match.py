"""A game in progress: its state, every move so far, and what each viewer saw and heard of it.

The one door to the rules for people, bots, timers and chance alike. What comes in is checked here
and refused with a typed error that says why; a refused move changes nothing. Knows no clock and no
randomness: whoever sits on the seat of chance brings the outcomes.
"""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple, Self

import msgspec

from saleroom.core.codec import shown
from saleroom.core.contract import Game, Outcome
from saleroom.core.errors import GameOver, MalformedAction, UnknownSeat
from saleroom.core.events import Event, Told, heard_by
from saleroom.core.layout import duplicate
from saleroom.core.legal import Amounts, Legal
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR, seats_in
from saleroom.core.sheet import Sheet
from saleroom.games.registry import game_named
from saleroom.play.tellings import Tellings


class Move(NamedTuple):
    """Who did what; chance is a seat, and its actions are outcomes."""

    seat: int
    action: int


# Games are long and moves are much alike: what is the same is kept once for all tables.
_move = lru_cache(4096)(Move)


class Heard(NamedTuple):
    """An event as a viewer heard it, and the number of the move that caused it.

    The number is the house's own: it also counts moves the viewer heard nothing of (a price let
    go in silence), so it is not told to players while the game goes on.
    """

    move: int
    event: Event


class Laid(msgspec.Struct, frozen=True):
    """A view for a page that has no board for the game: its sheet, and how the lot is sold."""

    sheet: Sheet
    mechanism: str | None


class Match:
    """A game in progress."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        edition: str | None = None,
        options: object = None,
    ) -> None:
        """Set up a new game, given as such or by its name; chance comes next."""
        self.game = kind = game_named(game) if isinstance(game, str) else game
        self.players = players
        self.edition = kind.editions[0] if edition is None else edition
        self.options = kind.read_options(options)
        self.state = kind.new(players, edition, self.options)
        self.moves: list[Move] = []
        self.tellings = Tellings()
        self._memories: dict[int, tuple[int, Any]] = {}

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        over: bool = self.state.asked == NOBODY
        return over

    @property
    def asked(self) -> int:
        """Who is asked now if one is asked at a time: a seat, CHANCE, or NOBODY."""
        return int(self.state.asked)

    @property
    def is_in_turn(self) -> bool:
        """Tell whether the game says that one seat is asked, and only that one may do anything."""
        is_in_turn = self.game.in_turn
        return is_in_turn is not None and self.state.asked >= 0 and is_in_turn(self.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Everybody the game waits for: seats, or chance; empty when it is over."""
        if self.asked == CHANCE:
            return (CHANCE,)
        return seats_in(self.game.flat.awaited(self.state))

    @property
    def paragraph(self) -> str:
        """The rule that asks for the present decision."""
        return self.game.paragraph(self.state)

    def legal(self, seat: int) -> Legal:
        """Return everything the seat (or CHANCE) may do now."""
        self._check_seat(seat)
        if seat == CHANCE:
            mask = bytearray(self.game.outcomes)
            if self.asked == CHANCE:
                self.game.flat.mark_outcomes(self.state, mask)
            return Legal(_marked(mask), (), self.paragraph)
        game, state = self.game, self.state
        if state.asked in (CHANCE, NOBODY):
            return Legal()
        if seat != state.asked and self.is_in_turn:
            return Legal((), (), game.paragraph(state))
        mask = bytearray(game.choices)
        game.flat.mark_choices(state, seat, mask)
        return Legal(_marked(mask), self._amounts(seat), game.paragraph(state))

    def _amounts(self, seat: int) -> tuple[Amounts, ...]:
        flat = self.game.flat
        first = flat.amount_verb(self.state, seat)
        if not first:
            return ()
        verb, state = self.game.codec.verb_of(first).name, self.state
        return (Amounts(verb, flat.least_amount(state, seat), flat.most_amount(state, seat)),)

    def act(self, seat: int, action: int | Mapping[str, object]) -> None:
        """Do what a seat, or chance, decided, in compact or named form; or say why not."""
        self.made(seat, action)

    def made(self, seat: int, action: int | Mapping[str, object]) -> list[Told]:
        """Do the same, and return what the rules told of it, secrets included."""
        compact = self.check(seat, action)
        state, flat = self.state, self.game.flat
        if seat == CHANCE:
            flat.draw(state, compact)
        else:
            flat.apply(state, seat, compact)
        told: list[Told] = state.told
        state.told = []
        self.tellings.add(len(self.moves), told)
        self.moves.append(_move(seat, compact))
        return told

    def check(self, seat: int, action: int | Mapping[str, object]) -> int:
        """Return the compact form of what the seat, or chance, may do now; or say why not."""
        self._check_seat(seat)
        codec = self.game.chance_codec if seat == CHANCE else self.game.codec
        compact = action if isinstance(action, int) else codec.encode(action)
        codec.verb_of(compact)
        if self.state.asked == NOBODY:
            raise GameOver
        self._check_legal(seat, compact)
        return compact

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not (0 <= seat < self.players or seat == CHANCE):
            raise no_seat(seat, self.players)

    def _check_legal(self, seat: int, action: int) -> None:
        flat = self.game.flat
        if seat == CHANCE:
            code = flat.why_not_outcome(self.state, action)
        else:
            code = flat.why_not(self.state, seat, action)
        if code:
            raise self.game.refused(self.state, seat, code, self.edition)

    def view(self, viewer: int) -> Any:
        """Show the table to a seat, SPECTATOR or ALL_SEEING."""
        self._check_viewer(viewer)
        return self.game.view(self.state, viewer)

    def facts(self, view: Any) -> Any:
        """Say what follows from a view by the rules; a game that says nothing is laid out."""
        if self.game.facts is not None:
            return self.game.facts(view)
        sale = self.game.sale(self.state)
        return Laid(self.game.sheet(view), None if sale is None else sale.mechanism)

    def heard(self, viewer: int, since: int = 0) -> list[Heard]:
        """Return what the viewer heard of the moves from number `since` on."""
        self._check_viewer(viewer)
        told = (self.tellings[at] for at in self.tellings.standing(self.tellings.since(since)))
        heard = ((move, heard_by(viewer, what, self.game.events)) for move, what in told)
        return [Heard(move, event) for move, event in heard if event is not None]

    def told_since(self, move: int) -> list[Told]:
        """Return everything the rules told of the moves from that number on, secrets included."""
        return self.tellings.told_since(move)

    def memory(self, viewer: int) -> Any:
        """Return what the viewer can have kept in mind of all it heard."""
        self._check_viewer(viewer)
        known, memory = self._memories.get(viewer, (0, None))
        for at in self.tellings.standing(known):
            event = heard_by(viewer, self.tellings[at][1], self.game.events)
            if event is not None:
                memory = self.game.remember(memory, self.players, event)
        self._memories[viewer] = (len(self.tellings), memory)
        return memory

    def _check_viewer(self, viewer: int) -> None:
        if type(viewer) is int and viewer in (SPECTATOR, ALL_SEEING):
            return
        self._check_seat(viewer)
        if viewer == CHANCE:
            raise UnknownSeat("seat_of_chance")

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return self.game.outcome(self.state) if self.is_over else None

    def restart(self, state: Any, moves: int) -> None:
        """Stand again where the game stood after so many moves, and forget what came then."""
        self.state = state
        del self.moves[moves:]
        self.tellings.take_back(moves)
        self._memories = {}

    def copy(self) -> Self:
        """Return an independent copy."""
        other = copy(self)
        other.state = duplicate(self.state)
        other.moves = self.moves[:]
        other.tellings = self.tellings.copy()
        other._memories = {}  # noqa: SLF001  # of our own kind
        return other

    def name_of(self, move: Move) -> dict[str, int | bool]:
        """Return the named form of a move."""
        codec = self.game.chance_codec if move.seat == CHANCE else self.game.codec
        return codec.decode(move.action)


def no_seat(given: object, players: int) -> UnknownSeat:
    """Refuse a seat that is not there."""
    return UnknownSeat("seat_unknown", given=shown(given), last=players - 1)


def _marked(mask: bytearray) -> tuple[int, ...]:
    if mask.count(0) == len(mask):
        return ()  # as for everybody but one, nearly always
    return tuple(compress(range(len(mask)), mask))


__all__ = ["Heard", "MalformedAction", "Match", "Move"]
