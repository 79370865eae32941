"""What an answer means, and what is said to one that means nothing."""

import pytest
from modern_art.positions import ask, bid, card, dealt, offer

from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match
from saleroom.text.asking import MayDecide, NotUnderstood
from saleroom.text.speaking import Phrases


def decision(match: Match, seat: int) -> MayDecide:
    return MayDecide(GAME, match.view(seat), match.legal(seat), Phrases())


def named(match: Match, seat: int, answer: str) -> dict[str, int | bool]:
    return GAME.codec.decode(decision(match, seat).understood(answer))


@pytest.fixture
def offering() -> Match:
    hand = [card("Krypto", "open", 1), card("Krypto", "open", 2), card("Krypto", "sealed")]
    full = [*hand, card("Yoko", "double"), card("Yoko", "open"), card("Yoko", "once around")]
    return dealt([[*full, *(card("Lite Metal", "open", n) for n in (1, 2, 3))]])


@pytest.fixture
def outcry(offering: Match) -> Match:
    offer(offering, 0, card("Krypto", "open"))
    bid(offering, 1, 11)
    return offering


def test_choices_are_numbered_and_alike_cards_are_one_choice(offering: Match) -> None:
    ways = decision(offering, 0).ways
    assert [way.key for way in ways] == ["1", "2", "3", "4", "5", "6"]
    assert ways[0].label == "Offer Lite Metal (open)"
    assert ways[0].alike == 3
    assert ways[4].alike == 2


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("6", "sealed"),
        ("offer 6", "sealed"),
        ("offer krypto (sealed)", "sealed"),
        ("  OFFER   Krypto (Sea", "sealed"),
        ("krypto sealed", "sealed"),
        ("seal", "sealed"),
        ("5", "open"),
        ("krypto open", "open"),
    ],
)
def test_a_choice_is_named_by_number_or_words(offering: Match, answer: str, kind: str) -> None:
    assert named(offering, 0, answer) == {"offer": card("Krypto", kind)}


@pytest.mark.parametrize("answer", ["12", "bid 12", "BID  12", "$12", "bid $12", " 12 "])
def test_an_amount_is_a_number_with_or_without_its_verb(outcry: Match, answer: str) -> None:
    assert named(outcry, 2, answer) == {"bid": 12}


@pytest.mark.parametrize(
    "answer", ["", "let go", "let_go", "LET IT GO", "a", "let it go at $11,000"]
)
def test_enter_and_many_words_let_go(outcry: Match, answer: str) -> None:
    assert named(outcry, 2, answer) == {"let_go": True}


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("11", "11 is too little: “Bid \\$12,000 to \\$100,000” is possible \\(type 12 to 100\\)"),
        ("101", "101 is too much: “Bid \\$12,000"),
        ("bid 999999999", "999999999 is too much"),
        ("bid 9999999999", "is not possible here"),
        ("price 20", "'price 20' is not possible here; possible: 12 to 100 to bid that"),
        ("-5", "'-5' is not possible here"),
        ("12.5", "'12.5' is not possible here"),
        ("raise", "'raise' is not possible here; .*Enter for “Let it go at \\$11,000”"),
        ("b", "'b' is not possible here"),
        ("²", "is not possible here"),
    ],
)
def test_any_other_answer_is_told_what_is_possible(
    outcry: Match, answer: str, message: str
) -> None:
    with pytest.raises(NotUnderstood, match=message):
        decision(outcry, 2).understood(answer)


def test_an_unclear_answer_is_told_what_it_could_be(offering: Match) -> None:
    with pytest.raises(NotUnderstood, match=r"'krypto' could be: 5 Offer Krypto \(open\), 6 Offer"):
        decision(offering, 0).understood("krypto")
    with pytest.raises(NotUnderstood, match="7 is not possible here; possible: 1 to 6"):
        decision(offering, 0).understood("7")
    with pytest.raises(NotUnderstood, match="an empty answer is not possible here"):
        decision(offering, 0).understood("")


def test_where_no_amount_is_possible_a_number_is_a_choice() -> None:
    match = dealt([[card("Krypto", "fixed price")]])
    offer(match, 0, card("Krypto", "fixed price"))
    assert named(match, 0, "30") == {"price": 30}
    ask(match, 0, 30)
    assert named(match, 1, "1") == {"pass": True}
    assert named(match, 1, "") == {"pass": True}
    assert named(match, 1, "buy") == {"buy": True}
    with pytest.raises(
        NotUnderstood, match="30 is not possible here; possible: 1 for “Pass”, 2 for “Buy"
    ):
        decision(match, 1).understood("30")


def test_a_range_of_one_is_one_amount() -> None:
    match = dealt([[card("Krypto", "once around")]])
    offer(match, 0, card("Krypto", "once around"))
    bid(match, 1, 99)
    asked = decision(match, 2)
    assert asked.range_label(asked.amounts[0]) == "Bid $100,000"
