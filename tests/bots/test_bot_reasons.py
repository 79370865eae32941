"""Why bots do what they do: the decision explained is the decision made, in facts and in words."""

import msgspec
import pytest
from bot_positions import EVERYBODY, PLAYERS, Player

from saleroom.bots.reasons import (
    BEING_PREPARED,
    BETTER_LEFT,
    BETTER_WITHOUT,
    FORCED,
    ONLY,
    PRICE_IS_BEYOND,
    STOPS,
    Alternative,
    Reasons,
    fits,
)
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.canaletto.game import GAME as CANALETTO
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.text.advising import in_words
from saleroom.text.speaking import Phrases

ENGLISH = Phrases()


def table_of(player: Player, seed: int) -> BotTable:
    game = game_named(player.game)
    match = Match(game, game.players[0])
    return BotTable(match, bots_at(game, [player.bot] * match.players, range(match.players)), seed)


@EVERYBODY
def test_a_bot_does_what_it_explains_and_explaining_changes_nothing(player: Player) -> None:
    table, silent = table_of(player, 5), table_of(player, 5)
    match = table.match
    explained = 0
    while not match.is_over and explained < 40:
        reasons = None if match.asked == CHANCE else table.reasons()
        assert table.step()
        assert silent.step()
        assert match.moves[-1] == silent.match.moves[-1]
        if reasons is not None:
            explained += 1
            assert reasons.seat == match.moves[-1].seat
            assert reasons.decision == match.name_of(match.moves[-1])
    assert explained >= 30


@EVERYBODY
def test_reasons_are_facts_that_travel_as_json_and_words_that_name_the_decision(
    player: Player,
) -> None:
    table = table_of(player, 6)
    match, game = table.match, table.match.game
    seen = 0
    while not match.is_over and seen < 40:
        reasons = None if match.asked == CHANCE else table.reasons()
        if reasons is not None:
            seen += 1
            assert msgspec.json.decode(msgspec.json.encode(reasons), type=Reasons) == reasons
            assert reasons.bot == player.bot.partition(":")[0]
            for view in (match.view(ALL_SEEING), match.view(reasons.seat)):
                text = in_words(reasons, game, view, ENGLISH)
                label = ENGLISH.label(game, reasons.decision, view)
                assert label in text
                assert text.startswith(reasons.bot.capitalize())
                assert "None" not in text
        table.step()
    assert seen >= 30


@pytest.mark.parametrize(
    "player", [p for p in PLAYERS if p.bot in ("visitor", "collector", "dealer")], ids=str
)
def test_judgement_names_worth_and_limits_in_auctions_and_options_elsewhere(
    player: Player,
) -> None:
    table = table_of(player, 7)
    match = table.match
    auctions = choices = 0
    while not match.is_over and auctions + choices < 40:
        reasons = None if match.asked == CHANCE else table.reasons()
        if reasons is not None and reasons.worth:
            auctions += 1
            assert len(reasons.worth) == len(reasons.limits) == match.players
            assert reasons.limits[reasons.seat] >= 0
            if reasons.stops in (None, BETTER_LEFT):  # who must open may have to bid beyond it
                assert not fits(
                    reasons.decision, reasons.limits[reasons.seat], match.legal(reasons.seat)
                )
            else:
                assert reasons.limit == reasons.limits[reasons.seat]
                assert reasons.stops in STOPS
                assert fits(reasons.decision, reasons.limit, match.legal(reasons.seat))
        elif reasons is not None:
            choices += 1
            actions = [thought.action for thought in reasons.alternatives]
            assert (reasons.only in ONLY) == (len(actions) == 1)
            assert reasons.decision in actions
            legal = match.legal(reasons.seat)
            codes = [match.game.codec.encode(action) for action in actions]
            assert all(match.game.flat.why_not(match.state, reasons.seat, a) == 0 for a in codes)
            assert legal
        table.step()
    assert auctions + choices > 30


# The words


def some_view() -> object:
    return CANALETTO.view(CANALETTO.new(3), ALL_SEEING)


def said(**facts: object) -> str:
    reasons = Reasons(**{"bot": "dealer", "seat": 1, "decision": {"bid": 7}} | facts)
    return in_words(reasons, CANALETTO, some_view(), ENGLISH)


