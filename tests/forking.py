"""Runs the tests in several processes that share what was collected: `pytest --forks 6`.

To import and collect everything is dear: 6 CPU seconds, up to 30 in a fresh checkout. So it is
done once, and the processes are forks of the one that did it. Decides who runs what: the tests of a
file stay together, and the dearest files come first. Two of three processes begin with what waits
for servers and browsers; the third computes with what time the others leave, because the system
prefers them to it, and helps them when nothing is left to compute. So no core is idle, and who
waits gets its turn at once. A test that
waits for servers and browsers and fails beside others is tried once more when nothing else runs;
then that holds, and both are told. What is told of a test, and how, is left to pytest. For systems
that can fork.
"""

import os
import signal
from collections import deque
from collections.abc import Iterator
from itertools import groupby
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

# Folders whose files share what is dear to start.
TOGETHER = {"attacks"}
# Folders whose tests wait for other processes, and so for the machine.
WAITING = {"agents", "attacks", "browser", "client", "faults", "guests", "store", "web"}
# Every third process computes what waits for nobody, and is this much less urgent than the others.
THIRD = 3
LESS_URGENT = 10
# CPU seconds that a test takes in folders where it takes many (docs/contributing.md); more where it
# may have to compile first, so that nobody is left alone with that at the end.
DEAR = {
    "agents": 0.6,
    "analysis": 0.6,
    "arena": 0.2,
    "attacks": 0.8,
    "bots": 0.5,
    "browser": 2.0,
    "cli": 0.4,
    "client": 0.4,
    "fast": 0.2,
    "faults": 2.0,
    "guests": 0.6,
    "research": 0.6,
    "store": 0.2,
    "terminal": 0.3,
    "web": 0.2,
}
USUAL = 0.05
# Seconds that a whole file takes where its tests take much longer than others of their folder, or
# wait: whoever is left alone with such a file at the end leaves a core idle.
LONG = {
    "test_arena_report": 10,
    "test_browser_afterwards": 8,
    "test_browser_analysis": 18,
    "test_browser_careless": 21,
    "test_browser_company": 19,
    "test_browser_everywhere": 17,
    "test_browser_guests": 35,
    "test_browser_log": 39,
    "test_browser_reminders": 11,
    "test_browser_taking_back": 30,
    "test_building_package": 7,
    "test_compiling": 13,
    "test_doc_examples": 65,
    "test_doc_site": 13,
    "test_faults_disk": 7,
    "test_faults_kills": 8,
    "test_faults_reminders": 11,
    "test_faults_stalls": 10,
    "test_guest_games": 31,
    "test_law_secrecy_catches_leaks": 11,
    "test_mz_back_ends": 15,
    "test_web_hints": 13,
    "test_web_push": 15,
    "test_web_taking_back": 17,
}
# More failures than this are none of the machine's: nothing is tried again.
MOST_AGAIN = 5
# Said by a process that has run all it was given, and has put everything away.
ENDED = "ended"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the number of processes be chosen."""
    parser.addoption("--forks", type=int, default=0, help="run the tests in so many processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Hand the tests out, if several processes are wished for."""
    config = session.config
    is_wished = config.option.forks and not config.option.collectonly and not session.testsfailed
    if not is_wished or config.option.usepdb:
        return None
    house = _House(session)
    config.pluginmanager.register(house)
    house.run()
    return True


