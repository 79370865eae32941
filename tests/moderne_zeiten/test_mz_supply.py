"""When shares run out: the stock is renewed, draws are short, and the game still ends. (MZ-20)"""

import pytest
from matches import heard, story
from moderne_zeiten.positions import (
    acting,
    bid,
    bring,
    done,
    draw,
    lay,
    may,
    nobody_bids,
    pass_out,
    spaces_of,
)

from saleroom.core.chance import below, seeded
from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.laws.playing import adds_up
from saleroom.messages.catalogue import Catalogue
from saleroom.play.match import Match

# Shares before seat 1 that nobody can top with what these tests give out.
WALL = "4 shipping, 4 aviation, 4 construction, 4 automobile, 4 telecom"


def exhausted(seat: int = 0, **table: object) -> Match:
    """Nothing to draw: all shares are on the table or in hands."""
    return acting(seat, stock="", **table)


@pytest.mark.rule("MZ-20")
def test_the_stock_is_renewed_in_the_middle_of_a_draw() -> None:
    match = acting(stock="1 telecom", discards="2 shipping, 1 aviation")
    match.act(0, {"draw": True})
    bring(match, "1 telecom")
    assert heard(match, "stock_renewed", SPECTATOR) == [{"count": 3}]
    table = match.view(ALL_SEEING)
    assert (table.stock, table.discards) == ((2, 1, 0, 0, 0), (0,) * 5)
    bring(match, "1 aviation")
    assert match.view(0).hands[0] == (0, 1, 0, 0, 1)
    assert match.asked == 1


@pytest.mark.rule("MZ-20")
def test_it_is_renewed_only_when_a_share_is_needed() -> None:
    match = acting(2, stock="2 telecom", discards="2 shipping")
    draw(match, 2, "2 telecom")
    assert match.view(SPECTATOR).stock_size == 0
    assert match.view(SPECTATOR).phase == "roll"
    assert heard(match, "stock_renewed") == []
    match.act(CHANCE, {"roll": 1})
    assert heard(match, "stock_renewed") == [{"count": 2}]


@pytest.mark.rule("MZ-20")
def test_the_stock_is_renewed_in_the_middle_of_a_lot() -> None:
    match = acting(2, stock="3 telecom", discards="4 shipping")
    draw(match, 2, "2 telecom")
    match.act(CHANCE, {"roll": 4})
    bring(match, "1 telecom, 3 shipping")
    assert match.view(SPECTATOR).lot == (3, 0, 0, 0, 1)
    assert match.view(SPECTATOR).stock_size == 1


@pytest.mark.rule("MZ-13", "MZ-20")
def test_with_fewer_than_two_left_he_takes_what_there_is() -> None:
    match = acting(stock="1 telecom")
    match.act(0, {"draw": True})
    bring(match, "1 telecom")
    assert match.view(0).hand_sizes[0] == 1
    assert match.asked == 1
    assert adds_up(GAME, match.state)


@pytest.mark.rule("MZ-8", "MZ-20")
def test_with_fewer_than_the_die_shows_the_lot_is_what_there_is() -> None:
    match = acting(2, stock="3 telecom")
    draw(match, 2, "2 telecom")
    match.act(CHANCE, {"roll": 6})
    bring(match, "1 telecom")
    assert match.view(SPECTATOR).phase == "bid"
    assert match.view(SPECTATOR).lot == (0, 0, 0, 0, 1)


@pytest.mark.rule("MZ-13")
def test_with_none_left_nobody_who_can_lay_may_draw() -> None:
    match = exhausted(hands={0: "1 shipping"})
    assert may(match, 0) == ["lay shipping"]
    with pytest.raises(IllegalNow, match="must_lay") as refused:
        match.act(0, {"draw": True})
    assert refused.value.paragraph == "MZ-13"


@pytest.mark.rule("MZ-13")
def test_with_none_left_who_cannot_lay_draws_nothing() -> None:
    match = exhausted(hands={0: "1 shipping"}, laid={1: WALL})
    assert may(match, 0) == ["draw"]
    match.act(0, {"draw": True})
    assert heard(match, "drew", SPECTATOR) == [{"seat": 0, "count": 0}]
    assert match.asked == 1


@pytest.mark.rule("MZ-20", "MZ-10")
def test_without_any_share_to_sell_there_is_no_auction_and_the_initiative_stays() -> None:
    match = exhausted(
        2, initiative=0, hands={0: "5 shipping"}, laid={1: "5 automobile"}, money=(1, 15, 29)
    )
    since = len(match.moves)
    lay(match, 2, "6 automobile")
    done(match, 2)
    assert story(match, SPECTATOR, since)[-3:] == ["flew", "turn_began", "no_auction"]
    table = match.view(SPECTATOR)
    assert (table.phase, table.initiative, table.to_act) == ("act", 0, (0,))


