"""What people call a blunder, game by game: kinds of dreadful moves, and when they can be made.

A kind looks at a position of a real game and returns the blunder, or None where there is none of
its kind. Most are dreadful by the rule book alone: a price above all that a lot can pay, an empty
purse, a game ended while behind. What is won or lost anyway cannot be spoilt, so some are looked
for only while much is still to come. Of some kinds not every move is a blunder (a double completed
for another, a crash, a flight): there Expert, with many worlds of its own, must tell it as plainly
worse than something else. None of them asks the analysis.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from saleroom.bots.chances import Chance
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import MOST_OPTIONS, skill_for
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.legal import Legal
from saleroom.games.alles_futsch import collecting
from saleroom.games.alles_futsch import state as alles_futsch
from saleroom.games.canaletto import state as canaletto
from saleroom.games.modern_art import state as modern_art
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.games.modern_art.scoring import column_sum
from saleroom.games.moderne_zeiten import state as moderne_zeiten
from saleroom.play.match import Match

Blunder = Callable[[Match, int, Legal], int | None]

# A bid for what pays half of it at most.
TOO_MUCH = 60
# So much more than all that a lot can bring.
FAR_BEYOND = {"modern-art": 40, "alles-futsch": 80, "canaletto": 20}
# What is worth so much is a gift for next to nothing.
MUCH = 50
NEXT_TO_NOTHING = 5
# So much more than its price a card brings at once.
A_LOT_LEFT = 40
# What Expert tells as worse by so much, with so many worlds, and beyond both intervals.
WORST, MUCH_WORSE, WORSE = 0.3, 0.2, 0.1
FEW, MANY = 64, 1024
# So many shares of one's own, laid before, are gone with the crash.
LOST_IN_A_CRASH = 3
# Who surely wins less often than that has lost.
LITTLE = 0.1
NOT_TOLD = Chance(0.0, 0.0, 1.0)


# Modern Art


def bids_60_for_30(match: Match, _seat: int, legal: Legal) -> int | None:
    """In the first round of Modern Art a painting pays 30 at most. (MA-43)"""
    s = match.state
    is_single = s.round_number == 1 and s.lot[1] < 0
    return bid_of(match, legal, TOO_MUCH) if is_single else None


def bids_beyond_all(match: Match, _seat: int, legal: Legal) -> int | None:
    """Bid more than the lot can pay at the end of the round. (MA-43)"""
    s = match.state
    if s.round_number == 1 or s.lot[0] < 0:
        return None
    return bid_of(match, legal, pays_at_most(s) + FAR_BEYOND["modern-art"])


def asks_beyond_all(match: Match, _seat: int, legal: Legal) -> int | None:
    """Name a price that nobody can want to pay, so that it is one's own to pay. (MA-29)"""
    s = match.state
    if s.phase != modern_art.PRICING:
        return None
    return amount(match, legal, "price", pays_at_most(s) + FAR_BEYOND["modern-art"])


def buys_beyond_all(match: Match, _seat: int, legal: Legal) -> int | None:
    """Buy at such a price. (MA-28)"""
    s, buy = match.state, match.game.codec.roles.buy
    is_far = s.phase == modern_art.AT_PRICE and s.price > pays_at_most(s)
    return buy if is_far and buy in legal.choices else None


def gives_it_away(match: Match, _seat: int, legal: Legal) -> int | None:
    """Ask 1 for a painting that will pay fifty and more. (MA-27, MA-43)"""
    s = match.state
    if s.phase != modern_art.PRICING or not is_dear(s):
        return None
    return amount(match, legal, "price", 1)


def leaves_a_gift(match: Match, _seat: int, legal: Legal) -> int | None:
    """Leave to the next what is to be had for 1. (MA-28)"""
    s, out = match.state, match.game.codec.roles.pass_
    is_gift = s.phase == modern_art.AT_PRICE and s.price <= NEXT_TO_NOTHING and is_dear(s)
    return out if is_gift and match.game.codec.roles.buy in legal.choices else None


def completes_a_double(match: Match, seat: int, legal: Legal) -> int | None:
    """Add to the double of another, where that is dreadful. (MA-35)"""
    adds = of_verb(match, legal, "add")
    if not adds or match.state.seller == seat:
        return None
    return adds[0] if is_dreadful(match, seat, legal, adds[0], WORST) else None


def pays_at_most(s: Any) -> int:
    """Return what the lot pays if its artist is first. (MA-42, MA-43)"""
    paintings = 1 if s.lot[1] < 0 else 2
    return paintings * int(column_sum(s, ARTIST_OF[s.lot[0]]) + 30)


def is_dear(s: Any) -> bool:
    """Tell whether a painting of an artist who is surely ranked pays much."""
    artist = ARTIST_OF[s.lot[0]]
    return s.offered[artist] >= 3 and column_sum(s, artist) + 20 >= MUCH  # of 5


# Alles Futsch


