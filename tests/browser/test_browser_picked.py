"""What is picked on a board stays picked, whatever others say or do that asks nothing new."""

import pytest
from browser.conftest import Visitor
from browser.decisions import DECISIONS
from browser.hands import TABLE
from browser.moments import played_until
from browser.sessions import session
from playwright.sync_api import expect
from sampled import sampled
from web.serving import Serving

PICKED = {
    ("modern-art", "offering"): ".hand [data-card][aria-pressed]",
    ("alles-futsch", "putting up a card"): ".choose [data-pick]",
    ("alles-futsch", "using an object"): ".objects [data-pick]:not(.useless)",
    ("moderne-zeiten", "drawing or laying"): ".hand button.legal",
}


@pytest.mark.parametrize(("game", "kind"), sampled(PICKED, ("alles-futsch", "using an object")))
def test_a_word_of_others_unpicks_nothing(
    game: str, kind: str, visitor: Visitor, quick_server: Serving
) -> None:
    ann, ben = (visitor(base_url=quick_server.address) for _ in range(2))
    table = played_until(ann, game, 3, DECISIONS[game][kind], ben)
    ann.goto(f"/t/{table}")
    ann.wait_for_selector(f'{TABLE}[data-turn="mine"]')
    thing = ann.locator(PICKED[game, kind]).first
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "true")
    with session(ben) as client:
        said = {"do": "say", "id": "word", "text": "take your time"}
        assert client.post(f"/api/tables/{table}/commands", json=said).json()["ok"]
    expect(ann.locator("[data-overheard]")).to_contain_text("take your time")
    expect(thing).to_have_attribute("aria-pressed", "true")