@pytest.mark.rule("MZ-20")
def test_an_unsold_lot_is_sold_without_the_die_when_nothing_can_be_turned_up() -> None:
    match = exhausted(2, initiative=0, laid={1: "5 automobile"}, lot="2 telecom")
    lay(match, 2, "6 automobile")
    done(match, 2)
    assert match.view(SPECTATOR).phase == "bid"
    assert heard(match, "rolled")[1:] == []
    bid(match, 1, 2)
    pass_out(match, 2, 0)
    assert match.view(1).hands[1] == (0, 0, 0, 0, 2)


@pytest.mark.rule("MZ-20")
def test_a_whole_round_in_which_nobody_can_draw_or_lay_ends_the_game() -> None:
    """The telecoms are all in hands, but no space of theirs is free any more."""
    match = stuck_soon()
    for seat in (0, 1, 2):
        assert not match.is_over
        assert may(match, seat) == ["draw"]
        match.act(seat, {"draw": True})
    assert match.is_over
    assert heard(match, "stuck", SPECTATOR) == [{}]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.paragraph == "MZ-20"
    assert heard(match, "finished") == []


def stuck_soon(seat: int = 0) -> Match:
    """Nothing to draw, and the only free space ahead of anybody is of an industry that is tied."""
    squares = [k for k in range(1, 31) if k not in spaces_of(industry="telecom")]
    return exhausted(
        seat,
        hands={0: "9 shipping", 1: "9 shipping"},
        laid={0: "3 telecom", 1: "3 telecom", 2: "3 telecom"},
        lot="12 telecom",
        squares={1: squares},
    )


@pytest.mark.rule("MZ-20")
def test_a_lot_that_nobody_bought_does_not_keep_the_game_going() -> None:
    """Its telecoms could have been bought and laid, so nobody says 'any more'."""
    match = stuck_soon(2)
    match.act(2, {"draw": True})
    nobody_bids(match)
    for seat in (0, 1, 2):
        assert not match.is_over
        match.act(seat, {"draw": True})
    assert match.is_over
    assert match.view(SPECTATOR).lot == (0, 0, 0, 0, 12)
    outcome = match.outcome()
    assert outcome is not None
    told = Catalogue("en").ending(GAME, outcome.why, match.view(SPECTATOR))
    assert told == "For a whole turn nobody could draw or lay a share."


@pytest.mark.rule("MZ-20")
def test_whoever_buys_that_lot_can_lay_and_the_game_goes_on() -> None:
    match = stuck_soon(2)
    match.act(2, {"draw": True})
    bid(match, 1, 1)
    pass_out(match, 2, 0)
    lay(match, 1, "1 telecom")
    done(match, 1)
    for seat in (2, 0):
        match.act(seat, {"draw": True})
    assert not match.is_over


@pytest.mark.rule("MZ-20")
def test_one_who_could_lay_keeps_the_game_going() -> None:
    match = stuck_soon()
    match.act(0, {"draw": True})
    s = match.state
    s.lot[4] -= 1
    s.hand[1][4] += 1
    assert adds_up(GAME, s)
    lay(match, 1, "1 telecom")
    done(match, 1)
    match.act(2, {"draw": True})
    assert not match.is_over
    assert match.view(SPECTATOR).phase == "bid"


@pytest.mark.rule("MZ-20")
def test_a_turn_with_a_draw_starts_the_count_anew() -> None:
    match = stuck_soon()
    match.act(0, {"draw": True})
    match.act(1, {"draw": True})
    assert match.view(SPECTATOR).idle == 2
    s = match.state
    s.hand[2][0] -= 1
    s.stock[0] += 1
    draw(match, 2)
    nobody_bids(match)
    assert match.view(SPECTATOR).idle == 0


@pytest.mark.rule("MZ-20")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_ends_even_if_all_draw_as_long_as_they_may(players: int, seed: int) -> None:
    match = Match(GAME, players)
    numbers = seeded(seed)
    while not match.is_over:
        if match.asked == CHANCE:
            match.act(CHANCE, GAME.flat.sample(match.state, numbers))
        else:
            words = may(match, match.asked)
            wanted = [k for k, word in enumerate(words) if word in ("pass", "draw", "done")]
            k = wanted[0] if wanted else below(numbers, len(words))
            match.act(match.asked, match.legal(match.asked).choices[k])
    assert match.view(SPECTATOR).turn < 200
