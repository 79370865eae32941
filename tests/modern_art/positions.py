"""Positions of Modern Art for tests, reached by real moves from a real deal.

Decides the order of the deck, so that hands start with the cards a test wants, and gives the moves
of the table names to be read aloud: `offer(match, 0, KRYPTO)`, `bid(match, 2, 7)`. Nothing here
writes into a state; whatever is refused at the table is refused here.

    match = dealt([[card("Krypto", "open")], [], [card("Yoko", "sealed")]])
    offer(match, 0, card("Krypto", "open"))
    bid(match, 2, 7)
    let_go(match, 3, 0, 1)
    assert heard(match, "sold") == [{"seat": 2, "price": 7, ...}]
"""

from collections.abc import Sequence
from typing import Any

from matches import wander

from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    ARTIST_OF,
    AUCTION_NAMES,
    AUCTION_OF,
    CARDS,
    DEALS,
    DOUBLE,
)
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.view import View
from saleroom.play.match import Match

Cards = Sequence[int]
# What is offered in one turn: a card, or a double, the card added to it, and the seat that adds it.
Lot = int | tuple[int, int, int]

# Cards by name


def artist(name: str) -> int:
    """Return the artist's place on the board, from 0, by the name in either edition."""
    return next(names.index(name) for names in ARTIST_NAMES if name in names)


def card(name: str, auction: str, which: int = 1) -> int:
    """Name a card: the first, second... of this artist's that sell in this way."""
    return cards(name, auction)[which - 1]


def cards(name: str, *auctions: str) -> tuple[int, ...]:
    """All cards of an artist that sell in one of these ways; all of his if none is named."""
    kinds = [AUCTION_NAMES.index(auction) for auction in auctions] or list(range(5))
    place = artist(name)
    return tuple(c for c in range(CARDS) if ARTIST_OF[c] == place and AUCTION_OF[c] in kinds)


# The deal


def dealt(
    hands: Sequence[Cards] = (),
    *,
    round_2: Sequence[Cards] = (),
    round_3: Sequence[Cards] = (),
    mystery: Sequence[Cards] = (),
    players: int = 4,
    edition: str = "1992",
    first_seller: int | None = 0,
    **options: Any,
) -> Match:
    """Deal a game so that the hands hold the wanted cards; the rest is filled up anyhow.

    `hands`, `round_2` and `round_3` say what each seat is dealt for that round. `mystery` says the
    same of the mystery hand, for rounds 1, 2, 3, each in the order the cards will be turned up.
    Without a first seller chance names seat 0.
    """
    match = Match(GAME, players, edition, {"first_seller": first_seller, **options})
    if first_seller is None:
        match.act(CHANCE, {"first_seller": 0})
    hands_dealt = players + match.state.mystery_hand
    rounds = [list(wanted) for wanted in (hands, round_2, round_3)]
    for number, turned in enumerate(mystery):
        # The mystery hand is turned up from its end, so its wanted cards are dealt last.
        missing = DEALS[hands_dealt][number] - len(turned)
        rounds[number] += [()] * (players - len(rounds[number]))
        rounds[number].append((*[_ANY] * missing, *reversed(turned)))
    shuffle(match, deck_with(rounds, hands_dealt))
    return match


_ANY = -1


def deck_with(rounds: Sequence[Sequence[Cards]], hands: int) -> list[int]:
    """Put a deck in order so that each hand gets its wanted cards in each round."""
    asked_for = {c for wanted in rounds for hand in wanted for c in hand}
    rest = iter(c for c in range(CARDS) if c not in asked_for)
    deck: list[int] = []
    for number, count in enumerate(DEALS[hands][: len(rounds)]):
        for seat in range(hands):
            wanted = list(rounds[number][seat]) if seat < len(rounds[number]) else []
            assert len(wanted) <= count, f"seat {seat} is dealt {count} cards, not {len(wanted)}"
            wanted += [_ANY] * (count - len(wanted))
            deck += [next(rest) if c == _ANY else c for c in wanted]
    return [*deck, *rest]


def shuffle(match: Match, deck: Cards) -> None:
    """Let chance bring the cards in this order."""
    for drawn in deck:
        match.act(CHANCE, {"draw": drawn})


def in_turn(
    *rounds: Sequence[Lot],
    players: int = 4,
    edition: str = "1992",
    first_seller: int = 0,
    mystery: Sequence[Cards] = (),
    **options: Any,
) -> Match:
    """Deal so that in each round the sellers, one after the other, can offer these lots.

    Whoever will have no cards left is passed over, and a double completed by another moves the
    turn on; `run` plays such a round.
    """
    counts = DEALS[players + bool(options.get("mystery_hand"))]
    needed: list[list[int]] = [[] for _ in range(players)]
    turn = first_seller
    for number, lots in enumerate(rounds):
        for lot in lots:
            while len(needed[turn]) == sum(counts[: number + 1]):
                turn = (turn + 1) % players
            first, *second = (lot,) if isinstance(lot, int) else lot
            needed[turn].append(first)
            if second:
                turn = second[1]
                needed[turn].append(second[0])
            turn = (turn + 1) % players
    one, two = counts[0], counts[0] + counts[1]
    return dealt(
        [hand[:one] for hand in needed],
        round_2=[hand[one:two] for hand in needed],
        round_3=[hand[two:] for hand in needed],
        mystery=mystery,
        players=players,
        edition=edition,
        first_seller=first_seller,
        **options,
    )


