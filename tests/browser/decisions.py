"""Every kind of decision of every game, as a moment a table can be brought to.

What a dock has to hold differs by the kind of decision and by who one is in it: who sells, who
leads, who has the last word. A new kind of decision of a game belongs here.
"""

from collections.abc import Iterator

from browser.moments import Moment, View

from saleroom.games.registry import game_named


def _sells(view: View) -> bool:
    return bool(view["seller"] == view["viewer"])


def _in(phase: str, also: Moment = lambda _: True) -> Moment:
    return lambda view: view["phase"] == phase and also(view)


DECISIONS: dict[str, dict[str, Moment]] = {
    "modern-art": {
        "offering": _in("offer", lambda v: v["round"] > 1),
        "adding to a double": _in("add", lambda v: v["opener"] != v["viewer"]),
        "calling out first": _in("outcry", lambda v: v["price"] == 0),
        "calling out more": _in("outcry", lambda v: v["price"] > 0 and not _sells(v)),
        "calling out at one's own sale": _in("outcry", lambda v: v["price"] > 0 and _sells(v)),
        "a word once around": _in("once_around", lambda v: v["price"] > 0 and not _sells(v)),
        "the last word once around": _in("once_around", _sells),
        "closing a fist": _in("sealed"),
        "writing the tag": _in("name_price"),
        "buying at the price": _in("fixed_price"),
    },
    "alles-futsch": {
        "putting up a card": _in("choose"),
        "bidding first": _in("bid", lambda v: v["price"] == 0),
        "bidding more": _in("bid", lambda v: v["price"] > 0),
        "using an object": _in("use"),
        "selling an object": _in("sell"),
    },
    "moderne-zeiten": {
        "bidding first": _in("bid", lambda v: v["price"] == 0),
        "bidding more": _in("bid", lambda v: v["price"] > 0 and v["turn"] > 2),
        "drawing or laying": _in("act", lambda v: not v["laid_now"] and v["turn"] > 3),
        "laying more": _in("act", lambda v: v["laid_now"] > 0),
        "flying": _in("fly"),
    },
    "canaletto": {
        "bidding first": _in("bid", lambda v: v["leader"] is None),
        "bidding more": _in("bid", lambda v: v["price"] > 0 and v["round"] > 4),
        "bidding without the mask": _in("bid", lambda v: v["viewer"] not in v["masks"]),
        "selling a type": _in("sell"),
    },
}


def decisions() -> Iterator[tuple[str, str]]:
    """Name each game's kinds of decision."""
    for game, kinds in DECISIONS.items():
        for kind in kinds:
            yield game, kind


def full(game: str) -> int:
    """Return how many play when the table is full: then everything needs the most room."""
    return game_named(game).players[-1]