def test_a_draw_says_from_how_many() -> None:
    assert said(bot="random", drawn_from=12) == "Random drew one of 12: Bid 7."


def test_a_bid_says_what_the_lot_is_worth_and_how_far_it_would_go() -> None:
    assert said(worth=(4.0, 11.25, -0.01), limit=9.0, limits=(3.0, 9.0, 0.0)) == (
        "Dealer would do this: Bid 7. The lot is worth 11.2 points to seat 1; "
        "it would go up to 9 points. "
        "It reckons with seat 0 up to 3 points (4.0 points), seat 2 up to 0 points (0.0 points)."
    )


def test_what_a_lot_is_worth_to_its_reader_is_said_to_the_reader() -> None:
    reasons = Reasons(bot="dealer", seat=1, decision={"bid": 7}, worth=(4.0, 11.2, 0.0))
    view = CANALETTO.view(CANALETTO.new(3), 1)
    worth = {"en": "worth 11.2 points to you", "de": "ist dir 11,2 Punkte wert"}
    for language, expected in worth.items():
        assert expected in in_words(reasons, CANALETTO, view, Phrases(language))


def test_a_choice_says_what_else_was_thought_of() -> None:
    thoughts = tuple(Alternative({"bid": n}, value=9.5 - n) for n in range(1, 8))
    assert said(alternatives=thoughts) == (
        "Dealer would do this: Bid 7 (2.5 points). It also thought of: Bid 1 (8.5 points); "
        "Bid 2 (7.5 points); Bid 3 (6.5 points), and 3 others."
    )


def test_a_search_says_how_often_it_wins_and_how_sure_it_is() -> None:
    thoughts = (
        Alternative({"bid": 7}, chance=0.42, low=0.36, high=0.481),
        Alternative({"pass": True}, chance=0.395),
    )
    assert said(bot="expert", alternatives=thoughts, worlds=1) == (
        "Expert would do this: Bid 7 (wins 42 %, 36 to 48). It also thought of: Pass (wins 40 %). "
        "Expert played 1 possible world through."
    )


def test_a_bid_says_why_it_goes_no_further() -> None:
    assert said(limit=9.0, stops=BETTER_WITHOUT) == (
        "Dealer would do this: Bid 7. "
        "It would go up to 9 points; beyond that it does better without the lot."
    )
    assert said(decision={"pass": True}, stops=PRICE_IS_BEYOND) == (
        "Dealer would do this: Pass. The price is beyond what it would pay."
    )


def test_what_there_is_no_choice_about_says_so() -> None:
    assert said(only=FORCED) == "Dealer would do this: Bid 7. Nothing else is allowed."


def test_money_is_said_as_money_and_points_as_points() -> None:
    """Modern Art is won by money; in Moderne Zeiten money is bid, and points win."""
    facts = Reasons(bot="dealer", seat=0, decision=None, worth=(38.4, 3.0), limit=31.0)
    texts = {}
    for name in ("modern-art", "moderne-zeiten", "canaletto"):
        game = game_named(name)
        view = game.view(game.new(game.players[0]), 0)
        texts[name] = in_words(facts, game, view, ENGLISH).partition(".  It")[0]
    assert "worth $38,000 to you; it would go up to $31,000." in texts["modern-art"]
    assert "worth 38.4 points to you; it would go up to $31M." in texts["moderne-zeiten"]
    assert "worth 38.4 points to you; it would go up to 31 points." in texts["canaletto"]


@pytest.mark.parametrize("language", ["en", "fr", "pl", "de"])
@pytest.mark.parametrize("code", STOPS + ONLY)
def test_every_code_has_words(language: str, code: str) -> None:
    facts = {"stops": code} if code in STOPS else {"only": code}
    reasons = Reasons(bot="dealer", seat=0, decision={"bribe": True}, **facts)
    text = in_words(reasons, CANALETTO, CANALETTO.view(CANALETTO.new(3), 0), Phrases(language))
    assert code not in text
    assert "your" not in text, "a bot's mask is not the reader's"
    assert "deine" not in text.lower()


def test_who_sits_in_is_said_first() -> None:
    assert said(note=BEING_PREPARED).startswith(
        "The stronger bots are being prepared; Dealer sits in. Dealer"
    )
