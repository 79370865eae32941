"""An agent that speaks nothing but MCP: it calls tools, reads what they answer, and chooses."""

import re
from random import Random
from typing import Any, NamedTuple

from mcp import Client

_TURN = re.compile(r"turn (\d+)")
_OPENED = re.compile(r"Table ([\w-]+) is open")
_INVITE = re.compile(r"invitation: ([\w-]+)")
_TOKEN = re.compile(r"token is ([\w-]+)\.")
_AMOUNT = re.compile(r"([a-z_]+ \d+)(?:-\d+)?: ")
_WAY = re.compile(r"(\w+): .+ \(\w+\)")


class Told(NamedTuple):
    """What a tool answered."""

    is_error: bool
    text: str


class Agent:
    """Calls tools of one server."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.known: dict[str, Any] = {}
        self.acted = 0
        self.invite = ""

    async def call(self, tool: str, **arguments: Any) -> Told:
        """Call a tool; who one is goes with it."""
        answer = await self._client.call_tool(tool, {**self.known, **arguments})
        (content,) = answer.content
        assert content.type == "text"
        return Told(answer.is_error, content.text)

    async def open(self, game: str, seats: list[str], **more: Any) -> str:
        """Open a table and sit down; return its id."""
        told = await self.call("open_table", game=game, name="Agent", seats=seats, **more)
        assert not told.is_error, told.text
        if token := _TOKEN.search(told.text):
            self.known = {"token": token[1]}
        if invite := _INVITE.search(told.text):
            self.invite = invite[1]
        opened = _OPENED.search(told.text)
        assert opened is not None, told.text
        return opened[1]

    async def play(self, table: str, luck: Random, most: int = 1000) -> str:
        """Play to the end; return the last line that was read.

        What was listed is refused only if somebody was faster; then something else is listed.
        """
        refused: list[str] | None = None
        for _ in range(most):
            told = await self.call("wait_for_turn", table=table)
            assert not told.is_error, told.text
            assert refused is None or answers_in(told.text) != refused, told.text
            last = told.text.splitlines()[-1]
            if last.startswith("The game is over."):
                return last
            if answers := answers_in(told.text):
                turn = int(_TURN.search(told.text)[1])  # type: ignore[index]  # every one names it
                bare = [one for one in answers if " " not in one]
                chosen = luck.choice(bare if bare and luck.random() < 0.7 else answers)
                told = await self.call("act", table=table, turn=turn, answer=chosen)
                refused = answers if told.is_error else None
                self.acted += not told.is_error
        raise AssertionError("the game does not end")


def turn_in(text: str) -> int:
    """Return the number of the turn that an observation names."""
    found = _TURN.search(text)
    assert found is not None, text
    return int(found[1])


def answers_in(text: str) -> list[str]:
    """Return what can be answered, as it is listed at the end."""
    found = []
    for line in reversed(text.splitlines()):
        way = _AMOUNT.match(line) or _WAY.fullmatch(line)
        if way is None:
            break
        found.append(way[1])
    return found[::-1]
