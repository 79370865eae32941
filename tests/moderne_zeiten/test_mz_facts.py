"""What a page is told follows from the view by the rules, and from the view alone."""

import pytest
from counting import calls_of
from moderne_zeiten.positions import (
    AVIATION,
    CONSTRUCTION,
    PLAIN,
    SHIPPING,
    TELECOM,
    acting,
    begun,
    bid,
    dealt,
    finish,
    lay,
    opened,
    space,
)

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.moderne_zeiten import majorities as rule
from saleroom.games.moderne_zeiten import scoring
from saleroom.games.moderne_zeiten.actions import CODEC
from saleroom.games.moderne_zeiten.facts import Facts, facts
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.laws.playing import random_move
from saleroom.play.match import Match


def seen(match: Match, viewer: int = 0) -> Facts:
    """The facts as a viewer is told them."""
    return facts(match.view(viewer))


def members(found: int, size: int = 5) -> tuple[int, ...]:
    return tuple(k for k in range(size) if found >> k & 1)


# Majorities and flights


@pytest.mark.rule("MZ-14")
def test_a_majority_is_strictly_more_than_each_other() -> None:
    match = acting(laid={0: "3 automobile, 2 telecom", 1: "2 automobile, 2 telecom"})
    assert seen(match).majorities == (None, None, None, 0, None)
    assert seen(match).needs == ((1, 1, 1, 0, 1), (1, 1, 1, 2, 1), (1, 1, 1, 4, 3))


@pytest.mark.rule("MZ-15")
def test_one_flies_to_the_next_free_space_of_a_majority() -> None:
    """Chicago/telecom is occupied: Berlin/shipping, or New Orleans/telecom."""
    match = acting(
        laid={0: "2 shipping, 2 telecom"},
        squares={0: [space("London/automobile")], 1: [space("Chicago/telecom")]},
    )
    berlin, new_orleans = space("Berlin/shipping"), space("New Orleans/telecom")
    assert seen(match).could_fly[0] == (berlin, None, None, None, new_orleans)
    assert seen(match).ahead[0][AVIATION] == space("New Orleans/aviation")
    assert seen(match).could_fly[1] == (None,) * 5


@pytest.mark.rule("MZ-14")
def test_a_hand_reaches_what_it_could_lay_a_majority_of() -> None:
    match = acting(hands={0: "2 shipping, 1 telecom"}, laid={1: "1 shipping, 1 telecom"})
    assert seen(match).in_reach[0] == (space("London/shipping"), None, None, None, None)


@pytest.mark.rule("MZ-14")
def test_with_an_empty_hand_nothing_is_in_reach() -> None:
    match = acting(laid={0: "3 shipping"})
    assert seen(match).in_reach[0] == (None,) * 5
    assert seen(match).lays == ()


@pytest.mark.rule("MZ-7")
def test_what_other_hands_reach_is_not_told() -> None:
    assert seen(begun(), 0).in_reach[1:] == (None, None)
    assert seen(begun(), SPECTATOR).in_reach == (None, None, None)
    assert None not in seen(begun(), ALL_SEEING).in_reach


@pytest.mark.rule("MZ-12")
def test_while_a_lot_is_auctioned_what_it_would_add_is_told() -> None:
    match = opened("4 shipping, 4 aviation", PLAIN, PLAIN, lot="2 telecom")
    assert seen(match).in_reach[0] == (4, 1, None, None, None)
    assert seen(match).with_lot[0] == (4, 1, None, None, 5)
    assert seen(match).with_lot[1] is None
    assert seen(begun()).with_lot == (None, None, None)


@pytest.mark.rule("MZ-21")
def test_who_has_only_taken_spaces_ahead_is_told() -> None:
    match = acting(squares={0: [29], 1: [30]})
    assert seen(match, SPECTATOR).at_the_end == (0, 1)
    finish(match, 0)
    assert seen(match, SPECTATOR).at_the_end == (1,)


# Laying


@pytest.mark.rule("MZ-14", "MZ-15")
def test_a_share_is_previewed_with_majorities_and_flights() -> None:
    match = acting(hands={0: "1 shipping, 1 telecom"}, laid={0: "1 shipping", 1: "1 shipping"})
    shipping, telecom = seen(match).lays
    assert shipping.industry == SHIPPING
    assert shipping.majorities == (0, None, None, None, None)
    assert shipping.could_fly == (4, None, None, None, None)
    assert telecom.industry == TELECOM
    assert telecom.majorities == (None, None, None, None, 0)
    assert seen(match, 1).lays == seen(match, SPECTATOR).lays == ()
    assert seen(match, ALL_SEEING).lays == seen(match).lays


@pytest.mark.rule("MZ-17")
def test_a_share_is_previewed_with_its_crash() -> None:
    assert seen(acting(laid={2: "1 telecom"})).at_risk == (TELECOM,)
    laid = {0: "4 telecom", 1: "5 aviation, 5 construction", 2: "6 shipping"}
    match = acting(hands={0: "2 telecom"}, laid=laid)
    (telecom,) = seen(match).lays
    assert seen(match).at_risk == (SHIPPING,)
    assert telecom.crash == (SHIPPING,)
    assert seen(match).crash == ()
    lay(match, 0, "2 telecom")
    assert seen(match).at_risk == (SHIPPING, TELECOM)
    assert seen(match, SPECTATOR).crash == (SHIPPING, TELECOM)


@pytest.mark.rule("MZ-17")
def test_of_two_crashes_the_first_comes_first() -> None:
    laid = {1: "10 shipping", 2: "10 aviation"}
    match = acting(hands={0: "11 telecom, 1 automobile"}, laid=laid)
    lay(match, 0, "10 telecom, 1 automobile")
    (telecom,) = seen(match).lays
    assert telecom.crash == (TELECOM, SHIPPING, AVIATION)


