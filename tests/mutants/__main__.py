"""`make mutants`: changes the kernel line by line and runs the tests that should notice.

Decides which files are changed and which tests are run. What the figures are and mean stands in
docs/contributing.md.
"""

import argparse
import os
import sys
from pathlib import Path

import pytest
from mutants.journal import Journal
from mutants.making import mutants_of, some_of
from mutants.reporting import equivalents, report, say_candidates
from mutants.trying import Trying

# The last five are what the rules of single games are divided into.
OF_A_GAME = (
    *("rules", "legality", "scoring", "view", "guess"),
    *("redeal", "collecting", "lots", "majorities", "supply"),
)
SOURCES = [
    "src/saleroom/auctions/*.py",
    *(f"src/saleroom/games/*/{part}.py" for part in OF_A_GAME),
    "src/saleroom/play/*.py",
    *(f"src/saleroom/house/{part}.py" for part in ("business", "deciding", "log", "showing")),
]
TESTS = [
    *("auctions", "modern_art", "alles_futsch", "canaletto", "moderne_zeiten"),
    *("play", "house", "laws"),
]
# Compiled rules are not changed, so every change would be noticed; and fingerprints of whole games
# say that something has changed, but not what is wrong.
LEFT_OUT = ["*_back_ends.py", "*/test_law_versions.py"]


def main() -> None:
    """Make mutants, try them, say what became of them."""
    asked = arguments()
    root, folder = asked.root.resolve(), asked.root.resolve() / "build" / "mutants"
    # Nothing compiled from a mutant may get where the program would find it.
    os.environ["SALEROOM_CACHE"] = str(folder / "cache")
    sources = sorted(
        {path.relative_to(root).as_posix() for glob in asked.sources for path in root.glob(glob)}
    )
    made = {
        file: mutants_of(root, file, folder / "made")
        for file in sources
        if any(part in file for part in asked.files)
    }
    spared = equivalents(root / asked.equivalents)
    chosen = [
        mutant
        for file, mutants in made.items()
        for mutant in (
            Journal(folder / "verdicts", file).survivors(mutants)
            if asked.survivors
            else some_of(mutants, asked.sample, asked.seed)
        )
        if mutant.change not in spared
    ]
    if not (asked.report or asked.candidates):
        options = ["--assert=plain", "--tb=no", "--capture=no", "-q", "-m", "not soak"]
        left_out = [f"--ignore-glob={glob}" for glob in LEFT_OUT]
        tests = [str(root / "tests" / name) for name in asked.tests]
        plain = ["-p", "no:cacheprovider", "--rootdir", str(root)]
        trying = Trying(root, folder, sources, chosen, asked.budget)
        status = pytest.main([*options, *left_out, *plain, *tests], plugins=[trying])
        if status != pytest.ExitCode.OK:
            sys.exit(f"pytest ended with {status}")
    if asked.candidates:
        say_candidates(folder / "verdicts", made)
    else:
        report(folder / "verdicts", made, spared)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    add = parser.add_argument
    add("files", nargs="*", default=[""], help="parts of the names of the files to change")
    add("--sample", type=int, default=0, help="mutants of each file; all, if not given")
    add("--seed", type=int, default=1, help="chooses the sample")
    add("--survivors", action="store_true", help="only what has survived so far, of any sample")
    add("--budget", type=float, default=60, help="CPU seconds of tests for a mutant")
    add("--report", action="store_true", help="try nothing, say what became of mutants so far")
    add("--candidates", action="store_true", help="try nothing, say which tests noticed nothing")
    add("--root", type=Path, default=Path(), help="the checkout")
    add("--sources", nargs="+", default=SOURCES, help="patterns of all files that can be changed")
    add("--tests", nargs="+", default=TESTS, help="folders of tests")
    add("--equivalents", default="tests/mutants/equivalents.toml", help="what cannot be noticed")
    return parser.parse_args()


main()
