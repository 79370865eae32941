"""A lesson for the guide of the page: one lot, from the fetching to the sale."""

from saleroom.lessons.script import Lesson, ada, asks, ben, says

LESSONS = (
    Lesson(
        name="attic",
        game="attic",
        minutes=1,
        chance=({"fetch": 4},),
        scenes=(
            says(None, "AT-1", "AT-2"),
            ada("bid", 5),
            ben("bid", 6),
            asks("bid", 7, "[data-dock]", "AT-4"),
            says('[data-seat="0"]', "AT-6"),
        ),
    ),
)
