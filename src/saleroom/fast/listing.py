"""Whole numbers as a list of Python's decimals, made in compiled code.

Python makes a decimal in the time that compiled code takes for ten cells. So all that 16 bits can
hold are made once, and a list refers to them. Where Python's memory is touched, its lock is held.
"""

from functools import cache
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.extending import box, intrinsic, models, register_model
from numpy.typing import NDArray

_LEAST, _MOST = -(1 << 15), (1 << 15) - 1

# Parts of Numba that have no types.
_TYPES: Any = types
_INTRINSIC: Any = intrinsic
_BOX: Any = box
_REGISTER: Any = register_model
_BUILDING: Any = cgutils


@cache
def ready_decimals() -> tuple[NDArray[np.int64], list[float]]:
    """Return where each decimal lies, the least first, and the decimals: keep both."""
    made = [float(number) for number in range(_LEAST, _MOST + 1)]
    return np.array([id(one) for one in made], np.int64), made


class _Made(types.Type):
    """A list of Python's that compiled code has made and hands over."""

    def __init__(self) -> None:
        super().__init__(name="a list of decimals")


_REGISTER(_Made)(models.OpaqueModel)
_MADE = _Made()


@_BOX(_Made)  # type: ignore[untyped-decorator]  # Numba's
def _hand_over(_kind: Any, made: Any, c: Any) -> Any:
    return c.builder.bitcast(made, c.pyapi.pyobj)


@_INTRINSIC  # type: ignore[untyped-decorator]  # Numba's
def listed(_context: Any, cells: Any, places: Any) -> Any:
    """Return cells of 16 bits as a list; `places` say where the decimals lie."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row, ready = (
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        )
        word = context.get_value_type(_TYPES.intp)
        python = context.get_python_api(builder)
        lock = python.gil_ensure()
        made = python.list_new(row.nitems)
        with (
            builder.if_then(_BUILDING.is_not_null(builder, made)),
            _BUILDING.for_range(builder, row.nitems) as loop,
        ):
            cell = builder.sext(builder.load(builder.gep(row.data, [loop.index])), word)
            place = builder.sub(cell, word(_LEAST))
            address = builder.load(builder.gep(ready.data, [place]))
            decimal = builder.inttoptr(address, python.pyobj)
            python.incref(decimal)
            python.list_setitem(made, loop.index, decimal)
        python.gil_release(lock)
        return builder.bitcast(made, context.get_value_type(_MADE))

    return _MADE(cells, places), build
