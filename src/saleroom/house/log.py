"""What each entry of the log makes of a table.

`take` is the only way in: it takes an entry that was decided on (`saleroom.house.deciding`) or read
from the store, and never asks whether it should have been.
"""

from collections.abc import Callable, Iterable
from typing import Any

from saleroom.core.errors import SaleroomError
from saleroom.core.seats import CHANCE, NOBODY, seats_in
from saleroom.games.registry import game_named
from saleroom.house import bounds, intervals, pacing
from saleroom.house import entries as e
from saleroom.house.clocks import THINKING, lasted
from saleroom.house.sent import Sent, sent_by
from saleroom.house.settings import BOT
from saleroom.house.statuses import FROZEN, OVER, PLAYING
from saleroom.house.table import KnockAnswer, Knocker, Order, Pause, Request, Sitter, Table
from saleroom.house.taking_back import awaited
from saleroom.play.match import Match


class OtherRules(SaleroomError):
    """A log that today's rules do not replay as it was played."""


def take(table: Table, body: e.Body, at: int, command: str | None = None) -> None:
    """Take an entry that was read from the log."""
    if isinstance(body, e.Began):
        table.mix()
    if isinstance(body, e.Began | e.Played):
        first = len(table.match.moves)
        for seat, action in body.moves:
            table.make_move(seat, action)
        if isinstance(body, e.Played) and body.told != table.sum_of_told(first):
            raise OtherRules("these rules make something else of the same moves")
    note(table, body, at, sent_by(command))


def note(table: Table, body: e.Body, at: int, command: Sent | None = None) -> None:
    """Note an entry whose moves, if it has any, have been made."""
    _NOTING[type(body)](table, body, at)
    is_move = isinstance(body, e.Played)
    if not is_move or table.status == OVER:
        table.known.clear()
    bounds.count(table, body)
    if command is not None:
        table.sent.note(command)
    table.seq += 1
    table.changed = at
    if is_move or not isinstance(body, e.IN_PRIVATE):
        table.heard_at = at


def _opened(table: Table, body: e.Opened, at: int) -> None:
    table.opened = body
    table.settings = body.settings
    game = game_named(body.settings.game)
    chosen = body.settings
    table.set_up(Match(game, chosen.players, chosen.edition, chosen.options))
    thinking = THINKING[body.settings.clock]
    bank = thinking.bank if thinking else 0
    table.seats = [
        Sitter(place, bot=place.bot if place.who == BOT else None, bank=bank)
        for place in body.settings.seats
    ]
    for seat, nonce in zip(table.seats, body.nonces, strict=False):
        seat.nonce = nonce
    for number, action in body.moves:
        table.make_move(number, action)
    table.opened_at = at
    table.tempo = body.settings.tempo


def _sat(table: Table, body: e.Sat, _at: int) -> None:
    seat = table.seats[body.seat]
    seat.persons.add(body.person)
    seat.name = body.name
    seat.recovery = body.recovery
    seat.is_program = body.program
    table.sent.forget(body.person)
    # Who leaves again has to ask again.
    table.knocks = [
        one._replace(is_past=True) if one.person == body.person else one for one in table.knocks
    ]
    table.happen("sat", body.seat, body.name)


def _joined(table: Table, body: e.Joined, _at: int) -> None:
    table.seats[body.seat].persons.add(body.person)


def _renewed(table: Table, body: e.Renewed, _at: int) -> None:
    seat = table.seats[body.seat]
    seat.recovery = body.recovery
    seat.persons -= set(body.gone)


def _stood(table: Table, body: e.Stood, _at: int) -> None:
    seat = table.seats[body.seat]
    table.happen("stood", body.seat, seat.name)
    seat.persons.clear()
    seat.name = seat.nonce = seat.recovery = ""
    seat.is_program = False
    seat.webhook = None


def _mixed(table: Table, body: e.Mixed, _at: int) -> None:
    table.seats[body.seat].nonce = body.nonce
    table.happen("mixed", body.seat)


def _filled(table: Table, body: e.Filled, _at: int) -> None:
    table.seats[body.seat].bot = body.bot
    table.happen("filled", body.seat, body.bot)


def _knocked(table: Table, body: e.Knocked, at: int) -> None:
    table.knocks.append(Knocker(body.person, body.name, at))


