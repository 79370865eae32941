"""The rules of Alles Futsch as plain functions over the flat state, under the contract's names."""

from saleroom.games.alles_futsch.legality import (
    amount_verb,
    awaited,
    least_amount,
    mark_choices,
    mark_outcomes,
    most_amount,
    why_not,
    why_not_outcome,
)
from saleroom.games.alles_futsch.random_play import pick, sample
from saleroom.games.alles_futsch.redeal import redeal
from saleroom.games.alles_futsch.rules import apply, draw
from saleroom.games.alles_futsch.scoring import ending, score, standing, starter