def bids_everything(match: Match, seat: int, legal: Legal) -> int | None:
    """Who bids all he has, and gets the card, is bankrupt. (AF-15)"""
    if not legal.amounts or match.state.money[seat] != legal.amounts[0].most:
        return None
    return bid_of(match, legal, legal.amounts[0].most)


def bids_beyond_its_objects(match: Match, seat: int, legal: Legal) -> int | None:
    """Bid far more than the objects of the card bring. (AF-10, AF-11)"""
    s = match.state
    if s.phase != alles_futsch.BIDDING:
        return None
    sum_ = brings(s, seat) + FAR_BEYOND["alles-futsch"]
    return bid_of(match, legal, sum_) if sum_ < s.money[seat] else None


def leaves_objects_for_little(match: Match, seat: int, legal: Legal) -> int | None:
    """Pass, and so leave to the only other what brings forty more than it costs. (AF-10)"""
    s = match.state
    if s.phase != alles_futsch.BIDDING or s.players - s.out.bit_count() != 2:
        return None
    is_gift = brings(s, seat) - s.price >= A_LOT_LEFT and bool(legal.amounts)
    return passing(match, legal) if is_gift and can_win(match, seat, legal) else None


def ends_it_behind(match: Match, seat: int, legal: Legal) -> int | None:
    """Sell to somebody who cannot pay, though another could: the game is over, and lost. (AF-15)"""
    if match.state.phase != alles_futsch.SELLING or len(legal.choices) < 2:
        return None
    for action in legal.choices:
        after = match.copy()
        after.act(seat, action)
        outcome = after.outcome()
        is_lost = outcome is not None and seat not in outcome.winners
        if is_lost and can_win(match, seat, legal):
            return action
    return None


def brings(s: Any, seat: int) -> int:
    """Return what the card on offer brings at once: thirty for a third, twenty for a sale."""
    owned, total = list(s.owned[seat]), 0
    for kind in s.shows[s.lot]:
        if s.board[seat] != kind and owned[kind] <= 2:  # (AF-10)
            owned[kind] += 1
            total += 30 * (owned[kind] == 3)
        elif collecting.buyers(s, seat, kind):
            total += 20
    return total


# Canaletto


def bids_beyond_its_treasures(match: Match, _seat: int, legal: Legal) -> int | None:
    """Bid more than the treasures can pay, each with the best marker that is left. (CA-13)"""
    s = match.state
    if s.phase != canaletto.BIDDING:
        return None
    most = max(s.scale[s.sales : s.turned], default=0)
    count = s.palace[s.column].bit_count()
    return bid_of(match, legal, count * most + FAR_BEYOND["canaletto"])


def bribes_for_nothing(match: Match, seat: int, legal: Legal) -> int | None:
    """Play the mask for one treasure that would have cost a point more, if that is bad. (CA-17)"""
    s, bribe = match.state, match.game.codec.verbs["bribe"].first
    is_little = s.phase == canaletto.BIDDING and s.palace[s.column].bit_count() == 1
    if not is_little or s.price > 2 or bribe not in legal.choices:
        return None
    return bribe if is_dreadful(match, seat, legal, bribe, WORSE) else None


def sends_the_gondola_away(match: Match, seat: int, legal: Legal) -> int | None:
    """Bid the sum that leads where judgement likes it least, if that is dreadful. (CA-11)"""
    if not legal.amounts:
        return None
    worst = liked_least(match, seat)
    is_bid = match.game.codec.verb_of(worst).name == "bid"
    return worst if is_bid and is_dreadful(match, seat, legal, worst) else None


def passes_dreadfully(match: Match, seat: int, legal: Legal) -> int | None:
    """Pass where that is dreadful."""
    out = passing(match, legal)
    is_last = match.state.players - match.state.out.bit_count() == 2
    return out if out is not None and is_last and is_dreadful(match, seat, legal, out) else None


# Moderne Zeiten


def bids_everything_for_one(match: Match, seat: int, legal: Legal) -> int | None:
    """Bid all of a full purse for a single share. (MZ-11)"""
    s = match.state
    is_one = s.phase == moderne_zeiten.BIDDING and sum(s.lot) == 1 and is_early(s)
    if not is_one or s.money[seat] < 2 * NEXT_TO_NOTHING:
        return None
    return bid_of(match, legal, s.money[seat])


def walks_into_a_crash(match: Match, seat: int, legal: Legal) -> int | None:
    """Lay a share that brings a crash of one's own shares, if that is dreadful. (MZ-17)"""
    done = match.game.codec.roles.done
    if len(legal.choices) < 2 or match.state.laid_now:
        return None
    for action in of_verb(match, legal, "lay"):
        after = match.copy()
        after.act(seat, action)
        if after.asked == seat and done in after.legal(seat).choices:
            after.act(seat, done)
        lost = sum(match.state.laid[seat]) - sum(after.state.laid[seat])
        if lost >= LOST_IN_A_CRASH and is_dreadful(match, seat, legal, action, WORSE):
            return action
    return None


