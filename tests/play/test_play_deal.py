"""The chance of a game, worked out again from what the house had committed itself to."""

from saleroom.games.registry import game_named
from saleroom.play.deal import SEED_BYTES, Checker, Deal, commitment_to
from saleroom.play.match import Match


def test_outcomes_are_expected_from_the_first_that_was_not_taken_over() -> None:
    seed, match = bytes(SEED_BYTES), Match(game_named("canaletto"), 3)
    commitment = commitment_to(seed, "a table", "1")
    deal = Deal(
        table="a table",
        rules="1",
        seed=seed.hex(),
        commitment=commitment,
        nonces=("", "", ""),
        first=2,
    )
    checker = Checker(deal, 3)
    expected = [checker.expects(match.game.flat, match.state) for _ in range(5)]
    assert expected[:2] == [None, None]
    assert None not in expected[2:]
    checker.go_back(2)
    assert checker.expects(match.game.flat, match.state) == expected[2]
