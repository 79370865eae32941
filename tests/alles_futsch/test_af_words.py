"""The game in words: every event, action and table can be told, and says what counts."""

import pytest
from alles_futsch.positions import bought, card, choose, go_on, laid_out, sell, use

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.state import PHASE_NAMES
from saleroom.games.alles_futsch.words import QUESTIONS, label, question, sentence, sheet
from saleroom.play.match import Match

VASES = ("painting", "vase", "vase")


def told(match: Match, viewer: int = SPECTATOR, since: int = 0) -> list[str]:
    """All that the viewer heard, in sentences."""
    return [sentence(what.event, match.view(viewer)) for what in match.heard(viewer, since)]


def drawn(match: Match, viewer: int) -> list[str]:
    """All pieces of text on the sheet."""
    drawing = sheet(match.view(viewer))
    lines = [line for grid in drawing.grids for line in (grid.headings, *grid.rows)]
    return [cell.text for line in (*lines, *drawing.spotlight) for cell in line]


def labels(match: Match, seat: int) -> list[str]:
    """What the seat may choose, as buttons would say."""
    return [label(choice, match.view(seat)) for choice in match.legal(seat).choices]


def test_a_sale_is_told_as_it_happens() -> None:
    match = bought(VASES, owned={1: {"vase": 2}, 2: {"vase": 3}})
    moves = len(match.moves)
    sell(match, "vase", to=1)
    sell(match, "vase", to=2)
    use(match, "painting")
    assert told(match, since=moves) == [
        "Seat 0 sells a vase to seat 1",
        "Seat 1 pays 20,000 Mark to seat 0 for the object",
        "Seat 1 collects a vase, the third",
        "The bank pays seat 1 30,000 Mark for the third vase",
        "Seat 0 sells a vase to seat 2",
        "Seat 2 pays 20,000 Mark to seat 0 for the object",
        "Seat 2 collects a vase, the fourth",
        "Seat 2 pays 10,000 Mark to the bank for having too many",
        "Seat 0 collects a painting, the first",
    ]


def test_the_viewer_is_you() -> None:
    match = bought(VASES)
    sell(match, "vase", to=1)
    assert "You sell a vase to seat 1" in told(match, 0)
    assert "You pay 5,000 Mark to the bank for the card" in told(match, 0)
    assert "Seat 0 sells a vase to you" in told(match, 1)
    assert "You collect a vase, your first" in told(match, 1)


def test_furniture_comes_in_pieces() -> None:
    three = ("furniture", "furniture", "furniture")
    match = bought(three, owned={0: {"furniture": 2}, 1: {"furniture": 5}})
    use(match, "furniture")
    assert told(match)[-3:] == [
        "Seat 0 collects a piece of furniture, the third",
        "The bank pays seat 0 30,000 Mark for the third piece of furniture",
        "Nobody can take 2 pieces of furniture: they are not used",
    ]


@pytest.mark.parametrize(
    ("purse", "before", "words"),
    [
        (16, 2, "Seat 1 is bankrupt: 20,000 Mark to pay, and 16,000 Mark to pay it with"),
        (20, 3, "Seat 1 is bankrupt: 10,000 Mark to pay, and nothing to pay it with"),
        (30, 4, "Seat 1 is bankrupt: the 30,000 Mark to pay took everything"),
    ],
)
def test_a_bankruptcy_says_why(purse: int, before: int, words: str) -> None:
    match = bought(VASES, money=(200, purse, 200), owned={1: {"vase": before}})
    sell(match, "vase", to=1)
    assert words in told(match)
    assert "The game ends at once" in told(match)
    assert "Seat 1 is bankrupt" in drawn(match, 0)
    assert "bankrupt" in drawn(match, SPECTATOR)


def test_the_choices_say_what_they_lead_to() -> None:
    match = laid_out([VASES])
    assert label(GAME.codec.encode({"choose": card(*VASES)}), match.view(0)) in labels(match, 0)
    assert "choose painting, vase, vase" in labels(match, 0)
    match = bought(VASES, owned={0: {"painting": 2}, 1: {"vase": 3}, 2: {"vase": 2}})
    assert labels(match, 0) == ["take a painting, the third: 30,000 Mark", "sell a vase"]
    use(match, "vase")
    assert labels(match, 0) == [
        "sell it to seat 1: the fourth, pays 30,000 Mark",
        "sell it to seat 2: the third, pays 20,000 Mark, gets 30,000 Mark",
    ]
    assert question(match.view(0)) == "To whom do you sell a vase?"


def test_bids_are_shown_in_thousands() -> None:
    match = laid_out([VASES])
    choose(match, *VASES)
    assert label(GAME.codec.encode({"bid": 12}), match.view(0)) == "bid 12,000 Mark"
    assert "No bid yet" in drawn(match, 0)
    match.act(0, {"bid": 12})
    assert "You lead with 12,000 Mark" in drawn(match, 0)
    assert "Seat 0 leads with 12,000 Mark" in drawn(match, 1)
    assert labels(match, 1) == ["pass"]


def test_the_sheet_hides_what_the_view_hides() -> None:
    match = laid_out([VASES], money=(111, 122, 133))
    assert "111" in drawn(match, 0)
    assert not {"122", "133"} & set(drawn(match, 0))
    assert {"111", "122", "133"} <= set(drawn(match, ALL_SEEING))


def test_there_is_no_sheet_before_the_cards_lie_open() -> None:
    assert sheet(Match(GAME, 2).view(0)).grids == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_everything_in_whole_games_can_be_told_and_drawn(
    players: int, *, zero_is_bankrupt: bool
) -> None:
    assert QUESTIONS.keys() == set(PHASE_NAMES)
    for seed in range(2):
        match = Match(GAME, players, options={"zero_is_bankrupt": zero_is_bankrupt})
        numbers = seeded(seed)
        while not match.is_over:
            go_on(match, numbers)
            for viewer in (0, SPECTATOR, ALL_SEEING):
                assert question(match.view(viewer))
                for grid in sheet(match.view(viewer)).grids:
                    assert all(len(row) == len(grid.headings) for row in grid.rows)
            if match.asked not in (CHANCE, -1):
                assert all(labels(match, match.asked))
        assert all(told(match, 0))
        assert any(text.startswith("Richest: ") for text in drawn(match, 0))


@pytest.mark.parametrize("action", range(GAME.choices))
def test_every_action_has_a_label_in_any_situation(action: int) -> None:
    for match in (laid_out(), bought(VASES)):
        assert label(action, match.view(0))
