"""Whole games by text alone, in every language; what is no answer is refused with the reason."""

from itertools import product
from random import Random
from typing import Any

import pytest
from sampled import sampled
from text.readers import answers_in, labels_in, play_out

from saleroom.bots.contract import Bot
from saleroom.core.errors import BadSetup, UnknownSeat
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.registry import GAMES
from saleroom.messages.languages import LANGUAGES
from saleroom.text.cards import tokens
from saleroom.text.environment import TextTable

BAD = ("frobnicate", "9999999", "{", '{"frobnicate": true}', '{"bid": "x"}', "[" * 9)


@pytest.mark.parametrize(
    ("game", "language"),
    sampled(
        product(GAMES, LANGUAGES),
        *zip(("canaletto",), ("pl",), strict=True),
    ),
)
def test_a_game_is_played_to_its_end_by_text_alone(game: str, language: str) -> None:
    table = TextTable(game, 3, seed=5, language=language)
    play_out(table, Random(f"{game} {language}"))  # noqa: S311  # a game
    assert table.seat == NOBODY
    assert table.outcome is not None
    last = table.observe().splitlines()[-1]
    assert all(str(score) in last for score in table.outcome.scores)
    assert not table.bad
    taken = table.act("pass")
    assert not taken.ok
    assert taken.reason in table.observe()


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_the_house_sit_on_the_other_seats(game: str) -> None:
    table = TextTable(game, 3, bots={0: "visitor", 2: "random"}, seed=2)
    asked = set()
    while not table.is_over and len(asked) < 5:
        assert table.seat == 1
        observation = table.observe()
        asked.add(observation)
        assert observation.startswith("You are seat 1.")
        assert table.act(answers_in(observation)[-1]).ok


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_short(game: str) -> None:
    table = TextTable(game, 5 if game != "canaletto" else 4, seed=1)
    longest = 0
    for _ in range(12):
        observation = table.observe()
        longest = max(longest, tokens(observation))
        assert table.act(answers_in(observation)[-1]).ok
        if table.is_over:
            break
    assert longest < 1200


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_answer_changes_nothing_and_says_why(game: str) -> None:
    table = TextTable(game, 3, seed=4)
    match, seat = table._match, table.seat
    before, moves = duplicate(match.state), len(match.moves)
    listed = answers_in(table.observe())
    for bad in BAD:
        taken = table.act(bad)
        assert not taken.ok
        assert taken.reason
        assert (table.seat, len(match.moves)) == (seat, moves)
        assert duplicate(match.state) == before
    assert table.bad_in_a_row[seat] == len(BAD)
    assert table.act(listed[-1]).ok
    assert table.bad_in_a_row[seat] == 0


def test_what_the_rules_forbid_is_refused_with_its_paragraph() -> None:
    table = TextTable("canaletto", 3, seed=1)
    taken = table.act('{"pass": true}')
    assert not taken.ok
    assert "CA-8" in taken.reason


def test_an_unknown_verb_is_named_and_so_are_those_there_are() -> None:
    taken = TextTable("canaletto", 3, seed=1).act('{"fly": 3}')
    assert "fly" in taken.reason
    assert "bribe" in taken.reason


@pytest.mark.parametrize("language", sampled(LANGUAGES, "pl"))
def test_a_label_is_an_answer_in_its_language(language: str) -> None:
    table = TextTable("moderne-zeiten", 3, seed=6, language=language)
    labels = 0
    for _ in range(25):
        observation = table.observe()
        found = labels_in(observation)
        if len(found) > 1:
            labels += 1
            assert table.act(f"[{found[0]}]").ok
        else:
            assert table.act(answers_in(observation)[0]).ok
        if table.is_over:
            break
    assert labels > 1


def test_only_the_end_of_a_long_answer_is_read() -> None:
    table = TextTable("canaletto", 3, seed=1)
    assert table.act("I think [bid 3] " * 100_000 + "no, rather [bid 2]").ok
    assert "2" in table.observe()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_reads_nothing_of_what_others_hide(game: str) -> None:
    """Whatever the seat cannot know is dealt anew: it reads the same."""
    table = TextTable(game, 3, seed=9)
    luck = Random(2)  # noqa: S311  # a game
    for number in range(10):
        if table.is_over:
            break
        reader = number % 3
        before = table.observe(reader)
        table._match.game.flat.redeal(table._match.state, reader, [luck.getrandbits(60)])
        assert table.observe(reader) == before
        bare = [one for one in answers_in(table.observe()) if " " not in one]
        table.act(bare[0] if bare else answers_in(table.observe())[0])


def test_who_cannot_sit_there_is_refused() -> None:
    with pytest.raises(UnknownSeat):
        TextTable("modern-art", 3, bots={3: "random"})
    with pytest.raises(BadSetup):
        TextTable("alles-futsch", 2, bots={0: "random", 1: "random"})
    with pytest.raises(UnknownSeat):
        TextTable("modern-art", 3).observe(7)


@pytest.mark.parametrize("silence", ["", "  ", "[]", "I had rather not say. [ ]"])
def test_silence_is_no_answer_where_one_may_pass(silence: str) -> None:
    table = TextTable("canaletto", 3, bots={1: "visitor", 2: "visitor"}, seed=1)
    before = table.observe()
    assert "(pass)" in before
    taken = table.act(silence)
    assert not taken.ok
    assert taken.reason
    assert table.observe() == before


@pytest.mark.parametrize("answer", [None, 5, b"pass", ["pass"], {"pass": True}], ids=repr)
def test_what_is_no_text_is_no_answer(answer: object) -> None:
    table = TextTable("canaletto", 3, bots={1: "visitor", 2: "visitor"}, seed=1)
    before = table.observe()
    taken = table.act(answer)
    assert not taken.ok
    assert repr(answer) in taken.reason
    assert table.bad_in_a_row[0] == 1
    assert table.observe() == before


class InterruptedOnce:
    """A bot over whose first decision somebody presses Ctrl-C."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Bot | None = None
        self._waiting = bot

    def choose(self, *given: Any) -> int:
        if self.bot is None:
            self.bot = self._waiting
            raise KeyboardInterrupt
        return self.bot.choose(*given)


def test_who_was_interrupted_is_not_asked_for_the_bots() -> None:
    options = {"first_player": 0}
    tables = [
        TextTable("canaletto", 3, bots={1: "visitor", 2: "visitor"}, seed=1, options=options)
        for _ in range(2)
    ]
    bots = tables[0]._table._bots
    bots[1] = InterruptedOnce(bots[1])
    with pytest.raises(KeyboardInterrupt):
        tables[0].act("bid 3")
    tables[1].act("bid 3")
    assert tables[0].observe() == tables[1].observe()
    assert tables[0].seat == 0
