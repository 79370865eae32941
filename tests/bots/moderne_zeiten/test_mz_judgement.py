"""Moderne Zeiten by judgement, in positions one can check by hand."""

from moderne_zeiten.positions import (
    AUTOMOBILE,
    AVIATION,
    CONSTRUCTION,
    SHIPPING,
    TELECOM,
    acting,
    bid,
    opened,
    pass_out,
    spaces_of,
)

from saleroom.bots.moderne_zeiten import judgement
from saleroom.bots.moderne_zeiten.board import FREE_AHEAD, fields, how_many, in_industry, scrapped
from saleroom.bots.moderne_zeiten.prospects import flights_left, prize
from saleroom.bots.moderne_zeiten.skill import SKILL
from saleroom.core.chance import seeded
from saleroom.games.moderne_zeiten.actions import BID, DRAW, FINISH, FLY, LAY, PASS
from saleroom.games.moderne_zeiten.scoring import score
from saleroom.play.match import Match

BOOK = (0.0,)
RICH = "4 aviation, 2 telecom, 2 shipping"


def changed(level: str = "collector", **changes: float) -> tuple[float, ...]:
    """Return a row of weights with a few others; without noise unless it is named."""
    names = [weight.name for weight in SKILL.weights]
    assert changes.keys() <= set(names)
    row = dict(zip(names, SKILL.levels[level], strict=True)) | {"noise": 0.0} | changes
    return tuple(row.values())


CALM = changed()


def decided(match: Match, weights: tuple[float, ...] = CALM) -> int:
    return judgement.choose(match.state, match.asked, weights, BOOK, seeded(1))


def limit(match: Match, seat: int, weights: tuple[float, ...] = CALM) -> int:
    return judgement.reserve(match.state, seat, weights, BOOK, 0.0)


# The board


def test_the_fields_of_the_board_are_counted_by_owner_and_ahead_of_each_zeppelin() -> None:
    s = acting(squares={0: [1, 5], 1: [9]}).state
    found = fields(s)
    assert [how_many(found[seat]) for seat in range(3)] == [2, 1, 0]
    assert in_industry(found[0], AVIATION) == in_industry(found[0], TELECOM) == 1
    assert [how_many(found[FREE_AHEAD + seat]) for seat in range(3)] == [24, 21, 27]


def test_a_crash_is_foreseen_as_the_rules_have_it() -> None:
    totals = sum(count << 8 * k for k, count in enumerate((4, 3, 10, 5, 6)))
    assert scrapped(totals, 25) == 1 << CONSTRUCTION
    assert scrapped(totals, 29) == 0


# Prospects


def test_flights_are_limited_by_turns_by_shares_and_by_spaces() -> None:
    w = changed(fuel=2.0, density=0.5)
    assert flights_left(4.0, 0.0, 30, w) == 2
    assert flights_left(4.0, 4.0, 30, w) == 3
    assert flights_left(4.0, 40.0, 30, w) == 4
    assert flights_left(4.0, 40.0, 6, w) == 3
    assert flights_left(4.0, 40.0, 0, w) == 0


def test_with_nothing_to_come_a_prize_is_what_the_rules_give() -> None:
    assert prize(2.0, 1.0, 0.0, 6, CALM) == 6
    assert prize(1.0, 1.0, 0.0, 6, CALM) == 1
    assert prize(1.0, 2.0, 0.0, 6, CALM) == 0
    assert prize(0.0, 0.0, 0.0, 6, CALM) == 0


def test_what_is_to_come_makes_a_lead_worth_less_and_a_deficit_more() -> None:
    assert 1 < prize(2.0, 1.0, 3.0, 6, changed(spread=1.0)) < 6
    assert 0 < prize(1.0, 2.0, 3.0, 6, changed(spread=1.0)) < 1


# The action


def test_who_can_reach_nothing_draws() -> None:
    assert decided(acting(hands={0: "1 telecom"}, laid={1: "2 telecom"})) == DRAW


def test_a_majority_that_leads_to_new_york_is_laid_for() -> None:
    match = acting(hands={0: "3 aviation, 3 shipping"}, laid={1: "1 aviation, 1 shipping"})
    assert decided(match) == LAY + AVIATION


def test_a_plan_is_carried_out_to_the_landing() -> None:
    match = acting(hands={0: "3 aviation, 3 shipping"}, laid={1: "2 aviation, 2 shipping"})
    while match.asked == 0:
        match.act(0, decided(match))
    assert match.state.owner[0] == 0


def test_of_two_majorities_the_one_with_the_better_space_is_flown_with() -> None:
    match = acting(laid={0: "2 aviation, 2 automobile"}, hands={0: "1 aviation"})
    match.act(0, {"lay": AVIATION})
    match.act(0, {"done": True})
    assert decided(match) == FLY + AVIATION


def test_with_nothing_free_ahead_there_is_only_the_goal() -> None:
    assert decided(acting(hands={0: RICH}, squares={0: [30]})) == FINISH


