"""What is told, with which numbers, and to whom; and that it explains everything that happened."""

import pytest
from matches import wander
from modern_art.positions import (
    add,
    ask,
    bid,
    buy,
    card,
    cards,
    dealt,
    in_turn,
    let_go,
    offer,
    pass_by,
    run,
    seal,
    sell,
    take_back,
    turn_up,
)

from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

OPEN, AROUND, SEALED, FIXED, DOUBLE = (
    card("Krypto", kind) for kind in ("open", "once around", "sealed", "fixed price", "double")
)
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"mystery_hand": True}),
    (4, {"double_proceeds": "split", "open_money": True}),
]

# What everybody hears, and what of it is for the seat itself alone, written from the rules: cards
# dealt (MA-6), letting go (MA-19) and what is in a fist (MA-26) are secret, all else is open.
OPEN_TO_ALL = {
    "first_seller": {"seat"},
    "round_began": {"round"},
    "dealt": {"seat", "count"},
    "turn": {"seat"},
    "offered": {"seat", "card"},
    "added": {"seat", "card"},
    "not_added": {"seat"},
    "bid": {"seat", "amount"},
    "passed": {"seat"},
    "fist_closed": {"seat"},
    "fist_opened": {"seat"},
    "revealed": {"seat", "amount"},
    "priced": {"seat", "price"},
    "sold": {"seat", "price", "card", "second"},
    "paid": {"seat", "payee", "amount", "why_paid"},
    "taken_free": {"seat", "why_free", "card", "second"},
    "turned_up": {"seat", "card"},
    "left_face_down": {"seat"},
    "round_ended": {"round", "why_ended"},
    "unsold": {"card"},
    "counted": {"artist", "offered", "marker", "value"},
    "bank_paid": {"seat", "artist", "paintings", "each"},
    "money_shown": {"seat", "money"},
    "won": {"seat", "money"},
}
OWN_ONLY = {
    "card_dealt": {"seat", "card"},
    "let_go": {"seat", "price"},
    "took_let_go_back": {"seat", "price"},
    "fist_closed": {"seat", "amount"},
}


def tale(match: Match, viewer: int = SPECTATOR, since: int = 0) -> list[tuple[str, dict[str, int]]]:
    """All the viewer heard: names and numbers."""
    return [(h.event.name, dict(h.event.data)) for h in match.heard(viewer, since)]


def test_every_kind_of_event_is_in_one_of_the_tables() -> None:
    assert {kind.name for kind in GAME.events.values()} == set(OPEN_TO_ALL) | set(OWN_ONLY)


@pytest.mark.rule("MA-6", "MA-19", "MA-26")
def test_over_many_games_every_kind_is_told_to_whom_it_may_be_told() -> None:
    seen: set[str] = set()
    for seed in range(8):
        players, options = VARIANTS[seed % len(VARIANTS)]
        match = Match(GAME, players, "1992", options)
        for _ in wander(match, seed):
            pass
        for everything in match.heard(ALL_SEEING):
            seen.add(everything.event.name)
        for viewer in (SPECTATOR, *range(players)):
            _check_audience(match, viewer)
    assert seen == set(OPEN_TO_ALL) | set(OWN_ONLY)


def _check_audience(match: Match, viewer: int) -> None:
    """The viewer hears, of all that happened and in that order, his share and nothing else."""
    expected = []
    for move, event in match.heard(ALL_SEEING):
        is_own = event.data.get("seat") == viewer
        fields = OWN_ONLY.get(event.name) if is_own else None
        fields = fields or OPEN_TO_ALL.get(event.name)
        if fields is not None:
            told = {name: event[name] for name in event.data if name in fields}
            assert set(told) == fields
            expected.append((move, event.name, told))
    assert [(h.move, h.event.name, dict(h.event.data)) for h in match.heard(viewer)] == expected


