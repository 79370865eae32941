"""An open auction with people: Ann at her page, and rivals who act while her finger is down."""

from contextlib import ExitStack
from typing import Any

from browser.hands import TABLE, ask, home_of, settings
from browser.sessions import Got, Session, session, stranger
from playwright.sync_api import Page

from saleroom.games.registry import game_named

READY = ':not([aria-disabled="true"]):not(:disabled)'
BOX = game_named("modern-art").components
RIVALS = 2
TRIES = 20
MOST_MOVES = 100


class Auction:
    """A lot that all may bid for: what Ann sees of it, and what the others do."""

    def __init__(self, ann: Page, stack: ExitStack, **chosen: Any) -> None:
        self.ann = ann
        self.commands = 0
        for _ in range(TRIES):
            others = [stack.enter_context(stranger(home_of(ann))) for _ in range(RIVALS)]
            self.table = _opened(ann, *others, **chosen)
            self.people = [stack.enter_context(session(ann)), *others]
            if self._offered():
                break
        else:
            raise AssertionError(f"nobody had a painting for an open auction in {TRIES} games")
        ann.goto(f"/t/{self.table}")
        ann.wait_for_selector(f"{TABLE} [data-dock] [data-verb]{READY}")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def _offered(self) -> bool:
        """Let whoever begins offer a painting that all may bid for."""
        for seat in range(len(self.people)):
            for action in self.seen(seat)["mine"]["actions"]:
                if self._is_open(action):
                    self.act(seat, **action)
                    return True
        return False

    def seen(self, seat: int = 0) -> Any:
        """What a seat is shown."""
        return self.people[seat].get(f"{self.path}?since=100000").json()["shown"]

    def send(self, seat: int, **command: Any) -> Got:
        self.commands += 1
        body = {"id": f"rival-{self.commands}", **command}
        return self.people[seat].post(f"{self.path}/commands", json=body)

    def act(self, seat: int, **action: Any) -> None:
        answer = self.send(seat, do="act", turn=self.seen(seat)["mine"]["turn"], action=action)
        assert answer.is_success, answer

    def raised(self, by: int = 1) -> int:
        """Let another player bid so much more, and wait until Ann's page shows it."""
        price = self.try_to_raise(by)
        self.ann.wait_for_selector(f'[data-price="{price}"]')
        return price

    def try_to_raise(self, by: int = 1) -> int:
        """Let another player bid so much more, if Ann is not faster; return what was tried."""
        shown = self.seen(1)
        price = int(shown["view"]["price"]) + by
        seat = 2 if shown["view"]["leader"] == 1 else 1
        self.send(seat, do="act", turn=self.seen(seat)["mine"]["turn"], action={"bid": price})
        return price

    def next_lot(self) -> bool:
        """Let this lot be sold and another open one come, without the page; False if none comes."""
        for seat in range(len(self.people)):
            self.send(seat, do="out")
        for _ in range(MOST_MOVES):
            for seat in range(len(self.people)):
                mine = self.seen(seat)["mine"]
                if actions := [one for one in mine["actions"] if "take_back" not in one]:
                    if "let_go" in actions[0]:
                        return True
                    open_ones = [one for one in actions if self._is_open(one)]
                    self.act(seat, **(open_ones or actions)[0])
                elif mine["amounts"]:
                    one = mine["amounts"][0]
                    self.act(seat, **{one["verb"]: one["least"]})
        return False

    @staticmethod
    def _is_open(action: dict[str, Any]) -> bool:
        return "offer" in action and BOX["AUCTION_OF"][action["offer"]] == BOX["OUTCRY"]

    def bids(self, *seats: int) -> list[int]:
        """What was bid on these seats, Ann's if none is named, as the table's log says."""
        lines = ask(self.ann, f"{self.path}?since=0")["lines"]
        bids = [one["data"] for one in lines if one["name"] == "bid"]
        return [int(one["amount"]) for one in bids if one["seat"] in (seats or {0})]


def _opened(ann: Page, *others: Session, **chosen: Any) -> str:
    seats = 1 + len(others)
    form = settings("modern-art", seats, seats, clock="none", **{"hammer": "none", **chosen})
    opened = ask(ann, "/api/tables", {"settings": form, "name": "Ann"})
    for number, other in enumerate(others):
        name = {"name": f"Friend {number}", "invite": opened["invite"]}
        assert other.post(f"/api/tables/{opened['table']}/seat", json=name).is_success
    return str(opened["table"])
