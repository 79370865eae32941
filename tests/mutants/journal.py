"""What became of every mutant, on disk, so that a run can be stopped and gone on with."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from mutants.making import Mutant

NOTICED = "noticed"
SURVIVED = "survived"
NOT_RUN = "not run"  # no test runs the line


@dataclass(frozen=True)
class Verdict:
    """What the tests said to a mutant, which of them noticed, and which had not before."""

    verdict: str
    by: str = ""
    tests: int = 0
    seconds: float = 0.0
    unnoticed_by: Sequence[str] = ()


class Journal:
    """The verdicts on the mutants of one file; they hold while the function is as it was."""

    def __init__(self, folder: Path, file: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / (file.replace("/", ".") + ".jsonl")
        self._verdicts: dict[tuple[object, ...], Verdict] = {}
        if self._file.exists():
            for line in self._file.read_text("utf-8").splitlines():
                kept = json.loads(line)
                self._verdicts[tuple(kept["mutant"])] = Verdict(**kept["verdict"])

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """Return what is known of a mutant."""
        return self._verdicts.get((*mutant.key, mutant.digest))

    def survivors(self, mutants: list[Mutant]) -> list[Mutant]:
        """Return those that were tried and not noticed."""
        known = [(mutant, self.verdict(mutant)) for mutant in mutants]
        return [mutant for mutant, said in known if said and said.verdict != NOTICED]

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        """Write a verdict down."""
        key = (*mutant.key, mutant.digest)
        self._verdicts[key] = verdict
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"mutant": key, "verdict": asdict(verdict)}) + "\n")
