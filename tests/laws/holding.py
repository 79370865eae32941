"""The games of the house, held to laws: a test for each law at each table."""

from collections.abc import Sequence

import pytest
from laws.house_tables import PAIRED, TABLES

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
    """Make of every law at every table a case: every time where any two choices meet.

    At all tables with `make soak`; what is dear is tried at one table in four, every time.
    """
    cases = [
        pytest.param(
            law,
            table,
            id=f"{law.says}-{table}",
            marks=() if law.dear or table in PAIRED else pytest.mark.soak,
        )
        for law in laws
        for table in (TABLES[::4] if law.dear else TABLES)
    ]
    return pytest.mark.parametrize(("law", "table"), cases)
