"""What programs are shown of a game: all that a seat may know, and nothing else."""

from types import SimpleNamespace
from typing import Any

import pytest

from saleroom.core.layout import UNKNOWN, blank
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.moderne_zeiten.sight import ADDED, looks_like, show
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.registry import game_named
from saleroom.laws.playing import moments
from saleroom.laws.secrecy import told_otherwise
from saleroom.laws.setups import Setup, setups_of
from saleroom.play.match import Match

GAME = game_named("moderne-zeiten")
SETUP: Setup = next(iter(setups_of("moderne-zeiten")))


def unknown(value: Any) -> Any:
    return [unknown(one) for one in value] if isinstance(value, list) else UNKNOWN


def seen_by(match: Match, viewer: int) -> Any:
    empty = blank(State)
    names = [name for name in State.__dataclass_fields__ if name != "told"]
    seen = SimpleNamespace(**{name: unknown(getattr(empty, name)) for name in names})
    for field in ADDED:
        setattr(seen, field.name, [UNKNOWN] * field.shape[0] if field.shape else UNKNOWN)
    show(match.state, viewer, seen)
    return seen


@pytest.mark.rule("MZ-7")
def test_other_secrets_look_the_same_and_ones_own_hand_is_seen() -> None:
    for match in moments(SETUP, seed=5, every=23):
        for viewer in (0, 1, SPECTATOR):
            seen = seen_by(match, viewer)
            assert seen == seen_by(told_otherwise(match, viewer, 3), viewer)
            for seat in range(match.players):
                own = list(match.state.hand[seat]) if seat == viewer else unknown(seen.hand[seat])
                assert list(seen.hand[seat]) == own


def test_what_nobody_sees_is_in_the_stock_and_in_hidden_hands() -> None:
    for match in moments(SETUP, seed=6, every=31):
        s, seen = match.state, seen_by(match, ALL_SEEING)
        assert list(seen.unseen) == list(s.stock)
        assert sum(s.stock) == seen.stock_count
        assert GAME.view(looks_like(seen_by(match, 0)), 0) == match.view(0)
