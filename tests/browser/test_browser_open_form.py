"""Opening a table: what does not fit is explained in the reader's language, with the rule."""

import pytest
from browser.conftest import Visitor
from browser.troubles import Troubles
from playwright.sync_api import expect
from sampled import sampled
from web.serving import Serving

FIRM = "\u00a0"
SAID = {
    "en-GB": "Palaces: a number from 14 to 24 is needed, not 3.",
    "fr-FR": f"Palais{FIRM}: il faut un nombre de 14 à 24, pas 3.",
    "pl-PL": "Pałace: potrzebna jest liczba od 14 do 24, a nie 3.",
    "de-DE": "Paläste: Hier gehört eine Zahl von 14 bis 24 hin, nicht 3.",
}


@pytest.mark.soak  # tests/house and tests/messages
@pytest.mark.parametrize("locale", sampled(SAID, "pl-PL"))
def test_an_option_that_does_not_fit_is_explained(
    locale: str, visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    troubles.allow("400")
    page = visitor(base_url=quick_server.address, locale=locale)
    page.goto("/open?game=canaletto")
    page.locator("form details > summary").first.click()
    page.locator('[data-option="palaces"]').fill("3")
    page.locator('[data-do="open"]').click()
    alert = page.locator('form [role="alert"]')
    expect(alert).to_contain_text(SAID[locale])
    expect(alert.locator("a")).to_have_text("CA-2")
    assert alert.locator('[lang="en"]').count() == 0
