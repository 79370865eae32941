"""Advice for a seat: what to do if it is asked, else what the lot on offer is worth to it."""

from collections.abc import Iterator

import pytest

from saleroom.bots.advice import Adviser, is_asked, light, with_limit
from saleroom.bots.doubt import doubt
from saleroom.bots.reasons import BETTER_LEFT, Alternative, Reasons
from saleroom.bots.registry import bots_for
from saleroom.bots.wanted import wanted
from saleroom.core.chance import seeded
from saleroom.core.legal import Amounts, Legal
from saleroom.games.modern_art.game import GAME as MODERN_ART
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.playing import random_move
from saleroom.play.match import Match

GAMES_PLAYED = 3
EVERY = 7


def positions(game: str) -> Iterator[tuple[Match, int]]:
    """Positions of random games, and every seat of each."""
    for seed in range(GAMES_PLAYED):
        match, numbers = Match(game_named(game), game_named(game).players[-1]), seeded(seed)
        while not match.is_over:
            match.act(*random_move(match, numbers))
            if len(match.moves) % EVERY == 0 and not match.is_over:
                yield from ((match, seat) for seat in range(match.players))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_gets_a_decision_and_everybody_else_a_judgement_of_the_lot(
    game: str,
) -> None:
    adviser = Adviser(game_named(game), "dealer")
    decided = judged = 0
    for match, seat in positions(game):
        legal = match.legal(seat)
        reasons = adviser.reasons(match, seat)
        if seat == match.asked:
            assert reasons is not None
            assert reasons.decision is not None
        if reasons is not None and reasons.decision is not None:
            assert is_asked(legal, match.game.codec)
            match.check(seat, reasons.decision)
            decided += 1
        elif match.game.sale(match.state) is not None:
            assert reasons is not None
            assert reasons.decision is None
            assert reasons.limit is not None
            assert reasons.limit >= 0
            assert len(reasons.worth) == match.players
            judged += 1
        else:
            assert reasons is None
    assert decided > 10
    assert judged > 10


@pytest.mark.parametrize("game", GAMES)
def test_asking_again_is_answered_the_same_and_changes_nothing(game: str) -> None:
    adviser = Adviser(game_named(game), "dealer", seed=3)
    for match, seat in list(positions(game))[:40]:
        first = adviser.reasons(match, seat)
        assert adviser.reasons(match, seat) == first
        assert Adviser(match.game, "dealer", seed=3).reasons(match, seat) == first


@pytest.mark.parametrize("game", GAMES)
def test_a_light_search_thinks_less_than_a_bot_on_its_move(game: str) -> None:
    from saleroom.bots.skill import skill_for  # noqa: PLC0415  # only here

    for players in game_named(game).players:
        asked = wanted(light(game_named(game), players))
        usual = skill_for(game).worlds.get(players, 128)
        assert asked.name == bots_for(game_named(game), players)[-1]
        assert 1 <= (asked.worlds or 0) <= max(1, usual // 2)


def test_a_search_that_only_compared_is_given_the_limit_of_judgement() -> None:
    thoughts = (Alternative({"bid": 12}, chance=0.5), Alternative({"pass": True}, chance=0.3))
    found = Reasons(bot="expert", seat=0, decision={"bid": 12}, alternatives=thoughts, worlds=9)
    judged = Reasons(bot="dealer", seat=0, decision=None, worth=(9.0,), limit=13.0, limits=(13.0,))
    both = with_limit(found, judged, BIDDING)
    assert (both.bot, both.decision, both.limit, both.worth) == (
        "expert",
        {"bid": 12},
        13.0,
        (9.0,),
    )
    assert with_limit(found, None, BIDDING) == found
    assert doubt(both, BIDDING, MODERN_ART.codec) == "clear", "by what the search measured"


def test_no_limit_is_told_that_the_decision_contradicts() -> None:
    """A search bid 12 for a lot that judgement would pay nothing for: 'the limit is 0'."""
    judged = Reasons(bot="dealer", seat=0, decision=None, worth=(38.0,), limit=0.0, limits=(0.0,))
    bidding = Reasons(bot="expert", seat=0, decision={"bid": 12}, worlds=9)
    assert with_limit(bidding, judged, BIDDING).limit == 12.0
    assert with_limit(bidding, judged, BIDDING).worth == (38.0,)
    passing = Reasons(bot="expert", seat=0, decision={"pass": True}, worlds=9)
    assert with_limit(passing, judged, BIDDING).limit == 0.0
    dear = Reasons(bot="dealer", seat=0, decision=None, worth=(38.0,), limit=31.0, limits=(31.0,))
    assert with_limit(passing, dear, BIDDING).limit is None
    assert with_limit(passing, dear, BIDDING).stops == BETTER_LEFT


# How sure it was

BIDDING = Legal((0,), (Amounts("bid", 12, 80),), "MA-20")


def sure(**facts: object) -> str | None:
    reasons = Reasons(**{"bot": "dealer", "seat": 0, "decision": {"bid": 12}} | facts)
    return doubt(reasons, BIDDING, MODERN_ART.codec)


@pytest.mark.parametrize(
    ("decision", "limit", "expected"),
    [
        ({"bid": 12}, 40.0, "clear"),
        ({"bid": 12}, 12.5, "close"),
        ({"pass": True}, 11.5, "close"),
        ({"pass": True}, 3.0, "clear"),
    ],
)
def test_a_price_near_the_limit_is_a_close_call(
    decision: dict[str, int], limit: float, expected: str
) -> None:
    assert sure(decision=decision, limit=limit) == expected


def test_what_is_within_the_error_of_a_search_is_a_close_call() -> None:
    def between(own: float, other: float, error: float) -> str | None:
        thoughts = (
            Alternative({"offer": 3}, chance=own, low=own - 2 * error, high=own + 2 * error),
            Alternative({"offer": 4}, chance=other, low=other - 2 * error, high=other + 2 * error),
        )
        return sure(decision={"offer": 3}, alternatives=thoughts)

    assert between(0.40, 0.39, 0.001) == "close"
    assert between(0.40, 0.30, 0.08) == "close"
    assert between(0.40, 0.30, 0.01) == "clear"


def test_another_sum_is_no_other_decision_but_a_pass_is() -> None:
    sums = tuple(Alternative({"bid": n}, chance=0.4) for n in (12, 13, 11))
    assert sure(alternatives=sums) is None
    assert sure(alternatives=(*sums, Alternative({"pass": True}, chance=0.39))) == "close"
    assert sure(alternatives=(*sums, Alternative({"pass": True}, chance=0.2))) == "clear"


def test_who_decides_nothing_has_no_doubt() -> None:
    assert sure(decision=None, limit=9.0) is None
