"""A view of Alles Futsch as small tables."""

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
    purse_cell,
    say,
    seat_cell,
    several,
)
from saleroom.games.alles_futsch.components import KINDS, OBJECTS, TURNED_UP
from saleroom.games.alles_futsch.view import View


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if _is_being_laid(view):
        return Sheet(say(f"phase-{view.phase}"), ())
    if view.phase == "over":
        return Sheet(say("phase-over"), (_players(view),))
    grids = (_row_of_cards(view), _players(view))
    return Sheet(say("stock", count=len(view.stock)), grids, _spotlight(view))


def _is_being_laid(view: View) -> bool:
    laying = view.phase == "turn_up" and len(view.turned_up) < TURNED_UP - 1
    return laying or view.phase in ("name_chooser", "draw_boards")


def _row_of_cards(view: View) -> Grid:
    rows = tuple(tuple(map(_kind, view.cards[card])) for card in view.turned_up)
    return Grid(say("open-cards"), (Cell(""),) * OBJECTS, rows)


def _kind(kind: int) -> Cell:
    return Cell(say("kind", id=kind), GROUPS[kind])


def _players(view: View) -> Grid:
    """Show money, what each is doing, and how far the stones have moved."""
    headings = (Cell(""), Cell(""), Cell(say("ending-money-word")), *map(_kind, range(KINDS)))
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid(say("players"), headings, rows)


def _player_row(view: View, seat: int) -> Cells:
    return (
        seat_cell(seat, view.viewer),
        Cell(_role(view, seat), "strong"),
        purse_cell(view.money[seat], own(seat, view.viewer)),
        *(_stone(view, seat, kind) for kind in range(KINDS)),
    )


def _stone(view: View, seat: int, kind: int) -> Cell:
    if view.boards[seat] == kind:
        return Cell("x", "faint")
    return number_cell(view.collections[seat][kind], own(seat, view.viewer))


def _role(view: View, seat: int) -> Text:
    if seat == view.bankrupt:
        return say("ruin-short")
    if seat == view.leader:
        return say("sheet-leads" if view.phase == "bid" else "sheet-bought", seat=seat)
    if seat in view.passed:
        return say("auction-passed", seat=seat) if view.phase == "bid" else ""
    return say("seat-asked", seat=seat) if seat in view.to_act else ""


def _spotlight(view: View) -> tuple[Cells, ...]:
    if view.lot is not None:
        return (_lot_line(view, view.lot), (Cell(_standing(view, view.lot)),))
    if view.chooser is None:
        return ((Cell(say(f"phase-{view.phase}"), "strong"),),)
    return ((Cell(deciding(view.chooser, view.phase), "strong"),),)


def _lot_line(view: View, lot: int) -> Cells:
    """Name the objects of the card up for auction."""
    objects = (cell for kind in view.cards[lot] for cell in (Cell("  "), _kind(kind)))
    return (Cell((say("up-for-auction"), " ·"), "strong"), *objects)


def _standing(view: View, lot: int) -> Text:
    """Say how high the bidding is, or what the buyer still has to do."""
    if view.leader is None or view.phase == "bid":
        return bidding(view.leader, view.price)
    if view.for_sale is not None:
        return say("sells", who=view.leader, kind=view.for_sale)
    left = (several(count, say("kind", id=kind)) for kind, count in enumerate(view.unused) if count)
    sold = say("event-sold", seat=view.leader, card=lot, price=view.price)
    return sold, " · ", say("phase-use"), " · ", listed(left)
