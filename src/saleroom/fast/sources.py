"""Which modules of ours stand behind others: those that are compiled, or hashed, together."""

import ast
import inspect
import sys
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


@cache
def _imported(module: ModuleType) -> frozenset[str]:
    names = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(name for name in names if name.startswith(_OURS))