@pytest.mark.rule("MA-3", "MA-5")
def test_the_deal_is_told() -> None:
    match = dealt(players=3, first_seller=None)
    public = [
        ("first_seller", {"seat": 0}),
        ("round_began", {"round": 1}),
        ("dealt", {"seat": 0, "count": 10}),
        ("dealt", {"seat": 1, "count": 10}),
        ("dealt", {"seat": 2, "count": 10}),
        ("turn", {"seat": 0}),
    ]
    assert tale(match) == public
    own = [("card_dealt", {"seat": 1, "card": c}) for c in match.view(1).hands[1]]
    assert tale(match, 1) == [*public[:4], *own, *public[4:]]


@pytest.mark.rule("MA-16", "MA-17")
def test_an_open_auction_is_told() -> None:
    match = dealt([[OPEN]])
    then = len(match.moves)
    offer(match, 0, OPEN)
    bid(match, 2, 4)
    let_go(match, 3)
    take_back(match, 3)
    bid(match, 3, 5)
    let_go(match, 0, 1, 2)
    public = [
        ("offered", {"seat": 0, "card": OPEN}),
        ("bid", {"seat": 2, "amount": 4}),
        ("bid", {"seat": 3, "amount": 5}),
        ("sold", {"seat": 3, "price": 5, "card": OPEN, "second": -1}),
        ("paid", {"seat": 3, "payee": 0, "amount": 5, "why_paid": 0}),
        ("turn", {"seat": 1}),
    ]
    assert tale(match, since=then) == public
    own = [("let_go", {"seat": 3, "price": 4}), ("took_let_go_back", {"seat": 3, "price": 4})]
    assert tale(match, 3, then) == [*public[:2], *own, *public[2:]]


@pytest.mark.rule("MA-20")
def test_once_around_is_told() -> None:
    match = dealt([[AROUND]])
    then = len(match.moves)
    offer(match, 0, AROUND)
    pass_by(match, 1)
    bid(match, 2, 4)
    pass_by(match, 3, 0)
    assert tale(match, since=then) == [
        ("offered", {"seat": 0, "card": AROUND}),
        ("passed", {"seat": 1}),
        ("bid", {"seat": 2, "amount": 4}),
        ("passed", {"seat": 3}),
        ("passed", {"seat": 0}),
        ("sold", {"seat": 2, "price": 4, "card": AROUND, "second": -1}),
        ("paid", {"seat": 2, "payee": 0, "amount": 4, "why_paid": 0}),
        ("turn", {"seat": 1}),
    ]


@pytest.mark.rule("MA-23", "MA-26")
def test_sealed_bids_are_told() -> None:
    match = dealt([[SEALED]], players=3)
    then = len(match.moves)
    offer(match, 0, SEALED)
    bid(match, 1, 9)
    take_back(match, 1)
    seal(match, 0, 3, 2)
    assert tale(match, 2, then) == [
        ("offered", {"seat": 0, "card": SEALED}),
        ("fist_closed", {"seat": 1}),
        ("fist_opened", {"seat": 1}),
        ("fist_closed", {"seat": 0}),
        ("fist_closed", {"seat": 1}),
        ("fist_closed", {"seat": 2, "amount": 2}),
        ("revealed", {"seat": 0, "amount": 0}),
        ("revealed", {"seat": 1, "amount": 3}),
        ("revealed", {"seat": 2, "amount": 2}),
        ("sold", {"seat": 1, "price": 3, "card": SEALED, "second": -1}),
        ("paid", {"seat": 1, "payee": 0, "amount": 3, "why_paid": 0}),
        ("turn", {"seat": 1}),
    ]


