"""Canaletto as one value of the contract."""

from saleroom.auctions import words as auction
from saleroom.core.contract import IN_FORCE, Ending, Game, Refusal, constants_of, one_by_one
from saleroom.core.sale import STEERED, Sale
from saleroom.games.canaletto import components, flat, legality, state
from saleroom.games.canaletto import events as told
from saleroom.games.canaletto.account import account
from saleroom.games.canaletto.actions import CHANCE_CODEC, CHOICES, CODEC, OUTCOMES
from saleroom.games.canaletto.facts import Facts, facts, worth
from saleroom.games.canaletto.guess import guess
from saleroom.games.canaletto.hearing import remember
from saleroom.games.canaletto.options import Options, setup
from saleroom.games.canaletto.sheets import sheet
from saleroom.games.canaletto.state import State
from saleroom.games.canaletto.view import View, own, view

REFUSALS = {
    auction.NOT_NOW: Refusal("not_now", IN_FORCE),
    auction.NOT_ASKED: Refusal("not_asked", IN_FORCE),
    auction.BID_TOO_LOW: Refusal("bid_too_low", "CA-8"),
    auction.BID_TOO_HIGH: Refusal("bid_too_high", "CA-15"),
    auction.MUST_OPEN: Refusal("must_open", "CA-8"),
    legality.HAS_PASSED: Refusal("has_passed", "CA-8"),
    legality.BRIBE_OUT_OF_TURN: Refusal("bribe_out_of_turn", "CA-18"),
    legality.MASK_IS_USED: Refusal("mask_is_used", "CA-17"),
    legality.NO_BID_YET: Refusal("no_bid_yet", "CA-17"),
    legality.PRICE_ABOVE_BRIBE: Refusal("price_above_bribe", "CA-17"),
    legality.NOT_DUE: Refusal("not_due", "CA-14"),
    legality.NO_TILE_LEFT: Refusal("no_tile_left", "CA-1"),
    legality.NO_SUCH_PALACE: Refusal("no_such_palace", "CA-2"),
    legality.PALACE_IS_FULL: Refusal("palace_is_full", "CA-2"),
    legality.TYPE_IS_THERE: Refusal("type_is_there", "CA-2"),
    legality.NO_SUCH_MARKER: Refusal("no_such_marker", "CA-3"),
    legality.NO_SUCH_PLAYER: Refusal("no_such_player", "CA-5"),
}

# By the number of types left.
ENDINGS = (
    Ending("all_sold", "CA-19"),
    Ending("one_type_left", "CA-19"),
    Ending("two_types_left", "CA-19"),
)

# The paragraph that asks for the decision, by phase.
PARAGRAPHS = {
    state.LAYING_FIRST: "CA-2",
    state.LAYING_MORE: "CA-2",
    state.TURNING: "CA-3",
    state.PLACING: "CA-5",
    state.NAMING: "CA-5",
    state.BIDDING: "CA-8",
    state.SELLING: "CA-14",
    state.OVER: "CA-20",
}


def paragraph(s: State) -> str:
    """Return the rule in force."""
    return PARAGRAPHS[s.phase]


def limits(s: State, seat: int) -> dict[str, int]:
    """Return the numbers a refusal may name."""
    return {"least": legality.least_amount(s, seat), "most": legality.most_amount(s, seat)}


def sale(s: State) -> Sale | None:
    """Say how the lot is being sold; there is one in each round. (CA-7)"""
    return Sale(STEERED, s.round_number, s.price, s.leader) if s.phase == state.BIDDING else None


GAME = Game(
    name="canaletto",
    title="Canaletto",
    prefix="CA",
    rules_version=1,
    editions=("standard",),
    players=(3, 4),
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
    in_turn=one_by_one,
    remember=remember,
    guess=guess,
    mechanisms=(STEERED,),
    sale=sale,
    sheet=sheet,
    turns=frozenset({told.TURN}),
    rests=frozenset({told.TYPE_SOLD}),
    sales=frozenset({told.BOUGHT, told.BRIBED}),
    chapters=frozenset({told.ROUND_BEGAN}),
    wins=frozenset({told.WON}),
    quiet=frozenset({told.PALACE_FILLED, told.MARKER_TURNED}),
    worth=worth,
    components=constants_of(components),
    account=account,
    facts=facts,
    facts_type=Facts,
)
