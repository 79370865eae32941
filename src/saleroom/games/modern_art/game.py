"""Modern Art as one value of the contract."""

from saleroom.auctions import words as auction
from saleroom.core.contract import IN_FORCE, Ending, Game, Refusal, Sight, constants_of
from saleroom.core.sale import FIXED_PRICE, ONCE_AROUND, OUTCRY, SEALED, Mechanism, Sale
from saleroom.games.modern_art import components, flat, legality, state
from saleroom.games.modern_art import events as told
from saleroom.games.modern_art.account import account
from saleroom.games.modern_art.actions import CHANCE_CODEC, CHOICES, CODEC, OUTCOMES
from saleroom.games.modern_art.components import EDITIONS
from saleroom.games.modern_art.facts import Facts, facts, worth
from saleroom.games.modern_art.guess import guess, remember
from saleroom.games.modern_art.options import Options, setup
from saleroom.games.modern_art.sheets import sheet
from saleroom.games.modern_art.state import State
from saleroom.games.modern_art.view import View, own, view

REFUSALS = {
    auction.NOT_NOW: Refusal("not_now", IN_FORCE),
    auction.NOT_ASKED: Refusal("not_asked", IN_FORCE),
    auction.BID_TOO_LOW: Refusal("bid_too_low", "MA-13"),
    auction.BID_TOO_HIGH: Refusal("bid_too_high", "MA-14"),
    auction.LEADS_ALREADY: Refusal("leads_already", "MA-19"),
    auction.NOTHING_TO_TAKE_BACK: Refusal("nothing_to_take_back", "MA-19"),
    auction.FIST_IS_CLOSED: Refusal("fist_is_closed", "MA-22"),
    auction.HAS_LET_GO: Refusal("has_let_go", "MA-19"),
    auction.PRICE_TOO_LOW: Refusal("price_too_low", "MA-27"),
    auction.PRICE_TOO_HIGH: Refusal("price_too_high", "MA-27"),
    auction.CANNOT_AFFORD: Refusal("cannot_afford", "MA-28"),
    legality.NOT_IN_HAND: Refusal("not_in_hand", "MA-8"),
    legality.OTHER_ARTIST: Refusal("other_artist", "MA-30"),
    legality.SECOND_DOUBLE: Refusal("second_double", "MA-30"),
    legality.BELOW_ONE: Refusal("below_one", "MA-12"),
    legality.CARD_IS_DRAWN: Refusal("card_is_drawn", "MA-3"),
    legality.NO_SUCH_PLAYER: Refusal("no_such_player", "MA-5"),
}

# By why the fourth round ended: the codes of events.ENDING_REASONS.
ENDINGS = (
    Ending("fifth_offered", "MA-39"),
    Ending("hands_empty", "MA-46"),
    Ending("no_cards", "MA-46"),
)

# The paragraph that asks for the decision, by phase.
PARAGRAPHS = {
    state.NAMING_SELLER: "MA-5",
    state.SHUFFLING: "MA-3",
    state.OFFERING: "MA-8",
    state.ADDING: "MA-31",
    state.CRYING_OUT: "MA-19",
    state.GOING_AROUND: "MA-20",
    state.SEALING: "MA-22",
    state.PRICING: "MA-27",
    state.AT_PRICE: "MA-28",
    state.AT_MYSTERY: "MA-51",
    state.OVER: "MA-47",
}


def paragraph(s: State) -> str:
    """Return the rule in force."""
    if s.phase == state.ADDING and s.asked == s.opener:
        return "MA-30"
    return PARAGRAPHS[s.phase]


def limits(s: State, seat: int) -> dict[str, int]:
    """Return the numbers a refusal may name; they are the seat's own."""
    return {"least": legality.least_amount(s, seat), "purse": s.money[seat]}


# How the lot is sold, by phase; naming the price comes before the sale.
SALES: dict[int, Mechanism] = {
    state.CRYING_OUT: OUTCRY,
    state.GOING_AROUND: ONCE_AROUND,
    state.SEALING: SEALED,
    state.AT_PRICE: FIXED_PRICE,
}


def sale(s: State) -> Sale | None:
    """Say how the lot is being sold; the paintings are its number."""
    if s.phase not in SALES:
        return None
    return Sale(SALES[s.phase], state.lot_number(s), s.price, s.leader, s.seller)


def in_turn(s: State) -> bool:
    """Anybody may call out, and close or open a fist; all else goes around. (MA-19, MA-22)"""
    return s.phase not in (state.CRYING_OUT, state.SEALING)


def purse(s: State, seat: int) -> int:
    """Return what a seat has to pay with."""
    return s.money[seat]


GAME = Game(
    name="modern-art",
    title="Modern Art",
    prefix="MA",
    rules_version=1,
    editions=EDITIONS,
    players=(3, 4, 5),
    options=Options,
    state=State,
    flat=flat,
    choices=CHOICES,
    outcomes=OUTCOMES,
    codec=CODEC,
    chance_codec=CHANCE_CODEC,
    events=told.EVENT_KINDS,
    event_codes=told.CODES,
    refusals=REFUSALS,
    endings=ENDINGS,
    limits=limits,
    setup=setup,
    paragraph=paragraph,
    view=view,
    view_type=View,
    own=own,
    in_turn=in_turn,
    remember=remember,
    guess=guess,
    mechanisms=tuple(SALES.values()),
    sale=sale,
    purse=purse,
    sight=Sight(
        left_out=("hand", "deck", "selling", "raised")
    ),  # `place` says where every card is; laboratories show nothing
    sheet=sheet,
    turns=frozenset({told.TURN}),
    rests=frozenset({told.ROUND_ENDED}),
    sales=frozenset({told.SOLD, told.TAKEN_FREE}),
    chapters=frozenset({told.ROUND_BEGAN}),
    wins=frozenset({told.WON}),
    quiet=frozenset({told.DEALT, told.CARD_DEALT}),
    worth=worth,
    components=constants_of(components),
    account=account,
    facts=facts,
    facts_type=Facts,
)
