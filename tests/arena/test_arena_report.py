"""The page of a tournament: complete, in one file, and harmless whatever bots are called."""

import re
from html.parser import HTMLParser

import msgspec
import pytest
from arena.tournaments import setting

from saleroom.arena.report.page import page
from saleroom.arena.tournament.holding import hold
from saleroom.arena.tournament.results import TournamentResult
from saleroom.arena.workers import Where
from saleroom.messages.languages import LANGUAGES

VOID = {"meta", "br"}


@pytest.fixture(scope="module")
def result() -> TournamentResult:
    table = setting("collector", "visitor", "random")
    return hold(
        table, 24, where=Where(workers=1), plain=True, command="saleroom arena canaletto ..."
    )


class Reader(HTMLParser):
    """Notes headings, and whether every tag is closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002  # the parser's
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself, as in SVG, opens nothing."""

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    return reader


def test_a_page_has_all_parts_and_its_tags_fit(result: TournamentResult) -> None:
    reader = read(page(result))
    assert (reader.open, reader.wrong) == ([], [])
    assert reader.headings == [
        "Standings",
        "Win shares",
        "Ratings",
        "Cross-table",
        "Score over the game",
        "Time for a decision",
        "How it was measured",
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_page_speaks_every_language(result: TournamentResult, language: str) -> None:
    text, english = page(result, language), page(result)
    assert f'<html lang="{language}">' in text
    assert not set(read(text).headings) & set(read(english).headings)
    labels = re.findall(r'aria-label="([^"]+)"', english)
    assert len(labels) == 3
    assert not any(f'aria-label="{label}"' in text for label in labels)


def test_a_page_needs_nothing_else(result: TournamentResult) -> None:
    text = page(result)
    assert "<script" not in text
    assert "<link" not in text
    assert "@import" not in text
    named = set(re.findall(r"https?://[^\s\"'<]+", text))
    assert named <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_a_page_says_what_was_measured_and_how_to_do_it_again(result: TournamentResult) -> None:
    text = page(result)
    for words in (
        "Canaletto: collector, visitor, random",
        "24 games of Canaletto, 3 players. 4 deals, each in 6 seatings",
        "saleroom arena canaletto ...",
        result.setting.program,
        'name="viewport"',
        "prefers-color-scheme: dark",
    ):
        assert words in text


def test_plots_take_their_colours_from_the_page(result: TournamentResult) -> None:
    drawn = "".join(re.findall(r"<svg.*?</svg>", page(result), re.DOTALL))
    assert drawn.count("<svg") == 3
    assert "var(--series-2)" in drawn
    assert re.findall(r"#[0-9a-fA-F]{6}\b", drawn) == []


def test_the_same_result_is_the_same_page(result: TournamentResult) -> None:
    assert page(result) == page(result)


def test_names_are_not_read_as_html(result: TournamentResult) -> None:
    odd = msgspec.json.encode(result).replace(b"visitor", b"<b>&")
    text = page(msgspec.json.decode(odd, type=TournamentResult))
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_an_early_stop_is_said() -> None:
    table = setting("collector", "random", "random")
    stopped = hold(table, 3000, where=Where(workers=1), plain=True, stop_when_sure=True)
    text = page(stopped)
    assert "Stopped early, of 3,000 games: collector wins more than the fair share" in text
    assert "The other intervals do not allow for that." in text


def test_without_ratings_and_courses_the_rest_is_there(result: TournamentResult) -> None:
    standings = [
        msgspec.structs.replace(one, rating=None, thinking=None) for one in result.standings
    ]
    bare = msgspec.structs.replace(result, standings=standings, course=[])
    reader = read(page(bare))
    assert "Ratings" not in reader.headings
    assert "Score over the game" not in reader.headings
    assert reader.wrong == []
