"""The same rules, compiled, on arrays of games. Needs the extra `fast` (NumPy and Numba).

Nothing here decides anything about a game: it compiles the functions that `games/` and `auctions/`
contain and runs them over records of a NumPy array. Compiled code does not check bounds, so every
action from outside passes `why_not`, or is found among what is legal, before it is played. States
come from the rules, or from bytes that this program wrote: those are trusted, and a digest finds
damage.
"""

try:
    import numba as _numba
    import numpy as np
    import platformdirs as _platformdirs
except ImportError as error:
    raise ImportError(
        f"saleroom.fast needs {error.name}, which comes with: pip install 'saleroom[fast]'",
        name=error.name,
    ) from error

from saleroom.fast.batch import Batch, warm_up
from saleroom.fast.compiled import compiled, direct, interpreted
from saleroom.fast.records import dtype_of, object_from, record_from

del _numba, np, _platformdirs

__all__ = [
    "Batch",
    "compiled",
    "direct",
    "dtype_of",
    "interpreted",
    "object_from",
    "record_from",
    "warm_up",
]
