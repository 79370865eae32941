"""What is secret in Moderne Zeiten, from the rule book, and how to tell a game with other secrets.

Hands, the stock and money are secret (MZ-7). Every share is followed from the stock into a hand and
onto the table. What nobody but its holder has seen, or nobody at all, can be of another industry,
within the stock it came from: when the discards become a new stock all know what is in it (MZ-20).
Written without `view`, without `redeal` and without the table of events.
"""

from typing import Any

from saleroom.core.chance import Numbers, below
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.moderne_zeiten.actions import DRAW, FLY, LAY, ROLL
from saleroom.games.moderne_zeiten.state import ACTING, BIDDING, OVER, TURNING_UP
from saleroom.laws.playing import replayed_by_steps
from saleroom.play.match import Match, Move

OPTIONS: dict[str, tuple[Any, ...]] = {
    "track": ("printed", "shuffled"),
    "open_money": (False, True),
}
MORE: tuple[dict[str, Any], ...] = (
    {"first_initiative": 1},
    {"shares": (50, 40, 10, 4, 1), "city_points": (1, 2, 3, 4, 5, 20)},
)
# What was seen.
NOT_SHOWN = ("shown", "stock_most")

INDUSTRIES = range(5)


class UnseenShares:
    """The shares that came unseen into hands: for each the move that brought it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.stocks = 0  # how often the stock was renewed
        self.unseen: dict[int, tuple[int, int, int]] = {}  # move: seat, industry, which stock
        self.lot: list[int] = []
        self.from_lots: dict[tuple[int, int], int] = {}  # seat and industry: shares all have seen

    def drawn(self, k: int, seat: int, industry: int) -> None:
        """A share comes into a hand; the viewer sees his own."""
        if seat != self.viewer:
            self.unseen[k] = (seat, industry, self.stocks)

    def sees_lot(self, holder: int, lot: list[int]) -> None:
        """A lot that has gone was taken by who holds the initiative now. (MZ-11, MZ-12)"""
        if not any(lot):
            for industry, count in enumerate(self.lot):
                key = (holder, industry)
                self.from_lots[key] = self.from_lots.get(key, 0) + count
        self.lot = lot[:]

    def laid(self, seat: int, industry: int) -> None:
        """A share is shown: one of a lot if there is any, else the first that came unseen."""
        key = (seat, industry)
        if self.from_lots.get(key, 0):
            self.from_lots[key] -= 1
            return
        for k, one in self.unseen.items():
            if one[:2] == key:
                del self.unseen[k]
                return

    def keep(self, seat: int, industries: list[int]) -> None:
        """What the seat did depends on these shares of its hand: leave them as they are."""
        self.unseen = {
            k: one for k, one in self.unseen.items() if one[0] != seat or one[1] not in industries
        }


def told_anew(match: Match, viewer: int, numbers: Numbers) -> list[list[Move]]:
    """Return, for each move, the moves that take its place in a telling with other secrets."""
    secrets = UnseenShares(viewer)
    for k, (before, move) in enumerate(replayed_by_steps(match)):
        _follow(secrets, k, before.state, move)
    s = match.state
    if s.phase == ACTING and s.laid_now:
        secrets.keep(s.turn_of, _in_mind(s)[:1])
    other = _mixed(secrets, s.stock, numbers)
    return [[Move(CHANCE, other[k]) if k in other else move] for k, move in enumerate(match.moves)]


def _in_mind(s: Any) -> list[int]:
    """The industries of which whoever is laying can have the majority, and fly with. (MZ-14)"""
    seat = s.turn_of
    ahead = {s.track[k] % 5 for k in range(s.zeppelin[seat], 30) if s.owner[k] < 0}
    others = [s.laid[other] for other in range(s.players) if other != seat]
    held = [s.laid[seat][k] + s.hand[seat][k] for k in INDUSTRIES]
    return [k for k in INDUSTRIES if k in ahead and held[k] > max(row[k] for row in others)]


def _follow(secrets: UnseenShares, k: int, s: Any, move: Move) -> None:
    """Keep track of one move, from what was true before it."""
    secrets.sees_lot(s.initiative, s.lot)
    if move.seat == CHANCE:
        if move.action < ROLL:
            if s.phase != TURNING_UP:
                secrets.drawn(k, s.turn_of, move.action)
            if sum(s.stock) == 1 and s.to_come > 1 and sum(s.discards):
                secrets.stocks += 1
        elif sum(s.stock) == 0 and sum(s.discards):  # a roll with an empty stock
            secrets.stocks += 1
    elif s.phase == BIDDING:
        return
    elif move.action == DRAW:
        if sum(s.stock) + sum(s.discards) == 0:
            secrets.keep(move.seat, [*INDUSTRIES])  # he could not lay (MZ-13)
        elif sum(s.stock) == 0:
            secrets.stocks += 1
    elif LAY <= move.action < FLY:
        secrets.laid(move.seat, move.action - LAY)


def _mixed(secrets: UnseenShares, stock: list[int], numbers: Numbers) -> dict[int, int]:
    """Give the unseen shares of each stock other places; the last stock has some left."""
    other: dict[int, int] = {}
    for which in range(secrets.stocks + 1):
        moves = [k for k, one in secrets.unseen.items() if one[2] == which]
        pool = [secrets.unseen[k][1] for k in moves]
        if which == secrets.stocks:
            pool += [industry for industry in INDUSTRIES for _ in range(stock[industry])]
        for k in moves:
            other[k] = pool.pop(below(numbers, len(pool)))
    return other


def disturbed(s: Any, viewer: int, numbers: Numbers) -> Any:
    """Put other sums into the purses of all others; None where money is open. (MZ-7)"""
    if s.open_money or s.phase == OVER:
        return None
    other = duplicate(s)
    for seat in range(s.players):
        if seat != viewer:
            other.money[seat] = below(numbers, 3) * below(numbers, 60)
    return other
