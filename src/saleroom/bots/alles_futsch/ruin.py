"""Bankruptcy: who can be ruined with a card, and who has won when it happens.

The game ends at once, so ruining a rival is worth everything to whoever is richest then, and
nothing to anybody else. What is tried on the state is undone.
"""

from saleroom.games.alles_futsch import components as box
from saleroom.games.alles_futsch.collecting import can_buy, keeps
from saleroom.games.alles_futsch.state import State

DEAREST = box.PRICE_OF_OBJECT + box.SURCHARGE
# No margin at all: the game does not end.
NO_END = -10000
_BASE = 8
# In what order objects ruin: the dear ones, the first and second of a kind, a third.
_DEAR = 0
_PLAIN = 1
_THIRD = 2


def ruins(s: State, taker: int, kind: int) -> bool:
    """Tell whether being sold this object makes the taker bankrupt. (AF-15)"""
    count = 0 + s.owned[taker][kind]
    owed = box.PRICE_OF_OBJECT if count < box.REWARDED else DEAREST
    if s.money[taker] == owed:
        return bool(s.zero_is_bankrupt and count != box.KEPT)
    return bool(s.money[taker] < owed)


def margin_at_ruin(s: State, seller: int, taker: int) -> int:
    """Return by how much the seller is richest if the taker is ruined now; negative if not."""
    final = s.money[seller] + min(box.PRICE_OF_OBJECT, 0 + s.money[taker])
    richest = 0
    for seat in range(0 + s.players):
        if seat != seller and seat != taker:  # noqa: PLR1714  # compiled, `in` wants one type
            richest = max(richest, 0 + s.money[seat])
    return 0 + final - richest


def move(s: State, seller: int, taker: int, kind: int) -> None:
    """Let the taker have an object of the seller's card; it ruins nobody. (AF-10, AF-11)"""
    s.owned[taker][kind] += 1
    _pay(s, seller, taker, 0 + s.owned[taker][kind], 1)


def take_back(s: State, seller: int, taker: int, kind: int) -> None:
    """Undo a move."""
    _pay(s, seller, taker, 0 + s.owned[taker][kind], -1)
    s.owned[taker][kind] -= 1


def _pay(s: State, seller: int, taker: int, count: int, sign: int) -> None:
    if taker != seller:
        s.money[seller] += sign * box.PRICE_OF_OBJECT
        s.money[taker] -= sign * box.PRICE_OF_OBJECT
        if count > box.REWARDED:
            s.money[taker] -= sign * box.SURCHARGE
    if count == box.REWARDED:
        s.money[taker] += sign * box.REWARD


def is_in_reach(s: State, seller: int) -> bool:
    """Tell whether the objects still unused might ruin one of the others."""
    for victim in range(0 + s.players):
        if victim != seller and s.money[victim] <= DEAREST * box.OBJECTS:
            owed = 0
            for kind in range(box.KINDS):
                if s.unused[kind] > 0 or s.for_sale == kind:
                    count = s.unused[kind] + (1 if s.for_sale == kind else 0)
                    owed += count * _most_owed(s, seller, victim, kind)
            if owed >= s.money[victim]:
                return True
    return False


def winning_margin(s: State, buyer: int, card: int) -> int:
    """Return by how much the buyer of the card would win if he could end the game with it.

    The price is not counted: at any price below the margin he wins. NO_END if he ruins nobody.
    """
    best = NO_END
    for victim in range(0 + s.players):
        if victim != buyer and s.money[victim] <= DEAREST * box.OBJECTS:
            owed = 0
            for k in range(box.OBJECTS):
                owed += _most_owed(s, buyer, victim, 0 + s.shows[card][k])
            if owed >= s.money[victim]:
                best = max(best, _margin_over(s, buyer, victim, card))
    return best


def _most_owed(s: State, seller: int, victim: int, kind: int) -> int:
    """Return the most that one such object might cost the victim: quick, and never too low."""
    if not can_buy(s, victim, kind):
        return 0
    if keeps(s, seller, kind) and s.owned[seller][kind] == 0:
        return 0
    return box.PRICE_OF_OBJECT if s.owned[victim][kind] < box.KEPT else DEAREST


def somebody_is_poor(s: State) -> bool:
    """Tell whether a card could ruin anybody at all."""
    poor = 0
    for seat in range(0 + s.players):
        poor += s.money[seat] <= DEAREST * box.OBJECTS
    return poor > 0


def _margin_over(s: State, buyer: int, victim: int, card: int) -> int:
    """Use first what the victim cannot be sold, then all the rest on the victim."""
    done = 0
    used = 0
    for k in range(box.OBJECTS):
        kind = 0 + s.shows[card][k]
        taker = -1
        if keeps(s, buyer, kind):
            taker = buyer
        elif not can_buy(s, victim, kind):
            taker = _richest_taker(s, buyer, kind)
        if taker >= 0:
            move(s, buyer, taker, kind)
            done = done * _BASE * _BASE + (k + 1) * _BASE + taker
            used |= 1 << k
    margin = NO_END
    for turn in range(box.OBJECTS):
        for k in range(box.OBJECTS):
            kind = 0 + s.shows[card][k]
            if margin > NO_END or used >> k & 1 or not can_buy(s, victim, kind):
                continue
            if _turn_of(0 + s.owned[victim][kind]) > turn or keeps(s, buyer, kind):
                continue
            if ruins(s, victim, kind):
                margin = margin_at_ruin(s, buyer, victim)
            else:
                move(s, buyer, victim, kind)
                done = done * _BASE * _BASE + (k + 1) * _BASE + victim
                used |= 1 << k
    while done > 0:
        k = done // _BASE % _BASE - 1
        take_back(s, buyer, done % _BASE, 0 + s.shows[card][k])
        done //= _BASE * _BASE
    return margin


def _turn_of(count: int) -> int:
    if count == box.KEPT:
        return _THIRD
    return _PLAIN if count < box.KEPT else _DEAR


def _richest_taker(s: State, buyer: int, kind: int) -> int:
    """Return the richest of the others who can buy it and live on; -1 if there is none."""
    best = -1
    for seat in range(0 + s.players):
        can = seat != buyer and can_buy(s, seat, kind) and not ruins(s, seat, kind)
        if can and (best < 0 or s.money[seat] > s.money[best]):
            best = seat
    return best
