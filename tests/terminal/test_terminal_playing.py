"""At the table without a terminal: answers from a script, and what they bring about."""

from io import StringIO

import pytest
from matches import heard, wander
from modern_art.positions import bid, card, dealt, offer
from rich.console import Console

from saleroom.bots.table import BotTable, bots_at
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match
from saleroom.terminal.person import Left, Person
from saleroom.terminal.playing import play_seat, watch
from saleroom.terminal.screen import Screen


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=80, markup=False, highlight=False)


@pytest.fixture
def screen(console: Console) -> Screen:
    return Screen(console)


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{answer}\n" for answer in answers)))


def named(action: int) -> dict[str, int | bool]:
    return GAME.codec.decode(action)


def test_staying_out_lasts_until_the_auction_is_over(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt([[card("Krypto", "open")], [card("Krypto", "sealed")]])
    person = Person(screen, match, 3)
    offer(match, 0, card("Krypto", "open"))
    bid(match, 1, 5)
    match.act(2, {"let_go": True})
    typed(monkeypatch, "out")
    match.act(3, person.decide())
    bid(match, 0, 6)
    for seat in (1, 2):
        match.act(seat, {"let_go": True})
    match.act(3, person.decide())
    assert [e["price"] for e in heard(match, "let_go", viewer=3)] == [5, 6]
    assert heard(match, "sold") != []
    offer(match, 1, card("Krypto", "sealed"))
    typed(monkeypatch, "4")
    assert named(person.decide()) == {"bid": 4}


def test_a_new_lot_shows_the_whole_table_and_a_raise_only_how_the_lot_stands(
    screen: Screen, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt([[card("Krypto", "open")]])
    person = Person(screen, match, 1)
    offer(match, 0, card("Krypto", "open"))
    typed(monkeypatch, "3", "")
    match.act(1, person.decide())
    assert "Your hand" in shown(console)
    before = len(shown(console))
    bid(match, 2, 9)
    match.act(3, {"let_go": True})
    match.act(0, {"let_go": True})
    assert named(person.decide()) == {"let_go": True}
    again = shown(console)[before:]
    assert "Your hand" not in again
    assert "You bid $3,000" in again
    assert "Seat 2 bids $9,000" in again
    assert "Seat 0 sells · Seat 2 leads with $9,000" in again


def test_a_person_is_asked_until_the_answer_is_legal(
    screen: Screen, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt([[card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "open"))
    typed(monkeypatch, "0", "101", "sell", "7")
    assert named(Person(screen, match, 1).decide()) == {"bid": 7}
    for message in ("0 is too little", "101 is too much", "'sell' is not possible here"):
        assert message in shown(console)


def test_leaving_and_the_end_of_the_input_are_not_errors(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt(first_seller=0)
    typed(monkeypatch, "quit")
    with pytest.raises(Left):
        Person(screen, match, 0).decide()
    for stdin in (StringIO(""), None):
        monkeypatch.setattr("sys.stdin", stdin)
        table = BotTable(dealt(), bots_at(GAME, ["random"] * 3, [1, 2, 3]), seed=1)
        assert not play_seat(screen, table, 0, ["person"] + ["random"] * 3)


def test_watching_bots_goes_to_the_end_and_shows_every_round(
    screen: Screen, console: Console
) -> None:
    match = Match(GAME, 5, "2009")
    watch(screen, BotTable(match, bots_at(GAME, ["visitor"] * 5, range(5)), 3), ["visitor"] * 5)
    text = shown(console)
    assert match.is_over
    for number in (1, 2, 3, 4):
        assert f"Modern Art 2009 · Round {number} of 4" in text
        assert f"Round {number} ends" in text
    outcome = match.outcome()
    assert outcome is not None
    for score in outcome.scores:
        assert str(score) in text[text.index("Ranking") :]
    assert "€" in text


def test_in_every_position_a_short_answer_is_understood(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    for seed in range(3):
        for match in wander(Match(GAME, 3, options={"mystery_hand": True}), seed):
            if match.asked >= 0 and len(match.moves) % 23 == 0:
                legal = match.legal(match.asked)
                answer = str(legal.amounts[0].least) if legal.amounts else "1"
                typed(monkeypatch, answer)
                action = Person(screen, match, match.asked).decide()
                assert int(GAME.flat.why_not(match.state, match.asked, action)) == 0
                asked += 1
    assert asked > 15
