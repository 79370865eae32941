"""Which test runs which lines, and how long it takes: one run of the tests under coverage.

Kept by file of tests, so that only a new or changed one is traced again. Lines are counted from
the first of their function, so that they outlive a shift.
"""

import ast
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

import coverage
import pytest

Run = Callable[[pytest.Item, pytest.Item | None], bool]
Place = tuple[str, int]


class CoverageMap:
    """What is known of every test."""

    def __init__(self, root: Path, folder: Path, sources: Iterable[str]) -> None:
        self._root = root
        self._folder = folder
        self._sources = tuple(sources)
        folder.mkdir(parents=True, exist_ok=True)

    def is_known(self, tests: Path, items: list[pytest.Item]) -> bool:
        """Tell whether a file of tests has been traced as it is, and as it was read."""
        if not self._kept(tests).exists():
            return False
        kept = json.loads(self._kept(tests).read_text("utf-8"))
        are_all = {*kept["tests"], *kept["failing"]} == {item.nodeid for item in items}
        return are_all and bool(kept["digest"] == _digest(tests))

    def trace(self, tests: Path, items: list[pytest.Item], run: Run) -> None:
        """Run the tests of a file, watched; called in a process of its own."""
        tracer = coverage.Coverage(
            data_file=None,
            include=[str(self._root / source) for source in self._sources],
            config_file=False,
        )
        tracer.set_option("run:disable_warnings", ["no-data-collected"])
        digest, seconds = _digest(tests), {}
        tracer.start()
        for item, following in zip(items, [*items[1:], None], strict=True):
            tracer.switch_context(item.nodeid)
            begun = time.process_time()
            if run(item, following):
                seconds[item.nodeid] = round(time.process_time() - begun, 4)
        tracer.stop()
        ran = self._lines_by_test(tracer.get_data())
        known = {test: {"seconds": took, "ran": ran[test]} for test, took in seconds.items()}
        failing = [item.nodeid for item in items if item.nodeid not in seconds]
        kept = {"digest": digest, "tests": known, "failing": failing}
        self._kept(tests).write_text(json.dumps(kept), "utf-8")

    def _lines_by_test(self, data: coverage.CoverageData) -> dict[str, dict[str, Any]]:
        ran: dict[str, dict[str, Any]] = defaultdict(lambda: defaultdict(dict))
        for source in self._sources:
            place = _places((self._root / source).read_text("utf-8"))
            for line, tests in data.contexts_by_lineno(str(self._root / source)).items():
                if line in place:
                    function, offset = place[line]
                    for test in tests:
                        ran[test][source].setdefault(function, []).append(offset)
        return ran

    def tests_by_line(self, source: str) -> dict[Place, list[tuple[float, str]]]:
        """Return the tests that run each line of a file, quickest first."""
        found = defaultdict(list)
        for kept in self._folder.glob("*.json"):
            for test, known in json.loads(kept.read_text("utf-8"))["tests"].items():
                for function, offsets in known["ran"].get(source, {}).items():
                    for offset in offsets:
                        found[function, offset].append((known["seconds"], test))
        return {place: sorted(tests) for place, tests in found.items()}

    def failing(self) -> list[str]:
        """Return the tests that fail, or are skipped, without any change."""
        files = self._folder.glob("*.json")
        return [test for kept in files for test in json.loads(kept.read_text("utf-8"))["failing"]]

    def _kept(self, tests: Path) -> Path:
        name = tests.relative_to(self._root).with_suffix("").as_posix().replace("/", ".")
        return self._folder / f"{name}.json"


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16]


def _places(source: str) -> dict[int, Place]:
    """Return the function or method that each line is in, and how far down."""
    found = {}
    for node in ast.parse(source).body:
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for part in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                for line in range(part.lineno, (part.end_lineno or part.lineno) + 1):
                    found[line] = owner + part.name, line - part.lineno
    return found
