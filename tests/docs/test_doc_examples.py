"""Every example in the documentation runs and prints what the page says it prints."""

import subprocess
import sys
from pathlib import Path

import pytest
from docs.doc_pages import PAGES, ROOT, Block, blocks_of, name_of

WITH_CODE = [page for page in PAGES if any(b.language == "python" for b in blocks_of(page))]


@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_the_examples_of_a_page_run_and_print_what_it_says(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "examples.py"
    script.write_text(as_script(blocks_of(page)), "utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == expected(blocks_of(page))


def test_the_pages_that_promise_examples_have_some() -> None:
    promised = {"README.md", "docs/records.md", "docs/research.md"}
    assert promised <= {name_of(page) for page in WITH_CODE}


def as_script(blocks: list[Block]) -> str:
    """Put the code of a page together."""
    return "".join(block.text for block in blocks if block.language == "python")


def expected(blocks: list[Block]) -> str:
    """Put together what the page says is printed."""
    return "".join(block.text for block in blocks if block.language == "output")


# What counts as an example.


def test_fragments_are_left_out_and_blocks_share_their_names(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```python\nx = 1\n```\n```py\n...)\n```\n```python\nprint(x)\n```\n```output\n1\n```\n"
    )
    blocks = blocks_of(page)
    assert as_script(blocks) == "x = 1\nprint(x)\n"
    assert expected(blocks) == "1\n"
    assert [block.line for block in blocks] == [2, 5, 8, 11]
