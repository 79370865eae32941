"""What the tools of an agent do: each asks a server as any program would, and answers with text."""

import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec

from saleroom.agents import asking
from saleroom.agents.telling import TableSeen, bot_title
from saleroom.bots.reasons import Reasons
from saleroom.client.errors import ServerRefused, refusal
from saleroom.client.house import AsyncHouse
from saleroom.core.errors import Misuse
from saleroom.games.registry import game_named
from saleroom.messages.saying import catalogue
from saleroom.rulebook import NoSuchParagraph
from saleroom.text.advising import in_words
from saleroom.text.answers import meant
from saleroom.text.asking import NotUnderstood
from saleroom.text.cards import card
from saleroom.text.observing import question_written
from saleroom.text.speaking import Phrases

# Where agents decide nobody is hurried, and nobody rests.
UNHURRIED = {"hammer": "none", "intervals": False, "tempo": "fast"}
MOST_LISTED = 20


class Tool(NamedTuple):
    """A tool: what it is called, what it takes, and what it does."""

    name: str
    asks: type[asking.ToolCall]
    do: Callable[[AsyncHouse, Any], Awaitable[str]]


async def list_games(house: AsyncHouse, asked: asking.ListGamesCall) -> str:
    """List the games."""
    phrase = Phrases(asked.language)
    return "\n".join(
        phrase.text_says(
            "game",
            name=game["name"],
            title=game["title"],
            players=", ".join(map(str, game["players"])),
            editions=", ".join(game["editions"]),
            bots=", ".join(game["bots"]),
        )
        for game in await house.games()
    )


async def rules(house: AsyncHouse, asked: asking.RulesCall) -> str:
    """Return the card, or some paragraphs."""
    if not asked.paragraphs:
        return card(game_named(asked.game), asked.language)
    page = await house.rules(asked.game, asked.language)
    known = {one["number"]: one["text"] for one in page["paragraphs"]}
    wanted = [number.upper() for number in asked.paragraphs]
    for number in wanted:
        if number not in known:
            first, *_, last = known
            raise NoSuchParagraph(
                "rules_no_paragraph", game=asked.game, name=number, first=first, last=last
            )
    return "\n\n".join(known[number] for number in wanted)


async def list_tables(house: AsyncHouse, asked: asking.ListTablesCall) -> str:
    """List public tables."""
    wanted: dict[str, str | int] = {"status": asked.status, "limit": MOST_LISTED}
    if asked.game is not None:
        wanted["game"] = asked.game
    found = await house.tables(**wanted)
    return _listed([(about, False) for about in found], asked.language)


async def my_tables(house: AsyncHouse, asked: asking.MyTablesCall) -> str:
    """List the tables of whoever asks."""
    mine = (await house.mine())[:MOST_LISTED]
    return _listed([(one["about"], one["waits"]) for one in mine], asked.language)


def _listed(tables: list[tuple[dict[str, Any], bool]], language: str) -> str:
    say = Phrases(language).text_says
    told = [
        say(
            "listed",
            table=about["table"],
            title=catalogue(language).title(game_named(about["settings"]["game"])),
            status=about["status"],
            free=about["free"],
            names=", ".join(_named(about, seat, language) for seat in range(len(about["names"]))),
            waits="yes" if waits else "no",
        )
        for about, waits in tables
    ]
    return "\n".join(told) or say("no-tables")


def _named(about: dict[str, Any], seat: int, language: str) -> str:
    name = str(about["names"][seat])
    return bot_title(name, language) if seat in about["bots"] else name or "-"


async def open_table(house: AsyncHouse, asked: asking.OpenTableCall) -> str:
    """Open a table and sit down."""
    before = house.token
    settings: dict[str, Any] = {
        "edition": asked.edition,
        "options": asked.options,
        "public": asked.public,
        "hints": asked.hints,
        "clock": asked.clock,
        "language": asked.language,
        **UNHURRIED,
    }
    seat = await house.open(asked.game, list(asked.seats), name=asked.name, **settings)
    say = Phrases(asked.language).text_says
    opened = say("opened", table=seat.table, invite=seat.invite)
    return "\n".join(
        (opened, *_introduced(house, before, asked), await _seen(house, seat.table, asked))
    )


async def take_seat(house: AsyncHouse, asked: asking.TakeSeatCall) -> str:
    """Take a seat."""
    before = house.token
    await house.take_seat(asked.table, name=asked.name, invite=asked.invite, seat=asked.seat)
    return "\n".join((*_introduced(house, before, asked), await _seen(house, asked.table, asked)))


def _introduced(house: AsyncHouse, before: str | None, asked: asking.ToolCall) -> tuple[str, ...]:
    """Hand a new token over, unless it is kept for the agent."""
    if house.token == before or house.keeps_token or house.token is None:
        return ()
    return (Phrases(asked.language).text_says("token", token=house.token),)


