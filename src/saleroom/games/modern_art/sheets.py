"""A view of Modern Art as small tables of text."""

from saleroom.core.english import counted, who
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    ARTIST_OF,
    ARTISTS,
    AUCTION_NAMES,
    AUCTION_OF,
    CURRENCY,
    EDITIONS,
    ROUNDS,
)
from saleroom.games.modern_art.facts import sellers, worth_now
from saleroom.games.modern_art.view import Cards, View

GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")


def artist_name(view: View, artist: int) -> str:
    """Return the artist's name in the view's edition."""
    return ARTIST_NAMES[EDITIONS.index(view.edition)][artist]


def money(view: View, amount: int) -> str:
    """Show thousands in the edition's currency."""
    return f"{CURRENCY[EDITIONS.index(view.edition)]}{amount:,},000" if amount else "nothing"


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if view.round == 0:
        return Sheet(f"Modern Art {view.edition}: the cards are not dealt yet", ())
    over = view.phase == "over"
    stage = "the end" if over else f"round {view.round} of {ROUNDS}"
    grids = (_paid_values(view) if over else _values(view), _players(view), *_hands(view))
    return Sheet(f"Modern Art {view.edition}: {stage}", grids, _spotlight(view))


def _spotlight(view: View) -> tuple[Line, ...]:
    if view.lot:
        return (_lot_line(view), (Cell(_standing(view)),), (Cell(_worth_of_lot(view), "faint"),))
    if view.phase == "over":
        richest = max(purse for purse in view.money if purse is not None)
        winners = [seat for seat in range(view.players) if view.money[seat] == richest]
        names = " and ".join(who(seat, view.viewer) for seat in winners)
        return ((Cell(f"Richest: {names}, with {money(view, richest)}", "strong"),),)
    (seat,) = view.to_act
    if view.phase == "mystery":
        asked = "may turn up a card of the mystery hand"
    else:
        asked = "offer a painting" if seat == view.viewer else "offers a painting"
    return ((Cell(f"{who(seat, view.viewer).capitalize()} {asked}", "strong"),),)


def _lot_line(view: View) -> Line:
    """Name the paintings on the easel and how they are sold."""
    artist = ARTIST_OF[view.lot[0]]
    name = Cell(artist_name(view, artist), GROUPS[artist])
    if view.phase == "add":
        return (name, Cell(": a double, a second painting may be added", "strong"))
    pair = ": two paintings" if len(view.lot) > 1 else ": one painting"
    return (name, Cell(f"{pair}, {view.auction} auction", "strong"))


def _standing(view: View) -> str:
    """Say who sells and how high the bidding is."""
    text = _sellers(view)
    if view.phase == "fixed_price":
        return f"{text}, the price is {money(view, view.price)}"
    if view.leader is not None:
        verb = "lead" if view.leader == view.viewer else "leads"
        return f"{text}, {who(view.leader, view.viewer)} {verb} with {money(view, view.price)}"
    if view.phase in ("outcry", "once_around"):
        return f"{text}, no bid yet"
    return text


def _sellers(view: View) -> str:
    """Name who gets the money: one seller, or two who share. (MA-33, MA-35, MA-36)"""
    paid = sellers(view)
    names = " and ".join(who(seat, view.viewer) for seat in paid).capitalize()
    return f"{names} sell" if len(paid) > 1 or paid == (view.viewer,) else f"{names} sells"


def _worth_of_lot(view: View) -> str:
    pays = worth_now(view)[ARTIST_OF[view.lot[0]]]
    return f"If the round ended now, a painting would pay {money(view, pays)}"


def _values(view: View) -> Grid:
    """Show for each artist the markers of each round, offered now, what a painting would pay."""
    rounds = (Cell(f"R{n + 1}", "strong" if n + 1 == view.round else "") for n in range(ROUNDS))
    headings = (Cell("artist"), *rounds, Cell("offered"), Cell("pays now"))
    pays = worth_now(view)
    rows = tuple(
        (
            Cell(artist_name(view, artist), GROUPS[artist]),
            *(_number(row[artist]) for row in view.markers),
            _number(view.offered[artist]),
            _number(pays[artist], "strong"),
        )
        for artist in range(ARTISTS)
    )
    return Grid("Markers by round", headings, rows)


