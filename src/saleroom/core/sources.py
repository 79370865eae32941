"""Which sources the rules of a game are made of, and a hash of what they say.

The hash goes into records, so it must be the same on every machine and Python version, and change
when a rule may have changed: it is taken of the syntax, without comments, docstrings, annotations
of place, or blank space.
"""

import ast
import hashlib
import inspect
import sys
from collections.abc import Iterable
from functools import cache
from types import ModuleType

_OURS = "saleroom."


def modules_behind(*roots: ModuleType) -> tuple[ModuleType, ...]:
    """Return these modules and all of ours that they import, by name."""
    found: dict[str, ModuleType] = {}
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module.__name__ in found:
            continue
        found[module.__name__] = module
        waiting += [sys.modules[name] for name in _imported(module) if name in sys.modules]
    return tuple(found[name] for name in sorted(found))


def hash_of(modules: Iterable[ModuleType]) -> str:
    """Return a short hash of what the modules say."""
    digest = hashlib.sha256()
    for module in modules:
        digest.update(module.__name__.encode())
        digest.update(_said_by(module))
    return digest.hexdigest()[:16]


@cache
def _said_by(module: ModuleType) -> bytes:
    return _meaning(_tree(module)).encode()


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _imported(module: ModuleType) -> set[str]:
    names = set()
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith(_OURS)}


def _meaning(node: object) -> str:
    """Write a syntax tree out, leaving out what is empty or says nothing to the machine."""
    if isinstance(node, list):
        return f"[{','.join(_meaning(part) for part in node if not _is_docstring(part))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [
        f"{name}={_meaning(value)}"
        for name, value in sorted(ast.iter_fields(node))
        if value not in (None, []) and name not in ("ctx", "kind", "type_comment")
    ]
    return f"{type(node).__name__}({','.join(parts)})"


def _is_docstring(part: object) -> bool:
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )
