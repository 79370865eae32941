"""A view as tables of text: the board, the players, the shares, and what is going on."""

from saleroom.core.english import counted, who
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.moderne_zeiten.components import (
    CITIES,
    CITY_NAMES,
    GOAL,
    INDUSTRIES,
    INDUSTRY_NAMES,
    SPACES,
)
from saleroom.games.moderne_zeiten.view import Shares, View

GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")


def money(amount: int) -> str:
    """Show millions of dollars."""
    return f"${amount} million" if amount else "nothing"


def space_name(pair: int) -> str:
    """Name a space of the track."""
    return f"{CITY_NAMES[pair // INDUSTRIES]}/{INDUSTRY_NAMES[pair % INDUSTRIES]}"


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if len(view.track) < SPACES:
        return Sheet("Moderne Zeiten: the track is being laid out", ())
    grids = (_board(view), _players(view), _shares(view))
    return Sheet(f"Moderne Zeiten: {_stage(view)}", grids, _spotlight(view))


def _stage(view: View) -> str:
    if view.phase == "over":
        return "the end"
    return f"turn {view.turn}" if view.turn else "the deal"


# What is going on


def _spotlight(view: View) -> tuple[Line, ...]:
    if view.phase == "over":
        return ((Cell(_winners(view), "strong"),),)
    if not view.turn:
        return ()
    return (_lot_line(view), (Cell(_standing(view)),), (Cell(_market(view), "faint"),))


def _winners(view: View) -> str:
    best = max(_rank(view, seat) for seat in range(view.players))
    winners = [seat for seat in range(view.players) if _rank(view, seat) == best]
    names = " and ".join(who(seat, view.viewer) for seat in winners).capitalize()
    verb = "wins" if len(winners) == 1 and winners[0] != view.viewer else "win"
    return f"{names} {verb} with {counted(best[0], 'point')} and {money(best[1])}"


def _rank(view: View, seat: int) -> tuple[int, int]:
    """Points, then money. (MZ-27)"""
    return view.points[seat], view.money[seat] or 0


def _lot_line(view: View) -> Line:
    """Name the shares of the lot."""
    cells = [Cell("The lot:", "strong")]
    for industry, count in enumerate(view.lot):
        if count:
            cells += [Cell(f" {count} "), Cell(INDUSTRY_NAMES[industry], GROUPS[industry])]
    return (*cells, Cell("" if sum(view.lot) else " no shares", "faint"))


def _standing(view: View) -> str:
    """Say how high the bidding is, or whose action it is."""
    if view.phase == "bid":
        if view.leader is None:
            return "No bid yet"
        verb = "lead" if view.leader == view.viewer else "leads"
        return f"{who(view.leader, view.viewer).capitalize()} {verb} with {money(view.price)}"
    if view.turn_of is None:
        return "The lot is being turned up"
    name = who(view.turn_of, view.viewer).capitalize()
    own = view.turn_of == view.viewer
    if view.phase == "draw":
        return f"{name} {'draw' if own else 'draws'}"
    if view.phase == "fly":
        return f"{name} {'choose' if own else 'chooses'} a majority to fly with"
    if view.laid_now:
        have = "have" if own else "has"
        return f"{name} {have} laid {counted(view.laid_now, 'share')} in this action"
    return f"{name} {'act' if own else 'acts'}"


def _market(view: View) -> str:
    """Say how near the crash is. (MZ-5, MZ-17)"""
    return (
        f"{counted(view.white, 'share')} laid, crash at {view.crash_limit}; "
        f"{view.stock_size} in the stock, {sum(view.discards)} discarded"
    )


# The grids


def _board(view: View) -> Grid:
    """The valuation table: for each pair its space of the track, and whose square lies there."""
    place = {pair: k for k, pair in enumerate(view.track)}
    headings = (Cell("city, worth"), *_industries())
    rows = tuple(
        (
            Cell(f"{CITY_NAMES[city]} {view.city_points[city]}"),
            *(_space_cell(view, place[city * INDUSTRIES + k]) for k in range(INDUSTRIES)),
        )
        for city in range(CITIES)
    )
    return Grid("Spaces of the track, and whose squares lie there", headings, rows)


def _industries() -> Line:
    return tuple(Cell(name, GROUPS[k]) for k, name in enumerate(INDUSTRY_NAMES))


def _space_cell(view: View, k: int) -> Cell:
    """A space ahead of the viewer stands out; one behind is faint."""
    owner = view.owners[k]
    if owner is not None:
        return Cell(f"{k + 1:>2} {who(owner, view.viewer)}", "you" if owner == view.viewer else "")
    behind = view.viewer >= 0 and k < view.zeppelins[view.viewer]
    return Cell(f"{k + 1:>2} ·", "faint" if behind else "strong")


def _players(view: View) -> Grid:
    """Show where the zeppelins are, the money and what each is doing."""
    headings = [Cell("player"), Cell(""), Cell("zeppelin"), Cell("money"), Cell("hand")]
    if view.points:
        headings.append(Cell("points"))
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid("Players", tuple(headings), rows)


def _player_row(view: View, seat: int) -> Line:
    mark: Mark = "you" if seat == view.viewer else ""
    purse = view.money[seat]
    cells = [
        Cell(who(seat, view.viewer), mark),
        Cell(_role(view, seat), "strong"),
        Cell(_place(view, seat), mark),
        Cell("secret", "faint") if purse is None else Cell(str(purse), mark),
        Cell(str(view.hand_sizes[seat]), mark),
    ]
    if view.points:
        cells.append(Cell(str(view.points[seat]), "strong"))
    return tuple(cells)


def _place(view: View, seat: int) -> str:
    place = view.zeppelins[seat]
    if place == 0:
        return "Start"
    return "Goal" if place == GOAL else f"{place} {space_name(view.track[place - 1])}"


def _role(view: View, seat: int) -> str:
    roles = ["initiative"] if seat == view.initiative else []
    if seat == view.leader:
        roles.append("leads")
    elif seat in view.passed:
        roles.append("passed")
    elif seat in view.to_act:
        roles.append("to decide")
    return ", ".join(roles)


def _shares(view: View) -> Grid:
    """Show what lies before each player, in the lot, and in the hands the viewer may see."""
    rows = [
        _share_row(view, seat, f"{who(seat, view.viewer)}, laid", view.laid[seat])
        for seat in range(view.players)
    ]
    rows += [
        _share_row(view, seat, "your hand" if seat == view.viewer else f"seat {seat}, hand", hand)
        for seat, hand in enumerate(view.hands)
        if hand is not None
    ]
    return Grid("Shares", (Cell("where"), *_industries()), tuple(rows))


def _share_row(view: View, seat: int, name: str, shares: Shares) -> Line:
    mark: Mark = "you" if seat == view.viewer else ""
    return (Cell(name, mark), *(_number(count, mark) for count in shares))


def _number(number: int, mark: Mark = "") -> Cell:
    return Cell(str(number), mark) if number else Cell("·", "faint")
