"""Modern Art in plain English: events as sentences, actions as labels, a view as tables."""

from collections.abc import Callable

from saleroom.core.contract import Words
from saleroom.core.english import begun, counted, does, who
from saleroom.core.events import Event
from saleroom.core.purses import BANK
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.modern_art.actions import CODEC
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
from saleroom.games.modern_art.events import CODES
from saleroom.games.modern_art.facts import sellers, worth_now
from saleroom.games.modern_art.state import NO_CARD
from saleroom.games.modern_art.view import Cards, View

GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")

QUESTIONS = {
    "draw_seller": "Chance names the first seller.",
    "shuffle": "The deck is being shuffled.",
    "offer": "Which painting do you offer?",
    "add": "Do you add a second painting to the double?",
    "outcry": "Do you raise, or let it go at this price?",
    "once_around": "Your one chance: do you bid, or pass?",
    "sealed": "How much do you close your fist on? 0 is no bid.",
    "name_price": "At what price do you offer it?",
    "fixed_price": "Do you buy at this price?",
    "mystery": "Do you turn up a card of the mystery hand?",
    "over": "The game is over.",
}


def artist_name(view: View, artist: int) -> str:
    """Return the artist's name in the view's edition."""
    return ARTIST_NAMES[EDITIONS.index(view.edition)][artist]


def card_name(view: View, card: int) -> str:
    """Name a painting by its artist and its auction."""
    return f"{artist_name(view, ARTIST_OF[card])} ({AUCTION_NAMES[AUCTION_OF[card]]})"


def money(view: View, amount: int) -> str:
    """Show thousands in the edition's currency."""
    return f"{CURRENCY[EDITIONS.index(view.edition)]}{amount:,},000" if amount else "nothing"


def sentence(event: Event, view: View) -> str:
    """Tell an event in a sentence."""
    teller = _SENTENCES[event.name]
    text = teller(event, view)
    return begun(text)


def _lot(e: Event, view: View) -> str:
    names = card_name(view, e["card"])
    return names if e["second"] == NO_CARD else f"{names} with {card_name(view, e['second'])}"


def _dealt(e: Event, view: View) -> str:
    return f"{does(e, view, 'get')} {counted(e['count'], 'card')}"


def _revealed(e: Event, view: View) -> str:
    bid = money(view, e["amount"])
    return f"{does(e, view, 'open')} the fist: {bid if e['amount'] else 'no bid'}"


def _fist(e: Event, view: View) -> str:
    shown = f" on {money(view, e['amount'])}" if "amount" in e.data else ""
    return f"{does(e, view, 'close')} a fist{shown}"


def _paid(e: Event, view: View) -> str:
    """Say who pays whom, and why. (MA-16, MA-35, MA-36)"""
    reason = CODES["why_paid"][e["why_paid"]]
    own = "your" if e["seat"] == view.viewer else "its"
    if e["payee"] == BANK:
        payee = "the bank"
        why = f", {own} own share of the double" if reason == "own_share" else f" for {own} own lot"
    else:
        payee = who(e["payee"], view.viewer)
        why = ", a share of the double" if reason == "other_share" else " for the lot"
    return f"{does(e, view, 'pay')} {money(view, e['amount'])} to {payee}{why}"


def _taken_free(e: Event, view: View) -> str:
    why = {
        "nobody_bid": "nobody bid",
        "nobody_added": "nobody added a second painting",
        "price_was_zero": "the price was nothing",
    }[CODES["why_free"][e["why_free"]]]
    return f"{why}: {does(e, view, 'take')} {_lot(e, view)} for nothing"


def _round_ended(e: Event, _: View) -> str:
    why = {
        "fifth_offered": "a fifth painting of one artist was offered",
        "hands_empty": "the last card of all hands was offered",
        "no_cards": "nobody has a card",
    }[CODES["why_ended"][e["why_ended"]]]
    return f"round {e['round']} ends: {why}"


def _counted(e: Event, view: View) -> str:
    name = artist_name(view, e["artist"])
    if not e["marker"]:
        return f"{name}: {e['offered']} offered, not ranked; a painting pays nothing"
    return (
        f"{name}: {e['offered']} offered, marker {e['marker']}; "
        f"a painting pays {money(view, e['value'])}"
    )


def _bank_paid(e: Event, view: View) -> str:
    paintings = f"{counted(e['paintings'], 'painting')} by {artist_name(view, e['artist'])}"
    total = money(view, e["paintings"] * e["each"])
    whom = who(e["seat"], view.viewer)
    return f"the bank pays {whom} {total} for {paintings}"


_SENTENCES: dict[str, Callable[[Event, View], str]] = {
    "first_seller": lambda e, v: f"{does(e, v, 'sell')} first",
    "round_began": lambda e, _: f"round {e['round']} begins",
    "dealt": _dealt,
    "card_dealt": lambda e, v: f"{does(e, v, 'get')} {card_name(v, e['card'])}",
    "turn": lambda e, v: (
        "it is your turn" if e["seat"] == v.viewer else f"seat {e['seat']} is next"
    ),
    "offered": lambda e, v: f"{does(e, v, 'offer')} {card_name(v, e['card'])}",
    "added": lambda e, v: f"{does(e, v, 'add')} {card_name(v, e['card'])}",
    "not_added": lambda e, v: f"{does(e, v, 'add')} nothing",
    "bid": lambda e, v: f"{does(e, v, 'bid')} {money(v, e['amount'])}",
    "passed": lambda e, v: f"{does(e, v, 'pass')}",
    "let_go": lambda e, v: f"{does(e, v, 'let')} it go at {money(v, e['price'])}",
    "took_let_go_back": lambda e, v: f"{does(e, v, 'think')} again",
    "fist_closed": _fist,
    "fist_opened": lambda e, v: f"{does(e, v, 'take')} the sealed bid back",
    "revealed": _revealed,
    "priced": lambda e, v: f"{does(e, v, 'ask')} {money(v, e['price'])}",
    "sold": lambda e, v: f"sold: {does(e, v, 'buy')} {_lot(e, v)} for {money(v, e['price'])}",
    "paid": _paid,
    "taken_free": _taken_free,
    "turned_up": lambda e, v: f"{does(e, v, 'turn')} up {card_name(v, e['card'])}; it counts",
    "left_face_down": lambda e, v: f"{does(e, v, 'leave')} the mystery hand alone",
    "round_ended": _round_ended,
    "unsold": lambda e, v: f"{card_name(v, e['card'])} stays unsold, but counts",
    "counted": _counted,
    "bank_paid": _bank_paid,
    "money_shown": lambda e, v: f"{does(e, v, 'have')} {money(v, e['money'])}",
    "won": lambda e, v: f"{does(e, v, 'win')} with {money(v, e['money'])}",
}


def label(action: int, view: View) -> str:
    """Say what an action does, as a button would."""
    ((verb, value),) = CODEC.decode(action).items()
    if verb in ("offer", "add"):
        return f"{verb} {card_name(view, value)}"
    if verb in ("bid", "price"):
        return f"{verb} {money(view, value)}"
    passing = {"mystery": "leave the mystery hand alone", "add": "add nothing"}
    return {
        "pass": passing.get(view.phase, "pass"),
        "let_go": f"let it go at {money(view, view.price)}" if view.price else "let it go",
        "take_back": "take it back",
        "buy": f"buy for {money(view, view.price)}",
        "turn_up": "turn up a mystery card",
    }[verb]


def question(view: View) -> str:
    """Return what a seat is asked in this view."""
    return QUESTIONS[view.phase]


# The sheet


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


WORDS = Words(sentence=sentence, label=label, question=question, sheet=sheet)
