"""The reduced game as one value of the contract: Modern Art's, with another set-up and guess."""

from dataclasses import replace

import msgspec

from saleroom.core.chance import Numbers
from saleroom.core.contract import State
from saleroom.core.errors import BadSetup
from saleroom.core.layout import blank
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.games.modern_art import state
from saleroom.games.modern_art.components import CARDS, EDITIONS
from saleroom.games.modern_art.game import GAME as MODERN_ART
from saleroom.games.modern_art.guess import Memory
from saleroom.games.modern_art.view import View
from saleroom.research.reduced import flat

# Cards by their numbers, every way of selling but the double: Lite Metal sealed, Yoko once around,
# Lite Metal fixed price, Yoko sealed, Lite Metal open, Christin P. open.
DECK = (6, 15, 8, 17, 0, 25)
MOST_HAND = 2
MOST_PURSE = 100


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How small it is: cards in the deck, cards in a hand, money in a purse."""

    deck: int = 4
    hand: int = 1
    purse: int = 30


def setup(players: int, edition: str, options: Options) -> State:
    """Lay out the small deck; chance comes next."""
    least = options.hand * players
    for option, number, low, high in (
        ("hand", options.hand, 1, MOST_HAND),
        ("deck", options.deck, least, len(DECK)),
        ("purse", options.purse, 1, MOST_PURSE),
    ):
        if not low <= number <= high:
            raise BadSetup("setup_range", option=option, least=low, most=high, given=number)
    s = blank(state.State)
    s.players = players
    s.edition = EDITIONS.index(edition)
    s.open_money = 1
    s.seller = s.opener = s.leader = NOBODY
    s.lot[0] = s.lot[1] = state.NO_CARD
    flat.lay_out(s, options.hand, options.purse)
    for card in DECK[: options.deck]:
        s.place[card] = state.STOCK
    return s


def guess(view: View, memory: Memory | None, numbers: Numbers) -> State:
    """Build a state that the viewer cannot tell from the true one."""
    seen = {*view.discarded, *view.unsold, *view.lot, *sum(view.walls, ())}
    seen |= {card for hand in view.hands for card in hand or ()}
    hidden = [card for card in range(CARDS) if card not in seen]
    hands = []
    for size, hand in zip(view.hand_sizes, view.hands, strict=True):
        if hand is None:
            hand, hidden = tuple(hidden[:size]), hidden[size:]  # noqa: PLW2901  # now it is known
        hands.append(hand)
    whole = msgspec.structs.replace(view, viewer=ALL_SEEING, hands=tuple(hands), let_go=False)
    s = MODERN_ART.guess(whole, memory, numbers)
    s.dealt = CARDS - len(hidden)
    if view.let_go:
        s.silent |= 1 << view.viewer
    if view.viewer != ALL_SEEING:
        flat.redeal(s, view.viewer, numbers)
    return s


REDUCED = replace(
    MODERN_ART,
    title="Modern Art, reduced",
    players=(2,),
    options=Options,
    flat=flat,
    setup=setup,
    guess=guess,
)
