"""Mutants: functions of the sources with one small change each.

What is changed into what is left to changing.py. This decides what a mutant is called, so that its
name outlives a shift of lines, and what its code is.
"""

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from textwrap import indent
from types import CodeType


@dataclass(frozen=True)
class Mutant:
    """One change of one function; `line` counts from the function's first."""

    file: str
    function: str
    before: str
    after: str
    nth: int  # of equal changes in the function
    line: int
    text: str
    digest: str  # of the whole function as it is

    @property
    def change(self) -> tuple[str, str, str, str]:
        """Say what is changed where, whatever line it stands on."""
        return self.file, self.function, self.before, self.after

    @property
    def key(self) -> tuple[str, str, str, int]:
        """Name it within its file."""
        return self.function, self.before, self.after, self.nth


def mutants_of(root: Path, file: str, folder: Path) -> list[Mutant]:
    """Return every mutant of the functions and methods in a file; they are made once."""
    source = (root / file).read_text("utf-8")
    digest = sha256(source.encode()).hexdigest()[:16]
    made = folder / f"{file.replace('/', '.')}.{digest}.json"
    if not made.exists():
        from mutants.changing import changed  # noqa: PLC0415  # two CPU seconds to import

        folder.mkdir(parents=True, exist_ok=True)
        made.write_text(json.dumps([asdict(it) for it in changed(file, source)]), "utf-8")
    return [Mutant(**fields) for fields in json.loads(made.read_text("utf-8"))]


def some_of(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return all, or as many as asked for; a larger sample of the same seed holds the smaller."""
    if not 0 < count < len(mutants):
        return mutants
    order = list(range(len(mutants)))
    Random(f"{seed} {mutants[0].file}").shuffle(order)  # noqa: S311  # no secret
    return [mutants[number] for number in sorted(order[:count])]


def code_of(text: str, function: str) -> CodeType:
    """Compile the text of a function, or of a method in its class."""
    owner, _, name = function.rpartition(".")
    whole = f"class {owner}:\n{indent(text, '    ')}" if owner else text
    code = compile(whole, "<mutant>", "exec", dont_inherit=True)
    for part in filter(None, (owner, name)):
        code = next(it for it in code.co_consts if isinstance(it, CodeType) and it.co_name == part)
    return code
