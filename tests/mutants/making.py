"""Mutants: functions of the sources with one small change each.

mutmut decides what is changed into what. This decides what a mutant is called, so that its name
outlives a shift of lines, and what its code is.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from random import Random
from textwrap import indent
from types import CodeType

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import create_mutations


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
        folder.mkdir(parents=True, exist_ok=True)
        made.write_text(json.dumps([asdict(it) for it in _made(file, source)]), "utf-8")
    return [Mutant(**fields) for fields in json.loads(made.read_text("utf-8"))]


def some_of(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return all, or as many as asked for; a larger sample of the same seed holds the smaller."""
    if not 0 < count < len(mutants):
        return mutants
    order = list(range(len(mutants)))
    Random(f"{seed} {mutants[0].file}").shuffle(order)  # noqa: S311  # no secret
    return [mutants[number] for number in sorted(order[:count])]


def _made(file: str, source: str) -> Iterator[Mutant]:
    module, mutations, _, _ = create_mutations(file, source)
    lines = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    names = dict(_functions(module))
    seen: Counter[tuple[str, str, str]] = Counter()
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue
        changed = function.deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.FunctionDef)
        name = names[function]
        was, text = module.code_for_node(function), module.code_for_node(changed)
        if _is_another(was, text, name):
            before, after = _changed_lines(was, text)
            seen[name, before, after] += 1
            nth = seen[name, before, after]
            line = lines[mutation.original_node].start.line - lines[function.name].start.line
            digest = sha256(was.encode()).hexdigest()[:16]
            yield Mutant(file, name, before, after, nth, line, text, digest)


def _functions(module: cst.Module) -> Iterator[tuple[cst.FunctionDef, str]]:
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            yield node, node.name.value
        elif isinstance(node, cst.ClassDef):
            for part in node.body.body:
                if isinstance(part, cst.FunctionDef):
                    yield part, f"{node.name.value}.{part.name.value}"


def _is_another(was: str, text: str, name: str) -> bool:
    """Tell whether the body runs other instructions: defaults and annotations are not swapped."""
    try:
        new = code_of(text, name)
    except SyntaxError:
        return False
    old = code_of(was, name)
    return _instructions(old) != _instructions(new)


def _instructions(code: CodeType) -> tuple[object, ...]:
    constants = tuple(
        _instructions(it) if isinstance(it, CodeType) else (type(it), it) for it in code.co_consts
    )
    return code.co_code, constants, code.co_names, code.co_varnames


def _changed_lines(was: str, text: str) -> tuple[str, str]:
    old, new = was.strip().splitlines(), text.strip().splitlines()
    head = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    rest = zip(reversed(old[head:]), reversed(new[head:]), strict=False)
    tail = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], rest))
    return _joined(old[head : len(old) - tail]), _joined(new[head : len(new) - tail])


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def code_of(text: str, function: str) -> CodeType:
    """Compile the text of a function, or of a method in its class."""
    owner, _, name = function.rpartition(".")
    whole = f"class {owner}:\n{indent(text, '    ')}" if owner else text
    code = compile(whole, "<mutant>", "exec", dont_inherit=True)
    for part in filter(None, (owner, name)):
        code = next(it for it in code.co_consts if isinstance(it, CodeType) and it.co_name == part)
    return code
