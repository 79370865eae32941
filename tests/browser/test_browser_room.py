"""Nothing scrolls away to blank, and whatever is decided, the board has its room."""

from collections.abc import Sequence

import pytest
from browser.conftest import Visitor
from browser.decisions import DECISIONS, decisions, full
from browser.hands import TABLE, open_table, overflow, settings, wish, wish_for
from browser.moments import View, never, played_until
from browser.places import LESSONS, PLACES
from browser.room import (
    MAGNIFIED,
    ON_ITS_SIDE,
    SIZES,
    SMALL_PHONE,
    Size,
    beyond,
    dock_of,
    filled_by,
    resize,
    share_of_board,
)
from playwright.sync_api import Page
from sampled import sampled
from web.serving import Serving

from saleroom.games.registry import GAMES
from saleroom.messages.languages import LANGUAGES

SOAK = pytest.mark.soak
# What a page may leave empty at its end: a margin, the place of a button that comes and goes.
MARGIN = 100
LEAST = 0.45
# In a lesson somebody speaks as well.
LEAST_IN_A_LESSON = 0.3

# Those that are reached at once every time; all of them with `make soak`.
OFTEN = {
    ("modern-art", "calling out more"),
    ("alles-futsch", "using an object"),
    ("moderne-zeiten", "laying more"),
    ("canaletto", "bidding more"),
}
# The language whose words are longest every time, all of them with `make soak`.
LONGEST = ("de",)
# A narrow screen, a low one and a wide one every time, all of them with `make soak`.
FEW: tuple[Size, ...] = (SMALL_PHONE, ON_ITS_SIDE, (1280, 800))
KINDS = [
    *(pytest.param(game, kind, LONGEST, id=f"{game}-{kind}") for game, kind in sorted(OFTEN)),
    *(
        pytest.param(game, kind, LANGUAGES, id=f"{game}-{kind}, every language", marks=SOAK)
        for game, kind in decisions()
    ),
]


def scrolled_to_nothing(page: Page, sizes: Sequence[Size]) -> list[str]:
    """Say where somebody who scrolls to the end looks at an empty screen."""
    found: list[str] = []
    for size in sizes:
        resize(page, size)
        empty = beyond(page)
        found += [f"{size}: {part}: {rest} px" for part, rest in empty.items() if rest > MARGIN]
        if page.locator(".table-frame").count() and "the page" in empty:
            found.append(f"{size}: the page itself scrolls behind the table")
        wide = overflow(page)
        found += [f"{size}: {wide} px sideways"] if wide else []
    return found


def come(visitor: Visitor, quick_server: Serving) -> Page:
    page = visitor(base_url=quick_server.address, has_touch=True)
    # The coach of a first game comes on top, and can be sent away.
    wish(page, "coach", "off")
    return page


@pytest.mark.parametrize(
    ("place", "sizes"),
    sampled(
        [("/open?game=modern-art", FEW), *((place, SIZES) for place in PLACES.values())],
        ("/open?game=modern-art", FEW),
    ),
)
def test_a_page_ends_where_its_content_does(
    place: str, sizes: Sequence[Size], visitor: Visitor, quick_server: Serving
) -> None:
    page = come(visitor, quick_server)
    page.goto(place)
    page.wait_for_selector("main h1", state="attached")
    assert scrolled_to_nothing(page, sizes) == []


@pytest.mark.parametrize("sizes", sampled([(FEW,), (SIZES,)], (FEW,)))
def test_a_waiting_room_ends_where_its_content_does(
    visitor: Visitor, quick_server: Serving, sizes: Sequence[Size]
) -> None:
    page = come(visitor, quick_server)
    open_table(page, settings("canaletto", 4, 2))
    page.wait_for_selector("main h1")
    assert scrolled_to_nothing(page, sizes) == []


@pytest.mark.soak
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "canaletto" else SOAK) for game in GAMES]
)
def test_the_end_and_the_replay_end_where_their_content_does(
    game: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = come(visitor, quick_server)
    table = played_until(page, game, full(game), never)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-rank]")
    assert scrolled_to_nothing(page, SIZES) == []
    page.goto(f"/t/{table}/replay?at=40")
    page.wait_for_selector("[data-replay-at]")
    assert scrolled_to_nothing(page, SIZES) == []
    for size in (SMALL_PHONE, ON_ITS_SIDE, MAGNIFIED):
        resize(page, size)
        assert share_of_board(page) >= LEAST, size
        assert dock_of(page)["lost"] == [], size


@pytest.mark.soak
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "modern-art" else SOAK) for game in GAMES]
)
def test_a_lesson_leaves_the_board_room(game: str, visitor: Visitor, quick_server: Serving) -> None:
    page = come(visitor, quick_server)
    page.goto(LESSONS[game])
    page.wait_for_selector("[data-speech]")
    assert scrolled_to_nothing(page, SIZES) == []
    for size in (SMALL_PHONE, ON_ITS_SIDE, MAGNIFIED):
        resize(page, size)
        assert share_of_board(page) >= LEAST_IN_A_LESSON, size
        assert dock_of(page)["lost"] == [], size


