"""Small tournaments to test with."""

from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.setting import Setting, setting_of
from saleroom.games.registry import game_named
from saleroom.play.match import Match


def setting(*bots: str, game: str = "canaletto", seed: int = 5) -> Setting:
    """A tournament of a short game."""
    return setting_of(Match(game_named(game), len(bots)), bots, seed)


def block(number: int, *scores: list[int]) -> Block:
    """A block with these scores, ranked by them."""
    ranks = [[1 + sum(other > own for other in row) for own in row] for row in scores]
    return Block(block=number, scores=list(scores), ranks=ranks, decisions=[10] * len(scores))
