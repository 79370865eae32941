"""Modern Art in plain English: events as sentences, actions as labels, a view as tables."""

from collections.abc import Callable

from saleroom.core.contract import Words
from saleroom.core.events import Event
from saleroom.core.sheet import Cell, Grid, Mark, Sheet
from saleroom.games.modern_art.actions import CODEC
from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    ARTIST_OF,
    ARTISTS,
    AUCTION_NAMES,
    AUCTION_OF,
    CURRENCY,
    EDITIONS,
    RANKED,
    ROUNDS,
)
from saleroom.games.modern_art.events import BANK, CODES
from saleroom.games.modern_art.state import NO_CARD
from saleroom.games.modern_art.view import View

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
    return f"{CURRENCY[EDITIONS.index(view.edition)]}{amount},000" if amount else "nothing"


def who(view: View, seat: int) -> str:
    """Name a seat; the viewer is 'you'."""
    return "you" if seat == view.viewer else f"seat {seat}"


def sentence(event: Event, view: View) -> str:
    """Tell an event in a sentence."""
    teller = _SENTENCES[event.name]
    text = teller(event, view)
    return text[0].upper() + text[1:]


def _subject(e: Event, view: View, verb: str) -> str:
    """Say who does it: 'you pass', 'seat 2 passes'."""
    if e["seat"] == view.viewer:
        return f"you {verb}"
    third = {"have": "has", "let": "lets", "do": "does"}
    ending = "es" if verb.endswith(("s", "sh", "ch")) else "s"
    return f"seat {e['seat']} {third.get(verb, verb + ending)}"


def _lot(e: Event, view: View) -> str:
    names = card_name(view, e["card"])
    return names if e["second"] == NO_CARD else f"{names} with {card_name(view, e['second'])}"


def _dealt(e: Event, view: View) -> str:
    return f"{_subject(e, view, 'get')} {_count(e['count'], 'card')}"


def _revealed(e: Event, view: View) -> str:
    bid = money(view, e["amount"])
    return f"{_subject(e, view, 'open')} the fist: {bid if e['amount'] else 'no bid'}"


def _fist(e: Event, view: View) -> str:
    shown = f" on {money(view, e['amount'])}" if "amount" in e.data else ""
    return f"{_subject(e, view, 'close')} a fist{shown}"


def _paid(e: Event, view: View) -> str:
    why = {
        "price": "",
        "own_share": " for the own half of the double",
        "other_share": " for the other seller's half of the double",
    }[CODES["why_paid"][e["why_paid"]]]
    if e["payee"] != BANK and CODES["why_paid"][e["why_paid"]] == "other_share":
        why = " as a share of the double"
    payee = "the bank" if e["payee"] == BANK else who(view, e["payee"])
    return f"{_subject(e, view, 'pay')} {money(view, e['amount'])} to {payee}{why}"


def _taken_free(e: Event, view: View) -> str:
    why = {
        "nobody_bid": "nobody bid",
        "nobody_added": "nobody added a second painting",
        "price_was_zero": "the price was nothing",
    }[CODES["why_free"][e["why_free"]]]
    return f"{why}: {_subject(e, view, 'take')} {_lot(e, view)} for nothing"


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
    paintings = f"{_count(e['paintings'], 'painting')} by {artist_name(view, e['artist'])}"
    total = money(view, e["paintings"] * e["each"])
    whom = who(view, e["seat"])
    return f"the bank pays {whom} {total} for {paintings}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


_SENTENCES: dict[str, Callable[[Event, View], str]] = {
    "first_seller": lambda e, v: f"{_subject(e, v, 'sell')} first",
    "round_began": lambda e, _: f"round {e['round']} begins",
    "dealt": _dealt,
    "card_dealt": lambda e, v: f"{_subject(e, v, 'get')} {card_name(v, e['card'])}",
    "turn": lambda e, v: (
        "it is your turn" if e["seat"] == v.viewer else f"seat {e['seat']} is next"
    ),
    "offered": lambda e, v: f"{_subject(e, v, 'offer')} {card_name(v, e['card'])}",
    "added": lambda e, v: f"{_subject(e, v, 'add')} {card_name(v, e['card'])}",
    "not_added": lambda e, v: f"{_subject(e, v, 'add')} nothing",
    "bid": lambda e, v: f"{_subject(e, v, 'bid')} {money(v, e['amount'])}",
    "passed": lambda e, v: f"{_subject(e, v, 'pass')}",
    "let_go": lambda e, v: f"{_subject(e, v, 'let')} it go at {money(v, e['price'])}",
    "took_let_go_back": lambda e, v: f"{_subject(e, v, 'think')} again",
    "fist_closed": _fist,
    "fist_opened": lambda e, v: f"{_subject(e, v, 'take')} the sealed bid back",
    "revealed": _revealed,
    "priced": lambda e, v: f"{_subject(e, v, 'ask')} {money(v, e['price'])}",
    "sold": lambda e, v: f"sold: {_subject(e, v, 'buy')} {_lot(e, v)} for {money(v, e['price'])}",
    "paid": _paid,
    "taken_free": _taken_free,
    "turned_up": lambda e, v: f"{_subject(e, v, 'turn')} up {card_name(v, e['card'])}; it counts",
    "left_face_down": lambda e, v: f"{_subject(e, v, 'leave')} the mystery hand alone",
    "round_ended": _round_ended,
    "unsold": lambda e, v: f"{card_name(v, e['card'])} stays unsold, but counts",
    "counted": _counted,
    "bank_paid": _bank_paid,
    "money_shown": lambda e, v: f"{_subject(e, v, 'have')} {money(v, e['money'])}",
    "won": lambda e, v: f"{_subject(e, v, 'win')} with {money(v, e['money'])}",
}


