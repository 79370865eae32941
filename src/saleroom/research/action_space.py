"""The numbers of a game's actions as a space of Gymnasium's, from which a mask is drawn quickly."""

from typing import Any

import numpy as np
from gymnasium import spaces

_MARK = np.int8(1)
_MASK = np.dtype(np.int8)


class ActionSpace(spaces.Discrete):
    """Gymnasium's own looks at thousands of cells one by one, several times."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self._shape_of_mask = (actions,)
        self._is_marked = np.empty(actions, np.bool_)  # scratch

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw one of those that the mask marks, each as likely; the first if it marks none."""
        is_plain = type(mask) is np.ndarray and probability is None
        if not is_plain or mask.dtype is not _MASK or mask.shape != self._shape_of_mask:
            return super().sample(mask, probability)  # or says what is wrong with it
        marked = np.equal(mask, _MARK, self._is_marked).nonzero()[0]
        if not len(marked):
            return self.start
        drawn: np.int64 = marked[int(self.np_random.random() * len(marked))]
        return drawn
