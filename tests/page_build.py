"""The script that builds the page, for tests: it is no part of a package."""

import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

ROOT = Path(__file__).parents[1]


def read_script(root: Path) -> ModuleType:
    """Read the script of a checkout."""
    spec = spec_from_file_location("saleroom_page_build", root / "frontend" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = read_script(ROOT)


def missing(reason: str) -> NoReturn:
    """Skip, where nobody insists on a page and a browser."""
    if os.environ.get("CI") or os.environ.get("REQUIRE_BROWSER"):
        pytest.fail(reason)
    pytest.skip(reason)
