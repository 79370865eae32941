"""A game of an installed package, on the first page and on the generic board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import open_table, overflow, settings, wait_for_my_turn
from browser.players import Hand, finger, mouse, play_to_the_end
from faults.servers import Server, server_in
from guests.shelf import put_on
from playwright.sync_api import Page, expect

HANDS: dict[str, Hand] = {"mouse": mouse, "touch": finger}


@pytest.fixture(scope="module")
def guests_server(
    built: None,  # noqa: ARG001  # needed
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """The program itself, where the example is installed."""
    shelf = put_on(tmp_path_factory.mktemp("shelf"))
    folder: Path = tmp_path_factory.mktemp("server")
    with server_in(folder, before=("env", f"PYTHONPATH={shelf}")) as running:
        yield running


def says_everything(page: Page) -> bool:
    """Tell whether no word was missing."""
    return page.locator("html").get_attribute("data-missing") is None


@pytest.mark.parametrize("by", HANDS)
def test_it_is_played_to_its_end_on_the_generic_board(
    by: str, visitor: Visitor, guests_server: Server
) -> None:
    device = PHONE if by == "touch" else {}
    page = visitor(base_url=guests_server.address, **device)
    open_table(page, settings("attic", 3, clock="none", tempo="fast"))
    wait_for_my_turn(page)
    board = page.locator("section.board")
    expect(board.locator(".lot")).to_contain_text("worth")
    expect(board.get_by_role("row")).to_have_count(4)
    expect(page.locator("[data-auction=sealed]")).to_be_visible()
    assert overflow(page) == 0
    assert play_to_the_end(page, HANDS[by], seed=7) == 3
    expect(page.locator("[data-rank]").first).to_be_visible()
    expect(page.get_by_text("All three lots have been sold.")).to_be_visible()
    assert says_everything(page)


def test_it_hangs_among_the_posters_and_one_press_begins_it(
    visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address)
    page.goto("/")
    card = page.locator("article[data-game=attic]")
    expect(card.locator(".tagline")).to_have_text("Three lots, three closed fists.")
    expect(card.locator("[data-rival]")).to_have_attribute("data-rival", "random")
    card.locator("[data-learn]").click()
    expect(page.get_by_text("AT-9")).to_be_visible()
    page.goto("/")
    card.locator("[data-play]").click()
    wait_for_my_turn(page)
    expect(page.locator("[data-game=attic][data-status=playing]")).to_be_visible()
    assert says_everything(page)


def test_what_it_says_in_french_is_french_and_the_rest_english(
    visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address, locale="fr-FR")
    open_table(page, settings("attic", 2, clock="none"))
    wait_for_my_turn(page)
    expect(page.locator("[data-dock]")).to_contain_text("Fermez le poing sur une somme.")
    expect(page.locator("section.board")).to_contain_text("Pièces")
    expect(page.locator("section.board .headline")).to_have_text("Lot 1 of 3")
    assert says_everything(page)


def test_a_table_for_it_is_opened_by_the_form(visitor: Visitor, guests_server: Server) -> None:
    page = visitor(base_url=guests_server.address)
    page.goto("/open?game=attic&preset=friends")
    expect(page.get_by_text("The Attic").first).to_be_visible()
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/t/*")
    assert says_everything(page)
