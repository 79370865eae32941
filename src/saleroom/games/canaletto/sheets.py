"""A view of Canaletto as small tables of text.

The canal is listed as a bidder sees it: clockwise from the gondola, each palace with the bid that
would take the gondola there.
"""

from collections.abc import Sequence

from saleroom.core.english import listed, who
from saleroom.core.seats import CHANCE
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.canaletto.components import COPIES, ON_SCALE, TYPE_NAMES, TYPES
from saleroom.games.canaletto.facts import next_full, score_of, unseen_of
from saleroom.games.canaletto.view import View

# A colour for the types of 4, 3 and 2 tiles.
GROUPS: dict[int, Mark] = {4: "group0", 3: "group1", 2: "group2"}


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if view.phase == "over":
        return Sheet("Canaletto: the end", (_treasures(view), _players(view)), _winners(view))
    if view.round == 0:
        return Sheet("Canaletto: setting up", (_canal(view), _scale(view)))
    grids = (_canal(view), _treasures(view), _players(view), _scale(view))
    return Sheet(f"Canaletto: round {view.round}", grids, _spotlight(view))


# What is going on


def _spotlight(view: View) -> tuple[Line, ...]:
    if view.buyer is not None:
        return (_due_line(view), *_next_value(view))
    lot = _names(view.treasures[view.column or 0])
    return (
        (Cell(f"Palace {view.column}: {lot}", "strong"),),
        (Cell(_standing(view)),),
        *_next_value(view),
    )


def _due_line(view: View) -> Line:
    if view.to_act == (CHANCE,):
        return (Cell("The next value marker is turned up", "strong"),)
    buyer = who(view.to_act[0], view.viewer).capitalize()
    verb = "choose" if view.to_act[0] == view.viewer else "chooses"
    return (Cell(f"{buyer} {verb} what is sold next: {_names(view.due)}", "strong"),)


def _standing(view: View) -> str:
    """Say who leads and where the next round would be. (CA-11)"""
    if view.leader is None:
        return "No bid yet; the gondola is at the column"
    verb = "lead" if view.leader == view.viewer else "leads"
    leads = f"{who(view.leader, view.viewer).capitalize()} {verb} with {view.price}"
    stop = next_full(view, view.gondola or 0)
    if stop is None:
        return f"{leads}; no other palace has treasures"
    return f"{leads}; the next round would be at palace {stop}: {_names(view.treasures[stop])}"


def _next_value(view: View) -> tuple[Line, ...]:
    """Say what the next sale pays, and what is known of the later ones. (CA-3)"""
    if not view.scale:
        return ()
    pays = f"The next type pays {view.scale[0]} a tile"
    if view.hidden_values:
        pays += f"; two of these will not come: {_numbers(unseen_of(view))}"
    elif view.scale[1:]:
        pays += f", then {_numbers(view.scale[1:4])}"
    return ((Cell(pays, "faint"),),)


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


def _winners(view: View) -> tuple[Line, ...]:
    """Of equal scores the one with less debt wins. (CA-20)"""
    scores = [score_of(view, seat) for seat in range(view.players)]
    ranks = [(scores[seat], -view.debts[seat]) for seat in range(view.players)]
    winners = [who(seat, view.viewer) for seat in range(view.players) if ranks[seat] == max(ranks)]
    return ((Cell(f"Winner: {listed(winners)}, with {max(scores)}", "strong"),),)


def _names(kinds: Sequence[int]) -> str:
    return listed([TYPE_NAMES[kind] for kind in kinds])


# The tables


def _canal(view: View) -> Grid:
    """List the palaces clockwise from the one after the gondola."""
    palaces = len(view.treasures)
    gondola = palaces - 1 if view.gondola is None else view.gondola
    rows = tuple(_palace_row(view, gondola, step) for step in range(1, palaces + 1))
    title = "A bid takes the gondola to" if view.phase == "bid" else "The canal"
    return Grid(title, (Cell("bid"), Cell("at"), Cell("treasures")), rows)


def _palace_row(view: View, gondola: int, step: int) -> Line:
    palace = (gondola + step) % len(view.treasures)
    amount = view.price + step
    can_bid = view.phase == "bid" and amount <= view.highest_bid
    return (
        Cell(str(amount)) if can_bid else Cell("·", "faint"),
        Cell(str(palace)),
        _content(view, palace),
    )


def _content(view: View, palace: int) -> Cell:
    """Name the treasures; where there are none, or soon will be none, what comes next. (CA-11)"""
    names = ", ".join(TYPE_NAMES[kind] for kind in view.treasures[palace])
    if names and not (view.round and palace == view.column):
        return Cell(names)
    here = "this lot" if names else "empty"
    stop = next_full(view, palace) if view.round else None
    return Cell(here if stop is None else f"{here}, on to {stop}", "faint")


def _treasures(view: View) -> Grid:
    """Show for each type the tiles in palaces and before each player."""
    seats = (Cell("you", "you") if k == view.viewer else Cell(f"s{k}") for k in range(view.players))
    rows = tuple(_type_row(view, kind) for kind in range(TYPES))
    return Grid("Tiles", (Cell("type"), Cell("left"), *seats), rows)


def _type_row(view: View, kind: int) -> Line:
    left = sum(kind in lot for lot in view.treasures)
    if kind in view.sold:
        blanks = (Cell("·", "faint") for _ in range(view.players))
        return (Cell(TYPE_NAMES[kind], "faint"), Cell("sold", "faint"), *blanks)
    return (
        Cell(TYPE_NAMES[kind], GROUPS[COPIES[kind]]),
        _number(left),
        *(_number(row[kind], _own(view, seat)) for seat, row in enumerate(view.held)),
    )


def _number(number: int, mark: Mark = "") -> Cell:
    return Cell(str(number), mark) if number else Cell("·", "faint")


def _own(view: View, seat: int) -> Mark:
    return "you" if seat == view.viewer else ""


def _players(view: View) -> Grid:
    """Show points, debts, what they make together, masks, and what each is doing."""
    words = ("player", "", "points", "debt", "score", "mask")
    rows = tuple(_player_row(view, seat) for seat in range(view.players))
    return Grid("Players", tuple(map(Cell, words)), rows)


def _player_row(view: View, seat: int) -> Line:
    mark = _own(view, seat)
    return (
        Cell(who(seat, view.viewer), mark),
        Cell(_role(view, seat), "strong"),
        Cell(str(view.points[seat]), mark),
        _number(view.debts[seat], mark),
        Cell(str(score_of(view, seat)), mark),
        Cell("yes", mark) if seat in view.masks else Cell("used", "faint"),
    )


def _role(view: View, seat: int) -> str:
    if seat == view.leader:
        return "leads"
    if seat in view.passed:
        return "passed"
    if seat == view.buyer:
        return "bought"
    return "to decide" if seat in view.to_act else ""


def _scale(view: View) -> Grid:
    """Show the value of each sale to come, in the order of the scale."""
    used = [Cell("·", "faint") for _ in view.used]
    to_come = [Cell(str(value), "" if k else "strong") for k, value in enumerate(view.scale)]
    unknown = [Cell("?", "faint")] * (ON_SCALE - len(used) - len(to_come))
    headings = tuple(Cell(str(place + 1)) for place in range(ON_SCALE))
    return Grid(
        "What a tile pays, sale by sale",
        headings,
        ((*used, *to_come, *unknown),),
    )
