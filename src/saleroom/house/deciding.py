"""What becomes of a command: an entry for the log, or a refusal that says why.

Decides by the table and the seat alone; the seat comes from who sent it, never from what was sent.
Moves of the game are made here, so that rules are asked once; if the entry cannot be kept, the
table must be read from its log again.
"""

from collections.abc import Callable
from typing import Any

from saleroom.core.errors import BadSetup, GameOver, IllegalNow, MalformedAction
from saleroom.core.roles import BID
from saleroom.core.sale import SEALED, STEERED
from saleroom.house import bounds, pacing
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import BETWEEN_CALLS
from saleroom.house.commands import Refused
from saleroom.house.due import hammered, holds_from
from saleroom.house.knocking import knock_answered
from saleroom.house.log import note
from saleroom.house.orders import answer, outbid_and_asking, settled, stands
from saleroom.house.sent import Sent
from saleroom.house.settings import checked_bot
from saleroom.house.sitting_down import plain, still_waiting
from saleroom.house.stages import going_on, playing, running, standing
from saleroom.house.statuses import OPEN, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import answered_back, granted, taken_back
from saleroom.play.match import Match
from saleroom.store.contract import Entry

CALLS = 2
# Every change is kept for good.
MOST_REMINDINGS = 50
# How the rules say no.
_BY_RULES = (MalformedAction, IllegalNow, GameOver)


def decided(table: Table, seat: int, command: c.Command, now: int) -> e.Body:
    """Say what becomes of a command of the seat; raise Refused if nothing does."""
    standing(table)
    body = _DECIDING[type(command)](table, seat, command, now)
    bounds.check(table, seat, body)
    return body


def _act(table: Table, seat: int, command: c.Act, now: int) -> e.Body:
    playing(table)
    if table.seats[seat].player is not None:
        raise Refused("bot_plays")
    if table.is_outcry and BID in command.action:
        _same_lot(table, seat, command.turn)
    elif command.turn != table.turn(seat):
        raise _stale()
    going_on(table)
    _may_come_back(table, seat, now)
    bounds.check_action(table, seat, command.action)
    return acted(table, seat, command.action, "person")


def _may_come_back(table: Table, seat: int, now: int) -> None:
    """Refuse who has let this price go for good, or has answered for this lot."""
    if not table.is_outcry:
        return
    if stands(table, seat):
        raise Refused("not_now", "answer_stands", table.match.paragraph)
    holds = holds_from(table, seat)
    if holds is not None and holds <= now:
        raise Refused("not_now", "out_holds", table.match.paragraph)


def _same_lot(table: Table, seat: int, turn: int | None) -> None:
    """Refuse what was meant for a lot that is sold by now."""
    if turn is not None and turn < table.first_turn(seat):
        raise _stale()


def _stale() -> Refused:
    return Refused("stale")


def acted(table: Table, seat: int, action: Any, cause: e.Cause) -> e.Body:
    """Do what a person or a bot on this seat decided; raise Refused if the rules say no."""
    codec = table.match.game.codec
    try:
        compact = action if type(action) is int else codec.encode(action)
        if not (table.is_outcry and compact in (codec.roles.let_go, codec.roles.take_back)):
            return table.played(cause, (seat, compact))
    except _BY_RULES as error:
        raise Refused.by_rules(error) from error
    # Letting go for good would be seen at once where all others have; a word to the house is not,
    # and can be taken back until it holds. (MA-19)
    return _went_out(table, seat, out=compact == codec.roles.let_go)


def check(table: Table, seat: int, action: Any) -> None:
    """Do nothing; raise Refused if the seat may not do this now."""
    running(table)
    try:
        table.match.check(seat, action)
    except _BY_RULES as error:
        raise Refused.by_rules(error) from error


def _out(table: Table, seat: int, command: c.Out, now: int) -> e.Body:
    running(table)
    if not command.out or seat in table.orders:
        _may_come_back(table, seat, now)
    return _went_out(table, seat, out=command.out)