# What is drawn as large as there is room for it, and how much of the height it has at least on a
# desk; the gallery and the saleroom show hands and collections below.
DRAWINGS = {
    "modern-art": (".room > .sale", 0.5),
    "alles-futsch": (".sale", 0.5),
    "moderne-zeiten": ("[data-track]", 0.85),
    "canaletto": (".lake", 0.75),
}


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "moderne-zeiten" else SOAK) for game in GAMES]
)
def test_a_board_uses_the_desk(game: str, visitor: Visitor, quick_server: Serving) -> None:
    page = come(visitor, quick_server)
    kind = "calling out more" if game == "modern-art" else "bidding more"
    table = played_until(page, game, full(game), DECISIONS[game][kind])
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    drawing, least = DRAWINGS[game]
    for size in ((1280, 800), (1440, 900), (1920, 1080)):
        resize(page, size)
        across, down = filled_by(page, drawing)
        assert across >= 0.95, size
        assert down >= least, size


def choose_something(page: Page) -> None:
    """Choose what can be chosen before it is done: a card, an object, its buyer."""
    for _ in range(2):
        groups = page.locator('[data-dock] [role="group"]:not(:has([aria-pressed="true"]))')
        ways = groups.locator("[aria-pressed]:not(:disabled)")
        if ways.count():
            ways.first.click()
    card = page.locator('[data-dock] [data-pick="next"]')
    if card.count():
        card.click()


# Over days: lots that one may leave an order for.
OVER_DAYS = {
    "modern-art": "a word once around",
    "alles-futsch": "bidding more",
    "moderne-zeiten": "bidding more",
    "canaletto": "bidding more",
}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "languages"),
    [
        ("alles-futsch", LONGEST),
        *(pytest.param(game, LANGUAGES, marks=SOAK) for game in OVER_DAYS),
    ],
)
def test_an_order_over_days_leaves_the_board_its_room(
    game: str, languages: Sequence[str], visitor: Visitor, quick_server: Serving
) -> None:
    """Bob is asked and may leave an order; Ann, who is not, leaves one and changes it."""
    bob, ann = come(visitor, quick_server), come(visitor, quick_server)

    def is_it(view: View) -> bool:
        return DECISIONS[game][OVER_DAYS[game]](view) and 1 not in view.get("passed", ())

    table = played_until(bob, game, full(game), is_it, ann, pace="days")
    for language in languages:
        for page in (bob, ann):
            wish_for(page, language)
            page.goto(f"/t/{table}")
            page.wait_for_selector(f'html[lang="{language}"]')
            page.locator("[data-dock] details.order summary").click()
            assert_room(page, f"{language}, an order is being left")
        ann.locator('[data-dock] [data-do="order"]').click()
        ann.wait_for_selector("[data-dock] [data-order]")
        assert_room(ann, f"{language}, an order is left")
        change = ann.locator("[data-dock] [data-order] button:not([data-do])")
        if change.count():
            change.click()
            assert_room(ann, f"{language}, an order is being changed")
        ann.locator('[data-dock] [data-do="withdraw"]').click()
        ann.wait_for_selector("[data-dock] details.order")


def assert_room(page: Page, what: str) -> None:
    # Whoever has pressed something further down sees the end of the dock.
    page.locator(".table-dock").evaluate("(dock) => dock.scrollTo(0, 0)")
    resize(page, SMALL_PHONE)
    assert share_of_board(page) >= LEAST, what
    dock = dock_of(page)
    assert dock["lost"] == [], what
    assert dock["says"] == dock["scrolls"], what


@pytest.mark.parametrize(("game", "kind", "languages"), KINDS)
def test_whatever_is_decided_the_board_has_its_room(
    game: str, kind: str, languages: Sequence[str], visitor: Visitor, quick_server: Serving
) -> None:
    page = come(visitor, quick_server)
    table = played_until(page, game, full(game), DECISIONS[game][kind])
    for language in languages:
        wish_for(page, language)
        page.goto(f"/t/{table}")
        page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
        page.wait_for_selector(f'html[lang="{language}"]')
        choose_something(page)
        for size in (SMALL_PHONE, ON_ITS_SIDE, MAGNIFIED):
            resize(page, size)
            where = (language, size)
            assert share_of_board(page) >= LEAST, where
            dock = dock_of(page)
            assert dock["lost"] == [], where
            assert dock["atOnce"] > 0, where
            assert dock["says"] == dock["scrolls"], where
    assert scrolled_to_nothing(page, FEW if languages is LONGEST else SIZES) == []
