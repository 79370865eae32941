"""How the tests run: hypothesis always tries the same examples and never watches the clock.

A failure on one machine is then a failure on every machine. `make soak` tries many more.
"""

import gc
import os
import signal
from contextlib import suppress

from hypothesis import HealthCheck, settings

_STEADY = settings(
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("steady", _STEADY, max_examples=60)
settings.register_profile("soak", _STEADY, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# A run in the background of a shell ignores Ctrl-C, and so would every program it starts; some
# tests stop a program in just that way.
with suppress(ValueError):  # not the main thread
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Half a million objects are made before the first test, and stay until the end: nobody need look
# through them for garbage, then or later.
gc.disable()


def pytest_collection_finish() -> None:
    """From now on what tests leave behind is looked for."""
    gc.freeze()
    gc.enable()


pytest_plugins = ["forking", *(["measuring"] if "SALEROOM_COVERAGE" in os.environ else [])]
