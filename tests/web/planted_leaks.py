"""Leaks to be caught: the server with one small hole in it, one at a time.

Most are holes that other servers of board games had: the whole state sent, a log for everybody, a
seat shown to who asked, a socket left listening. Each names the search that has to find it.
"""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from prometheus_client.core import GaugeMetricFamily
from web import leaks

from saleroom.core import events
from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING
from saleroom.games.modern_art.game import GAME
from saleroom.house import about as house_about
from saleroom.house import business, deciding, due, log, opening, showing
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.table import Table
from saleroom.play.match import Match
from saleroom.web import bot_turns, frames, hub, metrics, presence, seated_table, seating
from saleroom.web.posting import Reply
from saleroom.web.seated_table import SeatedTable

Patch = pytest.MonkeyPatch
Hole = Callable[[Patch], None]
LEAKS: dict[str, tuple[Hole, str]] = {}


def leak(name: str, search: str) -> Callable[[Hole], Hole]:
    """Put a hole on the list, with the search that has to find it."""

    def listed(hole: Hole) -> Hole:
        LEAKS[name] = (hole, search)
        return hole

    return listed


def showing_more(patch: Patch, more: Callable[[Table, int, Any], dict[str, Any]]) -> None:
    """Change what is shown of a table."""
    honest = showing.Showing.to

    def to(now: Any, viewer: int, following: Any = None, *, facts: bool = True) -> Any:
        real = honest(now, viewer, following, facts=facts)
        return msgspec.structs.replace(real, **more(now._table, viewer, real))

    def written_to(now: Any, eyes: Any, following: Any = None) -> Iterator[tuple[int, bytes]]:
        for viewer, facts in eyes:
            shown = to(now, viewer, following, facts=facts)
            yield len(now._table.lines(viewer)), msgspec.json.encode(shown)

    patch.setattr(showing.Showing, "to", to)
    patch.setattr(showing.Showing, "written_to", written_to)


def in_view(patch: Patch, more: Callable[[Table, int], Any]) -> None:
    """Put something into the view."""
    showing_more(
        patch,
        lambda table, viewer, real: {
            "view": {**msgspec.to_builtins(real.view), "more": more(table, viewer)}
        },
    )


# What a frame holds


@leak("the whole state in every frame", "pairs")
def _whole_state(patch: Patch) -> None:
    in_view(patch, lambda table, _: repr(table.match.state))


@leak("all moves, so that a page can undo", "pairs")
def _history(patch: Patch) -> None:
    in_view(patch, lambda table, _: table.match.moves)


@leak("cards that lie face down, in the view", "pairs")
def _face_down(patch: Patch) -> None:
    def view(match: Any, _viewer: int) -> Any:
        return match.game.view(match.state, ALL_SEEING)

    patch.setattr("saleroom.play.match.Match.view", view)


@leak("one log for everybody", "pairs")
def _global_log(patch: Patch) -> None:
    honest, begin = Table.lines, showing.Showing.__init__

    def begun(now: Any, *given: Any) -> None:
        begin(now, *given)
        now._ears = dict.fromkeys(now._ears, now._ears[ALL_SEEING])

    patch.setattr(Table, "lines", lambda table, _viewer: honest(table, ALL_SEEING))
    patch.setattr(showing.Showing, "__init__", begun)


@leak("the card that was drawn, told to all", "pairs")
def _drawn_card(patch: Patch) -> None:
    code = next(code for code, kind in GAME.events.items() if kind.name == "card_dealt")
    kind = events.EventKind("card_dealt", ("seat", "card"))
    patch.setitem(GAME.events, code, kind)


@leak("the sum in a closed fist, told to all", "pairs")
def _fist(patch: Patch) -> None:
    code = next(code for code, kind in GAME.events.items() if kind.name == "fist_closed")
    kind = events.EventKind("fist_closed", ("seat", "amount"))
    patch.setitem(GAME.events, code, kind)


@leak("the luck of the bots, kept beside the game", "pairs")
def _luck(patch: Patch) -> None:
    in_view(patch, lambda table, _: bot_turns.drawn(table, "luck", 0, table.moves_made[0]))


def mine_of(table: Table, seat: int) -> Any:
    return business.mine_of(table, seat, table.match.legal(seat))


