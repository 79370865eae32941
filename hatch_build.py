"""What a build of the package adds: the page, and the urls and description for a package index.

`frontend/build.py` says how the page is built, and `repository` in pyproject.toml where links lead.
"""

import re
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\((?!\w+://|#)([^)\s]+)\)")


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


def described(readme: str, repository: str, version: str) -> str:
    """Make a README readable far from its checkout: an index shows no relative link or picture.

    While nobody has said where the sources are kept, links become their words, and pictures go.
    """

    def led(found: re.Match[str]) -> str:
        mark, words, path = found.groups()
        if repository:
            kind = "raw" if mark else "blob"
            return f"{mark}[{words}]({repository}/{kind}/v{version}/{path})"
        return "" if mark else words

    return _LINK.sub(led, readme)


class IndexHook(MetadataHookInterface):
    """What a package index shows."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the description and the urls."""
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
        repository = settings["tool"]["saleroom"]["repository"]
        source = (root / settings["tool"]["hatch"]["version"]["path"]).read_text("utf-8")
        version = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]
        text = described((root / "README.md").read_text("utf-8"), repository, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(repository, version)


def urls(repository: str, version: str) -> dict[str, str]:
    """Name the places a reader may want; none while nobody has said where they are."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/v{version}/docs/playing.md",
        "Changelog": f"{repository}/blob/v{version}/CHANGELOG.md",
        "Source": repository,
        "Issues": f"{repository}/issues",
    }