def long_rounds(*spared: int) -> list[list[int]]:
    """Three rounds of 21 offers, as long as rounds can be: four of each artist, then a fifth.

    Each artist's doubles come first. With three players this leaves one card in each hand for
    round four; `spared` cards are not used.
    """
    piles = [
        sorted(set(cards(name)) - set(spared), key=lambda c: (AUCTION_OF[c] != DOUBLE, c))
        for name in ARTIST_NAMES[0]
    ]
    rounds = [[pile.pop(0) for _ in range(4) for pile in piles] for _ in range(3)]
    for number, fifth in enumerate((4, 4, 3)):
        rounds[number].append(piles[fifth].pop(0))
    return rounds


def completing_a_double(rounds: Sequence[Cards]) -> list[Sequence[Lot]]:
    """The same long rounds, but the first seller begins with a double and completes it himself.

    So he uses one card more than the others, and has none left in round four.
    """
    double = card("Karl Gitter", "double")
    second = next(c for c in cards("Karl Gitter", "open") if c in rounds[0])
    opening: list[Lot] = [(double, second, 0)]
    opening += [c for c in rounds[0] if c not in {double, second}]
    return [opening, *rounds[1:]]


# Moves


def offer(match: Match, seat: int, wanted: int) -> None:
    """The seat offers this card."""
    match.act(seat, {"offer": wanted})


def add(match: Match, seat: int, wanted: int) -> None:
    """The seat adds this card to the double."""
    match.act(seat, {"add": wanted})


def bid(match: Match, seat: int, amount: int) -> None:
    """The seat bids, openly or sealed."""
    match.act(seat, {"bid": amount})


def pass_by(match: Match, *seats: int) -> None:
    """The seats pass, one after the other: no bid, no card added, no mystery card turned up."""
    for seat in seats:
        match.act(seat, {"pass": True})


def let_go(match: Match, *seats: int) -> None:
    """The seats let the price go, one after the other."""
    for seat in seats:
        match.act(seat, {"let_go": True})


def take_back(match: Match, seat: int) -> None:
    """The seat takes back that it let go, or its sealed bid."""
    match.act(seat, {"take_back": True})


def seal(match: Match, *amounts: int) -> None:
    """Everybody closes a fist, seat 0 first; the last one opens them all."""
    for seat, amount in enumerate(amounts):
        match.act(seat, {"bid": amount})


def ask(match: Match, seat: int, price: int) -> None:
    """The seller names the price."""
    match.act(seat, {"price": price})


def buy(match: Match, seat: int) -> None:
    """The seat buys at the fixed price."""
    match.act(seat, {"buy": True})


def turn_up(match: Match, seat: int) -> None:
    """The seat turns up a card of the mystery hand."""
    match.act(seat, {"turn_up": True})


# Whole sales and games


def sell(match: Match, wanted: int, to: int | None = None, at: int = 0) -> None:
    """Whoever's turn it is offers the card, and `to` buys at this price.

    Without `to` nobody bids, and nobody takes it at a fixed price. Nobody adds to a double.
    """
    offer(match, match.asked, wanted)
    hammer(match, to, at)


def hammer(match: Match, to: int | None = None, at: int = 0) -> None:
    """Finish the auction in progress, if there is one: `to` buys at this price, or nobody bids."""
    table = match.view(ALL_SEEING)
    while table.lot:
        seat = match.asked
        if table.phase == "outcry" and table.leader is None and to is not None:
            seat = to
        match.act(seat, _answer(table, seat, to, at))
        table = match.view(ALL_SEEING)


def _answer(table: View, seat: int, to: int | None, at: int) -> dict[str, int | bool]:
    if table.phase == "name_price":
        return {"price": at}
    if table.phase == "fixed_price" and seat == to:
        return {"buy": True}
    if table.phase == "sealed":
        return {"bid": at if seat == to else 0}
    if table.phase in ("outcry", "once_around") and seat == to and table.leader is None:
        return {"bid": at}
    return {"let_go": True} if table.phase == "outcry" else {"pass": True}


def run(match: Match, lots: Sequence[Lot]) -> None:
    """The sellers offer these lots in turn and nobody wants them; fixed prices are 1.

    Mystery cards stay face down.
    """
    for lot in lots:
        if isinstance(lot, int):
            sell(match, lot, at=1)
        else:
            first, second, adder = lot
            offer(match, match.asked, first)
            while match.asked != adder:
                pass_by(match, match.asked)
            add(match, adder, second)
            hammer(match, at=1)
        if match.view(ALL_SEEING).phase == "mystery":
            pass_by(match, match.asked)


def played(seed: int, players: int = 4, edition: str = "1992", **options: Any) -> Match:
    """A whole random game."""
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed):
        pass
    return match


# What was heard


def money(match: Match) -> tuple[int, ...]:
    """Everybody's money, as an all-seeing reader counts it."""
    return tuple(match.view(ALL_SEEING).money)