def label(action: int, view: View) -> str:
    """Say what an action does, as a button would."""
    ((verb, value),) = CODEC.decode(action).items()
    if verb in ("offer", "add"):
        return f"{verb} {card_name(view, value)}"
    if verb in ("bid", "price"):
        return f"{verb} {money(view, value) if value else 'nothing'}"
    return {
        "pass": "leave the mystery hand alone" if view.phase == "mystery" else "pass",
        "let_go": f"let it go at {money(view, view.price)}",
        "take_back": "take it back",
        "buy": f"buy for {money(view, view.price)}",
        "turn_up": "turn up a mystery card",
    }[verb]


def question(view: View) -> str:
    """Return what a seat is asked in this view."""
    return QUESTIONS[view.phase]


def sheet(view: View) -> Sheet:
    """Draw the table as the viewer sees it."""
    if view.round == 0:
        return Sheet("Modern Art: the cards are not dealt yet.", ())
    grids = [_board(view), _players(view)]
    hand = view.hands[view.viewer] if view.viewer >= 0 else None
    if hand is not None:
        grids.append(_hand(view, hand))
    return Sheet(_headline(view), tuple(grids))


def _headline(view: View) -> str:
    start = f"Modern Art {view.edition}, round {view.round} of {ROUNDS}"
    if view.phase == "over":
        return f"{start}: the game is over"
    if not view.lot:
        return start
    lot = " with ".join(card_name(view, card) for card in view.lot)
    text = f"{start}. {who(view, view.seller or 0).capitalize()}: {lot}"
    if view.leader is not None:
        return f"{text}, {money(view, view.price)} bid by {who(view, view.leader)}"
    if view.phase == "fixed_price":
        return f"{text}, asking {money(view, view.price)}"
    return text


def _board(view: View) -> Grid:
    """Show the columns: markers of each round, offered now, what a painting would pay now."""
    headings = (Cell("board"), *(Cell(artist_name(view, a), GROUPS[a]) for a in range(ARTISTS)))
    rows = []
    for row in range(ROUNDS):
        mark: Mark = "strong" if row + 1 == view.round else ""
        markers = (Cell(str(m) if m else "·", mark) for m in view.markers[row])
        rows.append((Cell(f"round {row + 1}", mark), *markers))
    rows.append((Cell("offered"), *(Cell(str(count)) for count in view.offered)))
    would = (Cell(str(pay) if pay else "·", "strong") for pay in worth_now(view))
    rows.append((Cell("would pay", "strong"), *would))
    return Grid("Values", headings, tuple(rows))


def worth_now(view: View) -> tuple[int, ...]:
    """Return what a painting of each artist would pay if the round ended now. (MA-41 to MA-43)"""
    order = sorted(range(ARTISTS), key=lambda artist: (-view.offered[artist], artist))
    pays = [0] * ARTISTS
    for rank, artist in enumerate(order[:RANKED]):
        if view.offered[artist]:
            pays[artist] = (30, 20, 10)[rank] + sum(row[artist] for row in view.markers)
    return tuple(pays)


def _players(view: View) -> Grid:
    headings = (
        Cell("player"),
        Cell("money"),
        Cell("cards"),
        *(Cell(artist_name(view, a), GROUPS[a]) for a in range(ARTISTS)),
    )
    rows = []
    for seat in range(view.players):
        purse = view.money[seat]
        counts = [0] * ARTISTS
        for card in view.walls[seat]:
            counts[ARTIST_OF[card]] += 1
        mark: Mark = "you" if seat == view.viewer else ""
        rows.append(
            (
                Cell(who(view, seat) + _role(view, seat), mark),
                Cell("hidden" if purse is None else str(purse), "faint" if purse is None else mark),
                Cell(str(view.hand_sizes[seat]), mark),
                *(Cell(str(n) if n else "·", mark) for n in counts),
            )
        )
    if view.mystery_hand:
        blanks = (Cell("") for _ in range(ARTISTS))
        rows.append((Cell("mystery hand"), Cell(""), Cell(str(view.mystery_size)), *blanks))
    return Grid("Players and the paintings they bought", headings, tuple(rows))


def _role(view: View, seat: int) -> str:
    if seat == view.leader:
        return " (leads)"
    if seat == view.seller:
        return " (sells)"
    if seat in view.fists:
        return " (fist closed)"
    return ""


def _hand(view: View, hand: tuple[int, ...]) -> Grid:
    """Show the hand: how many cards of each artist and auction."""
    headings = (Cell("hand"), *(Cell(name) for name in AUCTION_NAMES))
    rows = []
    for artist in range(ARTISTS):
        counts = [0] * len(AUCTION_NAMES)
        for card in hand:
            if ARTIST_OF[card] == artist:
                counts[AUCTION_OF[card]] += 1
        cells = (Cell(str(n) if n else "·") for n in counts)
        rows.append((Cell(artist_name(view, artist), GROUPS[artist]), *cells))
    return Grid("Your hand", headings, tuple(rows))


WORDS = Words(sentence=sentence, label=label, question=question, sheet=sheet)
