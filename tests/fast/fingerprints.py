"""Hashes of how random games end, by configuration, seed and back end.

`python tests/fast/fingerprints.py compiled` prints those of another process. What games do for good
is kept in `tests/golden`.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fast.configurations import CONFIGURATIONS, Configuration

from saleroom.core.chance import seeded
from saleroom.core.layout import layout_of
from saleroom.fast import interpreted

SEEDS = (1, 2**40, -7)


def fingerprint(s: Any) -> str:
    """Hash every number of a state."""
    numbers = [(field.name, getattr(s, field.name)) for field in layout_of(type(s))]
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:16]


def interpreted_ends(configuration: Configuration) -> list[str]:
    """Play to the end in plain Python."""
    ends = [configuration.new() for _ in SEEDS]
    for s, seed in zip(ends, SEEDS, strict=True):
        interpreted(configuration.game).play_out(s, seeded(seed))
    return [fingerprint(s) for s in ends]


def compiled_ends(configuration: Configuration) -> list[str]:
    """Play to the end compiled."""
    batch = configuration.batch(SEEDS)
    batch.play_out()
    return [fingerprint(batch.state(k)) for k in range(len(batch))]


def ends_of(back_end: str) -> dict[str, list[str]]:
    """Play every configuration on a back end."""
    ends = compiled_ends if back_end == "compiled" else interpreted_ends
    return {str(configuration): ends(configuration) for configuration in CONFIGURATIONS}


if __name__ == "__main__":
    print(json.dumps(ends_of(sys.argv[1])))  # noqa: T201  # its use
