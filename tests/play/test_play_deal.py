"""The chance of a game, worked out again from what the house had committed itself to."""

from typing import Any

import msgspec
import pytest

from saleroom.core.errors import BadRecord
from saleroom.games.registry import game_named
from saleroom.play.deal import SEED_BYTES, Checker, Deal, commitment_to
from saleroom.play.match import Match

SEED = bytes(SEED_BYTES)
DEAL = Deal(
    table="a table",
    rules="1",
    seed=SEED.hex(),
    commitment=commitment_to(SEED, "a table", "1"),
    nonces=("", "", ""),
    first=2,
)


def test_outcomes_are_expected_from_the_first_that_was_not_taken_over() -> None:
    match, checker = Match(game_named("canaletto"), 3), Checker(DEAL, 3)
    expected = [checker.expects(match.game.flat, match.state) for _ in range(5)]
    assert expected[:2] == [None, None]
    assert None not in expected[2:]
    checker.go_back(2)
    assert checker.expects(match.game.flat, match.state) == expected[2]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"seed": "no number"}, "record_seed_form"),
        ({"nonces": ("", "")}, "record_nonces: players=3, nonces=2"),
        ({"seed": bytes(SEED_BYTES - 1).hex()}, "record_seed"),
        ({"table": "another"}, "record_seed"),
        ({"rules": "2"}, "record_seed"),
    ],
)
def test_a_deal_that_is_not_what_was_committed_to_is_refused(
    changed: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        Checker(msgspec.structs.replace(DEAL, **changed), 3)
    assert str(refused.value) == why
