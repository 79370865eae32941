"""Who sees what at the table. (MA-6; MA-19, MA-26 and MA-54 are with their rules)

The law of secrecy over whole games, dealing anew whatever a seat may not know, is tested for all
games together; here are its plain consequences, rule by rule.
"""

import pytest
from matches import heard, wander
from modern_art.positions import bid, card, dealt, let_go, money, offer, played, sell

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

KRYPTO = card("Krypto", "open")
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"mystery_hand": True}),
]


@pytest.mark.rule("MA-6")
def test_hands_are_secret_to_all_but_their_owner(edition: str) -> None:
    match = dealt(edition=edition)
    for viewer in range(4):
        hands = match.view(viewer).hands
        assert len(hands[viewer]) == 9
        assert all(hands[other] is None for other in range(4) if other != viewer)
    assert match.view(SPECTATOR).hands == (None,) * 4


@pytest.mark.rule("MA-6")
def test_cards_are_dealt_face_down() -> None:
    match = dealt()
    for viewer in range(4):
        got = [c["card"] for c in heard(match, "card_dealt", viewer)]
        assert sorted(got) == sorted(match.view(viewer).hands[viewer])
    assert heard(match, "card_dealt", SPECTATOR) == []
    assert len(heard(match, "dealt", SPECTATOR)) == 4


@pytest.mark.rule("MA-6")
def test_what_others_hold_changes_nothing_one_sees(edition: str) -> None:
    mine = [KRYPTO, card("Yoko", "open")]
    one = dealt([mine, [card("Yoko", "double")]], edition=edition)
    other = dealt([mine, [], [], [card("Yoko", "double")]], edition=edition)
    for match in (one, other):
        sell(match, KRYPTO, to=2, at=5)
    assert one.view(ALL_SEEING).hands[1] != other.view(ALL_SEEING).hands[1]
    for viewer in (SPECTATOR, 0):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
    assert one.legal(0) == other.legal(0)


@pytest.mark.rule("MA-6")
def test_money_is_secret_until_the_end(edition: str) -> None:
    match = dealt([[KRYPTO]], edition=edition)
    sell(match, KRYPTO, to=2, at=30)
    assert match.view(SPECTATOR).money == (None, None, None, None)
    assert match.view(0).money == (130, None, None, None)
    assert match.view(2).money == (None, None, 70, None)
    assert heard(match, "money_shown") == []


def test_who_has_not_counted_does_not_guess_more_money_than_there_is() -> None:
    match = dealt([[KRYPTO]])
    sell(match, KRYPTO, to=2, at=30)
    assert sum(GAME.guess(match.view(0), None, seeded(1)).money) <= 400


@pytest.mark.rule("MA-6", "MA-47")
def test_at_the_end_everybody_sees_all_money() -> None:
    match = played(3)
    assert match.view(SPECTATOR).money == match.view(1).money == money(match)


@pytest.mark.rule("MA-6")
def test_prices_paid_are_open() -> None:
    match = dealt([[KRYPTO]])
    sell(match, KRYPTO, to=2, at=30)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert heard(match, "sold", viewer) == [
            {"seat": 2, "price": 30, "card": KRYPTO, "second": -1}
        ]
        assert heard(match, "paid", viewer) == [
            {"seat": 2, "payee": 0, "amount": 30, "why_paid": 0}
        ]


@pytest.mark.rule("MA-6")
def test_paintings_values_and_sizes_of_hands_are_open() -> None:
    match = dealt([[KRYPTO]])
    sell(match, KRYPTO, to=2, at=30)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        table = match.view(viewer)
        assert table.walls == ((), (), (KRYPTO,), ())
        assert table.hand_sizes == (8, 9, 9, 9)
        assert table.offered == (0, 0, 0, 0, 1)
        assert table.markers == ((0,) * 5,) * 4


@pytest.mark.rule("MA-6")
def test_the_option_open_money_shows_all_sums_to_all(edition: str) -> None:
    match = dealt([[KRYPTO]], edition=edition, open_money=True)
    sell(match, KRYPTO, to=2, at=30)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert match.view(viewer).money == (130, 100, 70, 100)


@pytest.mark.rule("MA-6", "MA-28")
@pytest.mark.parametrize("price", [30, 80])
def test_nobody_hears_whether_a_player_could_have_paid(price: int) -> None:
    # Seat 2 has 70 left: he must pass at 80 and may at 30, and it looks the same.
    fixed = card("Krypto", "fixed price")
    match = dealt([[KRYPTO], [fixed]])
    sell(match, KRYPTO, to=2, at=30)
    offer(match, 1, fixed)
    match.act(1, {"price": price})
    assert match.view(SPECTATOR).to_act == (2,)
    then = len(match.moves)
    match.act(2, {"pass": True})
    assert [(h.event.name, dict(h.event.data)) for h in match.heard(SPECTATOR, then)] == [
        ("passed", {"seat": 2})
    ]


@pytest.mark.rule("MA-6")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_in_no_position_does_anybody_see_what_is_secret(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed=11):
        for viewer in (SPECTATOR, *range(players)):
            _check_secrets(match, viewer)


def _check_secrets(match: Match, viewer: int) -> None:
    table = match.view(viewer)
    others = [seat for seat in range(match.players) if seat != viewer]
    assert all(table.hands[seat] is None for seat in others)
    assert all(table.sealed[seat] is None for seat in others)
    assert match.is_over or all(table.money[seat] is None for seat in others)
    assert table.mystery is None
    seen = [*table.lot, *table.unsold, *table.discarded, *(c for wall in table.walls for c in wall)]
    own = table.hands[viewer] if viewer >= 0 else ()
    hidden = sum(table.hand_sizes) - len(own) + table.mystery_size
    assert not set(seen) & set(own)
    assert len(set(seen)) == len(seen) <= 70 - hidden - len(own)


@pytest.mark.rule("MA-6")
def test_seats_look_at_the_same_table() -> None:
    match = dealt([[KRYPTO]])
    offer(match, 0, KRYPTO)
    bid(match, 2, 9)
    let_go(match, 3)
    private = {"viewer", "hands", "money", "sealed", "let_go"}
    open_to_all = [name for name in type(match.view(0)).__struct_fields__ if name not in private]
    for name in open_to_all:
        shown = {repr(getattr(match.view(viewer), name)) for viewer in (SPECTATOR, 0, 1, 2, 3)}
        assert len(shown) == 1, name
