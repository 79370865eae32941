"""A plugin of pytest that tries mutants: it collects and imports once, and forks for each of them.

A child puts its mutant in place and runs the tests that run the changed line, quickest first but
those that noticed another mutant of the same function before all others, until one fails. A test
that takes two seconds and five times the CPU time it took when it was traced has noticed an endless
loop.
"""

import gc
import json
import os
import resource
import signal
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from itertools import groupby
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from hypothesis import Phase, settings
from mutants.coverage_map import CoverageMap, Place
from mutants.journal import NOT_RUN, NOTICED, SURVIVED, Journal, Verdict
from mutants.making import Mutant, code_of

MEMORY = 4 << 30  # for a mutant that tells events without end
MANY, EVERY = 20, 6  # a law that is tried at many tables is tried at every sixth: they are dear


class Endless(BaseException):
    """A test has taken far longer than it does without the mutant."""


class Trying:
    """The plugin: takes the place of running the tests."""

    def __init__(
        self,
        root: Path,
        folder: Path,
        sources: list[str],
        chosen: list[Mutant],
        budget: float,
    ) -> None:
        self._root = root
        self._map = CoverageMap(root, folder / "map", sources)
        self._journals = folder / "verdicts"
        self._chosen = chosen
        self._budget = budget
        self._items: dict[str, pytest.Item] = {}
        self._functions: dict[tuple[str, str], list[FunctionType]] = {}
        self._outcomes: set[str] = set()

    def pytest_configure(self) -> None:
        """A failing example is enough: nobody waits for a smaller one."""
        usual = settings.get_profile(settings.get_current_profile_name())
        settings.register_profile("mutants", usual, phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the many tables at which a law is tried, some are enough."""
        by_law = groupby(items[:], key=lambda item: item.nodeid.partition("[")[0])
        for _, group in by_law:
            law = list(group)
            if law[0].path.parent.name == "laws" and len(law) > MANY:
                for number, item in enumerate(law):
                    if number % EVERY:
                        items.remove(item)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember how the test that runs now went."""
        self._outcomes.add(report.outcome)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Trace what is not traced yet, then try the mutants file by file."""
        self._items = {item.nodeid: item for item in session.items}
        self._functions = functions_by_place()
        gc.collect()
        gc.freeze()  # so that children share the memory
        for path, group in groupby(session.items, key=lambda item: item.path):
            items = list(group)
            if not self._map.is_known(path, items):
                say(f"tracing {path.relative_to(self._root)}: {len(items)} tests")
                in_a_child(partial(self._map.trace, path, items, self._passes))
        for test in self._map.failing():
            say(f"left out, since it fails or is skipped without any change: {test}")
        for file, mutants in groupby(self._chosen, key=lambda mutant: mutant.file):
            self._try_file(file, list(mutants))
        return True

    def _passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        self._outcomes.clear()
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        return self._outcomes == {"passed"}

    def _try_file(self, file: str, mutants: list[Mutant]) -> None:
        journal = Journal(self._journals, file)
        tests = self._map.tests_by_line(file)
        finders: dict[str, Counter[str]] = defaultdict(Counter)
        for mutant in mutants:
            verdict = journal.verdict(mutant)
            if verdict is None or verdict.verdict != NOTICED:
                running = self._tests_of(mutant, tests, finders[mutant.function])
                verdict = self._try(mutant, running)
                journal.keep(mutant, verdict)
            if verdict.verdict == NOTICED:
                finders[mutant.function][verdict.by] += 1
            else:
                say(f"{verdict.verdict}: {file} {mutant.function}")
                say(f"  - {mutant.before}\n  + {mutant.after}")
        say(f"tried {file}: {len(mutants)} mutants")

    def _tests_of(
        self, mutant: Mutant, tests: dict[Place, list[tuple[float, str]]], finders: Counter[str]
    ) -> list[tuple[float, str]]:
        line = mutant.line
        while line and (mutant.function, line) not in tests:
            line -= 1  # a statement over several lines may count as its first
        known = tests.get((mutant.function, line), [])
        return sorted(
            ((seconds, test) for seconds, test in known if test in self._items),
            key=lambda it: (-finders[it[1]], it),
        )

    def _try(self, mutant: Mutant, running: list[tuple[float, str]]) -> Verdict:
        if not running:
            return Verdict(NOT_RUN)
        said = in_a_child(lambda: asdict(self._first_failure(mutant, running)))
        return Verdict(**said) if said else Verdict(NOTICED, "the interpreter died")

    def _first_failure(self, mutant: Mutant, running: list[tuple[float, str]]) -> Verdict:
        code = code_of(mutant.text, mutant.function)
        for function in self._functions[str(self._root / mutant.file), mutant.function]:
            function.__code__ = code  # wherever it is bound
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, endless)
        begun = time.process_time()
        following = [self._items[test] for _, test in running[1:]]
        for count, ((seconds, test), later) in enumerate(
            zip(running, [*following, None], strict=True), 1
        ):
            limit = 2 + 5 * seconds
            signal.setitimer(signal.ITIMER_PROF, limit, limit)
            self._passes(self._items[test], later)
            signal.setitimer(signal.ITIMER_PROF, 0)
            spent = round(time.process_time() - begun, 3)
            if "failed" in self._outcomes:
                before = [test for _, test in running[: count - 1]]
                return Verdict(NOTICED, test, count, spent, before)
            if spent > self._budget:
                break
        return Verdict(SURVIVED, tests=count, seconds=spent)


def functions_by_place() -> dict[tuple[str, str], list[FunctionType]]:
    """Return every function there is, by file and name."""
    gc.unfreeze()  # what tests/conftest.py has put out of the collector's sight
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for it in gc.get_objects():
        if isinstance(it, FunctionType):
            found[it.__code__.co_filename, it.__code__.co_qualname].append(it)
    return dict(found)


def endless(_signal: int, _frame: object) -> None:
    """End a test that takes too long; nothing of ours catches this."""
    raise Endless


def in_a_child(work: Callable[[], Any]) -> Any:
    """Do the work in a copy of this process; return what it returns, None if a signal killed it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        try:
            os.write(writing, json.dumps(work()).encode())
        except BaseException:  # noqa: BLE001  # nothing may run on as if it were the parent
            os.write(2, traceback.format_exc().encode())
            os._exit(1)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        said = answer.read()
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise ChildProcessError
    return json.loads(said) if said else None


def say(text: str) -> None:
    """Say it now: a run takes long."""
    print(text, flush=True)  # noqa: T201  # what `make mutants` says
