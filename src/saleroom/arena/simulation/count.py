"""What is counted of many games: lengths, scores and victories by seat, and how games end."""

from dataclasses import dataclass
from typing import Any

from saleroom.arena.statistics import Tally
from saleroom.core.contract import Game

VICTORY = 60
_BY_SEAT = ("scores", "wins", "scores_from_starter", "wins_from_starter")


@dataclass
class Count:
    """What has been counted so far.

    A victory counts VICTORY, shared among the winners: a whole number for up to five, so that sums
    are exact in whatever order they are made.
    """

    decisions: Tally
    scores: list[Tally]
    wins: list[Tally]
    scores_from_starter: list[Tally]
    wins_from_starter: list[Tally]
    ended: list[Tally]

    @classmethod
    def of_nothing(cls, players: int, endings: int) -> "Count":
        """Start every tally at nothing."""
        by_seat = {name: [Tally() for _ in range(players)] for name in _BY_SEAT}
        return cls(decisions=Tally(), ended=[Tally() for _ in range(endings)], **by_seat)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.scores)

    def merge(self, other: "Count") -> None:
        """Take over what another has counted."""
        self.decisions.merge(other.decisions)
        for name in (*_BY_SEAT, "ended"):
            for mine, its in zip(getattr(self, name), getattr(other, name), strict=True):
                mine.merge(its)

    def note_end(self, game: Game, s: Any, length: int) -> None:
        """Count a finished game."""
        flat, seats = game.flat, range(self.players)
        scores = [flat.score(s, seat) for seat in seats]
        standings = [flat.standing(s, seat) for seat in seats]
        self.note(length, scores, standings, flat.starter(s), flat.ending(s))

    def note(
        self, length: int, scores: list[int], standings: list[int], starter: int, ending: int
    ) -> None:
        """Count one game."""
        best = max(standings)
        winners = standings.count(best)
        self.decisions.add(length)
        for seat in range(self.players):
            share = VICTORY // winners if standings[seat] == best else 0
            turn = (seat - starter) % self.players
            self.scores[seat].add(scores[seat])
            self.wins[seat].add(share)
            self.scores_from_starter[turn].add(scores[seat])
            self.wins_from_starter[turn].add(share)
        for code, tally in enumerate(self.ended):
            tally.add(int(code == ending))
