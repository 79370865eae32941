"""The log: nothing that matters is lost, and what belongs together is one line."""

import re

import pytest
from counting import calls_of
from modern_art.positions import dealt, played
from sampled import sampled

from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.game import GAME
from saleroom.messages.languages import LANGUAGES
from saleroom.play.match import Match
from saleroom.text.speaking import Phrases
from saleroom.text.story import last_sentences, sentences


def lines(*events: Event, viewer: int = SPECTATOR) -> list[str]:
    return list(sentences(events, GAME, dealt().view(viewer), Phrases()))


def test_a_deal_is_one_line_that_names_what_the_viewer_got() -> None:
    deal = [Event("dealt", {"seat": seat, "count": 2}) for seat in (0, 1)]
    deal[1:1] = [Event("card_dealt", {"seat": 0, "card": card}) for card in (0, 5)]
    assert len(lines(*deal)) == 1
    (mine,) = lines(*deal, viewer=0)
    assert mine.count("Lite Metal") == 2


def test_what_one_player_does_again_and_again_is_one_line() -> None:
    paid = [
        Event("paid", {"seat": 1, "payee": seat, "amount": 5, "why_paid": 2}) for seat in (2, 3)
    ]
    (line,) = lines(*paid)
    assert line.split("; ") == [lines(one)[0] for one in paid]


def test_what_several_players_do_alike_is_one_line() -> None:
    passes = [Event("passed", {"seat": seat}) for seat in (1, 2, 3)]
    assert lines(*passes) == ["Seat 1 passes; Seat 2 passes; Seat 3 passes"]


def test_what_players_do_differently_stays_apart() -> None:
    bids = [Event("bid", {"seat": seat, "amount": seat * 10}) for seat in (1, 2)]
    assert lines(*bids) == ["Seat 1 bids $10,000", "Seat 2 bids $20,000"]


def test_what_is_done_by_nobody_stays_apart() -> None:
    counts = [
        Event("counted", {"artist": number, "offered": 1, "marker": 0, "value": 0})
        for number in (0, 1)
    ]
    assert len(lines(*counts)) == 2


def test_a_turn_is_a_new_paragraph() -> None:
    turn = Event("turn", {"seat": 2})
    assert lines(Event("passed", {"seat": 1}), turn, Event("passed", {"seat": 2})) == [
        "Seat 1 passes",
        "",
        "Seat 2 passes",
    ]


@pytest.mark.parametrize("seed", sampled(range(6), 0))
def test_the_log_of_a_game_loses_nothing(seed: int) -> None:
    """Who offered what, each bid, each sale and each payment stand in the log of every viewer."""
    match = played(seed, players=4)
    for viewer in (0, SPECTATOR, ALL_SEEING):
        check_log(match, viewer)


def check_log(match: Match, viewer: int) -> None:
    view, phrase = match.view(viewer), Phrases()
    events = [heard.event for heard in match.heard(viewer) if heard.event.name != "turn"]
    log = "\n".join(sentences(events, match.game, view, phrase))
    dealing = {"dealt", *phrase.runs(match.game)["dealt"]}
    for event in events:
        assert event.name in dealing or phrase.event(match.game, event, view) in log
    for name, word in (("sold", "Sold: "), ("offered", " offers? "), ("bid", " bids? [$]")):
        assert len(re.findall(word, log)) == sum(event.name == name for event in events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    match, phrase = played(1, players=3), Phrases(language)
    for viewer in (0, SPECTATOR):
        heard = (what.event for what in match.heard(viewer))
        assert all("{" not in one for one in sentences(heard, GAME, match.view(viewer), phrase))


@pytest.mark.parametrize("most", [1, 7, 40])
def test_the_last_lines_are_those_of_the_whole_and_cost_no_more_than_they_are(most: int) -> None:
    """An agent may ask for a whole game: 80 ms of a server's time when all was put into words."""
    match, phrase = played(1, players=4), Phrases()
    view, events = match.view(SPECTATOR), [what.event for what in match.heard(SPECTATOR)]
    told = [line for line in sentences(events, GAME, view, phrase) if line]
    assert last_sentences(events, GAME, view, phrase, most) == told[-most:]
    lately, whole = (
        calls_of(lambda said=said: last_sentences(said, GAME, view, phrase, most))
        for said in (events[-4 * most :], events)
    )
    assert whole - lately < 10 * len(events), "what is left out is not put into words"
