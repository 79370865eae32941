"""The board and the poster that a package brings for its game: files that a page runs and shows.

Decides which files those are: plain ones directly in the folder `board` of the package, of the
kinds below. They are read when they are asked for, so that whoever writes a board need only load
the page again.
"""

import re

from starlette.requests import Request
from starlette.responses import Response

from saleroom.core.errors import BadSetup
from saleroom.games.guests import home_of
from saleroom.games.registry import GAMES, game_named
from saleroom.house.commands import Refused
from saleroom.web.http_bodies import tagged
from saleroom.web.http_pages import ASK_AGAIN, KINDS
from saleroom.web.routes import get

FOLDER = "board"
BOARD = "board.js"
POSTER = "poster.svg"
# A name leads nowhere else and is no hidden file.
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(\.js|\.css|\.svg|\.png)")
_LONGEST = 100


def brings(game: str, name: str) -> bool:
    """Tell whether a package brings this file for its game; the house's are in the page."""
    return game not in GAMES and home_of(game).joinpath(FOLDER, name).is_file()


def _file(game: str, name: str) -> bytes:
    known = _NAME.fullmatch(name) is not None and len(name) <= _LONGEST
    try:
        if not known or not brings(game_named(game).name, name):
            raise Refused("no_such_page")
        return home_of(game).joinpath(FOLDER, name).read_bytes()
    except (BadSetup, OSError) as error:
        raise Refused("no_such_page") from error


@get("/api/boards/{game}/{file}")
async def board(request: Request) -> Response:
    """Return a file of the board that a package brought for its game."""
    name = str(request.path_params["file"])
    data = _file(str(request.path_params["game"]), name)
    kind = KINDS[name[name.rindex(".") :]]
    return tagged(request, data, kind, {"Cache-Control": ASK_AGAIN})


ROUTES = (board,)
