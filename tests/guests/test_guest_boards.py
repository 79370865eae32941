"""What a package brings for the page: which files are served, and lessons; nothing else is."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from faults.servers import Server, server_in
from guests.shelf import EXAMPLE

BOARD = EXAMPLE / "attic" / "board"


@pytest.fixture(scope="module")
def server(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the example is installed, with more beside its board."""
    own = tmp_path_factory.mktemp("own")
    shutil.copytree(shelf, own, dirs_exist_ok=True)
    board = own / "attic" / "board"
    (board / "notes.txt").write_text("private")
    (board / ".hidden.js").write_text("private")
    (board / "folder.js").mkdir()
    (board / "folder.js" / "inner.js").write_text("private")
    (own / "attic" / "outside.js").write_text("private")
    folder = tmp_path_factory.mktemp("server")
    with server_in(folder, before=("env", f"PYTHONPATH={own}")) as running:
        yield running


def test_games_say_whether_their_package_brings_one(server: Server) -> None:
    games = httpx.get(f"{server.address}/api/games").json()
    assert [game["name"] for game in games if game["board"]] == ["attic"]
    assert len(games) == 5


def test_a_package_brings_a_poster_and_lessons(server: Server) -> None:
    games = httpx.get(f"{server.address}/api/games").json()
    (attic,) = [game for game in games if game["poster"]]
    assert attic["lessons"] == [{"lesson": "attic", "game": "attic", "minutes": 1, "steps": 3}]
    assert not any(game["lessons"] for game in games if game is not attic)
    lesson = httpx.get(f"{server.address}/api/lessons/attic").json()
    assert [step["text"] for step in lesson["steps"]] == [f"attic-guide-{n}" for n in (1, 2, 3)]
    assert lesson["steps"][1]["expects"] == {"bid": 7}
    told = [line["name"] for frame in lesson["steps"][2]["frames"] for line in frame["lines"]]
    assert "sold" in told
    for name in ("canaletto", "nothing", "%2e%2e"):
        assert httpx.get(f"{server.address}/api/lessons/{name}").status_code == 404


def test_the_page_says_what_can_be_played_here(server: Server) -> None:
    page = httpx.get(f"{server.address}/").text
    described = page.partition('<meta name="description" content="')[2].partition('"')[0]
    assert "Canaletto" in described
    assert "The Attic" in described


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("board.js", "text/javascript"),
        ("board.css", "text/css"),
        ("poster.svg", "image/svg+xml"),
    ],
)
def test_its_files_are_served_as_what_they_are(server: Server, name: str, kind: str) -> None:
    address = f"{server.address}/api/boards/attic/{name}"
    answer = httpx.get(address)
    assert answer.content == (BOARD / name).read_bytes()
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (httpx.codes.NOT_MODIFIED, b"")


@pytest.mark.parametrize(
    "path",
    [
        "attic/notes.txt",
        "attic/.hidden.js",
        "attic/folder.js",
        "attic/folder.js/inner.js",
        "attic/folder.js%2Finner.js",
        "attic/../outside.js",
        "attic/..%2Foutside.js",
        "attic/%2e%2e%2foutside.js",
        "attic/..%5Coutside.js",
        "attic/..%2Fgame.py",
        "attic/board.js%00",
        "attic/board.js%0A",
        "attic/board",
        "attic/",
        "attic/none.js",
        f"attic/{'x' * 300}.js",
        "no-such-game/board.js",
        "..%2Fattic/board.js",
        "canaletto/board.js",
    ],
)
def test_nothing_else_is(server: Server, path: str) -> None:
    # As it stands: a client would tidy it up.
    with httpx.Client(base_url=server.address) as client:
        request = client.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=f"/api/boards/{path}".encode())
        answer = client.send(request)
    assert answer.status_code == httpx.codes.NOT_FOUND
    assert "private" not in answer.text
    assert server.failures() == []
