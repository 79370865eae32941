"""What OpenSpiel would take and must not: states of other games, tensors it cannot hold."""

import pyspiel
import pytest

import saleroom.research.openspiel  # noqa: F401  # registers our games


@pytest.mark.parametrize("other", ["saleroom_canaletto", "saleroom_modern_art(players=4)"])
def test_a_state_of_another_game_is_not_read_back(other: str) -> None:
    game, another = (pyspiel.load_game(name) for name in ("saleroom_modern_art", other))
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    written = state.serialize()
    assert str(game.deserialize_state(written)) == str(state)
    with pytest.raises(pyspiel.SpielError, match=r"state of saleroom_modern_art\(\), not of"):
        another.deserialize_state(written)


def test_a_tensor_larger_than_openspiel_can_say_is_refused() -> None:
    """Beyond that OpenSpiel ends the whole process."""
    assert pyspiel.load_game(f"saleroom_modern_art(recall={1 << 20})")
    with pytest.raises(pyspiel.SpielError, match="recall: a number from 0 to"):
        pyspiel.load_game("saleroom_modern_art(recall=1000000000)")
