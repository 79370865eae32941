import json
from pathlib import Path

import pytest
from sampled import sampled
from typer.testing import CliRunner, Result

from saleroom.cli import app
from saleroom.games.registry import GAMES


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words])


@pytest.mark.parametrize("game", sampled(GAMES, "canaletto"))
def test_every_game_can_be_simulated_and_summed_up(game: str) -> None:
    done = run(game, "--games", "300", "--seed", "7", "--bots", "random")
    assert done.exit_code == 0, done.output
    assert f"300 games of {game}" in done.output
    for words in ("Decisions in a game", "victories", "How games end", "Beginning is worth"):
        assert words in done.output


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Commencer vaut"), ("pl", "Jak kończą się partie"), ("de", "95-%-Intervall")],
)
def test_the_summary_comes_in_every_language(language: str, words: str) -> None:
    done = run("canaletto", "--games", "30", "--seed", "7", "--language", language)
    assert words in done.output
    assert "How games end" not in done.output


def test_json_says_the_same_in_numbers() -> None:
    done = run("modern-art", "--players", "3", "--games", "200", "--seed", "7", "--json")
    summary = json.loads(done.output)
    assert (summary["games"], summary["table"]["players"]) == (200, 3)
    assert sum(seat["wins"]["mean"] for seat in summary["seats"]) == pytest.approx(1)
    assert sum(ending["games"] for ending in summary["endings"]) == 200


def test_other_bots_can_be_simulated_too() -> None:
    words = ("modern-art", "--games", "25", "--seed", "1", "--json")
    done = run(*words, "--bots", "visitor,random,random,random")
    summary = json.loads(done.output)
    assert summary["back_end"] == "plain Python"
    assert summary["seats"][0]["wins"]["mean"] > 0.5


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("modern-arts",), "did you mean modern-art?"),
        (("modern-art", "--bots", "expret"), "expret"),
        (("modern-art", "--games", "0"), "games"),
        (("modern-art", "--players", "7"), "players"),
    ],
)
def test_what_cannot_be_simulated_is_refused(words: tuple[str, ...], complaint: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert complaint in done.output


def test_options_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('double_proceeds = "new_seller"\nmystery_hand = true\n')
    words = ("modern-art", "--players", "3", "--games", "10", "--json", "--option", f"@{file}")
    summary = json.loads(run(*words).output)
    expected = {"double_proceeds": "new_seller", "mystery_hand": True}
    assert summary["table"]["options"] == expected


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("mystery_hand == true", "not TOML"),
        ("\x00", "not TOML"),
        ("mystery = true", "mystery"),
        ("first_seller = 'nobody'", "first_seller"),
    ],
)
def test_a_bad_file_of_options_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    done = run("modern-art", "--option", f"@{file}")
    assert done.exit_code == 2
    assert complaint in done.output


def test_a_missing_file_of_options_is_named(tmp_path: Path) -> None:
    done = run("modern-art", "--option", f"@{tmp_path / 'no.toml'}")
    assert done.exit_code == 2
    assert "no.toml: no such file" in done.output.replace("\n", "")


def test_an_option_given_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("open_money = true\n")
    done = run("modern-art", "--option", f"@{file}", "--option", "open_money=false")
    assert done.exit_code == 2
    assert "given twice" in done.output
