"""Which path and method lead where, and requests that no browser sends."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from web.serving import PATIENCE, ROOMY, Serving, serving

from saleroom.web.site import Site

BODY = 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("routes")
    limits = msgspec.structs.replace(ROOMY, body=BODY)
    with serving(folder, Site(static=folder / "nothing", limits=limits)) as running:
        yield running


@pytest.fixture
def client(server: Serving) -> Iterator[httpx.Client]:
    with server.program() as program:
        yield program


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("name", ["commands", "same-deal", "analysis", "register"])
def test_a_table_called_as_a_path_ends_is_a_table_all_the_same(
    client: httpx.Client, name: str
) -> None:
    assert _code(client.get(f"/api/tables/{name}")) == (404, "no_such_table")
    assert _code(client.get(f"/api/{name}/{name}")) == (404, "no_such_page")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/health", "/t/abcdefgh"])
def test_a_method_that_a_path_has_not_is_refused(
    client: httpx.Client, method: str, path: str
) -> None:
    assert _code(client.request(method, path)) == (405, "method")


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/abcdefgh/nothing"])
def test_nothing_is_nothing_by_any_method(client: httpx.Client, method: str, path: str) -> None:
    assert _code(client.request(method, path)) == (404, "no_such_page")


@pytest.mark.parametrize(
    ("path", "allow"),
    [
        ("/", "GET, OPTIONS"),
        ("/api/games", "GET, OPTIONS"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/recover", "OPTIONS, POST"),
    ],
)
def test_a_path_says_which_methods_it_has(client: httpx.Client, path: str, allow: str) -> None:
    answer = client.options(path)
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, allow, b"")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_socket_is_no_page(client: httpx.Client) -> None:
    for method in ("GET", "POST", "OPTIONS"):
        assert _code(client.request(method, "/api/tables/abcdefgh/socket")) == (405, "method")


@pytest.mark.parametrize(
    "path", ["/api/games%0a", "/api/games%00", "/api/" + "a" * 600, "/a" * 600]
)
def test_what_no_address_has_leads_nowhere(client: httpx.Client, path: str) -> None:
    assert _code(client.get(path)) == (404, "no_such_page")


def test_a_query_is_not_longer_than_anybody_needs(client: httpx.Client) -> None:
    answer = client.get(f"/api/tables?status={'open,' * 200}open")
    assert _code(answer) == (400, "malformed")
    assert "at most 512 letters" in answer.json()["text"]


@pytest.mark.parametrize("path", ["/api//games", "/api/games/", "/%61pi/games//"])
def test_slashes_too_many_lead_to_the_same(client: httpx.Client, path: str) -> None:
    assert client.get(path).content == client.get("/api/games").content


def test_the_first_of_a_name_in_the_query_counts(client: httpx.Client) -> None:
    assert client.get("/api/tables?limit=1&limit=x").status_code == 200
    assert _code(client.get("/api/tables?limit=x&limit=1")) == (400, "malformed")


@pytest.mark.parametrize("path", ["/api/tables/%ff%fe", "/api/tables/a%00b", "/api/tables/a%0ab"])
def test_what_is_no_text_is_no_table(client: httpx.Client, path: str) -> None:
    assert _code(client.get(path)) == (404, "no_such_table")


def test_a_body_is_read_as_far_as_allowed_whatever_was_announced(client: httpx.Client) -> None:
    def parts(size: int) -> Iterator[bytes]:
        yield b'{"a":"' + b"x" * (size - 8)
        yield b'"}'

    for most, status in ((BODY, 400), (BODY + 1, 413)):
        assert client.post("/api/recover", content=b"".join(parts(most))).status_code == status
        assert client.post("/api/recover", content=parts(most)).status_code == status
    assert client.post("/api/recover", content=parts(10 * BODY)).json()["code"] == "too_large"


def test_a_body_too_long_is_refused_before_it_is_sent(server: Serving) -> None:
    assert b" 413 " in _raw(server, b"Content-Length: %d\r\n\r\n" % (BODY + 1))


def test_a_body_that_breaks_off_is_no_error_of_ours(
    server: Serving, caplog: pytest.LogCaptureFixture, client: httpx.Client
) -> None:
    _raw(server, b"Content-Length: 100\r\n\r\n{", ends=True)
    assert client.get("/api/games").status_code == 200
    assert "unforeseen" not in caplog.text


def _raw(server: Serving, rest: bytes, *, ends: bool = False) -> bytes:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/recover HTTP/1.1\r\nHost: localhost\r\n" + rest)
        if ends:
            line.shutdown(socket.SHUT_WR)
        return line.recv(4096)
