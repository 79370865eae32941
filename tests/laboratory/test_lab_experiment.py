"""Experiments as files describe them: read, refused, played over common deals, gone on with."""

import re
from pathlib import Path

import msgspec
import pytest

from saleroom.core.errors import CodedError
from saleroom.laboratory.experiment import experiment_in
from saleroom.laboratory.findings import findings
from saleroom.laboratory.report import page
from saleroom.laboratory.running import run
from saleroom.messages.languages import LANGUAGES

FILE = """
title = "Outcry <or> fists"
game = "modern-art"
players = 3
bots = ["collector"]
games = 3
seed = 5

[[arms]]
name = "as printed"
options = { first_seller = 1 }

[[arms]]
name = "fists"
selling = "sealed"
options = { first_seller = 1 }
"""


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (("players = 3", "players = "), "experiment_toml"),
        (("players = 3", 'players = "3"'), "experiment_form"),
        (("seed = 5", "sede = 5"), "experiment_form"),
        (("seed = 5", 'worth = "random"'), "laboratory_no_estimate"),
        (("seed = 5", 'worth = "visitr"'), "setup_no_bot_near"),
        (('name = "fists"', 'name = "as printed"'), "experiment_twice"),
        (("games = 3", "games = 0"), "experiment_games"),
        (('["collector"]', '["collector", "dealer"]'), "experiment_bots"),
        (('"sealed"', '"sealled"'), "setup_no_mechanism_near"),
        (('"modern-art"', '"canaletto"'), "setup_no_option"),
        (("{ first_seller = 1 }", "{ first_seller = 7 }"), "setup_seat"),
    ],
)
def test_what_cannot_be_played_is_refused(change: tuple[str, str], name: str) -> None:
    with pytest.raises(CodedError, match=name):
        experiment_in(FILE.replace(*change))


def test_only_modern_art_is_sold_in_other_ways() -> None:
    text = FILE.replace('"modern-art"', '"canaletto"').replace("options = { first_seller = 1 }", "")
    with pytest.raises(CodedError, match="laboratory_no_swap"):
        experiment_in(text)


def test_arms_play_the_same_deals_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    experiment = experiment_in(FILE)
    journal = str(tmp_path / "deals.jsonl")
    run(msgspec.structs.replace(experiment, games=2), resume=journal)
    deals = run(experiment, resume=journal)
    assert msgspec.json.encode(deals) == msgspec.json.encode(run(experiment))
    for deal in deals:
        printed, fists = deal.games
        assert printed.starter == fists.starter == 1
        assert {lot.mechanism for lot in fists.lots} == {"sealed"}
        assert len({lot.mechanism for lot in printed.lots}) > 1
        # The same hand, and so the same first painting to choose from.
        assert printed.lots[0].seller == fists.lots[0].seller == 1
    found = findings(experiment, deals)
    prices = [lot.price for deal in deals for lot in deal.games[1].lots if lot.price is not None]
    by_game = {one.measure: one for one in found.arms[1].measures}
    assert min(prices) < by_game["price"].value.mean < max(prices)
    assert by_game["price"].difference is not None
    assert found.arms[0].measures[0].difference is None
    assert sum(share.mean for share in found.arms[1].wins) == pytest.approx(1)
    pages = [page(found, language) for language in LANGUAGES]
    assert all("Outcry &lt;or&gt; fists" in text for text in pages)
    headings = [re.findall(r"<h2>(.+?)</h2>", text) for text in pages]
    assert len(headings[0]) == 8
    assert all(len(set(told)) == len(LANGUAGES) for told in zip(*headings, strict=True))
