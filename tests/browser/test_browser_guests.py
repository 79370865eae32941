"""A game of an installed package, on the first page, on its own board and on the generic one."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import ask, open_table, overflow, settings, wait_for_my_turn
from browser.players import Hand, finger, mouse, play_to_the_end
from browser.test_browser_guide import come_to, do
from browser.troubles import Troubles
from faults.servers import Server, server_in
from guests.shelf import put_on
from playwright.sync_api import Page, expect
from sampled import sampled

HANDS: dict[str, Hand] = {"mouse": mouse, "touch": finger}


# A module that is none, one without a board, and boards that fail at once and later.
BROKEN = {
    "does not parse": "export function mount( {",
    "exports nothing": "export const board = 1;",
    "fails at once": "export function mount() { throw new Error('no cards'); }",
    "fails later": """export function mount(element) {
        element.append('almost');
        return { update() { throw new Error('no cards'); }, destroy() {} };
    }""",
    "returns nothing": "export function mount() {}",
}

# What a board does when it is clicked, each wrong in its own way.
CARELESS = {
    "throws": "throw new Error('no cards');",
    "throws words": "throw 'no cards';",
    "throws later": "setTimeout(() => { throw new Error('no cards'); });",
    "breaks a promise": "Promise.reject(new Error('no cards'));",
}
CLICKED = """export function mount(element) {
    const button = Object.assign(document.createElement('button'), { textContent: 'almost' });
    button.addEventListener('click', () => { %s });
    element.append(button);
    return { update() {}, destroy() {} };
}"""
SOLD = re.compile("Sold: |Nobody bids: ")
SALES = ":is([data-line=sold], [data-line=left])"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where the example is installed."""
    return put_on(tmp_path_factory.mktemp("shelf"))


