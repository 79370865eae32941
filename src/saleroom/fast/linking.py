"""Functions that are only called by compiled functions: typed and translated, optimised later.

Numba optimises every function together with all it calls, makes machine code of that, and does so
again for the next function above. For rules that are some two hundred small functions that is
most of the time. A function compiled here is kept as it was translated; the kernel that
it ends up in is optimised once, as a whole.

This leans on parts of Numba that are not public. Where a release has other ones, functions are
compiled as Numba does by itself: play goes on, compiling takes longer.
"""

import warnings
from typing import Any

from llvmlite import binding, ir
from numba.core import codegen, types
from numba.core.compiler import Compiler

# Parts of Numba that have no types.
_LIBRARY: Any = getattr(codegen, "JITCodeLibrary", object)
_COMPILER: Any = Compiler
_TYPES: Any = types
_ENVIRONMENT = "_ZN08NumbaEnv"  # what Numba's names for the environments of functions begin with

_WIDEST = 64
_SLOWER = "this release of Numba is another than saleroom knows: compiling takes longer"


class _Unfinished(_LIBRARY):  # type: ignore[misc]  # the same
    """The code of a function, to be linked into others. By itself it cannot be run."""

    _final_module: Any

    def finalize(self) -> None:
        """Link what the function calls, and let nothing but its environment be machine code."""
        self._raise_if_finalized()
        whole = self._final_module
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)  # noqa: SLF001  # of our own kind
            whole.link_in(library._get_module_for_linking(), preserve=True)  # noqa: SLF001  # too
        for function in whole.functions:
            if not function.is_declaration and function.linkage == binding.Linkage.external:
                function.linkage = "linkonce_odr"  # so that it may be linked in twice
        self._shared_module = whole
        self._final_module = self._environments(whole)
        self._finalize_final_module()

    def _environments(self, whole: Any) -> Any:
        """Numba notes in these where the function's constants are, when it loads the function."""
        module = self._codegen._create_empty_module(self.name)  # noqa: SLF001  # as Numba does
        for known in whole.global_variables:
            if known.name.startswith(_ENVIRONMENT):
                pointer = ir.IntType(8).as_pointer()
                variable = ir.GlobalVariable(module, pointer, known.name)
                variable.linkage = "common"
                variable.initializer = ir.Constant(pointer, None)
        return binding.parse_assembly(str(module))


class InnerCompiler(_COMPILER):  # type: ignore[misc]  # the same
    """Compiles a function that is only called by compiled functions."""

    fits = True  # whether Numba is as the library above expects it

    def compile_extra(self, func: Any) -> Any:
        """Compile the function into a library of the kind above, or else into Numba's own."""
        state = self.state
        if InnerCompiler.fits:
            try:
                state.library = _Unfinished(state.targetctx.codegen(), func.__qualname__)
                state.library.enable_object_caching()
                return super().compile_extra(func)
            except Exception as error:  # noqa: BLE001  # nobody knows what a release of Numba changes
                found = self._plainly(func)  # raises what is wrong with the function itself
                InnerCompiler.fits = False
                warnings.warn(f"{_SLOWER} ({error!r:.200})", RuntimeWarning, stacklevel=2)
                return found
        return self._plainly(func)

    def _plainly(self, func: Any) -> Any:
        s = self.state
        plain = _COMPILER(s.typingctx, s.targetctx, None, s.args, s.return_type, s.flags, s.locals)
        return plain.compile_extra(func)


def widening(function: Any) -> Any:
    """Let a function be compiled for 64-bit integers only, whatever integers it is called with.

    Otherwise each kind of integer, and each number that stands in a call, is a function more.
    """
    template_for = function.get_call_template

    def template_for_wide(arguments: Any, named: Any) -> Any:
        wide = tuple(_wide(kind) for kind in arguments)
        return template_for(wide, {name: _wide(kind) for name, kind in named.items()})

    function.get_call_template = template_for_wide
    return function


def _wide(kind: Any) -> Any:
    if isinstance(kind, _TYPES.IntegerLiteral):
        kind = kind.literal_type
    return _TYPES.int64 if isinstance(kind, _TYPES.Integer) and kind.bitwidth < _WIDEST else kind
