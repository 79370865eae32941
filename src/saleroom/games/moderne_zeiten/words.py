"""Moderne Zeiten in plain English: events as sentences, actions as labels, questions.

How a view is drawn as tables is in `table`.
"""

from collections.abc import Callable

from saleroom.core.contract import Words
from saleroom.core.english import begun, counted, does, who
from saleroom.core.events import Event
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.actions import CODEC
from saleroom.games.moderne_zeiten.components import CITY_NAMES, INDUSTRIES, INDUSTRY_NAMES
from saleroom.games.moderne_zeiten.events import CODES
from saleroom.games.moderne_zeiten.table import money, sheet, space_name
from saleroom.games.moderne_zeiten.view import View

QUESTIONS = {
    "name_initiative": "Chance names who has the business initiative.",
    "lay_track": "The track is being laid out.",
    "deal": "The shares are being dealt.",
    "roll": "The die is being rolled.",
    "turn_up": "The lot is being turned up.",
    "bid": "Do you raise, or pass for good?",
    "act": "Do you draw 2 shares, or lay shares and fly?",
    "fly": "With which majority do you fly?",
    "draw": "Shares are being drawn.",
    "over": "The game is over.",
}


def sentence(event: Event, view: View) -> str:
    """Tell an event in a sentence."""
    text = _SENTENCES[event.name](event, view)
    return begun(text)


def _space(e: Event) -> str:
    return f"{CITY_NAMES[e['city']]}/{INDUSTRY_NAMES[e['industry']]}"


def _a_share(e: Event) -> str:
    name = INDUSTRY_NAMES[e["industry"]]
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} share"


def _shares(e: Event) -> str:
    return counted(e["count"], f"{INDUSTRY_NAMES[e['industry']]} share")


def _turn_began(e: Event, view: View) -> str:
    return f"turn {e['turn']}: {does(e, view, 'hold')} the business initiative"


def _drew(e: Event, view: View) -> str:
    if e["count"]:
        return f"{does(e, view, 'draw')} {counted(e['count'], 'share')}"
    return f"{does(e, view, 'find')} nothing to draw"


def _crashed(e: Event, _: View) -> str:
    return f"the market crashes: {e['white']} shares lie open, and {e['limit']} are too many"


def _scored(e: Event, view: View) -> str:
    """Say what points are for. (MZ-22 to MZ-26)"""
    why = CODES["why"][e["why"]]
    if why == "most_money":
        reason = "the most money"
    elif why == "ended_it":
        reason = "ending the game"
    elif why == "share_majority":
        reason = f"the majority of {INDUSTRY_NAMES[e['which']]} shares"
    elif why == "industry_squares":
        reason = f"the most squares of {INDUSTRY_NAMES[e['which']]}"
    else:
        reason = f"the most squares in {CITY_NAMES[e['which']]}"
    return f"{does(e, view, 'get')} {counted(e['points'], 'point')} for {reason}"


def _total(e: Event, view: View) -> str:
    points = counted(e["points"], "point")
    return f"{does(e, view, 'have')} {points} and {money(e['money'])}"


def _won(e: Event, view: View) -> str:
    return f"{does(e, view, 'win')} with {counted(e['points'], 'point')}"


_SENTENCES: dict[str, Callable[[Event, View], str]] = {
    "initiative": lambda e, v: f"{does(e, v, 'get')} the business initiative",
    "space_laid": lambda e, _: f"space {e['space']} of the track is {_space(e)}",
    "dealt": lambda e, v: f"{does(e, v, 'get')} {counted(e['count'], 'share')}",
    "share_drawn": lambda e, v: f"{does(e, v, 'get')} {_a_share(e)}",
    "turn_began": _turn_began,
    "rolled": lambda e, _: f"the die shows {e['number']}",
    "turned_up": lambda e, _: f"{_a_share(e)} is turned up",
    "stock_renewed": lambda e, _: f"the {e['count']} discarded shares are the new stock",
    "no_auction": lambda _, __: "there is no share to sell: no auction this turn",
    "unsold": lambda e, _: f"nobody bids: the lot of {counted(e['count'], 'share')} stays",
    "bid": lambda e, v: f"{does(e, v, 'bid')} {money(e['amount'])}",
    "passed": lambda e, v: does(e, v, "pass"),
    "sold": lambda e, v: (
        f"sold: {does(e, v, 'buy')} {counted(e['count'], 'share')} for {money(e['price'])}"
    ),
    "took": lambda e, v: f"{does(e, v, 'take')} {_shares(e)}",
    "paid": lambda e, v: (
        f"{does(e, v, 'pay')} {money(e['amount'])} to {who(e['payee'], v.viewer)} for the lot"
    ),
    "drew": _drew,
    "laid": lambda e, v: f"{does(e, v, 'lay')} {_a_share(e)}",
    "flew": lambda e, v: f"{does(e, v, 'fly')} to {_space(e)}, space {e['space']}",
    "crashed": _crashed,
    "scrapped": lambda e, _: f"all {_shares(e)} are discarded",
    "finished": lambda e, v: f"{does(e, v, 'reach')} the Goal: the game ends",
    "stuck": lambda _, __: "for a whole turn nobody could draw or lay a share: the game ends",
    "scored": _scored,
    "total": _total,
    "won": _won,
}


def label(action: int, view: View) -> str:
    """Say what an action does, as a button would."""
    ((verb, value),) = CODEC.decode(action).items()
    if verb == "bid":
        return f"bid {money(value)}"
    if verb == "lay":
        return f"lay a share of {INDUSTRY_NAMES[value]}"
    if verb == "fly":
        return _label_of_flight(view, value)
    return {
        "pass": "pass for good",
        "draw": _label_of_draw(view),
        "done": "lay no more, and fly",
        "finish": "fly to the Goal and end the game",
    }[verb]


def _label_of_draw(view: View) -> str:
    return "draw 2 shares" if view.stock_size + sum(view.discards) else "draw nothing: none is left"


def _label_of_flight(view: View, industry: int) -> str:
    """Name the space the flight would go to. (MZ-15)"""
    start = view.zeppelins[view.turn_of] if view.turn_of is not None else NOBODY
    for k in range(max(start, 0), len(view.track)):
        if view.owners[k] is None and view.track[k] % INDUSTRIES == industry:
            return f"fly to {space_name(view.track[k])}, space {k + 1}"
    return f"fly with {INDUSTRY_NAMES[industry]}"


def question(view: View) -> str:
    """Return what a seat is asked in this view."""
    if view.phase == "act" and view.laid_now:
        return "Do you lay another share?"
    if view.phase == "act" and None not in _owners_ahead(view):
        return "All spaces ahead of you are taken."
    return QUESTIONS[view.phase]


def _owners_ahead(view: View) -> tuple[int | None, ...]:
    (seat,) = view.to_act
    return view.owners[view.zeppelins[seat] :]


WORDS = Words(sentence=sentence, label=label, question=question, sheet=sheet)
