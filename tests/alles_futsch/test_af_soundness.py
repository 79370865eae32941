"""Numbers that could not be on the table are refused before anybody plays on them."""

from collections.abc import Callable
from typing import Any

import pytest
from alles_futsch.positions import bought, choose, go_on, kind, laid_out, played, use

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate, overflows
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.soundness import is_sound
from saleroom.games.alles_futsch.state import DISCARDED, LOT, STOCK, UP
from saleroom.play.match import Match

CLOCKS = ("clock", "clock", "clock")
Change = Callable[[Any], None]


def put(field: str, value: int, *where: int) -> Change:
    """Return the change of one number of a state."""

    def change(s: Any) -> None:
        if not where:
            setattr(s, field, value)
            return
        row = getattr(s, field)
        for index in where[:-1]:
            row = row[index]
        row[where[-1]] = value

    return change


def choosing() -> Match:
    return laid_out([CLOCKS])


def bidding() -> Match:
    match = choosing()
    choose(match, *CLOCKS)
    match.act(0, {"bid": 5})
    return match


def using() -> Match:
    return bought(CLOCKS, owned={0: {"clock": 2}})


def selling() -> Match:
    match = using()
    use(match, "clock", "clock")
    return match


def over() -> Match:
    return bought(CLOCKS, at=50, money=(50, 200, 200))


def beginning() -> Match:
    return Match(GAME, 3)


CLOCK = kind("clock")
WRONG: list[tuple[Callable[[], Match], Change]] = [
    *((choosing, put("players", n)) for n in (-1, 0, 1, 4, 6)),
    *((choosing, put(flag, n)) for flag in ("open_money", "zero_is_bankrupt") for n in (-1, 2)),
    *((choosing, put("phase", n)) for n in (-1, 0, 1, 2, 4, 5, 6, 7, 8)),
    *((choosing, put("asked", n)) for n in (-2, -1, 1, 3)),
    *((choosing, put("first_chooser", n)) for n in (-1, 3)),
    *((choosing, put("chooser", n)) for n in (-1, 1, 3)),
    *((choosing, put("board", n, 1)) for n in (-2, -1, 4, 5)),
    (choosing, put("board", 0, 4)),
    *((choosing, put("shows", n, 7, 2)) for n in (-1, 5)),
    *((choosing, put("place", n, 30)) for n in (-1, UP, LOT, DISCARDED, 4)),
    *((choosing, put("in_stock", n)) for n in (0, 29, 31)),
    (choosing, put("turned_up", 4)),
    (choosing, put("kinds_shown", 7)),
    (choosing, put("owned", 6, 0, 0)),
    (choosing, put("owned", -1, 0, 0)),
    (choosing, put("owned", 1, 0, kind("vase"))),
    (choosing, put("owned", 1, 3, 0)),
    *((choosing, put("money", n, 0)) for n in (-1, 0, 201)),
    (choosing, put("money", 1, 4)),
    (choosing, put("ended_by", 1)),
    (choosing, put("bankrupt", 0)),
    *((choosing, put(field, 1)) for field in ("lot", "leader", "price", "out", "for_sale")),
    (choosing, put("unused", 1, 0)),
    *((bidding, put("asked", n)) for n in (-1, 0, 3)),
    *((bidding, put("lot", n)) for n in (-1, 0, 35)),
    *((bidding, put("leader", n)) for n in (-2, -1, 1, 3)),
    *((bidding, put("price", n)) for n in (-1, 0, 201)),
    *((bidding, put("out", n)) for n in (-1, 1, 2, 8)),
    (bidding, put("unused", 1, 0)),
    (bidding, put("for_sale", 0)),
    *((using, put("unused", n, CLOCK)) for n in (-1, 0, 4)),
    (using, put("unused", 1, 0)),
    *((using, put("leader", n)) for n in (-1, 1)),
    (using, put("chooser", 1)),
    (using, put("out", 2)),
    (using, put("price", 0)),
    *((using, put("for_sale", n)) for n in (0, CLOCK, 5)),
    *((selling, put("for_sale", n)) for n in (-1, 0, 5)),
    (selling, put("unused", 3, CLOCK)),
    (selling, put("owned", 2, 0, CLOCK)),
    (selling, put("owned", 5, 2, CLOCK)),
    (over, put("asked", 0)),
    *((over, put("ended_by", n)) for n in (-1, 3, 4, 5)),
    *((over, put("bankrupt", n)) for n in (-1, 1, 3)),
    (over, put("money", 1, 0)),
    *((beginning, put("asked", n)) for n in (-1, 0)),
    (beginning, put("first_chooser", 0)),
    (beginning, put("board", 0, 0)),
    (beginning, put("place", UP, 0)),
    (beginning, put("owned", 1, 0, 1)),
]


@pytest.mark.parametrize(("position", "change"), WRONG)
def test_one_wrong_number_makes_a_state_unsound(
    position: Callable[[], Match], change: Change
) -> None:
    s = duplicate(position().state)
    assert is_sound(s)
    change(s)
    assert not is_sound(s)


def test_a_chooser_who_passed_without_a_bid_has_nothing() -> None:
    match = laid_out([CLOCKS], money=(0, 9, 9), zero_is_bankrupt=False)
    choose(match, *CLOCKS)
    match.act(0, {"pass": True})
    assert is_sound(match.state)
    match.state.money[0] = 1
    assert not is_sound(match.state)


def test_nobody_chooses_when_no_money_can_move() -> None:
    s = laid_out(money=(1, 0, 0), zero_is_bankrupt=False).state
    s.money[0] = 0
    assert not is_sound(s)


def test_a_row_is_short_only_at_the_beginning() -> None:
    match = bought(CLOCKS)
    use(match, *CLOCKS)
    s = match.state
    assert is_sound(s)
    s.place[s.place.index(UP)] = STOCK
    s.turned_up -= 1
    s.in_stock += 1
    assert not is_sound(s)


@pytest.mark.rule("AF-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_random_games_stay_sound_and_five_cards_lie_open_for_every_choice(
    players: int, *, zero_is_bankrupt: bool
) -> None:
    for seed in range(4):
        match = Match(GAME, players, options={"zero_is_bankrupt": zero_is_bankrupt})
        numbers = seeded(seed)
        while not match.is_over:
            go_on(match, numbers)
            assert is_sound(match.state)
            assert overflows(match.state) == []
            table = match.view(0)
            assert table.phase != "choose" or len(table.turned_up) == 5
        assert played(seed, players, zero_is_bankrupt=zero_is_bankrupt).state == match.state
