"""Origins, cookies, bearer tokens, headers, figures and logs."""

import io
import logging
from collections.abc import Iterator

import httpx
import pytest
from web.protocol_players import settings_for
from web.serving import ROOMY, Serving, next_frame, serving
from websockets.exceptions import InvalidStatus

from saleroom.web.logs import JsonLines
from saleroom.web.security import is_own_name, is_trusted
from saleroom.web.site import Site

TABLE = {"settings": settings_for("canaletto", 3), "name": "Ann"}
ELSEWHERE = {"Origin": "https://elsewhere.example"}
FIGURES = "figures please"
PROXIED = "https://games.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    site = Site(limits=ROOMY, origins=(PROXIED,), metrics_token=FIGURES)
    with serving(tmp_path_factory.mktemp("security"), site) as running:
        yield running


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "trusted"),
    [
        ("http://a.example", "http", "a.example", True),
        ("http://A.example", "http", "a.EXAMPLE", True),
        ("http://a.example:80", "http", "a.example", True),
        ("https://a.example", "wss", "a.example:443", True),
        ("http://[::1]:8080", "ws", "[::1]:8080", True),
        (PROXIED, "http", "127.0.0.1:8080", True),
        ("https://a.example", "http", "a.example", False),
        ("http://a.example", "https", "a.example", False),
        ("http://a.example:81", "http", "a.example", False),
        ("http://a.example.evil.example", "http", "a.example", False),
        ("http://evil.example", "http", "a.example", False),
        ("http://a.example@evil.example", "http", "a.example", False),
        ("http://a.example/x", "http", "a.example", False),
        ("null", "http", "a.example", False),
        ("null", "http", "null", False),
        ("", "http", "", False),
        ("file://", "http", "", False),
        ("http://", "http", "", False),
        ("http://a.example:x", "http", "a.example:x", False),
        ("http://[", "http", "[", False),
    ],
)
def test_an_origin_is_trusted_only_if_it_is_ours(
    origin: str, scheme: str, host: str, *, trusted: bool
) -> None:
    assert is_trusted(origin, scheme, host, (PROXIED,)) is trusted


def cookie_of(answer: httpx.Response) -> set[str]:
    _, *flags = answer.headers["set-cookie"].split("; ")
    return {flag.partition("=")[0].lower() for flag in flags}


def test_the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere(server: Serving) -> None:
    with server.page() as ann:
        answer = ann.post("/api/tables", json=TABLE)
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "path=/" in said
    assert "domain" not in said
    assert "secure" not in cookie_of(answer)


def test_behind_https_the_cookie_is_only_sent_over_https(server: Serving) -> None:
    with server.program() as ann:
        by_proxy = ann.post("/api/tables", json=TABLE, headers={"Origin": PROXIED})
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        own = server.address.replace("http", "https", 1)
        by_header = ann.post("/api/tables", json=TABLE, headers={"Origin": own, **forwarded})
    assert "secure" in cookie_of(by_proxy)
    assert "secure" in cookie_of(by_header)


def test_a_cookie_is_made_only_when_a_person_is_needed(server: Serving) -> None:
    with server.page() as eve:
        for path in ("/", "/health", "/api/games", "/api/tables", "/api/mine"):
            assert "set-cookie" not in eve.get(path).headers
        eve.post("/api/tables", json=TABLE)
        assert "set-cookie" not in eve.post("/api/tables", json=TABLE).headers


def test_a_cookie_nobody_knows_is_replaced(server: Serving) -> None:
    with server.page() as ann:
        ann.cookies["saleroom"] = "x" * 32
        assert ann.get("/api/mine").json() == []
        assert "set-cookie" in ann.post("/api/tables", json=TABLE).headers


def test_the_cookie_is_found_among_others_as_it_was_given(server: Serving) -> None:
    with server.page() as page:
        token = page.post("/api/tables", json=TABLE).cookies["saleroom"]
    for cookies, tables in (
        (f"a=b; saleroom={token}", 1),
        (f"saleroom=old;saleroom={token} ; saleroom", 1),
        (f'saleroom="{token}"', 0),
        (f"Saleroom={token}; xsaleroom={token}", 0),
    ):
        with server.page() as page:
            mine = page.get("/api/mine", headers={"Cookie": cookies}).json()
        assert len(mine) == tables, cookies


def test_a_page_from_elsewhere_cannot_act_even_with_a_token(server: Serving) -> None:
    with server.program() as client:
        token = client.post("/api/tables", json=TABLE).json()["token"]
    with server.program(token) as client:
        answer = client.post("/api/tables", json=TABLE, headers=ELSEWHERE)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert "access-control-allow-origin" not in answer.headers


def test_a_page_from_elsewhere_is_turned_away_before_its_words_are_read(server: Serving) -> None:
    with server.program() as client:
        answer = client.post("/api/tables", content=b"{", headers=ELSEWHERE)
    assert answer.json()["code"] == "wrong_origin"


