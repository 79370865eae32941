"""The rules of Canaletto as plain functions over the flat state, under the contract's names."""

from saleroom.games.canaletto.legality import (
    amount_verb,
    awaited,
    least_amount,
    mark_choices,
    mark_outcomes,
    most_amount,
    why_not,
    why_not_outcome,
)
from saleroom.games.canaletto.random_play import pick, sample
from saleroom.games.canaletto.redeal import redeal
from saleroom.games.canaletto.rules import apply, draw
from saleroom.games.canaletto.scoring import ending, score, standing, starter
