"""Without its extra the research part says what to install."""

import importlib
import sys

import pytest

from saleroom.core.errors import Misuse


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("gymnasium", "vector"),
        ("gymnasium", "single"),
        ("pettingzoo", "pettingzoo"),
        ("pyspiel", "openspiel"),
    ],
)
def test_a_package_that_is_missing_is_named_with_its_extra(
    package: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins = f"saleroom.research.{module}"
    for name in [name for name in sys.modules if name.startswith(begins)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Misuse, match=rf"package={package}, .*saleroom\[research\]"):
        importlib.import_module(begins)