def _knock_answered(table: Table, body: e.KnockAnswered, _at: int) -> None:
    no: KnockAnswer = "lapsed" if body.seat == NOBODY else "turned_away"
    knock = table.knocks[body.number]
    table.knocks[body.number] = knock._replace(answer="let_in" if body.let_in else no)


def _began(table: Table, _body: e.Began, at: int) -> None:
    table.status = PLAYING
    _after_moves(table, at, ())


def _played(table: Table, body: e.Played, at: int) -> None:
    first = len(table.match.moves) - len(body.moves)
    if table.request is not None:
        _turned_down(table, at)
    movers = [seat for seat, _ in body.moves if seat != CHANCE]
    if body.cause != "bot":
        table.decisions.add(first, movers)
    _after_moves(table, at, movers)
    told = table.match.tellings.codes_since(first)
    if told & table.match.game.sales:
        table.sold_at = at
    intervals.begin(table, told, at)
    pacing.go_on(table)


def _after_moves(table: Table, at: int, movers: Iterable[int]) -> None:
    waiting = table.waiting
    for seat in {*movers} & waiting.keys():
        _charge(table, seat, at)
        del waiting[seat]  # if it is asked again, that is another question
    table.waiting = {seat: waiting.get(seat, at) for seat in _awaited(table)}
    table.calls = 0
    table.hammer_from = table.price_from = at
    if table.is_outcry:
        table.outs.pop(table.leader, None)  # a bid opens everything again for who bids
    if not table.waiting and table.match.is_over:
        table.status = OVER
        table.keep_no_way_back()


def _awaited(table: Table) -> tuple[int, ...]:
    match = table.match
    return () if match.is_over else seats_in(match.game.flat.awaited(match.state))


def _charge(table: Table, seat: int, at: int) -> None:
    """Take from the bank what a decision took beyond the time for it."""
    thinking = THINKING[table.settings.clock]
    if thinking is None:
        return
    on_clock = table.is_live and not table.moved_in_outcry
    if on_clock and table.seats[seat].player is None:
        took = lasted(table.waiting[seat], at, table.outages)
        table.seats[seat].bank = max(0, table.seats[seat].bank - max(0, took - thinking.each))


def _went_out(table: Table, body: e.WentOut, at: int) -> None:
    if body.out:
        table.outs[body.seat] = at
    else:
        table.outs.pop(body.seat, None)


_CALLS = ("once", "twice")


def _called(table: Table, body: e.Called, at: int) -> None:
    table.calls = body.calls
    table.hammer_from = at
    table.happen("called", table.seller, _CALLS[body.calls - 1])


def _ordered(table: Table, body: e.Ordered, _at: int) -> None:
    if body.up_to is None:
        table.orders.pop(body.seat, None)
    else:
        table.orders[body.seat] = Order(body.up_to, body.then)


def _handed_over(table: Table, body: e.HandedOver, at: int) -> None:
    # Whoever goes without an answer has agreed to nothing; whoever leaves for good is not asked.
    is_no_answer = body.why == "wish" and body.seat in awaited(table)
    table.seats[body.seat].stand_in = body.bot
    table.seats[body.seat].is_late = body.why == "time"
    table.known.clear()  # who looks at the end of a round is asked again below
    table.happen("handed_over", body.seat, body.why)
    if table.request is not None and (is_no_answer or table.request.seat == body.seat):
        _turned_down(table, at)
    if body.why != "wish" and body.seat in table.waiting:
        table.waiting[body.seat] = at
    pacing.stop(table)
    intervals.go_on_if_all_have_looked(table, at)


def _took_back(table: Table, body: e.TookBack, at: int) -> None:
    seat = table.seats[body.seat]
    # Or whoever went and came back again and again would never have to decide.
    if seat.is_late and body.seat in table.waiting:
        table.waiting[body.seat] = at
    seat.stand_in, seat.is_late = None, False
    table.happen("took_back", body.seat)


def _asked_back(table: Table, body: e.AskedBack, at: int) -> None:
    table.requests += 1
    table.request = Request(table.requests, body.seat, body.move, at)
    table.happen("asked_back", body.seat)


