"""What is in the box and on the table before the first offer. (MA-1 to MA-5)"""

import pytest
from matches import heard
from modern_art.positions import card, cards, dealt, deck_with, in_turn, money, offer, run, shuffle

from saleroom.core.errors import BadSetup
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    ARTIST_OF,
    AUCTION_NAMES,
    AUCTION_OF,
    CURRENCY,
    EDITIONS,
    SPLIT,
)
from saleroom.games.modern_art.game import GAME
from saleroom.messages.catalogue import Catalogue
from saleroom.play.match import Match

KRYPTO_ROUND = cards("Krypto", "open", "once around")[:5]
KARL_ROUND = cards("Karl Gitter", "open", "once around")[:5]
CHRISTIN_ROUND = cards("Christin P.", "open", "once around")[:5]


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_may_play(players: int, edition: str) -> None:
    assert Match(GAME, players, edition).view(ALL_SEEING).players == players


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize("players", [0, 1, 2, 6, -3, "4", 4.0, True, None])
def test_no_other_number_may_play(players: object) -> None:
    with pytest.raises(BadSetup, match="setup_players: known=3, 4, 5, name="):
        GAME.new(players)


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize(
    ("edition_named", "names"),
    [
        ("1992", ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto")),
        ("2009", ("Nex", "Bahut", "Darmoir", "Sadland", "Koriko")),
    ],
)
def test_five_artists_in_board_order_with_12_to_16_paintings(
    edition_named: str, names: tuple[str, ...]
) -> None:
    assert ARTIST_NAMES[EDITIONS.index(edition_named)] == names
    assert [len(cards(name)) for name in names] == [12, 13, 14, 15, 16]
    assert sorted(c for name in names for c in cards(name)) == list(range(70))


@pytest.mark.rule("MA-1", "MA-2")
def test_each_artist_has_this_many_cards_of_each_auction() -> None:
    table = {
        "Lite Metal": (3, 3, 2, 2, 2),
        "Yoko": (3, 2, 3, 3, 2),
        "Christin P.": (3, 3, 3, 3, 2),
        "Karl Gitter": (3, 3, 3, 3, 3),
        "Krypto": (4, 3, 3, 3, 3),
    }
    kinds = ("open", "once around", "sealed", "fixed price", "double")
    for name, counts in table.items():
        assert tuple(len(cards(name, kind)) for kind in kinds) == counts


@pytest.mark.rule("MA-2")
def test_every_card_shows_one_of_five_auctions() -> None:
    assert AUCTION_NAMES == ("open", "once around", "sealed", "fixed price", "double")
    assert len(AUCTION_OF) == len(ARTIST_OF) == sum(map(sum, SPLIT)) == 70
    assert set(AUCTION_OF) == set(range(5))


@pytest.mark.rule("MA-2")
@pytest.mark.parametrize(
    ("auction", "phase"),
    [
        ("open", "outcry"),
        ("once around", "once_around"),
        ("sealed", "sealed"),
        ("fixed price", "name_price"),
        ("double", "add"),
    ],
)
def test_an_offered_card_is_sold_in_the_way_it_shows(auction: str, phase: str) -> None:
    match = dealt([[card("Yoko", auction)]])
    offer(match, 0, card("Yoko", auction))
    table = match.view(ALL_SEEING)
    assert (table.auction, table.phase) == (auction, phase)


@pytest.mark.rule("MA-3", "MA-45")
@pytest.mark.parametrize(
    ("players", "deals"), [(3, (10, 6, 6, 0)), (4, (9, 4, 4, 0)), (5, (8, 3, 3, 0))]
)
def test_cards_dealt_before_each_round(players: int, deals: tuple[int, ...], edition: str) -> None:
    rounds = [KRYPTO_ROUND, KARL_ROUND, CHRISTIN_ROUND]
    match = in_turn(*rounds, players=players, edition=edition)
    sizes = [0] * players
    turn = 0
    for number, lots in enumerate([*rounds, ()]):
        sizes = [size + deals[number] for size in sizes]
        assert match.view(ALL_SEEING).round == number + 1
        assert match.view(ALL_SEEING).hand_sizes == tuple(sizes)
        run(match, lots)
        for _ in lots:
            sizes[turn] -= 1
            turn = (turn + 1) % players
    told = [(dealt["seat"], dealt["count"]) for dealt in heard(match, "dealt")]
    assert told == [(seat, count) for count in deals[:3] for seat in range(players)]


@pytest.mark.rule("MA-3")
@pytest.mark.parametrize(("players", "stock"), [(3, 40), (4, 34), (5, 30)])
def test_undealt_cards_wait_in_the_stock(players: int, stock: int) -> None:
    table = dealt(players=players).view(ALL_SEEING)
    in_hands = [c for hand in table.hands for c in hand]
    assert len(set(in_hands)) == len(in_hands) == 70 - stock
    assert not table.discarded
    assert not table.unsold


@pytest.mark.rule("MA-3")
def test_hands_carry_over_from_round_to_round() -> None:
    match = in_turn(KRYPTO_ROUND, KARL_ROUND)
    kept = [set(hand) - set(KRYPTO_ROUND) for hand in match.view(ALL_SEEING).hands]
    run(match, KRYPTO_ROUND)
    for before, now in zip(kept, match.view(ALL_SEEING).hands, strict=True):
        assert before < set(now)
        assert len(now) == len(before) + 4


@pytest.mark.rule("MA-3")
def test_round_four_deals_nothing() -> None:
    match = in_turn(KRYPTO_ROUND, KARL_ROUND, CHRISTIN_ROUND)
    run(match, [*KRYPTO_ROUND, *KARL_ROUND, *CHRISTIN_ROUND[:-1]])
    sizes = list(match.view(ALL_SEEING).hand_sizes)
    last_seller, before = match.asked, len(match.moves)
    run(match, CHRISTIN_ROUND[-1:])
    sizes[last_seller] -= 1
    assert match.view(ALL_SEEING).round == 4
    assert match.view(ALL_SEEING).hand_sizes == tuple(sizes)
    assert heard(match, "dealt", since=before) == []


@pytest.mark.rule("MA-3")
def test_the_shuffle_brings_each_card_once() -> None:
    match = Match(GAME, 4, options={"first_seller": 0})
    deck = deck_with([[[13, 69], [0]]], hands=4)
    for number, drawn in enumerate(deck):
        assert match.legal(CHANCE).choices == tuple(sorted(deck[number:]))
        shuffle(match, [drawn])
    assert match.asked == 0
    assert not match.legal(CHANCE)


@pytest.mark.rule("MA-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_100(players: int, edition: str) -> None:
    assert money(dealt(players=players, edition=edition)) == (100,) * players


@pytest.mark.rule("MA-4")
def test_1992_shows_dollars_and_2009_euros() -> None:
    assert dict(zip(EDITIONS, CURRENCY, strict=True)) == {"1992": "$", "2009": "€"}
    for edition, sign in zip(EDITIONS, CURRENCY, strict=True):
        view = dealt(edition=edition).view(0)
        assert f"{sign}7,000" in Catalogue("en").label(GAME, {"bid": 7}, view)


@pytest.mark.rule("MA-5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_names_the_first_seller(players: int) -> None:
    for seat in range(players):
        match = Match(GAME, players)
        named = [match.game.chance_codec.decode(c) for c in match.legal(CHANCE).choices]
        assert named == [{"first_seller": other} for other in range(players)]
        match.act(CHANCE, {"first_seller": seat})
        shuffle(match, range(70))
        assert heard(match, "first_seller") == [{"seat": seat}]
        assert match.view(0).to_act == (seat,)
        assert match.view(0).first_seller == seat


@pytest.mark.rule("MA-5")
def test_the_tables_owner_may_name_the_first_seller() -> None:
    match = dealt(first_seller=2)
    assert match.asked == 2
    assert heard(match, "first_seller") == []
    assert heard(match, "turn") == [{"seat": 2}]


@pytest.mark.rule("MA-5")
def test_what_chance_has_not_decided_yet_nobody_knows() -> None:
    table = Match(GAME, 3).view(ALL_SEEING)
    assert (table.first_seller, table.seller, table.opener) == (None, None, None)
    assert (table.lot, table.auction, table.leader) == ((), None, None)
    assert table.to_act == (CHANCE,)
