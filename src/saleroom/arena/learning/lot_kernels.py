"""Games of three to five to learn from: some seats play as Master does in Alles Futsch."""

from typing import Any

import numpy as np

from saleroom.bots.alles_futsch.limits import card_appeal
from saleroom.bots.alles_futsch.promising import INPUTS, counted, describe_seat, look
from saleroom.bots.alles_futsch.reckoning import (
    LotDesk,
    PlayedLot,
    expect,
    new_desk,
    new_lot,
    reckon,
    temper,
)
from saleroom.bots.mood import mood
from saleroom.bots.play_kernels import step
from saleroom.core.chance import below, scrambled
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch.actions import CHOOSE
from saleroom.games.alles_futsch.components import CARDS, TURNED_UP
from saleroom.games.alles_futsch.state import BIDDING, CHOOSING, TURNING_UP, UP

rules: Any = None
skill: Any = None

# Who plays so is no row.
RECKONS = -1
# Only what appeals most to judgement is reckoned: so many cards.
TRIED = 4
_NEVER = -1.0e18


def practise(
    base: Any,
    worlds: Any,
    seeds: Any,
    seats: Any,
    levels: Any,
    net: Any,
    strays: int,
    spread: float,
    inputs: Any,
    tallies: Any,
    games: Any,
    standings: Any,
) -> int:
    """Play a game for each seed; return how many positions between two lots were noted.

    `seats` says, by game and seat, which of the `levels` plays, the first being Dealer, or that it
    reckons: then its limits are off by `spread`, and of a hundred choices so many are judgement's.
    """
    numbers = np.zeros(1, np.int64)
    rows = np.zeros((MOST_PLAYERS, levels.shape[1]))
    dealers = np.zeros((MOST_PLAYERS, levels.shape[1]))
    for seat in range(MOST_PLAYERS):
        dealers[seat] = levels[0]
    desk = new_desk(dealers, net, numbers)
    lot = new_lot()
    count = 0
    for game in range(len(seeds)):
        worlds[0] = base[0]
        numbers[0] = scrambled(seeds[game])
        for seat in range(0 + worlds[0].players):
            rows[seat] = levels[max(0, seats[game][seat])]
        while worlds[0].asked != NOBODY:
            if count < len(games) and is_between(worlds[0]):
                note(worlds[0], desk, inputs[count], tallies[count])
                games[count] = game
                count += 1
            if worlds[0].phase == BIDDING:
                sell(worlds, seats[game], rows, desk, lot, spread)
            elif is_to_reckon(worlds[0], seats[game], numbers, strays):
                choose(worlds, desk, lot)
            else:
                step(worlds[0], rows, net, numbers, desk.most)
        for seat in range(0 + worlds[0].players):
            standings[game][seat] = rules.standing(worlds[0], seat)
    return count


def is_between(s: Any) -> bool:
    """Tell whether a lot has ended, and the next card is not yet known."""
    return bool(
        s.phase == TURNING_UP and s.turned_up == TURNED_UP - 1 and s.in_stock + s.turned_up < CARDS
    )


def is_to_reckon(s: Any, seats: Any, numbers: Any, strays: int) -> bool:
    """Tell whether the chooser reckons; now and then who does leaves it to judgement."""
    if s.phase != CHOOSING or seats[s.asked] != RECKONS:
        return False
    return bool(below(numbers, 100) >= strays)


def note(s: Any, desk: LotDesk, inputs: Any, tallies: Any) -> None:
    """Note what the net looks at, from every seat."""
    cards = look(s, desk.rows, desk.glance)
    for seat in range(0 + s.players):
        describe_seat(s, seat, cards, desk.glance)
        for k in range(INPUTS):
            inputs[seat][k] = desk.glance.x[k]
        tallies[seat] = counted(s, seat)


def sell(worlds: Any, seats: Any, rows: Any, desk: LotDesk, lot: PlayedLot, spread: float) -> None:
    """Settle an auction: those who reckon know their limits, the others judge."""
    s = worlds[0]
    reckons = False
    for seat in range(0 + s.players):
        reckons = reckons or seats[seat] == RECKONS
    if reckons:
        reckon(worlds, 0, desk, lot)
        temper(worlds[0], desk, lot)
    for seat in range(0 + s.players):
        if seats[seat] == RECKONS:
            desk.most[seat] = int(lot.limits[seat] * (1.0 + spread * mood(desk.numbers)))
        else:
            limit = skill.reserve(s, seat, rows[seat], desk.net, mood(desk.numbers))
            desk.most[seat] = limit
    skill.settle(worlds[0], desk.most, desk.numbers)


def choose(worlds: Any, desk: LotDesk, lot: PlayedLot) -> None:
    """Put up the card that promises most, of those that appeal most to judgement."""
    seat = 0 + worlds[0].asked
    likes = np.full(CARDS, _NEVER)
    for card in range(CARDS):
        if worlds[0].place[card] == UP:
            likes[card] = card_appeal(worlds[0], seat, card, desk.rows[seat])
    chances = np.zeros(MOST_PLAYERS)
    best = -1.0
    action = -1
    for _ in range(min(TRIED, 0 + worlds[0].turned_up)):
        card = int(np.argmax(likes))
        likes[card] = _NEVER
        worlds[1] = worlds[0]
        rules.apply(worlds[1], seat, CHOOSE + card)
        reckon(worlds, 1, desk, lot)
        expect(worlds[1], lot, chances)
        if chances[seat] > best:
            best = 0.0 + chances[seat]
            action = CHOOSE + card
    rules.apply(worlds[0], seat, action)
