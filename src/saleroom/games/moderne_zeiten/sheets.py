"""A view of Moderne Zeiten as small tables: the board, the players, the shares."""

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
)
from saleroom.games.moderne_zeiten.components import CITIES, GOAL, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.view import Shares, View


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if len(view.track) < SPACES:
        return Sheet(say(f"phase-{view.phase}"), ())
    grids = (_board(view), _players(view), _shares(view))
    if view.phase == "over" or not view.turn:
        return Sheet(say(f"phase-{view.phase}"), grids)
    return Sheet(say("replay-turn", number=view.turn), grids, _spotlight(view))


# What is going on


def _spotlight(view: View) -> tuple[Cells, ...]:
    return (_lot_line(view), (Cell(_standing(view)),), (Cell(_market(view), "faint"),))


def _lot_line(view: View) -> Cells:
    """Name the shares of the lot."""
    cells = [Cell((say("board-lot"), " ·"), "strong")]
    for industry, count in enumerate(view.lot):
        if count:
            cells += [Cell((" ", count, " ")), _industry(industry)]
    return tuple(cells) if sum(view.lot) else (*cells, Cell((" ", say("board-no-lot")), "faint"))


def _standing(view: View) -> Text:
    """Say how high the bidding is, or whose action it is."""
    if view.phase == "bid":
        return bidding(view.leader, view.price)
    if view.turn_of is None:
        return say(f"phase-{view.phase}")
    acts = deciding(view.turn_of, view.phase)
    return (acts, " · ", say("dock-laid-now", count=view.laid_now)) if view.laid_now else acts


def _market(view: View) -> Text:
    """Say how near the crash is. (MZ-5, MZ-17)"""
    stock = say("board-stock", stock=view.stock_size, discards=sum(view.discards))
    return say("board-white", white=view.white, limit=view.crash_limit), " · ", stock


# The grids


def _board(view: View) -> Grid:
    """The valuation table: for each pair its space of the track, and whose square lies there."""
    place = {pair: k for k, pair in enumerate(view.track)}
    rows = tuple(
        (
            Cell((say("city-short", id=city), " ", view.city_points[city])),
            *(_space_cell(view, place[city * INDUSTRIES + k]) for k in range(INDUSTRIES)),
        )
        for city in range(CITIES)
    )
    return Grid(say("board-valuation"), (Cell(say("board-city")), *_industries()), rows)


def _industries() -> Cells:
    return tuple(map(_industry, range(INDUSTRIES)))


def _industry(industry: int) -> Cell:
    return Cell(say("industry", id=industry), GROUPS[industry])


def _space_cell(view: View, k: int) -> Cell:
    """A space ahead of the viewer stands out; one behind is faint."""
    owner = view.owners[k]
    if owner is not None:
        text = f"{k + 1:>2} ", say("sheet-seat", seat=owner)
        return Cell(text, own(owner, view.viewer))
    behind = view.viewer >= 0 and k < view.zeppelins[view.viewer]
    return Cell(f"{k + 1:>2} ·", "faint" if behind else "strong")


def _players(view: View) -> Grid:
    """Show where the zeppelins are, the money and what each is doing."""
    words: list[Text] = ["", "", "", say("ending-money-word"), say("sheet-hand")]
    if view.points:
        words.append(say("ending-points-word"))
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid(say("table-seats"), tuple(map(Cell, words)), rows)


def _player_row(view: View, seat: int) -> Cells:
    mark = own(seat, view.viewer)
    points = (Cell(view.points[seat], "strong"),) if view.points else ()
    return (
        seat_cell(seat, view.viewer),
        Cell(_role(view, seat), "strong"),
        Cell(_place(view, seat), mark),
        purse_cell(view.money[seat], mark),
        Cell(view.hand_sizes[seat], mark),
        *points,
    )


def _place(view: View, seat: int) -> Text:
    place = view.zeppelins[seat]
    if place in (0, GOAL):
        return say("board-goal" if place else "board-start")
    city, industry = divmod(view.track[place - 1], INDUSTRIES)
    return place, " ", say("city-short", id=city), "/", say("industry", id=industry)


def _role(view: View, seat: int) -> Text:
    roles: list[Text] = [say("board-initiative")] if seat == view.initiative else []
    if seat == view.leader:
        roles.append(say("sheet-leads", seat=seat))
    elif seat in view.passed:
        roles.append(say("auction-passed", seat=seat))
    elif seat in view.to_act:
        roles.append(say("seat-asked", seat=seat))
    return listed(roles)


def _shares(view: View) -> Grid:
    """Show what lies before each player, and what is in the hands the viewer may see."""
    rows = [
        (seat_cell(seat, view.viewer), *_counts(view, seat, view.laid[seat]))
        for seat in range(view.players)
    ]
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            mine = seat == view.viewer
            name = say("board-hand") if mine else say("board-hand-of", name=seat)
            rows.append((Cell(name, own(seat, view.viewer)), *_counts(view, seat, hand)))
    return Grid(say("board-laid"), (Cell(""), *_industries()), tuple(rows))


def _counts(view: View, seat: int, shares: Shares) -> Cells:
    return tuple(number_cell(count, own(seat, view.viewer)) for count in shares)
