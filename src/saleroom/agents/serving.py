"""The tools as an MCP server: who speaks over which transport is decided by whoever runs it.

Decides how a call is read and how a refusal is told: as the result of the tool, with what was wrong
and why, so that an agent can try again. Nothing is kept between two calls.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import mcp_types as types
import msgspec
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

import saleroom
from saleroom.agents.asking import ToolCall
from saleroom.agents.telling import refusal_written
from saleroom.agents.tools import TOOLS, Tool
from saleroom.client.errors import ServerRefused
from saleroom.client.house import AsyncHouse
from saleroom.core.errors import Misuse, SaleroomError
from saleroom.messages.languages import ENGLISH, LANGUAGES
from saleroom.messages.saying import said

# Whoever calls, with a token or without, speaks to the server through this.
HouseFor = Callable[[Any, str | None], AbstractAsyncContextManager[AsyncHouse]]


def _schema(tool: Tool) -> dict[str, Any]:
    """Write down what a tool takes, without references: agents read it as it stands."""
    _, parts = msgspec.json.schema_components([tool.asks])
    schema: dict[str, Any] = parts[tool.asks.__name__]
    return {name: of for name, of in schema.items() if name not in {"title", "description"}}


def _listed() -> list[types.Tool]:
    return [
        types.Tool(name=tool.name, description=tool.asks.__doc__, input_schema=_schema(tool))
        for tool in TOOLS.values()
    ]


def mcp_server(house_for: HouseFor) -> Server[Any]:
    """Make a server of the tools."""

    async def list_tools(_context: Any, _params: Any) -> types.ListToolsResult:
        return types.ListToolsResult(tools=_listed())

    async def call_tool(context: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        given = params.arguments or {}
        try:
            tool, asked = _read(params.name, given)
            async with house_for(context, asked.token) as house:
                return _answer(await tool.do(house, asked))
        except SaleroomError as error:
            return _answer(_worded(error, given.get("language")), is_error=True)

    return Server(
        "saleroom",
        version=saleroom.__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


# What an agent is told of all tools together.
INSTRUCTIONS = (
    "Auction board games. list_games, then rules; open_table or take_seat; then wait_for_turn and"
    " act until the game is over. Every observation names its turn: act answers that turn."
)


def _read(name: str, given: dict[str, Any]) -> tuple[Tool, ToolCall]:
    if name not in TOOLS:
        raise Misuse("agent_no_tool", name=name, known=", ".join(TOOLS))
    tool = TOOLS[name]
    try:
        return tool, msgspec.convert(given, tool.asks)
    except msgspec.ValidationError as error:
        raise Misuse("agent_arguments", name=name, why=str(error)) from error


def _worded(error: SaleroomError, language: object) -> str:
    spoken = language if isinstance(language, str) and language in LANGUAGES else ENGLISH
    if isinstance(error, ServerRefused):
        return f"{error.code}: {refusal_written(error, spoken)}"
    return said(error, spoken)


def _answer(text: str, *, is_error: bool = False) -> types.CallToolResult:
    content = types.TextContent(type="text", text=text)
    return types.CallToolResult(content=[content], is_error=is_error)


class _Kept(AbstractAsyncContextManager[AsyncHouse]):
    """The one way to a server of an agent on this machine; its token is kept in a file, if any."""

    def __init__(self, house: AsyncHouse, file: Path | None) -> None:
        self._house = house
        self._file = file

    async def __aenter__(self) -> AsyncHouse:
        self._before = self._house.token
        return self._house

    async def __aexit__(self, *_: object) -> None:
        token = self._house.token
        if self._file is not None and token is not None and token != self._before:
            self._file.touch(mode=0o600)
            self._file.write_text(token, "utf-8")


def serve_stdio(address: str, token: str | None, file: Path | None) -> None:
    """Speak MCP over standard input and output, and to a server over its protocol."""
    asyncio.run(_serve_stdio(address, token, file))


async def _serve_stdio(address: str, token: str | None, file: Path | None) -> None:
    async with AsyncHouse(address, token) as house:
        house.keeps_token = True

        def house_for(_context: Any, given: str | None) -> AbstractAsyncContextManager[AsyncHouse]:
            return AsyncHouse(address, given) if given else _Kept(house, file)

        server = mcp_server(house_for)
        async with stdio_server() as (reading, writing):
            await server.run(reading, writing, server.create_initialization_options())
