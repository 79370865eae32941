"""What the page says of people: who watches, who sits down, who is bankrupt, what one is asked."""

from contextlib import ExitStack

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import ask, open_table, settings, wait_for_my_turn, wish_for
from browser.moments import never, played_until
from browser.rivals import Auction
from browser.room import MAGNIFIED, ON_ITS_SIDE, resize
from playwright.sync_api import expect
from sampled import sampled
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named
from saleroom.messages.languages import LANGUAGES

# One every time, all with `make soak`.
LOCALES = ["de-DE", *(pytest.param(one, marks=pytest.mark.soak) for one in ("fr-FR", "pl-PL"))]


def test_a_bot_that_is_given_a_seat_is_called_by_its_name(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, locale="de-DE")
    opened = open_table(page, settings("modern-art", 3, people=2))
    fill = {"do": "fill", "id": "1", "seat": 1, "bot": "dealer"}
    ask(page, f"/api/tables/{opened['table']}/commands", fill)
    wait_for_my_turn(page)
    expect(page.locator('ol.log [data-line="filled"]')).to_have_text("Ein Bot nimmt Platz: Händler")


def test_the_result_names_who_is_bankrupt(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    for _ in range(5):
        table = played_until(page, "alles-futsch", 3, never)
        bankrupt = ask(page, f"/api/tables/{table}")["shown"]["view"]["bankrupt"]
        if bankrupt is not None:
            break
    page.goto(f"/t/{table}")
    seat = page.locator(f'.table-seats [data-seat="{bankrupt}"]')
    expect(seat).to_be_visible()
    said = page.locator("[data-ending=why]")
    if bankrupt == 0:
        expect(said).to_contain_text("You are bankrupt: ")
    else:
        expect(said).to_contain_text(" is bankrupt: ")
        name = said.inner_text().partition(" is bankrupt")[0]
        expect(seat).to_contain_text(name)


def test_nobody_is_asked_to_raise_before_there_is_a_bid(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    with ExitStack() as stack:
        auction = Auction(page, stack)
        asks = page.locator("[data-dock] .asks")
        expect(asks).to_contain_text("Do you open the bidding, or let it go?")
        auction.raised()
        expect(asks).to_contain_text("Do you raise, or let it go at this price?")


@pytest.mark.soak  # the smallest phone, below
@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_phone_the_bar_names_the_game_and_stays_low(
    visitor: Visitor, quick_server: Serving, locale: str
) -> None:
    """However many watch, and whatever else is said there."""
    phones = [visitor(base_url=quick_server.address, locale=locale, **PHONE) for _ in range(2)]
    opened = open_table(phones[0], settings("modern-art", 3, clock="none", hammer="none"))
    phones[1].goto(f"/t/{opened['table']}")
    with quick_server.socket(opened["table"]):
        for phone in phones:
            expect(phone.locator('[data-watchers="2"]')).to_be_visible()
            bar = phone.locator(".table-bar")
            box = bar.bounding_box()
            assert box is not None
            assert box["height"] <= LOWEST_BAR
            name = bar.locator(".name")
            assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


LOWEST_BAR = 68
SMALLEST = {"width": 360, "height": 640}
DECISIONS = {
    "modern-art": "once_around",
    "alles-futsch": "bid",
    "moderne-zeiten": "bid",
    "canaletto": "bid",
}
CUT_OFF = """(buttons) => buttons
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


# Every time where it is narrower still: test_whatever_is_decided_the_board_has_its_room.
@pytest.mark.soak
@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_phone_no_button_is_narrower_than_its_words(
    visitor: Visitor, quick_server: Serving, locale: str
) -> None:
    phone = visitor(base_url=quick_server.address, locale=locale, **PHONE)
    for game, phase in DECISIONS.items():
        table = played_until(phone, game, 3, lambda view, phase=phase: view["phase"] == phase)
        phone.goto(f"/t/{table}")
        wait_for_my_turn(phone)
        buttons = phone.locator("[data-dock] button")
        expect(buttons.first).to_be_visible()
        assert buttons.evaluate_all(CUT_OFF) == [], game


@pytest.mark.parametrize("locale", LOCALES)
def test_beside_a_board_the_bar_is_one_row_of_buttons_and_says_where_one_is(
    visitor: Visitor, quick_server: Serving, locale: str
) -> None:
    page = visitor(base_url=quick_server.address, locale=locale)
    open_table(page, settings("moderne-zeiten", 3, clock="none", hints=True))
    wait_for_my_turn(page)
    for size in (ON_ITS_SIDE, MAGNIFIED):
        resize(page, size)
        bar = page.locator(".table-bar").bounding_box()
        assert bar is not None
        assert bar["height"] <= LOWEST_BAR
        for part in (".table-bar .name", ".table-bar [data-hints]"):
            seen = page.locator(part).bounding_box()
            assert seen is not None
            assert seen["height"] < seen["width"]
            assert seen["y"] + seen["height"] <= bar["y"] + bar["height"] + 1


# What is written over the edge of its seat; what is clipped is not seen there.
OVER_THE_EDGE = """(seats) => seats.flatMap((seat) => {
  const { right } = seat.getBoundingClientRect();
  const texts = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    let end = range.getBoundingClientRect().right;
    for (let at = text.parentElement; at !== seat; at = at.parentElement) {
      const isClipped = getComputedStyle(at).overflowX !== "visible";
      if (isClipped) end = Math.min(end, at.getBoundingClientRect().right);
    }
    if (text.parentElement.checkVisibility() && end > right - 2) found.push(text.data);
  }
  return found;
})"""


# Two games every time, each in two languages; every game in every language with `make soak`.
WORDED = [("modern-art", ("fr", "de")), ("moderne-zeiten", ("pl", "en"))]


@pytest.mark.parametrize(
    ("game", "languages"), sampled([*WORDED, *((game, LANGUAGES) for game in GAMES)], *WORDED)
)
def test_on_the_smallest_phone_bar_and_seats_have_room_for_their_words(
    visitor: Visitor, quick_server: Serving, game: str, languages: tuple[str, ...]
) -> None:
    phone = visitor(base_url=quick_server.address, **{**PHONE, "viewport": SMALLEST})
    wish_for(phone, languages[0])
    open_table(phone, settings(game, game_named(game).players[-1], clock="none", hammer="none"))
    for language in languages:
        if language != languages[0]:
            wish_for(phone, language)
            phone.reload()
        phone.wait_for_selector(f'html[lang="{language}"] article[data-seat]')
        name = phone.locator(".table-bar .name")
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), language
        seats = phone.locator("article[data-seat]")
        assert seats.evaluate_all(OVER_THE_EDGE) == [], language


def test_on_the_smallest_phone_the_initiative_hides_no_money(
    visitor: Visitor, quick_server: Serving
) -> None:
    smallest = {**PHONE, "viewport": SMALLEST}
    phone = visitor(base_url=quick_server.address, locale="pl-PL", **smallest)
    mine = {"first_initiative": 0}
    open_table(phone, settings("moderne-zeiten", 5, clock="none", options=mine))
    sign = phone.locator('article[data-seat="0"] .initiative').bounding_box()
    money = phone.locator('article[data-seat="0"] .money').bounding_box()
    assert sign is not None
    assert money is not None
    assert sign["y"] + sign["height"] <= money["y"]


# One who has a sum on a button sees it whole, in one line.
SUMS_IN_MORE_LINES = """(sums) => sums
  .map((one) => [one, parseFloat(getComputedStyle(one).fontSize)])
  .filter(([one, line]) => one.getBoundingClientRect().height > 1.5 * line)
  .map(([one]) => one.innerText)"""


@pytest.mark.soak
def test_on_the_smallest_phone_quick_raises_have_their_sum_in_one_line(
    visitor: Visitor, quick_server: Serving
) -> None:
    phone = visitor(base_url=quick_server.address, **{**PHONE, "viewport": SMALLEST})
    table = played_until(phone, "modern-art", 5, lambda view: view["phase"] == "outcry")
    for language in LANGUAGES:
        wish_for(phone, language)
        phone.goto(f"/t/{table}")
        phone.wait_for_selector(f'html[lang="{language}"] [data-dock] .quick')
        assert phone.locator(".quick .to").evaluate_all(SUMS_IN_MORE_LINES) == [], language


def test_the_signs_beside_a_question_stand_in_one_line(
    visitor: Visitor, quick_server: Serving
) -> None:
    phone = visitor(base_url=quick_server.address, **{**PHONE, "viewport": SMALLEST})
    table = played_until(phone, "canaletto", 3, lambda view: view["round"] > 1)
    phone.goto(f"/t/{table}")
    wait_for_my_turn(phone)
    signs = (phone.locator(f"[data-dock] {one} svg") for one in ("[data-ask-advice]", ".back"))
    tops = [box["y"] + box["height"] / 2 for one in signs if (box := one.bounding_box())]
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) <= 2


# What a list of bidders says of the reader, in the kinds of sale that have one.
READER_THINKS = {"en": "think …", "pl": "myślisz…"}
IN_A_LIST = {
    ("modern-art", "once_around"): ".path [aria-current=step]",
    ("modern-art", "sealed"): ".fists li",
    ("alles-futsch", "bid"): ".round .asked",
}


@pytest.mark.soak  # words of the catalogue: tests/messages
@pytest.mark.parametrize(("game", "phase"), sampled(IN_A_LIST, ("alles-futsch", "bid")))
def test_a_list_of_bidders_speaks_to_its_reader(
    visitor: Visitor, quick_server: Serving, game: str, phase: str
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, 3, lambda view: view["phase"] == phase)
    for language, thinks in READER_THINKS.items():
        wish_for(page, language)
        page.goto(f"/t/{table}")
        wait_for_my_turn(page)
        mine = page.locator(f"[data-dock] {IN_A_LIST[game, phase]}").first
        expect(mine).to_contain_text(thinks)
