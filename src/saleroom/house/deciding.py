"""What becomes of a command: an entry for the log, or a refusal that says why.

Decides by the table and the seat alone; the seat comes from who sent it, never from what was sent.
Moves of the game are made here, so that rules are asked once; if the entry cannot be kept, the
table must be read from its log again.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unicodedata import category

from saleroom.core.codec import shown
from saleroom.core.contract import RefusedByRules
from saleroom.core.errors import BadSetup, GameOver, IllegalNow, MalformedAction
from saleroom.core.sale import SEALED, STEERED
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import BETWEEN_CALLS
from saleroom.house.commands import Refused
from saleroom.house.due import hammered, played
from saleroom.house.log import note
from saleroom.house.orders import answer, outbid_and_asking, settled
from saleroom.house.settings import OPEN as ANYBODY
from saleroom.house.settings import checked_bot
from saleroom.house.table import Table
from saleroom.store.contract import OPEN, OVER, PLAYING, Entry

LONGEST_NAME = 40
CALLS = 2


def decided(table: Table, seat: int, command: c.Command, now: int) -> e.Body:
    """Say what becomes of a command of the seat; raise Refused if nothing does."""
    return _DECIDING[type(command)](table, seat, command, now)


def _act(table: Table, seat: int, command: c.Act, _now: int) -> e.Body:
    _playing(table)
    if table.seats[seat].player is not None:
        raise Refused("bot_plays", "a bot plays this seat; take it back first")
    is_bid_in_outcry = table.is_outcry and "bid" in command.action
    if command.turn != table.turn(seat) and not is_bid_in_outcry:
        raise Refused("stale", "that was another question: look again")
    return acted(table, seat, command.action, "person")


def acted(table: Table, seat: int, action: Any, cause: e.Cause) -> e.Body:
    """Do what a person or a bot on this seat decided; raise Refused if the rules say no."""
    with _in_words():
        codec = table.match.game.codec
        compact = action if type(action) is int else codec.encode(action)
        verb = codec.verb_of(compact).name
        if table.is_outcry and verb in {"let_go", "take_back"}:
            # Letting go for good would be seen at once where all others have; a word to the house
            # is not, and can be taken back until the hammer falls. (MA-19)
            return _went_out(table, seat, out=verb == "let_go")
        return played(table, cause, (seat, compact))


def check(table: Table, seat: int, action: Any) -> None:
    """Do nothing; raise Refused if the seat may not do this now."""
    _playing(table)
    with _in_words():
        table.match.check(seat, action)


@contextmanager
def _in_words() -> Iterator[None]:
    """Say what the rules refuse in the words of the house."""
    try:
        yield
    except MalformedAction as error:
        raise Refused("malformed", str(error)) from error
    except IllegalNow as error:
        raise _refused_by(error) from error
    except GameOver as error:
        raise Refused("over", str(error)) from error


def _refused_by(error: IllegalNow) -> Refused:
    if not isinstance(error, RefusedByRules):
        return Refused("illegal", error.reason, error.paragraph)
    return Refused("illegal", error.reason, error.paragraph, reason=error.name, limits=error.limits)


def _out(table: Table, seat: int, command: c.Out, _now: int) -> e.Body:
    _playing(table)
    return _went_out(table, seat, out=command.out)


def _went_out(table: Table, seat: int, *, out: bool) -> e.Body:
    if not table.is_outcry:
        raise Refused("not_now", "only in an open auction is anybody out", reason="no_outcry")
    if seat == table.leader:
        raise Refused(
            "not_now", "you lead; whoever leads is not out", table.match.paragraph, reason="leads"
        )
    if out == (seat in table.outs):
        raise Refused("no_change", "that is how it is already", reason="as_it_is")
    return e.WentOut(seat=seat, out=out)


def _call(table: Table, seat: int, _command: c.Call, now: int) -> e.Body:
    _playing(table)
    if not (table.is_live and table.is_outcry and table.settings.hammer == "seller"):
        raise Refused(
            "not_now", "there is nothing the seller calls at this table now", reason="no_call"
        )
    if seat != table.match.state.seller:
        raise Refused("not_yours", "the seller calls", table.match.paragraph, reason="seller_calls")
    if now - table.hammer_from < BETWEEN_CALLS:
        raise Refused("too_soon", "leave them time: two seconds after each bid and call")
    if table.calls < CALLS:
        return e.Called(calls=table.calls + 1)
    return hammered(table)


def _order(table: Table, seat: int, command: c.LeaveOrder, _now: int) -> e.Body:
    _playing(table)
    if not table.settings.takes_orders:
        raise Refused("not_here", "this table takes no standing orders", reason="no_orders")
    if table.sale is None or table.sale.mechanism == SEALED:
        raise Refused("not_now", "there is no lot to leave an order for", reason="no_lot")
    if command.up_to is None:
        return e.Ordered(seat=seat)
    if table.sale.mechanism == STEERED and command.up_to:
        raise Refused(
            "not_here",
            "how far a bid goes matters here: an order can only be to pass",
            reason="pass_only",
        )
    purse = _purse(table, seat)
    if command.up_to > purse:
        raise Refused(
            "illegal",
            "nobody bids more than he has",
            table.match.paragraph,
            reason="bid_too_high",
            limits={"purse": purse},
        )
    return e.Ordered(seat=seat, up_to=command.up_to, then=command.then)


def _purse(table: Table, seat: int) -> int:
    money = getattr(table.match.state, "money", None)
    return int(money[seat]) if money is not None else 0


def _hand_over(table: Table, seat: int, command: c.HandOver, _now: int) -> e.Body:
    _playing(table)
    if table.seats[seat].player is not None:
        raise Refused("no_change", "a bot plays this seat already", reason="bot_already")
    return e.HandedOver(seat=seat, bot=_bot(table, command.bot), why="wish")


def _take_seat_back(table: Table, seat: int, _command: c.TakeSeatBack, _now: int) -> e.Body:
    _playing(table)
    if table.seats[seat].stand_in is None:
        raise Refused("no_change", "you play this seat yourself", reason="person_already")
    return e.TookBack(seat=seat)


def _mix(table: Table, seat: int, command: c.Mix, _now: int) -> e.Body:
    _waiting(table)
    if table.opened.same_deal:
        raise Refused(
            "not_here", "this table plays a deal again, so nothing is mixed in", reason="same_deal"
        )
    return e.Mixed(seat=seat, nonce=plain(command.nonce, "nonce"))


def _fill(table: Table, _seat: int, command: c.Fill, _now: int) -> e.Body:
    _waiting(table)
    if not 0 <= command.seat < table.settings.players:
        raise Refused("no_seat", f"there is no seat {shown(command.seat)}", reason="no_such_seat")
    if table.seats[command.seat].is_taken:
        raise Refused("taken", "somebody sits there", reason="seat_taken")
    return e.Filled(seat=command.seat, bot=_bot(table, command.bot))


def _leave(table: Table, seat: int, _command: c.Leave, _now: int) -> e.Body:
    if table.status == OPEN:
        return e.Stood(seat=seat)
    _playing(table)
    return e.HandedOver(seat=seat, bot=_bot(table, None), why="left")


def _say(table: Table, seat: int, command: c.Say, _now: int) -> e.Body:
    if not table.settings.chat or table.settings.public:
        raise Refused("not_here", "there is no chat at this table", reason="no_chat")
    return e.Said(seat=seat, text=plain(command.text, "text"))


def _remind(_table: Table, seat: int, command: c.Remind, _now: int) -> e.Body:
    if command.webhook is not None and not command.webhook.startswith(("https://", "http://")):
        raise Refused(
            "malformed",
            "a webhook is an address that begins with https:// or http://",
            reason="webhook",
        )
    return e.Reminding(seat=seat, webhook=command.webhook, push=command.push)


_DECIDING: dict[type, Callable[[Table, int, Any, int], e.Body]] = {
    c.Act: _act,
    c.Out: _out,
    c.Call: _call,
    c.LeaveOrder: _order,
    c.HandOver: _hand_over,
    c.TakeSeatBack: _take_seat_back,
    c.Mix: _mix,
    c.Fill: _fill,
    c.Leave: _leave,
    c.Say: _say,
    c.Remind: _remind,
}


# Sitting down


def seated(table: Table, person: str, name: str, seat: int | None, *, invited: bool) -> e.Sat:
    """Let a person take a seat, any that is free if none is named."""
    _waiting(table)
    if table.seat_of(person) is not None:
        raise Refused("seated", "you have a seat at this table")
    free = [k for k in range(table.settings.players) if _may_take(table, k, invited=invited)]
    if seat is not None and not 0 <= seat < table.settings.players:
        raise Refused("no_seat", f"there is no seat {shown(seat)}", reason="no_such_seat")
    if not free or (seat is not None and seat not in free):
        wanted = "a free seat" if seat is None else "that seat"
        if invited or table.free == 0:
            reason = "no_free_seat" if seat is None else "seat_taken"
            raise Refused("taken", f"{wanted} is not to be had", reason=reason)
        raise Refused("not_invited", f"{wanted} is for those who were sent the link")
    name = plain(name, "name").strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(
            "malformed",
            f"a name has 1 to {LONGEST_NAME} letters",
            reason="name_length",
            limits={"most": LONGEST_NAME},
        )
    if name.casefold() in {other.name.casefold() for other in table.seats}:
        raise Refused("taken", "somebody at this table has that name", reason="name_taken")
    return e.Sat(seat=free[0] if seat is None else seat, person=person, name=name)


def _may_take(table: Table, seat: int, *, invited: bool) -> bool:
    place = table.seats[seat].place
    if table.seats[seat].is_taken:
        return False
    return invited or (table.settings.public and place.who == ANYBODY)


def plain(text: str, what: str) -> str:
    """Refuse control characters, and what turns the direction of writing."""
    for letter in text:
        if category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise Refused(
                "malformed",
                f"the {what} has a character that is no plain text",
                reason="no_plain_text",
            )
    return text


# What follows by itself


def carried_out(
    table: Table, body: e.Body, at: int, command: str | None = None
) -> tuple[Entry, ...]:
    """Note an entry and all that follows by itself; return what is to be kept."""
    made: list[Entry] = []
    next_body: e.Body | None = body
    while next_body is not None:
        made.append(Entry(table.seq, at, e.written(next_body), command))
        note(table, next_body, at, command)
        command = None
        next_body = following(table)
    return tuple(made)


def following(table: Table) -> e.Body | None:
    """Return what the house does at once after an entry; None if it waits."""
    if table.status == OPEN and table.free == 0:
        return e.Began(moves=table.begun())
    if table.status != PLAYING:
        return None
    said = answer(table)
    if said is not None:
        if said.action is None:
            return e.Ordered(seat=said.seat)
        return played(table, "order", (said.seat, said.action))
    if not table.is_outcry or not table.orders:
        return None
    asking = outbid_and_asking(table)
    if asking:
        return e.Ordered(seat=asking[0])
    bids = settled(table) if table.is_live else ()
    return played(table, "order", *bids) if bids else None


def _playing(table: Table) -> None:
    if table.status == PLAYING:
        return
    if table.status == OVER:
        raise Refused("over", "the game is over")
    if table.status == OPEN:
        raise Refused("not_begun", "the game begins when all seats are taken")
    raise Refused("frozen", table.why_frozen)


def _waiting(table: Table) -> None:
    if table.status != OPEN:
        raise Refused("begun", "the game has begun")


def _bot(table: Table, name: str | None) -> str:
    try:
        return checked_bot(name, table.match.game)
    except BadSetup as error:
        raise Refused("malformed", str(error), reason="no_such_bot") from error
