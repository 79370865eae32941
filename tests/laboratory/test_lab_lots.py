"""Every lot of a game as a row."""

import json
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from saleroom.bots.table import played
from saleroom.cli import app
from saleroom.core.errors import BadSetup
from saleroom.games.registry import game_named, game_names
from saleroom.laboratory.lots import lots_of_match, lots_of_record
from saleroom.play.match import Match
from saleroom.play.record import record_of, write


@pytest.mark.parametrize("name", [name for name in game_names() if name != "attic"])
def test_a_row_says_what_the_record_says(name: str) -> None:
    game = game_named(name)
    match = played(Match(game, 3), ["visitor"] * 3, 11)
    rows = lots_of_record(record_of(match), 4, "collector")
    assert rows == lots_of_match(match, 4, "collector")
    assert [row.lot for row in rows] == list(range(1, len(rows) + 1))
    bought = [row for row in rows if row.buyer is not None]
    assert bought
    for row in bought:
        assert row.buyer in (row.seller, *row.could_bid)
        amounts = [bid.amount for bid in row.bids if bid.seat == row.buyer]
        if row.mechanism == "fixed_price":  # the seller has what nobody took
            assert amounts == ([] if row.buyer == row.seller else [None])
        else:
            assert row.price == (amounts[-1] if amounts else 0)
        assert row.worth is not None
        assert row.best == max(row.worth)
        assert row.is_efficient == (row.worth[row.buyer] == row.best)


def test_a_bot_without_an_opinion_is_refused() -> None:
    match = played(Match(game_named("canaletto"), 3), ["random"] * 3, 1)
    with pytest.raises(BadSetup, match="laboratory_no_estimate"):
        lots_of_match(match, 0, "random")


def test_the_command_writes_a_table_that_polars_reads(tmp_path: Path) -> None:
    match = played(Match(game_named("modern-art"), 3), ["visitor"] * 3, 2)
    records, table = tmp_path / "games.jsonl", tmp_path / "lots.parquet"
    records.write_text(f"{write(record_of(match))}\n" * 2)
    told = CliRunner().invoke(app, ["lots", str(records), "--worth", "none"])
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    done = CliRunner().invoke(app, ["lots", str(records), "--parquet", str(table)])
    assert done.exit_code == 0, done.output
    read = pl.read_parquet(table)
    assert read["price"].to_list() == [line["price"] for line in lines]
    assert read["game"].unique().sort().to_list() == [1, 2]
    bids = read.explode("bids")["bids"]
    assert bids.struct.fields == ["seat", "move", "amount"]


def test_a_record_that_is_none_leaves_no_table_behind(tmp_path: Path) -> None:
    match = played(Match(game_named("canaletto"), 3), ["random"] * 3, 2)
    records, table = tmp_path / "games.jsonl", tmp_path / "lots.parquet"
    records.write_text(f"{write(record_of(match))}\nnonsense\n")
    done = CliRunner().invoke(
        app, ["lots", str(records), "--worth", "none", "--parquet", str(table)]
    )
    assert done.exit_code != 0
    assert f"{records}, line 2:" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
