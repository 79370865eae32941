"""The moment of the bid: what was shown when the hand went down is what is meant, and what is sent.

Ann is in the browser; what happens while her finger is down is done by the others over HTTP.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from typing import Any

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import hold as hold_key
from browser.rivals import Auction
from playwright.sync_api import Locator, Page, expect
from sampled import sampled
from web.serving import Serving

QUICK = ".quick button"
SAY = "[data-dock] .say"
FIELD = "[data-dock] input[type=number]"
NOTE = "[data-refused]"
TOO_SOON = "[data-too-soon]"
# Presses the first quick raise as soon as its sum changes, in one of three ways.
PRESS_WHEN_CHANGED = """(way) => {
  const button = document.querySelector('.quick button[data-step="1"]');
  const pointer = (kind) => {
    const { x, y } = button.getBoundingClientRect();
    const about = { bubbles: true, isPrimary: true, pointerId: 7, clientX: x + 5, clientY: y + 5 };
    button.dispatchEvent(new PointerEvent(kind, about));
  };
  new MutationObserver((_, seeing) => {
    seeing.disconnect();
    if (way === "mouse") ["pointerdown", "pointerup"].forEach(pointer);
    else if (way === "program") button.click();
    else button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    document.documentElement.dataset.pressed = way;
  }).observe(button, { subtree: true, characterData: true, childList: true });
}"""
# Notes that a bid can be said again.
NOTE_WHEN_ENABLED = """() => {
  const seen = document.documentElement.dataset;
  const look = () => document.querySelector("[data-dock] .say").disabled || (seen.enabled = "");
  const attributes = { subtree: true, attributeFilter: ["disabled"] };
  new MutationObserver(look).observe(document.querySelector("[data-dock]"), attributes);
}"""
# Longer than a sum that has just changed takes no press, and than a double click.
SETTLED = 600


@pytest.fixture
def auction(visitor: Visitor, quick_server: Serving) -> Iterator[Callable[..., Auction]]:
    with ExitStack() as stack:

        def come(device: dict[str, Any] | None = None, **chosen: Any) -> Auction:
            ann = visitor(base_url=quick_server.address, **(device or {}))
            return Auction(ann, stack, **chosen)

        yield come


def settle(page: Page) -> None:
    page.wait_for_timeout(SETTLED)


def sum_on(button: Locator) -> int:
    found = re.search(r"\$(\d+),000", button.inner_text())
    assert found, button.inner_text()
    return int(found[1])


@contextmanager
def by_mouse(button: Locator) -> Iterator[None]:
    page = button.page
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    yield
    page.mouse.up()


@contextmanager
def by_touch(button: Locator) -> Iterator[None]:
    line = button.page.context.new_cdp_session(button.page)
    box = button.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


@contextmanager
def by_space(button: Locator) -> Iterator[None]:
    button.focus()
    button.page.keyboard.down(" ")
    yield
    button.page.keyboard.up(" ")


WAYS: dict[str, tuple[Any, dict[str, Any]]] = {
    "mouse": (by_mouse, {}),
    "touch": (by_touch, PHONE),
    "space": (by_space, {}),
}
OFTEN = [("mouse", "quick"), ("touch", "say"), ("space", "quick")]


@pytest.mark.parametrize(("way", "what"), sampled(product(WAYS, ["quick", "say"]), *OFTEN))
def test_a_bid_is_what_was_shown_when_the_press_began(
    way: str, what: str, auction: Callable[..., Auction]
) -> None:
    hold, device = WAYS[way]
    table = auction(device)
    table.raised()
    settle(table.ann)
    button = table.ann.locator(SAY if what == "say" else f'{QUICK}[data-step="5"]').first
    meant = sum_on(button)
    with hold(button):
        price = table.raised(by=1)
    if what == "quick" or way == "space":
        # Five more than it was is still enough; and a key acts when it goes down.
        expect(table.ann.locator(f'[data-price="{max(meant, price)}"]')).to_be_visible()
        assert table.bids() == [meant]
    else:
        assert meant == price
        note = table.ann.locator(NOTE)
        expect(note).to_contain_text(f"“Bid ${meant},000” was meant")
        expect(note).to_contain_text(f"has reached ${price},000")
        expect(table.ann.locator(FIELD)).to_have_value(str(price + 1))
        assert table.bids() == []


def test_a_raise_that_is_gone_when_the_finger_comes_up_is_bid_all_the_same(
    auction: Callable[..., Auction],
) -> None:
    """Above the purse the button goes away; what was meant is still what was shown."""
    table = auction()
    table.raised(by=88)
    settle(table.ann)
    button = table.ann.locator(f'{QUICK}[data-step="10"]')
    meant = sum_on(button)
    with by_mouse(button):
        table.raised(by=5)
        expect(button).to_have_count(0)
    # So high a sum is asked twice, and for the same sum.
    expect(table.ann.locator(SAY)).to_have_text(f"Really ${meant},000?")
    assert table.bids() == []
    settle(table.ann)
    table.ann.locator(SAY).click()
    expect(table.ann.locator(f'[data-price="{meant}"]')).to_be_visible()
    assert table.bids() == [meant]


def test_whoever_moves_away_before_letting_go_has_thought_better_of_it(
    auction: Callable[..., Auction],
) -> None:
    table = auction()
    table.raised()
    settle(table.ann)
    other = table.ann.locator(f'{QUICK}[data-step="5"]').bounding_box()
    assert other
    with by_mouse(table.ann.locator(f'{QUICK}[data-step="1"]')):
        table.ann.mouse.move(other["x"] + 5, other["y"] + 5)
    table.ann.wait_for_timeout(300)
    assert table.bids() == []
    # A stepper steps from what was shown when the press began.
    price = table.raised(by=3)
    settle(table.ann)
    field = table.ann.locator(FIELD)
    more = table.ann.get_by_role("button", name="One more")
    expect(field).to_have_value(str(price + 1))
    with by_mouse(more):
        table.raised(by=10)
        expect(field).to_have_value(str(price + 11))
    expect(field).to_have_value(str(price + 2))
    # And as fast as one likes.
    table.ann.locator(FIELD).fill("40")
    for _ in range(3):
        more.click()
    expect(field).to_have_value("43")


@pytest.mark.parametrize("way", sampled(["mouse", "key", "program"], "mouse"))
def test_a_sum_that_has_just_changed_takes_no_press(
    way: str, auction: Callable[..., Auction]
) -> None:
    table = auction()
    table.raised()
    settle(table.ann)
    table.ann.evaluate(PRESS_WHEN_CHANGED, way)
    price = table.raised()
    table.ann.wait_for_selector("html[data-pressed]", state="attached")
    # It says so, quietly.
    soon = table.ann.locator(TOO_SOON)
    expect(soon).to_have_text("This has just changed. Press again if you mean it.")
    expect(soon).to_have_role("status")
    table.ann.wait_for_timeout(300)
    assert table.bids() == []
    button = table.ann.locator(f'{QUICK}[data-step="1"]')
    expect(button).not_to_have_attribute("aria-disabled", "true")
    # What clicks for somebody, without a pointer or a key, means what is shown.
    button.dispatch_event("click")
    expect(table.ann.locator(f'[data-price="{price + 1}"]')).to_be_visible()
    assert table.bids() == [price + 1]
    expect(soon).to_be_empty()


def test_a_word_about_a_hasty_press_and_a_refusal_move_no_button(
    auction: Callable[..., Auction],
) -> None:
    table = auction({**PHONE, "viewport": {"width": 360, "height": 640}})
    table.raised()
    settle(table.ann)
    before = table.ann.locator(SAY).bounding_box()
    table.ann.evaluate(PRESS_WHEN_CHANGED, "mouse")
    table.raised()
    word = table.ann.locator(f"{TOO_SOON} p")
    expect(word).to_be_in_viewport(ratio=1)
    assert table.ann.locator(SAY).bounding_box() == before
    # It goes again by itself.
    expect(word).to_have_count(0)
    settle(table.ann)
    button = table.ann.locator(SAY)
    before = button.bounding_box()
    with by_touch(button):
        table.raised(by=3)
    note = table.ann.locator(f"{NOTE} p")
    expect(note).to_be_in_viewport(ratio=1)
    assert button.bounding_box() == before
    box, dock = note.bounding_box(), table.ann.locator("[data-dock]").bounding_box()
    assert box
    assert dock
    assert box["y"] + box["height"] <= dock["y"]


def test_whoever_has_let_a_price_go_for_good_can_press_nothing(
    auction: Callable[..., Auction],
) -> None:
    table = auction()
    table.raised()
    settle(table.ann)
    only_digits_go_into_the_field(table.ann)
    going, back = (table.ann.locator(f'[data-verb="{verb}"]') for verb in ("let_go", "take_back"))
    going.click()
    expect(table.ann.locator("[data-dock]")).to_contain_text("You have let this price go.")
    for button in (back, table.ann.locator(SAY), table.ann.locator(QUICK).first):
        expect(button).to_be_disabled()
    # A raise asks anew, for as long as before.
    table.ann.evaluate(NOTE_WHEN_ENABLED)
    table.raised()
    table.ann.wait_for_selector("html[data-enabled]", state="attached")
    expect(back).to_be_disabled()


def test_a_number_that_was_typed_is_nobody_elses_to_change(
    auction: Callable[..., Auction],
) -> None:
    table = auction()
    table.raised(by=3)
    settle(table.ann)
    table.ann.keyboard.press("1")
    table.raised(by=4)
    table.ann.keyboard.press("5")
    expect(table.ann.locator(FIELD)).to_have_value("15")
    price = table.raised(by=10)
    expect(table.ann.locator(FIELD)).to_have_value("15")
    table.ann.keyboard.press("Enter")
    expect(table.ann.locator(NOTE)).to_contain_text("“Bid $15,000” was meant")
    expect(table.ann.locator(NOTE)).to_contain_text(f"has reached ${price},000")
    expect(table.ann.locator(FIELD)).to_have_value(str(price + 1))
    assert table.bids() == []
    # The price goes on: nothing in the note contradicts what it says of it.
    price = table.raised()
    expect(table.ann.locator(f"{NOTE} p")).to_have_text(
        re.compile(rf"“Bid \$15,000” was meant, but .* \${price},000 by now\.\s*MA-\d+")
    )


@pytest.mark.parametrize("what", sampled([f'{QUICK}[data-step="1"]', SAY], SAY))
def test_very_much_is_asked_twice_and_for_the_same_sum(
    what: str, auction: Callable[..., Auction]
) -> None:
    table = auction()
    table.raised(by=70)
    settle(table.ann)
    # A double click is no second thought.
    table.ann.locator(what).dblclick()
    expect(table.ann.locator(SAY)).to_have_text("Really $71,000?")
    settle(table.ann)
    assert table.bids() == []
    table.raised(by=1)
    settle(table.ann)
    # Another sum on the same button is another question.
    table.ann.locator(f'{QUICK}[data-step="1"]').click()
    expect(table.ann.locator(SAY)).to_have_text("Really $72,000?")
    assert table.bids() == []
    settle(table.ann)
    table.ann.locator(SAY).click()
    expect(table.ann.locator('[data-price="72"]')).to_be_visible()
    assert table.bids() == [72]


def test_a_word_for_one_lot_is_not_said_of_the_next(auction: Callable[..., Auction]) -> None:
    """'I'm out' is pressed, the lot is sold, the next one comes, and the finger comes up."""
    table = auction()
    table.raised()
    settle(table.ann)
    with by_mouse(table.ann.locator('[data-verb="let_go"]')):
        assert table.next_lot()
    settle(table.ann)
    assert table.seen()["mine"]["out"] is False
    expect(table.ann.locator(NOTE)).to_contain_text("was meant for what is over by now")


