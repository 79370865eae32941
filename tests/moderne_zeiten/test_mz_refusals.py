"""Every refusal: its name, its paragraph, and that nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest
from moderne_zeiten.positions import acting, begun, dealt, lay, opened, spaces_of

from saleroom.auctions.words import NOT_NOW
from saleroom.core.errors import IllegalNow
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.moderne_zeiten.game import GAME, REFUSALS
from saleroom.play.match import Match


def laying() -> Match:
    """Seat 0 has laid a share and has no majority yet."""
    match = acting(hands={0: "2 shipping"}, laid={1: "1 shipping"})
    lay(match, 0, "1 shipping")
    return match


def flying() -> Match:
    """Seat 0 chooses between shipping and aviation; telecom has no space left."""
    match = acting(
        hands={0: "1 shipping"},
        laid={0: "1 aviation, 1 telecom"},
        squares={1: spaces_of(industry="telecom")},
    )
    lay(match, 0, "1 shipping")
    match.act(0, {"done": True})
    return match


def shuffling() -> Match:
    match = Match(GAME, 3, options={"track": "shuffled", "first_initiative": 0})
    match.act(CHANCE, {"space": 0})
    return match


def without_shipping() -> Match:
    match = dealt("8 shipping", "8 shipping", "5 shipping, 3 telecom")
    match.act(CHANCE, {"roll": 1})
    return match


def poor() -> Match:
    return acting(hands={0: "1 shipping"}, laid={1: "1 shipping"})


def exhausted() -> Match:
    return acting(hands={0: "1 shipping"}, stock="")


def at_the_end() -> Match:
    return acting(squares={0: [30]})


CASES: list[tuple[Callable[[], Match], int, dict[str, Any], str, str]] = [
    (opened, 1, {"draw": True}, "not_now", "MZ-9"),
    (opened, 2, {"pass": True}, "not_asked", "MZ-9"),
    (opened, 1, {"bid": 0}, "bid_too_low", "MZ-9"),
    (opened, 1, {"bid": 4095}, "bid_too_high", "MZ-9"),
    (begun, 0, {"fly": 0}, "not_now", "MZ-13"),
    (begun, 0, {"bid": 3}, "not_now", "MZ-13"),
    (begun, 0, {"pass": True}, "not_now", "MZ-13"),
    (begun, 0, {"finish": True}, "not_at_the_end", "MZ-21"),
    (begun, 0, {"done": True}, "nothing_laid", "MZ-14"),
    (laying, 0, {"lay": 4}, "not_in_hand", "MZ-14"),
    (poor, 0, {"lay": 0}, "out_of_reach", "MZ-14"),
    (laying, 0, {"draw": True}, "has_laid", "MZ-13"),
    (exhausted, 0, {"draw": True}, "must_lay", "MZ-13"),
    (laying, 0, {"done": True}, "no_majority_yet", "MZ-14"),
    (at_the_end, 0, {"draw": True}, "must_finish", "MZ-21"),
    (flying, 0, {"fly": 2}, "not_his_majority", "MZ-15"),
    (flying, 0, {"fly": 4}, "no_space_ahead", "MZ-15"),
    (flying, 0, {"lay": 0}, "not_now", "MZ-15"),
    (without_shipping, CHANCE, {"share": 0}, "none_in_stock", "MZ-8"),
    (without_shipping, CHANCE, {"roll": 0}, "not_now", "MZ-8"),
    (dealt, CHANCE, {"roll": 0}, "no_such_face", "MZ-8"),
    (dealt, CHANCE, {"share": 0}, "not_now", "MZ-8"),
    (shuffling, CHANCE, {"space": 0}, "space_is_placed", "MZ-3"),
    (shuffling, CHANCE, {"share": 0}, "not_now", "MZ-3"),
    (lambda: Match(GAME, 3), CHANCE, {"initiative": 4}, "no_such_player", "MZ-6"),
    (lambda: Match(GAME, 3), CHANCE, {"space": 0}, "not_now", "MZ-6"),
    (lambda: Match(GAME, 3), CHANCE, {"space": 4}, "not_now", "MZ-6"),
    (begun, CHANCE, {"share": 0}, "not_now", "MZ-13"),
    (laying, 1, {"draw": True}, "not_asked", "MZ-14"),
    (at_the_end, 1, {"draw": True}, "not_asked", "MZ-21"),
]


@pytest.mark.parametrize(("table", "seat", "action", "name", "paragraph"), CASES)
def test_a_refusal_says_why_and_changes_nothing(
    table: Callable[[], Match], seat: int, action: dict[str, Any], name: str, paragraph: str
) -> None:
    match = table()
    before = duplicate(match.state)
    with pytest.raises(IllegalNow) as refused:
        match.act(seat, action)
    assert (refused.value.name, refused.value.paragraph) == (name, paragraph)
    assert match.state == before
    assert not match.state.told


def test_every_refusal_is_shown_above() -> None:
    assert {case[3] for case in CASES} == {refusal.name for refusal in REFUSALS.values()}


@pytest.mark.parametrize("action", [-1, 14, 100, 4095, 8192, 2**40, -(2**40)])
@pytest.mark.parametrize("table", [opened, begun, laying, flying, at_the_end])
def test_any_number_may_be_asked_about(table: Callable[[], Match], action: int) -> None:
    match = table()
    s = match.state
    assert GAME.flat.why_not(s, match.asked, action) == NOT_NOW
    assert GAME.flat.why_not_outcome(s, action) == NOT_NOW


@pytest.mark.parametrize("table", [dealt, without_shipping, shuffling, lambda: Match(GAME, 3)])
@pytest.mark.parametrize("outcome", [-1, 47, 48, 2**40])
def test_any_number_may_be_asked_of_chance(table: Callable[[], Match], outcome: int) -> None:
    assert GAME.flat.why_not_outcome(table().state, outcome) == NOT_NOW


@pytest.mark.rule("MZ-3")
def test_every_space_that_is_not_placed_can_come_next() -> None:
    match = shuffling()
    can_come = {GAME.chance_codec.decode(k)["space"] for k in match.legal(CHANCE).choices}
    assert can_come == set(range(1, 30))
