"""Compile a game's rules: one source, a second back end.

The rules are plain functions that call each other through their modules' globals. For each module
that a game's `flat` module reaches, a shadow is made: a copy of its globals in which every function
of ours is replaced by its compiled twin, every module of ours by its shadow, and every tuple of
numbers by an array (a constant array is indexed at no cost, a constant tuple is not). Functions
compile when first called, and what was compiled is kept on disk.
"""

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from saleroom.core.contract import Game
from saleroom.core.events import tell
from saleroom.core.sources import modules_behind
from saleroom.fast import kernels
from saleroom.fast.cache import SETTINGS, cache_folder


@numba.njit
def _tell_nobody(  # as many as `tell` has
    _s: Any, _code: int, _a: int = 0, _b: int = 0, _c: int = 0, _d: int = 0
) -> None:
    """Stand in for `tell` where nobody listens."""


@cache
def compiled(game: Game) -> ModuleType:
    """Return the kernels, compiled for this game. Compiling happens at the first call of each."""
    modules = modules_behind(game.flat, kernels)
    folder = cache_folder(game.name, modules)
    before = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(folder)
    try:
        return _Shadows({m.__name__: m for m in modules}, {"rules": game.flat}).of(kernels)
    finally:
        SETTINGS.CACHE_DIR = before


class _Shadows:
    """The shadows of some modules, made as they are asked for."""

    def __init__(self, modules: dict[str, ModuleType], extra: dict[str, Any]) -> None:
        self._modules = modules
        self._extra = extra
        self._shadows: dict[str, ModuleType] = {}
        self._functions: dict[FunctionType, Any] = {tell: _tell_nobody}  # type: ignore[dict-item]

    def of(self, module: ModuleType) -> ModuleType:
        """Return the shadow of a module."""
        name = module.__name__
        if name not in self._shadows:
            # Registered before it is filled: modules may refer to each other in a circle.
            shadow = self._shadows[name] = ModuleType(name)
            source = dict(vars(module))
            if module is kernels:
                source |= self._extra
            for key, value in source.items():
                setattr(shadow, key, self._twin(value))
        return self._shadows[name]

    def _twin(self, value: Any) -> Any:
        if isinstance(value, ModuleType):
            return self.of(value) if value.__name__ in self._modules else value
        if isinstance(value, FunctionType):
            return self._compiled_twin(value)
        if isinstance(value, tuple) and _is_numeric(value):
            return np.array(value, dtype=np.int64)
        return value

    def _compiled_twin(self, function: FunctionType) -> Any:
        owner = self._modules.get(function.__module__)
        if owner is None:
            return function
        if function not in self._functions:
            home = self.of(owner)
            if function in self._functions:  # filling its home has just made it
                return self._functions[function]
            twin = FunctionType(
                function.__code__,
                vars(home),
                function.__name__,
                function.__defaults__,
                function.__closure__,
            )
            self._functions[function] = numba.njit(
                twin, cache=True, nogil=True, error_model="numpy"
            )
        return self._functions[function]


def _is_numeric(value: tuple[Any, ...]) -> bool:
    """Tell whether it is a row of integers, or rows of integers of one length."""
    if not value:
        return False
    if all(type(cell) is int for cell in value):
        return True
    return (
        all(isinstance(row, tuple) and _is_numeric(row) for row in value)
        and len({len(row) for row in value}) == 1
    )
