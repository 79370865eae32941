"""OpenSpiel's checks of a game, imported here and nowhere else: without games that bring SciPy.

They import its mean-field games, which nobody here plays: three CPU seconds, and three more in a
fresh checkout.
"""

import sys
from importlib import import_module
from types import ModuleType

sys.modules["open_spiel.python.mfg.games"] = ModuleType("left out")
api_test = import_module("open_spiel.integration_tests.api_test")
games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
