"""No single key does what cannot be taken back: keys choose, and Enter does what is chosen."""

import string

import pytest
from browser.conftest import Visitor
from browser.decisions import DECISIONS as KINDS
from browser.decisions import decisions
from browser.hands import TABLE, ask, open_table, settings
from browser.moments import View, played_until
from browser.players import until_bots_are_asked
from browser.sent import Sent
from browser.sessions import session
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

from saleroom.games.registry import game_named

READY = ':not([aria-disabled="true"]):not(:disabled)'
FIELD = "[data-dock] input[type=number]"
DECISIONS = {
    "modern-art": (
        "offer",
        "add",
        "outcry",
        "once_around",
        "sealed",
        "name_price",
        "fixed_price",
    ),
    "alles-futsch": ("choose", "bid", "use", "sell"),
    "moderne-zeiten": ("bid", "act", "fly"),
    "canaletto": ("bid", "sell"),
}
ALL = [(game, phase) for game, phases in DECISIONS.items() for phase in phases]
NAMED = (
    *("Enter", "Space", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"),
    *("PageUp", "PageDown", "Backspace", "Delete", "Insert", "F2", "Escape"),
)
KEYS = (*string.ascii_lowercase, *string.digits, *string.punctuation, *NAMED)
# Where something is offered beside the decision itself: a fist among bots that are waited for.
SHARED = {("modern-art", "closing a fist")}
EVERY_KIND = [
    pytest.param(game, kind, marks=() if (game, kind) in SHARED else pytest.mark.soak)
    for game, kind in decisions()
]
SHORTCUTS = """() => [...document.querySelectorAll("[aria-keyshortcuts]")]
  .filter((one) => one.checkVisibility()).map((one) => one.getAttribute("aria-keyshortcuts"))"""
# What these keys do at every table.
ALWAYS = {"d": "To your decision", "l": "Log", "r": "Rules"}


def at(page: Page, game: str, phase: str) -> str:
    """Bring the page to such a decision of its visitor; return the table."""

    def is_it(view: View) -> bool:
        return bool(view["phase"] == phase)

    table = played_until(page, game, game_named(game).players[0], is_it)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"][data-phase="{phase}"]')
    page.wait_for_timeout(500)
    return table


def step_by_step(page: Page, table: str) -> None:
    """Let the bots wait for a click before each of their steps."""
    with session(page) as line:
        command = {"do": "tempo", "id": "tempo", "tempo": "next"}
        assert line.post(f"/api/tables/{table}/commands", json=command).is_success


def press_on_nothing(page: Page, key: str) -> None:
    """Press a key with the focus on the page itself, and close what it may have opened."""
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(key)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "phase"), sampled(ALL, ("modern-art", "once_around")))
def test_no_single_key_acts(game: str, phase: str, visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    step_by_step(page, at(page, game, phase))
    for key in KEYS:
        press_on_nothing(page, key)
    assert sent.commands == []


@pytest.mark.soak
def test_no_single_key_lets_bots_go_on(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    open_table(page, settings("alles-futsch", 4, clock="none", tempo="next"))
    page.locator(TABLE).wait_for()
    until_bots_are_asked(page)
    expect(page.locator('[data-do="next"]')).to_have_attribute("aria-disabled", "false")
    sent.commands.clear()
    for key in KEYS:
        press_on_nothing(page, key)
    assert sent.commands == []


@pytest.mark.parametrize(("game", "kind"), EVERY_KIND)
def test_a_key_goes_to_one_thing_only(
    game: str, kind: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, game, game_named(game).players[0], KINDS[game][kind])
    step_by_step(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"] [data-dock] [data-verb]')
    page.wait_for_timeout(500)
    shortcuts: list[str] = page.evaluate(SHORTCUTS)
    assert len(set(shortcuts)) == len(shortcuts), shortcuts
    for key in shortcuts:
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press(key)
        expect(page.locator(f'[aria-keyshortcuts="{key}"]')).to_be_focused()
    assert not ALWAYS.keys() & set(shortcuts)
    page.keyboard.press("?")
    for key, says in ALWAYS.items():
        row = page.locator("dialog dl > div", has=page.get_by_text(key, exact=True))
        expect(row.locator("dd")).to_have_text(says)


# Every time in an open auction: test_a_number_that_was_typed_is_nobody_elses_to_change.
@pytest.mark.soak
def test_digits_go_into_the_field_and_enter_confirms(
    visitor: Visitor, quick_server: Serving
) -> None:
    """Once around, no field in focus: '15' is fifteen, and not a raise by one."""
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)

    def is_it(view: View) -> bool:
        purse = view["money"][view["viewer"]] or 0
        return bool(view["phase"] == "once_around" and view["price"] < 15 and purse > 30)

    table = played_until(page, "modern-art", 3, is_it)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{FIELD}")
    page.wait_for_timeout(500)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("1")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.press("5")
    expect(page.locator(FIELD)).to_have_value("15")
    assert sent.commands == []
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("You bid $15,000")
    assert [one["action"] for one in sent.commands] == [{"bid": 15}]


@pytest.mark.soak  # no single key acts, above
def test_d_goes_to_the_decision_and_draws_no_shares(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    table = at(page, "moderne-zeiten", "act")
    before = ask(page, f"/api/tables/{table}")["shown"]["view"]["hands"]
    page.keyboard.press("d")
    assert page.evaluate("Boolean(document.activeElement.closest('[data-dock]'))")
    assert ask(page, f"/api/tables/{table}")["shown"]["view"]["hands"] == before
    assert sent.commands == []


def test_a_letter_chooses_and_enter_does_it(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    at(page, "modern-art", "once_around")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Pass")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("p")
    expect(page.locator('[data-verb="pass"]')).to_be_focused()
    assert sent.commands == []
    page.keyboard.down("Enter")
    for _ in range(5):  # held: it repeats
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(500)
    assert [one["action"] for one in sent.commands] == [{"pass": True}]
