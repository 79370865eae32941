"""Canaletto in plain English: events as sentences, actions as labels, questions.

How a view is laid out in tables is left to `sheets`.
"""

from collections.abc import Callable

from saleroom.core.contract import Words
from saleroom.core.english import begun, does, listed
from saleroom.core.events import Event
from saleroom.games.canaletto.actions import CODEC
from saleroom.games.canaletto.components import PLURAL_NAMES, TYPE_NAMES
from saleroom.games.canaletto.lots import NO_TYPE
from saleroom.games.canaletto.sheets import sheet
from saleroom.games.canaletto.view import View

QUESTIONS = {
    "lay_first": "The treasures are being laid in the palaces.",
    "lay_more": "The treasures are being laid in the palaces.",
    "turn_marker": "The next value marker is being turned up.",
    "place_gondola": "Gondola and column are being placed.",
    "name_first": "Chance names the first player.",
    "bid": "Do you bid more, or pass?",
    "sell": "Several types are complete. Which is sold next?",
    "over": "The game is over.",
}


def sentence(event: Event, view: View) -> str:
    """Tell an event in a sentence."""
    text = _SENTENCES[event.name](event, view)
    return begun(text)


def _points(number: int) -> str:
    return f"{number} point" if abs(number) == 1 else f"{number} points"


def _tiles(tiles: int, kind: int) -> str:
    return f"{tiles} {TYPE_NAMES[kind] if tiles == 1 else PLURAL_NAMES[kind]}"


def _lot(e: Event) -> str:
    kinds = (e["first"], e["second"], e["third"])
    return listed([TYPE_NAMES[kind] for kind in kinds if kind != NO_TYPE])


def _moved(e: Event, _: View) -> str:
    steps = "one palace" if e["steps"] == 1 else f"{e['steps']} palaces"
    return f"the gondola moves {steps} on, to palace {e['palace']}"


def _bought(e: Event, view: View) -> str:
    return f"sold: {does(e, view, 'buy')} the lot of palace {e['palace']} for {e['price']}"


def _paid(e: Event, view: View) -> str:
    """Say what comes from the score and what goes to the debt. (CA-15)"""
    if not e["borrowed"]:
        return f"{does(e, view, 'pay')} {_points(e['paid'])}"
    debt = f"{does(e, view, 'go')} {e['borrowed']} into debt"
    return f"{does(e, view, 'pay')} {_points(e['paid'])}; {debt}" if e["paid"] else debt


def _bribed(e: Event, view: View) -> str:
    bribe = f"{does(e, view, 'play')} the mask at a bid of {e['price']}"
    return f"{bribe}: the lot of palace {e['palace']} costs nothing"


def _type_sold(e: Event, _: View) -> str:
    kinds = PLURAL_NAMES[e["treasure"]]
    return f"all {kinds} have left the palaces and are sold at {e['value']} each"


def _earned(e: Event, view: View) -> str:
    total = _points(e["tiles"] * e["value"])
    return f"{does(e, view, 'get')} {total} for {_tiles(e['tiles'], e['treasure'])}"


def _column_moved(e: Event, _: View) -> str:
    if not e["passed_by"]:
        return f"the column moves to the gondola at palace {e['palace']}"
    empty = "an empty palace" if e["passed_by"] == 1 else f"{e['passed_by']} empty palaces"
    return f"gondola and column pass {empty} and stop at palace {e['palace']}"


def _game_ended(e: Event, _: View) -> str:
    left = {0: "no treasure is", 1: "only one type of treasure is"}
    return f"{left.get(e['types_left'], 'only two types of treasure are')} left: the game ends"


def _worthless(e: Event, view: View) -> str:
    tiles = _tiles(e["tiles"], e["treasure"])
    return f"{does(e, view, 'have')} {tiles} left, worth nothing"


def _scored(e: Event, view: View) -> str:
    has = f"{does(e, view, 'have')} {_points(e['points'])}"
    if not e["debt"]:
        return has
    return f"{has}, less twice a debt of {e['debt']}: {e['score']}"


def _round_began(e: Event, view: View) -> str:
    return f"round {e['round']} at palace {e['palace']}: {does(e, view, 'open')} the bidding"


_SENTENCES: dict[str, Callable[[Event, View], str]] = {
    "palace_filled": lambda e, _: f"palace {e['palace']} holds {_lot(e)}",
    "marker_turned": lambda e, _: f"value {e['place']} of the scale is {e['value']}",
    "gondola_placed": lambda e, _: f"gondola and column start at palace {e['palace']}",
    "first_player": lambda e, v: f"{does(e, v, 'open')} the first round",
    "turn": lambda e, v: (
        "it is your turn" if e["seat"] == v.viewer else f"seat {e['seat']} is next"
    ),
    "round_began": _round_began,
    "put_up": lambda e, _: f"for sale: {_lot(e)}",
    "bid": lambda e, v: f"{does(e, v, 'bid')} {e['amount']}",
    "passed": lambda e, v: f"{does(e, v, 'pass')}",
    "gondola_moved": _moved,
    "bought": _bought,
    "paid": _paid,
    "bribed": _bribed,
    "took": lambda e, v: f"{does(e, v, 'take')} {_lot(e)}",
    "type_sold": _type_sold,
    "earned": _earned,
    "column_moved": _column_moved,
    "game_ended": _game_ended,
    "worthless": _worthless,
    "scored": _scored,
    "won": lambda e, v: f"{does(e, v, 'win')} with {_points(e['score'])}",
}


def label(action: int, view: View) -> str:
    """Say what an action does, as a button would."""
    ((verb, value),) = CODEC.decode(action).items()
    if verb == "bid":
        return f"bid {value}"
    if verb == "sell":
        each = f" at {view.scale[0]} each" if view.scale else ""
        return f"sell the {PLURAL_NAMES[value]}{each}"
    return {"pass": "pass", "bribe": "play your mask and take the lot for nothing"}[verb]


def question(view: View) -> str:
    """Return what a seat is asked in this view."""
    if view.phase == "bid" and view.leader is None:
        return "You open this round: how much do you bid?"
    return QUESTIONS[view.phase]


WORDS = Words(sentence=sentence, label=label, question=question, sheet=sheet)
