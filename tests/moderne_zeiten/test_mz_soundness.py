"""Which numbers are a state that the rules can play on, and which are not."""

from collections.abc import Callable
from typing import Any

import pytest
from moderne_zeiten.positions import acting, begun, bid, dealt, lay, opened

from saleroom.core.chance import below, seeded
from saleroom.core.layout import layout_of, overflows
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.games.moderne_zeiten.state import State
from saleroom.play.match import Match


def led() -> Match:
    match = opened(players=4)
    bid(match, 1, 5)
    return match


def laying() -> Match:
    match = acting(hands={0: "2 shipping"}, laid={1: "1 shipping"})
    lay(match, 0, "1 shipping")
    return match


def flying() -> Match:
    match = begun()
    lay(match, 0, "1 shipping, 1 telecom")
    match.act(0, {"done": True})
    return match


def over() -> Match:
    match = acting(squares={0: [30]})
    match.act(0, {"finish": True})
    return match


def shuffling() -> Match:
    return Match(GAME, 3, options={"track": "shuffled", "first_initiative": 1})


def dealing() -> Match:
    match = Match(GAME, 3, options={"first_initiative": 1})
    match.act(CHANCE, {"share": 0})
    return match


def turning_up() -> Match:
    match = dealt()
    match.act(CHANCE, {"roll": 2})
    return match


def drawing() -> Match:
    match = begun()
    match.act(0, {"draw": True})
    return match


def named() -> Match:
    return Match(GAME, 5)


TABLES = [
    named,
    shuffling,
    dealing,
    dealt,
    turning_up,
    led,
    begun,
    laying,
    flying,
    drawing,
    over,
]


@pytest.mark.parametrize("table", TABLES)
def test_what_the_rules_reach_is_sound(table: Callable[[], Match]) -> None:
    assert GAME.flat.is_sound(table().state)


