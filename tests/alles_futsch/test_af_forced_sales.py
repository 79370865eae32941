"""What a card does to everybody, whoever buys it: as the rules then do it. (AF-11, AF-14, AF-15)"""

from collections.abc import Iterator

import pytest
from alles_futsch.positions import choose, go_on, laid_out, phase

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR, seats_in
from saleroom.games.alles_futsch.facts import Prospect, facts
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.legality import mark_choices
from saleroom.games.alles_futsch.rules import apply
from saleroom.games.alles_futsch.state import SELLING, USING, State
from saleroom.play.match import Match

VASES = ("vase",) * 3
PLENTY = 1000


def lot(match: Match, viewer: int = 0) -> Prospect:
    return facts(match.view(viewer)).prospects[0]


@pytest.mark.rule("AF-11")
def test_a_card_that_brings_its_buyer_little_can_cost_another_much() -> None:
    # Seat 0 leaves vases out; seat 1 has three of them, seat 2 five.
    match = laid_out([VASES], owned={1: {"vase": 3}, 2: {"vase": 5}})
    choose(match, *VASES)
    # Whoever but the second buys sells two vases to the second, for 30 each; there is no room for
    # the third vase. The second can sell to nobody.
    assert lot(match).changes[0] == ((40, 40), (-60, -60), (0, 0))
    assert lot(match).changes[2] == ((0, 0), (-60, -60), (40, 40))
    assert lot(match).changes[1] == ((0, 0), (0, 0), (0, 0))


@pytest.mark.rule("AF-11")
def test_where_the_buyer_chooses_whom_to_sell_to_it_is_a_range() -> None:
    match = laid_out([VASES], owned={1: {"vase": 1}, 2: {"vase": 3}})
    choose(match, *VASES)
    # The second pays 20 for a second vase, gets 10 with a third and pays 30 for a fourth; the
    # third can take two, at 30 each, so one at least goes to the second.
    assert lot(match).changes[0] == ((60, 60), (-40, -10), (-60, 0))


@pytest.mark.rule("AF-6")
def test_it_is_told_of_the_card_on_offer_and_of_those_to_choose_from() -> None:
    match = laid_out([VASES])
    assert all(one.changes for one in facts(match.view(0)).prospects)
    choose(match, *VASES)
    on_offer, *others = facts(match.view(0)).prospects
    assert on_offer.changes
    assert not any(one.changes for one in others)


@pytest.mark.rule("AF-14", "AF-15")
@pytest.mark.parametrize(
    ("purse", "stones", "is_ruined"),
    [
        (46, {"painting": 3, "sculpture": 2}, True),  # the document's example: painting first
        (51, {"painting": 3, "sculpture": 2}, False),
        (50, {"painting": 3, "sculpture": 1}, True),
        (51, {"painting": 3, "sculpture": 1}, False),
        (20, {"painting": 2, "sculpture": 5}, False),
    ],
)
def test_who_can_be_ruined_by_the_order_of_sales_is_named(
    purse: int, stones: dict[str, int], *, is_ruined: bool
) -> None:
    card = ("painting", "sculpture", "vase")
    owned = {0: {"painting": 3, "sculpture": 3, "vase": 1}, 1: stones, 2: {"painting": 1}}
    match = laid_out(
        [card], money=(200, purse, 200), owned=owned, boards=("clock", "vase", "furniture")
    )
    choose(match, *card)
    assert (1 in lot(match, viewer=1).ruins[0]) == is_ruined
    assert lot(match, viewer=0).ruins == lot(match, SPECTATOR).ruins == ((), (), ())


@pytest.mark.rule("AF-5")
def test_with_open_money_everybody_sees_who_can_be_ruined() -> None:
    match = laid_out([VASES], money=(200, 20, 200), open_money=True)
    choose(match, *VASES)
    assert lot(match, viewer=2).ruins[0] == lot(match, SPECTATOR).ruins[0] == (1,)


@pytest.mark.rule("AF-10", "AF-11", "AF-12", "AF-15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_random_games_the_rules_allow_exactly_what_was_foreseen(players: int) -> None:
    compared = ruined = 0
    for seed in range(4):
        match = Match(GAME, players)
        numbers = seeded(seed)
        while not match.is_over:
            foreseen = lot(match, ALL_SEEING) if phase(match) == "bid" else None
            go_on(match, numbers)
            if foreseen is not None and phase(match) == "use":
                buyer = match.asked
                assert list(foreseen.changes[buyer]) == ranges(match)
                assert foreseen.ruins[buyer] == bankrupts(match)
                compared += 1
                ruined += bool(foreseen.ruins[buyer])
    assert compared > 10
    assert ruined


def ranges(match: Match) -> list[tuple[int, int]]:
    """Use the card up in every way the rules allow, among players who cannot be ruined."""
    s = duplicate(match.state)
    s.money[: s.players] = [PLENTY] * s.players
    ends = list({tuple(end.money[: s.players]) for end in all_ends(s)})
    return [(min(seat) - PLENTY, max(seat) - PLENTY) for seat in zip(*ends, strict=True)]


def bankrupts(match: Match) -> tuple[int, ...]:
    """Return who is bankrupt at some end."""
    found = 0
    for end in all_ends(duplicate(match.state)):
        if end.bankrupt >= 0:
            found |= 1 << end.bankrupt
    return seats_in(found)


def all_ends(s: State) -> Iterator[State]:
    waiting, seen = [s], set()
    while waiting:
        now = waiting.pop()
        if now.phase not in (USING, SELLING):
            yield now
            continue
        mask = bytearray(GAME.choices)
        mark_choices(now, now.asked, mask)
        for action in (k for k, legal in enumerate(mask) if legal):
            after = duplicate(now)
            apply(after, now.asked, action)
            key = (tuple(after.money), str(after.owned), tuple(after.unused), after.for_sale)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
