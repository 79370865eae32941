"""The page and its files, and what is answered when nobody foresaw it."""

import threading
from pathlib import Path

import pytest
from web.protocol_players import settings_for
from web.serving import ROOMY, next_frame, serving

from saleroom.core.errors import BadSetup
from saleroom.house.commands import Refused
from saleroom.store.contract import Unavailable
from saleroom.web.http_errors import refusal_of, response_to
from saleroom.web.hub import NoSuchTable
from saleroom.web.site import Site


def built(folder: Path) -> Site:
    """Build a very small page."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Page</title>", "utf-8")
    (page / "assets" / "app-1234.js").write_text("let a = 1;\n" * 500, "utf-8")
    (folder / "secret.txt").write_text("hush", "utf-8")
    return Site(static=page, limits=ROOMY)


def test_the_page_comes_under_every_address_in_it(tmp_path: Path) -> None:
    with serving(tmp_path, built(tmp_path)) as server, server.program() as client:
        for path in ("/", "/t/abcdefgh", "/lobby", "/t/abcdefgh?at=3"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "<title>Page</title>" in answer.text


def test_who_asks_for_the_head_gets_what_a_get_says_without_its_body(tmp_path: Path) -> None:
    with serving(tmp_path, built(tmp_path)) as server, server.program() as client:
        for path in ("/", "/t/abcdefgh", "/assets/app-1234.js", "/api/games", "/api/nothing"):
            head, got = client.head(path), client.get(path)
            assert head.status_code == got.status_code
            assert head.content == b""
            assert head.headers["content-type"] == got.headers["content-type"]
            assert head.headers["content-length"] == got.headers["content-length"]


def test_what_is_named_by_its_content_is_kept_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, built(tmp_path)) as server, server.program() as client:
        packed = client.get("/assets/app-1234.js")
        plain = client.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert packed.text == plain.text == "let a = 1;\n" * 500
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/api/nix"]
)
def test_what_is_not_in_the_folder_cannot_be_asked_for(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, built(tmp_path)) as server, server.program() as client:
        answer = client.get(path)
    assert answer.status_code == 404
    assert "hush" not in answer.text


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("icon.svg", "image/svg+xml"),
        ("app.webmanifest", "application/manifest+json"),
        ("assets/inter-1234.woff2", "font/woff2"),
        ("assets/look-1234.css", "text/css; charset=utf-8"),
    ],
)
def test_every_file_says_what_it_is(tmp_path: Path, name: str, kind: str) -> None:
    site = built(tmp_path)
    (site.static / name).write_bytes(b"x")
    with serving(tmp_path, site) as server, server.program() as client:
        assert client.get(f"/{name}").headers["content-type"] == kind


def test_the_stamp_of_the_build_is_not_part_of_the_page(tmp_path: Path) -> None:
    site = built(tmp_path)
    (site.static / ".webhash").write_text("1234", "utf-8")
    with serving(tmp_path, site) as server, server.program() as client:
        assert client.get("/.webhash").status_code == 404


def test_a_server_without_a_page_says_so_and_names_the_protocol(tmp_path: Path) -> None:
    site = Site(static=tmp_path / "nothing", limits=ROOMY)
    with serving(tmp_path, site) as server, server.program() as client:
        assert "/api/docs" in client.get("/").text


def test_no_request_is_handed_to_a_thread(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.program() as client:
        body = {"settings": settings_for("canaletto", 3), "name": "Ann"}
        opened = client.post("/api/tables", json=body).json()
        for path in ("/", "/metrics", "/api/games", "/api/docs", "/nix.js"):
            client.get(path)
        with server.socket(opened["table"], opened["token"]) as socket:
            next_frame(socket)
        names = {thread.name for thread in threading.enumerate()}
    assert not any("AnyIO" in name for name in names), names


def test_what_nobody_foresaw_is_answered_without_a_word_about_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server, server.program() as client:
        with monkeypatch.context() as broken:
            broken.setattr(server.house.hub, "lobby", None)
            answer = client.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "NoneType" not in answer.text
        assert client.get("/api/tables").status_code == 200
    assert "unforeseen" in caplog.text


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Refused("illegal", "not_now", "MA-1"), 409, "illegal"),
        (Refused("malformed"), 400, "malformed"),
        (Refused("not_invited"), 403, "not_invited"),
        (Refused("not_yours"), 403, "not_yours"),
        (BadSetup("setup_not_over"), 400, "bad_setup"),
        (NoSuchTable("no"), 404, "no_such_table"),
        (PermissionError("no"), 403, "not_yet"),
        (Unavailable("no"), 503, "unavailable"),
    ],
)
def test_every_error_has_its_status(error: Exception, status: int, code: str) -> None:
    refused = refusal_of(error)
    answer = response_to(refused)
    assert (answer.status_code, refused.code) == (status, code)
    assert ("retry-after" in answer.headers) == (status == 503)


@pytest.mark.parametrize("error", [ValueError("hush"), PermissionError(13, "denied", "/a/file")])
def test_an_error_of_somebody_else_has_none(error: Exception) -> None:
    with pytest.raises(type(error)):
        refusal_of(error)
