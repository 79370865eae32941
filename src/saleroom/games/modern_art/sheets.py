"""A view of Modern Art as small tables."""

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
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art.facts import sellers, worth_now
from saleroom.games.modern_art.view import Cards, View


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if view.round == 0:
        return Sheet(say(f"phase-{view.phase}"), ())
    if view.phase == "over":
        return Sheet(say("phase-over"), (_paid_values(view), _players(view), *_hands(view)))
    stage = say("gallery-round", round=view.round, rounds=box.ROUNDS)
    return Sheet(stage, (_values(view), _players(view), *_hands(view)), _spotlight(view))


def _spotlight(view: View) -> tuple[Cells, ...]:
    if not view.lot:
        (seat,) = view.to_act
        return ((Cell(deciding(seat, view.phase), "strong"),),)
    pays = worth_now(view)[box.ARTIST_OF[view.lot[0]]]
    worth = say("gallery-lot-pays", amount=pays)
    return (_lot_line(view), (Cell(_standing(view)),), (Cell(worth, "faint"),))


def _lot_line(view: View) -> Cells:
    """Name the paintings on the easel and how they are sold."""
    count = f" \N{MULTIPLICATION SIGN} {len(view.lot)}" if len(view.lot) > 1 else ""
    how = (f"{count} · ", say(f"phase-{view.phase}"))
    return (_artist(box.ARTIST_OF[view.lot[0]]), Cell(how, "strong"))


def _artist(artist: int) -> Cell:
    return Cell(say("artist", id=artist), GROUPS[artist])


def _standing(view: View) -> Text:
    """Say who gets the money, one or two who share, and how high the bidding is. (MA-33, MA-36)"""
    paid = sellers(view)
    sells = say("gallery-sells", count=len(paid), seller=paid[0], names=paid)
    if view.phase == "fixed_price":
        return sells, " · ", say("event-priced", seat=paid[0], price=view.price)
    if view.leader is not None or view.phase in ("outcry", "once_around"):
        return sells, " · ", bidding(view.leader, view.price)
    return sells


def _values(view: View) -> Grid:
    """Show for each artist the markers of each round, offered now, what a painting would pay."""
    rounds = (Cell(n, "strong" if n == view.round else "") for n in range(1, box.ROUNDS + 1))
    words = (Cell(say("gallery-offered")), Cell(say("gallery-pays-now")))
    pays = worth_now(view)
    rows = tuple(
        (
            _artist(artist),
            *(number_cell(row[artist]) for row in view.markers),
            number_cell(view.offered[artist]),
            number_cell(pays[artist], "strong"),
        )
        for artist in range(box.ARTISTS)
    )
    return Grid(say("sheet-markers"), (Cell(""), *rounds, *words), rows)


def _paid_values(view: View) -> Grid:
    """Show what a painting of each artist paid in each round. (MA-43)"""
    headings = (Cell(""), *(Cell(n) for n in range(1, box.ROUNDS + 1)))
    rows = []
    for artist in range(box.ARTISTS):
        column = [row[artist] for row in view.markers]
        paid = (sum(column[: n + 1]) if column[n] else 0 for n in range(box.ROUNDS))
        rows.append((_artist(artist), *map(number_cell, paid)))
    return Grid(say("gallery-values"), headings, tuple(rows))


def _players(view: View) -> Grid:
    """Show money, cards, bought paintings and what each is doing."""
    artists = (Cell(say("artist-letter", id=a), GROUPS[a]) for a in range(box.ARTISTS))
    words: tuple[Text, ...] = ("", "", say("ending-money-word"), say("sheet-hand"))
    rows = [_player_row(view, seat) for seat in range(view.players)]
    if view.mystery_hand:
        size: tuple[Text, ...] = (say("phase-mystery"), "", "", view.mystery_size)
        rows.append(tuple(map(Cell, (*size, *[""] * box.ARTISTS))))
    return Grid(say("table-seats"), (*map(Cell, words), *artists), tuple(rows))


def _player_row(view: View, seat: int) -> Cells:
    mark = own(seat, view.viewer)
    bought = [box.ARTIST_OF[card] for card in view.walls[seat]]
    return (
        seat_cell(seat, view.viewer),
        Cell(_role(view, seat), "strong"),
        purse_cell(view.money[seat], mark),
        Cell(view.hand_sizes[seat], mark),
        *(number_cell(bought.count(artist), mark) for artist in range(box.ARTISTS)),
    )


def _role(view: View, seat: int) -> Text:
    """Say what a seat is doing; in an open auction who still thinks is a secret. (MA-19)"""
    if seat in view.fists:
        held = view.sealed[seat]
        return (
            say("sealed-closed", seat=seat)
            if held is None
            else (say("sealed-closed", seat=seat), " · ", held)
        )
    asked = seat in view.to_act and view.phase != "outcry"
    return listed(
        (
            say("auction-sells", seat=seat) if seat == view.seller else "",
            say("sheet-leads", seat=seat) if seat == view.leader else "",
            say("seat-asked", seat=seat) if asked else "",
        )
    )


def _hands(view: View) -> tuple[Grid, ...]:
    """Show the viewer's own hand, or every hand to an all-seeing reader."""
    if view.viewer >= 0:
        return (_own_hand(view.hands[view.viewer] or ()),)
    if all(hand is None for hand in view.hands):
        return ()
    return (_all_hands(view),)


def _own_hand(hand: Cards) -> Grid:
    rows = []
    for artist in range(box.ARTISTS):
        ways = [box.AUCTION_OF[card] for card in hand if box.ARTIST_OF[card] == artist]
        if ways:
            named = (
                several(ways.count(way), say("auction", id=way)) for way in dict.fromkeys(ways)
            )
            rows.append((_artist(artist), Cell(listed(named))))
    return Grid(say("gallery-your-hand", count=len(hand)), (Cell(""), Cell("")), tuple(rows))


def _all_hands(view: View) -> Grid:
    """Show every hand, a letter for each card; the title says which letter is which."""
    hands = [*view.hands, view.mystery] if view.mystery_hand else list(view.hands)
    mystery = (Cell(say("phase-mystery")),) * view.mystery_hand
    seats = (seat_cell(seat, view.viewer) for seat in range(view.players))
    rows = tuple(
        (_artist(artist), *(Cell(_letters(hand or (), artist)) for hand in hands))
        for artist in range(box.ARTISTS)
    )
    ways = (
        (say("auction-letter", id=way), " ", say("auction", id=way))
        for way in range(len(box.AUCTION_NAMES))
    )
    return Grid(listed(ways), (Cell(""), *seats, *mystery), rows)


def _letters(hand: Cards, artist: int) -> Text:
    ways = (box.AUCTION_OF[card] for card in hand if box.ARTIST_OF[card] == artist)
    return tuple(say("auction-letter", id=way) for way in ways) or "·"
