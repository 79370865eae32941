"""Builds the page whenever the package is built; `frontend/build.py` says how."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _page(root: str) -> ModuleType:
    spec = spec_from_file_location("saleroom_page", Path(root) / "frontend" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no interest
    """The page, in a wheel, in an sdist and in an editable install alike."""

    def dependencies(self) -> list[str]:
        """Ask for a node only where the page must be built and there is none."""
        return list(_page(self.root).wanted_packages())

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # theirs
        """Build the page, if it is not fresh."""
        page = _page(self.root)
        if page.is_left_out():
            return
        try:
            page.build()
        except page.NotBuilt as error:
            sys.exit(f"saleroom: {error}")
