"""Inner functions are compiled in our own way, or in Numba's where a release has changed.

Each in a process of its own, since Numba is taken apart there.
"""

import subprocess
import sys

import pytest

PLAY = """
import warnings
{change}
from saleroom.fast import linking, wrapping

{then}

def inner(n):
    return 3 * n

shared = linking.widening(
    wrapping.NJIT(inner, no_cpython_wrapper=True, pipeline_class=linking.InnerCompiler)
)

def outer(n):
    return shared(n) + shared(n + 1)

with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    print(wrapping.NJIT(outer)(4), linking.InnerCompiler.fits, len(warned))
"""


@pytest.mark.parametrize(
    ("change", "then", "printed"),
    [
        pytest.param("", "", "27 True 0", marks=pytest.mark.soak),  # as all compiled tests show
        # The class we build on has gone.
        ("from numba.core import codegen; del codegen.JITCodeLibrary", "", "27 False 1"),
        # It is there, and what it does has changed.
        ("", "linking._ENVIRONMENT = None", "27 False 1"),
    ],
)
def test_a_release_of_numba_cannot_stop_play(change: str, then: str, printed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(change=change, then=then)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == printed, done.stderr[-2000:]
