"""Every table of the house that the laws are tried at, and the few that stand for them."""

from collections.abc import Iterator

from sampled import paired

from saleroom.games.registry import GAMES
from saleroom.laws.setups import Setup, setups_of


def _choices(table: Setup) -> Iterator[tuple[str, str, str]]:
    """Name what was chosen for a table, so that only choices for the same game meet."""
    chosen = {"players": table.players, "edition": table.edition, **table.options}
    return ((table.game, name, repr(value)) for name, value in chosen.items())


TABLES = tuple(setup for name in GAMES for setup in setups_of(name))
# Any two choices for a game meet at one of these.
PAIRED = paired(TABLES, _choices)


def covering(first: int) -> tuple[Setup, ...]:
    """Return some of those, with every choice at one of them; others for another `first`."""
    first %= len(PAIRED)
    return paired(PAIRED[first:] + PAIRED[:first], _choices, together=1)
