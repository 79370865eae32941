"""Every kind of event: when it is told, with what numbers, and that everybody hears it."""

from collections import Counter

import pytest
from canaletto.positions import bid, bribe, kind, now, pass_by, played, table, take
from matches import heard, story, wander

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.canaletto.components import COPIES
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match


def test_every_kind_of_event_happens_and_everybody_hears_it_whole() -> None:
    told = set()
    for seed in range(4):
        match = played(seed, hidden_values=bool(seed % 2))
        everything = match.heard(ALL_SEEING)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            assert match.heard(viewer) == everything
        told |= {what.event.name for what in everything}
    assert told == {entry.name for entry in GAME.events.values()}


@pytest.mark.rule("CA-6")
def test_nothing_is_private_or_secret() -> None:
    assert not any(entry.private or entry.secret for entry in GAME.events.values())


def test_a_round_is_told_from_the_first_bid_to_the_next_lot() -> None:
    match = table([9, 12])
    before = len(match.moves)
    bid(match, 0, 3)
    pass_by(match, 1)
    bid(match, 2, 11)
    pass_by(match, 3, 0)
    assert story(match, since=before) == [
        "bid",
        "gondola_moved",
        "passed",
        "bid",
        "gondola_moved",
        "passed",
        "passed",
        "bought",
        "paid",
        "took",
        "column_moved",
        "turn",
        "round_began",
        "put_up",
    ]
    assert heard(match, "bid", since=before) == [
        {"seat": 0, "amount": 3},
        {"seat": 2, "amount": 11},
    ]
    assert heard(match, "passed", since=before) == [{"seat": 1}, {"seat": 3}, {"seat": 0}]
    assert heard(match, "turn", since=before) == [{"seat": 3}]
    assert heard(match, "put_up", since=before) == [
        {
            "palace": 11,
            "first": kind("painting"),
            "second": kind("bust"),
            "third": kind("lamp"),
        }
    ]


def test_the_palaces_are_told_when_all_tiles_are_laid() -> None:
    match = Match(GAME, 4, options={"palaces": 20})
    numbers = seeded(3)
    while now(match).phase in ("lay_first", "lay_more"):
        assert story(match) == []
        match.act(CHANCE, GAME.flat.sample(match.state, numbers))
    told = heard(match, "palace_filled")
    assert [lot["palace"] for lot in told] == list(range(20))
    for lot in told:
        kinds = [lot[place] for place in ("first", "second", "third") if lot[place] != -1]
        assert tuple(kinds) == now(match).treasures[lot["palace"]]


@pytest.mark.rule("CA-10", "CA-13", "CA-15", "CA-17")
def test_what_was_told_accounts_for_every_point_and_every_tile() -> None:
    """Play the game again from the events alone."""
    for seed in range(12):
        match = Match(GAME, 4, options={"hidden_values": bool(seed % 2)})
        for _ in wander(match, seed):
            pass
        points, debts, tiles = [30] * 4, [0] * 4, Counter[tuple[int, int]]()
        for _, event in match.heard(SPECTATOR):
            if event.name == "paid":
                points[event["seat"]] -= event["paid"]
                debts[event["seat"]] += event["borrowed"]
            elif event.name == "took":
                lot = (event["first"], event["second"], event["third"])
                tiles.update((event["seat"], entry) for entry in lot if entry != -1)
            elif event.name == "earned":
                assert tiles.pop((event["seat"], event["treasure"])) == event["tiles"]
                points[event["seat"]] += event["tiles"] * event["value"]
        view = now(match)
        assert (tuple(points), tuple(debts)) == (view.points, view.debts)
        assert all(view.held[seat][entry] == count for (seat, entry), count in tiles.items())
        assert sum(map(sum, view.held)) == tiles.total()
        sold = [sale["treasure"] for sale in heard(match, "type_sold")]
        earned = Counter[int]()
        for entry in heard(match, "earned"):
            earned[entry["treasure"]] += entry["tiles"]
        assert all(earned[entry] == COPIES[entry] for entry in sold)
        assert sorted(sold) == list(view.sold)


def test_a_bribe_is_told_with_the_bid_it_beat() -> None:
    match = table()
    take(match, 0, to=11)
    bid(match, 1, 15)
    bribe(match, 2)
    assert heard(match, "bribed") == [{"seat": 2, "price": 15, "palace": 11}]
