"""Alles Futsch as one value of the contract."""

from saleroom.auctions import words as auction
from saleroom.core.contract import IN_FORCE, Ending, Game, Refusal, constants_of, one_by_one
from saleroom.core.sale import ASCENDING, Sale
from saleroom.games.alles_futsch import components, flat, legality, state
from saleroom.games.alles_futsch import events as told
from saleroom.games.alles_futsch.account import account
from saleroom.games.alles_futsch.actions import CHANCE_CODEC, CHOICES, CODEC, OUTCOMES
from saleroom.games.alles_futsch.components import CARDS
from saleroom.games.alles_futsch.facts import Facts, facts, worth
from saleroom.games.alles_futsch.guess import guess, remember
from saleroom.games.alles_futsch.options import Options, setup
from saleroom.games.alles_futsch.sheets import sheet
from saleroom.games.alles_futsch.state import State
from saleroom.games.alles_futsch.view import View, own, view

REFUSALS = {
    auction.NOT_NOW: Refusal("not_now", IN_FORCE),
    auction.NOT_ASKED: Refusal("not_asked", IN_FORCE),
    auction.BID_TOO_LOW: Refusal("bid_too_low", "AF-7"),
    auction.BID_TOO_HIGH: Refusal("bid_too_high", "AF-7"),
    auction.MUST_OPEN: Refusal("must_open", "AF-7"),
    legality.NOT_TURNED_UP: Refusal("not_turned_up", "AF-6"),
    legality.NOT_ON_CARD: Refusal("not_on_card", "AF-9"),
    legality.NOT_USABLE: Refusal("not_usable", "AF-12"),
    legality.NO_SUCH_PLAYER: Refusal("no_such_player", "AF-1"),
    legality.HIMSELF: Refusal("himself", "AF-11"),
    legality.DOES_NOT_COLLECT: Refusal("does_not_collect", "AF-11"),
    legality.HAS_ENOUGH: Refusal("has_enough", "AF-11"),
    legality.NOT_IN_STOCK: Refusal("not_in_stock", "AF-4"),
    legality.BOARD_IS_TAKEN: Refusal("board_is_taken", "AF-3"),
}

# By why the game ended: the codes of events.ENDING_REASONS.
ENDINGS = (
    Ending("bid_everything", "AF-15"),
    Ending("nothing_left", "AF-15"),
    Ending("could_not_pay", "AF-15"),
    Ending("nothing_usable", "AF-17"),
    Ending("no_money", "AF-17"),
)

# The paragraph that asks for the decision, by phase.
PARAGRAPHS = {
    state.NAMING_CHOOSER: "AF-6",
    state.DRAWING_BOARDS: "AF-3",
    state.TURNING_UP: "AF-13",
    state.CHOOSING: "AF-6",
    state.BIDDING: "AF-7",
    state.USING: "AF-9",
    state.SELLING: "AF-11",
    state.OVER: "AF-16",
}


def paragraph(s: State) -> str:
    """Return the rule in force."""
    if s.phase == state.TURNING_UP and s.in_stock + s.turned_up == CARDS:
        return "AF-4"
    return PARAGRAPHS[s.phase]


def limits(s: State, seat: int) -> dict[str, int]:
    """Return the numbers a refusal may name; they are the seat's own."""
    return {"least": legality.least_amount(s, seat), "purse": s.money[seat]}


def sale(s: State) -> Sale | None:
    """Say how the lot is being sold; the card is its number."""
    return Sale(ASCENDING, s.lot, s.price, s.leader) if s.phase == state.BIDDING else None


def purse(s: State, seat: int) -> int:
    """Return what a seat has to pay with."""
    return s.money[seat]


GAME = Game(
    name="alles-futsch",
    title="Alles Futsch",
    prefix="AF",
    rules_version=1,
    editions=("standard",),
    players=(2, 3, 4, 5),
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
    mechanisms=(ASCENDING,),
    sale=sale,
    purse=purse,
    sheet=sheet,
    turns=frozenset({told.TURN}),
    sales=frozenset({told.SOLD}),
    wins=frozenset({told.WON}),
    quiet=frozenset({told.BOARD_DRAWN, told.TURNED_UP}),
    worth=worth,
    components=constants_of(components),
    account=account,
    facts=facts,
    facts_type=Facts,
)