@pytest.fixture(scope="module")
def guests_server(
    built: None,  # noqa: ARG001  # needed
    shelf: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """The program itself, where the example is installed."""
    yield from serving(shelf, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def boardless_server(
    built: None,  # noqa: ARG001  # needed
    shelf: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """The same, where the example brings no board."""
    bare = tmp_path_factory.mktemp("bare")
    shutil.copytree(shelf, bare, dirs_exist_ok=True, ignore=shutil.ignore_patterns("board"))
    yield from serving(bare, tmp_path_factory.mktemp("server"))


@pytest.fixture
def board_file(shelf: Path) -> Iterator[Path]:
    """The module of the example's board, to be changed for the length of a test."""
    file = shelf / "attic" / "board" / "board.js"
    before = file.read_bytes()
    yield file
    file.write_bytes(before)


def serving(shelf: Path, folder: Path) -> Iterator[Server]:
    with server_in(folder, before=("env", f"PYTHONPATH={shelf}")) as running:
        yield running


def says_everything(page: Page) -> bool:
    """Tell whether no word was missing."""
    return page.locator("html").get_attribute("data-missing") is None


# A whole game by touch every time; by mouse and by keys with `make soak`.
@pytest.mark.parametrize("by", sampled(HANDS, "touch"))
def test_it_is_played_to_its_end_on_the_generic_board(
    by: str, visitor: Visitor, boardless_server: Server
) -> None:
    device = PHONE if by == "touch" else {}
    page = visitor(base_url=boardless_server.address, **device)
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


@pytest.mark.soak
@pytest.mark.parametrize("by", sampled(HANDS, "touch"))
def test_it_is_played_to_its_end_on_its_own_board(
    by: str, visitor: Visitor, guests_server: Server
) -> None:
    device = PHONE if by == "touch" else {}
    page = visitor(base_url=guests_server.address, **device)
    open_table(page, settings("attic", 3, clock="none", tempo="fast"))
    wait_for_my_turn(page)
    board = page.locator("section.board")
    expect(board.locator(".lot")).to_have_count(3)
    expect(board.locator(".lot.selling")).to_contain_text("worth")
    expect(board.locator(".lot.selling")).to_have_css("text-align", "center")
    expect(board.get_by_role("row")).to_have_count(0)
    assert overflow(page) == 0
    HANDS[by](page, board.get_by_role("button", name="5 coins", exact=True), 0)
    expect(board.locator(".lot:not(.unknown)")).to_have_count(2)
    assert play_to_the_end(page, HANDS[by], seed=7) == 2
    expect(page.locator("[data-rank]").first).to_be_visible()
    assert says_everything(page)


def test_the_guide_teaches_it(visitor: Visitor, guests_server: Server) -> None:
    page = visitor(base_url=guests_server.address)
    page.goto("/guide")
    lesson = page.locator("[data-lesson=attic]")
    expect(lesson).to_contain_text("One lot")
    lesson.click()
    come_to(page, 1)
    page.locator("[data-guide=next]").click()
    come_to(page, 2)
    do(page, {"bid": 7})
    come_to(page, 3)
    expect(page.locator("[data-speech]")).to_contain_text("Yours was the highest fist: you pay 7")
    assert says_everything(page)


def test_its_board_is_given_nothing_it_could_change_and_does_nothing_illegal(
    visitor: Visitor, guests_server: Server, board_file: Path
) -> None:
    board_file.write_text("""export function mount(element, table) {
        const button = document.createElement('button');
        button.textContent = 'too much';
        element.append(button);
        table.acts(button, { bid: 21 });
        const values = [table, table.view, table.view.money, table.seats[0], table.legal.amounts];
        element.dataset.frozen = values.every(Object.isFrozen);
        return { update() {}, destroy() {} };
    }""")
    page = visitor(base_url=guests_server.address)
    open_table(page, settings("attic", 2, clock="none"))
    wait_for_my_turn(page)
    expect(page.locator("section.board [data-frozen=true]")).to_be_visible()
    expect(page.get_by_role("button", name="too much")).to_be_disabled()


@pytest.mark.parametrize("how", sampled(BROKEN, "fails later"))
def test_if_its_board_fails_the_generic_one_is_shown(
    how: str, visitor: Visitor, guests_server: Server, board_file: Path, troubles: Troubles
) -> None:
    board_file.write_text(BROKEN[how])
    troubles.allow("The board of the game attic failed:")
    page = visitor(base_url=guests_server.address)
    with page.expect_console_message(lambda said: "attic failed:" in said.text):
        open_table(page, settings("attic", 2, clock="none", tempo="fast"))
        wait_for_my_turn(page)
        page.locator("[data-dock] [data-verb=bid][data-value='0']").click()
    expect(page.locator("section.board").get_by_role("row")).to_have_count(3)
    expect(page.locator("section.board")).not_to_contain_text("almost")
    expect(page.locator("[data-board-failed]")).to_contain_text("has failed")


@pytest.mark.parametrize("how", sampled(CARELESS, "breaks a promise"))
def test_if_a_click_on_its_board_fails_the_generic_one_is_shown(
    how: str, visitor: Visitor, guests_server: Server, board_file: Path, troubles: Troubles
) -> None:
    board_file.write_text(CLICKED % CARELESS[how])
    troubles.allow("The board of the game attic failed: .*no cards")
    page = visitor(base_url=guests_server.address)
    open_table(page, settings("attic", 2, clock="none", tempo="fast"))
    wait_for_my_turn(page)
    page.get_by_role("button", name="almost").click()
    expect(page.locator("[data-board-failed]")).to_contain_text("has failed")
    board = page.locator("section.board")
    expect(board.get_by_role("row")).to_have_count(3)
    page.locator("[data-dock] [data-verb=bid][data-value='0']").click()
    expect(board.locator(".headline")).to_have_text("Lot 2 of 3")


def test_its_own_board_is_played_by_keyboard_and_shown_in_the_replay(
    visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address)
    table = open_table(page, settings("attic", 2, clock="none", tempo="fast"))["table"]
    board = page.locator("section.board")
    for n in (1, 2, 3):
        expect(board.locator(".lot:not(.unknown)")).to_have_count(n)
        wait_for_my_turn(page)
        coin = board.get_by_role("button", name="1 coin", exact=True)
        expect(coin).to_be_enabled()
        expect(coin).not_to_have_attribute("aria-disabled", "true")
        board.get_by_role("button", name="0 coins", exact=True).focus()
        page.keyboard.press("Tab")
        expect(coin).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("[data-rank]").first).to_be_visible()
    page.goto(f"/t/{table}/replay")
    expect(board.locator(".lot:not(.unknown)")).to_have_count(1)
    expect(board.get_by_role("button")).to_have_count(0)
    page.keyboard.press("End")
    expect(board.locator(".lot:not(.unknown)")).to_have_count(3)
    page.keyboard.press("Home")
    expect(board.locator(".lot:not(.unknown)")).to_have_count(1)


DRAWN_ANEW = """export function mount(element, first) {
    let times = 0;
    function update(table) {
        const button = Object.assign(document.createElement('button'), { textContent: 'one coin' });
        table.acts(button, { bid: 1 });
        element.replaceChildren(button);
        element.dataset.times = ++times;
    }
    update(first);
    return { update, destroy() {} };
}"""


@pytest.mark.parametrize("draws", sampled(["anew", "its own"], "anew"))
def test_a_rivals_move_leaves_the_focus_on_what_one_is_about_to_press(
    draws: str, visitor: Visitor, guests_server: Server, board_file: Path
) -> None:
    if draws == "anew":
        board_file.write_text(DRAWN_ANEW)
    ann, bob = (visitor(base_url=guests_server.address) for _ in range(2))
    chosen = settings("attic", 2, 2, clock="none")
    opened = ask(ann, "/api/tables", {"settings": chosen, "name": "Ann"})
    path = f"/api/tables/{opened['table']}"
    ask(bob, f"{path}/seat", {"name": "Bob", "invite": opened["invite"]})
    ann.goto(f"/t/{opened['table']}")
    wait_for_my_turn(ann)
    button = ann.locator("section.board button", has_text=re.compile("^(1|one coin)$"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.focus()
    shown = ask(bob, path)["shown"]
    sealed = {"do": "act", "id": "one", "turn": shown["mine"]["turn"], "action": {"bid": 2}}
    ask(bob, f"{path}/commands", sealed)
    expect(ann.locator('article[data-seat="1"].asked')).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    ann.keyboard.press("Enter")
    expect(ann.locator(".log")).to_contain_text(SOLD)


def test_its_sales_are_shown_written_and_read_out(visitor: Visitor, guests_server: Server) -> None:
    page = visitor(base_url=guests_server.address)
    open_table(page, settings("attic", 2, clock="none"))
    wait_for_my_turn(page)
    page.get_by_role("button", name="5 coins", exact=True).click()
    expect(page.locator("[data-sale]")).to_have_text(SOLD)
    expect(page.locator("[data-said=polite]")).to_have_text(SOLD)
    log = page.locator(".log")
    expect(log.locator(SALES)).to_have_class(re.compile("strong"))
    expect(log.locator("[data-line=fetched]").first).to_have_class(re.compile("chapter"))


@pytest.mark.soak
def test_its_replay_has_marks_and_stops_longer_at_a_sale(
    visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address)
    table = open_table(page, settings("attic", 2, clock="none", tempo="fast"))["table"]
    play_to_the_end(page, mouse, seed=3)
    page.clock.install()
    page.goto(f"/t/{table}/replay")
    where, said = page.locator("[data-replay=where]"), page.locator("[data-replay=said]")
    expect(where).to_contain_text("Lot 1")
    expect(page.locator(".scrubber .chapter")).to_have_count(3)
    expect(page.locator(".scrubber .sale")).to_have_count(3)
    page.keyboard.press("]")
    expect(said).to_have_text(SOLD)
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_have_text(SOLD)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.keyboard.press(" ")
    expect(said).to_have_text(SOLD)
    # Longer than after any other move.
    page.clock.run_for(1400)
    expect(said).to_have_text(SOLD)
    page.clock.run_for(1300)
    expect(where).to_contain_text("Lot 2")


def test_it_hangs_among_the_posters_and_one_press_begins_it(
    visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address)
    page.goto("/")
    expect(page.locator("h1")).to_have_text(re.compile("^Five auction games, "))
    picture = page.locator("article[data-game=attic] .poster img")
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('.poster img').naturalWidth > 0")
    expect(page.locator("footer a[href='/rules/attic']")).to_have_text("The Attic")
    card = page.locator("article[data-game=attic]")
    expect(card.locator(".tagline")).to_have_text("Three lots, three closed fists.")
    expect(card.locator("[data-rival]")).to_have_attribute("data-rival", "random")
    expect(card.locator("[data-learn]")).to_have_attribute("href", "/guide/attic")
    page.locator("footer a[href='/rules/attic']").click()
    expect(page.get_by_text("AT-9")).to_be_visible()
    page.goto("/")
    card.locator("[data-play]").click()
    wait_for_my_turn(page)
    expect(page.locator("[data-game=attic][data-status=playing]")).to_be_visible()
    assert says_everything(page)


COUNTED = [
    ("fr", "Cinq jeux d.enchères"),
    ("pl", "Pięć gier aukcyjnych"),
    ("de", "Fünf Auktionsspiele"),
]


@pytest.mark.soak
@pytest.mark.parametrize(("language", "headline"), COUNTED)
def test_it_is_counted_in_every_language(
    language: str, headline: str, visitor: Visitor, guests_server: Server
) -> None:
    page = visitor(base_url=guests_server.address, locale=language)
    page.goto("/")
    expect(page.locator("h1")).to_have_text(re.compile(f"^{headline}, "))


def test_what_it_says_in_french_is_french_and_the_rest_english(
    visitor: Visitor, boardless_server: Server
) -> None:
    page = visitor(base_url=boardless_server.address, locale="fr-FR")
    open_table(page, settings("attic", 2, clock="none"))
    wait_for_my_turn(page)
    expect(page.locator("[data-dock]")).to_contain_text("Fermez le poing sur une somme.")
    expect(page.locator("section.board")).to_contain_text("Pièces")
    expect(page.locator("section.board .headline")).to_have_text("Lot 1 of 3")
    assert says_everything(page)


@pytest.mark.soak  # the form is that of any game
def test_a_table_for_it_is_opened_by_the_form(visitor: Visitor, guests_server: Server) -> None:
    page = visitor(base_url=guests_server.address)
    page.goto("/open?game=attic&preset=friends")
    expect(page.get_by_text("The Attic").first).to_be_visible()
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/t/*")
    assert says_everything(page)