def test_a_page_plays_over_a_socket_by_its_cookie(server: Serving) -> None:
    with server.page() as ann:
        table = ann.post("/api/tables", json=TABLE).json()["table"]
        cookie = {"Cookie": f"saleroom={ann.cookies['saleroom']}", "Origin": server.address}
    with server.socket(table, headers=cookie) as socket:
        assert next_frame(socket)["shown"]["mine"]["seat"] == 0
    with pytest.raises(InvalidStatus) as refused:
        server.socket(table, headers=cookie | ELSEWHERE)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("header", ["Basic eDp5", "Bearer", "Bearer\tx", "x" * 5000, "Bearer é"])
def test_an_odd_authorization_header_is_refused(server: Serving, header: str) -> None:
    with server.program() as client:
        encoded = header.encode("latin-1")
        answer = client.get("/api/mine", headers={b"Authorization": encoded})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/api/nix", "/nix.js", "/health"])
def test_every_answer_carries_the_guarding_headers(server: Serving, path: str) -> None:
    with server.program() as client:
        headers = client.get(path).headers
    csp = headers["content-security-policy"]
    assert "default-src 'none'" in csp
    assert "frame-ancestors 'none'" in csp
    assert "unsafe" not in csp
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_what_the_api_says_is_kept_nowhere(server: Serving) -> None:
    with server.program() as client:
        assert client.get("/api/tables").headers["cache-control"] == "no-store"


def test_the_figures_are_for_this_machine_or_with_a_token(server: Serving) -> None:
    by_proxy = {"Host": "games.example.org"}
    with server.program() as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers=by_proxy).status_code == 403
        far = {"X-Forwarded-For": "192.0.2.7"}
        assert client.get("/metrics", headers=far).status_code == 403
        token = {"Authorization": f"Bearer {FIGURES}"}
        assert client.get("/metrics", headers=by_proxy | token).status_code == 200
        wrong = {"Authorization": "Bearer figures pleasé".encode("latin-1")}
        assert client.get("/metrics", headers=by_proxy | wrong).status_code == 403


def test_the_figures_name_no_table_and_no_person(server: Serving) -> None:
    with server.program() as client:
        opened = client.post("/api/tables", json=TABLE).json()
        say = {"do": "say", "id": "hello", "text": "Good evening"}
        headers = {"Authorization": f"Bearer {opened['token']}"}
        client.post(f"/api/tables/{opened['table']}/commands", json=say, headers=headers)
        figures = client.get("/metrics").text
    assert 'saleroom_commands_total{answer="done",do="say"} ' in figures
    assert "saleroom_ack_seconds_bucket" in figures
    assert "saleroom_commits_total" in figures
    for secret in (*opened.values(), "Ann", "hello", "Good evening"):
        assert not isinstance(secret, str) or secret not in figures


def test_a_log_line_keeps_what_is_listed_and_nothing_else() -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    for name in ("saleroom.web.test", "somebody.else"):
        logger = logging.getLogger(name)
        logger.propagate = False
        logger.addHandler(handler)
        try:
            raise ValueError("the token is hush")  # noqa: TRY301  # as code in trouble does
        except ValueError:
            extra = {"event": "trouble", "name_of_player": "hush", "ms": 3}
            logger.exception("trouble with %s", "a table", extra=extra)
        logger.removeHandler(handler)
    own, theirs = lines.getvalue().splitlines()
    assert "hush" not in lines.getvalue()
    assert '"text":"trouble with a table"' in own
    assert '"event":"trouble"' in own
    assert '"error":"ValueError"' in own
    assert "a table" not in theirs


@pytest.mark.parametrize(
    ("asked", "names", "known"),
    [
        ("localhost:8080", frozenset(), True),
        ("127.0.0.1:8080", frozenset(), True),
        ("[::1]:8080", frozenset(), True),
        ("192.168.1.7", frozenset(), True),
        ("games.example.org", frozenset({"games.example.org"}), True),
        ("GAMES.example.org:8080", frozenset({"games.example.org"}), True),
        ("", frozenset(), True),
        ("evil.example", frozenset({"games.example.org"}), False),
        ("127.0.0.1.evil.example", frozenset(), False),
        ("localhost@evil.example", frozenset(), False),
        ("evil.example", None, True),
    ],
)
def test_a_server_knows_its_names(asked: str, names: frozenset[str] | None, *, known: bool) -> None:
    assert is_own_name(asked, names) is known


def test_a_page_that_reaches_us_under_its_own_name_is_turned_away(server: Serving) -> None:
    rebound = {"Host": "evil.example:8080", "Origin": "http://evil.example:8080"}
    with server.program() as client:
        for path in ("/", "/api/games", "/health"):
            answer = client.get(path, headers=rebound)
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
        assert client.get("/api/games", headers={"Host": "localhost"}).status_code == 200
        table = client.post("/api/tables", json=TABLE).json()["table"]
        with pytest.raises(InvalidStatus) as refused:
            server.socket(table, headers=rebound)
        assert refused.value.response.status_code == 403
