"""The rules of Modern Art as plain functions over the flat state, under the contract's names."""

from saleroom.games.modern_art.legality import (
    amount_verb,
    awaited,
    least_amount,
    mark_choices,
    mark_outcomes,
    most_amount,
    why_not,
    why_not_outcome,
)
from saleroom.games.modern_art.random_play import pick, sample
from saleroom.games.modern_art.redeal import redeal
from saleroom.games.modern_art.rules import apply, draw
from saleroom.games.modern_art.scoring import ending, score, standing, starter
from saleroom.games.modern_art.sight import show
