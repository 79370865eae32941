"""Hands that run out: the last card of all, no cards at all, and no hanging. (MA-46, MA-10)"""

import pytest
from matches import heard, story
from modern_art.positions import (
    add,
    bid,
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
    sell,
    turn_up,
)

from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.play.match import Match

HANDS_EMPTY, NO_CARDS = 1, 2
LAST = (card("Yoko", "open"), card("Karl Gitter", "open"), card("Krypto", "sealed"))


def fourth_round(*last: int, edition: str = "1992") -> Match:
    """Round four with three players: these three cards are all that is left, seat 0's first."""
    rounds = long_rounds(*last)
    match = in_turn(*rounds, last, players=3, edition=edition)
    for lots in rounds:
        run(match, lots)
    assert match.view(ALL_SEEING).round == 4
    assert match.view(ALL_SEEING).hands == tuple((c,) for c in last)
    return match


@pytest.mark.rule("MA-46")
def test_in_round_four_the_last_card_of_all_hands_ends_the_round_and_the_game(
    edition: str,
) -> None:
    match = fourth_round(*LAST, edition=edition)
    run(match, LAST[:2])
    assert not match.is_over
    offer(match, 2, LAST[2])
    assert match.is_over
    assert heard(match, "round_ended")[-1] == {"round": 4, "why_ended": HANDS_EMPTY}
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.paragraph == "MA-46"
    assert outcome.why == "hands_empty"


@pytest.mark.rule("MA-46")
def test_classic_mistake_the_last_card_of_round_four_is_not_sold_but_counts(edition: str) -> None:
    match = fourth_round(*LAST, edition=edition)
    sell(match, LAST[0], to=1, at=5)
    sell(match, LAST[1], to=0, at=5)
    before, then = money(match), len(match.moves)
    offer(match, 2, LAST[2])
    assert heard(match, "unsold", since=then) == [{"card": LAST[2]}]
    counted = heard(match, "counted", since=then)
    assert [c["offered"] for c in counted] == [0, 1, 0, 1, 1]
    assert [c["marker"] for c in counted] == [0, 30, 0, 20, 10]
    yoko, karl = counted[1]["value"], counted[3]["value"]
    assert money(match) == (before[0] + karl, before[1] + yoko, before[2])
    told = story(match, since=then)
    assert "sold" not in told
    assert "taken_free" not in told


@pytest.mark.rule("MA-46", "MA-40")
def test_the_last_card_added_to_a_double_leaves_both_unsold_and_both_count(edition: str) -> None:
    last = (card("Yoko", "open"), card("Krypto", "double"), card("Krypto", "sealed"))
    match = fourth_round(*last, edition=edition)
    run(match, last[:1])
    offer(match, 1, last[1])
    assert not match.is_over
    pass_by(match, 1)
    then = len(match.moves)
    add(match, 2, last[2])
    assert match.is_over
    assert heard(match, "unsold", since=then) == [{"card": last[1]}, {"card": last[2]}]
    assert [c["offered"] for c in heard(match, "counted", since=then)] == [0, 1, 0, 0, 2]
    assert match.view(SPECTATOR).markers[3] == (0, 20, 0, 0, 30)


@pytest.mark.rule("MA-46")
def test_a_double_as_the_last_card_of_all_asks_for_no_second_card() -> None:
    last = (card("Yoko", "open"), card("Krypto", "sealed"), card("Krypto", "double"))
    match = fourth_round(*last)
    run(match, last[:2])
    offer(match, 2, last[2])
    assert match.is_over
    assert heard(match, "unsold")[-1] == {"card": last[2]}


@pytest.mark.rule("MA-46", "MA-32")
def test_a_double_nobody_completes_before_the_last_card_is_taken_for_nothing() -> None:
    last = (card("Yoko", "open"), card("Krypto", "double"), card("Krypto", "sealed"))
    match = fourth_round(*last)
    run(match, last)
    assert match.is_over
    assert heard(match, "taken_free")[-1]["card"] == last[1]
    assert heard(match, "unsold")[-1] == {"card": last[2]}


@pytest.mark.rule("MA-46", "MA-39")
def test_a_fifth_painting_in_round_four_ends_the_game_with_cards_in_hand() -> None:
    rounds = [
        cards(name, "open", "once around")[:5]
        for name in ("Krypto", "Karl Gitter", "Christin P.", "Yoko")
    ]
    match = in_turn(*rounds)
    for lots in rounds:
        run(match, lots)
    assert match.is_over
    assert heard(match, "round_ended")[-1] == {"round": 4, "why_ended": 0}
    assert sum(match.view(SPECTATOR).hand_sizes) == 68 - 20


@pytest.mark.rule("MA-46", "MA-10")
def test_classic_mistake_next_players_with_empty_hands_do_not_stop_the_game() -> None:
    rounds = completing_a_double(long_rounds(*LAST))
    match = in_turn(*rounds, LAST, players=3)
    for lots in rounds:
        run(match, lots)
    assert match.view(SPECTATOR).hand_sizes == (0, 1, 2)
    run(match, LAST[:2])
    assert match.view(SPECTATOR).hand_sizes == (0, 0, 1)
    assert match.asked == 2
    run(match, LAST[2:])
    assert match.is_over
    assert [t["seat"] for t in heard(match, "turn")][-3:] == [2, 1, 2]


