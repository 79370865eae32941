"""What a page is told beside the view: it follows from the view, and the rules agree with it."""

from collections.abc import Iterator

import pytest
from matches import heard, wander
from modern_art.positions import (
    add,
    bid,
    card,
    dealt,
    in_turn,
    offer,
    pass_by,
    run,
    sell,
    take_back,
)

from saleroom.core.purses import BANK
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.modern_art.components import ARTIST_OF, ARTISTS, CARDS
from saleroom.games.modern_art.facts import Facts, facts
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

TABLES = [
    (3, "1992", {}),
    (4, "2009", {}),
    (5, "1992", {"open_money": True}),
    (3, "2009", {"mystery_hand": True}),
    (4, "1992", {"double_proceeds": "new_seller"}),
]


def games() -> Iterator[Iterator[Match]]:
    """Random games at all kinds of tables, move by move."""
    for seed, (players, edition, options) in enumerate(TABLES):
        yield wander(Match(GAME, players, edition, options), seed)


def known(match: Match, viewer: int = SPECTATOR) -> Facts:
    return facts(match.view(viewer))


def test_every_position_has_facts_for_everybody() -> None:
    for game in games():
        for match in game:
            for viewer in (*range(match.players), SPECTATOR, ALL_SEEING):
                told = known(match, viewer)
                assert len(told.wall_now) == match.players
                assert min(told.unseen) >= 0


def test_before_the_deal_nothing_pays_and_nothing_is_seen() -> None:
    told = known(Match(GAME, 4))
    assert told.pays_now == (0,) * ARTISTS
    assert told.ranking == ()
    assert told.lot_pays is None
    assert sum(told.unseen) == CARDS


@pytest.mark.rule("MA-39", "MA-41", "MA-43", "MA-46")
def test_an_offer_ends_the_round_and_pays_as_was_foretold() -> None:
    rounds = 0
    for game in games():
        before: Facts | None = None
        for match in game:
            seat, action = match.moves[-1]
            verb, value = next(iter(GAME.codec.decode(action).items())) if seat >= 0 else ("", 0)
            # A double that is not the last waits for its second card; its end is that card's.
            if before is not None and verb in {"offer", "add"}:
                artist = ARTIST_OF[value]
                counted = [
                    what.event.data
                    for what in match.heard(ALL_SEEING, len(match.moves) - 1)
                    if what.event.name == "counted"
                ]
                assert before.ends_round[artist] == bool(counted)
                rounds += bool(counted)
                for one in counted:
                    if one["artist"] == artist:
                        assert one["value"] == before.pays_next[artist]
            before = None if match.asked == CHANCE else known(match)
    assert rounds >= 4 * len(TABLES) - 4


@pytest.mark.rule("MA-41", "MA-43")
def test_a_painting_would_pay_its_marker_and_those_of_earlier_rounds() -> None:
    first = [card("Krypto", "open", n) for n in (1, 2, 3, 4)] + [card("Krypto", "sealed")]
    second = [card("Yoko", "open"), card("Krypto", "sealed", 2), card("Yoko", "sealed")]
    match = in_turn(first, second)
    run(match, first)
    run(match, second)
    told = known(match)
    assert told.ranking == (1, 4)
    assert told.pays_now == (0, 30, 0, 0, 50)
    assert told.pays_next == (20, 30, 20, 20, 50)


@pytest.mark.rule("MA-43", "MA-44")
def test_a_wall_is_worth_what_its_paintings_would_pay() -> None:
    lots = [card("Krypto", "open"), card("Yoko", "once around"), card("Krypto", "sealed")]
    match = in_turn(lots)
    for lot in lots:
        sell(match, lot, to=2, at=3)
    assert known(match).wall_now == (0, 0, 30 + 20 + 30, 0)


@pytest.mark.rule("MA-34", "MA-43")
def test_a_pair_on_the_easel_would_pay_twice() -> None:
    match = dealt([[card("Krypto", "double"), card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "double"))
    assert known(match).lot_pays == 30
    add(match, 0, card("Krypto", "open"))
    assert known(match).lot_pays == 60


@pytest.mark.rule("MA-6", "MA-44")
def test_a_player_has_seen_the_own_hand_and_what_lies_open() -> None:
    match = dealt([[card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "open"))
    seen_by_all = known(match, SPECTATOR)
    assert sum(seen_by_all.unseen) == CARDS - 1
    assert seen_by_all.unseen[4] == 15
    assert sum(known(match, 1).unseen) == CARDS - 1 - 9
    assert sum(known(match, ALL_SEEING).unseen) == CARDS - 9 * 4


@pytest.mark.rule("MA-35", "MA-36", "MA-37")
@pytest.mark.parametrize(
    ("edition", "adder", "paid"), [("1992", 1, (0, 1)), ("2009", 1, (1,)), ("1992", 0, (0,))]
)
def test_who_gets_the_price_of_a_double(edition: str, adder: int, paid: tuple[int, ...]) -> None:
    seconds: list[list[int]] = [[card("Krypto", "double")], []]
    seconds[adder].append(card("Krypto", "open"))
    match = dealt(seconds, edition=edition)
    offer(match, 0, card("Krypto", "double"))
    pass_by(match, *range(adder))
    add(match, adder, card("Krypto", "open"))
    assert known(match).sellers == paid
    bid(match, 2, 7)
    for seat in (3, 0, 1):
        match.act(seat, {"let_go": True})
    assert {one["payee"] for one in heard(match, "paid")} == set(paid)


@pytest.mark.rule("MA-16")
def test_in_every_game_only_sellers_and_the_bank_are_paid() -> None:
    for game in games():
        before: Facts | None = None
        for match in game:
            for what in match.heard(ALL_SEEING, len(match.moves) - 1):
                if what.event.name == "paid" and before is not None:
                    assert what.event.data["payee"] in {*before.sellers, BANK}
            before = known(match)


@pytest.mark.rule("MA-20", "MA-28", "MA-30", "MA-31")
def test_seats_are_asked_in_the_order_that_was_told() -> None:
    for game in games():
        order: tuple[int, ...] = ()
        asked: list[int] = []
        for match in game:
            now = known(match).order
            view = match.view(SPECTATOR)
            if now != order or view.phase == "name_price":
                order, asked = now, []
            if order and view.phase != "name_price":
                (seat,) = view.to_act
                asked = asked if asked[-1:] == [seat] else [*asked, seat]
                assert tuple(asked) == order[: len(asked)]


@pytest.mark.rule("MA-22")
def test_where_all_are_asked_at_once_there_is_no_order() -> None:
    match = dealt([[card("Krypto", "sealed")]])
    offer(match, 0, card("Krypto", "sealed"))
    bid(match, 1, 5)
    take_back(match, 1)
    assert known(match).order == ()
