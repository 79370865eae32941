"""All lessons, in the order in which they are learned."""

from saleroom.lessons.alles_futsch import ALLES_FUTSCH, ASCENDING
from saleroom.lessons.canaletto import CANALETTO
from saleroom.lessons.modern_art import DOUBLE, FIXED_PRICE, MODERN_ART, ONCE_AROUND, OUTCRY, SEALED
from saleroom.lessons.moderne_zeiten import MODERNE_ZEITEN
from saleroom.lessons.script import Lesson

LESSONS: tuple[Lesson, ...] = (
    MODERN_ART,
    OUTCRY,
    ONCE_AROUND,
    SEALED,
    FIXED_PRICE,
    DOUBLE,
    ALLES_FUTSCH,
    ASCENDING,
    MODERNE_ZEITEN,
    CANALETTO,
)