@pytest.mark.rule("MA-27", "MA-28")
def test_a_fixed_price_is_told() -> None:
    match = dealt([[FIXED]])
    then = len(match.moves)
    offer(match, 0, FIXED)
    ask(match, 0, 8)
    pass_by(match, 1)
    buy(match, 2)
    assert tale(match, since=then) == [
        ("offered", {"seat": 0, "card": FIXED}),
        ("priced", {"seat": 0, "price": 8}),
        ("passed", {"seat": 1}),
        ("sold", {"seat": 2, "price": 8, "card": FIXED, "second": -1}),
        ("paid", {"seat": 2, "payee": 0, "amount": 8, "why_paid": 0}),
        ("turn", {"seat": 1}),
    ]


@pytest.mark.rule("MA-31", "MA-35", "MA-38")
def test_a_double_is_told() -> None:
    match = dealt([[DOUBLE], [], [SEALED]])
    then = len(match.moves)
    offer(match, 0, DOUBLE)
    pass_by(match, 0, 1)
    add(match, 2, SEALED)
    seal(match, 0, 0, 25, 0)
    told = [(name, data) for name, data in tale(match, since=then) if name != "fist_closed"]
    assert told == [
        ("offered", {"seat": 0, "card": DOUBLE}),
        ("not_added", {"seat": 0}),
        ("not_added", {"seat": 1}),
        ("added", {"seat": 2, "card": SEALED}),
        ("revealed", {"seat": 2, "amount": 25}),
        ("revealed", {"seat": 3, "amount": 0}),
        ("revealed", {"seat": 0, "amount": 0}),
        ("revealed", {"seat": 1, "amount": 0}),
        ("sold", {"seat": 2, "price": 25, "card": DOUBLE, "second": SEALED}),
        ("paid", {"seat": 2, "payee": -1, "amount": 13, "why_paid": 1}),
        ("paid", {"seat": 2, "payee": 0, "amount": 12, "why_paid": 2}),
        ("turn", {"seat": 3}),
    ]


@pytest.mark.rule("MA-15", "MA-27", "MA-32")
def test_why_a_lot_cost_nothing_is_told() -> None:
    match = dealt([[OPEN], [DOUBLE], [], [card("Krypto", "open", 2)]])
    sell(match, OPEN)
    sell(match, DOUBLE)
    free = [data for name, data in tale(match) if name == "taken_free"]
    assert [GAME.event_codes["why_free"][data["why_free"]] for data in free] == [
        "nobody_bid",
        "nobody_added",
    ]
    penniless = dealt([[OPEN], [FIXED]])
    sell(penniless, OPEN, to=1, at=100)
    sell(penniless, FIXED, to=2, at=0)
    (data,) = [data for name, data in tale(penniless) if name == "taken_free"]
    assert data == {"seat": 2, "why_free": 2, "card": FIXED, "second": -1}
    assert GAME.event_codes["why_free"][2] == "price_was_zero"


@pytest.mark.rule("MA-51", "MA-52")
def test_the_mystery_hand_is_told() -> None:
    lots = [card("Yoko", "open"), OPEN]
    match = in_turn(lots, players=3, mystery=[[SEALED]], mystery_hand=True)
    sell(match, lots[0], to=1, at=1)
    then = len(match.moves)
    turn_up(match, 0)
    sell(match, lots[1], to=0, at=1)
    pass_by(match, 1)
    told = tale(match, since=then)
    assert told[:2] == [("turned_up", {"seat": 0, "card": SEALED}), ("turn", {"seat": 1})]
    assert told[-2:] == [("left_face_down", {"seat": 1}), ("turn", {"seat": 2})]


