"""Moderne Zeiten as one value of the contract."""

from saleroom.auctions import words as auction
from saleroom.core.contract import (
    IN_FORCE,
    Ending,
    Game,
    Refusal,
    Sight,
    constants_of,
    one_by_one,
)
from saleroom.core.sale import ASCENDING, Sale
from saleroom.games.moderne_zeiten import components, flat, legality, state
from saleroom.games.moderne_zeiten import events as told
from saleroom.games.moderne_zeiten.account import account
from saleroom.games.moderne_zeiten.actions import CHANCE_CODEC, CHOICES, CODEC, OUTCOMES
from saleroom.games.moderne_zeiten.facts import Facts, facts, worth
from saleroom.games.moderne_zeiten.guess import guess, remember
from saleroom.games.moderne_zeiten.majorities import must_finish
from saleroom.games.moderne_zeiten.options import Options, setup
from saleroom.games.moderne_zeiten.sheets import sheet
from saleroom.games.moderne_zeiten.sight import ADDED, looks_like
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.view import View, own, view

REFUSALS = {
    auction.NOT_NOW: Refusal("not_now", IN_FORCE),
    auction.NOT_ASKED: Refusal("not_asked", IN_FORCE),
    auction.BID_TOO_LOW: Refusal("bid_too_low", "MZ-9"),
    auction.BID_TOO_HIGH: Refusal("bid_too_high", "MZ-9"),
    legality.NOT_IN_HAND: Refusal("not_in_hand", "MZ-14"),
    legality.OUT_OF_REACH: Refusal("out_of_reach", "MZ-14"),
    legality.HAS_LAID: Refusal("has_laid", "MZ-13"),
    legality.MUST_LAY: Refusal("must_lay", "MZ-13"),
    legality.NOTHING_LAID: Refusal("nothing_laid", "MZ-14"),
    legality.NO_MAJORITY_YET: Refusal("no_majority_yet", "MZ-14"),
    legality.MUST_FINISH: Refusal("must_finish", "MZ-21"),
    legality.NOT_AT_THE_END: Refusal("not_at_the_end", "MZ-21"),
    legality.NOT_HIS_MAJORITY: Refusal("not_his_majority", "MZ-15"),
    legality.NO_SPACE_AHEAD: Refusal("no_space_ahead", "MZ-15"),
    legality.NONE_IN_STOCK: Refusal("none_in_stock", "MZ-8"),
    legality.NO_SUCH_PLAYER: Refusal("no_such_player", "MZ-6"),
    legality.NO_SUCH_FACE: Refusal("no_such_face", "MZ-8"),
    legality.SPACE_IS_PLACED: Refusal("space_is_placed", "MZ-3"),
}

ENDINGS = (Ending("goal_reached", "MZ-21"), Ending("stuck", "MZ-20"))

# The paragraph that asks for the decision, by phase.
PARAGRAPHS = {
    state.NAMING: "MZ-6",
    state.LAYING_TRACK: "MZ-3",
    state.DEALING: "MZ-4",
    state.ROLLING: "MZ-8",
    state.TURNING_UP: "MZ-8",
    state.BIDDING: "MZ-9",
    state.ACTING: "MZ-13",
    state.FLYING: "MZ-15",
    state.DRAWING: "MZ-13",
    state.OVER: "MZ-27",
}


def paragraph(s: State) -> str:
    """Return the rule in force."""
    if s.phase == state.ACTING and s.laid_now:
        return "MZ-14"
    if s.phase == state.ACTING and must_finish(s, s.asked):
        return "MZ-21"
    return PARAGRAPHS[s.phase]


def limits(s: State, seat: int) -> dict[str, int]:
    """Return the numbers a refusal may name; they are the seat's own."""
    return {"least": legality.least_amount(s, seat), "purse": s.money[seat]}


def sale(s: State) -> Sale | None:
    """Say how the lot is being sold; there is one in each turn."""
    return Sale(ASCENDING, s.turn, s.price, s.leader) if s.phase == state.BIDDING else None


def purse(s: State, seat: int) -> int:
    """Return what a seat has to pay with."""
    return s.money[seat]


GAME = Game(
    name="moderne-zeiten",
    title="Moderne Zeiten",
    prefix="MZ",
    rules_version=1,
    editions=("standard",),
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
    in_turn=one_by_one,
    remember=remember,
    guess=guess,
    mechanisms=(ASCENDING,),
    sale=sale,
    purse=purse,
    sight=Sight(added=ADDED, looks_like=looks_like),
    sheet=sheet,
    rests=frozenset({told.CRASHED}),
    sales=frozenset({told.SOLD}),
    chapters=frozenset({told.TURN_BEGAN}),
    wins=frozenset({told.WON}),
    quiet=frozenset({told.SPACE_LAID, told.DEALT, told.SHARE_DRAWN, told.TURNED_UP}),
    worth=worth,
    components=constants_of(components),
    account=account,
    facts=facts,
    facts_type=Facts,
)
