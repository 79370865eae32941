"""Modern Art in tables: every position, for every viewer."""

from collections.abc import Iterator

import pytest
from matches import wander
from modern_art.positions import add, artist, bid, card, dealt, in_turn, offer, pass_by, run
from terminal.written import written

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.modern_art.facts import worth_now
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

TABLES = [
    (3, "1992", {}),
    (4, "2009", {}),
    (5, "1992", {"open_money": True}),
    (3, "2009", {"mystery_hand": True}),
    (4, "1992", {"double_proceeds": "new_seller"}),
]


def positions(every: int = 3) -> Iterator[Match]:
    """Positions of random games at all kinds of tables."""
    for seed, (players, edition, options) in enumerate(TABLES):
        match = Match(GAME, players, edition, options)
        yield match
        for number, reached in enumerate(wander(match, seed)):
            if number % every == 0 or reached.is_over:
                yield reached


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.players), SPECTATOR, ALL_SEEING)


def text_of(match: Match, viewer: int) -> str:
    return "\n".join(written(match, viewer).lines())


def test_every_position_can_be_drawn_for_everybody() -> None:
    for match in positions():
        for viewer in viewers(match):
            sheet = GAME.sheet(match.view(viewer))
            assert sheet.headline
            for table in sheet.grids:
                assert all(len(row) == len(table.headings) for row in table.rows)


@pytest.mark.rule("MA-6", "MA-54")
def test_a_sheet_shows_nothing_its_viewer_may_not_know() -> None:
    """What a seat cannot see is dealt anew, and its sheet stays the same."""
    for number, match in enumerate(positions(every=10)):
        if match.asked == CHANCE:
            continue
        other = match.copy()
        for seat in range(match.players):
            GAME.flat.redeal(other.state, seat, seeded(number))
            assert GAME.sheet(other.view(seat)) == GAME.sheet(match.view(seat))
            other = match.copy()


def test_the_all_seeing_sheet_shows_every_hand_and_fist() -> None:
    match = dealt([[card("Krypto", "sealed"), card("Yoko", "double")], [card("Nex", "open")]])
    hands = written(match, ALL_SEEING).grid("O open, A once around, S sealed,")
    assert [cell.text for cell in hands.headings] == ["", *(f"Seat {k}" for k in range(4))]
    letters = [str(cell.text) for row in hands.rows for cell in row[1:]]
    assert sum(len(text.replace("·", "")) for text in letters) == 36
    assert "D" in str(hands.rows[artist("Yoko")][1].text)
    offer(match, 0, card("Krypto", "sealed"))
    bid(match, 1, 17)
    assert "fist closed · 17" in text_of(match, ALL_SEEING)
    assert "fist closed · 17" in text_of(match, 1)
    assert "fist closed" in text_of(match, 2)
    assert "17" not in text_of(match, 2)


def test_the_mystery_hand_is_counted_for_all_and_shown_to_the_all_seeing_only() -> None:
    match = dealt(players=3, mystery_hand=True)
    everything = written(match, ALL_SEEING).grid("O open")
    assert everything.headings[-1].text == "Mystery hand"
    assert sum(len(str(row[-1].text).replace("·", "")) for row in everything.rows) == 9
    players = written(match, 0).grid("Players").rows
    assert [cell.text for cell in players[-1][:4]] == ["Mystery hand", "", "", "9"]


def test_a_hand_is_shown_card_by_card() -> None:
    wanted = [card("Krypto", "open", 1), card("Krypto", "open", 2), card("Krypto", "double")]
    match = dealt([[*wanted, card("Yoko", "fixed price")]])
    hand = written(match, 0).grid("Your hand")
    rows = {str(row[0].text): str(row[1].text) for row in hand.rows}
    assert rows["Krypto"] == "2 \N{MULTIPLICATION SIGN} open, double"
    assert "fixed price" in rows["Yoko"]
    assert hand.title == "Your hand: 9 paintings"


def test_the_spotlight_names_the_lot_the_sellers_and_the_leader() -> None:
    match = dealt([[card("Krypto", "double")], [card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "double"))
    assert "Krypto · Completing the double" in text_of(match, 2)
    pass_by(match, 0)
    add(match, 1, card("Krypto", "open"))
    assert "Seat 0, Seat 1 share the price · No bid yet" in text_of(match, 2)
    bid(match, 2, 12)
    assert "Krypto \N{MULTIPLICATION SIGN} 2 · Open auction" in text_of(match, 2)
    assert "Seat 0, Seat 1 share the price · You lead with $12,000" in text_of(match, 2)


def test_only_who_is_paid_is_named_as_the_seller() -> None:
    match = dealt([[card("Koriko", "double")], [card("Koriko", "open")]], edition="2009")
    offer(match, 0, card("Koriko", "double"))
    pass_by(match, 0)
    add(match, 1, card("Koriko", "open"))
    assert "Seat 1 sells · No bid yet" in text_of(match, 2)


@pytest.mark.rule("MA-41", "MA-43")
def test_what_a_painting_would_pay_now() -> None:
    lots = [card("Krypto", "open"), card("Yoko", "open"), card("Krypto", "sealed")]
    match = in_turn(lots)
    run(match, lots)
    assert worth_now(match.view(0)) == (0, 20, 0, 0, 30)


@pytest.mark.rule("MA-43")
def test_at_the_end_the_sheet_says_what_a_painting_paid_in_each_round() -> None:
    for seed in range(20):
        match = Match(GAME, 3)
        for _ in wander(match, seed):
            pass
        rows = written(match, 0).grid("What paintings pay").rows
        paid = {
            (heard.event["artist"], number): heard.event["value"]
            for number, batch in enumerate(_by_round(match))
            for heard in batch
        }
        for place, row in enumerate(rows):
            shown = [0 if cell.text == "·" else int(str(cell.text)) for cell in row[1:]]
            assert shown == [paid.get((place, number), 0) for number in range(4)]


def _by_round(match: Match) -> Iterator[list[object]]:
    counted = [heard for heard in match.heard(SPECTATOR) if heard.event.name == "counted"]
    for start in range(0, len(counted), 5):
        yield counted[start : start + 5]
