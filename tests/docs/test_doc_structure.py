"""The pages name every package and every folder of tests, and cite only what ships."""

import re
from collections import Counter
from pathlib import Path

import pytest
from docs.doc_pages import ROOT, blocks_of, table_under

PACKAGE = ROOT / "src" / "saleroom"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PARTS = sorted(
    path.stem
    for path in PACKAGE.iterdir()
    if path.stem != "__init__" and (path.suffix == ".py" or (path / "__init__.py").exists())
)
TEST_FOLDERS = sorted(
    path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] not in "._"
)
# Games of the house, and the small one that research makes of Modern Art.
GAMES_OWN = {"games", "reduced"}
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def test_every_package_says_what_it_decides() -> None:
    named = [row[0].strip("`") for row in table_under(ARCHITECTURE, "Layers")]
    assert sorted(named) == PARTS


def test_the_diagram_shows_every_package_and_the_page() -> None:
    diagram = blocks_of(ARCHITECTURE)[0].text
    assert {*PARTS, "page"} - words_of(diagram) == set()


def test_every_folder_of_tests_is_explained() -> None:
    tree = next(
        block.text
        for block in blocks_of(ROOT / "docs" / "contributing.md")
        if block.text.startswith("src/saleroom/")
    )
    assert [name for name in TEST_FOLDERS if f"{name}/" not in tree] == []


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_decisions_cite_only_pages_that_ship(page: Path) -> None:
    cited = re.findall(r"[\w./-]+\.md\b", page.read_text("utf-8"))
    ships = [any((folder / name).exists() for folder in (ROOT, page.parent)) for name in cited]
    assert [name for name, is_there in zip(cited, ships, strict=True) if not is_there] == []


def test_a_word_of_the_glossary_has_one_row() -> None:
    words = [row[0] for row in table_under(ARCHITECTURE, "Glossary")]
    assert len(words) == len(set(words)) > 20


def test_a_type_that_the_glossary_names_is_one_thing() -> None:
    rows = " ".join(row[1] for row in table_under(ARCHITECTURE, "Glossary"))
    named = set(re.findall(r"`(?:\w+\.)*([A-Z][a-z]\w*)`", rows))
    assert {"Table", "Heard", "Line", "Batch", "Place"} <= named
    written = "".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    kinds = re.findall(r"^class (\w+)", written, re.MULTILINE)
    assert [name for name in named if kinds.count(name) > 1] == []


def test_no_two_classes_share_a_name() -> None:
    """But a game's own words, and what a program reads of what the house shows."""
    named = Counter(
        name
        for file in PACKAGE.rglob("*.py")
        if not GAMES_OWN & set(file.relative_to(PACKAGE).parts)
        and file != PACKAGE / "client" / "wire.py"
        for name in re.findall(r"^class ([A-Z]\w*)", file.read_text("utf-8"), re.MULTILINE)
    )
    assert len(named) > 300
    assert [name for name, times in named.items() if times > 1] == []


def test_every_exception_of_a_checker_has_its_reason_beside_it() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for folder in ("src", "tests", "benchmarks", "docs", "frontend")
        for file in (ROOT / folder).rglob("*.py")
        if "node_modules" not in file.parts
        for line in file.read_text("utf-8").splitlines()
        if (re.search(r"# (ruff: )?noqa", line) and not _LINTERS.search(line))
        or (folder == "src" and "# type: ignore" in line and not _TYPES.search(line))
    ]
    assert found == []


_LINTERS = re.compile(r"noqa: [A-Z]+\d+(, [A-Z]+\d+)*( +#| -) +\S")
_TYPES = re.compile(r"type: ignore\[[a-z-]+\]  # \S")
