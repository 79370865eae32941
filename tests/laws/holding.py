"""The games of the house, held to laws: a test for each law at each table."""

from collections.abc import Sequence

import pytest
from laws.house_tables import TABLES

from saleroom.laws.law import Law


def held_to(laws: Sequence[Law]) -> pytest.MarkDecorator:
    """Make of every law at every table a case; what is dear is tried at one table in four."""
    cases = [
        pytest.param(law, table, id=f"{law.says}-{table}")
        for law in laws
        for table in (TABLES[::4] if law.dear else TABLES)
    ]
    return pytest.mark.parametrize(("law", "table"), cases)
