"""What became of the mutants, file by file; and which of them are known to change nothing."""

import tomllib
from collections import Counter
from pathlib import Path

from mutants.journal import Journal
from mutants.making import Mutant
from mutants.trying import say

# As many mutants a test must have had before it to be a candidate to go.
ENOUGH = 10

Change = tuple[str, str, str, str]


def equivalents(file: Path) -> set[Change]:
    """Read the changes that no test can notice; the file has a reason for each."""
    kept = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    changes = [
        (source, change["function"], change["before"], change["after"], change["why"])
        for source, listed in kept.items()
        for change in listed
    ]
    assert all(why for *_, why in changes), "an equivalent mutant needs a reason"
    return {change[:4] for change in changes}


def report(folder: Path, made: dict[str, list[Mutant]], spared: set[Change]) -> None:
    """Say a table by file, and which mutants no test noticed."""
    rows = [Row(file, them, spared, Journal(folder, file)) for file, them in made.items() if them]
    for row in rows:
        for mutant in row.survivors:
            say(f"survived: {mutant.file} {mutant.function}")
            say(f"  - {mutant.before}\n  + {mutant.after}")
    say("| file | made | equivalent | run | noticed | survived | noticed of run |")
    say("| --- | --: | --: | --: | --: | --: | --: |")
    for row in rows:
        say(line(row.file, row.figures))
    totals = [sum(column) for column in zip(*(row.figures for row in rows), strict=True)]
    say(line("all", totals))
    for gone in sorted(spared - {mutant.change for it in made.values() for mutant in it}):
        if gone[0] in made:
            say(f"listed as equivalent, but not there any more: {gone}")


def say_candidates(folder: Path, made: dict[str, list[Mutant]]) -> None:
    """Say which tests ran changed lines and never noticed, though another test did each time."""
    noticed, unnoticed = set(), Counter[str]()
    for file, mutants in made.items():
        journal = Journal(folder, file)
        for verdict in filter(None, map(journal.verdict, mutants)):
            noticed.add(verdict.by)
            unnoticed.update(verdict.unnoticed_by)
    for test, times in unnoticed.most_common():
        if test not in noticed and times >= ENOUGH:
            say(f"{times} mutants not noticed, and none noticed: {test}")


class Row:
    """A file's mutants, sorted by what became of them."""

    def __init__(
        self, file: str, mutants: list[Mutant], spared: set[Change], journal: Journal
    ) -> None:
        self.file = file
        counted = [mutant for mutant in mutants if mutant.change not in spared]
        run = [mutant for mutant in counted if journal.verdict(mutant)]
        self.survivors = journal.survivors(counted)
        noticed = len(run) - len(self.survivors)
        equal = len(mutants) - len(counted)
        self.figures = [len(mutants), equal, len(run), noticed, len(self.survivors)]


def line(name: str, figures: list[int]) -> str:
    """Make a line of the table."""
    _made, _equal, run, noticed, _survived = figures
    share = f"{100 * noticed / run:.1f} %" if run else ""
    name = name.removeprefix("src/saleroom/")
    return f"| {name} | {' | '.join(map(str, figures))} | {share} |"
