"""Who is ranked, what a painting pays, and who wins. (MA-41 to MA-43, MA-47)"""

import pytest
from matches import heard
from modern_art.positions import card, cards, dealt, in_turn, money, played, run, sell

from saleroom.core.contract import ranking
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art import scoring
from saleroom.games.modern_art.components import ARTIST_NAMES, ARTIST_OF
from saleroom.games.modern_art.events import WON
from saleroom.play.match import Match

LITE_METAL, YOKO, CHRISTIN, KARL, KRYPTO = range(5)
PLAIN = ("open", "once around", "sealed", "fixed price")


def lots_of(*counts: int) -> list[int]:
    """So many paintings of each artist, and the artist with five last."""
    piles = [cards(name, *PLAIN)[:n] for name, n in zip(ARTIST_NAMES[0], counts, strict=True)]
    return [c for pile in sorted(piles, key=len) for c in pile]


def row(match: Match, number: int = 1) -> tuple[int, ...]:
    """The markers placed in a round."""
    return tuple(match.view(SPECTATOR).markers[number - 1])


@pytest.mark.rule("MA-41", "MA-42")
@pytest.mark.parametrize(
    ("counts", "markers"),
    [
        ((1, 2, 3, 4, 5), (0, 0, 10, 20, 30)),
        ((5, 4, 3, 2, 1), (30, 20, 10, 0, 0)),
        ((3, 1, 5, 2, 4), (10, 0, 30, 0, 20)),
    ],
)
def test_the_three_artists_most_offered_get_30_20_and_10(
    counts: tuple[int, ...], markers: tuple[int, ...], edition: str
) -> None:
    lots = lots_of(*counts)
    match = in_turn(lots, players=3, edition=edition)
    run(match, lots)
    assert row(match) == markers
    assert [c["offered"] for c in heard(match, "counted")] == list(counts)


@pytest.mark.rule("MA-41")
@pytest.mark.parametrize(
    ("counts", "markers"),
    [
        ((2, 2, 2, 2, 5), (20, 10, 0, 0, 30)),
        ((0, 4, 4, 4, 5), (0, 20, 10, 0, 30)),
        ((1, 0, 3, 5, 3), (0, 0, 20, 30, 10)),
        ((5, 1, 1, 1, 1), (30, 20, 10, 0, 0)),
        ((1, 1, 0, 5, 2), (10, 0, 0, 30, 20)),
    ],
)
def test_ties_go_to_the_artist_further_left(
    counts: tuple[int, ...], markers: tuple[int, ...], edition: str
) -> None:
    lots = lots_of(*counts)
    match = in_turn(lots, players=3, edition=edition)
    run(match, lots)
    assert row(match) == markers


@pytest.mark.rule("MA-41")
@pytest.mark.parametrize(
    ("counts", "markers"),
    [((0, 0, 0, 0, 5), (0, 0, 0, 0, 30)), ((0, 0, 1, 0, 5), (0, 0, 20, 0, 30))],
)
def test_classic_mistake_an_artist_with_no_painting_offered_is_not_ranked(
    counts: tuple[int, ...], markers: tuple[int, ...], edition: str
) -> None:
    lots = lots_of(*counts)
    match = in_turn(lots, edition=edition)
    run(match, lots)
    assert row(match) == markers
    values = {c["artist"]: c["value"] for c in heard(match, "counted")}
    assert values == dict(enumerate(markers))


@pytest.mark.rule("MA-41")
def test_sold_or_not_an_offered_painting_counts() -> None:
    lots = lots_of(0, 0, 0, 4, 5)
    match = in_turn(lots)
    for number, lot in enumerate(lots):
        sell(match, lot, to=number % 4 if number % 2 else None, at=1)
    assert row(match) == (0, 0, 0, 20, 30)


