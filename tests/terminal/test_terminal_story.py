"""The log: nothing that matters is lost, and nothing is said twice."""

import re

from tables import played

from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.play.match import Match
from saleroom.terminal.story import common_start, sentences


def tell(event: Event) -> str:
    more = " ".join(str(n) for field, n in event.data.items() if field != "seat")
    return f"Seat {event.data.get('seat', 'none')} {event.name} {more}".strip()


def lines(*events: Event) -> list[str]:
    return list(sentences(events, tell))


def test_what_one_player_does_again_and_again_is_one_sentence() -> None:
    cards = [Event("gets", {"seat": 1, "card": number}) for number in (3, 4, 5)]
    assert lines(*cards) == ["Seat 1 gets 3, 4, 5"]


def test_only_who_and_what_is_said_once() -> None:
    shares = [Event("pays", {"seat": 1, "amount": 5, "to": seat}) for seat in (2, 3)]
    assert lines(*shares) == ["Seat 1 pays 5 2, 5 3"]


def test_what_several_players_do_alike_is_one_sentence() -> None:
    passes = [Event("passed", {"seat": seat}) for seat in (1, 2, 3)]
    assert lines(*passes) == ["Seat 1 passed; seat 2 passed; seat 3 passed"]


def test_what_players_do_differently_stays_apart() -> None:
    bids = [Event("bid", {"seat": seat, "amount": seat * 10}) for seat in (1, 2)]
    assert lines(*bids) == ["Seat 1 bid 10", "Seat 2 bid 20"]


def test_what_is_done_by_nobody_stays_apart() -> None:
    counts = [Event("counted", {"artist": number}) for number in (0, 1)]
    assert lines(*counts) == ["Seat none counted 0", "Seat none counted 1"]


def test_a_turn_is_a_new_paragraph() -> None:
    turn = Event("turn", {"seat": 2})
    assert lines(Event("passed", {"seat": 1}), turn, Event("passed", {"seat": 2})) == [
        "Seat 1 passed",
        "",
        "Seat 2 passed",
    ]


def test_the_common_start_ends_with_a_word() -> None:
    assert common_start(["bid $5,000", "bid $50,000"]) == "bid "
    assert common_start(["pass", "pass"]) == ""
    assert common_start(["a b c", "a b d"]) == "a b "


def test_the_log_of_a_game_loses_nothing() -> None:
    """Who offered what, each bid, each sale and each payment stand in the log of every viewer."""
    for seed in range(6):
        match = played(seed, players=4)
        for viewer in (0, SPECTATOR, ALL_SEEING):
            check_log(match, viewer)


def check_log(match: Match, viewer: int) -> None:
    view = match.view(viewer)

    def told(event: Event) -> str:
        return match.game.words.sentence(event, view)

    events = [heard.event for heard in match.heard(viewer) if heard.event.name != "turn"]
    log = "\n".join(sentences(events, told))
    for event in events:
        assert told(event).split(" ")[-1] in log
    for name, word in (("sold", "Sold: "), ("offered", " offers? "), ("bid", " bids? [$]")):
        assert len(re.findall(word, log)) == sum(event.name == name for event in events)
