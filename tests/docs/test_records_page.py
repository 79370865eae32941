"""The page about records describes the format as it is, and its reader reads it right."""

import json
import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from docs.doc_pages import ROOT, blocks_of, table_under

from saleroom.core.chance import below, seeded
from saleroom.core.codec import Verb
from saleroom.core.contract import Outcome
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of, write
from saleroom.play.verify import verify_line

PAGE = ROOT / "docs" / "records.md"
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.jsonl"))

Sale = tuple[int, int, list[int]]
Reader = Callable[[Any], Iterator[Sale]]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_every_example_is_a_valid_record(file: Path) -> None:
    for line in file.read_text("utf-8").splitlines():
        verdict = verify_line(line)
        assert verdict.ok, verdict


def test_the_example_on_the_page_is_the_one_in_the_file() -> None:
    (shown,) = (block.text for block in blocks_of(PAGE) if block.language == "json")
    (line,) = (ROOT / "docs" / "examples" / "opening.jsonl").read_text("utf-8").splitlines()
    assert json.loads(shown) == json.loads(line)


@pytest.mark.parametrize(("heading", "kind"), [("The fields", Record), ("The result", Outcome)])
def test_the_page_has_every_field_and_no_other(heading: str, kind: Any) -> None:
    assert first_column(heading) == list(kind.__struct_fields__)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_every_verb_with_its_values_and_no_other(name: str) -> None:
    game = game_named(name)
    codecs = {"chance": game.chance_codec, "a seat": game.codec}
    rows = [(row[0].strip("`"), row[1], row[2]) for row in table_under(PAGE, game.title)]
    known = [(verb, who) for who, codec in codecs.items() for verb in codec.verbs]
    assert sorted((verb, who) for verb, who, _ in rows) == sorted(known)
    for verb, who, values in rows:
        assert_values(codecs[who].verbs[verb], values, seats=game.players[-1])


def assert_values(verb: Verb, stated: str, seats: int) -> None:
    """What a number stands for is the page's own word; how far the numbers go is the codec's."""
    if verb.kind == "choice" and stated == "a seat":
        assert verb.count >= seats
    elif verb.kind == "choice":
        assert re.fullmatch(rf"an? \w+, [01] to {verb.count - 1}", stated), verb
    else:
        assert stated == {"bare": "`true`", "amount": "an amount"}[verb.kind]


def first_column(heading: str) -> list[str]:
    return [row[0].strip("`") for row in table_under(PAGE, heading)]


@pytest.fixture
def sales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Run the reader of the page and take its function out."""
    script = tmp_path / "reader.py"
    script.write_text(next(b.text for b in blocks_of(PAGE) if b.language == "python"), "utf-8")
    monkeypatch.chdir(ROOT)
    reader: Reader = runpy.run_path(str(script))["sales"]
    return reader


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("seed", range(4))
def test_the_reader_finds_the_sales_the_rules_told(
    sales: Reader, players: int, edition: str, seed: int
) -> None:
    options = {"mystery_hand": players == 3 and seed % 2 == 1}
    match = played(Match(GAME, players, edition, options), seeded(seed))
    assert list(sales(json.loads(write(record_of(match))))) == list(told_sales(match))


def played(match: Match, numbers: list[int]) -> Match:
    """Play at random to the end, now and then taking something back."""
    while not match.is_over:
        seat = match.asked
        if seat == CHANCE:
            match.act(CHANCE, GAME.flat.sample(match.state, numbers))
            continue
        regretful = below(numbers, match.players)
        take_back = GAME.codec.encode({"take_back": True})
        if below(numbers, 4) == 0 and take_back in match.legal(regretful).choices:
            match.act(regretful, take_back)
        else:
            match.act(seat, GAME.flat.pick(match.state, seat, numbers))
    return match


def told_sales(match: Match) -> Iterator[Sale]:
    for _, event in match.heard(ALL_SEEING):
        if event.name in ("sold", "taken_free"):
            cards = [event[name] for name in ("card", "second") if event[name] >= 0]
            yield event["seat"], event.data.get("price", 0), cards
