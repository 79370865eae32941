"""The numbers of a game's actions as a space of Gymnasium's, from which a mask is drawn quickly."""

from typing import Any

import numpy as np
from gymnasium import spaces


class ActionSpace(spaces.Discrete):
    """Gymnasium's own looks at thousands of cells one by one, several times."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw one of those that the mask marks, each as likely; the first if it marks none."""
        is_plain = isinstance(mask, np.ndarray) and probability is None
        if not is_plain or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)  # or says what is wrong with it
        marked = np.equal(mask, 1).nonzero()[0]
        if not len(marked):
            return self.start
        return np.int64(self.start + marked[int(self.np_random.random() * len(marked))])