def _went_out(table: Table, seat: int, *, out: bool) -> e.Body:
    if not table.is_outcry:
        raise Refused("not_now", "no_outcry")
    if seat == table.leader:
        raise Refused("not_now", "leads", table.match.paragraph)
    if out == (seat in table.outs):
        raise Refused("no_change", "as_it_is")
    return e.WentOut(seat=seat, out=out)


def _call(table: Table, seat: int, command: c.Call, now: int) -> e.Body:
    running(table)
    _same_lot(table, seat, command.turn)
    if not (table.is_live and table.is_outcry and table.settings.hammer == "seller"):
        raise Refused("not_now", "no_call")
    if seat != table.seller:
        raise Refused("not_yours", "seller_calls", table.match.paragraph)
    if command.calls is not None and command.calls != table.calls:
        raise _stale()
    if now - table.hammer_from < BETWEEN_CALLS:
        raise Refused("too_soon")
    if table.calls < CALLS:
        return e.Called(calls=table.calls + 1)
    return hammered(table)


def _order(table: Table, seat: int, command: c.LeaveOrder, now: int) -> e.Body:
    running(table)
    _may_come_back(table, seat, now)
    if not table.settings.takes_orders:
        raise Refused("not_here", "no_orders")
    _same_lot(table, seat, command.turn)
    if table.sale is None or table.sale.mechanism == SEALED:
        raise Refused("not_now", "no_lot")
    if command.up_to is None:
        return e.Ordered(seat=seat)
    purse = table.match.game.purse
    if command.up_to and (table.sale.mechanism == STEERED or purse is None):
        raise Refused("not_here", "pass_only")
    if purse is not None and command.up_to > (most := purse(table.match.state, seat)):
        raise Refused.by_rules(_too_high(table.match, seat, most))
    return e.Ordered(seat=seat, up_to=command.up_to, then=command.then)


def _hand_over(table: Table, seat: int, command: c.HandOver, _now: int) -> e.Body:
    playing(table)
    if table.seats[seat].player is not None:
        raise Refused("no_change", "bot_already")
    return e.HandedOver(seat=seat, bot=_bot(table, command.bot), why="wish")


def _take_seat_back(table: Table, seat: int, _command: c.TakeSeatBack, _now: int) -> e.Body:
    playing(table)
    if table.seats[seat].stand_in is None:
        raise Refused("no_change", "person_already")
    return e.TookBack(seat=seat)


def _continue(table: Table, seat: int, _command: c.Continue, _now: int) -> e.Body:
    playing(table)
    if table.interval is None:
        raise Refused("not_now", "no_interval")
    if table.seats[seat].player is not None:
        raise Refused("bot_plays")
    if seat in table.interval.continued:
        raise Refused("no_change", "as_it_is")
    return e.Continued(seat=seat)


def _tempo(table: Table, seat: int, command: c.Tempo, _now: int) -> e.Body:
    playing(table)
    return pacing.chosen(table, seat, command.tempo)


def _next(table: Table, seat: int, _command: c.Next, _now: int) -> e.Body:
    running(table)
    return pacing.stepped(table, seat)


def _skip(table: Table, seat: int, _command: c.Skip, _now: int) -> e.Body:
    running(table)
    return pacing.skipped(table, seat)


def _take_back(table: Table, seat: int, command: c.TakeBack, _now: int) -> e.Body:
    playing(table)
    return taken_back(table, seat, command.to)


def _answer_back(table: Table, seat: int, command: c.AnswerBack, _now: int) -> e.Body:
    playing(table)
    return answered_back(table, seat, command)


def _mix(table: Table, seat: int, command: c.Mix, _now: int) -> e.Body:
    still_waiting(table)
    if table.opened.same_deal:
        raise Refused("not_here", "same_deal")
    return e.Mixed(seat=seat, nonce=plain(command.nonce))


def _fill(table: Table, _seat: int, command: c.Fill, _now: int) -> e.Body:
    still_waiting(table)
    if not 0 <= command.seat < table.settings.players:
        raise Refused("no_seat", "no_such_seat")
    if table.seats[command.seat].is_taken:
        raise Refused("taken", "seat_taken")
    return e.Filled(seat=command.seat, bot=_bot(table, command.bot))


