"""A record taken apart: its decisions, its lots and the places at which the chances are told.

Everything is noted as somebody saw it at that moment; what came later is in none of it. A record
that is no game is refused, one that stops in the middle is read as far as it goes.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from saleroom.analysis.found import OPEN_CARDS, OWN
from saleroom.analysis.looking import Seen
from saleroom.bots.reasons import NamedAction
from saleroom.bots.skill import skill_module
from saleroom.core.account import Bought
from saleroom.core.contract import Game, Outcome
from saleroom.core.errors import BadRecord, BadSetup
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.core.sale import Sale, is_same_lot
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, spelt_out
from saleroom.play.verify import opened, verify

# More places than this make a chart no clearer.
MOST_POINTS = 160


class DecisionRead(NamedTuple):
    """A decision: the move by its number from 1, and the position before it.

    `nth` counts the decisions of this seat: what numbers are drawn by must not tell it anything.
    `lot` is the lot on offer, by its place in the list of lots.
    """

    number: int
    seat: int
    action: int
    done: NamedAction
    nth: int
    lot: int | None
    is_asked: bool
    legal: Legal
    seen: Seen


class Offer(NamedTuple):
    """A lot as it came up, after so many moves: with everybody's eyes, or with all cards open."""

    moves: int
    sale: Sale
    seen: tuple[Seen, ...]


class Juncture(NamedTuple):
    """A place of the game, after so many moves: with everybody's eyes, or with all cards open."""

    moves: int
    seen: tuple[Seen, ...]


class GameRead(NamedTuple):
    """A record taken apart."""

    game: Game
    players: int
    moves: int
    moments: tuple[DecisionRead, ...]
    offers: tuple[Offer, ...]
    places: tuple[Juncture, ...]
    bought: tuple[Bought, ...]
    outcome: Outcome | None


def taken_apart(record: Record, eyes: str = OWN) -> GameRead:
    """Read a record, or say why there is nothing to analyse."""
    game = game_named(record.game)
    if not skill_module(game.name):
        raise BadSetup("analysis_no_skill", name=game.name)
    verdict = verify(record)
    if not verdict.ok:
        raise BadRecord("analysis_broken", move=verdict.move or 0)
    return gone_through(opened(record), spelt_out(record.moves), eyes)


def gone_through(match: Match, moves: Iterable[tuple[int, Any]], eyes: str = OWN) -> GameRead:
    """Make the moves in a new match, and note what is seen on the way."""
    reader = _Reader(match, is_open=eyes == OPEN_CARDS)
    for seat, action in moves:
        reader.before(seat, action)
    return reader.read()


class _Reader:
    """Goes through the game once and notes what is seen on the way."""

    def __init__(self, match: Match, *, is_open: bool) -> None:
        self._match = match
        self._is_open = is_open
        self._sale: Sale | None = None
        self._moments: list[DecisionRead] = []
        self._offers: list[Offer] = []
        self._places: list[Juncture] = []
        self._counts = [0] * match.players

    def before(self, seat: int, named: Any) -> None:
        """Note what there is before a move, and make it."""
        match = self._match
        self._look()
        if seat == CHANCE:
            match.act(seat, named)
            return
        is_asked, legal, seen = seat in match.awaited, match.legal(seat), self._seen(seat)
        match.act(seat, named)
        move = match.moves[-1]
        lot = None if self._sale is None else len(self._offers) - 1
        done = match.name_of(move)
        number, nth = len(match.moves), self._counts[seat]
        self._counts[seat] += 1
        self._moments.append(
            DecisionRead(number, seat, move.action, done, nth, lot, is_asked, legal, seen)
        )

    def _look(self) -> None:
        """Note a lot that has come up, and a place where the chances are told."""
        match = self._match
        if match.asked < 0:
            return
        sale = match.game.sale(match.state)
        is_new = not is_same_lot(sale, self._sale)
        if is_new and sale is not None:
            self._offers.append(Offer(len(match.moves), sale, self._by_all()))
        if is_new or not self._places:
            self._places.append(Juncture(len(match.moves), self._by_all()))
        self._sale = sale

    def _by_all(self) -> tuple[Seen, ...]:
        if self._is_open:
            return (self._seen(ALL_SEEING),)
        return tuple(map(self._seen, range(self._match.players)))

    def _seen(self, viewer: int) -> Seen:
        match = self._match
        if self._is_open:
            return Seen(ALL_SEEING, match.view(ALL_SEEING), None, duplicate(match.state))
        return Seen(viewer, match.view(viewer), match.memory(viewer), None)

    def read(self) -> GameRead:
        """Return all that was noted."""
        match = self._match
        self._look()
        account: Callable[..., tuple[Bought, ...]] | None = match.game.account
        bought = () if account is None else account(match.heard(ALL_SEEING))
        step = 1 + len(self._places) // MOST_POINTS
        return GameRead(
            game=match.game,
            players=match.players,
            moves=len(match.moves),
            moments=tuple(self._moments),
            offers=tuple(self._offers),
            places=tuple(self._places[::step]),
            bought=bought,
            outcome=match.outcome(),
        )
