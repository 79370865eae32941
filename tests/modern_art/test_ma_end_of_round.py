"""When a round ends, what stays unsold, and who begins the next. (MA-39, MA-40, MA-44, MA-45)"""

import pytest
from matches import heard, story
from modern_art.positions import add, card, cards, in_turn, money, offer, pass_by, run, sell

from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.play.match import Match

FIFTH_OFFERED = 0
KRYPTOS = cards("Krypto", "open", "once around")[:5]
DOUBLE = card("Krypto", "double")
KARL_ROUND = cards("Karl Gitter", "open", "once around")[:5]


def counted(match: Match) -> dict[int, int]:
    """How many of each artist were counted at the end of the last round."""
    return {c["artist"]: c["offered"] for c in heard(match, "counted")[-5:]}


@pytest.mark.rule("MA-39")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fifth_painting_of_an_artist_ends_the_round_at_once(players: int, edition: str) -> None:
    match = in_turn(KRYPTOS, players=players, edition=edition)
    run(match, KRYPTOS[:4])
    assert match.view(SPECTATOR).round == 1
    offer(match, match.asked, KRYPTOS[4])
    assert match.view(SPECTATOR).round == 2
    assert heard(match, "round_ended") == [{"round": 1, "why_ended": FIFTH_OFFERED}]


@pytest.mark.rule("MA-39")
@pytest.mark.parametrize("kind", ["open", "once around", "sealed", "fixed price"])
def test_the_fifth_is_not_sold_and_belongs_to_nobody(kind: str, edition: str) -> None:
    fifth = card("Krypto", kind, 3)
    others = [c for c in KRYPTOS if c != fifth][:4]
    match = in_turn([*others, fifth], edition=edition)
    run(match, others)
    before = len(match.moves)
    offer(match, 0, fifth)
    assert heard(match, "unsold") == [{"card": fifth}]
    assert heard(match, "sold", since=before) == heard(match, "taken_free", since=before) == []
    assert heard(match, "bank_paid") == [
        {"seat": seat, "artist": 4, "paintings": 1, "each": 30} for seat in range(4)
    ]


@pytest.mark.rule("MA-39", "MA-41")
def test_classic_mistake_the_unsold_fifth_counts(edition: str) -> None:
    match = in_turn(KRYPTOS, edition=edition)
    run(match, KRYPTOS)
    assert counted(match) == {0: 0, 1: 0, 2: 0, 3: 0, 4: 5}


@pytest.mark.rule("MA-39")
def test_four_of_every_artist_do_not_end_the_round() -> None:
    names = ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto")
    lots = [cards(name, "open", "once around", "sealed")[k] for k in range(4) for name in names]
    match = in_turn(lots, players=3)
    run(match, lots)
    assert match.view(SPECTATOR).offered == (4, 4, 4, 4, 4)
    assert match.view(SPECTATOR).round == 1


@pytest.mark.rule("MA-39")
def test_the_count_begins_anew_with_each_round() -> None:
    kryptos = cards("Krypto", "open", "once around", "sealed")
    match = in_turn([*kryptos[:4], *KARL_ROUND], kryptos[4:8])
    run(match, [*kryptos[:4], *KARL_ROUND])
    assert match.view(SPECTATOR).offered == (0, 0, 0, 0, 0)
    run(match, kryptos[4:8])
    assert match.view(SPECTATOR).offered == (0, 0, 0, 0, 4)
    assert match.view(SPECTATOR).round == 2


@pytest.mark.rule("MA-40")
@pytest.mark.parametrize("adder", [3, 0, 1])
def test_classic_mistake_both_cards_of_a_double_are_unsold_if_the_second_is_the_fifth(
    adder: int, edition: str
) -> None:
    match = in_turn([*KRYPTOS[:3], (DOUBLE, KRYPTOS[3], adder)], edition=edition)
    run(match, KRYPTOS[:3])
    offer(match, 3, DOUBLE)
    while match.asked != adder:
        pass_by(match, match.asked)
    assert match.view(SPECTATOR).round == 1
    before = money(match)
    add(match, adder, KRYPTOS[3])
    assert match.view(SPECTATOR).round == 2
    assert heard(match, "unsold") == [{"card": DOUBLE}, {"card": KRYPTOS[3]}]
    assert counted(match)[4] == 5
    assert money(match) == (before[0] + 30, before[1] + 30, before[2] + 30, before[3])


