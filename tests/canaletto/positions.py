"""Positions of Canaletto for tests, reached by real moves from a real set-up.

Lays the palaces in one known way, LAYOUT, and brings the value markers in the order a test wants.
Gives the moves of the table names to be read aloud. Nothing here writes into a state.

    match = table(scale=[9, 12])
    take(match, 0, to=11)          # seat 0 buys, and the next round is at palace 11
    take(match, 3, to=4)
    assert points(match) == (...)
"""

from collections.abc import Sequence

from matches import heard, story, wander

from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.canaletto.components import TYPE_NAMES, VALUES
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.view import View
from saleroom.play.match import Match

Layout = Sequence[Sequence[str]]

LAYOUT: Layout = (
    ("mirror", "lamp"),
    ("mirror", "chandelier"),
    ("mirror", "fan"),
    ("mirror", "lion"),
    ("chandelier", "watch"),
    ("fan", "glass"),
    ("lion", "painting"),
    ("painting", "ring"),
    ("lion", "watch"),
    ("glass", "watch"),
    ("bust", "tankard"),
    ("lamp", "bust", "painting"),
    ("tankard", "necklace"),
    ("ring", "necklace"),
    ("chandelier", "fan"),
    ("bust", "chandelier", "glass"),
)
PALACES = len(LAYOUT)


def kind(name: str) -> int:
    """Return the number of a type of treasure."""
    return TYPE_NAMES.index(name)


def table(
    scale: Sequence[int] = (),
    *,
    players: int = 4,
    layout: Layout | None = LAYOUT,
    first_player: int = 0,
    start: int = 0,
    **options: object,
) -> Match:
    """Set up a game whose scale begins with these values; round 1 is at palace `start`."""
    fixed = {"layout": layout, "first_player": first_player, "start": start, **options}
    match = Match(GAME, players, options=fixed)
    rest = [value for value in VALUES if value not in scale]
    for value in [*scale, *rest][: 1 if match.state.hidden_values else 12]:
        turn_up(match, value)
    return match


# Moves


def turn_up(match: Match, value: int) -> None:
    """Chance turns up this marker."""
    match.act(CHANCE, {"marker": value})


def bid(match: Match, seat: int, amount: int) -> None:
    """The seat bids."""
    match.act(seat, {"bid": amount})


def pass_by(match: Match, *seats: int) -> None:
    """The seats pass, one after the other."""
    for seat in seats:
        match.act(seat, {"pass": True})


def bribe(match: Match, seat: int) -> None:
    """The seat plays its mask."""
    match.act(seat, {"bribe": True})


def sell(match: Match, seat: int, *names: str) -> None:
    """The seat has these types sold, one after the other."""
    for name in names:
        match.act(seat, {"sell": kind(name)})


# Whole rounds


def buy(match: Match, seat: int, price: int) -> None:
    """The seat buys the lot at this price; if it does not open, another opens with 1."""
    before = now(match).round
    while now(match).round == before and now(match).phase == "bid":
        asked = match.asked
        if asked == seat:
            bid(match, seat, price)
        elif now(match).leader is None:
            bid(match, asked, 1)
        else:
            pass_by(match, asked)


def take(match: Match, seat: int, *, to: int) -> None:
    """The seat buys at a price that takes the gondola to this palace: 2 to 17."""
    price = (to - column(match) - 2) % PALACES + 2
    buy(match, seat, price)


def tour(match: Match, seat: int, palaces: Sequence[int]) -> None:
    """The seat buys lot after lot; the rounds to come are at these palaces.

    Where it completes several types it has them sold in their order.
    """
    for palace in palaces:
        take(match, seat, to=palace)
        settle(match)


def settle(match: Match) -> None:
    """Have everything that is due sold in the order of types, lowest unseen marker first."""
    while now(match).phase in ("sell", "turn_marker"):
        match.act(match.asked, match.legal(match.asked).choices[0])


# What is on the table


def now(match: Match) -> View:
    """Return the table as everybody sees it."""
    view = match.view(ALL_SEEING)
    assert isinstance(view, View)
    return view


def column(match: Match) -> int:
    """Return the palace of the column."""
    where = now(match).column
    assert where is not None
    return where


def gondola(match: Match) -> int:
    """Return the palace of the gondola."""
    where = now(match).gondola
    assert where is not None
    return where


def points(match: Match) -> tuple[int, ...]:
    """Everybody's points."""
    return now(match).points


def held(match: Match, seat: int) -> dict[str, int]:
    """The treasures before a seat, by name."""
    return {TYPE_NAMES[k]: n for k, n in enumerate(now(match).held[seat]) if n}


def in_palace(match: Match, palace: int) -> tuple[str, ...]:
    """The treasures in a palace, by name."""
    return tuple(TYPE_NAMES[k] for k in now(match).treasures[palace])


def played(seed: int, players: int = 4, **options: object) -> Match:
    """A whole random game."""
    match = Match(GAME, players, options=options)
    for _ in wander(match, seed):
        pass
    return match


__all__ = ["heard", "story", "wander"]
