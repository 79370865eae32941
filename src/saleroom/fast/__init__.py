"""The same rules, compiled, on arrays of games. Needs the extra `fast` (Numba).

Nothing here decides anything about a game: it compiles the functions that `games/` and `auctions/`
contain and runs them over records of a NumPy array. Compiled code does not check bounds, so every
action from outside passes `why_not`, and every state from outside `is_sound`, before it is played.
"""

from saleroom.fast.batch import Batch
from saleroom.fast.compiled import compiled
from saleroom.fast.records import dtype_of, object_from, record_from

__all__ = ["Batch", "compiled", "dtype_of", "object_from", "record_from"]
