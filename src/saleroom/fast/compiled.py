"""Compile a game's rules: one source, a second back end.

The rules are plain functions that call each other through their modules' globals. For each module
that a game's `flat` module reaches, a shadow is made: a copy of its globals in which every function
of ours is replaced by its compiled twin, every module of ours by its shadow, and every tuple of
numbers by an array (a constant array is indexed at no cost, a constant tuple is not). Functions
compile when first called, and what was compiled is kept on disk.

A module of kernels is one with a global `rules` that is None: it is filled in with the rules of
the game. `saleroom.fast.kernels` is one; a bot that searches brings its own. If it has a global
`skill` that is None as well, that is filled in with the judgement it is compiled with.
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.extending import lower_builtin, type_callable

from saleroom.core.contract import Game
from saleroom.core.events import tell
from saleroom.fast import kernels, linking, wrapping
from saleroom.fast.cache import SETTINGS, CompileLock, cache_folder, caching_in
from saleroom.fast.linking import InnerCompiler, widening
from saleroom.fast.sources import modules_behind

# Parts of Numba that have no types.
_TYPES: Any = types
_LOWER: Any = lower_builtin
_PLACEHOLDER = "rules"
_SECOND_PLACEHOLDER = "skill"
_THREADS = RLock()


def compiled(
    game: Game, module: ModuleType = kernels, skill: ModuleType | None = None
) -> ModuleType:
    """Return a module of kernels, compiled for this game; each function when it is first called."""
    with _THREADS:
        return _compiled(game, module, skill)


@cache
def _compiled(game: Game, module: ModuleType, skill: ModuleType | None) -> ModuleType:
    if module is not kernels:
        _compiled(game, kernels, None)  # what all modules of kernels share is kept once
    with caching_in(_folder(game, module, skill)):
        return _compiled_shadows(game, skill).of(module, _sources(game, module, skill))


def _rules(game: Game) -> ModuleType:
    """Return the module whose globals are to be compiled."""
    assert isinstance(game.flat, ModuleType)
    return game.flat


@cache
def _sources(game: Game, module: ModuleType, skill: ModuleType | None) -> tuple[ModuleType, ...]:
    return modules_behind(_rules(game), kernels, module, *([skill] if skill else []))


@cache
def _folder(game: Game, module: ModuleType, skill: ModuleType | None) -> Path:
    makers = (sys.modules[__name__], linking, wrapping)
    return cache_folder(game.name, (*_sources(game, module, skill), *makers))


@cache
def _compiled_shadows(game: Game, skill: ModuleType | None) -> "_Shadows":
    turn = CompileLock(_folder(game, kernels, None))

    def compile_later(function: FunctionType, *, from_python: bool, in_place: bool) -> Any:
        with caching_in(Path(SETTINGS.CACHE_DIR) / "inner"):
            # What kernels call is put in place there: a call for every decision would cost a
            # fifth of the speed.
            inner = widening(
                wrapping.NJIT(
                    function,
                    cache=True,
                    nogil=True,
                    error_model="numpy",
                    no_cpython_wrapper=True,
                    no_cfunc_wrapper=True,
                    forceinline=in_place,
                    pipeline_class=InnerCompiler,
                )
            )
        if not from_python:
            return inner
        later = wrapping.NJIT(
            function, cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True
        )
        # Called by another kernel, a kernel is an inner function as well.
        later.get_call_template = inner.get_call_template
        later.get_overload = inner.get_overload
        return turn.guard(later)

    if skill is not None:
        # What the rules alone need is compiled and kept once, whatever skill is added to it.
        return _compiled_shadows(game, None).with_skill(skill)
    return _Shadows(_rules(game), compile_later, _array, {tell: tell} | wrapping.TWINS)


def direct(kernel: Any, *examples: Any) -> Any:
    """Return a compiled kernel without what looks at the types of arguments: a third of the time.

    For who calls it a million times with arguments like these. Nothing is checked: any others would
    be taken for what they are not.
    """
    return kernel.compile(tuple(map(numba.typeof, examples)))


@cache
def interpreted(
    game: Game, module: ModuleType = kernels, skill: ModuleType | None = None
) -> ModuleType:
    """Return the same kernels as plain Python, to be run on ordinary states."""
    shadows = _Shadows(_rules(game), lambda function, **_: function, lambda value: value, {})
    if skill is not None:
        shadows = shadows.with_skill(skill)
    return shadows.of(module, _sources(game, module, skill))


class _Shadows:
    """The shadows of some modules, made as they are asked for.

    `finish` makes the twin of a function out of a copy that finds its globals in the shadow,
    `constant` that of anything else; `twins` are known from the start.
    """

    def __init__(
        self,
        rules: ModuleType,
        finish: Callable[..., Any],
        constant: Callable[[Any], Any],
        twins: dict[Any, Any],
    ) -> None:
        self._rules = rules
        self._skill: ModuleType | None = None
        self._finish = finish
        self._constant = constant
        self._functions = twins
        self._modules: dict[str, ModuleType] = {}
        self._shadows: dict[str, ModuleType] = {}

    def with_skill(self, skill: ModuleType) -> "_Shadows":
        """Return the same shadows, to go on with in kernels that call this skill."""
        more = _Shadows(self._rules, self._finish, self._constant, dict(self._functions))
        more._skill = skill
        more._modules = dict(self._modules)
        more._shadows = dict(self._shadows)
        return more

    def of(self, module: ModuleType, modules: tuple[ModuleType, ...]) -> ModuleType:
        """Return the shadow of a module of kernels; `modules` are all that may have one."""
        if not has_placeholder(module):
            raise TypeError(f"{module.__name__} is no module of kernels: it has no `rules = None`")
        self._modules |= {known.__name__: known for known in modules}
        return self._shadow(module)

    def _shadow(self, module: ModuleType) -> ModuleType:
        name = module.__name__
        if name not in self._shadows:
            # Registered before it is filled: modules may refer to each other in a circle.
            shadow = self._shadows[name] = ModuleType(name)
            source = dict(vars(module))
            if has_placeholder(module):
                source[_PLACEHOLDER] = self._rules
                if source.get(_SECOND_PLACEHOLDER, self) is None:
                    source[_SECOND_PLACEHOLDER] = self._skill
            for key, value in source.items():
                setattr(shadow, key, self._twin(value))
        return self._shadows[name]

    def _twin(self, value: Any) -> Any:
        if isinstance(value, ModuleType):
            return self._shadow(value) if value.__name__ in self._modules else value
        if isinstance(value, FunctionType):
            return self._function(value) if value.__module__ in self._modules else value
        return self._constant(value)

    def _function(self, function: FunctionType) -> Any:
        if function not in self._functions:
            owner = self._modules[function.__module__]
            home = self._shadow(owner)
            if function not in self._functions:  # filling its home may have made it
                self._functions[function] = self._finish(
                    _moved(function, home),
                    from_python=has_placeholder(owner),
                    in_place=function in vars(self._rules).values(),
                )
        return self._functions[function]


def has_placeholder(module: ModuleType) -> bool:
    """Tell whether this is a module of kernels."""
    return vars(module).get(_PLACEHOLDER, module) is None


def _moved(function: FunctionType, home: ModuleType) -> FunctionType:
    """Return the function, finding its globals in another module."""
    return FunctionType(
        function.__code__,
        vars(home),
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )


def _array(value: Any) -> Any:
    """Turn a table of numbers into an array."""
    if isinstance(value, tuple):
        if _is_table(value, int):
            return np.array(value, dtype=np.int64)
        if _is_table(value, float):
            return np.array(value, dtype=np.float64)
    return value


def _is_table(value: tuple[Any, ...], kind: type) -> bool:
    """Tell whether it is a row of numbers of this kind, or such rows of one length."""
    if not value:
        return False
    if all(type(cell) is kind for cell in value):
        return True
    return (
        all(isinstance(row, tuple) and _is_table(row, kind) for row in value)
        and len({len(row) for row in value}) == 1
    )


# Compiled, `tell` says nothing to anybody: it has a type and no code.


@type_callable(tell)
def _type_of_tell(_context: Any) -> Any:
    def signature(  # as many as `tell` has
        _s: Any, _code: Any, _a: Any = 0, _b: Any = 0, _c: Any = 0, _d: Any = 0
    ) -> Any:
        return _TYPES.none

    return signature


@_LOWER(tell, _TYPES.VarArg(_TYPES.Any))  # type: ignore[untyped-decorator]  # Numba's
def _tell_nobody(context: Any, _builder: Any, _signature: Any, _arguments: Any) -> Any:
    return context.get_dummy_value()
