"""Reminders by mail, as the page asks for them: a mailbox says yes and no by links."""

from collections.abc import Iterator

import pytest
from browser.axe import violations
from browser.conftest import Visitor
from browser.hands import ask
from browser.reminding import House, at_a_table, decide, open_reminders, reminding
from browser.troubles import Troubles
from playwright.sync_api import Page, expect
from web.serving import Serving


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:  # noqa: ARG001  # needed
    with reminding(tmp_path_factory.mktemp("reminding")) as running:
        yield running


def link_in(mail: str, what: str) -> str:
    """Return the link of a mail with which one does something."""
    (link,) = [word for word in mail.split() if f"/reminders/{what}#" in word]
    return link


def ask_for_mail(page: Page) -> None:
    """Name a mailbox in the page."""
    open_reminders(page)
    page.locator("#remind-mailbox").fill("robin@example.org")
    page.locator('[data-do="remind-mail"]').click()
    expect(page.locator("[data-reminders] li")).to_contain_text("ro…@example.org: a message is on")
    expect(page.locator("#remind-mailbox")).to_have_value("")


def test_a_mailbox_says_yes_and_no_by_links(visitor: Visitor, house: House) -> None:
    page = visitor(base_url=house.server.address)
    at_a_table(page)
    ask_for_mail(page)
    yes = link_in(house.mails.next().get_content(), "confirm")
    # Read on the same device, which leaves the table for it.
    table = page.url
    page.goto(yes)
    page.locator('[data-do="confirm"]').click()
    expect(page.locator("[role=status]")).to_contain_text("ro…@example.org")
    page.goto(table)
    decide(page, 1)
    page.goto(link_in(house.mails.next().get_content(), "stop"))
    page.locator('[data-do="stop"]').click()
    expect(page.locator("[role=status]")).to_contain_text("Nothing more will be sent to you.")
    assert ask(page, "/api/reminders")["left"] == []


@pytest.mark.soak
def test_a_mailbox_is_asked_and_answers_on_another_device(visitor: Visitor, house: House) -> None:
    page = visitor(base_url=house.server.address)
    table = at_a_table(page)
    ask_for_mail(page)
    yes = link_in(house.mails.next().get_content(), "confirm")
    elsewhere = visitor(base_url=house.server.address, locale="de-DE")  # where the mail is read
    elsewhere.goto(yes)
    assert violations(elsewhere) == []
    elsewhere.locator('[data-do="confirm"]').click()
    expect(elsewhere.locator("[role=status]")).to_contain_text("ro…@example.org bekommt ab jetzt")
    page.reload()
    open_reminders(page)
    expect(page.locator("[data-reminders] li")).to_contain_text("gets reminders")
    decide(page, 1)
    text = house.mails.next().get_content()
    assert f"/t/{table}" in text
    elsewhere.goto(link_in(text, "stop"))
    elsewhere.locator('[data-do="stop"]').click()
    expect(elsewhere.locator("[role=status]")).to_contain_text("keine Nachrichten mehr")
    assert ask(page, "/api/reminders")["left"] == []


@pytest.mark.soak  # tests/web refuse it
def test_what_is_no_mailbox_is_refused_in_the_readers_words(
    visitor: Visitor, house: House, troubles: Troubles
) -> None:
    troubles.allow("400")
    page = visitor(base_url=house.server.address, locale="fr-FR")
    at_a_table(page)
    open_reminders(page)
    page.locator("#remind-mailbox").fill("robin@localhost")
    page.locator('[data-do="remind-mail"]').click()
    expect(page.locator("[data-reminders] [role=alert]")).to_contain_text("pas une adresse e-mail")


@pytest.mark.soak  # tests/web say whether it is offered
def test_a_house_without_mail_does_not_offer_it(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    at_a_table(page)
    open_reminders(page)
    expect(page.locator("#remind-mailbox")).to_have_count(0)
    expect(page.locator('[data-do="remind-on"]')).to_be_visible()
