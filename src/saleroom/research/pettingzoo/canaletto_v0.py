"""Canaletto for PettingZoo, version 0: one agent at a time (`env`), or all at once."""

from functools import partial

from saleroom.research import pettingzoo

env = partial(pettingzoo.env, "canaletto")
parallel_env = partial(pettingzoo.parallel_env, "canaletto")
