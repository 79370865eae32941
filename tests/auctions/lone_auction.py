"""The smallest state that every mechanism can run on: a table, a lot nobody names, no game."""

from dataclasses import dataclass, field
from itertools import pairwise

from saleroom.auctions.words import EVENT_KINDS
from saleroom.core.events import Told, heard_by
from saleroom.core.seats import ALL_SEEING, NOBODY


@dataclass
class Auction:
    """The fields that the Protocols of the five mechanisms ask for."""

    players: int
    seller: int = 0
    price: int = 0
    leader: int = NOBODY
    asked: int = NOBODY
    silent: int = 0
    fists: int = 0
    out: int = 0
    sealed: list[int] = field(default_factory=lambda: [0] * 5)
    told: list[Told] = field(default_factory=list, compare=False)

    @property
    def is_over(self) -> bool:
        return self.asked == NOBODY

    @property
    def sold(self) -> tuple[int, int]:
        """Who has it, at what price."""
        assert self.is_over
        return self.leader, self.price

    def heard(self, viewer: int = ALL_SEEING) -> list[tuple[str, dict[str, int]]]:
        """What a viewer heard."""
        events = (heard_by(viewer, told, EVENT_KINDS) for told in self.told)
        return [(event.name, dict(event.data)) for event in events if event is not None]

    def copy(self) -> "Auction":
        """An auction of its own."""
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return Auction(**fields | {"sealed": self.sealed[:], "told": self.told[:]})


def rises(amounts: list[int], step: int = 1) -> bool:
    """Tell whether every amount is at least the step above the one before."""
    return all(later >= earlier + step for earlier, later in pairwise(amounts))