def mystery_round_two(edition: str = "1992") -> tuple[Match, list[int]]:
    """Round two with a mystery hand: 18 cards in hands, none of which need be a fifth."""
    rounds = long_rounds()
    lots = rounds[1][:18]
    match = in_turn(rounds[0], lots, players=3, edition=edition, mystery_hand=True)
    run(match, rounds[0])
    assert match.view(SPECTATOR).hand_sizes == (6, 6, 6)
    return match, lots


@pytest.mark.rule("MA-46", "MA-51")
def test_with_a_mystery_hand_hands_may_run_out_in_round_two_and_play_goes_on(
    edition: str,
) -> None:
    match, lots = mystery_round_two(edition)
    run(match, lots[:-1])
    then = len(match.moves)
    last_seller = match.asked
    offer(match, last_seller, lots[-1])
    assert heard(match, "round_ended", since=then) == [{"round": 2, "why_ended": HANDS_EMPTY}]
    assert heard(match, "unsold", since=then) == [{"card": lots[-1]}]
    counted = [c["offered"] for c in heard(match, "counted", since=then)]
    assert counted == [sum(ARTIST_OF[c] == artist for c in lots) for artist in range(5)]
    table = match.view(SPECTATOR)
    assert (table.round, table.phase) == (3, "offer")
    assert table.hand_sizes == (4, 4, 4)
    assert table.to_act == ((last_seller + 1) % 3,)


@pytest.mark.rule("MA-46")
def test_the_mystery_hand_itself_does_not_count_as_a_hand() -> None:
    match, lots = mystery_round_two()
    run(match, lots[:-1])
    assert match.view(SPECTATOR).mystery_size == 13
    offer(match, match.asked, lots[-1])
    assert match.view(SPECTATOR).round == 3
    assert match.view(SPECTATOR).mystery_size == 17


def mystery_round_three(edition: str = "1992") -> tuple[Match, list[int]]:
    """Round three with a mystery hand: the 12 cards just dealt are all there are in hands."""
    rounds = long_rounds()
    lots = [rounds[0], rounds[1][:18], rounds[2][:12]]
    match = in_turn(*lots, players=3, edition=edition, mystery_hand=True)
    run(match, lots[0])
    run(match, lots[1])
    assert match.view(SPECTATOR).round == 3
    return match, lots[2]


@pytest.mark.rule("MA-46")
def test_a_fourth_round_without_cards_ends_at_once_nothing_ranked(edition: str) -> None:
    match, lots = mystery_round_three(edition)
    run(match, lots[:-1])
    then = len(match.moves)
    offer(match, match.asked, lots[-1])
    assert match.is_over
    assert heard(match, "round_ended", since=then) == [
        {"round": 3, "why_ended": HANDS_EMPTY},
        {"round": 4, "why_ended": NO_CARDS},
    ]
    assert match.view(SPECTATOR).markers[2] != (0, 0, 0, 0, 0)
    assert match.view(SPECTATOR).markers[3] == (0, 0, 0, 0, 0)
    assert len(heard(match, "counted", since=then)) == 5
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.why == "no_cards"
    assert outcome.scores == money(match) == match.view(SPECTATOR).money


@pytest.mark.rule("MA-46", "MA-52")
def test_a_mystery_card_may_end_round_three_with_one_card_in_hand() -> None:
    # The last but one card is sold, and the mystery card turned up after it is the fifth Krypto:
    # the last card of all is kept for round four, which it begins and ends.
    rounds = long_rounds()
    lots = [rounds[0], rounds[1][:18], rounds[2][:12]]
    unused = [c for c in cards("Krypto") if not any(c in used for used in lots)]
    match = in_turn(*lots, players=3, mystery=[[], [], unused[:3]], mystery_hand=True)
    run(match, [*lots[0], *lots[1], *lots[2][:8]])
    for lot in lots[2][8:11]:
        assert match.view(SPECTATOR).round == 3
        sell(match, lot, at=1)
        turner = match.asked
        turn_up(match, turner)
    assert match.view(SPECTATOR).round == 4
    assert match.asked == (turner + 1) % 3
    offer(match, match.asked, lots[2][11])
    assert match.is_over
    assert heard(match, "round_ended")[-1] == {"round": 4, "why_ended": HANDS_EMPTY}


@pytest.mark.rule("MA-10", "MA-46")
@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (3, {"mystery_hand": True})]
)
def test_classic_mistake_rounds_kept_going_as_long_as_possible_end_all_the_same(
    players: int, options: dict[str, object]
) -> None:
    match = dealt(players=players, **options)
    while not match.is_over:
        table = match.view(match.asked)
        hand = table.hands[match.asked]
        sell(match, min(hand, key=lambda c: table.offered[ARTIST_OF[c]]), at=1)
        if match.view(SPECTATOR).phase == "mystery":
            pass_by(match, match.asked)
        assert len(match.moves) < 1000
    assert [ended["round"] for ended in heard(match, "round_ended")] == [1, 2, 3, 4]


@pytest.mark.rule("MA-10")
def test_a_player_without_cards_may_buy_the_last_lot_but_one() -> None:
    match = fourth_round(*LAST)
    run(match, LAST[:1])
    offer(match, 1, LAST[1])
    bid(match, 0, 3)
    let_go(match, 1, 2)
    assert match.view(SPECTATOR).walls[0] == tuple(sorted(LAST[:2]))
