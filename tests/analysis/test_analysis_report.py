"""The report and the words of an analysis, in four languages."""

from html.parser import HTMLParser

import pytest

import saleroom
from saleroom.analysis.found import (
    BLUNDER,
    GRADES,
    WHYS,
    Analysis,
    Decision,
    Option,
    Player,
    Point,
    Told,
    Why,
)
from saleroom.analysis.report import report
from saleroom.analysis.words import Words
from saleroom.games.registry import game_named
from saleroom.messages.languages import LANGUAGES
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of
from saleroom.terminal.analysing import at_place, summed_up

NAMES = ("Ada <b>", "dealer", "dealer")
# No line is broken before a sign of per cent.
FROM_TO = "40\u00a0% → 10\u00a0%"
VOID = {"meta", "br", "circle", "path"}


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(saleroom.play_out(Match(game_named("canaletto"), 3), "dealer", seed=4), NAMES)


def found(record: Record, code: str) -> Analysis:
    *_, match = saleroom.replayed(record)
    number, move = next((n, m) for n, m in enumerate(match.moves, 1) if m.seat >= 0)
    low, high = Told(0.1, 0.05, 0.2), Told(0.4, 0.3, 0.5)
    decision = Decision(
        move=number,
        seat=move.seat,
        done=match.name_of(move),
        lot=0,
        is_forced=False,
        before=high,
        after=low,
        better=Option(action={"bid": 5}, told=high, worlds=64),
        loss=0.3,
        error=0.02,
        grade=BLUNDER,
        why=Why(code=code, sum=7, stop=3, rival=(move.seat + 1) % 3),
        shift=(0.1, 0.1, 0.1),
        options=(Option(action={"bid": 5}, told=high, worlds=64),),
    )
    return Analysis(
        game=record.game,
        edition=record.edition,
        players=3,
        seats=tuple(record.seats),
        moves=len(match.moves),
        is_over=True,
        eyes="own",
        worlds=64,
        seed=0,
        course=tuple(Point(move=at, told=(low, high, low)) for at in (number, number + 9)),
        decisions=(decision,),
        accuracy=tuple(
            Player(seat=seat, decisions=1, grades=dict.fromkeys(GRADES, 1), lost=0.3, accuracy=0.5)
            for seat in range(3)
        ),
        dearest=(number,),
    )


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.fetched: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.cells: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        given = dict(attrs)
        self.fetched += [str(value) for name, value in attrs if name in {"src", "srcset"}]
        self.ids |= {str(given["id"])} if "id" in given else set()
        self.links |= {str(given["href"])} if "href" in given else set()
        if tag == "td":
            self.cells.append(given.get("data-head"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_that_fetches_nothing(record: Record, language: str) -> None:
    text = report(record, found(record, WHYS[0]), language)
    page = Page()
    page.feed(text)
    assert page.open == []
    assert not page.fetched
    assert not page.seen & {"script", "link", "img", "iframe"}
    assert "http" not in text
    assert "@import" not in text
    assert {link.removeprefix("#") for link in page.links} <= page.ids
    assert f'<html lang="{language}">' in text


def test_what_decided_it_comes_first_and_names_stay_text(record: Record) -> None:
    text = report(record, found(record, WHYS[0]))
    assert text.index("What decided it") < text.index("<svg") < text.index("Every decision")
    assert "Ada <b>" not in text
    assert "Ada &lt;b&gt;" in text
    assert FROM_TO in text


def test_every_cell_of_a_table_knows_its_column(record: Record) -> None:
    """On a phone a row is a card, and its cells stand under each other."""
    page = Page()
    page.feed(report(record, found(record, WHYS[0])))
    assert page.cells
    assert None not in page.cells
    assert "Accuracy" in page.cells


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(record: Record, language: str) -> None:
    said = set()
    for code in WHYS:
        analysis = found(record, code)
        say = Words(record, analysis, language)
        said.add(say.why(analysis.decisions[0]))
    assert len(said) == len(WHYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_the_same(record: Record, language: str) -> None:
    analysis = found(record, WHYS[0])
    say = Words(record, analysis, language)
    summary = "\n".join(summed_up(say))
    assert FROM_TO in summary
    assert "dealer 1" in summary  # two of one name are told apart
    here = "\n".join(at_place(say, analysis.decisions[0].move))
    assert here.count(FROM_TO) == 1  # what decided it is not told again where it stands already
