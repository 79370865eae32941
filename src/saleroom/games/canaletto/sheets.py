"""A view of Canaletto as small tables.

The canal is listed as a bidder sees it: clockwise from the gondola, each palace with the bid that
would take the gondola there.
"""

from collections.abc import Iterable

from saleroom.core.seats import CHANCE
from saleroom.core.sheet import (
    GROUPS,
    Cell,
    Cells,
    Grid,
    Sheet,
    Text,
    bidding,
    deciding,
    listed,
    number_cell,
    own,
    say,
    seat_cell,
)
from saleroom.games.canaletto.components import COPIES, MOST_COPIES, ON_SCALE, TYPES
from saleroom.games.canaletto.facts import bids_of, next_full, score_of, unseen_of
from saleroom.games.canaletto.view import View


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if view.phase == "over":
        return Sheet(say("phase-over"), (_treasures(view), _players(view)))
    if view.round == 0:
        return Sheet(say(f"phase-{view.phase}"), (_canal(view), _scale(view)))
    grids = (_canal(view), _treasures(view), _players(view), _scale(view))
    stage = say("round-at", round=view.round, palace=view.column or 0)
    return Sheet(stage, grids, _spotlight(view))


# What is going on


def _spotlight(view: View) -> tuple[Cells, ...]:
    if view.buyer is not None:
        return ((Cell(_due(view), "strong"),), *_next_value(view))
    lot = _names(view.treasures[view.column or 0])
    return (
        (Cell((say("on-sale"), " · ", lot), "strong"),),
        (Cell(_standing(view)),),
        *_next_value(view),
    )


def _due(view: View) -> Text:
    if view.to_act == (CHANCE,):
        return say("phase-turn_marker")
    return deciding(view.to_act[0], view.phase), " · ", _names(view.due)


def _standing(view: View) -> Text:
    """Say who leads and where the next round would be. (CA-11)"""
    leads = bidding(view.leader, view.price)
    if view.leader is None:
        return leads
    stop = next_full(view, view.gondola or 0)
    if stop is None:
        return leads, " · ", say("last-lot")
    return leads, " · ", say("then", palace=stop), " ", _names(view.treasures[stop])


def _next_value(view: View) -> tuple[Cells, ...]:
    """Say what the next sale pays, and what is known of the later ones. (CA-3)"""
    if not view.scale:
        return ()
    pays: Text = say("next-pays", value=view.scale[0])
    if view.hidden_values:
        pays = pays, " · ", say("unseen", values=tuple(unseen_of(view)))
    return ((Cell(pays, "faint"),),)


def _names(kinds: Iterable[int]) -> Text:
    return listed(say("treasure", id=kind) for kind in kinds)


# The tables


def _canal(view: View) -> Grid:
    """List the palaces clockwise from the one after the gondola."""
    least, lands = bids_of(view)
    rows = tuple(_palace_row(view, palace, bid) for bid, palace in enumerate(lands, least))
    title = say("bid-takes" if view.phase == "bid" else "palaces")
    return Grid(title, (Cell(""), Cell(""), Cell("")), rows)


def _palace_row(view: View, palace: int, bid: int) -> Cells:
    can_bid = view.phase == "bid" and bid <= view.highest_bid
    return (
        number_cell(bid if can_bid else 0),
        Cell(say("palace", id=palace)),
        _content(view, palace),
    )


def _content(view: View, palace: int) -> Cell:
    """Name the treasures; where there are none, or soon will be none, what comes next. (CA-11)"""
    treasures = view.treasures[palace]
    if treasures and not (view.round and palace == view.column):
        return Cell(_names(treasures))
    here = say("on-sale" if treasures else "empty")
    stop = next_full(view, palace) if view.round else None
    return Cell(here if stop is None else (here, " > ", say("palace", id=stop)), "faint")


def _treasures(view: View) -> Grid:
    """Show for each type the tiles in palaces and before each player."""
    seats = (seat_cell(seat, view.viewer) for seat in range(view.players))
    rows = tuple(_type_row(view, kind) for kind in range(TYPES))
    return Grid(say("holdings"), (Cell(say("type")), Cell(say("in-palaces")), *seats), rows)


def _type_row(view: View, kind: int) -> Cells:
    if kind in view.sold:
        blanks = (number_cell(0) for _ in range(view.players))
        return (Cell(say("treasure", id=kind), "faint"), Cell(say("sold"), "faint"), *blanks)
    return (
        # A colour for the types of 4, 3 and 2 tiles.
        Cell(say("treasure", id=kind), GROUPS[MOST_COPIES - COPIES[kind]]),
        number_cell(sum(kind in lot for lot in view.treasures)),
        *(number_cell(row[kind], own(seat, view.viewer)) for seat, row in enumerate(view.held)),
    )


def _players(view: View) -> Grid:
    """Show points, debts, what they make together, masks, and what each is doing."""
    words: tuple[Text, ...] = (
        "",
        "",
        say("ending-points-word"),
        say("debt-word"),
        say("ending-score"),
        say("mask-word"),
    )
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid(say("table-seats"), tuple(map(Cell, words)), rows)


def _player_row(view: View, seat: int) -> Cells:
    mark = own(seat, view.viewer)
    return (
        seat_cell(seat, view.viewer),
        Cell(_role(view, seat), "strong"),
        Cell(view.points[seat], mark),
        number_cell(view.debts[seat], mark),
        Cell(score_of(view, seat), mark),
        Cell("x", mark) if seat in view.masks else number_cell(0),
    )


def _role(view: View, seat: int) -> Text:
    if seat == view.leader:
        return say("sheet-leads", seat=seat)
    if seat in view.passed:
        return say("auction-passed", seat=seat)
    if seat == view.buyer:
        return say("sheet-bought", seat=seat)
    return say("seat-asked", seat=seat) if seat in view.to_act else ""


def _scale(view: View) -> Grid:
    """Show the value of each sale to come, in the order of the scale."""
    used = [number_cell(0) for _ in view.used]
    to_come = [Cell(value, "" if k else "strong") for k, value in enumerate(view.scale)]
    unknown = [Cell("?", "faint")] * (ON_SCALE - len(used) - len(to_come))
    headings = tuple(Cell(place + 1) for place in range(ON_SCALE))
    return Grid(say("scale"), headings, ((*used, *to_come, *unknown),))
