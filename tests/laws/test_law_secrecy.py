"""The law of secrecy: deal anew whatever a seat may not know, and it cannot tell."""

import pytest
from laws.house_tables import TABLES, Table
from laws.playing import some_moment
from laws.secrecy import first_difference, first_hint, viewers

from saleroom.core.chance import seeded

SECRET = pytest.mark.rule("MA-6", "MA-19", "MA-26", "MA-54")


def check_secrecy(table: Table, seed: int) -> None:
    match = some_moment(table, seed)
    for viewer in viewers(table.players):
        assert first_difference(match, viewer, seeded(seed + viewer)) is None
        assert first_hint(match, viewer, seeded(seed + viewer)) is None


@SECRET
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_viewer_gets_does_not_depend_on_secrets(table: Table) -> None:
    for seed in range(2):
        check_secrecy(table, seed)


@SECRET
@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ten_thousand_pairs_of_tellings_look_alike(table: Table) -> None:
    pairs = 0
    seed = 1000
    while pairs < 10_000 // len(TABLES) + 1:
        check_secrecy(table, seed)
        pairs += table.players + 1
        seed += 1
