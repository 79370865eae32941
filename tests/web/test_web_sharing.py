"""What a link shows before it is followed, the picture of a result, and who may look back."""

import asyncio
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on
from PIL import Image
from web.protocol_players import Chair, played_out, seated_at, settings_for
from web.serving import ROOMY, Serving, serving

from saleroom.core.seats import SPECTATOR
from saleroom.house.about import about
from saleroom.house.commands import Refused
from saleroom.house.reading import read_table
from saleroom.house.settings import Settings
from saleroom.house.statuses import FROZEN, OVER
from saleroom.web import sharing
from saleroom.web.finished import Shared
from saleroom.web.picture import SIZE, PictureWords, Row, drawn, readable
from saleroom.web.sharing import MOST_WAITING, Pictures, tags
from saleroom.web.site import Site

HOSTILE = '"><script>alert(1)</script>'
FOUND = 200


class Tags(HTMLParser):
    """The tags of a page as a robot reads them, and any script that got in."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.scripts = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.scripts += tag == "script"
        if tag == "meta" and (given.get("property") or "").startswith("og:"):
            self.told[given["property"] or ""] = given["content"] or ""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("sharing")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Page</title></head></html>", "utf-8")
    with serving(folder, Site(static=page, limits=ROOMY)) as running:
        yield running


def finished(server: Serving, game: str, players: int, **more: Any) -> list[Chair]:
    async def whole() -> list[Chair]:
        settings = settings_for(game, players, pace="days", **more)
        chairs = await seated_at(server.address, settings, players)
        await played_out(chairs, "sharing")
        return chairs

    return asyncio.run(whole())


def opened(server: Serving, name: str, **more: Any) -> dict[str, Any]:
    with server.program() as client:
        settings = settings_for("canaletto", 3, **more)
        answer = client.post("/api/tables", json={"settings": settings, "name": name})
        found: dict[str, Any] = answer.json()
        return found


def tags_of(server: Serving, path: str, **headers: str) -> Tags:
    with server.program() as client:
        answer = client.get(path, headers=headers)
    assert answer.status_code == FOUND
    return Tags(answer.text)


def test_a_finished_game_tells_its_result_in_the_tables_language(server: Serving) -> None:
    table = finished(server, "canaletto", 3, language="pl")[0].table
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        told = tags_of(server, path).told
        assert told["og:locale"] == "pl"
        assert "Canaletto" in told["og:title"]
        assert told["og:description"].startswith("1. ")
        assert told["og:image"] == f"{server.address}/api/tables/{table}/picture"
    with server.program() as client:
        taken = client.get(told["og:image"])
    assert taken.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(taken.content)).size == SIZE


@pytest.mark.parametrize(("edition", "sign"), [("1992", "$"), ("2009", "€")])
def test_money_is_that_of_the_edition(server: Serving, edition: str, sign: str) -> None:
    table = finished(server, "modern-art", 3, edition=edition)[0].table
    assert sign in tags_of(server, f"/t/{table}").told["og:description"]


def test_a_game_that_todays_rules_do_not_replay_is_not_said_to_go_on() -> None:
    room, dice = Room.of("canaletto", 3).fill(), Random(1)  # noqa: S311  # a game, not a secret
    while play_on(room, dice):
        pass
    frozen = read_table([*room.log[:20], *room.log[21:]])
    assert (room.table.status, frozen.status) == (OVER, FROZEN)
    for said_of_it in (about(room.table), about(frozen)):
        shared = Shared(said_of_it, frozen.match.outcome(), frozen.match.view(SPECTATOR))
        assert sharing.said(shared).headline == "Canaletto"
        assert 'og:title" content="Canaletto"' in tags(shared, "x", "http", "h")


def test_points_below_nought_have_a_true_minus() -> None:
    room, dice = Room.of("canaletto", 3).fill(), Random(1)  # noqa: S311  # a game, not a secret
    while play_on(room, dice):
        pass
    match = room.table.match
    result = msgspec.structs.replace(match.outcome(), scores=(12, -27, 3), ranks=(1, 3, 2))
    shared = Shared(about(room.table), result, match.view(SPECTATOR))
    assert "\N{MINUS SIGN}27 points" in Tags(tags(shared, "x", "http", "h")).told["og:description"]
    assert [row.score for row in sharing.said(shared).rows][-1] == "\N{MINUS SIGN}27 points"


def test_a_table_that_waits_tells_the_game_and_nothing_of_the_invitation(server: Serving) -> None:
    table = opened(server, "Ann", language="de")
    with server.program() as client:
        page = client.get(f"/t/{table['table']}").text
    told = Tags(page).told
    assert told["og:title"] == "Canaletto: Ein Tisch wartet auf Mitspieler"
    assert told["og:description"] == "Ann"
    assert table["invite"] not in page
    assert table["recovery"] not in page


def test_bots_are_called_as_they_are_at_the_table(server: Serving) -> None:
    bot = {"who": "bot", "bot": "visitor"}
    seats = [{"who": "person"}, bot, {"who": "person"}, bot]
    table = opened(server, "Ada", seats=seats)
    with server.program() as client:
        headers = {"Authorization": f"Bearer {table['token']}"}
        fill = {"do": "fill", "id": "1", "seat": 2, "bot": "visitor"}
        path = f"/api/tables/{table['table']}/commands"
        assert client.post(path, json=fill, headers=headers).status_code == FOUND
    # There is an Ada already; the second of the others sits on the second seat.
    told = tags_of(server, f"/t/{table['table']}").told
    assert told["og:description"] == "Ada, Clara, Dario, Edith"


def test_a_name_that_we_cannot_draw_is_told_all_the_same(server: Serving) -> None:
    table = opened(server, "אבג")["table"]
    assert tags_of(server, f"/t/{table}").told["og:description"] == "אבג"


def test_a_name_cannot_break_out_of_a_tag(server: Serving) -> None:
    table = opened(server, HOSTILE)
    tags = tags_of(server, f"/t/{table['table']}")
    assert tags.scripts == 0
    assert tags.told["og:description"] == HOSTILE


def test_a_host_that_is_none_is_left_out(server: Serving) -> None:
    table = opened(server, "Ann")["table"]
    told = tags_of(server, f"/t/{table}", Host="").told
    assert told["og:image"] == f"/api/tables/{table}/picture"


def test_a_link_to_nothing_is_the_plain_page(server: Serving) -> None:
    assert tags_of(server, "/t/nosuchtable").told == {}
    assert tags_of(server, "/").told == {}


def test_a_picture_is_not_sent_twice(server: Serving) -> None:
    table = opened(server, "Ann")["table"]
    with server.program() as client:
        first = client.get(f"/api/tables/{table}/picture")
        again = client.get(
            f"/api/tables/{table}/picture", headers={"If-None-Match": first.headers["etag"]}
        )
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cross-origin-resource-policy"] == "cross-origin"


def test_a_replay_for_players_is_for_players(server: Serving) -> None:
    chairs = finished(server, "canaletto", 3, replay="players")
    path = f"/api/tables/{chairs[0].table}"
    with server.program() as stranger, server.program(chairs[0].token) as player:
        for page in ("replay", "record", "story"):
            refused = stranger.get(f"{path}/{page}")
            assert (refused.status_code, refused.json()["reason"]) == (403, "players_only")
            assert player.get(f"{path}/{page}").status_code == FOUND
        for way, body in (("same-deal", {}), ("play-on", {"move": 3})):
            assert stranger.post(f"{path}/{way}", json=body).json()["reason"] == "players_only"
        assert stranger.get(path).json()["shown"]["deal"] is None
        assert player.get(path).json()["shown"]["deal"] is not None


def said(game: str, *rows: Row, headline: str = "Ann wins") -> PictureWords:
    return PictureWords(game, headline, rows, "All rounds are played.")


@pytest.mark.parametrize("name", ["W" * 40, "", "\U0001d56c" * 9, "מי זה", "🎩" * 9, "\u0301" * 9])
def test_any_name_is_drawn(name: str) -> None:
    picture = drawn(said("modern-art", Row(1, readable(name), "$1,000"), headline=name * 5))
    assert Image.open(BytesIO(picture)).size == SIZE


def test_what_we_have_no_letters_for_is_left_out() -> None:
    assert readable("Łukasz Ёлкин Ωμέγα") == "Łukasz Ёлкин Ωμέγα"
    assert readable("🎩 Ann 李") == "Ann"


def test_a_game_without_a_poster_is_drawn_too() -> None:
    assert drawn(said("tombola", Row(1, "Ann", "3")))


def test_pictures_wait_for_each_other_and_too_many_are_refused() -> None:
    async def many() -> list[Any]:
        pictures = Pictures()
        wanted = [said("canaletto", headline=str(k)) for k in range(3 * MOST_WAITING)]
        return await asyncio.gather(*map(pictures.of, wanted), return_exceptions=True)

    answers = asyncio.run(many())
    drawn_ones = [one for one in answers if isinstance(one, bytes)]
    refused = [one for one in answers if isinstance(one, Refused)]
    assert len(drawn_ones) == MOST_WAITING
    assert len(drawn_ones) + len(refused) == len(answers)
    assert {one.code for one in refused} == {"rate"}


def test_the_same_picture_is_drawn_once_for_all_who_wait() -> None:
    async def same() -> list[bytes]:
        pictures = Pictures()
        return await asyncio.gather(*(pictures.of(said("canaletto")) for _ in range(100)))

    assert len(set(map(id, asyncio.run(same())))) == 1


def test_an_old_log_shows_its_replay_to_whoever_has_the_link() -> None:
    old = msgspec.json.decode(b'{"game": "canaletto", "seats": []}', type=Settings)
    assert old.replay == "anybody"
