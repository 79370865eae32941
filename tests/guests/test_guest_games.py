"""A game of an installed package, played everywhere, without a line of Saleroom about it."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from faults.servers import Server, server_in
from guests.shelf import EXAMPLE, saleroom, within_reach_of
from web.serving import PATIENCE

from saleroom.games.registry import GAMES, game_names, left_out
from saleroom.play.verify import verify_line


def test_it_is_not_here_where_it_is_not_installed(shelf: Path) -> None:
    assert shelf.is_dir()
    assert game_names() == tuple(GAMES)
    assert left_out() == ()


def test_it_stands_among_the_games(shelf: Path) -> None:
    said = saleroom(shelf, "games")
    assert "The Attic  (attic)" in said.stdout
    assert said.stderr == ""


def test_its_own_tests_pass(shelf: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE)],
        env=within_reach_of(shelf),
        cwd=shelf,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout


def test_it_keeps_all_laws_as_the_page_says(shelf: Path) -> None:
    said = saleroom(shelf, "check-game", "attic")
    assert said.returncode == 0
    assert said.stdout.endswith(" no breach\n")
    page = EXAMPLE.parents[1] / "add-a-game.md"
    assert f"$ saleroom check-game attic\n{said.stdout}```" in page.read_text("utf-8")


def test_a_person_plays_it_in_the_terminal(shelf: Path) -> None:
    said = saleroom(shelf, "play", "attic", "--players", "2", "--seed", "5", typed="9\n30\n2\n0\n")
    assert "Lot 1 comes down" in said.stdout
    assert "30 is too much" in said.stdout
    assert "All three lots have been sold. (AT-8)" in said.stdout
    assert said.returncode == 0


def test_it_speaks_french_and_what_it_has_not_said_there_is_english(shelf: Path) -> None:
    arguments = ("--players", "2", "--seed", "5", "--language", "fr")
    said = saleroom(shelf, "play", "attic", *arguments, typed="9\n3\n2\n")
    assert "Fermez le poing sur une somme." in said.stdout
    assert "9 pièces" in said.stdout
    assert "Lot 1 comes down: un" in said.stdout


def test_the_rules_are_shown(shelf: Path) -> None:
    assert "sealed bids" in saleroom(shelf, "rules", "attic").stdout
    assert (
        "at the same time" in saleroom(shelf, "rules", "attic", "at-4", "--language", "de").stdout
    )


@pytest.fixture(scope="module")
def records(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of it."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    saleroom(shelf, "record", "attic", "--games", "3", "--seed", "1", "--out", str(file))
    return file


def test_its_records_are_written_and_verified(shelf: Path, records: Path) -> None:
    said = saleroom(shelf, "verify", str(records))
    assert said.stdout.endswith("3 records: 3 ok, 0 bad\n")
    line = records.read_text().splitlines()[0]
    assert not verify_line(line).ok
    assert "setup_no_game: name=attic" in str(verify_line(line).error)


def test_bots_play_it_compiled(shelf: Path) -> None:
    said = saleroom(shelf, "simulate", "attic", "--games", "500", "--seed", "1", "--json")
    summary = json.loads(said.stdout)
    assert summary["back_end"] == "compiled"
    assert summary["games"] == 500


def test_the_library_has_it(shelf: Path) -> None:
    script = """
import saleroom
from saleroom.text.cards import card
game = saleroom.game("attic")
assert "All fists are opened" in card(game, "de"), "its rules are short enough for a card"
match = saleroom.play_out(saleroom.Match(game, 3), "random", seed=2)
batch = saleroom.Batch.new(game, range(100), 3)
batch.play_out()
print(saleroom.game_names()[-1], match.outcome().why, batch.over.all())
"""
    said = subprocess.run(
        [sys.executable, "-c", script],
        env=within_reach_of(shelf),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "attic three_lots True\n"


def visitor_of(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=PATIENCE)


def opened_by(visitor: httpx.Client) -> str:
    """Open a table of the game for bots alone."""
    settings = {"game": "attic", "seats": [{"who": "bot", "bot": "random"}] * 3}
    answer = visitor.post("/api/tables", json={"settings": settings})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return str(answer.json()["table"])


def test_a_server_has_it_and_goes_on_without_it(shelf: Path, tmp_path: Path) -> None:
    reach = ("env", f"PYTHONPATH={shelf}")
    with server_in(tmp_path, before=reach) as server, visitor_of(server) as visitor:
        games = visitor.get("/api/games").json()
        assert [game["title"] for game in games if game["name"] == "attic"] == ["The Attic"]
        words = visitor.get("/api/words/attic?language=fr").json()
        assert "attic-title = Le Grenier" in words["messages"]
        assert "attic-event-left = Nobody bids" in words["messages"]
        assert words["components"] == {"WORTHS": [2, 4, 6, 8, 10, 12]}
        rules = visitor.get("/api/rules/attic").json()
        assert len(rules["paragraphs"]) == 9
        table = opened_by(visitor)
        page = visitor.get(f"/t/{table}")
        assert page.status_code == httpx.codes.OK
        assert server.failures() == []
    with server_in(tmp_path) as server, visitor_of(server) as visitor:
        assert visitor.get("/api/words/attic").status_code == 404
        answer = visitor.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert visitor.get("/api/tables").status_code == httpx.codes.OK
        assert "a table is set aside: setup_no_game: name=attic" in server.log()
    with server_in(tmp_path, before=reach) as server, visitor_of(server) as visitor:
        assert visitor.get(f"/api/tables/{table}").status_code == httpx.codes.OK


def test_without_a_skill_chance_explains_and_nothing_is_tuned(shelf: Path, records: Path) -> None:
    explained = saleroom(shelf, "explain", str(records), "--move", "2")
    assert explained.returncode == 0, explained.stderr
    assert "Random drew" in explained.stdout
    tuned = saleroom(shelf, "tune", "attic")
    assert tuned.returncode == 2
    assert tuned.stderr == (
        "saleroom: attic has no weights that could be tuned: its bots play at random.\n"
    )
