"""Somebody who plays to the end with a mouse, with the keys alone, or with a finger.

Knows no game: does one of the things that the page offers where one decides. The choice is seeded,
so that a game that went wrong goes wrong again.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Protocol

from browser.hands import TABLE, TURN
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

CONTROLS = "[data-dock] [data-verb]:not([disabled])"
# What is to be chosen before a button can do it.
PICKS = "[data-dock] [data-pick]"
# At the end of a round.
GOING_ON = "[data-dock] [data-do='continue']"
ASKED = f'{TABLE}:is([data-turn="mine"], [data-status="over"]), {GOING_ON}'
# What gets a game no further, or what one need not do.
LEFT_ALONE = {"take_back"}
# Most tables go on by somebody letting something go; too much of it and nothing is ever sold.
WEIGHTS = {"pass": 2, "let_go": 3}
MOST_DECISIONS = 600


class Hand(Protocol):
    """How something that is offered is done."""

    def __call__(self, page: Page, control: Locator, place: int) -> None:
        """Do it; `place` counts the controls from 0."""
        ...


def mouse(_page: Page, control: Locator, _place: int) -> None:
    # A button goes down, and up a moment later.
    control.click(delay=30)


def finger(_page: Page, control: Locator, _place: int) -> None:
    control.tap()


def keyboard(page: Page, control: Locator, _place: int) -> None:
    """Go where one decides, step on to the control, and press it: nothing but keys."""
    if page.evaluate("document.activeElement?.matches('input, select') ?? false"):
        page.keyboard.press("Tab")
    page.keyboard.press("d")
    for _ in range(80):
        if control.evaluate("(one) => one === document.activeElement"):
            # What has just changed takes no press yet; a click waits for that by itself.
            expect(control).not_to_have_attribute("aria-disabled", "true")
            page.keyboard.press("Enter", delay=30)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no number of tabs leads to {control}")


def play_to_the_end(page: Page, hand: Hand, seed: int) -> int:
    """Play until the game is over; return how many decisions that took."""
    return play_until(page, hand, seed, lambda: False)


def play_until(page: Page, hand: Hand, seed: int, is_enough: Callable[[], bool]) -> int:
    """Play until the game is over or it is enough."""
    dice = Random(seed)  # noqa: S311  # not a secret
    for decision in range(MOST_DECISIONS):
        page.wait_for_selector(ASKED, timeout=TURN)
        if page.locator(TABLE).get_attribute("data-status") == "over" or is_enough():
            return decision
        if page.locator(GOING_ON).count():
            with suppress(TooLate):  # it goes on by itself after a while
                hand(page, page.locator(GOING_ON), 0)
                page.locator(GOING_ON).wait_for(state="detached", timeout=2000)
            continue
        decide(page, hand, dice)
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")


def choose(page: Page, hand: Hand, dice: Random) -> None:
    """Choose something, where something is to be chosen first: an object, then its buyer."""
    waiting = page.locator("[data-dock] [data-verb][disabled]")
    for _ in range(4):
        picks = page.locator(PICKS)
        if not picks.count() or not waiting.count():
            return
        place = dice.randrange(picks.count())
        with suppress(TooLate):
            hand(page, picks.nth(place), place)


def decide(page: Page, hand: Hand, dice: Random) -> str:
    """Do one of the things that are offered; return its verb."""
    table = page.locator(TABLE)
    before = table.get_attribute("data-n")
    choose(page, hand, dice)
    controls = page.locator(CONTROLS)
    verbs = controls.evaluate_all("(those) => those.map((one) => one.dataset.verb)")
    places = [place for place, verb in enumerate(verbs) if verb not in LEFT_ALONE]
    if not places:
        page.wait_for_timeout(50)
        return ""
    place = dice.choices(places, [WEIGHTS.get(verbs[one], 1) for one in places])[0]
    try:
        hand(page, controls.nth(place), place)
        moved = f'{TABLE}:is(:not([data-n="{before}"]), [data-turn="theirs"], [data-status="over"])'
        page.wait_for_selector(moved, timeout=2000)
    except TooLate:
        # A very high bid is asked twice, and somebody may have been faster: look again.
        return ""
    return str(verbs[place])


def until_bots_are_asked(page: Page) -> None:
    """Pass, or choose something, until it is not one's turn."""
    for _ in range(40):
        table = page.locator(TABLE)
        if table.get_attribute("data-turn") == "theirs":
            return
        pick = page.locator("[data-dock] [data-pick]")
        if pick.count():
            pick.first.click()
        page.locator("[data-dock] [data-verb]:not([disabled])").last.click()
        page.wait_for_timeout(300)
    raise AssertionError("it is always one's turn")
