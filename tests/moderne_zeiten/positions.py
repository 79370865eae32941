"""Positions of Moderne Zeiten for tests.

Most are reached by real moves from a real deal (`dealt`, then the moves by name). Where a rule
shows only late in a game, `acting` lays out the table as it would be then: every share in one
place and all money there. From there on all moves are real again.

    match = dealt("3 automobile, 2 telecom, 1 aviation, 2 shipping")
    turn_up(match, "2 shipping")
    pass_out(match, 1, 2, 0)
    lay(match, 0, "3 automobile")
    done(match, 0)
"""

from collections.abc import Mapping, Sequence
from typing import Any

from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.moderne_zeiten.actions import CODEC
from saleroom.games.moderne_zeiten.components import (
    CITY_NAMES,
    INDUSTRY_NAMES,
    STARTING_MONEY,
)
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.games.moderne_zeiten.state import ACTING
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

SHIPPING, AVIATION, CONSTRUCTION, AUTOMOBILE, TELECOM = range(5)
INDUSTRIES = range(5)
# A hand of 8 that no test asks anything of.
PLAIN = "2 shipping, 2 aviation, 2 construction, 1 automobile, 1 telecom"


# Shares and spaces by name


def counts(shares: str) -> list[int]:
    """Read '3 automobile, 1 telecom' as shares by industry."""
    row = [0] * 5
    for part in filter(None, (part.strip() for part in shares.split(","))):
        number, name = part.split()
        row[INDUSTRY_NAMES.index(name)] += int(number)
    return row


def listed(shares: str) -> list[int]:
    """Spell the same out, one industry number for each share."""
    return [industry for industry in INDUSTRIES for _ in range(counts(shares)[industry])]


def space(name: str) -> int:
    """Return the number, from 1, of a space of the printed track."""
    city, industry = name.split("/")
    pair = CITY_NAMES.index(city) * 5 + INDUSTRY_NAMES.index(industry)
    return int(GAME.new(3).track.index(pair)) + 1


def spaces_of(*, city: str = "", industry: str = "") -> list[int]:
    """Return all spaces of a city or of an industry, in the order of the printed track."""
    names = [f"{city or c}/{industry or i}" for c in CITY_NAMES for i in INDUSTRY_NAMES]
    return sorted({space(name) for name in names})


# The deal


def dealt(*hands: str, players: int = 3, initiative: int = 0, **options: Any) -> Match:
    """Deal these hands, and 8 shares of all kinds to whoever is not named; the die comes next."""
    match = Match(GAME, players, options={"first_initiative": initiative, **options})
    for seat in range(players):
        bring(match, hands[seat] if seat < len(hands) else PLAIN)
    return match


def bring(match: Match, shares: str) -> None:
    """Let chance bring these shares, in the order they are written."""
    for part in filter(None, (part.strip() for part in shares.split(","))):
        for industry in listed(part):
            match.act(CHANCE, {"share": industry})


def turn_up(match: Match, shares: str) -> None:
    """Let the die show as many, and turn up these shares."""
    match.act(CHANCE, {"roll": sum(counts(shares))})
    bring(match, shares)


def opened(*hands: str, lot: str = "2 shipping", **table: Any) -> Match:
    """A game in its first auction."""
    match = dealt(*hands, **table)
    turn_up(match, lot)
    return match


def begun(*hands: str, **table: Any) -> Match:
    """A game whose first auction nobody wanted; the holder of the initiative acts."""
    match = opened(*hands, **table)
    nobody_bids(match)
    return match


# Moves


def bid(match: Match, seat: int, amount: int) -> None:
    """The seat bids."""
    match.act(seat, {"bid": amount})


def pass_out(match: Match, *seats: int) -> None:
    """The seats pass, one after the other."""
    for seat in seats:
        match.act(seat, {"pass": True})


def nobody_bids(match: Match) -> None:
    """Everybody passes."""
    for _ in range(match.players):
        pass_out(match, match.asked)


def sell(match: Match, to: int, at: int) -> None:
    """Everybody passes but one, who buys at this price."""
    while match.view(ALL_SEEING).phase == "bid":
        if match.asked == to:
            bid(match, to, at)
        else:
            pass_out(match, match.asked)


