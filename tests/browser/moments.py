"""Brings a table to a moment worth looking at, by playing on through the page's own session.

Sends commands over HTTP, with the page's cookie and its origin, because that is quicker than
clicking; what is looked at afterwards is the page.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from browser.hands import ask, settings
from browser.sessions import session
from playwright.sync_api import Page

View = dict[str, Any]
Moment = Callable[[View], bool]

TRIES = 30
MOST_LOOKS = 4000
# Seconds from look to look.
WAITS = (0.01, 0.02, 0.04, 0.08)


def never(_: View) -> bool:
    """No moment will do: play to the end."""
    return False


def at_rest(_: View) -> bool:
    """Play until a round is over and people look at it."""
    return False


def played_until(
    page: Page,
    game: str,
    players: int,
    is_it: Moment,
    *others: Page,
    bot: str = "random",
    **more: Any,
) -> str:
    """Play with caution until it is the page's turn at such a moment; return the table.

    `others` are people on the next seats, who play as cautiously. `never` plays to the end.
    """
    people = (page, *others)
    for seed in range(TRIES):
        dice = Random(seed)  # noqa: S311  # not a secret
        quiet = {"clock": "none", "hammer": "none", "intervals": False, **more}
        chosen = settings(game, players, len(people), bot, **quiet)
        opened = ask(page, "/api/tables", {"settings": chosen, "name": "Robin"})
        path = f"/api/tables/{opened['table']}"
        for number, other in enumerate(others):
            form = {"name": f"Friend {number}", "invite": opened["invite"]}
            ask(other, f"{path}/seat", form)
        if _reached(people, path, is_it, dice):
            return str(opened["table"])
    raise AssertionError(f"{game}: the moment did not come in {TRIES} games")


def play_on(page: Page, table: str, is_it: Moment, *others: Page) -> bool:
    """Play on with caution at a table, until it is the page's turn at such a moment."""
    people = (page, *others)
    return _reached(people, f"/api/tables/{table}", is_it, Random(0))  # noqa: S311  # not a secret


def _reached(people: Sequence[Page], path: str, is_it: Moment, dice: Random) -> bool:
    with ExitStack() as stack:
        clients = [stack.enter_context(session(page)) for page in people]
        waits = 0
        for look in range(MOST_LOOKS):
            client = clients[look % len(clients)]
            shown = client.get(f"{path}?since=100000").json()["shown"]
            mine, view = shown["mine"], shown["view"]
            if shown["status"] == "over":
                return is_it is never
            if shown["interval"] is not None and is_it is at_rest:
                return True
            actions = [action for action in mine["actions"] if "take_back" not in action]
            if not actions and not mine["amounts"]:
                # The longer the others take, the less often one looks: a look is not cheap.
                time.sleep(WAITS[min(waits, len(WAITS) - 1)])
                waits += 1
                continue
            waits = 0
            if client is clients[0] and is_it(view):
                return True
            command = {"do": "act", "id": str(look), "turn": mine["turn"]}
            command["action"] = _cautious(actions, mine["amounts"], view.get("price", 0), dice)
            # Somebody may have been faster; then it is refused, and looked at again.
            client.post(f"{path}/commands", json=command)
    return False


def _cautious(
    actions: list[dict[str, Any]], amounts: list[dict[str, Any]], price: int, dice: Random
) -> dict[str, Any]:
    """Bid a little where it is cheap, let go what is dear, else do anything."""
    letting_go = [action for action in actions if "pass" in action or "let_go" in action]
    if amounts and (not letting_go or price <= dice.choice((4, 9, 14, 24))):
        (one,) = amounts
        return {one["verb"]: min(one["most"], one["least"] + dice.choice((0, 1, 3)))}
    if letting_go and (dice.random() < 0.6 or len(letting_go) == len(actions)):
        return letting_go[0]
    return dice.choice(actions)
