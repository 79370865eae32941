"""The games of the house, held to laws: a test for each law at each table."""

from collections.abc import Sequence

import pytest
from laws.house_tables import PAIRED, TABLES, covering

from saleroom.laws.law import Law
from saleroom.laws.setups import Setup


def at_each(tables: Sequence[Setup]) -> pytest.MarkDecorator:
    """Try at each table: every time where any two choices meet, at all with `make soak`."""
    cases = [
        pytest.param(table, id=str(table), marks=() if table in PAIRED else pytest.mark.soak)
        for table in tables
    ]
    return pytest.mark.parametrize("table", cases)


def held_to(laws: Sequence[Law]) -> pytest.MarkDecorator:
    """Make of every law at every table a case, of which some are tried every time.

    Those meet every choice there is for a game, each law at other tables. At all tables, where all
    choices meet one another, with `make soak`; at one in four what is dear.
    """
    cases = [
        pytest.param(
            law,
            table,
            id=f"{law.says}-{table}",
            marks=() if table in often else pytest.mark.soak,
        )
        for number, law in enumerate(laws)
        for often in [covering(number)]
        for place, table in enumerate(TABLES)
        if table in often or not (law.dear and place % 4)
    ]
    return pytest.mark.parametrize(("law", "table"), cases)