@leak("what another seat may do", "pairs")
def _options(patch: Patch) -> None:
    def more(table: Table, viewer: int, _real: Any) -> dict[str, Any]:
        return {"mine": mine_of(table, (viewer + 1) % table.settings.players)}

    showing_more(patch, more)


@leak("what a seat may do, sent to spectators", "pairs")
def _options_to_spectators(patch: Patch) -> None:
    showing_more(
        patch,
        lambda table, viewer, real: {"mine": real.mine or mine_of(table, max(0, viewer))},
    )


@leak("the seed and the nonces before the end", "pairs")
def _deal(patch: Patch) -> None:
    showing_more(patch, lambda table, _viewer, _real: {"deal": table.deal()})


@leak("who the persons are, beside the seats", "pairs")
def _persons(patch: Patch) -> None:
    def more(table: Table, _viewer: int, real: Any) -> dict[str, Any]:
        named = zip(real.seats, table.seats, strict=True)
        return {
            "seats": tuple(
                msgspec.structs.replace(shown, bot=",".join(sorted(seat.persons)))
                for shown, seat in named
            )
        }

    showing_more(patch, more)


@leak("a nonce in place of a mark that there is one", "pairs")
def _nonces(patch: Patch) -> None:
    def more(table: Table, _viewer: int, real: Any) -> dict[str, Any]:
        named = zip(real.seats, table.seats, strict=True)
        return {"seats": tuple(msgspec.structs.replace(s, mixed=t.nonce) for s, t in named)}

    showing_more(patch, more)


@leak("moves of the house counted in place of lines heard", "pairs")
def _move_numbers(patch: Patch) -> None:
    showing_more(patch, lambda table, _viewer, _real: {"n": table.seq})


@leak("an answer that counts the entries of the log", "canaries")
def _answer_number(patch: Patch) -> None:
    honest = frames.Answer

    def answer(**fields: Any) -> Any:
        return honest(**{**fields, "n": fields["n"] + 1})

    patch.setattr(hub, "Answer", answer)


# Words in private


@leak("who is out, as who is waited for", "pairs")
def _still_in(patch: Patch) -> None:
    in_view(patch, lambda table, _: table.still_in() if table.is_outcry else ())


@leak("who is out, by the clock", "pairs")
def _clock(patch: Patch) -> None:
    def more(table: Table, _viewer: int, real: Any) -> dict[str, Any]:
        if not table.is_outcry:
            return {}
        until = dict.fromkeys(table.still_in(), table.hammer_from)
        return {"clock": msgspec.structs.replace(real.clock, until=until)}

    showing_more(patch, more)


@leak("a hammer that is faster the more are out", "pairs")
def _faster(patch: Patch) -> None:
    honest = due.calls_of

    def calls_of(table: Table) -> due.Calls:
        calls = honest(table)
        return calls if calls.sold is None else calls._replace(sold=calls.sold - len(table.outs))

    patch.setattr(due, "calls_of", calls_of)


@leak("calls that come at once when all others are out", "private_words")
def _all_out(patch: Patch) -> None:
    honest = due.calls_of

    def calls_of(table: Table) -> due.Calls:
        calls = honest(table)
        if table.still_in() or not table.outs:
            return calls
        return calls._replace(sold=max(table.outs.values()) + 1500)

    patch.setattr(due, "calls_of", calls_of)


@leak("that there is an order", "pairs")
def _order(patch: Patch) -> None:
    showing_more(patch, lambda table, _viewer, _real: {"takes_orders": bool(table.orders)})


@leak("an order that is a line of the log", "private_words")
def _order_line(patch: Patch) -> None:
    honest = log._NOTING[e.Ordered]

    def ordered(table: Table, body: Any, at: int) -> None:
        honest(table, body, at)
        table.happen("ordered", body.seat)

    patch.setitem(log._NOTING, e.Ordered, ordered)


@leak("a frame whenever anybody says anything", "private_words")
def _always_tells(patch: Patch) -> None:
    honest = SeatedTable.tell

    def tell(seated: SeatedTable, *asker: Any) -> None:
        seated._last = dict.fromkeys(seated._last, b"")
        honest(seated, *asker)

    patch.setattr(SeatedTable, "tell", tell)


@leak("a price that is let go at once and for good", "private_words")
def _let_go(patch: Patch) -> None:
    def act(table: Table, seat: int, command: Any, _now: int) -> e.Body:
        action = table.match.game.codec.encode(command.action)
        return table.played("person", (seat, action))

    patch.setitem(deciding._DECIDING, c.Act, act)