def flies_badly(match: Match, seat: int, legal: Legal) -> int | None:
    """Fly with the majority that judgement likes least, if that is dreadful. (MZ-15)"""
    if match.state.phase != moderne_zeiten.FLYING or len(legal.choices) < 2:
        return None
    worst = liked_least(match, seat)
    return worst if is_dreadful(match, seat, legal, worst) else None


def draws_too_late(match: Match, seat: int, legal: Legal) -> int | None:
    """Draw where that is dreadful: somebody is about to end the game. (MZ-21)"""
    s, draw = match.state, match.game.codec.verbs["draw"].first
    is_late = max(s.zeppelin[: s.players]) >= 20  # of thirty spaces
    if not is_late or draw not in legal.choices or len(legal.choices) < 2:
        return None
    return draw if is_dreadful(match, seat, legal, draw) else None


def is_early(s: Any) -> bool:
    """Tell whether everybody is in the first half of the track."""
    return bool(max(s.zeppelin[: s.players]) <= 15)  # of thirty spaces


# What kinds have in common


def amount(match: Match, legal: Legal, verb: str, sum_: int) -> int | None:
    """Return the action that names a sum, if that may be done."""
    for one in legal.amounts:
        if one.verb == verb and one.least <= sum_ <= one.most:
            return int(match.game.codec.verbs[verb].first + sum_)
    return None


def bid_of(match: Match, legal: Legal, sum_: int) -> int | None:
    """Return a bid of so much, if it may be made."""
    return amount(match, legal, "bid", sum_)


def passing(match: Match, legal: Legal) -> int | None:
    """Return the pass, if one may pass."""
    out = match.game.codec.roles.pass_
    return out if out in legal.choices else None


def of_verb(match: Match, legal: Legal, name: str) -> list[int]:
    """Return the choices of a verb."""
    verb = match.game.codec.verbs[name]
    return [one for one in legal.choices if verb.first <= one < verb.first + verb.count]


def is_dreadful(match: Match, seat: int, legal: Legal, action: int, by: float = MUCH_WORSE) -> bool:
    """Ask Expert, who draws worlds of its own, whether something else wins much more often."""
    for worlds in (FEW, MANY):
        best, own = best_and_own(match, seat, legal, action, worlds)
        if best.chance - own.chance < by or (worlds == MANY and best.low <= own.high):
            return False
    return True


def can_win(match: Match, seat: int, legal: Legal) -> bool:
    """Ask Expert whether anything is left to be lost."""
    best, _ = best_and_own(match, seat, legal, legal.choices[0], FEW)
    return best.low >= LITTLE


def best_and_own(
    match: Match, seat: int, legal: Legal, action: int, worlds: int
) -> tuple[Chance, Chance]:
    """Ask Expert what the best choice promises, and what this one does."""
    expert = Searching(match.game, worlds=worlds)
    numbers = seeded(branch(99, len(match.moves)))
    told = expert.explain(match.view(seat), legal, match.memory(seat), numbers).alternatives
    done = match.game.codec.decode(action)
    chances = {
        str(one.action): Chance(one.chance, one.low, one.high)
        for one in told
        if one.chance is not None and one.low is not None and one.high is not None
    }
    best = max(chances.values(), default=NOT_TOLD)
    return best, chances.get(str(done), best)


def liked_least(match: Match, seat: int) -> int:
    """Return what judgement likes least of everything it thinks of."""
    skill = skill_for(match.game.name)
    book, options = skill.book(), [0] * MOST_OPTIONS
    w = (*skill.levels["dealer"], *skill.heard(None))
    s, judgement = match.state, skill.judgement
    count = judgement.list_options(s, seat, options, w, book)
    return min(options[:count], key=lambda one: float(judgement.appeal(s, seat, one, w, book)))


class Kind(NamedTuple):
    """A kind: of which game, how many of it, and what another must have done for it."""

    game: str
    blunder: Blunder
    times: int
    before: Blunder | None = None


KINDS = (
    Kind("modern-art", bids_60_for_30, 4),
    Kind("modern-art", bids_beyond_all, 4),
    Kind("modern-art", asks_beyond_all, 3),
    Kind("modern-art", buys_beyond_all, 3, asks_beyond_all),
    Kind("modern-art", gives_it_away, 2),
    Kind("modern-art", leaves_a_gift, 2, gives_it_away),
    Kind("modern-art", completes_a_double, 2),
    Kind("alles-futsch", bids_everything, 5),
    Kind("alles-futsch", bids_beyond_its_objects, 5),
    Kind("alles-futsch", leaves_objects_for_little, 5),
    Kind("alles-futsch", ends_it_behind, 5),
    Kind("canaletto", bids_beyond_its_treasures, 5),
    Kind("canaletto", bribes_for_nothing, 5),
    Kind("canaletto", sends_the_gondola_away, 5),
    Kind("canaletto", passes_dreadfully, 5),
    Kind("moderne-zeiten", bids_everything_for_one, 5),
    Kind("moderne-zeiten", walks_into_a_crash, 5),
    Kind("moderne-zeiten", flies_badly, 5),
    Kind("moderne-zeiten", draws_too_late, 5),
)
