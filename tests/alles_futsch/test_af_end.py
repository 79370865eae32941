"""Who has won, and how a game ends without a bankruptcy. (AF-16, AF-17)"""

import pytest
from alles_futsch.positions import (
    bought,
    choose,
    laid_out,
    money,
    pass_by,
    phase,
    sell,
    turn_up,
    use,
    win,
)
from matches import heard

from saleroom.core.contract import Outcome
from saleroom.games.alles_futsch import scoring
from saleroom.games.alles_futsch.events import WON
from saleroom.play.match import Match

VASES = ("vase", "vase", "vase")
FULL = dict.fromkeys(("painting", "sculpture", "furniture", "clock", "vase"), 5)


def without(name: str, **other: int) -> dict[str, int]:
    """A board that is full, but for what it leaves out and what a test changes."""
    return {kind: other.get(kind, 5) for kind in FULL if kind != name}


def ended(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def bankrupted(purses: tuple[int, ...], **owned: int) -> Match:
    """Seat 0 buys vases for 5 and ruins seat 1; `owned` are objects of seat 2."""
    match = bought(VASES, money=(purses[0], 10, purses[1]), owned={2: dict(owned)})
    sell(match, "vase", to=1)
    return match


@pytest.mark.rule("AF-16")
def test_the_richest_wins_also_over_who_has_more_objects() -> None:
    match = bankrupted((100, 99), painting=3, sculpture=3)
    outcome = ended(match)
    assert outcome.scores == (105, 0, 99)
    assert outcome.ranks == (1, 3, 2)
    assert outcome.winners == (0,)
    assert heard(match, "won") == [{"seat": 0, "money": 105, "objects": 0}]


@pytest.mark.rule("AF-16")
def test_of_equally_rich_players_who_has_most_objects_wins() -> None:
    match = bankrupted((100, 105), painting=1)
    outcome = ended(match)
    assert outcome.scores == (105, 0, 105)
    assert outcome.ranks == (2, 3, 1)
    assert outcome.winners == (2,)
    assert heard(match, "won") == [{"seat": 2, "money": 105, "objects": 1}]


@pytest.mark.rule("AF-16")
def test_equal_in_both_they_share_the_victory() -> None:
    match = bankrupted((100, 105))
    assert ended(match).winners == (0, 2)
    assert ended(match).ranks == (1, 3, 1)
    assert [e["seat"] for e in heard(match, "won")] == [0, 2]


@pytest.mark.rule("AF-16")
def test_at_the_end_all_show_their_money() -> None:
    match = bankrupted((100, 80))
    assert heard(match, "money_shown", 1) == [
        {"seat": 0, "money": 105},
        {"seat": 1, "money": 0},
        {"seat": 2, "money": 80},
    ]
    assert match.view(1).money == (105, 0, 80)


@pytest.mark.rule("AF-17")
def test_the_game_ends_when_no_object_can_be_used_by_anyone() -> None:
    match = bought(
        VASES,
        players=2,
        owned={0: without("vase"), 1: without("clock", vase=4)},
    )
    sell(match, "vase", to=1)
    assert not match.is_over
    turn_up(match)
    assert ended(match).paragraph == "AF-17"
    assert ended(match).winners == (0,)
    assert heard(match, "game_ended") == [{"why_ended": 3}]
    assert heard(match, "bankrupt") == []


@pytest.mark.rule("AF-17")
def test_it_goes_on_while_one_collector_has_room_for_something_on_any_card() -> None:
    room = without("clock", vase=4)
    match = laid_out([("painting",) * 3], players=2, owned={0: without("vase"), 1: room})
    choose(match, *("painting",) * 3)
    win(match, 1, at=3)
    turn_up(match)
    assert phase(match) == "choose"
    assert money(match) == (200, 197)


@pytest.mark.rule("AF-2", "AF-17")
def test_kinds_that_are_on_no_card_keep_no_game_going() -> None:
    match = laid_out(
        players=2,
        cards=[("painting", "painting", "painting")] * 35,
        owned={0: {"painting": 5}, 1: {"painting": 4}},
    )
    match.act(0, {"choose": 0})
    win(match, 0, at=2)
    sell(match, "painting", to=1)
    assert heard(match, "not_used")[0]["count"] == 2
    turn_up(match)
    assert ended(match).paragraph == "AF-17"


@pytest.mark.rule("AF-17")
def test_the_game_ends_when_nobody_has_any_money() -> None:
    names = ("furniture", "painting", "vase")
    match = bought(names, players=2, buyer=1, at=7, money=(0, 7), zero_is_bankrupt=False)
    use(match, *names)
    assert money(match) == (0, 0)
    turn_up(match)
    assert ended(match).paragraph == "AF-17"
    assert ended(match).why == "no_money"
    assert ended(match).winners == (1,)
    assert heard(match, "game_ended") == [{"why_ended": 4}]


@pytest.mark.rule("AF-7", "AF-17")
def test_it_goes_on_while_anybody_has_money() -> None:
    match = laid_out([VASES], money=(0, 0, 1), zero_is_bankrupt=False)
    choose(match, *VASES)
    pass_by(match, 0, 1, 2)
    turn_up(match)
    assert match.asked == 1


@pytest.mark.rule("AF-16")
def test_if_nobody_has_any_money_or_object_all_win() -> None:
    s = laid_out(players=2, money=(0, 0), zero_is_bankrupt=False).state
    s.told.clear()
    scoring.show_money(s)
    assert [seat for code, seat, *_ in s.told if code == WON] == [0, 1]
