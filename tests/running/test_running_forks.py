"""Tests in several processes: each runs once, its verdict is heard, a file stays in one process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from forking import LESS_URGENT

TESTS = Path(__file__).parents[1]
# The system knows no less urgent process than this.
LEAST_URGENT = 19

GOOD = """
import os
from pathlib import Path
import pytest

@pytest.mark.parametrize("n", range(3))
def test_good(n, tmp_path):
    with Path("ran").open("a") as ran:
        ran.write(f"{__name__} {os.getpid()} {tmp_path}\\n")
"""
BAD = (
    GOOD
    + """
def test_bad():
    print("said before")
    assert [] == [1]

@pytest.fixture
def spilt():
    yield
    raise ValueError("spilt at the end")

def test_spilt(spilt):
    pass
"""
)
OPENING = """
import time
from pathlib import Path
import pytest

@pytest.fixture(scope="session")
def opened():
    Path("opened").touch()
    yield
    Path("closed").touch()

def test_the_other_process_is_there():
    while not Path("here").exists():
        time.sleep(0.01)

def test_opening(opened):
    time.sleep(60)
"""
HASTY = """
import time
from pathlib import Path

def test_here():
    Path("here").touch()

def test_hasty():
    while not Path("opened").exists():
        time.sleep(0.01)
    assert not "well"
"""
# Fails as long as another file's test runs beside it.
HURRIED = """
from pathlib import Path

def test_hurried():
    print("at first")
    tried = Path("tried")
    was = tried.exists()
    tried.touch()
    assert was, "the machine was slow"
"""
DEADLY = """
import os

def test_deadly():
    os._exit(7)
"""
# Is through when something was computed beside it.
PATIENT = """
import time
from pathlib import Path

def test_patient():
    end = time.monotonic() + 60
    while not Path("computed").exists() and time.monotonic() < end:
        time.sleep(0.01)
    assert int(Path("computed").read_text())
"""
COMPUTING = """
import os
from pathlib import Path

def test_computing():
    Path("written").write_text(str(os.nice(0)))
    Path("written").rename("computed")
"""


def run(
    folder: Path, *options: str, forks: int = 2, **files: str
) -> subprocess.CompletedProcess[str]:
    """Run the tests of some files in several processes."""
    for name, text in files.items():
        file = folder / f"{name.replace('__', '/test_')}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    plain = ("-p", "forking", "-p", "no:cacheprovider", "--rootdir", str(folder), "-q")
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plain, *options, f"--forks={forks}", str(folder)],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_test_runs_once_and_what_goes_wrong_is_told(tmp_path: Path) -> None:
    done = run(tmp_path, tests__one=GOOD, tests__two=BAD, tests__three=GOOD)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 10 passed, 1 error" in done.stdout
    assert "said before" in done.stdout
    assert "ValueError: spilt at the end" in done.stdout
    ran = [line.split() for line in (tmp_path / "ran").read_text().splitlines()]
    assert sorted(name for name, _, _ in ran) == 3 * ["test_one"] + 3 * ["test_three"] + 3 * [
        "test_two"
    ]
    # Each file in one process, and nobody writes where another does.
    assert len({(name, pid) for name, pid, _ in ran}) == 3
    assert len({folder for _, _, folder in ran}) == 9


def test_who_is_stopped_by_anothers_failure_puts_everything_away(tmp_path: Path) -> None:
    done = run(tmp_path, "-x", tests__one=OPENING, tests__two=HASTY)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 2 passed" in done.stdout
    assert (tmp_path / "closed").exists()


def test_what_waits_for_the_machine_is_tried_again_alone_and_both_are_told(tmp_path: Path) -> None:
    # What fails twice or does not wait for the machine has failed.
    other = HURRIED.replace('"tried"', '"seen"')
    done = run(tmp_path, web__one=HURRIED, web__two=BAD, rules__three=other)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "2 failed, 5 passed, 1 error" in done.stdout
    assert "failed beside others, tried again alone: web/test_one.py::test_hurried" in done.stdout
    assert "AssertionError: the machine was slow" in done.stdout


def test_a_process_that_dies_is_a_failure_that_names_the_test(tmp_path: Path) -> None:
    done = run(tmp_path, tests__one=GOOD, tests__two=DEADLY)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "a process ended (7) while it ran tests/test_two.py::test_deadly" in done.stdout


def test_who_computes_is_less_urgent_than_who_waits(tmp_path: Path) -> None:
    # Each process has a file, and knows the next.
    waiting = dict.fromkeys(("web__one", "browser__two", "web__three", "faults__four"), PATIENT)
    done = run(tmp_path, forks=3, **waiting, rules__five=COMPUTING)
    assert done.returncode == pytest.ExitCode.OK
    assert int((tmp_path / "computed").read_text()) == min(os.nice(0) + LESS_URGENT, LEAST_URGENT)


def test_who_has_nothing_to_compute_helps_who_waits(tmp_path: Path) -> None:
    # Two files wait for the third; who has begun a file of two tests asks for no other yet.
    waiting = f"{PATIENT}\ndef test_more(): pass\n"
    freeing = COMPUTING.replace("os.nice(0)", "1")
    done = run(tmp_path, forks=3, web__one=waiting, web__two=waiting, web__three=freeing)
    assert done.returncode == pytest.ExitCode.OK


def test_the_dearest_files_come_first(tmp_path: Path) -> None:
    run(tmp_path, forks=1, rules__a=GOOD, bots__b=GOOD, web__c=GOOD, faults__d=GOOD)
    ran = [line.split()[0] for line in (tmp_path / "ran").read_text().splitlines()]
    assert ran[::3] == ["test_d", "test_c", "test_b", "test_a"]
