"""What pages are told about a view agrees with what the rules then do. (AF-5, AF-9 to AF-15)"""

import pytest
from alles_futsch.positions import (
    bought,
    choose,
    go_on,
    has,
    kind,
    laid_out,
    money,
    phase,
    possible,
    use,
    win,
)
from counting import calls_of
from sampled import sampled

from saleroom.core.chance import seeded
from saleroom.core.purses import BANK
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.alles_futsch.facts import Facts, Payment, Use, Way, facts
from saleroom.games.alles_futsch.game import GAME
from saleroom.play.match import Match

MIXED = ("painting", "sculpture", "sculpture")


def seen(match: Match, viewer: int = 0) -> Facts:
    return facts(match.view(viewer))


def way(match: Match, taker: int, viewer: int = 0) -> Way:
    (found,) = (one for one in seen(match, viewer).uses[0].ways if one.taker == taker)
    return found


def for_sale(name: str, **position: object) -> Match:
    """Seat 0 has bought three of a kind it does not collect, or has enough of."""
    return bought((name,) * 3, **position)


@pytest.mark.rule("AF-10")
def test_the_buyer_sees_what_must_be_taken_and_that_a_third_pays() -> None:
    match = bought(MIXED, owned={0: {"sculpture": 2}})
    painting, sculpture = seen(match).uses
    assert (painting.left, painting.is_taken, painting.ways[0].payments) == (1, True, ())
    assert sculpture.left == 2
    assert sculpture.ways[0].payments == (Payment(BANK, 0, 30, "third"),)
    assert sculpture.ways[0].owner_has == 225


@pytest.mark.rule("AF-11")
@pytest.mark.parametrize(
    ("before", "payments", "change"),
    [
        (0, [(1, 0, 20, "object")], -20),
        (2, [(1, 0, 20, "object"), (BANK, 1, 30, "third")], 10),
        (3, [(1, 0, 20, "object"), (1, BANK, 10, "too_many")], -30),
        (4, [(1, 0, 20, "object"), (1, BANK, 10, "too_many")], -30),
    ],
)
def test_a_sale_says_who_pays_what_to_whom(
    before: int, payments: list[tuple[int, int, int, str]], change: int
) -> None:
    match = for_sale("vase", owned={1: {"vase": before}})
    expected = tuple(Payment(*one) for one in payments)
    assert way(match, 1).payments == expected
    assert way(match, 1).count == before + 1
    assert seen(match).if_sold[1][kind("vase")] == change


@pytest.mark.rule("AF-11", "AF-12")
def test_nobody_is_offered_who_cannot_buy() -> None:
    match = for_sale("clock", owned={0: {"clock": 3}, 2: {"clock": 4}})
    assert [one.taker for one in seen(match).uses[0].ways] == [2]
    use(match, "clock")
    assert [(one.kind, one.left) for one in seen(match).uses] == [(kind("clock"), 1)]
    assert seen(match).if_sold[1][kind("clock")] is None
    match.act(0, {"sell_to": 2})
    assert seen(match).if_sold[2][kind("clock")] is None
    assert phase(match) == "turn_up"


@pytest.mark.rule("AF-5")
def test_whether_secret_money_is_enough_cannot_be_known() -> None:
    match = for_sale("vase", owned={1: {"vase": 3}})
    assert (way(match, 1).ruin, way(match, 1).needs) == ("unknown", 31)
    assert way(match, 1).taker_has is None
    assert way(match, 1, viewer=1).ruin == "no"
    assert way(match, 1, viewer=1).taker_has == 170
    assert way(match, 1, viewer=1).owner_has is None
    assert way(match, 1, viewer=ALL_SEEING).owner_has == 215


@pytest.mark.rule("AF-15")
@pytest.mark.parametrize(
    ("purse", "before", "ruin", "gets", "left"),
    [
        (20, 0, "nothing_left", 1, 0),
        (20, 2, "no", 1, 30),
        (30, 3, "nothing_left", 1, 0),
        (25, 3, "could_not_pay", 1, 0),
        (19, 2, "could_not_pay", 0, 0),
    ],
)
def test_a_bankruptcy_is_foreseen_where_money_is_open(
    purse: int, before: int, ruin: str, gets: int, left: int
) -> None:
    match = bought(
        ("vase",) * 3,
        money=(200, purse, 200),
        owned={1: {"vase": before}},
        open_money=True,
    )
    seen_way = way(match, 1)
    assert (seen_way.ruin, seen_way.gets_it, seen_way.taker_has) == (ruin, gets == 1, left)
    use(match, "vase")
    match.act(0, {"sell_to": 1})
    assert match.is_over == (ruin != "no")
    assert money(match)[1] == left
    assert has(match, 1, "vase") == before + gets


