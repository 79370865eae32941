"""Chance on both back ends, share by share: the same outcomes in the same number of ways."""

from typing import Any

import pytest

from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast import Batch
from saleroom.games.moderne_zeiten.game import GAME

GAMES = 12


def ways(s: Any) -> bytes:
    """What chance can bring, uncompiled."""
    mask = bytearray(GAME.outcomes)
    GAME.flat.mark_outcomes(s, mask)
    return bytes(mask)


@pytest.mark.rule("MZ-8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_have_the_same_chances_and_states(players: int) -> None:
    plain = [GAME.new(players, None, {"track": "shuffled"}) for _ in range(GAMES)]
    batch = Batch.of(GAME, plain)
    batch.numbers[:] = range(1, GAMES + 1)
    drawn = 0
    while (batch.asked != NOBODY).any():
        masks = batch.outcomes()
        seats, actions = batch.pick()
        for k, s in enumerate(plain):
            if s.asked == CHANCE:
                drawn += 1
                assert masks[k].tobytes() == ways(s)
                GAME.flat.draw(s, int(actions[k]))
            elif s.asked != NOBODY:
                assert GAME.flat.why_not(s, s.asked, int(actions[k])) == 0
                GAME.flat.apply(s, s.asked, int(actions[k]))
        batch.apply(seats, actions)
    assert [batch.state(k) for k in range(GAMES)] == plain
    assert drawn > 100 * GAMES


def test_a_state_is_small() -> None:
    assert Batch.new(GAME, [1], 5).states.dtype.itemsize < 400