@leak("a table that moves up in the lobby at words in private", "private_words")
def _lobby_order(patch: Patch) -> None:
    patch.setattr(e, "IN_PRIVATE", ())


@leak("a hammer that waits only for those who are not out", "lost_lines")
def _pause(patch: Patch) -> None:
    honest = due.may_pause
    patch.setattr(presence, "may_pause", lambda table: honest(table) and not table.outs)


# Who looks


@leak("a seat's view for who has none", "canaries")
def _no_seat(patch: Patch) -> None:
    patch.setattr(
        SeatedTable, "viewer_of", lambda seated, person: seated.table.seat_of(person) or 0
    )


@leak("a socket left listening when its player has left", "canaries")
def _left_listening(patch: Patch) -> None:
    patch.setattr(SeatedTable, "_look_again", lambda _table: None)


@leak("a link that brings back a seat somebody else has taken", "canaries")
def _old_link(patch: Patch) -> None:
    links: dict[int, str] = {}
    honest = log._NOTING[e.Sat]

    def sat(table: Table, body: Any, at: int) -> None:
        honest(table, body, at)
        table.seats[body.seat].recovery = links.setdefault(body.seat, body.recovery)

    patch.setitem(log._NOTING, e.Sat, sat)


@leak("everything shown to who asks for it early", "private_words")
def _early(patch: Patch) -> None:
    patch.setattr(showing, "check_viewer", lambda _table, _viewer: None)


# Words beside the frames


@leak("a refusal that names another's purse", "pairs")
def _refusal(patch: Patch) -> None:
    honest = Match._check_legal

    def check_legal(match: Match, seat: int, action: int) -> None:
        try:
            honest(match, seat, action)
        except IllegalNow as refused:
            purse = match.state.money[(seat + 1) % match.players]
            raise IllegalNow(f"{refused.name}_{purse}", refused.paragraph) from refused

    patch.setattr(Match, "_check_legal", check_legal)


@leak("another's purse among the limits of a refusal", "pairs")
def _limits(patch: Patch) -> None:
    honest = Match._check_legal

    def check_legal(match: Match, seat: int, action: int) -> None:
        try:
            honest(match, seat, action)
        except IllegalNow as refused:
            refused.numbers["next"] = match.state.money[(seat + 1) % match.players]
            raise

    patch.setattr(Match, "_check_legal", check_legal)


@leak("the seed at the top of the page", "pairs")
def _about(patch: Patch) -> None:
    honest = house_about.about

    def about(table: Table) -> Any:
        return msgspec.structs.replace(honest(table), source=table.opened.seed)

    patch.setattr(seated_table, "about", about)
    patch.setattr("saleroom.house.heads.about", about)
    patch.setattr(leaks, "about", about)


@leak("tokens in the log", "canaries")
def _token_logged(patch: Patch) -> None:
    honest = opening.token

    def token() -> str:
        secret = honest()
        logging.getLogger("saleroom.web.seating").debug("made %s", secret)
        return secret

    patch.setattr(seating, "token", token)


@leak("addresses of reminders in the log", "canaries")
def _hook_logged(patch: Patch) -> None:
    async def post(_poster: Any, address: str, _body: bytes, _headers: Any) -> Reply:
        logging.getLogger("saleroom.web.posting").warning("no answer from %s", address)
        return Reply(503)

    patch.setattr("saleroom.web.posting.Poster.post", post)


@leak("persons in the metrics", "canaries")
def _metrics(patch: Patch) -> None:
    honest = metrics._House.collect

    def collect(house: Any) -> Iterator[Any]:
        yield from honest(house)
        for seated in house._hub.floor._tables.values():
            people = ", ".join(seated.table.persons)
            yield GaugeMetricFamily("saleroom_people", people, len(people))

    patch.setattr(metrics._House, "collect", collect)


@leak("a bot that answers faster with nothing to choose from", "delays")
def _delay(patch: Patch) -> None:
    honest = bot_turns.BotTurns._delay

    def delay(turns: bot_turns.BotTurns, table: Table, seat: int) -> int:
        return honest(turns, table, seat) // (1 if table.match.legal(seat).amounts else 2)

    patch.setattr(bot_turns.BotTurns, "_delay", delay)
