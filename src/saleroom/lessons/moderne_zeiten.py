"""The lesson of Moderne Zeiten: buy shares, lay them, fly, and live through a crash."""

from saleroom.games.moderne_zeiten.components import INDUSTRY_NAMES
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

SHIPPING, AVIATION, CONSTRUCTION, AUTOMOBILE, TELECOM = range(len(INDUSTRY_NAMES))

TRACK, LOT, HAND, CRASH = "[data-track]", "[data-lot]", "[data-hand]", "[data-market]"
YOU, TO_ADA, DOCK = '[data-seat="0"]', '[data-seat="1"]', "[data-dock]"


def shares(*industries: int) -> tuple[Action, ...]:
    """Bring these shares, one after the other."""
    return tuple({"share": one} for one in industries)


MODERNE_ZEITEN = Lesson(
    name="moderne-zeiten",
    game="moderne-zeiten",
    minutes=3,
    # The bidding starts left of the holder of the initiative: with the learner.
    options={"first_initiative": BEN},
    chance=(
        *shares(AUTOMOBILE, AUTOMOBILE, TELECOM, SHIPPING, SHIPPING),
        *shares(AVIATION, AVIATION, CONSTRUCTION),
        *shares(*[SHIPPING] * 5, *[CONSTRUCTION] * 3),
        *shares(*[AVIATION] * 4, *[SHIPPING] * 2, *[CONSTRUCTION] * 2),
        {"roll": 3},
        *shares(AUTOMOBILE, AUTOMOBILE, TELECOM),
        {"roll": 2},
        *shares(SHIPPING, CONSTRUCTION),
    ),
    scenes=(
        says(TRACK, "MZ-3", "MZ-16"),
        asks("bid", 5, DOCK, "MZ-8", "MZ-9"),
        ada("pass"),
        ben("pass"),
        says(TO_ADA, "MZ-11", "MZ-12"),
        asks("lay", AUTOMOBILE, button("lay", AUTOMOBILE), "MZ-14"),
        asks("lay", TELECOM, button("lay", TELECOM), "MZ-14", "MZ-15"),
        asks("done", None, button("done"), "MZ-15"),
        asks("fly", TELECOM, button("fly", TELECOM), "MZ-15", "MZ-16"),
        *meanwhile(
            *[(ADA, "lay", SHIPPING)] * 5, *[(ADA, "lay", CONSTRUCTION)] * 3, (ADA, "done", None),
            (ADA, "fly", SHIPPING),
            *[(BEN, "lay", AVIATION)] * 4, *[(BEN, "lay", SHIPPING)] * 2,
            *[(BEN, "lay", CONSTRUCTION)] * 2, (BEN, "done", None),
            (ADA, "bid", 1), (BEN, "pass", None), (LEARNER, "pass", None),
            (ADA, "lay", SHIPPING), (ADA, "lay", CONSTRUCTION), (ADA, "done", None),
            (ADA, "fly", CONSTRUCTION),
            (BEN, "draw", None),
        ),
        says(CRASH, "MZ-17"),
        asks("lay", AUTOMOBILE, button("lay", AUTOMOBILE), "MZ-14", "MZ-17"),
        asks("done", None, button("done"), "MZ-18"),
        asks("fly", AUTOMOBILE, button("fly", AUTOMOBILE), "MZ-18"),
        says(CRASH, "MZ-17"),
        says(None, "MZ-21", "MZ-25", "MZ-26"),
    ),
)  # fmt: skip
