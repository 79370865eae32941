"""Lessons of Alles Futsch: the game, and the ascending auction that it shares with others."""

from saleroom.games.alles_futsch.components import CARD_LIST, KIND_NAMES
from saleroom.lessons.script import (
    ADA,
    BEN,
    LEARNER,
    Action,
    Lesson,
    ada,
    asks,
    ben,
    button,
    meanwhile,
    says,
)

GAME = "alles-futsch"
# By seat, what the board leaves out.
BOARDS = ("vase", "clock", "furniture")
PAINTING, SCULPTURE, FURNITURE, CLOCK, VASE = range(len(KIND_NAMES))

MARKET, DOCK = "[data-market]", "[data-dock]"
YOU, TO_ADA, TO_BEN = '[data-seat="0"]', '[data-seat="1"]', '[data-seat="2"]'


def card(*kinds: int) -> int:
    """Return the number of the card that shows these."""
    return next(k for k, shown in enumerate(CARD_LIST) if shown == tuple(sorted(kinds)))


def turned_up(*cards: int) -> tuple[Action, ...]:
    """Turn these up, one after the other."""
    return tuple({"turn_up": number} for number in cards)


def on_the_market(number: int) -> str:
    """Point at a card that lies open."""
    return f'[data-market] [data-card="{number}"]'


FIRST = card(PAINTING, PAINTING, VASE)
SECOND = card(PAINTING, SCULPTURE, CLOCK)
OTHERS = (
    card(SCULPTURE, FURNITURE, FURNITURE),
    card(FURNITURE, CLOCK, VASE),
    card(CLOCK, CLOCK, SCULPTURE),
    card(VASE, VASE, FURNITURE),
)

ALLES_FUTSCH = Lesson(
    name="alles-futsch",
    game=GAME,
    minutes=3,
    options={"first_chooser": LEARNER, "boards": BOARDS},
    chance=turned_up(FIRST, SECOND, *OTHERS),
    scenes=(
        says(MARKET, "AF-2", "AF-4"),
        says(YOU, "AF-1", "AF-3"),
        asks("choose", FIRST, on_the_market(FIRST), "AF-6"),
        asks("bid", 5, DOCK, "AF-7"),
        ada("bid", 8),
        ben("pass"),
        asks("bid", 10, DOCK, "AF-7"),
        ada("pass"),
        asks("use", PAINTING, DOCK, "AF-9", "AF-10"),
        *meanwhile((LEARNER, "use", PAINTING)),
        asks("use", VASE, DOCK, "AF-11"),
        asks("sell_to", ADA, DOCK, "AF-11"),
        *meanwhile(
            (LEARNER, "choose", SECOND), (LEARNER, "bid", 6), (ADA, "pass", None),
            (BEN, "pass", None),
        ),
        asks("use", PAINTING, DOCK, "AF-10"),
        says(YOU, "AF-10", "AF-11"),
        says(None, "AF-15", "AF-16"),
    ),
)  # fmt: skip

ADAS = card(SCULPTURE, FURNITURE, VASE)
BENS = card(PAINTING, CLOCK, VASE)

ASCENDING = Lesson(
    name="ascending",
    game=GAME,
    minutes=1,
    options={"first_chooser": ADA, "boards": BOARDS},
    chance=turned_up(ADAS, BENS, FIRST, *OTHERS),
    scenes=(
        ada("choose", ADAS),
        ada("bid", 3),
        ben("bid", 6),
        asks("bid", 8, DOCK, "AF-7"),
        ada("pass"),
        ben("bid", 13),
        asks("pass", None, button("pass"), "AF-7"),
        says(TO_BEN, "AF-8"),
        says(None, "AF-7", "MZ-9", "MZ-11", "CA-8", "CA-9"),
    ),
)
