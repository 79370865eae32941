"""What a seat may do now, as data: choices one by one, amounts as ranges."""

from typing import Protocol

import msgspec

# What a game's `amount_verb` returns where no amount can be named.
NO_AMOUNTS = 0


class Mask(Protocol):
    """A row of zeros for rules to mark choices in, or the weights of what chance can bring."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Amounts(msgspec.Struct, frozen=True):
    """Any whole amount from `least` to `most`, both included, with this verb."""

    verb: str
    least: int
    most: int


class Legal(msgspec.Struct, frozen=True):
    """Everything a seat may do now; empty when it may do nothing.

    `choices` are actions in their compact form. `paragraph` is the rule that asks for the
    decision.
    """

    choices: tuple[int, ...] = ()
    amounts: tuple[Amounts, ...] = ()
    paragraph: str = ""

    def __bool__(self) -> bool:
        """Tell whether there is anything to do."""
        return bool(self.choices or self.amounts)
