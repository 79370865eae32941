"""Every reason to refuse is reached, cites its paragraph and changes nothing."""

from collections.abc import Callable

import pytest
from alles_futsch.positions import bought, card, choose, kind, laid_out, use

from saleroom.auctions.words import NOT_NOW
from saleroom.core.errors import IllegalNow
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.legality import why_not_outcome
from saleroom.play.match import Match

CLOCKS = ("clock", "clock", "clock")
Named = dict[str, int | bool]


def bidding() -> Match:
    match = laid_out([CLOCKS], money=(40, 200, 200))
    choose(match, *CLOCKS)
    return match


def using() -> Match:
    full = {"vase": 5}
    return bought(("painting", "vase", "vase"), owned={1: full, 2: full})


def selling() -> Match:
    match = bought(CLOCKS, owned={0: {"clock": 3}, 2: {"clock": 5}}, players=4)
    use(match, "clock")
    return match


def drawing() -> Match:
    match = Match(GAME, 3, options={"first_chooser": 0})
    match.act(CHANCE, {"board": 2})
    return match


REFUSED: list[tuple[Callable[[], Match], int, Named, str, str]] = [
    (laid_out, 0, {"bid": 5}, "AF-6", "not_now"),
    (laid_out, 0, {"pass": True}, "AF-6", "not_now"),
    (laid_out, 1, {"choose": 0}, "AF-6", "not_asked"),
    (laid_out, 0, {"choose": 34}, "AF-6", "not_turned_up"),
    (laid_out, CHANCE, {"turn_up": 9}, "AF-6", "not_now"),
    (bidding, 0, {"bid": 0}, "AF-7", "bid_too_low"),
    (bidding, 0, {"bid": 41}, "AF-7", "bid_too_high"),
    (bidding, 0, {"bid": 4095}, "AF-7", "bid_too_high"),
    (bidding, 0, {"pass": True}, "AF-7", "must_open"),
    (bidding, 0, {"choose": 0}, "AF-7", "not_now"),
    (using, 0, {"use": kind("clock")}, "AF-9", "not_on_card"),
    (using, 0, {"use": kind("vase")}, "AF-12", "not_usable"),
    (using, 0, {"sell_to": 0}, "AF-9", "not_now"),
    (using, 0, {"sell_to": 1}, "AF-9", "not_now"),
    (laid_out, 0, {"use": 0}, "AF-6", "not_now"),
    (selling, 0, {"sell_to": 0}, "AF-11", "himself"),
    (selling, 0, {"sell_to": 1}, "AF-11", "does_not_collect"),
    (selling, 0, {"sell_to": 2}, "AF-11", "has_enough"),
    (selling, 0, {"sell_to": 4}, "AF-1", "no_such_player"),
    (selling, 0, {"use": kind("clock")}, "AF-11", "not_now"),
    (drawing, CHANCE, {"board": 2}, "AF-3", "board_is_taken"),
    (drawing, CHANCE, {"turn_up": 2}, "AF-3", "not_now"),
    (drawing, CHANCE, {"first_chooser": 2}, "AF-3", "not_now"),
    (lambda: Match(GAME, 2), CHANCE, {"first_chooser": 2}, "AF-1", "no_such_player"),
    (lambda: Match(GAME, 2), CHANCE, {"board": 2}, "AF-6", "not_now"),
    (lambda: turned(0), CHANCE, {"turn_up": 0}, "AF-4", "not_in_stock"),
]


def turned(number: int) -> Match:
    options = {"first_chooser": 0, "boards": ("vase", "clock")}
    match = Match(GAME, 2, options=options)
    match.act(CHANCE, {"turn_up": number})
    return match


@pytest.mark.parametrize(("position", "seat", "action", "paragraph", "name"), REFUSED)
def test_a_refusal_gives_its_reason_and_changes_nothing(
    position: Callable[[], Match], seat: int, action: Named, paragraph: str, name: str
) -> None:
    match = position()
    before = duplicate(match.state)
    with pytest.raises(IllegalNow) as refusal:
        match.act(seat, action)
    assert (refusal.value.name, refusal.value.paragraph) == (name, paragraph)
    assert match.state == before
    assert match.state.told == []


def test_every_refusal_of_the_game_is_among_them() -> None:
    reached = set()
    for position, seat, action, _, _ in REFUSED:
        match = position()
        codec = GAME.chance_codec if seat == CHANCE else GAME.codec
        number = codec.encode(action)
        if seat == CHANCE:
            reached.add(why_not_outcome(match.state, number))
        else:
            reached.add(GAME.flat.why_not(match.state, seat, number))
    assert reached == set(GAME.refusals)


@pytest.mark.parametrize("action", [-1, 46, 4095, 8192, 1 << 40, -(1 << 40)])
def test_numbers_that_are_no_actions_are_not_legal_anywhere(action: int) -> None:
    for match in (laid_out(), bidding(), using(), selling()):
        assert GAME.flat.why_not(match.state, match.asked, action) == NOT_NOW
    for match in (drawing(), turned(3), Match(GAME, 5)):
        assert GAME.flat.why_not_outcome(match.state, action) == NOT_NOW


def test_the_paragraph_in_force_is_cited_for_every_decision() -> None:
    cited = [match.paragraph for match in (laid_out(), bidding(), using(), selling(), drawing())]
    assert cited == ["AF-6", "AF-7", "AF-9", "AF-11", "AF-3"]
    assert bidding().legal(0).paragraph == "AF-7"
    assert laid_out([CLOCKS]).view(0).turned_up.count(card(*CLOCKS)) == 1


@pytest.mark.rule("AF-3", "AF-4", "AF-6")
def test_each_outcome_of_chance_is_as_likely_as_any_other() -> None:
    for match, many in ((Match(GAME, 3), 3), (drawing(), 4), (turned(3), 34)):
        ways = bytearray(GAME.outcomes)
        GAME.flat.mark_outcomes(match.state, ways)
        assert sorted(ways) == [0] * (len(ways) - many) + [1] * many
        assert GAME.flat.why_not_outcome(match.state, GAME.outcomes) == NOT_NOW


@pytest.mark.rule("AF-7")
def test_whoever_is_not_asked_has_nothing_to_do() -> None:
    for match in (laid_out(), bidding(), using(), selling()):
        for seat in range(match.players):
            assert bool(match.legal(seat)) == (seat == match.asked)
