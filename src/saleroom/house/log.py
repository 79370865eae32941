"""What each entry of the log makes of a table.

`take` is the only way in: it takes an entry that was decided on (`saleroom.house.deciding`) or read
from the store, and never asks whether it should have been.
"""

from collections.abc import Callable, Sequence
from typing import Any

from saleroom.core.errors import SaleroomError
from saleroom.core.seats import CHANCE, seats_in
from saleroom.games.registry import game_named
from saleroom.house import entries as e
from saleroom.house.clocks import THINKING, lasted
from saleroom.house.settings import BOT
from saleroom.house.table import Order, Pause, Seat, Table
from saleroom.play.match import Match
from saleroom.play.record import rules_hash
from saleroom.store.contract import FROZEN, OVER, PLAYING, Entry, Outage


class OtherRules(SaleroomError):
    """A log that today's rules do not replay as it was played."""


def take(table: Table, body: e.Body, at: int, command: str | None = None) -> None:
    """Take an entry that was read from the log."""
    if isinstance(body, e.Began):
        table.mix()
    if isinstance(body, e.Began | e.Played):
        first = len(table.match.moves)
        for seat, action in body.moves:
            table.one(seat, action)
        if isinstance(body, e.Played) and body.told != table.told_since(first):
            raise OtherRules("these rules make something else of the same moves")
    note(table, body, at, command)


def note(table: Table, body: e.Body, at: int, command: str | None = None) -> None:
    """Note an entry whose moves, if it has any, have been made."""
    _NOTING[type(body)](table, body, at)
    if command is not None:
        table.commands[command] = table.seq
    table.seq += 1
    table.changed = at
    if not isinstance(body, e.IN_PRIVATE):
        table.heard = at


def read_table(log: Sequence[Entry], outages: Sequence[Outage] = ()) -> Table:
    """Make a table of its log; one that today's rules do not replay is frozen where it stands."""
    table = Table(outages)
    for entry in log:
        if table.status == FROZEN:
            table.seq += 1
            continue
        try:
            take(table, e.read(entry.body), entry.at, entry.command)
        except SaleroomError as error:
            if table.seq == 0:
                raise
            old, new = table.opened.rules, rules_hash(table.match.game)
            # A refusal may name the mover's purse, and this is told to everybody.
            what = str(error) if isinstance(error, OtherRules) else "a move is not legal any more"
            why = f"rules {old} do not replay under {new}: {what}"
            note(table, e.Frozen(why=why), entry.at)
    return table


def _opened(table: Table, body: e.Opened, at: int) -> None:
    table.opened = body
    table.settings = body.settings
    game = game_named(body.settings.game)
    table.match = Match(game, body.settings.players, body.settings.edition, body.settings.options)
    thinking = THINKING[body.settings.clock]
    bank = thinking.bank if thinking else 0
    table.made = [0] * body.settings.players
    table.seats = [
        Seat(place, bot=place.bot if place.who == BOT else None, bank=bank)
        for place in body.settings.seats
    ]
    for seat, nonce in zip(table.seats, body.nonces, strict=False):
        seat.nonce = nonce
    for number, action in body.moves:
        table.one(number, action)
    table.opened_at = at


def _sat(table: Table, body: e.Sat, _at: int) -> None:
    seat = table.seats[body.seat]
    seat.persons.add(body.person)
    seat.name = body.name
    seat.recovery = body.recovery
    table.happen("sat", body.seat, body.name)


def _joined(table: Table, body: e.Joined, _at: int) -> None:
    table.seats[body.seat].persons.add(body.person)


def _stood(table: Table, body: e.Stood, _at: int) -> None:
    seat = table.seats[body.seat]
    table.happen("stood", body.seat, seat.name)
    seat.persons.clear()
    seat.name = seat.nonce = seat.recovery = ""
    seat.webhook = seat.push = None


def _mixed(table: Table, body: e.Mixed, _at: int) -> None:
    table.seats[body.seat].nonce = body.nonce
    table.happen("mixed", body.seat)


def _filled(table: Table, body: e.Filled, _at: int) -> None:
    table.seats[body.seat].bot = body.bot
    table.happen("filled", body.seat, body.bot)


def _began(table: Table, _body: e.Began, at: int) -> None:
    table.status = PLAYING
    _after_moves(table, at, 0)


