"""The catalogue: the right words, plurals, money, secrets, and clear errors."""

import re
from functools import cache
from pathlib import Path

import pytest

import saleroom
from saleroom.core.events import Event, heard_by
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.registry import game_named
from saleroom.messages.catalogue import BadMessage, Catalogue, kinds_of
from saleroom.messages.languages import LANGUAGES, UnknownLanguage
from saleroom.play.match import Match

SOURCES = Path(saleroom.__file__).parent
GAME = game_named("modern-art")
NAMES = ("Ada", "Ben", "Cleo")
THIN, FIRM = "\u202f", "\u00a0"  # spaces at which no line breaks

each_language = pytest.mark.parametrize("language", LANGUAGES)


catalogue = cache(Catalogue)


def told(language: str, event: Event, viewer: int = SPECTATOR, edition: str = "1992") -> str:
    view = Match(GAME, 3, edition).view(viewer)
    return catalogue(language).event(GAME, event, view, NAMES)


def test_to_tell_one_thing_no_other_sentence_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats have no names in the terminal: their numbers are put into words once."""
    english, view, made = catalogue("en"), Match(GAME, 3).view(SPECTATOR), []
    bid = Event("bid", {"seat": 1, "amount": 9})
    assert english.event(GAME, bid, view) == "Seat 1 bids $9,000"
    said = english.said
    monkeypatch.setattr(english, "said", lambda *given: (made.append(given[0]), said(*given))[1])
    english.event(GAME, bid, view)
    assert made.count("seat-numbered") == 0
    assert len(made) <= 2, "the bid and its sum"


@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (1, "1 kartę"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 kart"),
        (9, "9 kart"),
        (12, "12 kart"),
        (22, "22 karty"),
        (25, "25 kart"),
    ],
)
def test_polish_has_three_plurals(count: int, cards: str) -> None:
    dealt = Event("dealt", {"seat": 1, "count": count})
    assert told("pl", dealt) == f"Ben dostaje {cards}"
    assert told("pl", dealt, viewer=1) == f"Dostajesz {cards}"


@pytest.mark.parametrize(
    ("language", "edition", "text"),
    [
        ("en", "1992", "Ada bids $1,250,000"),
        ("en", "2009", "Ada bids €1,250,000"),
        ("fr", "1992", f"Ada offre 1{THIN}250{THIN}000{FIRM}$"),
        ("pl", "2009", f"Ada licytuje 1{FIRM}250{FIRM}000{FIRM}€"),
        ("de", "2009", f"Ada bietet 1.250.000{FIRM}€"),
    ],
)
def test_money_is_written_as_the_reader_writes_it(language: str, edition: str, text: str) -> None:
    assert told(language, Event("bid", {"seat": 0, "amount": 1250}), edition=edition) == text


@pytest.mark.parametrize(
    ("viewer", "seat", "payee", "text"),
    [
        (0, 0, 1, "Du zahlst 25.000 $ an Ben (für den Posten)"),
        (1, 0, 1, "Ada zahlt dir 25.000 $ (für den Posten)"),
        (2, 0, 1, "Ada zahlt 25.000 $ an Ben (für den Posten)"),
        (2, 0, -1, "Ada zahlt 25.000 $ an die Bank (für den eigenen Posten)"),
        (0, 0, -1, "Du zahlst 25.000 $ an die Bank (für deinen eigenen Posten)"),
    ],
)
def test_a_payment_is_told_to_each_from_his_side(
    viewer: int, seat: int, payee: int, text: str
) -> None:
    paid = Event("paid", {"seat": seat, "payee": payee, "amount": 25, "why_paid": 0})
    assert told("de", paid, viewer).replace(FIRM, " ") == text


@each_language
def test_what_is_in_a_fist_is_not_told_to_others(language: str) -> None:
    (code,) = (code for code, kind in GAME.events.items() if kind.name == "fist_closed")
    for viewer, knows in ((0, True), (1, False), (SPECTATOR, False), (ALL_SEEING, True)):
        event = heard_by(viewer, (code, 0, 77, 0, 0), GAME.events)
        assert event is not None
        assert ("77" in told(language, event, viewer)) == knows


@each_language
def test_a_second_painting_is_named_where_there_is_one(language: str) -> None:
    alone = told(language, Event("sold", {"seat": 0, "price": 9, "card": 0, "second": -1}))
    both = told(language, Event("sold", {"seat": 0, "price": 9, "card": 0, "second": 5}))
    assert alone.count("Lite Metal") == 1
    assert both.count("Lite Metal") == 2


def test_artists_are_those_of_the_edition() -> None:
    offered = Event("offered", {"seat": 1, "card": 14})
    assert told("fr", offered) == "Ben propose Yoko (libre)"
    assert told("fr", offered, edition="2009") == "Ben propose Bahut (libre)"


@each_language
def test_a_card_is_named_by_what_it_shows_at_this_table(language: str) -> None:
    """The objects on the cards of Alles Futsch are an option; in any order, on any card."""
    game, known = game_named("alles-futsch"), catalogue(language)
    kinds, printed = (game.components[table] for table in ("KIND_NAMES", "CARD_LIST"))
    mine = [[kinds[kind] for kind in reversed(card)] for card in reversed(printed)]
    box, table = Match(game, 3).view(0), Match(game, 3, options={"cards": mine}).view(0)
    for card in range(len(printed)):
        other = len(printed) - 1 - card
        for name, data in (("turned_up", {}), ("sold", {"seat": 1, "price": 9})):
            ours = known.event(game, Event(name, {**data, "card": card}), table, NAMES)
            assert ours == known.event(game, Event(name, {**data, "card": other}), box, NAMES)
        label = known.label(game, {"choose": card}, table, NAMES)
        assert label == known.label(game, {"choose": other}, box, NAMES)


def test_who_has_no_name_is_numbered() -> None:
    view = Match(GAME, 3).view(SPECTATOR)
    passed = Event("passed", {"seat": 2})
    assert catalogue("de").event(GAME, passed, view) == "Platz 2 passt"


def test_a_refusal_names_the_limits() -> None:
    known = catalogue("en")
    said = known.refusal(GAME, "bid_too_low", {"least": 14, "purse": 90}, "2009")
    assert said == "A bid must be higher than the last: at least €14,000."


def test_a_language_the_house_does_not_speak_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no_such_language: name=tlh, known=en, "):
        Catalogue("tlh")


def test_what_is_missing_or_does_not_fit_is_an_error() -> None:
    known = catalogue("fr")
    with pytest.raises(BadMessage, match="there is no message 'no-such-thing' in fr"):
        known.text("no-such-thing")
    with pytest.raises(BadMessage, match=r"'seat-numbered\.no' says nothing in fr"):
        known.text("seat-numbered.no", seat=1)
    with pytest.raises(BadMessage, match=r"the message seat-numbered in fr does not fit: .*seat"):
        known.text("seat-numbered")
    with pytest.raises(BadMessage, match="what the numbers of chess are"):
        kinds_of("chess")


# The house


def found_in(pattern: str, *folders: str) -> set[str]:
    """Return what a pattern finds in the sources."""
    files = [file for folder in folders for file in (SOURCES / folder).rglob("*.py")]
    return {found for file in files for found in re.findall(pattern, file.read_text("utf-8"))}


LINES = found_in(r'\.happen\("(\w+)"', "house")


def test_what_happens_at_a_table_is_found() -> None:
    assert {"sat", "handed_over", "frozen"} <= LINES


@each_language
def test_a_reason_nobody_knows_is_told_by_its_code(language: str) -> None:
    known = catalogue(language)
    assert known.error("not_now", "a reason nobody knows") == known.error("not_now")


@each_language
def test_everything_that_happens_at_a_table_has_words(language: str) -> None:
    known = catalogue(language)
    texts = {"called": ("once", "twice"), "handed_over": ("wish", "time", "left")}
    for name in LINES:
        for text in texts.get(name, ("Zoe",)):
            mine, other = (
                known.line(name, {"seat": 1, "text": text}, viewer, NAMES) for viewer in (1, 0)
            )
            assert mine
            assert other
    assert known.line("said", {"seat": 0, "text": "Hallo { $x }"}, 1, NAMES).endswith(
        "Hallo { $x }"
    )
