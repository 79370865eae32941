"""The lesson of Canaletto: steer by bidding, play the mask, sell a complete type, see a debt."""

from saleroom.lessons.script import Action, Lesson, ada, asks, ben, button, says

LAYOUT = (
    ("mirror", "lamp"),
    ("mirror", "chandelier"),
    ("mirror", "fan"),
    ("mirror", "lion"),
    ("chandelier", "watch"),
    ("fan", "glass"),
    ("lion", "painting"),
    ("painting", "ring"),
    ("lion", "watch"),
    ("glass", "watch"),
    ("bust", "tankard"),
    ("lamp", "bust", "painting"),
    ("tankard", "necklace"),
    ("ring", "necklace"),
    ("chandelier", "fan"),
    ("bust", "chandelier", "glass"),
)
SCALE = (9, 12, 5, 14, 7, 10, 3, 16, 8, 11, 6, 13)

VALUES, DOCK = "[data-bank]", "[data-dock]"
YOU, TO_ADA = '[data-seat="0"]', '[data-seat="1"]'


def markers(*values: int) -> tuple[Action, ...]:
    """Turn up these markers, one after the other."""
    return tuple({"marker": value} for value in values)


CANALETTO = Lesson(
    name="canaletto",
    game="canaletto",
    minutes=3,
    options={"layout": LAYOUT, "first_player": 0, "start": 0},
    chance=markers(*SCALE),
    scenes=(
        says('[data-palace="0"]', "CA-7", "CA-13"),
        asks("bid", 6, DOCK, "CA-8", "CA-9"),
        ada("bid", 9),
        ben("pass"),
        asks("bid", 11, DOCK, "CA-9"),
        ada("pass"),
        says('[data-palace="11"]', "CA-10", "CA-11"),
        ada("bid", 4),
        ben("bid", 8),
        asks("bribe", None, button("bribe"), "CA-17", "CA-18"),
        says(VALUES, "CA-13"),
        ada("bid", 32),
        ben("pass"),
        asks("pass", None, button("pass"), "CA-15"),
        says(TO_ADA, "CA-15", "CA-16"),
        says(None, "CA-19", "CA-20"),
    ),
)
