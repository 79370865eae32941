"""The terminal speaks the languages of the house: prompts, help, complaints, hints, replays."""

import re
from io import StringIO

import pytest
from messages.reading import messages_in
from modern_art.positions import dealt, played
from rich.console import Console

from saleroom.bots.reasons import NOTES, Alternative, Reasons
from saleroom.core.seats import ALL_SEEING
from saleroom.games.canaletto.game import GAME as CANALETTO
from saleroom.messages.languages import ENGLISH, LANGUAGES
from saleroom.play.match import Match
from saleroom.play.record import record_of
from saleroom.terminal.person import Left, Person
from saleroom.terminal.playing import show_end
from saleroom.terminal.replaying import Replayer
from saleroom.terminal.screen import Screen
from saleroom.text.advising import in_words
from saleroom.text.speaking import Phrases

OTHERS = LANGUAGES[1:]
REASONS = (
    Reasons(bot="random", seat=1, decision={"bid": 7}, drawn_from=12),
    Reasons(
        bot="dealer",
        seat=1,
        decision={"bid": 7},
        worth=(4.0, 11.25, -0.01),
        limit=9.0,
        limits=(3.0, 9.0, 0.0),
    ),
    Reasons(
        bot="expert",
        seat=1,
        decision={"bid": 7},
        alternatives=tuple(
            Alternative({"bid": n}, chance=n / 100, low=0.02, high=0.9) for n in (7, 8, 9, 10, 11)
        ),
        worlds=22,
        note="dealer_sits_in",
    ),
    Reasons(
        bot="dealer",
        seat=1,
        decision={"pass": True},
        alternatives=(Alternative({"pass": True}, 1.5), Alternative({"bid": 3}, 0.5, 0.25)),
    ),
)
DIGITS = re.compile(r"\d+(?:\.\d)?")


def screen(language: str, file: StringIO) -> Screen:
    console = Console(file=file, width=120, markup=False, highlight=False)
    return Screen(console, language=language)


def played_by(language: str, *answers: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Sit somebody down at a game, let them type these words, and return all they see."""
    file = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{one}\n" for one in answers)))
    match = dealt()
    with pytest.raises((Left, EOFError)):
        Person(screen(language, file), match, match.asked).decide()
    return file.getvalue()


@pytest.mark.parametrize("language", OTHERS)
def test_prompts_help_and_complaints_are_in_the_readers_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ("help", "", "99", "nonsense", "out", "hint", "quit")
    seen = played_by(language, *answers, monkeypatch=monkeypatch)
    english = played_by(ENGLISH, *answers, monkeypatch=monkeypatch)
    phrase = Phrases(language)
    assert phrase("no-advice") in seen
    assert phrase("empty-answer") in seen
    assert phrase("help", number="MA-9").splitlines()[0] in seen
    for words in ("Answer with", "is not possible", "for more", "stay out", "Nobody has advice"):
        assert words in english
        assert words not in seen


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("reasons", REASONS, ids=lambda one: one.bot)
def test_hints_say_the_same_numbers_in_every_language(reasons: Reasons, language: str) -> None:
    view = CANALETTO.view(CANALETTO.new(3), ALL_SEEING)
    english = in_words(reasons, CANALETTO, view, Phrases())
    said = in_words(reasons, CANALETTO, view, Phrases(language))
    assert not re.search(r"\d\.\d", said), "there a comma stands before the tenths"
    with_points = re.sub(r"(\d),(\d)", r"\1.\2", said)
    assert sorted(DIGITS.findall(with_points)) == sorted(DIGITS.findall(english))
    assert "None" not in said
    assert (language != "fr") or not re.search(r"\w[;:]", said), "a space stands before both there"
    assert not re.search(r"\b(would|worth|reckons|thought|played)\b", said)


@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_and_an_end_are_in_the_readers_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(3, players=3)
    file = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO("help\n9999\nas nobody\nwhat\nend\nas 1\nquit\n"))
    shown = screen(language, file)
    Replayer(shown, record_of(match), ALL_SEEING).run()
    show_end(shown, Match.copy(match), 0, ("a", "b", "c"))
    seen, phrase = file.getvalue(), shown.phrase
    for words in ("all-seeing", "as seat", "The game is over", "Ranking", "nobody looks", "lists"):
        assert words not in seen
    assert phrase("replay-eyes", eyes="all", seat=0) in seen
    assert phrase("ranking") in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_a_bot_has_words(language: str) -> None:
    notes = [Phrases(language).advice("note", note=note) for note in NOTES]
    assert len(set(notes)) == len(NOTES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_typed_stay_as_they_are(language: str) -> None:
    help_text = Phrases(language)("help", number="MA-9")
    for word in ("hint", "out", "table", "log", "log all", "quit"):
        assert re.search(rf"^  {word} {{2,}}\S", help_text, re.MULTILINE), word
    assert "terminal-help" in messages_in(language, "terminal")
