"""What the page is told about a view agrees with what the rules then do."""

from collections.abc import Iterator

import pytest
from canaletto.positions import (
    bid,
    bribe,
    buy,
    gondola,
    kind,
    now,
    pass_by,
    points,
    table,
    take,
    tour,
)
from matches import heard, wander

from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.canaletto.facts import Facts, facts
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.scoring import score
from saleroom.play.match import Match


def told(match: Match, viewer: int = ALL_SEEING) -> Facts:
    return facts(match.view(viewer))


def afterwards(match: Match, *moves: dict[str, int | bool]) -> Match:
    """A table like this one after these moves of whoever is asked; the first stays as it was."""
    copy = match.copy()
    for move in moves:
        copy.act(copy.asked, move)
    return copy


def everywhere() -> Iterator[Match]:
    """All moments of a few random games."""
    for seed, (players, options) in enumerate(
        [
            (3, {}),
            (4, {"hidden_values": True}),
            (4, {"palaces": 14, "highest_bid": 20}),
            (3, {"palaces": 24, "values": [5] * 14}),
        ]
    ):
        match = Match(GAME, players, options=options)
        yield match
        for _ in wander(match, seed):
            yield match


def test_no_view_of_any_game_is_too_odd() -> None:
    for match in everywhere():
        seen = [
            told(match, viewer) for viewer in (ALL_SEEING, SPECTATOR, *range(match.state.players))
        ]
        # Everything is open, so all are told the same. (CA-6)
        assert all(one == seen[0] for one in seen)


@pytest.mark.rule("CA-9")
@pytest.mark.rule("CA-11")
def test_a_bid_takes_the_gondola_where_the_facts_say() -> None:
    for match in everywhere():
        shown = told(match)
        view = now(match)
        if view.phase != "bid":
            assert shown.lands == shown.stops == ()
            continue
        amounts = match.legal(match.asked).amounts
        if not amounts:
            continue
        least, most = amounts[0].least, amounts[0].most
        for amount in {least, min(least + 5, most), min(least + len(shown.lands) + 2, most)}:
            after = afterwards(match, {"bid": amount})
            step = (amount - least) % len(shown.lands)
            # A bid that ends the auction takes gondola and column on at once.
            moved = [e["palace"] for e in heard(after, "gondola_moved")]
            assert moved[-1] == shown.lands[step]
            while now(after).phase == "bid" and now(after).round == view.round:
                after.act(after.asked, {"pass": True})
            if now(after).phase == "bid":
                assert now(after).column == shown.stops[step]


@pytest.mark.rule("CA-9")
def test_once_round_leads_on_from_the_lot_that_will_be_gone() -> None:
    match = table(start=15)
    assert told(match).lands[15] == 15
    assert told(match).stops[15] == 0
    assert told(match).stop is None
    bid(match, 0, 16)
    assert told(match).stop == 0
    pass_by(match, 1, 2, 3)
    assert gondola(match) == 0


@pytest.mark.rule("CA-13")
def test_what_a_lot_completes_and_pays() -> None:
    match = table(scale=[9, 12])
    take(match, 0, to=11)
    # Of the two lamps one was in palace 0.
    shown = told(match)
    assert shown.completes == (kind("lamp"),)
    assert shown.markers == (9,)
    assert shown.last[11] == (kind("lamp"),)
    assert shown.lot_gains[3] == (9, 0, 0, 9)
    before = points(match)
    buy(match, 3, 5)
    gains = tuple(a - b for a, b in zip(points(match), before, strict=True))
    assert gains == (9, 0, 0, 9 - 5)


@pytest.mark.rule("CA-13")
def test_last_tiles_elsewhere_are_counted_without_this_lot() -> None:
    match = table()
    # Palace 0 has a lamp and is on sale, so the lamp of palace 11 will be the last one.
    assert kind("lamp") in told(match).last[11]
    assert told(match).last[0] == ()
    assert told(match).left[kind("lamp")] == 2


@pytest.mark.rule("CA-14")
def test_the_buyer_is_told_what_each_choice_pays() -> None:
    for match in everywhere():
        if now(match).phase != "sell":
            assert told(match).sales == ()
            continue
        assert [sale.treasure for sale in told(match).sales] == list(now(match).due)
        for sale in told(match).sales:
            after = afterwards(match, {"sell": sale.treasure})
            earned = [0] * match.state.players
            for event in heard(after, "earned")[len(heard(match, "earned")) :]:
                if event["treasure"] == sale.treasure:
                    earned[event["seat"]] = event["tiles"] * event["value"]
            assert tuple(earned) == sale.gains


@pytest.mark.rule("CA-3")
def test_markers_nobody_has_seen_are_not_promised() -> None:
    match = table(scale=[9], hidden_values=True)
    tour(match, 0, [12, 13, 7])
    shown = told(match)
    assert len(shown.unseen) == 14 - len(now(match).used) - len(now(match).scale)
    assert len(shown.markers) == len(shown.completes)
    assert all(marker is None for marker in shown.markers[1:])
    opened = told(table(scale=[9, 12]))
    assert opened.unseen == (15, 16)


@pytest.mark.rule("CA-15")
@pytest.mark.rule("CA-16")
def test_bids_that_are_covered_make_no_debt() -> None:
    for amount, borrowed in ((30, 0), (33, 3)):
        match = table()
        assert told(match).covered[0] == 30
        buy(match, 0, amount)
        assert now(match).debts[0] == borrowed
        assert told(match).scores[0] == score(match.state, 0)


@pytest.mark.rule("CA-17")
@pytest.mark.rule("CA-18")
def test_who_may_still_bribe() -> None:
    for match in everywhere():
        asked = match.asked
        view = now(match)
        if asked == CHANCE or view.phase != "bid":
            continue
        can = {"bribe": True} in [GAME.codec.decode(one) for one in match.legal(asked).choices]
        assert (asked in told(match).bribers) == can
    match = table()
    bid(match, 0, 15)
    assert told(match).bribers == (1, 2, 3)
    pass_by(match, 1)
    assert told(match).bribers == (2, 3)
    bribe(match, 2)
    bid(match, 3, 16)
    assert told(match).bribers == ()


@pytest.mark.rule("CA-19")
def test_the_last_lot_is_announced() -> None:
    ended = 0
    for match in everywhere():
        view = now(match)
        if view.phase != "bid" or view.leader is None or match.asked == CHANCE:
            continue
        after = afterwards(match)
        while now(after).phase == "bid" and now(after).round == view.round:
            after.act(after.asked, {"pass": True})
        while now(after).phase in ("sell", "turn_marker"):
            after.act(after.asked, after.legal(after.asked).choices[0])
        assert told(match).ends == (now(after).phase == "over")
        ended += told(match).ends
    assert ended
