"""Where the paragraphs of the rules are: in the pages, in the marks of tests, in the sources.

Decides what counts as stating a paragraph, as showing it by a test and as citing it. Tests are
read, not run, so the answer does not depend on which tests are selected. What should be done about
a paragraph that is missing is left to the checks.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

_STATED = re.compile(r"^- \*\*([A-Z]{2}-\d+)\b[^*\n]*\*\* \S", re.MULTILINE)
_CITED = re.compile(r"\b[A-Z]{2}-\d+\b")
# Tests that `make test` does not run show nothing.
_NOT_RUN = {"soak", "skip", "xfail"}


class Place(NamedTuple):
    """Where a paragraph is named."""

    file: str
    line: int


Places = dict[str, list[Place]]


def stated_in(folder: Path) -> list[str]:
    """Return the numbers of all paragraphs in the pages of a folder, in order of appearance."""
    pages = sorted(folder.glob("*.md"))
    return [number for page in pages for number in _STATED.findall(page.read_text("utf-8"))]


def shown_in(folder: Path) -> Places:
    """Return the paragraphs that tests under a folder are marked with."""
    places: Places = {}
    for file in sorted(folder.rglob("test_*.py")):
        for number, line in _marks_of_tests(ast.parse(file.read_text("utf-8"))):
            places.setdefault(number, []).append(Place(str(file.relative_to(folder)), line))
    return places


def cited_in(folder: Path, prefixes: Iterable[str], files: str = "*.py") -> Places:
    """Return the paragraphs that files under a folder name anywhere, by the games' prefixes."""
    places: Places = {}
    wanted = tuple(f"{prefix}-" for prefix in prefixes)
    for file in sorted(folder.rglob(files)):
        for line, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            for number in _CITED.findall(text):
                if number.startswith(wanted):
                    places.setdefault(number, []).append(Place(str(file.relative_to(folder)), line))
    return places


def complaints(pages: Path, tests: Path) -> list[str]:
    """Say which paragraphs no test shows, and which tests name a paragraph that does not exist."""
    stated = stated_in(pages)
    shown = shown_in(tests)
    missing = [f"no test shows {number}" for number in stated if number not in shown]
    unknown = [
        f"{place.file}:{place.line} names {number}, which no page has"
        for number, places in shown.items()
        if number not in stated
        for place in places
    ]
    return missing + unknown


def _marks_of_tests(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Find the rule marks of test functions, test classes and single parameter sets."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.lower().startswith("test"):
                yield from _rules_named(node.decorator_list)
                yield from _rules_of_parameters(node.decorator_list)
        elif isinstance(node, ast.Assign) and _is_pytestmark(node):
            yield from _rules_named([node.value])


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)


def _rules_named(marks: list[ast.expr]) -> Iterator[tuple[str, int]]:
    flat = [m for mark in marks for m in (mark.elts if isinstance(mark, ast.List) else [mark])]
    if _NOT_RUN & {_name_of_mark(mark) for mark in flat}:
        return
    for mark in flat:
        if isinstance(mark, ast.Call) and _name_of_mark(mark) == "rule":
            yield from _numbers(mark)


def _rules_of_parameters(decorators: list[ast.expr]) -> Iterator[tuple[str, int]]:
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.keyword) and node.arg == "marks":
                yield from _rules_named([node.value])


def _name_of_mark(mark: ast.expr) -> str:
    """Return x of `pytest.mark.x` and `pytest.mark.x(...)`, else nothing."""
    function = mark.func if isinstance(mark, ast.Call) else mark
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Attribute):
        return function.attr if function.value.attr == "mark" else ""
    return ""


def _numbers(mark: ast.Call) -> Iterator[tuple[str, int]]:
    for argument in mark.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value, argument.lineno
        else:
            yield f"<{ast.unparse(argument)}>", argument.lineno