async def _look(house: AsyncHouse, table: str, language: str, wait: int = 0) -> TableSeen:
    return TableSeen(await house.look(table, wait=wait), language)


async def _seen(
    house: AsyncHouse, table: str, asked: asking.ToolCall, since: int | None = None
) -> str:
    return (await _look(house, table, asked.language)).written(since)


async def observe(house: AsyncHouse, asked: asking.ObserveCall) -> str:
    """Look at a table."""
    return await _seen(house, asked.table, asked, asked.since)


async def legal(house: AsyncHouse, asked: asking.LegalCall) -> str:
    """Say what is legal and by which rule, or why something is not."""
    seen = await _look(house, asked.table, asked.language)
    mine = _seated(seen)
    if asked.answer is None:
        paragraph = await _paragraph(house, seen, asked.language)
        if seen.asked is None:
            return f"{seen.phrase.text_says('not-asked')}\n{paragraph}".strip()
        return f"{question_written(seen.decision(mine), seen.phrase)}\n\n{paragraph}"
    action = meant(asked.answer, seen.decision(mine), seen.game, seen.phrase)
    body = {"action": seen.game.codec.decode(action)}
    path = f"/api/tables/{asked.table}/why"
    answer = await house.ask("POST", path, body, twice=True)
    if answer["legal"]:
        return seen.phrase.text_says("is-legal")
    return seen.refusal(refusal(msgspec.json.encode(answer)))


async def _paragraph(house: AsyncHouse, seen: TableSeen, language: str) -> str:
    page = await house.rules(seen.game.name, language)
    texts = (one["text"] for one in page["paragraphs"] if one["number"] == seen.shown.paragraph)
    return next(texts, "")


def _seated(seen: TableSeen) -> Any:
    if seen.mine is None:
        raise Misuse("agent_no_seat", table=seen.table)
    return seen.mine


async def act(house: AsyncHouse, asked: asking.ActCall) -> str:
    """Answer a question, once."""
    seen = await _look(house, asked.table, asked.language)
    mine = _seated(seen)
    if mine.turn != asked.turn:
        raise Misuse("agent_stale", turn=mine.turn, given=asked.turn)
    if seen.asked is None:
        raise Misuse("agent_not_asked")
    action = meant(asked.answer, seen.decision(mine), seen.game, seen.phrase)
    command = {
        "do": "act",
        "id": "1",
        "turn": asked.turn,
        "action": seen.game.codec.decode(action),
    }
    # A session of its own: if the answer is lost on the way, the same is asked again, done once.
    path = f"/api/tables/{asked.table}/commands?session={token_hex(12)}"
    try:
        await house.ask("POST", path, command, twice=True)
    except ServerRefused as error:
        raise NotUnderstood(seen.refusal(error)) from error
    return await _seen(house, asked.table, asked, seen.shown.n)


async def wait_for_turn(house: AsyncHouse, asked: asking.WaitForTurnCall) -> str:
    """Wait for one's turn; who is asked to look at the end of a round has looked."""
    until = time.monotonic() + asked.seconds
    seen = await _look(house, asked.table, asked.language, asked.seconds)
    interval, mine = seen.shown.interval, seen.mine
    if interval is not None and mine is not None and mine.seat in interval.looking:
        path = f"/api/tables/{asked.table}/commands"
        with suppress(ServerRefused):  # it went on by itself
            await house.ask("POST", path, {"do": "continue", "id": token_hex(8)}, twice=True)
        left = max(0, int(until - time.monotonic()))
        seen = await _look(house, asked.table, asked.language, left)
    return seen.written(asked.since)


async def hint(house: AsyncHouse, asked: asking.HintCall) -> str:
    """Say what a strong bot would do."""
    given = await house.ask("POST", f"/api/tables/{asked.table}/hint", {}, twice=True)
    seen = await _look(house, asked.table, asked.language)
    reasons = msgspec.convert(given["reasons"], Reasons)
    return in_words(reasons, seen.game, seen.view, seen.phrase)


TOOLS: Mapping[str, Tool] = {
    do.__name__: Tool(do.__name__, asks, do)
    for asks, do in (
        (asking.ListGamesCall, list_games),
        (asking.RulesCall, rules),
        (asking.ListTablesCall, list_tables),
        (asking.MyTablesCall, my_tables),
        (asking.OpenTableCall, open_table),
        (asking.TakeSeatCall, take_seat),
        (asking.ObserveCall, observe),
        (asking.LegalCall, legal),
        (asking.ActCall, act),
        (asking.WaitForTurnCall, wait_for_turn),
        (asking.HintCall, hint),
    )
}
