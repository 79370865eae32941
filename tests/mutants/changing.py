"""Changes functions of the sources, one small change at a time.

mutmut decides what is changed into what. This leaves out what runs the same instructions, and says
for each change which lines it makes of which.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from types import CodeType

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutants.making import Mutant, code_of
from mutmut.mutation.file_mutation import create_mutations


def changed(file: str, source: str) -> Iterator[Mutant]:
    """Yield every mutant of a file's functions that runs other instructions."""
    module, mutations, _, _ = create_mutations(file, source)
    lines = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    names = dict(_functions(module))
    seen: Counter[tuple[str, str, str]] = Counter()
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue
        other = function.deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(other, cst.FunctionDef)
        name = names[function]
        was, text = module.code_for_node(function), module.code_for_node(other)
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
