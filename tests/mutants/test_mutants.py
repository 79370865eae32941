"""`make mutants` on a shop of its own: what is planted there is noticed, survives, or is spared."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mutants.making import Mutant, mutants_of, some_of
from mutants.reporting import equivalents

TESTS = Path(__file__).parents[1]

SHOP = """
class Till:
    def __init__(self):
        self.coins = []

    def take(self, coin):
        self.coins.append(coin)


def fee(price):
    return price // 10


def steps(price):
    at = 0
    while at < price:
        at += 1
    return at


def is_dear(price):
    return price > 100


def biggest(a, b):
    return a if a > b else b
"""
# The fee is tested by name, where it was imported before it changed; nobody tries 100 on is_dear.
TEST = """
from shop import Till, biggest, fee, is_dear, steps

def test_till(): till = Till(); till.take(5); assert till.coins == [5]
def test_fee(): assert fee(100) == 10 and type(fee(100)) is int
def test_steps(): assert [steps(0), steps(3)] == [0, 3]
def test_dear(): assert is_dear(150) and not is_dear(50)
def test_biggest(): assert biggest(1, 2) == biggest(2, 1) == 2
"""
SPARED = """
[["src/shop.py"]]
function = "biggest"
before = "return a if a > b else b"
after = "return a if a >= b else b"
why = "Of two equal prices either is the biggest."
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A project with a module and its tests."""
    files = {
        "src/shop.py": SHOP,
        "tests/counter/test_shop.py": TEST,
        "tests/conftest.py": "import gc\ndef pytest_collection_finish(): gc.freeze()\n",
        "spared.toml": SPARED,
        "pytest.ini": "[pytest]\npythonpath = src\nmarkers = soak\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def tried(shop: Path, *arguments: str) -> str:
    """Run what `make mutants` runs, and return what it says."""
    usual = ["--sources", "src/shop.py", "--tests", "counter", "--equivalents", "spared.toml"]
    done = subprocess.run(
        [sys.executable, "-m", "mutants", *arguments, "--root", str(shop), *usual],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def figures(said: str) -> dict[str, int]:
    """Return the last line of the table."""
    cells = said.strip().splitlines()[-1].split("|")[2:7]
    names = ("made", "equivalent", "run", "noticed", "survived")
    return dict(zip(names, map(int, cells), strict=True))


@pytest.mark.soak
def test_a_planted_survivor_is_named_and_everything_else_is_noticed(shop: Path) -> None:
    said = tried(shop)
    counted = figures(said)
    assert counted["equivalent"] == 1
    assert counted["run"] == counted["made"] - 1
    survivors = {line for line in said.splitlines() if line.startswith("  + ")}
    assert survivors == {"  + return price >= 100", "  + return price > 101"}
    assert counted["survived"] == 2

    better = shop / "tests/counter/test_shop.py"
    better.write_text(TEST + "def test_100(): assert not is_dear(100) and is_dear(101)\n", "utf-8")
    again = tried(shop)
    assert "tracing tests/counter/test_shop.py" in again
    assert figures(again)["survived"] == 0


def test_the_same_seed_chooses_the_same_sample() -> None:
    mutants = [Mutant("shop.py", "fee", "1", "2", nth, 0, "", "") for nth in range(30)]
    assert some_of(mutants, 5, seed=3) == some_of(mutants, 5, seed=3)
    assert some_of(mutants, 5, seed=3) != some_of(mutants, 5, seed=4)
    assert len(some_of(mutants, 5, seed=3)) == 5
    assert set(some_of(mutants, 5, seed=3)) < set(some_of(mutants, 6, seed=3))
    assert some_of(mutants, 0, seed=3) == some_of(mutants, 1000, seed=3) == mutants


@pytest.mark.soak
def test_a_mutant_is_known_by_its_text_wherever_it_stands(shop: Path) -> None:
    mutants = mutants_of(shop, "src/shop.py", shop / "made")
    (shop / "src/shop.py").write_text("OPEN = True\n\n" + SHOP, "utf-8")
    assert mutants_of(shop, "src/shop.py", shop / "made") == mutants
    assert len({mutant.key for mutant in mutants}) == len(mutants)


def test_what_is_said_to_change_nothing_is_about_code_that_is_there() -> None:
    for source, _function, before, _after in equivalents(TESTS / "mutants/equivalents.toml"):
        lines = (TESTS.parent / source).read_text("utf-8").splitlines()
        assert before in " ".join(line.strip() for line in lines), source
