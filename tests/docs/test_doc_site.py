"""The documentation is a site: it is built without a warning, and every link in it holds."""

import os
import re
import runpy
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from docs.doc_pages import PAGES, ROOT, blocks_of, name_of, table_under

import saleroom


class Page(HTMLParser):
    """What a page of the site links to, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.anchors |= {known[name] for name in ("id", "name") if name in known}
        self.links += [known[name] for name in ("href", "src") if name in known and tag != "base"]


def built(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site as `make docs` does, with a checkout's script."""
    return subprocess.run(
        [sys.executable, str(ROOT / "docs" / "site.py"), str(folder)],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    done = built(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


def address_of(page: Path) -> str:
    """Return where a page is on the site."""
    path = page.relative_to(ROOT)
    folder = path.parent if path.stem == "README" else path.with_suffix("")
    return (folder / "index.html").as_posix()


def test_every_page_is_on_the_site_and_every_link_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    there = {path.relative_to(site).as_posix() for path in pages}
    assert [name_of(page) for page in PAGES if address_of(page) not in there] == []
    broken = [
        (path.relative_to(site).as_posix(), link)
        for path, page in pages.items()
        if path.name != "404.html"  # it is shown at any address, so its links begin at the root
        for link in page.links
        if not leads_somewhere(site, path, link, pages)
    ]
    assert broken == []


def leads_somewhere(site: Path, path: Path, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    target = target / "index.html" if target.is_dir() else target
    if not target.is_relative_to(site.resolve()) or not target.exists():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].anchors


def test_every_public_name_is_described_in_the_reference(site: Path) -> None:
    text = (site / "docs" / "api" / "index.html").read_text("utf-8")
    described = set(re.findall(r'id="saleroom\.(\w+)"', text))
    assert described == set(saleroom.__all__) - {"__version__"}
    assert "saleroom.Match.act" in Page(text).anchors


def test_the_library_page_has_every_public_name_once() -> None:
    rows = table_under(ROOT / "docs" / "api.md", "The library")
    named = [row[0].strip("`").partition("(")[0] for row in rows]
    assert sorted(named) == sorted(saleroom.__all__)


def test_the_readme_uses_the_public_interface_only() -> None:
    code = [block.text for block in blocks_of(ROOT / "README.md") if block.language == "python"]
    assert re.findall(r"^(?:from|import) .*$", "".join(code), re.MULTILINE) == ["import saleroom"]
    assert set(re.findall(r"\bsaleroom\.(\w+)", "".join(code))) <= set(saleroom.__all__)


# The check itself can fail.


@pytest.mark.parametrize("link", ["nowhere.md", "other.md#nowhere"])
def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path, link: str) -> None:
    (tmp_path / "pages").mkdir()
    text = f"# Here\n[words]({link}) and [others](other.md)\n"
    (tmp_path / "pages" / "README.md").write_text(text, "utf-8")
    (tmp_path / "pages" / "other.md").write_text("# Other\n", "utf-8")
    settings = '[project]\nsite_name = "Small"\ndocs_dir = "pages"\nsite_dir = "site"\n'
    (tmp_path / "zensical.toml").write_text(settings, "utf-8")
    script = runpy.run_path(str(ROOT / "docs" / "site.py"))
    assert script["build"](tmp_path) != 0
