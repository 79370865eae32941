"""Whoever was outbid and is asked again finds the least there, and not the old bid."""

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE
from browser.moments import View, played_until
from browser.sessions import session
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

FIELD = "[data-dock] input[type=number]"
SAY = "[data-dock] .say"
MOST_LOOKS = 200
ENOUGH = 5
# Everybody sees who can bid. Canaletto lends what one does not have.
GAMES = {
    "alles-futsch": {"open_money": True},
    "moderne-zeiten": {"open_money": True},
    "canaletto": {},
}


def all_may_bid(view: View) -> bool:
    """Nobody has said anything yet, and everybody has money to raise more than once."""
    is_new = view["phase"] == "bid" and view["leader"] is None and not view["passed"]
    return is_new and min(view.get("money", [ENOUGH])) >= ENOUGH


def outbid(table: str, ann: Page, *others: Page) -> int:
    """Let the first of the others who is asked bid more; return the least that Ann may bid then."""
    path = f"/api/tables/{table}"
    has_bid = False
    for look in range(MOST_LOOKS):
        with session((ann, *others)[look % (1 + len(others))]) as client:
            shown = client.get(f"{path}?since=100000").json()["shown"]
            mine, leader = shown["mine"], shown["view"]["leader"]
            if mine["seat"] == 0:
                if mine["amounts"] and leader not in (None, 0):
                    return int(mine["amounts"][0]["least"])
            elif mine["actions"] or mine["amounts"]:
                can_bid = mine["amounts"] and not has_bid
                action = {"bid": mine["amounts"][0]["least"]} if can_bid else {"pass": True}
                has_bid = has_bid or bool(can_bid)
                command = {
                    "do": "act",
                    "id": f"more-{look}",
                    "turn": mine["turn"],
                    "action": action,
                }
                assert client.post(f"{path}/commands", json=command).is_success
    raise AssertionError("Ann is not asked again")


@pytest.mark.parametrize("game", sampled(GAMES, "alles-futsch"))
def test_one_starts_at_the_least_again(game: str, visitor: Visitor, quick_server: Serving) -> None:
    ann, *others = (visitor(base_url=quick_server.address) for _ in range(3))
    table = played_until(ann, game, 3, all_may_bid, *others, options=GAMES[game])
    ann.goto(f"/t/{table}")
    ann.wait_for_selector(f'{TABLE}[data-turn="mine"] {SAY}')
    ann.wait_for_timeout(500)
    ann.locator(SAY).click()
    expect(ann.locator(FIELD)).to_have_count(0)
    least = outbid(table, ann, *others)
    expect(ann.locator(FIELD)).to_have_attribute("min", str(least))
    expect(ann.locator(FIELD)).to_have_value(str(least))
    expect(ann.locator(FIELD)).to_have_attribute("aria-invalid", "false")
    if game == "alles-futsch":
        expect(ann.locator(".board [data-outcome]").first).to_contain_text(f"for {least}")