def _played(table: Table, body: e.Played, at: int) -> None:
    _after_moves(table, at, len(table.match.moves) - len(body.moves))


def _after_moves(table: Table, at: int, first: int) -> None:
    movers = {move.seat for move in table.match.moves[first:]} - {CHANCE}
    for seat in movers & table.waiting.keys():
        _charge(table, seat, at)
    awaited = (
        () if table.match.is_over else seats_in(table.match.game.flat.awaited(table.match.state))
    )
    table.waiting = {
        seat: at if seat in movers else table.waiting.get(seat, at) for seat in awaited
    }
    table.calls = 0
    table.hammer_from = at
    _note_outs(table, at)
    if table.match.is_over:
        table.status = OVER


def _charge(table: Table, seat: int, at: int) -> None:
    """Take from the bank what a decision took beyond the time for it."""
    thinking = THINKING[table.settings.clock]
    on_clock = table.is_live and not table.moved_in_outcry
    if thinking and on_clock and table.seats[seat].player is None:
        took = lasted(table.waiting[seat], at, table.outages)
        table.seats[seat].bank = max(0, table.seats[seat].bank - max(0, took - thinking.each))


def _note_outs(table: Table, at: int) -> None:
    """Note since when all others are out; a bid opens everything again for who bids."""
    if table.is_outcry:
        table.outs.discard(table.leader)
    if not table.is_outcry or table.still_in():
        table.out_since = None
    elif table.out_since is None:
        table.out_since = at


def _went_out(table: Table, body: e.WentOut, at: int) -> None:
    (table.outs.add if body.out else table.outs.discard)(body.seat)
    _note_outs(table, at)


_CALLS = ("once", "twice")


def _called(table: Table, body: e.Called, at: int) -> None:
    table.calls = body.calls
    table.hammer_from = at
    table.happen("called", int(table.match.state.seller), _CALLS[body.calls - 1])


def _ordered(table: Table, body: e.Ordered, _at: int) -> None:
    if body.up_to is None:
        table.orders.pop(body.seat, None)
    else:
        table.orders[body.seat] = Order(body.up_to, body.then)


def _handed_over(table: Table, body: e.HandedOver, at: int) -> None:
    table.seats[body.seat].stand_in = body.bot
    table.happen("handed_over", body.seat, body.why)
    if body.seat in table.waiting:
        table.waiting[body.seat] = at


def _took_back(table: Table, body: e.TookBack, at: int) -> None:
    table.seats[body.seat].stand_in = None
    table.happen("took_back", body.seat)
    if body.seat in table.waiting:
        table.waiting[body.seat] = at


def _paused(table: Table, body: e.Paused, at: int) -> None:
    table.pause = Pause(body.seat, at)
    table.has_paused = True
    table.happen("paused", body.seat)


def _resumed(table: Table, _body: e.Resumed, at: int) -> None:
    assert table.pause is not None
    table.paused_for += at - table.pause.since
    table.happen("resumed", table.pause.seat)
    table.pause = None
    table.hammer_from = at
    table.calls = 0


def _said(table: Table, body: e.Said, _at: int) -> None:
    table.happen("said", body.seat, body.text)


def _reminding(table: Table, body: e.Reminding, _at: int) -> None:
    seat = table.seats[body.seat]
    seat.webhook, seat.push = body.webhook, body.push


def _followed(table: Table, body: e.Followed, _at: int) -> None:
    table.next_table = body.table
    table.happen("followed", 0, body.table)


def _frozen(table: Table, body: e.Frozen, _at: int) -> None:
    table.status = FROZEN
    table.why_frozen = body.why
    table.happen("frozen", 0, body.why)


_NOTING: dict[type, Callable[[Table, Any, int], None]] = {
    e.Opened: _opened,
    e.Sat: _sat,
    e.Joined: _joined,
    e.Stood: _stood,
    e.Mixed: _mixed,
    e.Filled: _filled,
    e.Began: _began,
    e.Played: _played,
    e.WentOut: _went_out,
    e.Called: _called,
    e.Ordered: _ordered,
    e.HandedOver: _handed_over,
    e.TookBack: _took_back,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Said: _said,
    e.Reminding: _reminding,
    e.Followed: _followed,
    e.Frozen: _frozen,
}