@pytest.mark.rule("MA-43")
def test_classic_mistake_an_artist_outside_the_first_three_pays_nothing(edition: str) -> None:
    first, second = lots_of(0, 0, 0, 0, 5), [*cards("Yoko", "open")[:3]]
    krypto = card("Krypto", "sealed")
    lots = [
        krypto,
        *cards("Lite Metal", "open")[:2],
        *second[:2],
        *cards("Christin P.", "open", "once around")[:5],
    ]
    match = in_turn(first, lots, players=3, edition=edition)
    run(match, first)
    for lot in lots[:-1]:
        sell(match, lot, to=2, at=1)
    before = money(match)
    run(match, lots[-1:])
    assert match.view(SPECTATOR).markers[0][KRYPTO] == 30
    assert row(match, 2) == (20, 10, 30, 0, 0)
    assert {"seat": 2, "artist": KRYPTO, "paintings": 1, "each": 0} in heard(match, "bank_paid")
    assert money(match)[2] - before[2] == 2 * 20 + 2 * 10 + 4 * 30


@pytest.mark.rule("MA-43")
def test_markers_stay_on_the_board_for_later_rounds() -> None:
    rounds = [lots_of(0, 0, 0, 0, 5), lots_of(0, 0, 0, 5, 0)]
    match = in_turn(*rounds)
    run(match, rounds[0])
    run(match, rounds[1])
    assert match.view(SPECTATOR).markers == (
        (0, 0, 0, 0, 30),
        (0, 0, 0, 30, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
    )


# The board printed in the 2009 document: Nex, Bahut, Darmoir, Sadland, Koriko.
BOARD_OF_2009 = ((0, 20, 10, 0, 30), (0, 20, 0, 30, 10), (30, 10, 0, 20, 0), (30, 0, 10, 0, 20))
PAINTINGS_FOR = {30: 5, 20: 2, 10: 1, 0: 0}


def rounds_for(board: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Lots for each round that give these markers; each artist's fifth comes last."""
    piles = [list(cards(name, *PLAIN)) for name in ARTIST_NAMES[0]]
    rounds = []
    for markers in board:
        ranked = sorted((m, artist) for artist, m in enumerate(markers) if m)
        rounds.append([piles[a].pop(0) for m, a in ranked for _ in range(PAINTINGS_FOR[m])])
    return rounds


@pytest.mark.rule("MA-42", "MA-43")
def test_example_the_board_of_the_2009_document() -> None:
    rounds = rounds_for(BOARD_OF_2009)
    match = in_turn(*rounds, edition="2009")
    values = []
    for lots in rounds:
        run(match, lots)
        values.append([c["value"] for c in heard(match, "counted")[-5:]])
    assert match.view(SPECTATOR).markers == BOARD_OF_2009
    assert [value[KRYPTO] for value in values] == [30, 40, 0, 60]
    # Every other column by hand, from the same board.
    assert [value[LITE_METAL] for value in values] == [0, 0, 30, 60]
    assert [value[YOKO] for value in values] == [20, 40, 50, 0]
    assert [value[CHRISTIN] for value in values] == [10, 0, 0, 20]
    assert [value[KARL] for value in values] == [0, 30, 50, 0]


@pytest.mark.rule("MA-43")
def test_example_first_third_unplaced_second_pays_30_40_0_60_and_two_paintings_pay_60(
    edition: str,
) -> None:
    rounds = rounds_for(BOARD_OF_2009)
    # One is offered in round three too, but an artist further left has as many.
    rounds[2].insert(0, card("Krypto", "fixed price", 3))
    match = in_turn(*rounds, edition=edition)
    gains = []
    for lots in rounds:
        kryptos = [c for c in lots if ARTIST_OF[c] == KRYPTO][:2]
        for lot in lots[:-1]:
            sell(match, lot, to=0 if lot in kryptos else 3, at=1)
        before = money(match)[0]
        run(match, lots[-1:])
        gains.append((len(kryptos), money(match)[0] - before))
    assert gains == [(2, 60), (1, 40), (1, 0), (2, 120)]


@pytest.mark.rule("MA-47")
def test_after_round_four_all_show_their_money_and_the_richest_wins(edition: str) -> None:
    match = played(5, edition=edition)
    outcome = match.outcome()
    assert outcome is not None
    purses = money(match)
    assert outcome.scores == purses
    assert outcome.winners == tuple(s for s in range(4) if purses[s] == max(purses))
    assert outcome.winners == tuple(s for s in range(4) if outcome.ranks[s] == 1)
    assert outcome.paragraph == "MA-39"
    assert outcome.why == "fifth_offered"
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert match.view(viewer).money == purses
        assert heard(match, "money_shown", viewer) == [
            {"seat": seat, "money": purses[seat]} for seat in range(4)
        ]
        assert [w["seat"] for w in heard(match, "won", viewer)] == list(outcome.winners)


@pytest.mark.rule("MA-47")
def test_if_nobody_has_any_money_left_all_win() -> None:
    s = duplicate(dealt(players=3).state)
    s.money[:3] = [0, 0, 0]
    scoring.show_money(s)
    assert [seat for code, seat, *_ in s.told if code == WON] == [0, 1, 2]


@pytest.mark.rule("MA-47")
def test_there_is_no_outcome_before_the_end() -> None:
    assert dealt().outcome() is None


def level_until_the_last_round(edition: str) -> tuple[Match, tuple[int, ...]]:
    """Three rounds in which each in turn gets 60 and the others 30, and the lots of the fourth."""
    rounds = [
        cards(name, "open", "once around")[:5]
        for name in ("Krypto", "Karl Gitter", "Christin P.", "Yoko")
    ]
    match = in_turn(*rounds, players=3, edition=edition)
    for lots in rounds[:3]:
        run(match, lots)
    assert money(match) == (220, 220, 220)
    return match, rounds[3]


@pytest.mark.rule("MA-47")
def test_equal_sums_share_the_victory(edition: str) -> None:
    match, lots = level_until_the_last_round(edition)
    run(match, lots[:3])
    sell(match, lots[3], to=1, at=15)
    run(match, lots[4:])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == (265, 265, 250)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert heard(match, "won", SPECTATOR) == [
        {"seat": 0, "money": 265},
        {"seat": 1, "money": 265},
    ]


@pytest.mark.rule("MA-47")
def test_all_may_win_together(edition: str) -> None:
    match, lots = level_until_the_last_round(edition)
    run(match, lots[:3])
    sell(match, lots[3], to=0, at=30)
    run(match, lots[4:])
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((250, 250, 250), (0, 1, 2))


@pytest.mark.rule("MA-47")
@pytest.mark.parametrize(
    ("purses", "ranks"),
    [
        ((5, 9, 7, 1), (3, 1, 2, 4)),
        ((9, 9, 7, 7), (1, 1, 3, 3)),
        ((4, 4, 4), (1, 1, 1)),
        ((0, 3, 3, 3, 8), (5, 2, 2, 2, 1)),
    ],
)
def test_equals_share_the_better_rank(purses: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    assert ranking(purses) == ranks


@pytest.mark.rule("MA-47")
def test_after_the_end_all_hands_but_the_own_stay_secret() -> None:
    match = played(5)
    assert match.view(ALL_SEEING).phase == "over"
    assert all(hand is None for hand in match.view(SPECTATOR).hands)


@pytest.mark.rule("MA-41", "MA-42", "MA-43")
@pytest.mark.parametrize("seed", range(6))
def test_over_whole_games_every_round_is_ranked_as_a_reader_would_rank_it(
    seed: int, edition: str
) -> None:
    match = played(seed, 3 + seed % 3, edition, mystery_hand=seed == 3)
    columns = [0] * 5
    counted = heard(match, "counted")
    for start in range(0, len(counted), 5):
        counts = [c["offered"] for c in counted[start : start + 5]]
        order = sorted((artist for artist in range(5) if counts[artist]), key=lambda a: -counts[a])
        markers = dict(zip(order, (30, 20, 10), strict=False))
        for artist, told in enumerate(counted[start : start + 5]):
            columns[artist] += markers.get(artist, 0)
            assert told["artist"] == artist
            assert told["marker"] == markers.get(artist, 0)
            assert told["value"] == (columns[artist] if artist in markers else 0)
