"""Tables over HTTP: open, invite, sit down, come back from another device, find, look, act."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from web.protocol_players import settings_for
from web.serving import Serving, next_frame, serving

from saleroom.web import seated_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http")) as running:
        yield running


def opened(client: httpx.Client, name: str | None = "Ann", **chosen: Any) -> dict[str, Any]:
    settings = settings_for(chosen.pop("game", "canaletto"), chosen.pop("people", 3), **chosen)
    answer = client.post("/api/tables", json={"settings": settings, "name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_friend_takes_a_seat_by_the_link_with_just_a_name(server: Serving) -> None:
    with server.page() as ann, server.page() as bob:
        table = opened(ann)
        form = {"name": "Bob", "invite": table["invite"], "seat": 2}
        taken = bob.post(f"/api/tables/{table['table']}/seat", json=form)
        assert taken.status_code == 201
        assert taken.json()["seat"] == 2
        names = [seat["name"] for seat in look(ann, table["table"])["shown"]["seats"]]
        assert names == ["Ann", "", "Bob"]


def look(client: httpx.Client, table: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_whoever_takes_a_seat_that_was_left_is_heard_though_the_ids_are_the_same(
    server: Serving,
) -> None:
    with server.page() as ann, server.page() as bob, server.page() as cleo:
        table = opened(ann, people=4)
        path = f"/api/tables/{table['table']}"
        form = {"name": "Bob", "invite": table["invite"], "seat": 2}
        said = {"do": "say", "id": "1", "text": "hello"}
        for one in (bob, cleo, bob):
            assert one.post(f"{path}/seat", json=form).status_code == 201
            for _ in range(2):  # the second time it was heard already
                assert one.post(f"{path}/commands", json=said).status_code == 200
            one.post(f"{path}/commands", json={"do": "leave", "id": "2"})
        lines = [line["name"] for line in look(ann, table["table"])["lines"]]
        assert lines.count("said") == 3
        assert lines.count("stood") == 3


def test_who_was_not_sent_the_link_gets_no_seat(server: Serving) -> None:
    with server.page() as ann, server.page() as eve:
        path = f"/api/tables/{opened(ann)['table']}/seat"
        assert refusal(eve.post(path, json={"name": "Eve"})) == (403, "not_invited")
        wrong = {"name": "Eve", "invite": "x" * 32}
        assert refusal(eve.post(path, json=wrong)) == (403, "not_invited")


def test_a_public_table_gives_its_open_seats_to_anybody(server: Serving) -> None:
    seats = [{"who": "open"}] * 3
    settings = {"game": "canaletto", "seats": seats, "public": True}
    with server.page() as ann, server.page() as eve:
        table = ann.post("/api/tables", json={"settings": settings, "name": "Ann"}).json()["table"]
        taken = eve.post(f"/api/tables/{table}/seat", json={"name": "Eve"})
        assert taken.status_code == 201


def test_the_recovery_link_brings_the_seat_to_another_device(server: Serving) -> None:
    with server.page() as ann, server.page() as phone:
        table = opened(ann)
        back = phone.post("/api/recover", json={"recovery": table["recovery"]})
        assert back.status_code == 201
        assert back.json() == {"table": table["table"], "seat": 0}
        assert look(phone, table["table"])["shown"]["mine"]["seat"] == 0
        assert look(ann, table["table"])["shown"]["mine"]["seat"] == 0


def test_a_recovery_link_that_never_was_brings_nothing(server: Serving) -> None:
    with server.page() as eve:
        assert refusal(eve.post("/api/recover", json={"recovery": "x" * 32})) == (409, "no_seat")


def test_a_page_gets_a_cookie_and_never_sees_the_token(server: Serving) -> None:
    with server.page() as ann:
        assert "token" not in opened(ann)
        assert ann.cookies["saleroom"]


def test_a_program_gets_its_token_once_and_no_cookie(server: Serving) -> None:
    with server.program() as client:
        table = opened(client)
        assert not client.cookies
    with server.program(table["token"]) as client:
        assert "token" not in opened(client)
        assert look(client, table["table"])["shown"]["mine"]["seat"] == 0


def test_the_lobby_lists_public_tables_by_what_is_asked_for(server: Serving) -> None:
    with server.page() as ann:
        public = opened(ann, public=True, language="pl")["table"]
        private = opened(ann, language="pl")["table"]
        found = ann.get("/api/tables", params={"language": "pl", "game": "canaletto"}).json()
        tables = [about["table"] for about in found]
        assert public in tables
        assert private not in tables
        assert ann.get("/api/tables", params={"language": "pl", "pace": "days"}).json() == []
        assert ann.get("/api/tables", params={"language": "pl", "status": "over"}).json() == []


@pytest.mark.parametrize(
    "query",
    ["limit=many", "limit=-1", "game=chess", "pace=fast", "language=la", "status=open,lost"],
)
def test_the_lobby_says_what_can_be_asked_for(server: Serving, query: str) -> None:
    with server.page() as ann:
        assert refusal(ann.get(f"/api/tables?{query}")) == (400, "malformed")


def test_my_tables_that_wait_for_me_come_first(server: Serving) -> None:
    with server.page() as ann, server.page() as bob:
        waiting = opened(ann, people=2, bots=1, pace="days")
        form = {"name": "Bob", "invite": waiting["invite"]}
        bob.post(f"/api/tables/{waiting['table']}/seat", json=form)
        opened(ann)
        mine = ann.get("/api/mine").json()
        theirs = bob.get("/api/mine").json()
    assert len(mine) == 2
    assert [one["waits"] for one in mine] == sorted((one["waits"] for one in mine), reverse=True)
    assert [one["seat"] for one in theirs] == [1]


def test_who_is_nobody_has_no_tables(server: Serving) -> None:
    with server.page() as eve:
        assert eve.get("/api/mine").json() == []


def test_only_lines_that_were_not_heard_are_sent_again(server: Serving) -> None:
    with server.page() as ann:
        table = opened(ann)["table"]
        everything = look(ann, table)
        heard = everything["shown"]["n"]
        assert len(everything["lines"]) == heard > 0
        assert look(ann, table, since=heard)["lines"] == []
        assert len(look(ann, table, since=heard - 1)["lines"]) == 1


def test_a_command_over_http_is_carried_out_once(server: Serving) -> None:
    with server.page() as ann:
        table = opened(ann)["table"]
        say = {"do": "say", "id": "hello", "text": "Good evening"}
        path = f"/api/tables/{table}/commands"
        first, second = ann.post(path, json=say), ann.post(path, json=say)
        assert first.status_code == second.status_code == 200
        assert first.json() == second.json()
        said = [line for line in look(ann, table)["lines"] if line["name"] == "said"]
        assert [line["data"]["text"] for line in said] == ["Good evening"]


def test_a_refused_command_says_why_and_cites_the_paragraph(server: Serving) -> None:
    with server.page() as ann:
        table = opened(ann, game="modern-art", pace="days")
        for name in ("Bob", "Cid"):
            with server.page() as friend:
                form = {"name": name, "invite": table["invite"]}
                friend.post(f"/api/tables/{table['table']}/seat", json=form)
        path = f"/api/tables/{table['table']}/commands"
        turn = look(ann, table["table"])["shown"]["mine"]["turn"]
        before_any_offer = {"do": "act", "id": "1", "turn": turn, "action": {"bid": 5}}
        answer = ann.post(path, json=before_any_offer)
        assert refusal(answer) == (409, "illegal")
        assert answer.json()["paragraph"].startswith("MA-")
        stale = {"do": "act", "id": "2", "turn": turn + 9, "action": {"pass": True}}
        assert refusal(ann.post(path, json=stale)) == (409, "stale")
        no_action = {"do": "act", "id": "3", "turn": turn, "action": {"steal": 1}}
        assert refusal(ann.post(path, json=no_action)) == (400, "malformed")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"\xff\xfe", ""),
        (b"[" * 5000, ""),
        (b"null", "Expected `object`"),
        (b'{"settings": {"game": "canaletto", "seats": [], "x": 1}}', "unknown field `x`"),
        (b'{"settings": {"game": "canaletto", "seats": "3"}}', "Expected `array`"),
        (b'{"settings": {"game": "canaletto", "seats": []}, "seat": "0"}', "Expected `int"),
        (b'{"settings": {"game": "canaletto", "seats": []}, "seat": 1e400}', ""),
    ],
)
def test_a_malformed_body_is_refused_with_what_is_wrong(
    server: Serving, body: bytes, words: str
) -> None:
    with server.page() as ann:
        answer = ann.post("/api/tables", content=body)
    assert refusal(answer) == (400, "malformed")
    assert words in answer.json()["text"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (settings_for("chess", 2), "No game is called"),
        (settings_for("canaletto", 9), "is for 3, 4 players"),
        (settings_for("canaletto", 3, edition="1891"), "no edition"),
        (settings_for("canaletto", 3, hours=0), "hours"),
        (settings_for("canaletto", 3, options={"cheating": True}), "cheating"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(
    server: Serving, settings: dict[str, Any], words: str
) -> None:
    with server.page() as ann:
        answer = ann.post("/api/tables", json={"settings": settings})
        assert refusal(answer) == (400, "bad_setup")
        assert words in answer.json()["text"]
        assert not ann.cookies, "nobody becomes somebody for it"


@pytest.mark.parametrize("name", ["", " ", "a\x00b", "a\u202eb", "x" * 41])
def test_a_name_is_plain_text(server: Serving, name: str) -> None:
    with server.page() as ann:
        answer = ann.post(
            "/api/tables", json={"settings": settings_for("canaletto", 3), "name": name}
        )
    assert refusal(answer) == (400, "malformed")


@pytest.mark.parametrize("table", ["nix", "x" * 16, "%00%00%00%00%00%00%00%00", "..%2f..%2fetc"])
def test_there_is_no_such_table(server: Serving, table: str) -> None:
    with server.page() as ann:
        assert ann.get(f"/api/tables/{table}").status_code == 404
        assert ann.post(f"/api/tables/{table}/seat", json={"name": "Ann"}).status_code == 404
        assert not ann.cookies, "nobody becomes somebody for it"


def test_the_games_come_with_their_options_and_bots(server: Serving) -> None:
    with server.program() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
    options = {option["name"]: option for option in games["modern-art"]["options"]}
    assert options["open_money"]["schema"] == {"type": "boolean"}
    assert options["open_money"]["default"] is False
    assert options["open_money"]["meaning"]
    assert games["modern-art"]["players"] == [3, 4, 5]
    assert games["modern-art"]["usual_bot"] in games["modern-art"]["bots"]
    assert games["canaletto"]["prefix"] == "CA"
    with_hammer = {name for name, game in games.items() if "outcry" in game["mechanisms"]}
    assert with_hammer == {"modern-art"}


def test_games_say_which_parts_their_events_play(server: Serving) -> None:
    with server.program() as client:
        games = {game["name"]: game["events"] for game in client.get("/api/games").json()}
    assert games["modern-art"] == {
        "sales": ["sold", "taken_free"],
        "rests": ["round_ended"],
        "wins": ["won"],
        "chapters": {"round_began": "round"},
        "quiet": ["card_dealt", "dealt", "turn"],
    }
    assert games["moderne-zeiten"]["chapters"] == {"turn_began": "turn"}


def test_the_rules_come_whole_and_by_paragraph(server: Serving) -> None:
    with server.program() as client:
        rules = client.get("/api/rules/modern-art").json()
        assert rules["text"].startswith("# Modern Art")
        assert "MA-24" in {paragraph["number"] for paragraph in rules["paragraphs"]}
        assert refusal(client.get("/api/rules/chess")) == (404, "no_such_page")


def test_the_rules_come_in_the_languages_of_the_house(server: Serving) -> None:
    with server.program() as client:
        english = client.get("/api/rules/canaletto").json()
        assert client.get("/api/rules/canaletto?language=en").json() == english
        german = client.get("/api/rules/canaletto?language=de").json()
        assert german["text"] != english["text"]
        numbers = [[one["number"] for one in page["paragraphs"]] for page in (german, english)]
        assert numbers[0] == numbers[1]
        answer = client.get("/api/rules/canaletto?language=tlh")
        assert refusal(answer) == (400, "malformed")
        assert answer.json()["reason"] == "no_such_language"
        assert "it speaks en, fr, pl, de" in answer.json()["text"]


def test_the_server_says_that_it_is_well(server: Serving) -> None:
    with server.program() as client:
        assert client.get("/health").json()["ok"] is True


def test_one_can_ask_why_something_cannot_be_done_and_nothing_is_done(server: Serving) -> None:
    with server.page() as ann:
        seats = [{"who": "person"}, {"who": "bot", "bot": "random"}]
        settings = {"game": "alles-futsch", "seats": seats, "clock": "none"}
        table = ann.post("/api/tables", json={"settings": settings, "name": "Ann"}).json()["table"]
        before = look(ann, table)["shown"]
        path = f"/api/tables/{table}/why"
        asked = ann.post(path, json={"action": {"bid": 300}})
        assert asked.status_code == 200
        said = asked.json()
        assert said["legal"] is False
        assert said["paragraph"].startswith("AF-")
        assert said["text"]
        assert refusal(ann.post(path, json={"action": "bid"})) == (400, "malformed")
        assert ann.post(path, json={"action": {"nonsense": 1}}).json()["code"] == "malformed"
        mine = look(ann, table)["shown"]["mine"]
        if mine["actions"]:
            assert ann.post(path, json={"action": mine["actions"][0]}).json()["legal"] is True
            after = look(ann, table)["shown"]
            assert after["mine"]["turn"] == mine["turn"]
            assert after["n"] >= before["n"]


def test_no_more_than_the_last_lines_come_at_once_and_older_ones_by_the_page(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated_table, "MOST_SENT", 10)
    with server.program() as ann:
        table = opened(ann)
        ann.headers["Authorization"] = f"Bearer {table['token']}"
        path = f"/api/tables/{table['table']}"
        for number in range(30):
            ann.post(f"{path}/commands", json={"do": "say", "id": str(number), "text": "Hm."})
        last = look(ann, table["table"])["lines"]
        heard = look(ann, table["table"])["shown"]["n"]
        assert [line["n"] for line in last] == list(range(heard - 10, heard))
        assert look(ann, table["table"], since=0)["lines"] == last
        with server.socket(table["table"], table["token"], since=3) as socket:
            assert next_frame(socket)["lines"] == last
        lines = last
        while older := ann.get(f"{path}/lines?before={lines[0]['n']}").json():
            assert len(older) <= 10
            lines = older + lines
        assert [line["n"] for line in lines] == list(range(heard))
        assert ann.get(f"{path}/lines").json() == []
        assert ann.get(f"{path}/lines?before=999999").json() == last
