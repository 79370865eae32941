"""What a visitor does and sees, in the words of the table.

Tables are opened through the page's own session, so the cookie is where a browser keeps it. What is
shown is read from the marks of the page: a table has `data-status`, `data-phase`, `data-turn`
(`mine` or `theirs`) and `data-n`, the number of what it shows; `data-seat` is on each player,
`data-verb` on every button that acts.

The page forbids evaluating text as a script, so a test cannot use `wait_for_function`: wait for a
selector.
"""

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, expect

TURN = 60_000
# Milliseconds between two repetitions of a key that is held.
REPEATS = 33
TABLE = "[data-status][data-turn]"
_HOMES: WeakKeyDictionary[Page, str] = WeakKeyDictionary()


class Shown(NamedTuple):
    """A table, as its marks say."""

    status: str
    phase: str
    n: int
    my_turn: bool
    verbs: list[str]


def home_of(page: Page) -> str:
    """Return the address of the server that a page belongs to, wherever the page is now."""
    if page not in _HOMES:
        _HOMES[page] = page.request.get("/health").url.removesuffix("/health")
    return _HOMES[page]


def ask(page: Page, path: str, body: Any = None) -> Any:
    """Ask the server with the page's cookies and its origin; the page need not be there yet."""
    method = "GET" if body is None else "POST"
    told = page.request.fetch(path, method=method, data=body, headers={"Origin": home_of(page)})
    assert told.ok, told.text()
    return told.json()


def wish(page: Page, what: str, value: str) -> None:
    """Have wished for something on an earlier visit; whatever is gone to from now on knows it."""
    page.evaluate(
        "([what, value]) => localStorage.setItem(what, value)", [f"saleroom.{what}", value]
    )


def wish_for(page: Page, language: str) -> None:
    """Wish for a language; whatever is gone to from now on is in it."""
    wish(page, "language", language)


def settings(game: str, players: int, people: int = 1, bot: str = "random", **more: Any) -> Any:
    """Return the settings of a table with bots on the last seats."""
    bots = [{"who": "bot", "bot": bot}] * (players - people)
    return {"game": game, "seats": [{"who": "person"}] * people + bots, **more}


def open_table(page: Page, chosen: Any, name: str = "Ann") -> dict[str, Any]:
    """Open a table, sit down at it, and go there; return its name and its secrets."""
    opened: dict[str, Any] = ask(page, "/api/tables", {"settings": chosen, "name": name})
    page.goto(f"/t/{opened['table']}")
    return opened


def sit_down(page: Page, opened: dict[str, Any], name: str) -> None:
    """Take a seat at somebody's table, by the secret of its link, and go there."""
    path = f"/api/tables/{opened['table']}"
    ask(page, f"{path}/seat", {"name": name, "invite": opened["invite"]})
    page.goto(f"/t/{opened['table']}")


def wait_for_my_turn(page: Page, timeout: float = TURN) -> None:
    """Wait until the page asks something of its visitor, or the game is over."""
    page.wait_for_selector(f'{TABLE}:is([data-turn="mine"], [data-status="over"])', timeout=timeout)


def shown(page: Page) -> Shown:
    """Read the table off the page."""
    table = page.locator(TABLE)
    expect(table).to_have_count(1)
    verbs = table.locator("[data-verb]:not([disabled])").evaluate_all(
        "(buttons) => buttons.map((button) => button.dataset.verb)"
    )
    marks = table.evaluate("(table) => ({ ...table.dataset })")
    n = int(marks.get("n", 0))
    return Shown(marks["status"], marks.get("phase", ""), n, marks["turn"] == "mine", verbs)


def hold(page: Page, key: str, seconds: float) -> None:
    """Hold a key that is not down yet, or still is, and let it repeat; it is not let go."""
    for _ in range(round(seconds * 1000 / REPEATS)):
        page.keyboard.down(key)
        page.wait_for_timeout(REPEATS)


def overflow(page: Page) -> int:
    """Return by how many pixels the page can be scrolled sideways."""
    wide, seen = page.evaluate(
        "[document.scrollingElement.scrollWidth, document.documentElement.clientWidth]"
    )
    return max(0, int(wide) - int(seen))