def test_before_the_end_shares_that_bring_a_majority_are_laid_rather_than_kept() -> None:
    """The rival at the Goal ends the game before the seat can act again."""
    match = acting(
        hands={0: "2 aviation, 1 shipping"}, laid={0: "1 aviation"}, squares={0: [20], 1: [30]}
    )
    while match.asked == 0:
        match.act(0, decided(match))
    assert match.state.laid[0][SHIPPING] == 1


def test_a_beginner_counts_the_points_as_they_stand() -> None:
    naive = changed("visitor")
    match = acting(
        hands={0: "1 construction, 1 automobile"}, squares={1: spaces_of(city="New York")[:2]}
    )
    before = score(match.state, 0)
    action = decided(match, naive)
    match.act(0, action)
    while match.asked == 0:
        match.act(0, decided(match, naive))
    assert action == LAY + CONSTRUCTION  # Berlin before Chicago
    assert score(match.state, 0) > before


# The auction


def test_more_shares_are_worth_more() -> None:
    few = opened(lot="1 aviation")
    many = opened(lot="4 aviation")
    assert limit(few, 0) < limit(many, 0)


def test_a_lot_that_opens_a_flight_is_worth_more_than_one_that_opens_none() -> None:
    lots = []
    for lot in ("3 aviation", "3 automobile"):
        match = opened("2 aviation, 3 telecom, 3 shipping", lot=lot)
        s = match.state
        s.laid[1] = [0, 4, 0, 9, 0]
        lots.append(judgement.worth(s, 0, CALM, BOOK))
    assert lots[0] > lots[1]


def test_nobody_bids_more_than_he_has_however_much_he_likes_the_lot() -> None:
    match = opened(lot="6 aviation")
    match.state.money[0] = 2
    assert limit(match, 0, changed(shade=1.6)) == 2


def test_the_richest_part_with_money_less_easily_when_the_game_is_about_to_end() -> None:
    match = opened(RICH, lot="2 aviation")
    s = match.state
    s.money[:3] = [16, 15, 14]
    early = judgement.reserve(s, 0, changed(thrift=0.0), BOOK, 0.0)
    s.zeppelin[1] = 29
    late = judgement.reserve(s, 0, changed(thrift=0.0), BOOK, 0.0)
    assert late < early


def test_others_are_judged_by_what_they_took_from_lots_only() -> None:
    first = opened(RICH, lot="3 aviation").state
    second = opened("4 construction, 4 automobile", lot="3 aviation").state
    assert judgement.outlook(first, 0, CALM, BOOK) == judgement.outlook(second, 0, CALM, BOOK)
    assert judgement.worth(first, 0, CALM, BOOK) != judgement.worth(second, 0, CALM, BOOK)


def test_a_bidder_jumps_well_below_the_keenest_rival_then_goes_by_ones_up_to_its_limit() -> None:
    match = opened(lot="3 aviation")
    assert match.asked == 1
    assert judgement.bid(match.state, 1, [10, 12, 0], CALM, BOOK) == BID + 3
    bid(match, 1, 8)
    assert judgement.bid(match.state, 2, [0, 12, 9], CALM, BOOK) == BID + 9
    assert judgement.bid(match.state, 2, [0, 12, 8], CALM, BOOK) == PASS


def test_those_who_have_passed_are_not_outbid() -> None:
    match = opened(lot="3 aviation")
    pass_out(match, 1)
    assert judgement.bid(match.state, 2, [0, 15, 9], CALM, BOOK) == BID + 1


def test_a_settled_auction_goes_to_the_keenest_at_about_the_second_limit() -> None:
    s = opened(lot="3 aviation").state
    judgement.settle(s, [4, 9, 6], [1])
    assert s.initiative == 1
    assert 15 - s.money[1] in (6, 7)


def test_a_leader_can_be_driven_up_to_a_price_but_not_by_those_without_the_money() -> None:
    match = opened(lot="3 aviation")
    bid(match, 1, 3)
    assert judgement.award(match.copy().state, 1, 3)
    assert judgement.award(match.copy().state, 1, 7)
    assert not judgement.award(match.copy().state, 1, 4)
    match.state.money[0] = match.state.money[2] = 5
    assert not judgement.award(match.copy().state, 1, 7)


def test_a_margin_means_more_towards_the_end() -> None:
    assert judgement.stakes(acting(squares={1: [28]}).state) < judgement.stakes(acting().state)


def test_an_automobile_share_kept_is_a_share_less_to_crash_with() -> None:
    """At the limit the largest industry goes, so its holder does not bring the crash himself."""
    match = acting(
        hands={0: "1 automobile, 1 telecom"},
        laid={0: "9 automobile", 1: "5 shipping", 2: "5 construction"},
    )
    match.act(0, {"lay": TELECOM})
    options = [0] * 24
    judgement.list_options(match.state, 0, options, CALM, BOOK)
    assert options[0] != LAY + AUTOMOBILE