@pytest.mark.rule("MA-40")
def test_a_double_that_is_the_fourth_is_sold_if_nobody_makes_it_the_fifth() -> None:
    match = in_turn([*KRYPTOS[:3], DOUBLE])
    run(match, [*KRYPTOS[:3], DOUBLE])
    assert match.view(SPECTATOR).round == 1
    assert match.view(SPECTATOR).walls[3] == (DOUBLE,)


@pytest.mark.rule("MA-40")
def test_if_the_double_itself_is_the_fifth_no_second_card_is_asked_for(edition: str) -> None:
    match = in_turn([*KRYPTOS[:4], DOUBLE], edition=edition)
    run(match, KRYPTOS[:4])
    offer(match, 0, DOUBLE)
    assert match.view(SPECTATOR).round == 2
    assert match.view(SPECTATOR).phase == "offer"
    assert heard(match, "unsold") == [{"card": DOUBLE}]
    assert counted(match)[4] == 5


@pytest.mark.rule("MA-44")
def test_everybody_sells_all_his_paintings_to_the_bank(edition: str) -> None:
    yokos = cards("Yoko", "open")
    lots = [*yokos[:2], *KRYPTOS]
    match = in_turn(lots, edition=edition)
    for lot, buyer in zip(lots[:-1], (1, 1, 1, 2, 2, 2), strict=True):
        sell(match, lot, to=buyer, at=1)
    before = money(match)
    offer(match, match.asked, lots[-1])
    gained = tuple(now - then for now, then in zip(money(match), before, strict=True))
    assert gained == (0, 2 * 20 + 30, 3 * 30, 0)
    assert heard(match, "bank_paid") == [
        {"seat": 1, "artist": 1, "paintings": 2, "each": 20},
        {"seat": 1, "artist": 4, "paintings": 1, "each": 30},
        {"seat": 2, "artist": 4, "paintings": 3, "each": 30},
    ]


@pytest.mark.rule("MA-44")
def test_all_paintings_are_discarded_worth_something_or_not() -> None:
    worthless = card("Karl Gitter", "open")
    ranked = [card("Lite Metal", "open"), card("Yoko", "open")]
    lots = [worthless, *ranked, *KRYPTOS]
    match = in_turn(lots)
    run(match, lots)
    table = match.view(SPECTATOR)
    assert table.walls == ((), (), (), ())
    assert table.unsold == ()
    assert table.discarded == tuple(sorted(lots))
    assert {"seat": 0, "artist": 3, "paintings": 1, "each": 0} in heard(match, "bank_paid")


@pytest.mark.rule("MA-45")
@pytest.mark.parametrize("first_seller", [0, 1, 2, 3])
def test_the_next_round_begins_left_of_who_offered_the_last_painting(
    first_seller: int, edition: str
) -> None:
    match = in_turn(KRYPTOS, first_seller=first_seller, edition=edition)
    run(match, KRYPTOS)
    last = heard(match, "offered")[-1]["seat"]
    assert last == first_seller
    assert match.asked == (last + 1) % 4


@pytest.mark.rule("MA-45")
def test_after_a_double_ended_the_round_left_of_who_added_to_it() -> None:
    lots = [*KRYPTOS[:3], (DOUBLE, KRYPTOS[3], 1)]
    match = in_turn(lots)
    run(match, lots)
    assert match.view(SPECTATOR).round == 2
    assert match.asked == 2


@pytest.mark.rule("MA-45")
def test_new_cards_are_dealt_after_the_bank_has_paid() -> None:
    match = in_turn(KRYPTOS)
    run(match, KRYPTOS[:4])
    before = len(match.moves)
    offer(match, match.asked, KRYPTOS[4])
    told = story(match, SPECTATOR, since=before)
    assert told == [
        "offered",
        "round_ended",
        "unsold",
        *["counted"] * 5,
        *["bank_paid"] * 4,
        "round_began",
        *["dealt"] * 4,
        "turn",
    ]
    assert match.view(SPECTATOR).hand_sizes == (11, 12, 12, 12)


@pytest.mark.rule("MA-39")
def test_a_round_that_ends_leaves_no_trace_of_an_auction() -> None:
    match = in_turn(KRYPTOS)
    run(match, KRYPTOS[:3])
    sell(match, KRYPTOS[3], to=0, at=5)
    offer(match, 0, KRYPTOS[4])
    table = match.view(ALL_SEEING)
    assert (table.lot, table.seller, table.opener, table.leader) == ((), None, None, None)
    assert (table.price, table.fists, table.auction) == (0, (), None)
