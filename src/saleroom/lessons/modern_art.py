"""Lessons of Modern Art: the game as a whole, then each of its five auctions.

With three players everybody is dealt ten cards; the hands begin with the cards that a lesson needs
and are filled up in an order that mixes artists.
"""

from collections.abc import Sequence

from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    ARTIST_OF,
    AUCTION_NAMES,
    AUCTION_OF,
    CARDS,
    DEALS,
)
from saleroom.lessons.script import (
    ADA,
    BEN,
    LEARNER,
    PLAYERS,
    Action,
    Lesson,
    ada,
    asks,
    ben,
    button,
    meanwhile,
    says,
)

GAME = "modern-art"

# Places on the page.
HAND, EASEL, VALUES = "[data-hand]", "[data-easel]", "[data-values]"
YOU, TO_ADA, TO_BEN = '[data-seat="0"]', '[data-seat="1"]', '[data-seat="2"]'
DOCK = "[data-dock]"


def painting(artist: str, auction: str, which: int = 1) -> int:
    """Name a card: the first, second ... of this artist's that sell in this way."""
    kind, place = AUCTION_NAMES.index(auction), ARTIST_NAMES[0].index(artist)
    alike = [c for c in range(CARDS) if ARTIST_OF[c] == place and AUCTION_OF[c] == kind]
    return alike[which - 1]


def in_hand(card: int) -> str:
    """Point at a card of one's own."""
    return f'[data-hand] [data-card="{card}"]'


def dealt(*hands: Sequence[int]) -> tuple[Action, ...]:
    """Bring the cards so that each hand of the first round holds these."""
    wanted = {card for hand in hands for card in hand}
    # 29 and 70 have no common factor: every card comes once, and artists take turns.
    rest = iter(c for c in (29 * k % CARDS for k in range(CARDS)) if c not in wanted)
    deck: list[int] = []
    for hand in hands:
        deck += [*hand, *(next(rest) for _ in range(DEALS[PLAYERS][0] - len(hand)))]
    return tuple({"draw": card} for card in (*deck, *rest))


KRYPTO = painting("Krypto", "once around")
KRYPTO_TAGGED = painting("Krypto", "fixed price")
KRYPTO_FIFTH = painting("Krypto", "open")
ADAS_KRYPTO = painting("Krypto", "once around", 2)
BENS_KRYPTO = painting("Krypto", "fixed price", 2)
YOKO = painting("Yoko", "fixed price")
CHRISTIN = painting("Christin P.", "fixed price")

MODERN_ART = Lesson(
    name="modern-art",
    game=GAME,
    minutes=3,
    options={"first_seller": LEARNER},
    chance=dealt(
        (KRYPTO, KRYPTO_TAGGED, KRYPTO_FIFTH), (ADAS_KRYPTO, CHRISTIN), (YOKO, BENS_KRYPTO)
    ),
    scenes=(
        says(HAND, "MA-2", "MA-4"),
        asks("offer", KRYPTO, in_hand(KRYPTO), "MA-8"),
        ada("bid", 8),
        ben("bid", 12),
        asks("pass", None, button("pass"), "MA-16"),
        says(YOU, "MA-16"),
        ada("offer", ADAS_KRYPTO),
        ben("bid", 9),
        asks("bid", 14, DOCK, "MA-11"),
        ada("pass"),
        says(YOU, "MA-11", "MA-41"),
        *meanwhile(
            (BEN, "offer", YOKO), (BEN, "price", 6), (LEARNER, "pass", None), (ADA, "buy", None),
            (LEARNER, "offer", KRYPTO_TAGGED), (LEARNER, "price", 11), (ADA, "buy", None),
            (ADA, "offer", CHRISTIN), (ADA, "price", 5), (BEN, "buy", None),
            (BEN, "offer", BENS_KRYPTO), (BEN, "price", 13), (LEARNER, "pass", None),
            (ADA, "buy", None),
        ),
        asks("offer", KRYPTO_FIFTH, in_hand(KRYPTO_FIFTH), "MA-39"),
        says(VALUES, "MA-41", "MA-42"),
        says(YOU, "MA-44"),
        says(VALUES, "MA-43", clears=True),
        says(None, "MA-7", "MA-47"),
    ),
)  # fmt: skip

METAL = painting("Lite Metal", "open")
BENS_METAL = painting("Lite Metal", "open", 2)

OUTCRY = Lesson(
    name="open",
    game=GAME,
    minutes=2,
    options={"first_seller": BEN},
    chance=dealt((METAL,), (), (BENS_METAL,)),
    scenes=(
        ben("offer", BENS_METAL),
        says(EASEL, "MA-17"),
        ada("bid", 8),
        asks("bid", 10, DOCK, "MA-13"),
        ben("bid", 12),
        asks("bid", 14, DOCK, "MA-17"),
        ada("let_go"),
        ben("let_go"),
        says(TO_BEN, "MA-16", "MA-18"),
        asks("offer", METAL, in_hand(METAL), "MA-9"),
        ada("bid", 9),
        ben("bid", 11),
        ada("let_go"),
        asks("let_go", None, button("let_go"), "MA-16", "MA-19"),
        says(YOU, "MA-16"),
        says(None, "MA-15", "MA-18"),
    ),
)

