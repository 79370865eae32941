"""The rules of Moderne Zeiten as plain functions over the flat state, by the contract's names."""

from saleroom.games.moderne_zeiten.legality import (
    amount_verb,
    awaited,
    least_amount,
    mark_choices,
    mark_outcomes,
    most_amount,
    why_not,
    why_not_outcome,
)
from saleroom.games.moderne_zeiten.random_play import pick, sample
from saleroom.games.moderne_zeiten.redeal import redeal
from saleroom.games.moderne_zeiten.rules import apply, draw
from saleroom.games.moderne_zeiten.scoring import ending, score, standing, starter
from saleroom.games.moderne_zeiten.sight import show
