"""An object and its buyer are named together in Alles Futsch, and sold together or not at all."""

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, ask
from browser.moments import View, played_until
from browser.sent import Sent
from browser.sessions import session
from playwright.sync_api import Page, expect
from web.serving import Serving

CONFIRM = "[data-dock] [data-verb]"


def sells_one_and_takes_another(view: View) -> bool:
    """An object is to be used that the viewer must sell, and another that the viewer takes."""
    return view["phase"] == "use" and bool(sold(view)) and bool(taken(view))


def sold(view: View) -> list[int]:
    return [kind for kind in usable(view) if kind == view["boards"][view["viewer"]]]


def taken(view: View) -> list[int]:
    has = view["collections"][view["viewer"]]
    return [kind for kind in usable(view) if kind not in sold(view) and has[kind] < 2]


def usable(view: View) -> list[int]:
    return [kind for kind, left in enumerate(view["unused"]) if left]


def act(page: Page, path: str, **action: int) -> None:
    """Do something in another window of the same person."""
    with session(page) as other:
        mine = other.get(path).json()["shown"]["mine"]
        command = {"do": "act", "id": str(action), "turn": mine["turn"], "action": action}
        assert other.post(f"{path}/commands", json=command).is_success


@pytest.mark.soak
@pytest.mark.rule("AF-11")
def test_a_sale_that_was_refused_is_not_made_up_for_later(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    table = played_until(page, "alles-futsch", 3, sells_one_and_takes_another)
    path = f"/api/tables/{table}"
    view = ask(page, path)["shown"]["view"]
    kind, other = sold(view)[0], taken(view)[0]
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"][data-phase="use"]')
    page.locator(f'.objects [data-pick="{kind}"]').click()
    page.locator(".ways [data-pick]").first.click()
    page.wait_for_timeout(400)  # what has just come takes no press, and may still move
    page.wait_for_selector(f'{CONFIRM}:not([aria-disabled="true"])')
    page.locator(CONFIRM).scroll_into_view_if_needed()
    button = page.locator(CONFIRM).bounding_box()
    assert button
    # While the button is down the other object is used; so the answer is one to an old question.
    page.mouse.move(button["x"] + 20, button["y"] + 10)
    page.mouse.down()
    act(page, path, use=other)
    expect(page.locator(f'.objects [data-pick="{kind}"][aria-pressed="false"]')).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-refused] p")).to_be_visible()
    assert [one["action"] for one in sent.commands] == [{"use": kind}]
    # The same object is used in another way, without a word about who buys it.
    act(page, path, use=kind)
    page.wait_for_selector(f'{TABLE}[data-turn="mine"][data-phase="sell"]')
    page.wait_for_timeout(500)
    assert ask(page, path)["shown"]["view"]["phase"] == "sell"
    assert [one["action"] for one in sent.commands] == [{"use": kind}]


@pytest.mark.rule("AF-11")
def test_an_object_and_its_buyer_are_one_decision(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    table = played_until(page, "alles-futsch", 3, sells_one_and_takes_another)
    view = ask(page, f"/api/tables/{table}")["shown"]["view"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"][data-phase="use"]')
    page.locator(f'.objects [data-pick="{sold(view)[0]}"]').click()
    way = page.locator(".ways [data-pick]").first
    buyer = int(way.get_attribute("data-pick") or -1)
    way.click()
    page.locator(CONFIRM).click()
    said = [one["action"] for one in sent.first(2)]
    assert said == [{"use": sold(view)[0]}, {"sell_to": buyer}]
    page.wait_for_selector(f'{TABLE}:not([data-phase="sell"]) ol.log [data-line="object_sold"]')
