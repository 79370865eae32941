"""What tests/fast does not play: an owner's own cards and boards, on both back ends."""

import pytest

from saleroom.core.chance import seeded
from saleroom.fast import Batch, dtype_of, interpreted
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.state import State
from saleroom.laws.playing import adds_up

ONE_KIND = (("clock", "clock", "clock"),) * 35
TWO_KINDS = (("painting", "vase", "vase"),) * 20 + (("clock", "clock", "vase"),) * 15


@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
@pytest.mark.parametrize("cards", [ONE_KIND, TWO_KINDS], ids=["one kind", "two kinds"])
@pytest.mark.rule("AF-2", "AF-17")
def test_games_with_other_cards_are_the_same_compiled(
    cards: tuple[tuple[str, ...], ...], *, zero_is_bankrupt: bool
) -> None:
    options = {
        "cards": cards,
        "boards": ("clock", "vase", "painting"),
        "zero_is_bankrupt": zero_is_bankrupt,
    }
    batch = Batch.new(GAME, range(40), 3, options=options)
    batch.play_out()
    for seed in range(40):
        s = GAME.new(3, options=options)
        interpreted(GAME).play_out(s, seeded(seed))
        assert batch.state(seed) == s
        assert adds_up(GAME, s)


def test_a_state_is_small() -> None:
    assert dtype_of(State).itemsize <= 256
