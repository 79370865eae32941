"""Every refusal: its words, its paragraph, and that nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest
from moderne_zeiten.positions import acting, begun, dealt, lay, opened, spaces_of

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
    (opened, 1, {"draw": True}, "not what is being decided now", "MZ-9"),
    (opened, 2, {"pass": True}, "another player's decision", "MZ-9"),
    (opened, 1, {"bid": 0}, "higher than the last: at least 1", "MZ-9"),
    (opened, 1, {"bid": 4095}, "more than he has: you have 15", "MZ-9"),
    (begun, 0, {"fly": 0}, "not what is being decided now", "MZ-13"),
    (begun, 0, {"bid": 3}, "not what is being decided now", "MZ-13"),
    (begun, 0, {"pass": True}, "not what is being decided now", "MZ-13"),
    (begun, 0, {"finish": True}, "still a free space ahead", "MZ-21"),
    (begun, 0, {"done": True}, "lay at least one share first", "MZ-14"),
    (laying, 0, {"lay": 4}, "no share of that industry in hand", "MZ-14"),
    (poor, 0, {"lay": 0}, "so you can only draw", "MZ-14"),
    (laying, 0, {"draw": True}, "cannot draw any more", "MZ-13"),
    (exhausted, 0, {"draw": True}, "nothing to draw, and you can lay", "MZ-13"),
    (laying, 0, {"done": True}, "no majority you could fly with yet", "MZ-14"),
    (at_the_end, 0, {"draw": True}, "you must fly to the Goal", "MZ-21"),
    (flying, 0, {"fly": 2}, "do not have the majority", "MZ-15"),
    (flying, 0, {"fly": 4}, "no free space of that industry", "MZ-15"),
    (flying, 0, {"lay": 0}, "not what is being decided now", "MZ-15"),
    (without_shipping, CHANCE, {"share": 0}, "stock holds no share", "MZ-8"),
    (without_shipping, CHANCE, {"roll": 1}, "not what is being decided now", "MZ-8"),
    (dealt, CHANCE, {"roll": 0}, "the die shows 1 to 6", "MZ-8"),
    (dealt, CHANCE, {"share": 0}, "not what is being decided now", "MZ-8"),
    (shuffling, CHANCE, {"space": 0}, "on the track already", "MZ-3"),
    (shuffling, CHANCE, {"share": 0}, "not what is being decided now", "MZ-3"),
    (lambda: Match(GAME, 3), CHANCE, {"initiative": 4}, "one of the players", "MZ-6"),
    (lambda: Match(GAME, 3), CHANCE, {"space": 4}, "not what is being decided now", "MZ-6"),
    (begun, CHANCE, {"share": 0}, "not what is being decided now", "MZ-13"),
    (laying, 1, {"draw": True}, "another player's decision", "MZ-14"),
    (at_the_end, 1, {"draw": True}, "another player's decision", "MZ-21"),
]


@pytest.mark.parametrize(("table", "seat", "action", "words", "paragraph"), CASES)
def test_a_refusal_says_why_and_changes_nothing(
    table: Callable[[], Match], seat: int, action: dict[str, Any], words: str, paragraph: str
) -> None:
    match = table()
    before = duplicate(match.state)
    with pytest.raises(IllegalNow) as refused:
        match.act(seat, action)
    assert words in refused.value.reason
    assert refused.value.paragraph == paragraph
    assert match.state == before
    assert not match.state.told


def test_every_refusal_is_shown_above() -> None:
    told = " | ".join(case[3] for case in CASES)
    for refusal in REFUSALS.values():
        words = refusal.words.format(least=1, purse=15)
        assert any(part in words for part in told.split(" | ")), words


@pytest.mark.parametrize("action", [-1, 14, 100, 4095, 8192, 2**40, -(2**40)])
@pytest.mark.parametrize("table", [opened, begun, laying, flying, at_the_end])
def test_any_number_may_be_asked_about(table: Callable[[], Match], action: int) -> None:
    match = table()
    s = match.state
    assert GAME.flat.why_not(s, match.asked, action) in REFUSALS
    assert GAME.flat.why_not_outcome(s, action) in REFUSALS


@pytest.mark.parametrize("table", [dealt, without_shipping, shuffling, lambda: Match(GAME, 3)])
@pytest.mark.parametrize("outcome", [-1, 47, 48, 2**40])
def test_any_number_may_be_asked_of_chance(table: Callable[[], Match], outcome: int) -> None:
    assert GAME.flat.why_not_outcome(table().state, outcome) in REFUSALS