def _agreed_back(table: Table, body: e.AgreedBack, _at: int) -> None:
    assert table.request is not None
    table.request = table.request._replace(agreed=table.request.agreed | {body.seat})
    table.happen("agreed_back", body.seat)


def _declined_back(table: Table, body: e.DeclinedBack, at: int) -> None:
    assert table.request is not None
    asker = table.request.seat
    how = "time" if body.seat is None else "withdrawn" if body.seat == asker else "no"
    table.happen("declined_back", asker if body.seat is None else body.seat, how)
    _turned_down(table, at)


def _turned_down(table: Table, at: int) -> None:
    """Nobody goes back; live the table stood still meanwhile, and nobody loses time by it."""
    assert table.request is not None
    table.turned_down[table.request.seat] += 1
    stood = at - table.request.at
    table.request = None
    if not table.is_live:
        return
    table.waiting = {seat: since + stood for seat, since in table.waiting.items()}
    table.calls = 0
    table.hammer_from = at
    if table.pause is not None:
        table.pause = table.pause._replace(since=table.pause.since + stood)
    if table.interval is not None:
        table.interval = table.interval._replace(since=table.interval.since + stood)


def _rewound(table: Table, body: e.Rewound, at: int) -> None:
    table.go_back(body.seat, body.move)
    table.request = table.interval = None
    pacing.stop(table)
    table.is_practice = table.is_practice or not body.agreed
    table.waiting = dict.fromkeys(_awaited(table), at)
    table.calls = 0
    table.hammer_from = table.price_from = at


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


def _continued(table: Table, body: e.Continued, at: int) -> None:
    assert table.interval is not None
    done = table.interval.continued | {body.seat}
    table.interval = table.interval._replace(continued=done)
    intervals.go_on_if_all_have_looked(table, at)


def _proceeded(table: Table, _body: e.Proceeded, at: int) -> None:
    intervals.go_on(table, at)


def _tempo_set(table: Table, body: e.TempoSet, at: int) -> None:
    table.tempo = body.tempo
    table.tempo_changes += 1
    pacing.stop(table)
    table.hammer_from = at


def _stepped(table: Table, _body: e.Stepped, at: int) -> None:
    table.has_step = True
    table.hammer_from = at


def _skipped(table: Table, _body: e.Skipped, at: int) -> None:
    table.is_skipping = True
    table.hammer_from = at


def _said(table: Table, body: e.Said, _at: int) -> None:
    table.happen("said", body.seat, body.text)


def _emoted(table: Table, body: e.Emoted, _at: int) -> None:
    table.happen("emoted", body.seat, body.emote)


def _reminding(table: Table, body: e.Reminding, _at: int) -> None:
    seat = table.seats[body.seat]
    seat.webhook = body.webhook
    seat.remindings += 1


def _followed(table: Table, body: e.Followed, _at: int) -> None:
    table.next_table = body.table
    table.happen("followed", 0, body.table)


def _frozen(table: Table, body: e.Frozen, _at: int) -> None:
    if table.status != FROZEN:
        table.happen("frozen", 0, body.cause)
    table.status = FROZEN
    table.why_frozen = body.why
    table.frozen_by = body.cause
    table.is_closed = True


_NOTING: dict[type, Callable[[Table, Any, int], None]] = {
    e.Opened: _opened,
    e.Sat: _sat,
    e.Joined: _joined,
    e.Renewed: _renewed,
    e.Stood: _stood,
    e.Mixed: _mixed,
    e.Filled: _filled,
    e.Knocked: _knocked,
    e.KnockAnswered: _knock_answered,
    e.Began: _began,
    e.Played: _played,
    e.WentOut: _went_out,
    e.Called: _called,
    e.Ordered: _ordered,
    e.HandedOver: _handed_over,
    e.TookBack: _took_back,
    e.AskedBack: _asked_back,
    e.AgreedBack: _agreed_back,
    e.DeclinedBack: _declined_back,
    e.Rewound: _rewound,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Continued: _continued,
    e.Proceeded: _proceeded,
    e.TempoSet: _tempo_set,
    e.Stepped: _stepped,
    e.Skipped: _skipped,
    e.Said: _said,
    e.Emoted: _emoted,
    e.Reminding: _reminding,
    e.Followed: _followed,
    e.Frozen: _frozen,
}
