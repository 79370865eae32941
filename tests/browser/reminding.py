"""A server that reminds people, by their devices and by mail, and what one does there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from browser.hands import ask, settings
from playwright.sync_api import Page, expect
from web.post_box import PostBox, post_box
from web.push_service import PushService, push_service
from web.serving import QUICK, Serving, serving

DAYS = settings("alles-futsch", 2, 1, "random", pace="days", options={"first_chooser": 0})


class House(NamedTuple):
    """A server that can remind, and where its reminders go."""

    server: Serving
    pushes: PushService
    mails: PostBox


@contextmanager
def reminding(folder: Path) -> Iterator[House]:
    """Serve until the end of the block."""
    with push_service() as pushes, post_box() as mails:
        config = msgspec.structs.replace(QUICK, private_webhooks=True, mail=mails.server)
        with serving(folder, config=config) as server:
            yield House(server, pushes, mails)


def at_a_table(page: Page) -> str:
    """Open a table that waits for its player, and go there."""
    page.goto("/")
    table: str = ask(page, "/api/tables", {"settings": DAYS, "name": "Robin"})["table"]
    page.goto(f"/t/{table}")
    return table


def open_reminders(page: Page) -> None:
    """Open the list of what reminds one."""
    page.locator('[data-open="seat"]').click()
    page.locator('[data-open="remind"]').click()
    expect(page.locator("[data-reminders] h3").first).to_be_visible()


def decide(page: Page, number: int) -> None:
    """Do the first thing that is legal, so that something new is asked."""
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    mine = ask(page, f"/api/tables/{table}")["shown"]["mine"]
    amount = {one["verb"]: one["least"] for one in mine["amounts"]}
    action = next(iter(mine["actions"]), amount)
    sent = {"do": "act", "id": f"act {number}", "turn": mine["turn"], "action": action}
    ask(page, f"/api/tables/{table}/commands", sent)