def draw(match: Match, seat: int, shares: str = "") -> None:
    """The seat draws; chance brings these shares, or the first of the stock it finds."""
    match.act(seat, {"draw": True})
    if shares:
        bring(match, shares)
    while not match.is_over and match.view(ALL_SEEING).phase == "draw":
        match.act(CHANCE, match.legal(CHANCE).choices[0])


def lay(match: Match, seat: int, shares: str) -> None:
    """The seat lays these shares, one by one."""
    for industry in listed(shares):
        match.act(seat, {"lay": industry})


def done(match: Match, seat: int) -> None:
    """The seat lays no more."""
    match.act(seat, {"done": True})


def fly(match: Match, seat: int, industry: int) -> None:
    """The seat flies with this majority."""
    match.act(seat, {"fly": industry})


def finish(match: Match, seat: int) -> None:
    """The seat flies to the Goal."""
    match.act(seat, {"finish": True})


def act_out(match: Match) -> None:
    """Everybody who still acts this turn draws."""
    turn = match.view(ALL_SEEING).turn
    while not match.is_over and match.asked >= 0 and match.view(ALL_SEEING).turn == turn:
        draw(match, match.asked)


# A table late in the game


def acting(
    seat: int = 0,
    *,
    players: int = 3,
    initiative: int = 0,
    hands: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    squares: Mapping[int, Sequence[int]] | None = None,
    money: Sequence[int] = (),
    lot: str = "",
    discards: str = "",
    stock: str | None = None,
    idle: int = 0,
    **options: Any,
) -> Match:
    """The seat is to act, and the table is as described; what is not named is in the stock.

    `squares` are spaces by seat; each zeppelin stands on its last. With `stock` the shares not
    named anywhere are in the last seat's hand.
    """
    match = begun(players=players, initiative=initiative, **options)
    s = match.state
    for row in (*s.hand, *s.laid, *s.shown):
        row[:] = [0] * 5
    s.lot, s.discards = counts(lot), counts(discards)
    for who, shares in (laid or {}).items():
        s.laid[who] = counts(shares)
    for who, shares in (hands or {}).items():
        s.hand[who] = counts(shares)
    rest = [s.shares[k] - sum(row[k] for row in _rows(s)) for k in INDUSTRIES]
    s.stock = rest if stock is None else counts(stock)
    for k in INDUSTRIES:
        s.hand[players - 1][k] += rest[k] - s.stock[k]
    s.stock_most = s.shares[:]
    for who, spaces in (squares or {}).items():
        for number in spaces:
            s.owner[number - 1] = who
        s.zeppelin[who] = max(spaces, default=0)
    if money:
        s.money[:players] = money
    s.turn_of = s.asked = seat
    s.idle = idle
    assert s.phase == ACTING
    assert sum(s.money) == STARTING_MONEY * players
    assert adds_up(GAME, s)
    return match


def _rows(s: Any) -> list[list[int]]:
    return [*s.hand, *s.laid, s.lot, s.discards]


# What can be seen and heard


def may(match: Match, seat: int) -> list[str]:
    """Everything but bids that the seat may do, in words: 'draw', 'lay shipping'."""
    words = []
    for choice in match.legal(seat).choices:
        ((verb, value),) = CODEC.decode(choice).items()
        words.append(verb if value is True else f"{verb} {INDUSTRY_NAMES[value]}")
    return words


def bids(match: Match, seat: int) -> tuple[int, int] | None:
    """The least and the most the seat may bid."""
    amounts = match.legal(seat).amounts
    return (amounts[0].least, amounts[0].most) if amounts else None


def money(match: Match) -> tuple[int, ...]:
    """Everybody's money, as an all-seeing reader counts it."""
    return tuple(match.view(ALL_SEEING).money)


def owner_of(match: Match, name: str) -> int | None:
    """Whose square lies on the space of this name."""
    owners: tuple[int | None, ...] = match.view(ALL_SEEING).owners
    return owners[space(name) - 1]