@pytest.mark.rule("AF-15")
def test_with_nothing_left_one_plays_on_where_the_table_plays_so() -> None:
    match = bought(("vase",) * 3, money=(200, 20, 200), open_money=True, zero_is_bankrupt=False)
    assert (way(match, 1).ruin, way(match, 1).needs) == ("no", 20)


@pytest.mark.rule("AF-15")
def test_the_bid_that_ruins_is_all_one_has() -> None:
    match = laid_out([MIXED], money=(77, 200, 200))
    assert seen(match).ruinous_bid is None
    choose(match, *MIXED)
    assert seen(match).ruinous_bid == 77
    assert seen(match, SPECTATOR).ruinous_bid is None


@pytest.mark.rule("AF-10", "AF-11", "AF-12")
def test_a_card_says_what_becomes_of_its_objects() -> None:
    owned = {0: {"painting": 2, "sculpture": 4}, 1: {"sculpture": 5}, 2: {"sculpture": 4}}
    match = laid_out([MIXED], owned=owned)
    (prospect,) = (
        one for one in seen(match).prospects if match.view(0).cards[one.card] == (0, 1, 1)
    )
    assert prospect.fates == ("third", "sold", "useless")
    # The second sells both sculptures: to the first and to the third, who have room for one each.
    assert prospect.brings == (30 + 20, 2 * 20, 20)
    choose(match, *MIXED)
    assert seen(match).prospects[0] == prospect
    assert seen(match, SPECTATOR).prospects[0].fates == ()
    win(match, 0, at=5)
    assert seen(match).prospects == ()


@pytest.mark.rule("AF-9", "AF-11", "AF-12", "AF-14")
@pytest.mark.parametrize("seeds", sampled([range(2), range(2, 6)], range(2)))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_foreseen_happens_in_random_games(players: int, seeds: range) -> None:
    for seed in seeds:
        match = Match(GAME, players)
        numbers = seeded(seed)
        while not match.is_over:
            for viewer in (SPECTATOR, *range(players)):
                seen(match, viewer)
            foreseen = seen(match, ALL_SEEING)
            was_bidding = phase(match) == "bid"
            check_ways(match, foreseen)
            go_on(match, numbers)
            if was_bidding and phase(match) == "use":
                assert brought(match.copy()) == foreseen.prospects[0].brings[match.asked]
        assert seen(match, ALL_SEEING).uses == ()


def check_ways(match: Match, foreseen: Facts) -> None:
    """Whatever is legal is foreseen, and nothing else; what it leads to is what happens."""
    owner = match.asked
    if phase(match) == "use":
        assert [one.kind for one in foreseen.uses if one.ways] == possible(match, owner, "use")
    elif phase(match) == "sell":
        assert [one.taker for one in foreseen.uses[0].ways] == possible(match, owner, "sell_to")
    for used in foreseen.uses:
        for one in used.ways:
            check_way(match.copy(), used, one)


def check_way(match: Match, used: Use, one: Way) -> None:
    owner = match.asked
    before = match.view(ALL_SEEING).collections[one.taker][used.kind]
    if phase(match) == "use":
        match.act(owner, {"use": used.kind})
    if not used.is_taken:
        match.act(owner, {"sell_to": one.taker})
    after = match.view(ALL_SEEING)
    assert after.collections[one.taker][used.kind] == before + one.gets_it
    assert (after.money[owner], after.money[one.taker]) == (one.owner_has, one.taker_has)
    assert match.is_over == (one.ruin != "no")
    paid = [
        *((e["seat"], e["payee"], e["amount"]) for e in last(match, "paid")),
        *((BANK, e["seat"], e["amount"]) for e in last(match, "rewarded")),
    ]
    assert paid == [(pay.payer, pay.payee, pay.amount) for pay in one.payments]


def last(match: Match, name: str) -> list[dict[str, int]]:
    """The numbers of such events that the last move brought."""
    last_move = len(match.moves) - 1
    since = match.heard(ALL_SEEING, last_move)
    return [dict(what.event.data) for what in since if what.event.name == name]


def brought(match: Match) -> int:
    """Use up the card that was bought, among players who cannot be ruined."""
    owner = match.asked
    match.state.money[: match.players] = [1000] * match.players
    while match.asked == owner and phase(match) in ("use", "sell"):
        verb = {"use": "use", "sell": "sell_to"}[phase(match)]
        match.act(owner, {verb: possible(match, owner, verb)[-1]})
    # The next chooser is the buyer, and by then nothing else has been paid.
    return money(match)[owner] - 1000


def test_it_is_little_work() -> None:
    """It is asked for every viewer at every move."""
    match = laid_out([MIXED], players=5)
    choose(match, *MIXED)
    views = [match.view(viewer) for viewer in (*range(5), SPECTATOR)]
    assert calls_of(lambda: [facts(view) for view in views]) < 1000 * len(views)