@pytest.mark.rule("MA-39", "MA-41", "MA-44")
def test_the_end_of_a_round_is_told() -> None:
    kryptos, yoko = cards("Krypto", "open", "once around")[:5], card("Yoko", "open")
    match = in_turn([yoko, *kryptos])
    run(match, [yoko, *kryptos[:4]])
    then = len(match.moves)
    offer(match, match.asked, kryptos[4])
    assert tale(match, since=then)[:12] == [
        ("offered", {"seat": 1, "card": kryptos[4]}),
        ("round_ended", {"round": 1, "why_ended": 0}),
        ("unsold", {"card": kryptos[4]}),
        ("counted", {"artist": 0, "offered": 0, "marker": 0, "value": 0}),
        ("counted", {"artist": 1, "offered": 1, "marker": 20, "value": 20}),
        ("bank_paid", {"seat": 0, "artist": 1, "paintings": 1, "each": 20}),
        ("counted", {"artist": 2, "offered": 0, "marker": 0, "value": 0}),
        ("counted", {"artist": 3, "offered": 0, "marker": 0, "value": 0}),
        ("counted", {"artist": 4, "offered": 5, "marker": 30, "value": 30}),
        ("bank_paid", {"seat": 0, "artist": 4, "paintings": 1, "each": 30}),
        ("bank_paid", {"seat": 1, "artist": 4, "paintings": 1, "each": 30}),
        ("bank_paid", {"seat": 2, "artist": 4, "paintings": 1, "each": 30}),
    ]
    assert GAME.event_codes["why_ended"] == ("fifth_offered", "hands_empty", "no_cards")


class Ledger:
    """A spectator who writes down what he hears, and so knows money, walls and counts."""

    def __init__(self, players: int) -> None:
        self.money = [100] * players
        self.walls: list[set[int]] = [set() for _ in range(players)]
        self.offered = [0] * 5
        self.discarded: set[int] = set()
        self.lying: set[int] = set()

    def hear(self, event: Event) -> None:
        """Write one event down."""
        match event.name:
            case "paid":
                self.money[event["seat"]] -= event["amount"]
                if event["payee"] >= 0:
                    self.money[event["payee"]] += event["amount"]
            case "bank_paid":
                self.money[event["seat"]] += event["paintings"] * event["each"]
            case "offered" | "added" | "turned_up":
                self.offered[ARTIST_OF[event["card"]]] += 1
                self.lying.add(event["card"])
            case "sold" | "taken_free":
                self.walls[event["seat"]] |= {event["card"], event["second"]} - {-1}
            case "round_ended":
                self.discarded |= self.lying
                self.lying = set()
                self.walls = [set() for _ in self.walls]
                self.offered = [0] * 5


@pytest.mark.rule("MA-6", "MA-16", "MA-35", "MA-36", "MA-44")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_payments_told_to_all_explain_every_change_of_money(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, options)
    ledger = Ledger(players)
    for _ in wander(match, seed=players + len(options)):
        for told in match.heard(SPECTATOR, since=len(match.moves) - 1):
            ledger.hear(told.event)
        table = match.view(ALL_SEEING)
        assert tuple(ledger.money) == table.money
        assert [tuple(sorted(wall)) for wall in ledger.walls] == list(table.walls)
        assert tuple(ledger.offered) == table.offered
        assert tuple(sorted(ledger.discarded)) == table.discarded


@pytest.mark.rule("MA-23", "MA-25")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_sale_costs_is_what_is_paid_for_it(seed: int, edition: str) -> None:
    match = Match(GAME, 4, edition)
    for _ in wander(match, seed):
        pass
    events = [h.event for h in match.heard(SPECTATOR)]
    for number, event in enumerate(events):
        if event.name == "sold":
            paid = [e for e in events[number + 1 : number + 3] if e.name == "paid"]
            assert sum(e["amount"] for e in paid) == event["price"]
            assert {e["seat"] for e in paid} == {event["seat"]}


def test_an_event_belongs_to_the_move_that_caused_it() -> None:
    match = Match(GAME, 4, options={"first_seller": 0})
    for number in range(70):
        match.act(CHANCE, {"draw": number})
    assert {h.move for h in match.heard(SPECTATOR)} == {69}
    assert match.heard(SPECTATOR, since=70) == []
    offer(match, 0, 0)
    assert [h.move for h in match.heard(SPECTATOR, since=70)] == [70]
