"""Where compiled code is kept, when it is compiled anew, and how others compile theirs."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from fast import search_kernels

import saleroom
from saleroom.core.chance import seeded
from saleroom.fast import Batch, compiled, interpreted, kernels
from saleroom.fast.cache import KEPT_FOR, CompileLock, cache_folder
from saleroom.games.modern_art.game import GAME

PACKAGE = Path(saleroom.__file__).parent
SOURCES_ONLY = shutil.ignore_patterns("__pycache__", "static")

# Compiles little: who is awaited in a game just dealt. Prints that, and the folders of the cache.
ASK_WHO_IS_AWAITED = """
import sys
from pathlib import Path
import numpy as np
from saleroom.fast import compiled, dtype_of, record_from
from saleroom.games.registry import game_named
game = game_named("modern-art")
s = game.new(4)
s.phase, s.asked = 4, 0
records = np.zeros(1, dtype_of(game.state))
record_from(s, records, 0)
sets = np.zeros(1, np.int64)
compiled(game).awaited_all(records, sets)
print(sets[0])
"""


def _run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def _code_in(folder: Path) -> set[Path]:
    return set(folder.rglob("*.nbc"))


# The folder


def test_a_second_run_finds_what_the_first_one_compiled_wherever_the_sources_lie(
    tmp_path: Path,
) -> None:
    first = _run(ASK_WHO_IS_AWAITED, SALEROOM_CACHE=str(tmp_path))
    assert first.stdout == "15\n", first.stderr
    kept = {path: path.stat().st_mtime_ns for path in _code_in(tmp_path)}
    assert kept
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(PACKAGE, elsewhere / "saleroom", ignore=SOURCES_ONLY, copy_function=shutil.copy)
    second = _run(ASK_WHO_IS_AWAITED, PYTHONPATH=str(elsewhere), SALEROOM_CACHE=str(tmp_path))
    assert second.stdout == "15\n", second.stderr
    assert {path: path.stat().st_mtime_ns for path in _code_in(tmp_path)} == kept


def test_a_change_in_a_function_that_is_called_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "saleroom", ignore=SOURCES_ONLY)
    here = {"PYTHONPATH": str(tmp_path), "SALEROOM_CACHE": str(tmp_path / "cache")}
    assert _run(ASK_WHO_IS_AWAITED, **here).stdout == "15\n"
    callee = tmp_path / "saleroom" / "auctions" / "outcry.py"
    was = callee.stat()
    changed = callee.read_text().replace(
        "everybody(s.players) & ~s.silent", "everybody(s.players) & 9"
    )
    callee.write_text(changed)
    os.utime(callee, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert _run(ASK_WHO_IS_AWAITED, **here).stdout == "9\n"
    assert len(list((tmp_path / "cache").iterdir())) == 2


@pytest.mark.soak
def test_code_with_checked_bounds_has_a_folder_of_its_own(tmp_path: Path) -> None:
    for switch in ("0", "1"):
        _run(ASK_WHO_IS_AWAITED, SALEROOM_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK=switch)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.soak
def test_where_nothing_can_be_kept_it_is_said_and_games_are_played_all_the_same(
    tmp_path: Path,
) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    for place in (home, home / "below"):
        said = _run(ASK_WHO_IS_AWAITED, SALEROOM_CACHE=str(place))
        assert said.stdout == "15\n"
        assert "compiled code cannot be kept" in said.stderr
        assert "SALEROOM_CACHE" in said.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
def test_a_folder_that_others_can_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALEROOM_CACHE", str(tmp_path / "cache"))
    folder = cache_folder("some-game", [kernels])
    assert folder.stat().st_mode & 0o077 == 0
    for place in (folder, folder.parent):
        place.chmod(0o777)
        with pytest.warns(RuntimeWarning, match="others can write to it"):
            assert cache_folder("some-game", [kernels]) != folder
        place.chmod(0o700)
    assert cache_folder("some-game", [kernels]) == folder


@pytest.mark.soak
def test_a_home_that_is_read_only_leaves_nothing_behind(tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    home = tmp_path / "home"
    home.write_text("nobody can make a folder in here")
    environment = {"HOME": str(home), "XDG_CACHE_HOME": str(home), "TMPDIR": str(scratch)}
    said = _run(
        "import os; os.environ.pop('SALEROOM_CACHE', None)" + ASK_WHO_IS_AWAITED, **environment
    )
    assert said.stdout == "15\n", said.stderr
    assert list(scratch.iterdir()) == []


def test_without_a_named_place_it_is_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SALEROOM_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = cache_folder("some-game", [kernels])
    assert folder.is_dir()
    assert tmp_path in folder.parents
    assert re.fullmatch("some-game-[0-9a-f]{16}", folder.name)


def test_folders_nobody_used_for_a_month_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALEROOM_CACHE", str(tmp_path))
    used = cache_folder("game", [kernels])
    old, recent, other = (tmp_path / name for name in ("game-0", "game-1", "else-0"))
    long_ago, lately = time.time() - KEPT_FOR - 60, time.time() - KEPT_FOR + 60
    for folder, when in ((old, long_ago), (recent, lately), (other, long_ago), (used, long_ago)):
        folder.mkdir(exist_ok=True)
        (folder / "code").write_text("")
        os.utime(folder, (when, when))
    assert cache_folder("game", [kernels]) == used
    assert sorted(tmp_path.iterdir()) == sorted([used, recent, other])


# Two at once


@pytest.mark.soak
def test_two_processes_that_compile_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", ASK_WHO_IS_AWAITED],
            env=os.environ | {"SALEROOM_CACHE": str(tmp_path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    assert [run.communicate(timeout=300)[0] for run in runs] == ["15\n"] * 3
    third = _run(ASK_WHO_IS_AWAITED, SALEROOM_CACHE=str(tmp_path))
    assert third.stdout == "15\n"


def test_only_one_process_at_a_time_has_its_turn(tmp_path: Path) -> None:
    wait_for_it = (
        "from pathlib import Path; from saleroom.fast.cache import CompileLock\n"
        f"with CompileLock(Path({str(tmp_path)!r})): print('in')"
    )
    with CompileLock(tmp_path) as turn, turn:  # a turn within a turn is the same turn
        other = subprocess.Popen(
            [sys.executable, "-c", wait_for_it], stdout=subprocess.PIPE, text=True
        )
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(timeout=5)
    assert other.communicate(timeout=120)[0] == "in\n"


def test_threads_get_the_same_kernels() -> None:
    got: list[ModuleType] = []
    threads = [threading.Thread(target=lambda: got.append(compiled(GAME))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(got)) == 1


# Kernels of others


def test_others_compile_their_kernels_against_the_rules_of_a_game() -> None:
    batch = Batch.new(GAME, range(12), 4)
    plain = [batch.state(k) for k in range(len(batch))]
    numbers = seeded(3)
    states, cell = batch.states.copy(), np.array(numbers, np.int64)
    fast = compiled(GAME, search_kernels).mean_score(states, 2, cell)
    slow = interpreted(GAME, search_kernels).mean_score(plain, 2, numbers)
    assert fast == slow > 0
    assert cell.tolist() == numbers
    assert compiled(GAME, search_kernels) is compiled(GAME, search_kernels)


def test_what_they_share_with_ours_is_compiled_once() -> None:
    assert compiled(GAME, search_kernels).play_out is compiled(GAME).play_out
    assert interpreted(GAME, search_kernels).play_out is not kernels.play_out


def test_the_modules_themselves_stay_as_they_are() -> None:
    compiled(GAME, search_kernels)
    interpreted(GAME)
    assert kernels.rules is search_kernels.rules is None
    assert type(kernels.play_out) is type(search_kernels.mean_score) is type(_run)


def test_a_module_without_a_place_for_rules_is_no_module_of_kernels() -> None:
    with pytest.raises(TypeError, match="no `rules = None`"):
        compiled(GAME, GAME.flat)


# Without Numba


@pytest.mark.parametrize("missing", ["numba", "numpy", "platformdirs"])
def test_without_the_extra_the_import_says_what_to_install(missing: str) -> None:
    said = _run(f"import sys; sys.modules[{missing!r}] = None\nimport saleroom.fast")
    assert said.returncode == 1
    last = said.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ImportError: saleroom.fast needs {missing}")
    assert "pip install 'saleroom[fast]'" in last
