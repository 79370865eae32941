"""The game in words: sentences for all that happens, labels, questions, tables."""

import pytest
from moderne_zeiten.positions import (
    acting,
    begun,
    counts,
    dealt,
    draw,
    lay,
    opened,
    sell,
    spaces_of,
)

from saleroom.core.chance import seeded
from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.core.sheet import Sheet
from saleroom.games.moderne_zeiten.events import EVENT_KINDS
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match

WORDS = GAME.words


def told(match: Match, viewer: int, since: int = 0) -> list[str]:
    """What the viewer heard, in sentences."""
    view = match.view(viewer)
    return [WORDS.sentence(what.event, view) for what in match.heard(viewer, since)]


def labels(match: Match, seat: int) -> list[str]:
    return [WORDS.label(choice, match.view(seat)) for choice in match.legal(seat).choices]


def text_of(sheet: Sheet) -> str:
    cells = [cell.text for grid in sheet.grids for row in grid.rows for cell in row]
    lines = ["".join(cell.text for cell in line) for line in sheet.spotlight]
    return " | ".join([sheet.headline, *lines, *cells])


def test_a_sale_is_told_to_the_one_who_pays_and_to_the_others() -> None:
    match = opened(lot="1 aviation, 2 telecom")
    since = len(match.moves)
    sell(match, to=1, at=3)
    assert told(match, 1, since) == [
        "You bid $3 million",
        "Seat 2 passes",
        "Seat 0 passes",
        "Sold: you buy 3 shares for $3 million",
        "You take 1 aviation share",
        "You take 2 telecom shares",
        "You pay $2 million to seat 2 for the lot",
        "You pay $1 million to seat 0 for the lot",
    ]
    assert told(match, 0, since)[-1] == "Seat 1 pays $1 million to you for the lot"


def test_an_action_and_a_crash_are_told() -> None:
    match = acting(hands={0: "1 automobile"}, laid={0: "7 automobile", 1: "8 shipping, 5 telecom"})
    since = len(match.moves)
    lay(match, 0, "1 automobile")
    match.act(0, {"done": True})
    draw(match, 1, "1 telecom, 1 aviation")
    assert told(match, 1, since) == [
        "Seat 0 lays an automobile share",
        "Seat 0 flies to Chicago/automobile, space 2",
        "The market crashes: 21 shares lie open, and 21 are too many",
        "All 8 shipping shares are discarded",
        "All 8 automobile shares are discarded",
        "You draw 2 shares",
        "You get a telecom share",
        "You get an aviation share",
    ]


def test_the_end_is_told() -> None:
    match = acting(squares={0: [30]}, money=(10, 20, 15), laid={1: "1 shipping"})
    since = len(match.moves)
    match.act(0, {"finish": True})
    assert told(match, 0, since) == [
        "You reach the Goal: the game ends",
        "Seat 1 gets 3 points for the most money",
        "Seat 1 gets 1 point for the majority of shipping shares",
        "You get 1 point for ending the game",
        "You get 3 points for the most squares of telecom",
        "You get 3 points for the most squares in Berlin",
        "You have 7 points and $10 million",
        "Seat 1 has 4 points and $20 million",
        "Seat 2 has 0 points and $15 million",
        "You win with 7 points",
    ]


@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=lambda kind: kind.name)
def test_every_event_has_a_sentence(kind: object) -> None:
    view = begun().view(0)
    name, fields = kind.name, kind.fields  # type: ignore[attr-defined]  # an EventKind
    for number in (0, 1, 4):
        sentence = WORDS.sentence(Event(name, dict.fromkeys(fields, number)), view)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert "{" not in sentence


def test_labels_say_what_an_action_does() -> None:
    assert labels(opened(), 1) == ["pass for good"]
    assert labels(begun("8 shipping"), 0) == ["draw 2 shares", "lay a share of shipping"]
    match = begun("4 shipping, 4 telecom")
    lay(match, 0, "1 shipping, 1 telecom")
    assert labels(match, 0)[0] == "lay no more, and fly"
    match.act(0, {"done": True})
    assert labels(match, 0) == [
        "fly to London/shipping, space 4",
        "fly to New York/telecom, space 5",
    ]
    assert WORDS.label(4096 + 3, opened().view(1)) == "bid $3 million"
    assert labels(acting(squares={0: [30]}), 0) == ["fly to the Goal and end the game"]
    assert labels(acting(stock=""), 0) == ["draw nothing: none is left"]


def test_a_label_needs_no_space_to_name() -> None:
    match = acting(squares={1: spaces_of(industry="telecom")})
    assert WORDS.label(GAME.codec.encode({"fly": 4}), match.view(0)) == "fly with telecom"


def test_questions_follow_what_is_decided() -> None:
    match = dealt("8 shipping")
    assert WORDS.question(match.view(0)) == "The die is being rolled."
    match = begun("8 shipping")
    assert WORDS.question(match.view(0)) == "Do you draw 2 shares, or lay shares and fly?"
    lay(match, 0, "1 shipping")
    assert WORDS.question(match.view(0)) == "Do you lay another share?"
    match = acting(squares={0: [30]})
    assert WORDS.question(match.view(0)) == "All spaces ahead of you are taken."


def test_the_sheet_shows_lot_bids_market_and_own_hand() -> None:
    match = opened("8 shipping", lot="1 aviation, 2 telecom")
    match.act(1, {"bid": 3})
    sheet = WORDS.sheet(match.view(0))
    text = text_of(sheet)
    assert sheet.headline == "Moderne Zeiten: turn 1"
    assert "The lot: 1 aviation 2 telecom" in text
    assert "Seat 1 leads with $3 million" in text
    assert "0 shares laid, crash at 21; 78 in the stock, 0 discarded" in text
    assert "your hand | 8 | · | · | · | ·" in text
    assert "secret" in text
    assert counts("8 shipping") == [8, 0, 0, 0, 0]


def test_the_sheet_at_the_end_names_the_winner() -> None:
    match = acting(squares={0: [30]}, money=(10, 20, 15))
    match.act(0, {"finish": True})
    assert "You win with 7 points and $10 million" in text_of(WORDS.sheet(match.view(0)))
    assert "Seat 0 wins with 7 points" in text_of(WORDS.sheet(match.view(1)))


@pytest.mark.parametrize("viewer", [0, SPECTATOR, ALL_SEEING])
def test_every_moment_of_a_game_can_be_drawn_and_told(viewer: int) -> None:
    match = Match(GAME, 4, options={"track": "shuffled"})
    numbers = seeded(2)
    while not match.is_over:
        s, flat = match.state, GAME.flat
        chance = match.asked == CHANCE
        action = flat.sample(s, numbers) if chance else flat.pick(s, match.asked, numbers)
        match.act(match.asked, action)
        sheet = WORDS.sheet(match.view(viewer))
        assert all(len(row) == len(grid.headings) for grid in sheet.grids for row in grid.rows)
        assert WORDS.question(match.view(viewer))
    assert all(told(match, viewer))
