"""What the pages say about the project is so: dependencies, the contract, options, cards."""

import json
import re
import tomllib
from dataclasses import fields
from typing import Any

from docs.doc_pages import ROOT, table_under

from saleroom.core.contract import Game
from saleroom.fast import Batch
from saleroom.games.modern_art import flat
from saleroom.games.modern_art.components import (
    ARTIST_NAMES,
    AUCTION_NAMES,
    DEALS,
    EDITIONS,
    SPLIT,
)
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.options import Options

DOCS = ROOT / "docs"
RULES = DOCS / "rules" / "modern-art.md"


# Layers and dependencies


def test_the_page_has_the_layers_that_are_checked_in_their_order() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    (chain,) = re.findall(r"`(__main__ -> [^`]+)`", text)
    shown = [name.strip() for names in chain.split("->") for name in names.split("|")]
    contracts = facts()["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if "layers" in contract)
    checked = [name.strip() for layer in layers for name in re.split(r"[|:]", layer)]
    wanted = [name.removeprefix("saleroom.") for name in checked]
    assert [name for name in shown if name in wanted] == wanted


def facts() -> dict[str, Any]:
    """Return what pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def required() -> set[str]:
    """Return the names of all packages that pyproject.toml and the page ask for."""
    project = facts()["project"]
    lists = [
        facts()["build-system"]["requires"],
        project["dependencies"],
        *project["optional-dependencies"].values(),
        *facts()["dependency-groups"].values(),
    ]
    of_the_page = [
        name
        for folder in ("frontend", "frontend-test")
        for kind in ("dependencies", "devDependencies")
        for name in json.loads((ROOT / folder / "package.json").read_text("utf-8")).get(kind, {})
    ]
    of_python = {re.split(r"[^\w.-]", wanted)[0] for wanteds in lists for wanted in wanteds}
    return (of_python - {"saleroom"}) | {*of_the_page}  # an extra may bring others of ours


def test_every_dependency_has_its_reason_and_nothing_else_has() -> None:
    page = DOCS / "dependencies.md"
    headings = re.findall(r"^## (To .*)$", page.read_text("utf-8"), re.MULTILINE)
    rows = [row for heading in headings for row in table_under(page, heading)]
    assert sorted(row[0] for row in rows) == sorted(required())
    assert [row for row in rows if len(row) != 3 or not all(row)] == []


# Research


def test_the_page_has_everything_a_batch_can_do() -> None:
    rows = table_under(DOCS / "research.md", "Step by step")
    named = [row[0].strip("`").removeprefix("Batch.").partition("(")[0] for row in rows]
    offered = [name for name in vars(Batch) if not name.startswith("_")]
    assert sorted(named) == sorted(offered)


# Adding a game


def test_the_page_has_every_flat_function_and_every_field_of_a_game() -> None:
    page = DOCS / "add-a-game.md"
    functions = [row[0] for row in table_under(page, "3. The contract", 0)]
    offered = [name for name in vars(flat) if not name.startswith("_")]
    assert sorted(name.strip("`").partition("(")[0] for name in functions) == sorted(offered)
    named = [row[0].strip("`") for row in table_under(page, "3. The contract", 1)]
    assert named == [field.name for field in fields(Game)]


# The rules


def test_the_page_deals_and_splits_the_cards_as_the_program_does() -> None:
    rows = table_under(RULES, "The cards")
    assert [row[1:3] for row in rows] == [list(names) for names in zip(*ARTIST_NAMES, strict=True)]
    assert [[int(cell) for cell in row[4:]] for row in rows] == [list(row) for row in SPLIT]
    assert [int(row[3]) for row in rows] == [sum(row) for row in SPLIT]
    text = " ".join(RULES.read_text("utf-8").split())
    for players in GAME.players:
        assert ", ".join(str(count) for count in DEALS[players]) in text


def test_the_page_has_every_option_with_its_values_and_defaults() -> None:
    rows = {row[0].strip("`"): row for row in table_under(RULES, "The two editions", 1)}
    assert list(rows) == list(Options.__struct_fields__)
    for column, edition in enumerate(EDITIONS, 2):
        assert defaults(edition) == {name: row[column].strip("`") for name, row in rows.items()}
    for value in re.findall(r"`(\w+)`", rows["double_proceeds"][1]):
        assert GAME.read_options({"double_proceeds": value}).double_proceeds == value


def defaults(edition: str) -> dict[str, str]:
    """Return what a table plays by if it chooses nothing, as the page writes it."""
    s = GAME.new(3, edition)
    return {
        "double_proceeds": "new_seller" if s.new_seller_takes_all else "split",
        "mystery_hand": str(bool(s.mystery_hand)).lower(),
        "open_money": str(bool(s.open_money)).lower(),
        "first_seller": "drawn at random" if s.first_seller < 0 else "a seat",
    }


def test_the_page_names_the_auctions_as_the_program_does() -> None:
    assert [name for name in AUCTION_NAMES if name not in RULES.read_text("utf-8")] == []
