"""The first-game guide: every lesson is walked through on the page, doing what it asks for."""

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import open_table, overflow, settings, wait_for_my_turn
from playwright.sync_api import Page
from web.serving import Serving

from saleroom.lessons.contents import LESSONS
from saleroom.lessons.script import Action, Lesson, Step
from saleroom.messages.languages import LANGUAGES

# A board that goes on by itself does so at once.
MOMENT = 100
# A step of every lesson that axe looks at.
LOOKED_AT = 2
NAMES = [lesson.name for lesson in LESSONS]


def steps_in(lesson: Lesson) -> list[Step]:
    return [scene for scene in lesson.scenes if isinstance(scene, Step)]


def come_to(page: Page, number: int) -> bool:
    """Wait for a step and whatever leads to it; tell whether the page went past it by itself."""
    here, past = (f'[data-speech][data-step="{n}"]' for n in (number, number + 1))
    page.wait_for_selector(f"{here}, {past}")
    page.wait_for_timeout(MOMENT)
    if page.locator("[data-speech]").get_attribute("data-step") != str(number):
        return False
    # The button goes away by itself when all has been shown.
    page.evaluate("""() => document.querySelector('[data-guide="hurry"]')?.click()""")
    page.wait_for_selector('[data-speech][data-settled="true"]')
    return True


def do(page: Page, action: Action) -> None:
    """Do it with the mouse, where a person would."""
    ((verb, value),) = action.items()
    dock = page.locator("[data-dock]")
    if verb in ("bid", "price"):
        dock.locator("input[type=number]").fill(str(value))
        dock.locator(f'button.say[data-verb="{verb}"]').click()
        return
    if verb in ("offer", "add", "choose"):
        where = "[data-market]" if verb == "choose" else "[data-hand]"
        page.locator(f'{where} [data-card="{value}"]').first.click()
    if verb in ("use", "sell_to"):
        dock.locator(f'[data-pick="{value}"]').first.click()
        if dock.locator(f'[data-verb="{verb}"]').is_disabled():  # sold: to the first who can
            dock.locator(".ways [data-pick]").first.click()
    wanted = f'[data-verb="{verb}"]' + ("" if value is True else f'[data-value="{value}"]')
    dock.locator(wanted).first.click()
    if verb == "bribe":  # asked twice, because the mask does not come back
        dock.locator(wanted).click()


# One whole lesson every time, all of them with `make soak`; tests/lessons play them all.
OFTEN = {"ascending"}
WALKED = [
    pytest.param(number, id=name, marks=() if name in OFTEN else pytest.mark.soak)
    for number, name in enumerate(NAMES)
]


@pytest.mark.parametrize("number", WALKED)
def test_a_lesson_from_its_beginning_to_its_end(
    number: int, visitor: Visitor, quick_server: Serving
) -> None:
    """On a telephone, each in another language; the thing it is about is in sight at every step."""
    lesson, language = LESSONS[number], LANGUAGES[number % len(LANGUAGES)]
    page = visitor(base_url=quick_server.address, **{**PHONE, "locale": language})
    page.goto(f"/guide/{lesson.name}")
    for k, step in enumerate(steps_in(lesson), 1):
        if not come_to(page, k):
            # The board of Alles Futsch names object and buyer at once.
            assert step.expects is not None
            continue
        if step.point:
            page.wait_for_selector("[data-ring]")
        assert not overflow(page)
        if k == LOOKED_AT:
            assert violations(page) == []
        if step.expects is None:
            page.locator('[data-guide="next"]').click()
        else:
            do(page, step.expects)
    page.wait_for_selector("[data-afterwards]")
    assert page.locator("html").get_attribute("data-missing") is None
    assert violations(page, "[data-afterwards]") == []


def test_something_else_is_answered_with_a_hint(page: Page) -> None:
    page.goto("/guide/once-around?step=2")
    page.locator('[data-dock] [data-verb="pass"]').click()
    assert "$10,000" in page.locator("[data-hint]").inner_text()
    do(page, {"bid": 10})
    page.wait_for_selector('[data-speech][data-step="3"]')


def test_a_lesson_by_keyboard_and_back(page: Page) -> None:
    page.goto("/guide/open")
    assert come_to(page, 1)
    page.keyboard.press("Enter")
    assert come_to(page, 2)
    page.keyboard.press("s")  # to the raise by 2
    page.keyboard.press("Enter")
    assert come_to(page, 3)
    page.locator('[data-guide="back"]').click()
    page.wait_for_selector('[data-speech][data-step="2"]')
    assert page.locator("[data-price]").first.get_attribute("data-price") == "8"


@pytest.mark.soak  # a whole lesson is walked above
def test_what_is_done_is_marked_and_leads_to_a_table(page: Page) -> None:
    page.goto("/guide/ascending?step=4")
    page.locator('[data-guide="next"]').click()
    page.locator('[data-guide="contents"]').click()
    assert page.locator('[data-lesson="ascending"]').get_attribute("data-done") == "true"
    page.goto("/guide/ascending?step=4")
    page.locator('[data-guide="next"]').click()
    page.locator('[data-guide="play"]').click()
    page.wait_for_selector('[data-game="alles-futsch"][data-status="playing"]')


@pytest.mark.soak
def test_on_a_small_phone_what_is_decided_comes_before_what_the_coach_says(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, viewport={"width": 360, "height": 640})
    open_table(page, settings("canaletto", 3, clock="none"))
    wait_for_my_turn(page)
    page.locator("[data-coach]").wait_for()
    verbs = page.locator("[data-dock] [data-verb]").all()
    for box in [verb.bounding_box() for verb in verbs]:
        assert box is not None
        assert box["y"] + box["height"] <= 640


def test_a_newcomer_has_a_coach_from_the_start_until_it_is_sent_away(
    visitor: Visitor, quick_server: Serving
) -> None:
    """Whoever comes in from the first page: test_browser_first_game.py."""
    page = visitor(base_url=quick_server.address)
    # The words of the guide take their time, and push nothing away when they come.
    page.route("**/guide*", lambda route: (page.wait_for_timeout(700), route.continue_()))
    open_table(page, settings("canaletto", 3, clock="none"))
    wait_for_my_turn(page)
    assert page.locator("[data-coach]").count() == 1
    page.unroute("**/guide*")
    page.locator("[data-coach] button").click()
    page.locator("[data-coach]").wait_for(state="detached")
    page.reload()
    page.wait_for_selector('[data-turn="mine"]')
    assert page.locator("[data-coach]").count() == 0
