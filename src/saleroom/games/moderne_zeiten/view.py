"""What one seat, a spectator, or an all-seeing reader of a finished game may know.

Built up from what is visible, never by deleting secrets. Hands and the stock are secret, and money
is each player's own knowledge (MZ-7). How many shares a hand or the stock holds is open, and so is
all that lies on the table.
"""

from functools import lru_cache
from typing import Any

import msgspec

from saleroom.core.seats import ALL_SEEING, NOBODY, seats_in
from saleroom.games.moderne_zeiten.components import CRASH_LIMIT
from saleroom.games.moderne_zeiten.scoring import score
from saleroom.games.moderne_zeiten.state import OVER, PHASE_NAMES, State

# How many shares, by industry.
Shares = tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's table. Seats, cities and industries are numbers.

    `hands` and `money` hold None where the viewer may not look. `track` lists spaces as
    city * 5 + industry, `owners` whose square lies on each. A zeppelin stands on 0 (Start), on a
    space 1 to 30, or on 31 (Goal). `turn_of` is whose action it is, or who is dealt to; `to_come`
    is how many shares chance still brings. `points` are told when the game is over.
    """

    viewer: int
    players: int
    open_money: bool
    shares: Shares
    city_points: tuple[int, ...]
    phase: str
    turn: int
    first_initiative: int | None
    initiative: int | None
    to_act: tuple[int, ...]
    turn_of: int | None
    to_come: int
    laid_now: int
    idle: int
    finisher: int | None
    track: tuple[int, ...]
    owners: tuple[int | None, ...]
    zeppelins: tuple[int, ...]
    white: int
    crash_limit: int
    lot: Shares
    price: int
    leader: int | None
    passed: tuple[int, ...]
    money: tuple[int | None, ...]
    hand_sizes: tuple[int, ...]
    hands: tuple[Shares | None, ...]
    laid: tuple[Shares, ...]
    stock_size: int
    stock: Shares | None
    discards: Shares
    points: tuple[int, ...]


def view(s: State, viewer: int) -> View:
    """Show the table to one viewer."""
    seats = range(s.players)
    return View(
        viewer=viewer,
        **own(s, viewer),
        players=s.players,
        open_money=bool(s.open_money),
        shares=tuple(s.shares),
        city_points=tuple(s.city_points),
        phase=PHASE_NAMES[s.phase],
        turn=s.turn,
        first_initiative=_seat(s.first_initiative),
        initiative=_seat(s.initiative),
        to_act=_to_act(s),
        turn_of=_seat(s.turn_of),
        to_come=s.to_come,
        laid_now=s.laid_now,
        idle=s.idle,
        finisher=_seat(s.finisher),
        track=tuple(s.track[: s.placed]),
        owners=_owners(tuple(s.owner)),
        zeppelins=tuple(s.zeppelin[: s.players]),
        white=sum(map(sum, s.laid[: s.players])),
        crash_limit=CRASH_LIMIT[s.players],
        lot=tuple(s.lot),
        price=s.price,
        leader=_seat(s.leader),
        passed=seats_in(s.out),
        hand_sizes=tuple(map(sum, s.hand[: s.players])),
        laid=tuple(map(tuple, s.laid[: s.players])),
        stock_size=sum(s.stock),
        discards=tuple(s.discards),
        points=tuple(score(s, seat) for seat in seats) if s.phase == OVER else (),
    )


def own(s: State, viewer: int) -> dict[str, Any]:
    """What one viewer sees and others do not."""
    players = s.players
    if viewer == ALL_SEEING:
        return {
            "money": tuple(s.money[:players]),
            "hands": tuple(map(tuple, s.hand[:players])),
            "stock": tuple(s.stock),
        }
    hands: list[Shares | None] = [None] * players
    money: list[int | None] = [None] * players
    if viewer >= 0:
        hands[viewer] = tuple(s.hand[viewer])
        money[viewer] = s.money[viewer]
    return {
        "money": tuple(s.money[:players] if s.open_money or s.phase == OVER else money),
        "hands": tuple(hands),
        "stock": None,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# Most moves buy no space.
@lru_cache(512)
def _owners(owners: tuple[int, ...]) -> tuple[int | None, ...]:
    return tuple([None if seat == NOBODY else seat for seat in owners])


def _to_act(s: State) -> tuple[int, ...]:
    return () if s.asked == NOBODY else (s.asked,)
