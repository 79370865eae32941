"""Every paragraph of the rules is shown by a test, and nothing names a paragraph that is not."""

from pathlib import Path

import pytest
from docs.paragraphs import cited_in, complaints, shown_in, stated_in

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"


def test_every_paragraph_has_a_test_and_every_mark_a_paragraph() -> None:
    assert complaints(PAGES, ROOT / "tests") == []


def test_every_paragraph_the_sources_cite_is_stated() -> None:
    stated = stated_in(PAGES)
    cited = cited_in(ROOT / "src" / "saleroom", {number.split("-")[0] for number in stated})
    assert {n: places for n, places in cited.items() if n not in stated} == {}


def test_no_paragraph_is_stated_twice() -> None:
    stated = stated_in(PAGES)
    assert len(set(stated)) == len(stated)


def test_modern_art_has_its_fifty_two_paragraphs_in_order() -> None:
    numbers = [int(n.removeprefix("MA-")) for n in stated_in(PAGES) if n.startswith("MA-")]
    assert numbers == [*range(1, 48), *range(50, 55)]


def test_every_paragraph_other_pages_cite_is_stated() -> None:
    stated = stated_in(PAGES)
    cited = cited_in(ROOT / "docs", {number.split("-")[0] for number in stated}, "*.md")
    assert set(cited) - set(stated) == set()


# The check itself can fail.


@pytest.fixture
def house(tmp_path: Path) -> tuple[Path, Path]:
    """Make a page with two paragraphs, and an empty folder of tests."""
    pages, tests = tmp_path / "rules", tmp_path / "tests"
    pages.mkdir()
    tests.mkdir()
    (pages / "game.md").write_text("- **XY-1** One.\n- **XY-2 [S]** Two, see **XY-9**.\n")
    return pages, tests


def write(tests: Path, text: str) -> None:
    (tests / "test_some.py").write_text(text)


def test_a_paragraph_without_a_test_is_named(house: tuple[Path, Path]) -> None:
    write(house[1], '@pytest.mark.rule("XY-1")\ndef test_one(): ...\n')
    assert complaints(*house) == ["no test shows XY-2"]


def test_a_mark_without_a_paragraph_is_named_with_its_place(house: tuple[Path, Path]) -> None:
    write(house[1], '@pytest.mark.rule("XY-1", "XY-2", "XY-3")\ndef test_one(): ...\n')
    assert complaints(*house) == ["test_some.py:1 names XY-3, which no page has"]


def test_marks_of_classes_modules_and_parameters_count(house: tuple[Path, Path]) -> None:
    write(
        house[1],
        'pytestmark = [pytest.mark.rule("XY-1")]\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XY-2"))])\n'
        "def test_two(n): ...\n",
    )
    assert complaints(*house) == []
    write(house[1], '@pytest.mark.rule("XY-1")\n@pytest.mark.rule("XY-2")\nclass TestIt: ...\n')
    assert complaints(*house) == []


@pytest.mark.parametrize("mark", ["soak", "skip", "xfail(reason='later')"])
def test_a_test_that_make_test_does_not_run_shows_nothing(
    house: tuple[Path, Path], mark: str
) -> None:
    write(house[1], f'@pytest.mark.{mark}\n@pytest.mark.rule("XY-1")\ndef test_one(): ...\n')
    assert complaints(*house) == ["no test shows XY-1", "no test shows XY-2"]


def test_a_mark_on_something_that_is_no_test_shows_nothing(house: tuple[Path, Path]) -> None:
    write(house[1], '@pytest.mark.rule("XY-1")\ndef one(): ...\n# rule("XY-2")\n')
    assert complaints(*house) == ["no test shows XY-1", "no test shows XY-2"]


def test_a_mark_that_cannot_be_read_is_unknown(house: tuple[Path, Path]) -> None:
    write(house[1], '@pytest.mark.rule("XY-1", "XY-2", NUMBER)\ndef test_one(): ...\n')
    assert complaints(*house) == ["test_some.py:1 names <NUMBER>, which no page has"]


def test_marks_are_found_in_folders_below(house: tuple[Path, Path]) -> None:
    below = house[1] / "games"
    below.mkdir()
    write(below, '@pytest.mark.rule("XY-1", "XY-2")\ndef test_one(): ...\n')
    assert complaints(*house) == []
    assert shown_in(house[1])["XY-1"] == [("games/test_some.py", 1)]


def test_citations_are_found_in_docstrings_comments_and_strings(tmp_path: Path) -> None:
    text = '"""As XY-1 says."""\nx = "XY-2"  # XY-3, and UTF-8 is no paragraph\n'
    (tmp_path / "rules.py").write_text(text)
    assert sorted(cited_in(tmp_path, {"XY"})) == ["XY-1", "XY-2", "XY-3"]