def test_quick_raises_show_their_sums_on_a_phone(auction: Callable[..., Auction]) -> None:
    table = auction(PHONE)
    price = table.raised(by=17)
    for step in (1, 2, 5, 10):
        button = table.ann.locator(f'{QUICK}[data-step="{step}"]')
        shown = button.get_by_text(f"${price + step},000")
        expect(shown).to_be_visible()
        box, inside = button.bounding_box(), shown.bounding_box()
        assert box
        assert inside
        assert inside["height"] > 8
        assert inside["width"] <= box["width"]


def test_a_held_key_is_no_second_thought(auction: Callable[..., Auction]) -> None:
    table = auction()
    table.raised()
    settle(table.ann)
    table.ann.keyboard.type("68")
    hold_key(table.ann, "Enter", 1.5)
    expect(table.ann.locator(SAY)).to_have_text("Really $68,000?")
    assert table.bids() == []
    table.ann.keyboard.up("Enter")
    table.ann.keyboard.press("Enter")
    expect(table.ann.locator('[data-price="68"]')).to_be_visible()
    assert table.bids() == [68]


@pytest.mark.parametrize("key", sampled(["Enter", " "], "Enter"))
def test_a_key_that_closes_a_sheet_does_nothing_below_it(
    key: str, auction: Callable[..., Auction]
) -> None:
    table = auction()
    table.raised()
    settle(table.ann)
    table.ann.keyboard.type("12")
    table.ann.keyboard.press("?")
    expect(table.ann.get_by_role("dialog").get_by_role("button")).to_be_focused()
    hold_key(table.ann, key, 0.8)
    table.ann.keyboard.up(key)
    expect(table.ann.get_by_role("dialog")).to_have_count(0)
    expect(table.ann.locator(FIELD)).to_be_focused()
    settle(table.ann)
    assert table.bids() == []
    table.ann.keyboard.press("Enter")
    expect(table.ann.locator('[data-price="12"]')).to_be_visible()


def only_digits_go_into_the_field(ann: Page) -> None:
    field = ann.locator(FIELD)
    ann.keyboard.press("1")
    for other in "e+-.,E ":
        ann.keyboard.press(other)
        expect(field).to_have_value("1")
    expect(field).to_be_focused()
    ann.keyboard.press("5")
    expect(field).to_have_value("15")
    # A letter is a key of the page, from there too.
    ann.keyboard.press("a")
    expect(ann.locator(f'{QUICK}[data-step="1"]')).to_be_focused()
    expect(field).to_have_value("15")
