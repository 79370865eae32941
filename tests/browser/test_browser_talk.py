"""People at a table talk: what is new shows itself, and who is muted is not heard."""

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, ask, open_table, overflow, settings, sit_down
from playwright.sync_api import Page, expect
from web.serving import Serving

TAB = "#tab-chat"
BUTTON = '[data-open="chat"]'
OVERHEARD = "[data-overheard]"
CHAT = '[role="tabpanel"]'
UNREAD = "[data-unread]"


def at_a_table(*people: Page, **chosen: object) -> dict[str, str]:
    """Let people play with a bot, unhurried; the first is Ann, then Bob, then Cleo."""
    names = ("Ann", "Bob", "Cleo")
    seats = settings("modern-art", 4, len(people), clock="none", hammer="none", **chosen)
    opened = open_table(people[0], seats)
    for page, name in zip(people[1:], names[1:], strict=False):
        sit_down(page, opened, name)
    for page in people:
        page.wait_for_selector(TABLE)
    return opened


def say(page: Page, text: str) -> None:
    page.locator(f"{CHAT} [data-say]").fill(text)
    page.locator(f"{CHAT} form button").click()


def test_what_is_said_is_seen_by_who_looks_elsewhere(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    at_a_table(ann, bob)
    expect(bob.locator(f"{TAB} {UNREAD}")).to_have_count(0)
    ann.keyboard.press("c")
    expect(ann.locator("[data-say]")).to_be_focused()
    ann.keyboard.type("Good evening")
    ann.keyboard.press("Enter")
    expect(bob.locator(OVERHEARD)).to_contain_text("Ann: Good evening")
    say(ann, "<b>Too dear</b>")
    expect(bob.locator(f"{TAB} {UNREAD}")).to_have_attribute("data-unread", "2")
    expect(bob.locator(TAB)).to_contain_text("2 new messages")
    expect(ann.locator(UNREAD)).to_have_count(0)
    expect(ann.locator(OVERHEARD)).to_be_empty()
    # Not lost by a reload, and gone once it is looked at.
    bob.reload()
    expect(bob.locator(f"{TAB} {UNREAD}")).to_have_attribute("data-unread", "2")
    bob.locator(TAB).click()
    expect(bob.locator(CHAT)).to_contain_text("<b>Too dear</b>")
    expect(bob.locator(UNREAD)).to_have_count(0)
    say(ann, "And now?")
    expect(bob.locator(CHAT)).to_contain_text("And now?")
    expect(bob.locator(OVERHEARD)).to_be_empty()
    bob.reload()
    bob.wait_for_selector(TABLE)
    expect(bob.locator(UNREAD)).to_have_count(0)


def test_a_dozen_things_are_said_with_one_click_and_read_in_ones_own_language(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann = visitor(base_url=quick_server.address)
    bob = visitor(base_url=quick_server.address, locale="pl-PL")
    at_a_table(ann, bob)
    ann.locator(TAB).click()
    expect(ann.locator("[data-emote]")).to_have_count(12)
    names = ann.locator("[data-emote]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == 12
    ann.get_by_role("button", name="Too dear!").click()
    expect(ann.locator(CHAT)).to_contain_text("Too dear!")
    expect(bob.locator(OVERHEARD)).to_contain_text("Ann: Za drogo!")
    expect(bob.locator(f"{OVERHEARD} svg")).to_be_visible()
    bob.locator(f"{OVERHEARD} button").click()
    expect(bob.locator(CHAT)).to_contain_text("Za drogo!")
    assert violations(bob, "aside") == []


def test_who_is_muted_is_not_heard_and_the_page_says_so(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob, cleo = (visitor(base_url=quick_server.address) for _ in range(3))
    # Nobody looks at what the others see.
    chosen = settings("modern-art", 4, 3, clock="none", hammer="none")
    opened = open_table(ann, chosen)
    path = f"/api/tables/{opened['table']}"
    for page, name in ((bob, "Bob"), (cleo, "Cleo")):
        ask(page, f"{path}/seat", {"name": name, "invite": opened["invite"]})
    ann.wait_for_selector(TABLE)
    ann.locator(TAB).click()
    ask(bob, f"{path}/commands", {"do": "say", "id": "1", "text": "Psst"})
    expect(ann.locator(CHAT)).to_contain_text("Psst")
    ann.get_by_role("button", name="Mute Bob").click()
    expect(ann.locator(CHAT)).not_to_contain_text("Psst")
    expect(ann.locator("[data-hidden]")).to_contain_text("One message is hidden")
    ann.locator("#tab-log").click()
    ask(bob, f"{path}/commands", {"do": "emote", "id": "2", "emote": "oops"})
    ask(cleo, f"{path}/commands", {"do": "say", "id": "3", "text": "What was that?"})
    # Only Cleo is heard: as a note, in the number, and in the log.
    expect(ann.locator(f"{TAB} {UNREAD}")).to_have_attribute("data-unread", "1")
    expect(ann.locator(OVERHEARD)).to_contain_text("What was that?")
    expect(ann.locator(OVERHEARD)).not_to_contain_text("Oops!")
    expect(ann.locator("ol.log")).to_contain_text("What was that?")
    expect(ann.locator("ol.log")).not_to_contain_text("Psst")
    # It holds here until it is taken back.
    ann.reload()
    ann.locator(TAB).click()
    expect(ann.locator(CHAT)).not_to_contain_text("Oops!")
    ann.get_by_role("button", name="Bob is muted: listen again").click()
    expect(ann.locator(CHAT)).to_contain_text("Oops!")


@pytest.mark.soak
def test_on_a_phone_the_chat_has_its_own_button(visitor: Visitor, quick_server: Serving) -> None:
    ann = visitor(base_url=quick_server.address)
    phone = {**PHONE, "viewport": {"width": 360, "height": 640}}
    bob = visitor(base_url=quick_server.address, locale="de-DE", **phone)
    at_a_table(ann, bob)
    ann.locator(TAB).click()
    say(ann, "Good evening")
    expect(bob.locator(f"{BUTTON} {UNREAD}")).to_be_visible()
    assert overflow(bob) == 0
    # The note does not lie over what one decides with.
    note, dock = (bob.locator(one).bounding_box() for one in (OVERHEARD, "[data-dock]"))
    assert note is not None
    assert dock is not None
    assert note["y"] + note["height"] <= dock["y"]
    bob.locator(BUTTON).tap()
    expect(bob.locator(CHAT)).to_contain_text("Good evening")
    expect(bob.locator(f"{BUTTON} {UNREAD}")).to_have_count(0)
    bob.get_by_role("button", name="Danke!").tap()
    expect(ann.locator(CHAT)).to_contain_text("Thank you!")
    bob.locator("aside .close").tap()
    say(ann, "Your turn")
    expect(bob.locator(f"{BUTTON} {UNREAD}")).to_have_attribute("data-unread", "1")


def test_there_is_no_chat_at_a_public_table(visitor: Visitor, quick_server: Serving) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    opened = open_table(ann, settings("modern-art", 3, 2, clock="none", public=True))
    ask(bob, f"/api/tables/{opened['table']}/seat", {"name": "Bob", "invite": opened["invite"]})
    ann.wait_for_selector(TABLE)
    for way in (TAB, BUTTON, "[data-emote]", OVERHEARD):
        expect(ann.locator(way)).to_have_count(0)