def put(**fields: Any) -> Callable[[State], None]:
    def change(s: State) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def row(name: str, place: int, value: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        getattr(s, name)[place] = value

    return change


def cell(name: str, seat: int, place: int, value: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        getattr(s, name)[seat][place] = value

    return change


UNSOUND: list[tuple[Callable[[], Match], Callable[[State], None]]] = [
    (begun, put(players=2)),
    (begun, put(players=6)),
    (begun, put(players=5)),
    (begun, put(open_money=2)),
    (begun, put(phase=10)),
    (begun, put(phase=-1)),
    (begun, put(initiative=3)),
    (begun, put(initiative=NOBODY)),
    (begun, put(first_initiative=NOBODY)),
    (begun, put(turn_of=NOBODY)),
    (begun, put(turn_of=1)),
    (begun, put(finisher=0)),
    (begun, put(turn=0)),
    (begun, put(turn=30000)),
    (begun, put(idle=3)),
    (begun, put(idle=-1)),
    (begun, put(asked=NOBODY)),
    (begun, put(to_come=1)),
    (begun, put(laid_now=1)),
    (begun, put(laid_now=-1)),
    (begun, put(price=1)),
    (begun, put(leader=1)),
    (begun, put(out=1)),
    (begun, put(placed=29)),
    (begun, row("city_points", 0, 0)),
    (begun, row("city_points", 5, 21)),
    (begun, row("track", 0, 30)),
    (begun, row("track", 0, -1)),
    (begun, row("track", 0, 9)),
    (begun, row("money", 0, 16)),
    (begun, row("money", 4, 1)),
    (begun, put(money=[46, -1, 0, 0, 0])),
    (begun, row("shares", 0, 22)),
    (begun, row("stock", 0, 22)),
    (begun, row("stock_most", 0, 0)),
    (begun, row("stock_most", 0, 22)),
    (begun, row("lot", 0, 3)),
    (begun, row("discards", 1, -1)),
    (begun, cell("hand", 0, 0, 3)),
    (begun, cell("hand", 4, 0, 1)),
    (begun, cell("laid", 0, 0, -1)),
    (begun, cell("shown", 0, 0, 3)),
    (begun, row("owner", 5, 3)),
    (begun, row("owner", 5, -2)),
    (begun, row("owner", 5, 0)),
    (begun, row("zeppelin", 0, 5)),
    (begun, row("zeppelin", 0, 31)),
    (begun, row("zeppelin", 0, 32)),
    (begun, row("zeppelin", 4, 1)),
    (led, put(asked=1)),
    (led, put(asked=CHANCE)),
    (led, put(out=1 << 2)),
    (led, put(out=1 << 1)),
    (led, put(out=1 << 4)),
    (led, put(price=16)),
    (led, put(price=0)),
    (led, put(leader=NOBODY)),
    (led, put(leader=4)),
    (led, put(turn_of=0)),
    (led, put(to_come=1)),
    (led, put(idle=1)),
    (laying, put(laid_now=3)),
    (laying, lambda s: (cell("hand", 0, 0, 0)(s), row("stock", 0, 20)(s), None)[-1]),
    (flying, put(laid_now=0)),
    (flying, lambda s: (cell("laid", 0, 4, 0)(s), cell("hand", 0, 4, 1)(s), None)[-1]),
    (drawing, put(to_come=3)),
    (drawing, put(to_come=0)),
    (drawing, put(asked=0)),
    (turning_up, put(to_come=7)),
    (turning_up, put(asked=0)),
    (dealt, put(to_come=1)),
    (dealt, put(asked=1)),
    (dealing, put(to_come=8)),
    (dealing, put(turn_of=1)),
    (dealing, put(turn_of=NOBODY)),
    (dealing, put(turn=1)),
    (shuffling, put(placed=30)),
    (shuffling, put(turn_of=0)),
    (named, put(placed=3)),
    (named, put(initiative=0)),
    (over, put(asked=0)),
    (over, put(finisher=1)),
    (over, put(to_come=1)),
]


@pytest.mark.parametrize(("table", "change"), UNSOUND)
def test_what_the_rules_cannot_reach_is_not(
    table: Callable[[], Match], change: Callable[[State], None]
) -> None:
    s = table().state
    change(s)
    assert not GAME.flat.is_sound(s)


def test_too_many_laid_shares_are_not_sound() -> None:
    s = acting(laid={0: "20 shipping"}).state
    s.stock[4] -= 1
    s.laid[0][4] += 1
    assert not GAME.flat.is_sound(s)


def test_nothing_to_draw_from_is_not_sound_where_a_share_must_come() -> None:
    for table in (turning_up, drawing, dealt):
        s = table().state
        s.hand[0] = [a + b for a, b in zip(s.hand[0], s.stock, strict=True)]
        s.stock = [0] * 5
        assert not GAME.flat.is_sound(s)


@pytest.mark.parametrize("table", TABLES)
def test_a_sound_state_however_odd_can_be_played_to_the_end(table: Callable[[], Match]) -> None:
    """Change numbers at random; whatever is still called sound must play on and end."""
    numbers = seeded(7)
    fields = layout_of(State)
    played = 0
    for _ in range(60):
        s = table().state
        field = fields[below(numbers, len(fields))]
        value = below(numbers, 40) - 4
        if not field.shape:
            setattr(s, field.name, value)
        elif len(field.shape) == 1:
            getattr(s, field.name)[below(numbers, field.shape[0])] = value
        else:
            cells = getattr(s, field.name)[below(numbers, field.shape[0])]
            cells[below(numbers, field.shape[1])] = value
        if GAME.flat.is_sound(s):
            played += 1
            play_out(s, numbers)
    assert played


def play_out(s: State, numbers: list[int]) -> None:
    flat = GAME.flat
    for _ in range(3000):
        if s.asked == NOBODY:
            return
        if s.asked == CHANCE:
            outcome = flat.sample(s, numbers)
            assert flat.why_not_outcome(s, outcome) == 0
            flat.draw(s, outcome)
        else:
            action = flat.pick(s, s.asked, numbers)
            assert flat.why_not(s, s.asked, action) == 0
            flat.apply(s, s.asked, action)
        assert not overflows(s)
    pytest.fail("the game does not end")