def _answer_knock(table: Table, seat: int, command: c.AnswerKnock, _now: int) -> e.Body:
    still_waiting(table)
    return knock_answered(table, seat, command)


def _leave(table: Table, seat: int, _command: c.Leave, _now: int) -> e.Body:
    if table.status == OPEN:
        return e.Stood(seat=seat)
    playing(table)
    return e.HandedOver(seat=seat, bot=_bot(table, None), why="left")


def _say(table: Table, seat: int, command: c.Say, _now: int) -> e.Body:
    _chatting(table)
    return e.Said(seat=seat, text=plain(command.text))


def _emote(table: Table, seat: int, command: c.Emote, _now: int) -> e.Body:
    _chatting(table)
    return e.Emoted(seat=seat, emote=command.emote)


def _chatting(table: Table) -> None:
    if not table.settings.chat or table.settings.public:
        raise Refused("not_here", "no_chat")


def _remind(table: Table, seat: int, command: c.Remind, _now: int) -> e.Body:
    if table.seats[seat].remindings >= MOST_REMINDINGS:
        raise Refused("not_now", "too_many_remindings", most=MOST_REMINDINGS)
    if command.webhook is not None and not command.webhook.startswith(("https://", "http://")):
        raise Refused("malformed", "webhook")
    return e.Reminding(
        seat=seat, webhook=None if command.webhook is None else plain(command.webhook)
    )


_DECIDING: dict[type, Callable[[Table, int, Any, int], e.Body]] = {
    c.Act: _act,
    c.Out: _out,
    c.Call: _call,
    c.LeaveOrder: _order,
    c.HandOver: _hand_over,
    c.TakeSeatBack: _take_seat_back,
    c.Continue: _continue,
    c.Tempo: _tempo,
    c.Next: _next,
    c.Skip: _skip,
    c.TakeBack: _take_back,
    c.AnswerBack: _answer_back,
    c.Mix: _mix,
    c.Fill: _fill,
    c.AnswerKnock: _answer_knock,
    c.Leave: _leave,
    c.Say: _say,
    c.Emote: _emote,
    c.Remind: _remind,
}


# What follows by itself


def carried_out(
    table: Table, body: e.Body, at: int, command: Sent | None = None
) -> tuple[Entry, ...]:
    """Note an entry and all that follows by itself; return what is to be kept."""
    beside = None if command is None else command.written(table.seq)
    made = [Entry(table.seq, at, e.written(body), beside)]
    note(table, body, at, command)
    while (next_body := following(table)) is not None:
        made.append(Entry(table.seq, at, e.written(next_body)))
        note(table, next_body, at)
    return tuple(made)


def following(table: Table) -> e.Body | None:
    """Return what the house does at once after an entry; None if it waits."""
    if table.status == OPEN and table.free == 0:
        return e.Began(moves=table.begun())
    if table.status != PLAYING:
        return None
    if table.request is not None:
        return granted(table)
    if table.interval is not None or not table.orders:
        return None
    said = answer(table)
    if said is not None:
        if said.action is None:
            return e.Ordered(seat=said.seat)
        return table.played("order", (said.seat, said.action))
    if not table.is_outcry:
        return None
    asking = outbid_and_asking(table)
    if asking:
        return e.Ordered(seat=asking[0])
    bids = settled(table) if table.is_live else ()
    return table.played("order", *bids) if bids else None


def _too_high(match: Match, seat: int, purse: int) -> IllegalNow:
    limits = {**match.game.limits(match.state, seat), "purse": purse}
    return IllegalNow(
        "bid_too_high", match.paragraph, limits, game=match.game.name, edition=match.edition
    )


def _bot(table: Table, name: str | None) -> str:
    try:
        return checked_bot(name, table.match)
    except BadSetup as error:
        raise Refused("malformed", "no_such_bot") from error