class _Queues:
    """The files that nobody has begun: those that compute, and those that wait."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self._left: tuple[deque[list[int]], deque[list[int]]] = deque(), deque()
        files = groupby(range(len(items)), lambda place: _home_of(items[place]))
        listed = [list(places) for _, places in files]
        listed.sort(key=lambda places: -_cost_of([items[place] for place in places]))
        for places in listed:
            self._left[_folder_of(items[places[0]]) in WAITING].append(places)

    def add(self, places: list[int]) -> None:
        """Have some tests run once more."""
        self._left[True].append(places)

    def next(self, *, is_urgent: bool) -> list[int]:
        """Return the places of the tests of a file; who is less urgent computes, if it can."""
        for kind in (True, False) if is_urgent else (False, True):
            if self._left[kind]:
                return self._left[kind].popleft()
        return []


def _folder_of(item: pytest.Item) -> str:
    """Return the folder of a test, as the table of costs names it."""
    parts = item.path.relative_to(item.config.rootpath).parts
    return parts[-2] if parts[0] != "tests" else parts[1]


def _cost_of(items: list[pytest.Item]) -> float:
    usual = sum(DEAR.get(_folder_of(item), USUAL) for item in items)
    return max(usual, LONG.get(items[0].path.stem, 0))


def _home_of(item: pytest.Item) -> Path:
    """Return that whose tests stay together."""
    folder = item.path.parent
    return folder if folder.name in TOGETHER else item.path


class _Worker:
    """A process, as the first one knows it."""

    def __init__(self, pid: int, line: Connection, *, is_urgent: bool) -> None:
        self.pid = pid
        self.line = line
        self.is_urgent = is_urgent
        self.running = "nothing"


class _House:
    """The first process: it hands tests out and hears how they went."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        self._queues = _Queues(session.items)
        self._workers: dict[Connection, _Worker] = {}
        self._places = {item.nodeid: place for place, item in enumerate(session.items)}
        # What was told of tests that may be tried again: those that run, and those that failed.
        self._told: dict[str, list[pytest.TestReport]] = {}
        self._failed: dict[str, list[pytest.TestReport]] = {}

    def run(self) -> None:
        """Have all tests run, and some that failed once more."""
        forks = self._session.config.option.forks
        self._run(range(forks))
        again = [self._places[name] for name in self._failed]
        if len(again) > MOST_AGAIN:
            for reports in self._failed.values():
                self._log(reports)
            self._failed.clear()
        elif again:
            self._queues.add(again)
            self._run(range(THIRD * forks, THIRD * forks + 1))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell what failed at first, whatever came of it."""
        for name, reports in self._failed.items():
            terminalreporter.section(f"failed beside others, tried again alone: {name}")
            for report in reports:
                if report.failed:
                    terminalreporter.line(report.longreprtext)

    def _run(self, numbers: range) -> None:
        try:
            for number in numbers:
                self._begin(number)
            while self._workers:
                for line in wait(list(self._workers)):
                    assert isinstance(line, Connection)
                    self._hear(self._workers[line])
        except Exception:
            for worker in self._workers.values():
                os.kill(worker.pid, signal.SIGINT)
            raise
        finally:
            for worker in self._workers.values():
                os.waitpid(worker.pid, 0)

    def _begin(self, number: int) -> None:
        ours, theirs = Pipe()
        base = self._session.config._tmp_path_factory.getbasetemp() / f"fork{number}"  # type: ignore[attr-defined]  # pytest's own
        base.mkdir()
        is_urgent = number % THIRD != THIRD - 1
        pid = os.fork()
        if not pid:
            ours.close()
            os.nice(0 if is_urgent else LESS_URGENT)
            _work(self._session, theirs, base)
        theirs.close()
        self._workers[ours] = _Worker(pid, ours, is_urgent=is_urgent)

    def _hear(self, worker: _Worker) -> None:
        try:
            told = worker.line.recv()
        except EOFError:
            raise self._lost(worker) from None
        if told is None:
            worker.line.send(self._queues.next(is_urgent=worker.is_urgent))
        elif told == ENDED:
            del self._workers[worker.line]
            os.waitpid(worker.pid, 0)
        elif isinstance(told, str):
            worker.running = told
        else:
            hook = self._session.config.hook
            report = hook.pytest_report_from_serializable(config=self._session.config, data=told)
            self._sort(report)

    def _sort(self, report: pytest.TestReport) -> None:
        """Tell what happened, unless the test may be tried again: then when it is over."""
        name = report.nodeid
        folder = _folder_of(self._session.items[self._places[name]])
        ends_early = self._session.config.option.maxfail
        if folder not in WAITING or name in self._failed or ends_early:
            self._log([report])
            return
        reports = self._told.setdefault(name, [])
        reports.append(report)
        if report.when == "teardown":
            del self._told[name]
            if any(one.failed for one in reports):
                self._failed[name] = reports
            else:
                self._log(reports)

    def _log(self, reports: list[pytest.TestReport]) -> None:
        session = self._session
        for report in reports:
            session.config.hook.pytest_runtest_logreport(report=report)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)

    def _lost(self, worker: _Worker) -> Exception:
        del self._workers[worker.line]
        _, status = os.waitpid(worker.pid, 0)
        code = os.waitstatus_to_exitcode(status)
        self._session.shouldfail = f"a process ended ({code}) while it ran {worker.running}"
        return self._session.Failed(self._session.shouldfail)


class _Teller:
    """Tells the first process what happens, in place of telling people."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        self._line.send(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is done."""
        hook = self._config.hook
        self._line.send(hook.pytest_report_to_serializable(config=self._config, report=report))


def _work(session: pytest.Session, line: Connection, base: os.PathLike[str]) -> None:
    """Be a process that runs what it is given; does not return."""
    code = 1
    try:
        # Who was started in the background ignores it, and would not hear that it is over.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        config = session.config
        config._tmp_path_factory._basetemp = base  # type: ignore[attr-defined]  # pytest's own
        # What is captured must not be shared with other processes.
        capturing = config.pluginmanager.getplugin("capturemanager")
        capturing.stop_global_capturing()
        capturing.start_global_capturing()
        config.pluginmanager.unregister(name="terminalreporter")
        config.pluginmanager.register(_Teller(config, line))
        _run(session, _given(session, line))
        config._ensure_unconfigure()
        line.send(ENDED)
        code = 0
    finally:
        os._exit(code)


def _run(session: pytest.Session, given: Iterator[pytest.Item]) -> None:
    """Run what is given; whoever is interrupted puts away what the tests have opened."""
    hook = session.config.hook
    item = next(given, None)
    while item is not None:
        following = next(given, None)
        try:
            hook.pytest_runtest_protocol(item=item, nextitem=following)
        except KeyboardInterrupt:
            hook.pytest_runtest_teardown(item=item, nextitem=None)
            raise
        item = following


def _given(session: pytest.Session, line: Connection) -> Iterator[pytest.Item]:
    """Ask for tests until there are none."""
    while True:
        line.send(None)
        places = line.recv()
        if not places:
            return
        for place in places:
            yield session.items[place]
