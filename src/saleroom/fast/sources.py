"""Which modules of ours stand behind others: those that are compiled, or hashed, together.

Ours are those of Saleroom and of the packages that the given modules are in: a game may come from
elsewhere.
"""

import ast
import inspect
import sys
from functools import cache
from importlib.util import resolve_name
from types import ModuleType

_SALEROOM = "saleroom"


def modules_behind(*roots: ModuleType) -> tuple[ModuleType, ...]:
    """Return these modules and all of ours that they import, by name."""
    ours = tuple(f"{package}." for package in {_SALEROOM, *map(_package_of, roots)})
    found: dict[str, ModuleType] = {}
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module.__name__ in found:
            continue
        found[module.__name__] = module
        names = (name for name in _imported(module) if name.startswith(ours))
        waiting += [sys.modules[name] for name in names if name in sys.modules]
    return tuple(found[name] for name in sorted(found))


def _package_of(module: ModuleType) -> str:
    return module.__package__ or module.__name__


@cache
def _imported(module: ModuleType) -> frozenset[str]:
    names = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            written = "." * node.level + (node.module or "")
            origin = resolve_name(written, _package_of(module))
            names |= {origin} | {f"{origin}.{alias.name}" for alias in node.names}
    return frozenset(names)