def _paid_values(view: View) -> Grid:
    """Show what a painting of each artist paid in each round. (MA-43)"""
    headings = (Cell("artist"), *(Cell(f"round {n + 1}") for n in range(ROUNDS)))
    rows = []
    for artist in range(ARTISTS):
        column = [row[artist] for row in view.markers]
        paid = (sum(column[: n + 1]) if column[n] else 0 for n in range(ROUNDS))
        rows.append((Cell(artist_name(view, artist), GROUPS[artist]), *map(_number, paid)))
    return Grid("What a painting paid", headings, tuple(rows))


def _number(number: int, mark: Mark = "") -> Cell:
    return Cell(str(number), mark) if number else Cell("·", "faint")


def _players(view: View) -> Grid:
    """Show money, cards, bought paintings and what each is doing."""
    artists = (Cell(_short_name(view, artist), GROUPS[artist]) for artist in range(ARTISTS))
    headings = (Cell("player"), Cell(""), Cell("money"), Cell("cards"), *artists)
    rows = [_player_row(view, seat) for seat in range(view.players)]
    if view.mystery_hand:
        size = Cell(str(view.mystery_size))
        rows.append((Cell("mystery"), Cell(""), Cell(""), size, *(Cell("") for _ in GROUPS)))
    return Grid("Players and the paintings they bought", headings, tuple(rows))


def _player_row(view: View, seat: int) -> Line:
    mark: Mark = "you" if seat == view.viewer else ""
    purse = view.money[seat]
    bought = [ARTIST_OF[card] for card in view.walls[seat]]
    return (
        Cell(who(seat, view.viewer), mark),
        Cell(_role(view, seat), "strong"),
        Cell("secret", "faint") if purse is None else Cell(str(purse), mark),
        Cell(str(view.hand_sizes[seat]), mark),
        *(_number(bought.count(artist), mark) for artist in range(ARTISTS)),
    )


def _short_name(view: View, artist: int) -> str:
    """Take the initials, or two letters of a single name."""
    first, *more = artist_name(view, artist).split()
    return first[0] + more[0][0] if more else first[:2]


def _role(view: View, seat: int) -> str:
    """Say what a seat is doing; in an open auction who still thinks is a secret. (MA-19)"""
    if seat in view.fists:
        held = view.sealed[seat]
        return "fist closed" if held is None else f"fist on {held}"
    deciding = "may raise" if view.phase == "outcry" else "decides"
    roles = (
        "sells" if seat == view.seller else "",
        "leads" if seat == view.leader else "",
        deciding if seat in view.to_act else "",
    )
    return ", ".join(filter(None, roles))


def _hands(view: View) -> tuple[Grid, ...]:
    """Show the viewer's own hand, or every hand to an all-seeing reader."""
    if view.viewer >= 0:
        return (_own_hand(view, view.hands[view.viewer] or ()),)
    if all(hand is None for hand in view.hands):
        return ()
    return (_all_hands(view),)


def _own_hand(view: View, hand: Cards) -> Grid:
    headings = (Cell("artist"), Cell("cards, by the way they are sold"))
    rows = []
    for artist in range(ARTISTS):
        kinds = [AUCTION_NAMES[AUCTION_OF[card]] for card in hand if ARTIST_OF[card] == artist]
        if kinds:
            named = (
                kind if kinds.count(kind) == 1 else f"{kinds.count(kind)} {kind}"
                for kind in dict.fromkeys(kinds)
            )
            rows.append((Cell(artist_name(view, artist), GROUPS[artist]), Cell(", ".join(named))))
    return Grid(f"Your hand: {counted(len(hand), 'card')}", headings, tuple(rows))


def _all_hands(view: View) -> Grid:
    """Show every hand, a letter for each card."""
    hands = [*view.hands, view.mystery] if view.mystery_hand else list(view.hands)
    names = [who(seat, view.viewer) for seat in range(view.players)] + [
        "mystery"
    ] * view.mystery_hand
    rows = tuple(
        (
            Cell(artist_name(view, artist), GROUPS[artist]),
            *(Cell(_letters(hand or (), artist)) for hand in hands),
        )
        for artist in range(ARTISTS)
    )
    title = "All hands: Open, Around, Sealed, Fixed, Double"
    return Grid(title, (Cell("artist"), *map(Cell, names)), rows)


def _letters(hand: Cards, artist: int) -> str:
    held = "".join("OASFD"[AUCTION_OF[card]] for card in hand if ARTIST_OF[card] == artist)
    return held or "·"
