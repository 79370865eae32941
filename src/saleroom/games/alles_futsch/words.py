"""Alles Futsch in plain English: events as sentences, actions as labels, a view as tables."""

from collections.abc import Callable

from saleroom.core.contract import Words
from saleroom.core.english import begun, counted, does, who
from saleroom.core.events import Event
from saleroom.core.purses import BANK
from saleroom.core.sheet import Cell, Grid, Line, Mark, Sheet
from saleroom.games.alles_futsch.actions import CODEC
from saleroom.games.alles_futsch.components import (
    KEPT,
    KIND_NAMES,
    KINDS,
    OBJECTS,
    PRICE_OF_OBJECT,
    REWARD,
    REWARDED,
    SURCHARGE,
    TURNED_UP,
)
from saleroom.games.alles_futsch.events import CODES
from saleroom.games.alles_futsch.view import View

GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")
ONE = ("a painting", "a sculpture", "a piece of furniture", "a clock", "a vase")
MANY = ("paintings", "sculptures", "pieces of furniture", "clocks", "vases")
ORDINALS = ("none", "first", "second", "third", "fourth", "fifth")

QUESTIONS = {
    "name_chooser": "Chance names the first chooser.",
    "draw_boards": "The boards are being handed out.",
    "turn_up": "A card is being turned up.",
    "choose": "Which card do you put up for auction?",
    "bid": "Do you bid, or pass?",
    "use": "Which object do you use next?",
    "sell": "To whom do you sell it?",
    "over": "The game is over.",
}


def card_name(view: View, card: int) -> str:
    """Name a card by what it shows."""
    return ", ".join(KIND_NAMES[kind] for kind in view.cards[card])


def money(amount: int) -> str:
    """Show thousands of Mark."""
    return f"{amount:,},000 Mark" if amount else "nothing"


def _some(kind: int, count: int) -> str:
    return ONE[kind] if count == 1 else f"{count} {MANY[kind]}"


def _listed(seats: tuple[int, ...], view: View) -> str:
    names = [who(seat, view.viewer) for seat in seats]
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


# Sentences


def sentence(event: Event, view: View) -> str:
    """Tell an event in a sentence."""
    text = _SENTENCES[event.name](event, view)
    return begun(text)


def _turn(e: Event, view: View) -> str:
    return "it is your turn" if e["seat"] == view.viewer else f"seat {e['seat']} is next"


def _board_drawn(e: Event, view: View) -> str:
    return f"{does(e, view, 'collect')} everything but {_all(e['kind'])}"


def _all(kind: int) -> str:
    return MANY[kind].removeprefix("pieces of ")


def _paid(e: Event, view: View) -> str:
    """Say who pays whom, and why. (AF-8, AF-11)"""
    payee = "the bank" if e["payee"] == BANK else who(e["payee"], view.viewer)
    why = {
        "card": "for the card",
        "object": "for the object",
        "too_many": "for having too many",
    }[CODES["why_paid"][e["why_paid"]]]
    return f"{does(e, view, 'pay')} {money(e['amount'])} to {payee} {why}"


def _object_sold(e: Event, view: View) -> str:
    return f"{does(e, view, 'sell')} {ONE[e['kind']]} to {who(e['buyer'], view.viewer)}"


def _collected(e: Event, view: View) -> str:
    own = "your" if e["seat"] == view.viewer else "the"
    return f"{does(e, view, 'collect')} {ONE[e['kind']]}, {own} {ORDINALS[e['count']]}"


def _rewarded(e: Event, view: View) -> str:
    third = f"the {ORDINALS[REWARDED]} {ONE[e['kind']].removeprefix('a ')}"
    return f"the bank pays {who(e['seat'], view.viewer)} {money(e['amount'])} for {third}"


def _not_used(e: Event, _: View) -> str:
    left = "it is" if e["count"] == 1 else "they are"
    return f"nobody can take {_some(e['kind'], e['count'])}: {left} not used"


