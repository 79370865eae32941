"""Stepping through a record: forward, back, anywhere, with anybody's eyes."""

from io import StringIO

import pytest
from modern_art.positions import played, shuffle
from rich.console import Console
from sampled import sampled

from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.modern_art.components import ARTIST_OF, AUCTION_OF, CARDS
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of
from saleroom.terminal.replaying import NotInReplay, Replayer, viewer_named
from saleroom.terminal.screen import Screen
from saleroom.text.speaking import Phrases


def steps(record: Record, viewer: int, *words: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a replay on these words and return all it shows."""
    file = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{word}\n" for word in words)))
    screen = Screen(Console(file=file, width=100, markup=False, highlight=False))
    Replayer(screen, record, viewer).run()
    return file.getvalue()


def places(text: str) -> list[int]:
    return [int(line.split()[1]) for line in text.splitlines() if line.startswith("move ")]


@pytest.fixture(scope="module")
def match() -> Match:
    return played(3, players=3)


@pytest.fixture(scope="module")
def record(match: Match) -> Record:
    return record_of(match)


def test_a_replay_begins_at_the_first_decision(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = steps(record, ALL_SEEING, monkeypatch=monkeypatch)
    assert places(text) == [71]
    assert "Round 1 begins" in text


def test_forward_back_and_jumps(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("", "n", "b", "150", "j 140", "start", "n", "n", "end", "n")
    text = steps(record, ALL_SEEING, *words, monkeypatch=monkeypatch)
    last = len(list(played(3, players=3).moves))
    assert places(text) == [71, 72, 73, 72, 150, 140, 0, 1, 71, last, last]
    assert "The game is over" in text


def test_back_shows_the_same_table_as_before(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = steps(record, ALL_SEEING, "n", "n", "n", "b", "b", monkeypatch=monkeypatch)
    shows = text.split("replay> ")
    pages = [page.partition("\n")[2] for page in shows]
    assert pages[4] == pages[2]
    assert pages[5].strip() == pages[1].strip()


def test_lots_and_rounds(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    text = steps(record, ALL_SEEING, "r", "r", "R", "l", "L", monkeypatch=monkeypatch)
    headlines = [line.strip("─ ") for line in text.splitlines() if "Modern Art 1992 ·" in line]
    assert [line[-6] for line in headlines] == ["1", "2", "3", "2", "2", "2"]
    first, *_, back, on, again = places(text)
    assert first < back < on
    assert again == back


def test_every_event_of_a_step_is_told(
    match: Match, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    sold = next(h for h in match.heard(SPECTATOR) if h.event.name == "sold")
    text = steps(record, SPECTATOR, str(sold.move + 1), monkeypatch=monkeypatch)
    sentence = Phrases().event(GAME, sold.event, match.view(SPECTATOR))
    assert sentence[:60] in text


def test_a_step_of_a_seat_goes_to_what_it_heard(
    match: Match, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = places(steps(record, 1, *["n"] * 25, monkeypatch=monkeypatch))
    heard = {h.move + 1 for h in match.heard(1)}
    assert set(seen) <= heard
    assert {stop for stop in heard if seen[0] <= stop <= seen[-1]} == set(seen)


def twin(match: Match) -> tuple[Record, int]:
    """The same game with two cards changed that nobody ever saw, and a seat that held neither."""
    final = match.view(ALL_SEEING)
    held = {card: seat for seat in range(match.players) for card in final.hands[seat] or ()}
    pairs = (
        (a, b)
        for a in held
        for b in held
        if held[a] < held[b] and (ARTIST_OF[a], AUCTION_OF[a]) != (ARTIST_OF[b], AUCTION_OF[b])
    )
    one, two = next(pairs)
    (seat,) = set(range(3)) - {held[one], held[two]}
    other = Match(GAME, match.players)
    swap = {one: two, two: one}
    other.act(CHANCE, match.moves[0].action)
    shuffle(other, [swap.get(move.action, move.action) for move in match.moves[1 : CARDS + 1]])
    for move in match.moves[CARDS + 1 :]:
        other.act(*move)
    return record_of(other), seat


@pytest.mark.rule("MA-6")
@pytest.mark.parametrize("seed", sampled((3, 8), 3))
def test_a_seat_sees_nothing_of_the_other_hands(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games differ only in cards that stayed in other hands: the seat sees no difference."""
    match = played(seed, players=3)
    other, seat = twin(match)
    words = [str(place) for place in range(71, len(match.moves), 40)] + ["b", "l", "R", "end"]
    for viewer, same in ((seat, True), (SPECTATOR, True), (ALL_SEEING, False)):
        texts = [
            steps(record, viewer, *words, monkeypatch=monkeypatch)
            for record in (record_of(match), other)
        ]
        assert (texts[0] == texts[1]) is same


def test_the_eyes_can_be_changed(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    text = steps(record, ALL_SEEING, "as 2", "as spectator", "as all", monkeypatch=monkeypatch)
    everything, seat, spectator, again = text.split("replay> ")[:4]
    assert "O open, A once around" in everything
    assert "Your hand" in seat
    assert "O open, A once around" not in seat
    assert " ? " in seat
    assert "hand:" not in spectator
    assert "O open, A once around" in again


def test_what_a_replay_does_not_have_is_said(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("as 3", "as", "99999", "j", "sideways", "j 9999999999999", "? MA-99")
    text = steps(record, ALL_SEEING, *words, monkeypatch=monkeypatch)
    assert text.count("nobody looks as") == 2
    assert "not 99999" in text
    assert "'sideways' is not a word of the replay" in text
    assert "no paragraph “MA-99”" in text
    assert len(places(text)) == 1


def test_help_and_rules(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    text = steps(record, 0, "help", "?", "? MA-24", "quit", "n", monkeypatch=monkeypatch)
    assert "from the point of view of seat 2" in text
    assert "MA-8" in text
    assert "MA-24" in text
    assert len(places(text)) == 1


def test_a_record_that_goes_wrong_is_shown_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = record_of(played(3, players=3))
    broken.moves = [*broken.moves[:10], (0, {"buy": True}), *broken.moves[10:]]
    text = steps(broken, ALL_SEEING, "end", monkeypatch=monkeypatch)
    assert "The record goes wrong at move" in text
    assert "(MA-" in text.partition("goes wrong")[2]


def test_an_unfinished_record_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    half = record_of(played(3, players=3))
    half.moves = half.moves[:30]
    half.result = None
    text = steps(half, 1, "end", monkeypatch=monkeypatch)
    assert "The record ends here, the game goes on." in text


def test_a_record_without_moves_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    text = steps(record_of(Match(GAME, 4)), ALL_SEEING, "n", "b", "l", "R", monkeypatch=monkeypatch)
    assert places(text) == [0, 0, 0, 0, 0]


def test_viewers_by_name() -> None:
    assert viewer_named("2", 3, Phrases()) == 2
    assert viewer_named("spectator", 3, Phrases()) == SPECTATOR
    assert viewer_named("all", 3, Phrases()) == ALL_SEEING
    for wrong in ("3", "-1", "me", ""):
        with pytest.raises(NotInReplay):
            viewer_named(wrong, 3, Phrases())
