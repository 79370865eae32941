"""Every example in the documentation runs and prints what the page says it prints."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from docs.doc_pages import PAGES, ROOT, Block, blocks_of, name_of

WITH_CODE = [page for page in PAGES if any(b.language == "python" for b in blocks_of(page))]


# Runs scripts one after the other in a process that is nobody else's: to import all they use is
# most of the work. Tells of each what it printed, and what went wrong.
RUN = """
import contextlib, io, json, sys, traceback
for script in sys.argv[1:]:
    said, wrong = io.StringIO(), ""
    with contextlib.redirect_stdout(said):
        try:
            with open(script, encoding="utf-8") as file:
                exec(compile(file.read(), script, "exec"), {"__name__": "__main__"})
        except BaseException:
            wrong = traceback.format_exc()
    print(json.dumps([said.getvalue(), wrong]))
"""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, tuple[str, str]]:
    """What the examples of each page printed, and what went wrong."""
    folder, scripts = tmp_path_factory.mktemp("examples"), []
    for number, page in enumerate(WITH_CODE):
        scripts.append(str(folder / f"examples{number}.py"))
        Path(scripts[-1]).write_text(as_script(blocks_of(page)), "utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN, *scripts],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told = map(json.loads, run.stdout.splitlines())
    return {page: tuple(one) for page, one in zip(WITH_CODE, told, strict=True)}


@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_the_examples_of_a_page_run_and_print_what_it_says(
    page: Path, printed: dict[Path, tuple[str, str]]
) -> None:
    said, wrong = printed[page]
    assert not wrong, wrong
    assert said == expected(blocks_of(page))


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
