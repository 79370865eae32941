"""What programs are shown of a game: all that a seat may know, and nothing else."""

from typing import Any

import pytest

from saleroom.core.layout import UNKNOWN, blank
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.sight import show
from saleroom.games.modern_art.state import STOCK, WALL, State
from saleroom.laws.playing import moments
from saleroom.laws.secrecy import told_otherwise
from saleroom.laws.setups import Setup, setups_of
from saleroom.play.match import Match

SETUP: Setup = next(iter(setups_of("modern-art")))


def unknown(value: Any) -> Any:
    return [unknown(one) for one in value] if isinstance(value, list) else UNKNOWN


def seen_by(match: Match, viewer: int) -> dict[str, Any]:
    seen = blank(State)
    names = [name for name in State.__dataclass_fields__ if name != "told"]
    for name in names:
        setattr(seen, name, unknown(getattr(seen, name)))
    show(match.state, viewer, seen)
    return {name: getattr(seen, name) for name in names}


@pytest.mark.rule("MA-6", "MA-19")
def test_other_secrets_look_the_same_and_ones_own_cards_are_seen() -> None:
    for match in moments(SETUP, seed=5, every=9):
        for viewer in (0, 1, SPECTATOR):
            seen = seen_by(match, viewer)
            assert seen == seen_by(told_otherwise(match, viewer, 3), viewer)
            places = match.state.place
            open_to = [place == viewer or WALL <= place < STOCK for place in places]
            assert [place != UNKNOWN for place in seen["place"]] == open_to


def test_whoever_sees_all_sees_every_card_and_every_fist() -> None:
    for match in moments(SETUP, seed=6, every=15):
        seen = seen_by(match, ALL_SEEING)
        assert seen["place"] == list(match.state.place)
        assert len(seen["place"]) == CARDS
        assert seen["silent"] == match.state.silent
        assert seen["sealed"][: match.players] == list(match.state.sealed)[: match.players]
