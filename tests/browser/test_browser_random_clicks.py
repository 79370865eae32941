"""A script that clicks at random while others bid fast never bids a sum that was not on screen."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest
from browser.conftest import PHONE, Visitor
from browser.rivals import Auction
from playwright.sync_api import CDPSession, Page
from sampled import sampled
from web.serving import Serving

# Notes, one after the other, what was painted on a button when the pointer went down on it, and
# each bid that is sent. What the document said then does not count: it may have changed since the
# last frame.
NOTING = """
  window.noted = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { action, id } = JSON.parse(text);
    if (action?.bid !== undefined) window.noted.push({ bid: action.bid, id });
    return send.call(this, text);
  };
  let painted = new Map();
  const look = () => {
    const buttons = [...document.querySelectorAll("[data-dock] button")];
    painted = new Map(buttons.map((one) => [one, one.textContent]));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener("pointerdown", (event) => {
    const button = event.target.closest?.("[data-dock] button");
    window.noted.push({ pressed: painted.get(button) ?? "" });
  }, true);
"""
BUTTONS = ":is([data-step], .say, .stepper, [data-verb])"
PLACES = f"""() => [...document.querySelectorAll("[data-dock] {BUTTONS}")]
  .map((one) => one.getBoundingClientRect()).filter((box) => box.width)
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""
DEAR = 85
# Seconds between two bids of the others, and milliseconds that a button is held.
PAUSES = (0.05, 0.9)
HELD = (0, 500)


def sum_in(text: str) -> int | None:
    found = re.search(r"\$(\d+),000", text)
    return int(found[1]) if found else None


def sent_and_pressed(noted: list[dict[str, Any]]) -> list[tuple[int, int | None]]:
    """Return each bid that was sent, and the sum on what was pressed last before it."""
    found: dict[str, tuple[int, int | None]] = {}
    pressed: int | None = None
    for one in noted:
        if "pressed" in one:
            pressed = sum_in(one["pressed"])
        else:
            # What had no answer when a line broke is sent again, and is the same bid.
            found.setdefault(one["id"], (one["bid"], pressed))
    return list(found.values())


@contextmanager
def bidding(auction: Auction, most: int, dice: Random) -> Iterator[threading.Event]:
    """Let the others bid on, again and again, until the lot is dear or it is enough."""
    over = threading.Event()

    def bid() -> None:
        try:
            while not over.is_set():
                time.sleep(dice.uniform(*PAUSES))
                # Ann may have been faster; then it is looked at again.
                if auction.try_to_raise() > min(DEAR, most):
                    return
        finally:  # whatever happened, nobody clicks for ever
            over.set()

    work = threading.Thread(target=bid)
    work.start()
    try:
        yield over
    finally:
        over.set()
        work.join()


def click(page: Page, touch: CDPSession | None, dice: Random) -> None:
    places = page.evaluate(PLACES)
    if not places:
        return
    x, y = dice.choice(places)
    held = dice.randint(*HELD)
    if touch is None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(held)
        page.mouse.up()
    else:
        point = {"x": x, "y": y}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        page.wait_for_timeout(held)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(dice.randint(0, 250))


# So many times as many bids at most, until some of them are Ann's: where everything is slow, a sum
# has often just changed, and takes no press.
LONGER = 5
WAYS = [(8, "mouse"), (8, "touch"), (1000, "mouse"), (1000, "touch")]


@pytest.mark.parametrize(("bids", "by"), sampled(WAYS, (8, "touch")))
def test_random_clicks_never_bid_what_was_not_on_screen(
    bids: int, by: str, visitor: Visitor, quick_server: Serving
) -> None:
    dice = Random(bids)  # noqa: S311  # not a secret
    device: dict[str, Any] = PHONE if by == "touch" else {}
    ann = visitor(base_url=quick_server.address, **device)
    ann.add_init_script(NOTING)
    touch = ann.context.new_cdp_session(ann) if by == "touch" else None
    heard = own = 0
    while heard < bids or (own <= heard // 20 and heard < LONGER * bids):
        with ExitStack() as stack:
            auction = Auction(ann, stack)
            with bidding(auction, max(bids - heard, bids // 2), dice) as over:
                while not over.is_set():
                    click(ann, touch, dice)
            sent = sent_and_pressed(ann.evaluate("window.noted"))
            assert [one for one in sent if one[0] != one[1]] == [], "sent, and what was pressed"
            meant = auction.bids()
            bids_sent = iter([bid for bid, _ in sent])
            assert all(bid in bids_sent for bid in meant), f"bid {meant}, sent {sent}"
            heard += len(auction.bids(0, 1, 2))
            own += len(meant)
    assert own > heard // 20
