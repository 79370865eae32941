"""OpenSpiel's checks of a game, without its own games that bring SciPy.

They import its mean-field games, which nobody here plays: three CPU seconds, and three more in a
fresh checkout.
"""

import sys
from importlib import import_module
from types import ModuleType

sys.modules["open_spiel.python.mfg.games"] = ModuleType("left out")
api_test = import_module("open_spiel.integration_tests.api_test")
