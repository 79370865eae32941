"""Money in Modern Art: it comes from where the events say, and whoever listens can count it."""

import pytest
from laws.holding import at_each
from laws.house_tables import TABLES

from saleroom.core.chance import seeded
from saleroom.core.events import Event
from saleroom.core.seats import SPECTATOR
from saleroom.laws.playing import random_move, some_moment
from saleroom.laws.secrecy import viewers
from saleroom.laws.setups import Setup

MODERN_ART = [table for table in TABLES if table.game == "modern-art"]
BANK = -1


def book(ledger: dict[int, int], event: Event) -> None:
    """Enter an event in the ledger; the bank has an account like everybody."""
    if event.name == "paid":
        ledger[event["seat"]] -= event["amount"]
        ledger[event["payee"]] += event["amount"]
    elif event.name == "bank_paid":
        ledger[BANK] -= event["paintings"] * event["each"]
        ledger[event["seat"]] += event["paintings"] * event["each"]


@pytest.mark.rule("MA-4", "MA-6", "MA-16", "MA-44")
@at_each(MODERN_ART)
def test_every_purse_is_what_the_public_payments_make_it(table: Setup) -> None:
    numbers = seeded(71)
    match = table.opened()
    ledger = {BANK: 0} | dict.fromkeys(range(table.players), 100)
    while not match.is_over:
        since = len(match.moves)
        match.act(*random_move(match, numbers))
        for heard in match.heard(SPECTATOR, since):
            book(ledger, heard.event)
        assert sum(ledger.values()) == 100 * table.players
        assert [ledger[seat] for seat in range(table.players)] == match.state.money[: table.players]
        assert min(match.state.money) >= 0


@pytest.mark.rule("MA-6")
@at_each(MODERN_ART)
def test_whoever_listened_knows_every_purse(table: Setup) -> None:
    for seed in range(72, 76):
        match = some_moment(table, seed)
        for viewer in viewers(table.players):
            guess = match.game.guess(match.view(viewer), match.memory(viewer), seeded(seed))
            if match.state.round_number:
                assert guess.money == match.state.money


@pytest.mark.rule("MA-6")
def test_whoever_came_late_guesses_purses_that_may_be_wrong() -> None:
    table = Setup("modern-art", 4, "1992", {})
    differ = 0
    for seed in range(80, 90):
        match = some_moment(table, seed)
        guess = match.game.guess(match.view(SPECTATOR), None, seeded(seed))
        differ += guess.money != match.state.money and not match.is_over
    assert differ