# Points


@pytest.mark.rule("MZ-25", "MZ-26")
def test_prizes_of_the_valuation_table() -> None:
    """B has 2 squares in London, A 1: B gets 5 points."""
    london = [space(f"London/{name}") for name in ("shipping", "automobile", "aviation")]
    match = acting(squares={0: london[:1], 1: london[1:]})
    cities = seen(match).cities
    assert (cities[1].leaders, cities[1].points) == ((1,), 5)
    assert (cities[0].leaders, cities[0].points) == ((), 0)
    tied = seen(acting(squares={0: [1], 1: [5]})).cities[0]
    assert (tied.leaders, tied.points) == ((0, 1), 1)


@pytest.mark.rule("MZ-22", "MZ-7")
def test_points_for_money_are_told_only_when_money_is() -> None:
    match = begun()
    bid_of_one = opened()
    bid(bid_of_one, 1, 1)
    assert [one.money for one in seen(match).points] == [None] * 3
    assert [one.money for one in seen(match, ALL_SEEING).points] == [1, 1, 1]
    assert [one.money for one in seen(begun(open_money=True)).points] == [1, 1, 1]


@pytest.mark.rule("MZ-23", "MZ-24", "MZ-27")
def test_at_the_end_the_points_are_those_of_the_rules() -> None:
    match = acting(laid={0: "1 telecom", 1: "2 construction"}, squares={0: [2, 30], 1: [1, 12]})
    finish_by = acting(laid={0: "1 telecom"}, squares={0: [30], 1: [1]})
    finish(finish_by, 0)
    assert seen(finish_by).points[0].finish == 1
    assert tuple(one.total for one in seen(finish_by).points) == finish_by.view(0).points
    assert seen(match).points[1].shares == 1
    assert seen(match).majorities[CONSTRUCTION] == 1


# Whatever the moment


@pytest.mark.rule("MZ-3")
def test_before_the_track_is_laid_there_is_nothing_ahead() -> None:
    match = Match(GAME, 3, options={"track": "shuffled"})
    assert seen(match).ahead == ((None,) * 5,) * 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_any_moment_it_agrees_with_the_rules(players: int) -> None:
    numbers = seeded(players)
    match = Match(GAME, players, options={"track": "shuffled" if players == 4 else "printed"})
    while not match.is_over:
        agree(match)
        match.act(*random_move(match, numbers))
    agree(match)
    assert tuple(one.total for one in seen(match).points) == match.view(0).points


def test_whether_anything_is_in_reach_agrees_with_what_is() -> None:
    numbers, met = seeded(7), set[tuple[bool, bool]]()
    for players in (3, 4, 5):
        match = Match(GAME, players)
        while not match.is_over:
            for seat in range(players):
                reach, use = (
                    rule.in_reach(match.state, seat) > 0,
                    rule.usable(match.state, seat) > 0,
                )
                assert rule.is_in_reach(match.state, seat) is reach
                assert rule.is_usable(match.state, seat) is use
                met.add((reach, use))
            match.act(*random_move(match, numbers))
    assert len(met) > 2


def agree(match: Match) -> None:
    """The facts for all viewers, against the rules' own functions on the state."""
    s = match.state
    told = {viewer: seen(match, viewer) for viewer in (*range(match.players), SPECTATOR)}
    told[ALL_SEEING] = everything = seen(match, ALL_SEEING)
    is_laid_out = s.placed == 30
    for seat in range(match.players):
        for viewer, one in told.items():
            own = viewer in {seat, ALL_SEEING}
            assert one.in_reach[seat] == (everything.in_reach[seat] if own else None)
            if is_laid_out:
                assert members(rule.usable(s, seat)) == reached(one.could_fly[seat])
        held = tuple(k for k, holder in enumerate(everything.majorities) if holder == seat)
        assert held == members(rule.majorities(s, seat))
        if s.asked == seat and not s.laid_now:
            assert reached(everything.in_reach[seat] or ()) == members(rule.in_reach(s, seat))
        if is_laid_out and match.view(SPECTATOR).phase != "over":
            assert (seat in everything.at_the_end) == rule.must_finish(s, seat)
        if s.turn:
            assert everything.points[seat].total == scoring.score(s, seat)
    if match.asked >= 0:
        agree_on_laying(match)


def reached(spaces: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(k for k, place in enumerate(spaces) if place is not None)


def agree_on_laying(match: Match) -> None:
    """Every preview, against what happens when the share is laid and the player stops."""
    told = {one.industry: one for one in seen(match, match.asked).lays}
    choices = [CODEC.decode(one) for one in match.legal(match.asked).choices]
    for industry in [choice["lay"] for choice in choices if "lay" in choice]:
        after = match.copy()
        after.act(match.asked, {"lay": industry})
        now = seen(after, match.asked)
        preview = told[industry]
        assert preview.majorities == now.majorities
        assert preview.could_fly == now.could_fly[match.asked]
        assert preview.crash == now.crash
        if any("done" in CODEC.decode(one) for one in after.legal(match.asked).choices):
            since = len(after.moves)
            after.act(match.asked, {"done": True})
            if after.view(SPECTATOR).phase == "fly":
                after.act(match.asked, after.legal(match.asked).choices[0])
            scrapped = [
                one.event["industry"]
                for one in after.heard(SPECTATOR, since)
                if one.event.name == "scrapped"
            ]
            assert tuple(scrapped) == preview.crash


def test_it_is_little_work() -> None:
    """It is asked for every viewer at every move."""
    match = dealt()
    views = [match.view(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert calls_of(lambda: [facts(view) for view in views]) < 400 * len(views)
