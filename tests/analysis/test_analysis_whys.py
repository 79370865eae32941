"""Why something else was better: never against the price to stop at."""

from pathlib import Path

import pytest
from analysis import planting

from saleroom.analysis.found import (
    BID_TOO_HIGH,
    BID_TOO_LOW,
    LEFT_TOO_SOON,
    OTHER_BETTER,
    Why,
)
from saleroom.analysis.looking import Position
from saleroom.analysis.reading import GameRead, taken_apart
from saleroom.analysis.whys import Better, why
from saleroom.bots.reasons import NamedAction
from saleroom.play.record import read

PLANTS = planting.plants_in((Path(__file__).parent / "planted.jsonl").read_text("utf-8"))
BID = "bids_60_for_30"
PASSED = "passes_dreadfully"


def last_of(kind: str) -> tuple[GameRead, Position]:
    """The first plant of a kind, taken apart, and the position before its blunder."""
    record = read(next(one.record for one in PLANTS if one.kind == kind))
    played = taken_apart(record)
    return played, Position(planting.ready(record.game), played.moments[-1].seen, 1)


def said(kind: str, instead: NamedAction, stop: int | None) -> Why:
    """Say why something else was better, where no rival gains half of what is lost."""
    played, position = last_of(kind)
    moment = played.moments[-1]
    shift = [0.07] * played.players
    shift[moment.seat] = -0.21
    return why(played.game, position, moment, Better(instead, stop, shift))


@pytest.mark.parametrize(
    ("instead", "stop", "code", "told"),
    [
        ({"pass": True}, 30, BID_TOO_HIGH, 30),
        ({"pass": True}, None, BID_TOO_HIGH, None),
        ({"bid": 20}, 59, BID_TOO_HIGH, 59),
        ({"bid": 20}, 60, OTHER_BETTER, None),
        ({"pass": True}, 75, OTHER_BETTER, None),
        ({"bid": 70}, 75, BID_TOO_LOW, 75),
        ({"bid": 70}, 60, BID_TOO_LOW, None),
    ],
)
def test_a_bid_is_too_high_only_beyond_the_price_to_stop_at(
    instead: NamedAction, stop: int | None, code: str, told: int | None
) -> None:
    found = said(BID, instead, stop)
    assert (found.code, found.stop) == (code, told)


def test_a_lot_was_left_too_soon_only_below_the_price_to_stop_at() -> None:
    _, position = last_of(PASSED)
    price = int(position.state.price)
    assert said(PASSED, {"bid": price + 1}, price + 1).code == LEFT_TOO_SOON
    assert said(PASSED, {"bid": price + 1}, price).code == OTHER_BETTER
