"""Between the ordinary object of a game in play and a record of an array of games."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.core.layout import blank, layout_of

Records = NDArray[np.void]


def dtype_of(state: type) -> np.dtype[np.void]:
    """Lay the declared fields out as a record."""
    return np.dtype(
        [(f.name, f"i{f.width.size}", f.shape) for f in layout_of(state)],
        align=True,
    )


def record_from(s: object, records: Records, index: int) -> None:
    """Write an ordinary state into the array."""
    for field in layout_of(type(s)):
        records[field.name][index] = getattr(s, field.name)


def object_from(state: type, records: Records, index: int) -> Any:
    """Read an ordinary state out of the array."""
    s: Any = blank(state)
    for field in layout_of(state):
        setattr(s, field.name, records[field.name][index].tolist())
    return s