OWN_YOKO = painting("Yoko", "once around")
BENS_YOKO = painting("Yoko", "once around", 2)

ONCE_AROUND = Lesson(
    name="once-around",
    game=GAME,
    minutes=2,
    options={"first_seller": BEN},
    chance=dealt((OWN_YOKO,), (), (BENS_YOKO,)),
    scenes=(
        ben("offer", BENS_YOKO),
        says(EASEL, "MA-20"),
        asks("bid", 10, DOCK, "MA-20"),
        ada("pass"),
        ben("pass"),
        says(TO_BEN, "MA-16"),
        asks("offer", OWN_YOKO, in_hand(OWN_YOKO), "MA-20"),
        ada("bid", 8),
        ben("bid", 11),
        asks("bid", 12, DOCK, "MA-16", "MA-20"),
        says(YOU, "MA-16"),
        says(None, "MA-21"),
    ),
)

GITTER = painting("Karl Gitter", "sealed")
BENS_GITTER = painting("Karl Gitter", "sealed", 2)

SEALED = Lesson(
    name="sealed",
    game=GAME,
    minutes=2,
    options={"first_seller": BEN},
    chance=dealt((GITTER,), (), (BENS_GITTER,)),
    scenes=(
        ben("offer", BENS_GITTER),
        says(EASEL, "MA-22"),
        ada("bid", 12),
        asks("bid", 15, DOCK, "MA-22", "MA-26"),
        ben("bid", 11),
        says(TO_BEN, "MA-23", "MA-25"),
        asks("offer", GITTER, in_hand(GITTER), "MA-22"),
        ada("bid", 12),
        ben("bid", 7),
        asks("bid", 12, DOCK, "MA-24"),
        says(YOU, "MA-16", "MA-24"),
        says(None, "MA-25"),
    ),
)

OWN_CHRISTIN = painting("Christin P.", "fixed price", 2)
ADAS_CHRISTIN = painting("Christin P.", "fixed price", 3)

FIXED_PRICE = Lesson(
    name="fixed-price",
    game=GAME,
    minutes=2,
    options={"first_seller": BEN},
    chance=dealt((OWN_CHRISTIN,), (ADAS_CHRISTIN,), (CHRISTIN,)),
    scenes=(
        ben("offer", CHRISTIN),
        ben("price", 12),
        asks("buy", None, button("buy"), "MA-27", "MA-28"),
        says(TO_BEN, "MA-16"),
        asks("offer", OWN_CHRISTIN, in_hand(OWN_CHRISTIN), "MA-27"),
        asks("price", 15, DOCK, "MA-27", "MA-29"),
        ada("pass"),
        ben("buy"),
        says(YOU, "MA-16"),
        ada("offer", ADAS_CHRISTIN),
        ada("price", 25),
        ben("pass"),
        asks("pass", None, button("pass"), "MA-28"),
        says(TO_ADA, "MA-29"),
    ),
)

KRYPTO_DOUBLE = painting("Krypto", "double")
GITTER_DOUBLE = painting("Karl Gitter", "double")
GITTER_TAGGED = painting("Karl Gitter", "fixed price")

DOUBLE = Lesson(
    name="double",
    game=GAME,
    minutes=3,
    options={"first_seller": ADA},
    chance=dealt(
        (KRYPTO, GITTER_DOUBLE, GITTER_TAGGED), (KRYPTO_DOUBLE, CHRISTIN), (YOKO,)
    ),
    scenes=(
        ada("offer", KRYPTO_DOUBLE),
        ada("pass"),
        ben("pass"),
        says(EASEL, "MA-30", "MA-31"),
        asks("add", KRYPTO, in_hand(KRYPTO), "MA-31", "MA-33"),
        ada("bid", 16),
        ben("bid", 21),
        asks("pass", None, button("pass"), "MA-33", "MA-35"),
        says(TO_BEN, "MA-34", "MA-35"),
        says(TO_ADA, "MA-38"),
        *meanwhile(
            (ADA, "offer", CHRISTIN), (ADA, "price", 5), (BEN, "pass", None),
            (LEARNER, "pass", None),
            (BEN, "offer", YOKO), (BEN, "price", 6), (LEARNER, "pass", None), (ADA, "buy", None),
        ),
        asks("offer", GITTER_DOUBLE, in_hand(GITTER_DOUBLE), "MA-30"),
        asks("add", GITTER_TAGGED, in_hand(GITTER_TAGGED), "MA-30"),
        asks("price", 24, DOCK, "MA-27", "MA-37"),
        ada("buy"),
        says(YOU, "MA-32", "MA-37"),
    ),
)  # fmt: skip
