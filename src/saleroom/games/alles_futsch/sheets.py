"""A view of Alles Futsch as small tables of text."""

from saleroom.core.english import counted, who
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.alles_futsch.components import (
    KIND_NAMES,
    KINDS,
    OBJECTS,
    TURNED_UP,
)
from saleroom.games.alles_futsch.view import View

GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")
ONE = ("a painting", "a sculpture", "a piece of furniture", "a clock", "a vase")
MANY = ("paintings", "sculptures", "pieces of furniture", "clocks", "vases")


def money(amount: int) -> str:
    """Show thousands of Mark."""
    return f"{amount:,},000 Mark" if amount else "nothing"


def _some(kind: int, count: int) -> str:
    return ONE[kind] if count == 1 else f"{count} {MANY[kind]}"


def _listed(seats: tuple[int, ...], view: View) -> str:
    names = [who(seat, view.viewer) for seat in seats]
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if _is_being_laid(view):
        return Sheet("Alles Futsch: the table is being laid", ())
    stage = (
        "the end" if view.phase == "over" else f"{counted(len(view.stock), 'card')} in the stock"
    )
    grids = (_players(view),) if view.phase == "over" else (_row_of_cards(view), _players(view))
    return Sheet(f"Alles Futsch: {stage}", grids, _spotlight(view))


def _is_being_laid(view: View) -> bool:
    laying = view.phase == "turn_up" and len(view.turned_up) < TURNED_UP - 1
    return laying or view.phase in ("name_chooser", "draw_boards")


def _row_of_cards(view: View) -> Grid:
    headings = (Cell("objects"), *(Cell("") for _ in range(OBJECTS - 1)))
    rows = tuple(
        tuple(Cell(KIND_NAMES[kind], GROUPS[kind]) for kind in view.cards[card])
        for card in view.turned_up
    )
    return Grid("Cards turned up", headings, rows)


def _players(view: View) -> Grid:
    """Show money, what each is doing, and how far the stones have moved."""
    kinds = (Cell(KIND_NAMES[kind], GROUPS[kind]) for kind in range(KINDS))
    headings = (Cell("player"), Cell(""), Cell("money"), *kinds)
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid("Players and their collections (x: does not collect)", headings, rows)


def _player_row(view: View, seat: int) -> Line:
    mark: Mark = "you" if seat == view.viewer else ""
    purse = view.money[seat]
    return (
        Cell(who(seat, view.viewer), mark),
        Cell(_role(view, seat), "strong"),
        Cell("secret", "faint") if purse is None else Cell(str(purse), mark),
        *(_stone(view, seat, kind) for kind in range(KINDS)),
    )


def _stone(view: View, seat: int, kind: int) -> Cell:
    if view.boards[seat] == kind:
        return Cell("x", "faint")
    count = view.collections[seat][kind]
    return Cell(str(count), "you" if seat == view.viewer else "") if count else Cell("·", "faint")


def _role(view: View, seat: int) -> str:
    if seat == view.bankrupt:
        return "bankrupt"
    if seat == view.leader:
        return "leads" if view.phase == "bid" else "bought"
    if seat in view.passed:
        return "passed" if view.phase == "bid" else ""
    return "to decide" if seat in view.to_act else ""


def _spotlight(view: View) -> tuple[Line, ...]:
    if view.lot is not None:
        return (_lot_line(view, view.lot), (Cell(_standing(view)),))
    if view.phase == "over":
        return _ending_lines(view)
    name = "" if view.chooser is None else who(view.chooser, view.viewer).capitalize()
    verb = "choose" if view.chooser == view.viewer else "chooses"
    return ((Cell(f"{name} {verb} the next card", "strong"),),)


def _lot_line(view: View, lot: int) -> Line:
    """Name the objects of the card up for auction."""
    cells = [Cell("The card: ", "strong")]
    for kind in view.cards[lot]:
        cells += [Cell(KIND_NAMES[kind], GROUPS[kind]), Cell("  ")]
    return tuple(cells[:-1])


def _standing(view: View) -> str:
    """Say how high the bidding is, or what the buyer still has to do."""
    if view.leader is None:
        return "No bid yet"
    name = who(view.leader, view.viewer).capitalize()
    own = view.leader == view.viewer
    if view.phase == "bid":
        return f"{name} {'lead' if own else 'leads'} with {money(view.price)}"
    if view.for_sale is not None:
        return f"{name} must sell {ONE[view.for_sale]}"
    left = [_some(kind, count) for kind, count in enumerate(view.unused) if count]
    return f"{name} bought it for {money(view.price)}; still to use: {', '.join(left)}"


def _ending_lines(view: View) -> tuple[Line, ...]:
    """Say who is richest, who has most objects of equals, and who is bankrupt. (AF-15, AF-16)"""
    worth = [((view.money[seat] or 0), sum(view.collections[seat])) for seat in range(view.players)]
    winners = tuple(seat for seat in range(view.players) if worth[seat] == max(worth))
    lines: list[Line] = []
    if view.bankrupt is not None:
        verb = "are" if view.bankrupt == view.viewer else "is"
        lines.append((Cell(f"{who(view.bankrupt, view.viewer).capitalize()} {verb} bankrupt"),))
    richest = f"Richest: {_listed(winners, view)}, with {money(max(worth)[0])}"
    return ((Cell(richest, "strong"),), *lines)
