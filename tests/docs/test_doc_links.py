"""Every link in the documentation leads somewhere."""

from pathlib import Path

import pytest
from docs.doc_pages import PAGES, ROOT, anchors_of, links_of, name_of


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_to_a_file_and_a_heading_in_it(page: Path) -> None:
    assert [link for link in links_of(page) if not leads_somewhere(page, link)] == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    start = ROOT / "README.md"
    reached, waiting = {start}, [start]
    while waiting:
        page = waiting.pop()
        targets = {(page.parent / link.partition("#")[0]).resolve() for link in links_of(page)}
        new = {page for page in targets if page.suffix == ".md" and page.exists()} - reached
        reached |= new
        waiting += new
    assert [name_of(page) for page in PAGES if page.resolve() not in reached] == []


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not anchor or anchor in anchors_of(target))


# The check itself can fail.


@pytest.mark.parametrize(
    ("link", "good"),
    [
        ("other.md", True),
        ("other.md#two-words-more", True),
        ("#here", True),
        ("missing.md", False),
        ("other.md#missing", False),
        ("#missing", False),
    ],
)
def test_a_link_is_good_if_file_and_heading_are_there(
    tmp_path: Path, link: str, *, good: bool
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Here\n[words]({link}) and `[not](a-link)`\n")
    (tmp_path / "other.md").write_text("## Two words, more\n")
    assert [leads_somewhere(page, found) for found in links_of(page)] == [good]