def _bankrupt(e: Event, view: View) -> str:
    name = "you are" if e["seat"] == view.viewer else f"seat {e['seat']} is"
    why = {
        "bid_everything": f"the bid of {money(e['owed'])} took everything",
        "nothing_left": f"the {money(e['owed'])} to pay took everything",
        "could_not_pay": f"{money(e['owed'])} to pay, and {money(e['had'])} to pay it with",
    }[CODES["why_ended"][e["why_ended"]]]
    return f"{name} bankrupt: {why}"


def _game_ended(e: Event, _: View) -> str:
    why = {
        "nothing_usable": ": no object of any card can be used any more",
        "no_money": ": nobody has any money",
    }
    return f"the game ends{why.get(CODES['why_ended'][e['why_ended']], ' at once')}"


def _won(e: Event, view: View) -> str:
    objects = "1 object" if e["objects"] == 1 else f"{e['objects']} objects"
    return f"{does(e, view, 'win')} with {money(e['money'])} and {objects}"


_SENTENCES: dict[str, Callable[[Event, View], str]] = {
    "first_chooser": lambda e, v: f"{does(e, v, 'choose')} first",
    "board_drawn": _board_drawn,
    "reshuffled": lambda e, _: f"{e['cards']} discarded cards are shuffled into a new stock",
    "turned_up": lambda e, v: f"turned up: {card_name(v, e['card'])}",
    "turn": _turn,
    "chosen": lambda e, v: f"{does(e, v, 'put')} up {card_name(v, e['card'])}",
    "bid": lambda e, v: f"{does(e, v, 'bid')} {money(e['amount'])}",
    "passed": lambda e, v: does(e, v, "pass"),
    "sold": lambda e, v: f"sold: {does(e, v, 'buy')} the card for {money(e['price'])}",
    "unsold": lambda e, v: f"nobody bids: {card_name(v, e['card'])} is discarded",
    "paid": _paid,
    "object_sold": _object_sold,
    "collected": _collected,
    "rewarded": _rewarded,
    "not_used": _not_used,
    "bankrupt": _bankrupt,
    "game_ended": _game_ended,
    "money_shown": lambda e, v: f"{does(e, v, 'have')} {money(e['money'])}",
    "won": _won,
}


# Labels and questions


def label(action: int, view: View) -> str:
    """Say what an action does, as a button would."""
    ((verb, value),) = CODEC.decode(action).items()
    if verb == "choose":
        return f"choose {card_name(view, value)}"
    if verb == "bid":
        return f"bid {money(value)}"
    if verb == "use":
        return _label_of_use(view, value)
    if verb == "sell_to":
        return _label_of_sale(view, value)
    return "pass"


def _label_of_use(view: View, kind: int) -> str:
    """Say whether the owner takes the object or has to sell it. (AF-10, AF-11)"""
    owner = view.leader
    if owner is None or view.boards[owner] == kind or view.collections[owner][kind] > KEPT:
        return f"sell {ONE[kind]}"
    count = view.collections[owner][kind] + 1
    gain = f": {money(REWARD)}" if count == REWARDED else ""
    return f"take {ONE[kind]}, the {ORDINALS[count]}{gain}"


def _label_of_sale(view: View, buyer: int) -> str:
    """Say what it means for the buyer. (AF-11)"""
    if view.for_sale is None or buyer >= view.players:
        return f"sell it to seat {buyer}"
    count = min(view.collections[buyer][view.for_sale] + 1, len(ORDINALS) - 1)
    pays = f"pays {money(PRICE_OF_OBJECT)}"
    if count > REWARDED:
        pays = f"pays {money(PRICE_OF_OBJECT + SURCHARGE)}"
    elif count == REWARDED:
        pays += f", gets {money(REWARD)}"
    return f"sell it to {who(buyer, view.viewer)}: the {ORDINALS[count]}, {pays}"


def question(view: View) -> str:
    """Return what a seat is asked in this view."""
    if view.phase == "sell" and view.for_sale is not None:
        return f"To whom do you sell {ONE[view.for_sale]}?"
    return QUESTIONS[view.phase]


# The sheet


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


WORDS = Words(sentence=sentence, label=label, question=question, sheet=sheet)
