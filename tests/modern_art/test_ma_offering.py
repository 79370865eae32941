"""Whose turn it is, what he must offer, and where the painting goes. (MA-7 to MA-11)"""

import pytest
from matches import heard, wander
from modern_art.positions import (
    add,
    ask,
    bid,
    buy,
    card,
    cards,
    completing_a_double,
    dealt,
    in_turn,
    let_go,
    long_rounds,
    money,
    offer,
    pass_by,
    run,
    seal,
    sell,
    turn_up,
)

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.actions import CODEC
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

YOKO = card("Yoko", "open")
OPEN = [card(name, "open") for name in ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter")]
LAST_THREE = (card("Yoko", "open"), card("Karl Gitter", "open"), card("Krypto", "sealed"))


def without_cards(*last: int) -> Match:
    """Round four: seat 0 has added a card to a double of his own and has none left.

    Seat 2 begins, with the first and the third of these cards; seat 1 has the second.
    """
    rounds = completing_a_double(long_rounds(*last))
    match = in_turn(*rounds, last, players=3)
    for lots in rounds:
        run(match, lots)
    assert match.view(ALL_SEEING).round == 4
    assert match.view(ALL_SEEING).hand_sizes == (0, 1, 2)
    return match


@pytest.mark.rule("MA-7")
def test_there_are_four_rounds(edition: str) -> None:
    rounds = [*long_rounds(*LAST_THREE), LAST_THREE]
    match = in_turn(*rounds, players=3, edition=edition)
    for number, lots in enumerate(rounds):
        assert match.view(SPECTATOR).round == number + 1
        assert not match.is_over
        run(match, lots)
    assert match.is_over
    assert [began["round"] for began in heard(match, "round_began")] == [1, 2, 3, 4]
    assert [ended["round"] for ended in heard(match, "round_ended")] == [1, 2, 3, 4]


@pytest.mark.rule("MA-7", "MA-9")
@pytest.mark.parametrize("first_seller", [0, 1, 2, 3])
def test_players_offer_in_turn_clockwise(first_seller: int, edition: str) -> None:
    match = in_turn(OPEN, edition=edition, first_seller=first_seller)
    run(match, OPEN)
    turns = [(first_seller + k) % 4 for k in range(4)]
    assert [offered["seat"] for offered in heard(match, "offered")] == turns
    assert match.asked == first_seller


@pytest.mark.rule("MA-8")
def test_the_seller_may_offer_any_card_of_his_hand_and_nothing_else() -> None:
    match = dealt(first_seller=2)
    legal = match.legal(2)
    assert {CODEC.decode(c)["offer"] for c in legal.choices} == set(match.view(2).hands[2])
    assert not legal.amounts
    assert all(not match.legal(other) for other in (0, 1, 3))


@pytest.mark.rule("MA-8")
def test_the_seller_may_not_pass() -> None:
    match = dealt()
    with pytest.raises(IllegalNow) as refused:
        pass_by(match, 0)
    assert refused.value.paragraph == "MA-8"


@pytest.mark.rule("MA-8")
def test_the_painting_is_offered_face_up() -> None:
    match = dealt([[YOKO]])
    offer(match, 0, YOKO)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert match.view(viewer).lot == (YOKO,)
        assert match.view(viewer).seller == 0
        assert heard(match, "offered", viewer) == [{"seat": 0, "card": YOKO}]
    assert match.view(0).hand_sizes == (8, 9, 9, 9)
    assert YOKO not in match.view(0).hands[0]


@pytest.mark.rule("MA-8")
def test_a_card_of_another_hand_cannot_be_offered() -> None:
    match = dealt([[], [YOKO]])
    with pytest.raises(IllegalNow, match="not_in_hand"):
        offer(match, 0, YOKO)


@pytest.mark.rule("MA-9")
@pytest.mark.parametrize("buyer", [0, 1, 2, 3])
def test_the_player_left_of_the_seller_is_next_whoever_bought(buyer: int) -> None:
    match = dealt([[], [YOKO]], first_seller=1)
    sell(match, YOKO, to=buyer, at=9)
    assert match.view(SPECTATOR).to_act == (2,)
    assert heard(match, "turn") == [{"seat": 1}, {"seat": 2}]


@pytest.mark.rule("MA-10")
def test_who_has_no_cards_is_passed_over_as_seller() -> None:
    match = without_cards(*LAST_THREE)
    assert match.asked == 2
    run(match, LAST_THREE[:1])
    assert match.asked == 1
    assert heard(match, "turn")[-2:] == [{"seat": 2}, {"seat": 1}]


@pytest.mark.rule("MA-10")
def test_who_has_no_cards_still_bids_in_an_open_auction() -> None:
    match = without_cards(*LAST_THREE)
    offer(match, 2, LAST_THREE[0])
    bid(match, 0, 11)
    let_go(match, 1, 2)
    assert match.view(SPECTATOR).walls == ((LAST_THREE[0],), (), ())


@pytest.mark.rule("MA-10")
def test_who_has_no_cards_is_asked_to_add_to_a_double_and_still_buys() -> None:
    final = (card("Krypto", "double"), card("Krypto", "fixed price"), OPEN[3])
    match = without_cards(*final)
    offer(match, 2, final[0])
    pass_by(match, 2, 0)
    add(match, 1, final[1])
    ask(match, 1, 5)
    pass_by(match, 2)
    before = money(match)
    buy(match, 0)
    assert match.view(SPECTATOR).walls[0] == tuple(sorted(final[:2]))
    assert money(match)[0] == before[0] - 5
    assert match.asked == 2


@pytest.mark.rule("MA-10")
def test_who_has_no_cards_gets_the_turn_again_with_new_cards() -> None:
    # The mystery hand makes it possible to run out before round four: 27 cards in the hands of
    # round one, 21 of them offered, then 18 for round two.
    rounds = long_rounds()
    match = in_turn(rounds[0], rounds[1][:18], players=3, mystery_hand=True)
    run(match, rounds[0])
    run(match, rounds[1][:17])
    assert match.view(SPECTATOR).hand_sizes == (0, 0, 1)
    run(match, rounds[1][17:18])
    assert match.view(SPECTATOR).round == 3
    assert match.view(SPECTATOR).hand_sizes == (4, 4, 4)
    assert match.asked == 0


@pytest.mark.rule("MA-11")
def test_the_buyer_lays_the_painting_before_himself_until_the_round_ends(edition: str) -> None:
    kryptos = cards("Krypto", "open", "once around")[:5]
    match = in_turn([YOKO, *kryptos], edition=edition)
    sell(match, YOKO, to=3, at=2)
    for krypto in kryptos[:4]:
        for viewer in (SPECTATOR, 0, 3):
            assert YOKO in match.view(viewer).walls[3]
        sell(match, krypto, to=1, at=1)
    assert match.view(SPECTATOR).walls == ((), kryptos[:4], (), (YOKO,))
    sell(match, kryptos[4])
    assert match.view(SPECTATOR).walls == ((), (), (), ())
    assert match.view(SPECTATOR).discarded == tuple(sorted([YOKO, *kryptos]))


@pytest.mark.rule("MA-11")
def test_a_painting_taken_for_nothing_lies_before_its_seller() -> None:
    match = dealt([[YOKO], [card("Krypto", "sealed")]])
    sell(match, YOKO)
    offer(match, 1, card("Krypto", "sealed"))
    seal(match, 0, 0, 0, 0)
    assert match.view(2).walls == ((YOKO,), (card("Krypto", "sealed"),), (), ())


@pytest.mark.rule("MA-10", "MA-51")
def test_turning_up_a_mystery_card_does_not_move_the_turn() -> None:
    match = dealt([[YOKO]], mystery=[[card("Krypto", "sealed")]], players=3, mystery_hand=True)
    sell(match, YOKO, to=2, at=1)
    turn_up(match, 0)
    assert match.asked == 1


@pytest.mark.rule("MA-9", "MA-10", "MA-38", "MA-45", "MA-53")
@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (3, {"mystery_hand": True})]
)
def test_over_whole_games_the_turn_goes_left_of_who_offered_or_added_last(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, {"first_seller": 1, **options})
    last = 0
    for _ in wander(match, seed=players):
        sizes = match.view(SPECTATOR).hand_sizes
        for _, event in match.heard(SPECTATOR, since=len(match.moves) - 1):
            if event.name in {"offered", "added"}:
                last = event["seat"]
            elif event.name == "turn":
                clockwise = [(last + k) % players for k in range(1, players + 1)]
                assert event["seat"] == next(seat for seat in clockwise if sizes[seat])
