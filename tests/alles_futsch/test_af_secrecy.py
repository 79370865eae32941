"""Who sees and hears what, and what can be counted. (AF-5)"""

import pytest
from alles_futsch.positions import bought, choose, go_on, laid_out, money, played, sell, win

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.alles_futsch.game import GAME
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

# Every kind of event; all are told aloud, and none has a secret number.
ALOUD = {
    "bankrupt",
    "bid",
    "board_drawn",
    "chosen",
    "collected",
    "first_chooser",
    "game_ended",
    "money_shown",
    "not_used",
    "object_sold",
    "paid",
    "passed",
    "reshuffled",
    "rewarded",
    "sold",
    "turn",
    "turned_up",
    "unsold",
    "won",
}


@pytest.mark.rule("AF-5")
def test_money_is_secret_from_others_until_the_end() -> None:
    match = laid_out(money=(10, 20, 30))
    assert match.view(0).money == (10, None, None)
    assert match.view(2).money == (None, None, 30)
    assert match.view(SPECTATOR).money == (None, None, None)
    assert match.view(ALL_SEEING).money == (10, 20, 30)
    match = played(1, 3)
    assert match.view(SPECTATOR).money == money(match)


@pytest.mark.rule("AF-5")
def test_open_money_is_seen_by_all() -> None:
    match = laid_out(money=(10, 20, 30), open_money=True)
    assert match.view(1).money == match.view(SPECTATOR).money == (10, 20, 30)


@pytest.mark.rule("AF-5")
def test_everything_else_is_open() -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": 2}})
    seen = [match.view(viewer) for viewer in (0, 1, 2, SPECTATOR, ALL_SEEING)]
    hidden = ("viewer", "money")
    shown = {name for name in type(seen[0]).__struct_fields__ if name not in hidden}
    for name in shown:
        assert len({getattr(table, name) for table in seen}) == 1, name


@pytest.mark.rule("AF-5")
def test_nobody_knows_the_order_of_the_stock() -> None:
    table = laid_out().view(ALL_SEEING)
    assert table.stock == tuple(sorted(table.stock))


@pytest.mark.rule("AF-5")
def test_a_full_and_an_empty_purse_look_the_same_to_the_others() -> None:
    poor = laid_out([("clock",) * 3], money=(200, 3, 90))
    rich = laid_out([("clock",) * 3], money=(200, 190, 90))
    for match in (poor, rich):
        choose(match, "clock", "clock", "clock")
        match.act(0, {"bid": 40})
    for viewer in (0, 2, SPECTATOR):
        assert poor.view(viewer) == rich.view(viewer)
        assert poor.heard(viewer) == rich.heard(viewer)


@pytest.mark.rule("AF-5")
def test_every_event_is_told_to_everybody_in_full() -> None:
    assert {kind.name for kind in GAME.events.values()} == ALOUD
    heard_of = set()
    matches = [played(seed, 2 + seed % 4, zero_is_bankrupt=seed % 3 > 0) for seed in range(60)]
    for match in matches:
        aloud = match.heard(SPECTATOR)
        assert aloud == match.heard(0) == match.heard(ALL_SEEING)
        heard_of |= {what.event.name for what in aloud}
    assert heard_of == ALOUD


@pytest.mark.rule("AF-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_counts_the_payments_knows_every_purse(players: int) -> None:
    match = Match(GAME, players)
    numbers = seeded(players)
    while not match.is_over:
        go_on(match, numbers)
        assert match.memory(SPECTATOR).money == money(match)


@pytest.mark.rule("AF-5")
def test_a_guess_with_memory_is_the_true_state() -> None:
    match = Match(GAME, 4)
    assert GAME.guess(match.view(0), match.memory(0), seeded(1)) == match.state
    numbers = seeded(3)
    while not match.is_over:
        go_on(match, numbers)
        for viewer in (0, 3, SPECTATOR):
            assert GAME.guess(match.view(viewer), match.memory(viewer), seeded(1)) == match.state


@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
@pytest.mark.parametrize("players", [2, 5])
def test_a_guess_without_memory_adds_up_and_looks_the_same(
    players: int, *, zero_is_bankrupt: bool
) -> None:
    match = Match(GAME, players, options={"zero_is_bankrupt": zero_is_bankrupt})
    numbers = seeded(8)
    while not match.is_over:
        go_on(match, numbers)
        for viewer in (0, 1, SPECTATOR):
            guessed = GAME.guess(match.view(viewer), None, seeded(1))
            assert adds_up(GAME, guessed)
            assert GAME.view(guessed, viewer) == match.view(viewer)


def test_a_guess_without_memory_knows_what_the_bidding_proves() -> None:
    match = laid_out([("clock",) * 3], money=(0, 300, 0), zero_is_bankrupt=False)
    choose(match, "clock", "clock", "clock")
    match.act(0, {"pass": True})
    assert GAME.guess(match.view(2), None, seeded(1)).money[0] == 0
    match.act(1, {"bid": 250})
    assert GAME.guess(match.view(2), None, seeded(1)).money[1] == 250
    assert sum(GAME.guess(match.view(1), None, seeded(1)).money) == 600, "not more"
    rich = laid_out(money=(0, 600, 0), zero_is_bankrupt=False)
    assert GAME.guess(rich.view(1), None, seeded(1)).money[:3] == [0, 600, 0]


def test_there_is_nothing_to_deal_anew() -> None:
    match = bought(("painting", "vase", "vase"))
    before = duplicate(match.state)
    for seat in (0, 1, SPECTATOR):
        GAME.flat.redeal(match.state, seat, seeded(1))
    assert match.state == before
    sell(match, "vase", to=1)
    assert match.memory(2).money == (215, 180, 200)


def test_memory_counts_from_what_was_heard() -> None:
    match = laid_out([("clock",) * 3])
    choose(match, "clock", "clock", "clock")
    win(match, 2, at=33)
    assert match.memory(1).money == (200, 200, 167)


@pytest.mark.rule("AF-10")
def test_a_guess_without_memory_knows_what_was_rewarded() -> None:
    match = laid_out(players=2, money=(230, 200), owned={0: {"painting": 3}})
    assert GAME.guess(match.view(0), None, seeded(1)).money[:2] == [230, 200]
