"""Whole tournaments: the same for every number of workers, resumable, and stopped when sure."""

from pathlib import Path

import msgspec
import pytest
from arena.tournaments import setting

from saleroom.arena.journal import BadJournal
from saleroom.arena.tournament.holding import hold
from saleroom.arena.tournament.plain_blocks import BotFailed, play_block
from saleroom.arena.tournament.results import TournamentResult
from saleroom.arena.tournament.setting import Setting, setting_of
from saleroom.arena.workers import Where
from saleroom.core.errors import BadSetup

TABLE = setting("visitor", "random", "random")


def games_of(result: TournamentResult) -> object:
    """What must be the same whenever the games are."""
    return [
        (one.name, one.wins, one.rank, one.score, one.margin, one.rating)
        for one in result.standings
    ], (result.cross_table, result.course, result.stopped, result.games, result.decisions)


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    alone, shared = (hold(TABLE, 21, where=Where(workers=n), plain=True) for n in (1, 2))
    assert games_of(alone) == games_of(shared)
    assert alone.back_end == "plain Python"


def test_deals_are_played_whole() -> None:
    result = hold(TABLE, 4, where=Where(workers=1), plain=True, rated=False)
    assert (result.games, result.blocks, result.games_in_block) == (6, 2, 3)


def test_the_games_of_a_block_share_their_deal_and_blocks_do_not() -> None:
    same = [play_block(setting("random", "random", "random"), 3).scores for _ in range(2)]
    assert same[0] == same[1]
    other = play_block(setting("random", "random", "random"), 4).scores
    assert other != same[0]


def test_another_seed_gives_other_games() -> None:
    scores = [play_block(setting("visitor", "random", "random", seed=s), 0).scores for s in (1, 2)]
    assert scores[0] != scores[1]


def test_scores_are_followed_from_the_first_decision_to_the_end() -> None:
    played = play_block(TABLE, 0)
    seatings = TABLE.seatings(0)
    last = [
        scores[seating.index("visitor")]
        for seating, scores in zip(seatings, played.scores, strict=True)
    ]
    assert played.course["visitor"][-1] == pytest.approx(sum(last) / 3, abs=0.01)
    assert len(played.course["random"]) == 21


def test_only_own_decisions_are_timed() -> None:
    played = play_block(TABLE, 0)
    timed = {name: sum(times.values()) for name, times in played.times.items()}
    assert sum(timed.values()) == sum(played.decisions)
    assert timed["visitor"] < timed["random"]


def test_no_games_are_no_tournament() -> None:
    with pytest.raises(BadSetup, match="setup_least: option=games, least=1"):
        hold(TABLE, 0)


def test_the_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(BadSetup, match="setup_count: option=bots, wanted=3, given=2"):
        setting_of(TABLE.match(), ("random", "random"), 1)


# Going on


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "blocks.jsonl"
    whole = hold(TABLE, 12, where=Where(workers=1), plain=True)
    hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file))
    done = file.read_text().splitlines()
    heard: list[int] = []
    again = hold(
        TABLE, 12, where=Where(workers=2), plain=True, resume=str(file), progress=heard.append
    )
    assert games_of(again) == games_of(whole)
    assert file.read_text().splitlines()[: len(done)] == done
    assert heard == [3, 3, 3, 3]
    assert len(file.read_text().splitlines()) == 1 + 4


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "blocks.jsonl"
    hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file))
    before = file.read_text()
    again = hold(TABLE, 3, where=Where(workers=1), plain=True, resume=str(file))
    assert again.games == 3
    assert file.read_text() == before


@pytest.mark.parametrize("cut", [1, 40, 200])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "blocks.jsonl"
    whole = hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file))
    file.write_bytes(file.read_bytes()[:-cut])
    again = hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file))
    assert games_of(again) == games_of(whole)
    assert file.read_bytes().endswith(b"}\n")
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (setting("visitor", "random", "random", seed=6), "seed 5 ≠ 6"),
        (setting("random", "visitor", "random"), "bots visitor,random,random ≠ random,"),
        (setting("visitor", "random", "random", game="modern-art"), "game canaletto ≠ mod"),
        (msgspec.structs.replace(TABLE, program="0 another"), "program .* ≠ 0 another"),
    ],
)
def test_a_file_of_another_tournament_is_refused(tmp_path: Path, other: Setting, what: str) -> None:
    file = tmp_path / "blocks.jsonl"
    hold(TABLE, 3, where=Where(workers=1), plain=True, resume=str(file), rated=False)
    before = file.read_bytes()
    with pytest.raises(BadJournal, match=what):
        hold(other, 3, where=Where(workers=1), plain=True, resume=str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"no journal\n", b"\xff\xfe\n", b"{}\n", b'{"format": "x"}\n'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "precious.txt"
    file.write_bytes(text)
    with pytest.raises(BadJournal, match="journal_form"):
        hold(TABLE, 3, where=Where(workers=1), plain=True, resume=str(file))
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"{", b"rubbish"), (b'"block":0', b'"block":7'), (b'"scores":[[', b'"scores":[[1,')],
)
def test_a_line_that_is_not_the_next_block_is_refused(
    tmp_path: Path, old: bytes, new: bytes
) -> None:
    file = tmp_path / "blocks.jsonl"
    hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file), rated=False)
    head, first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + first.replace(old, new, 1) + second)
    with pytest.raises(BadJournal, match="line=2"):
        hold(TABLE, 6, where=Where(workers=1), plain=True, resume=str(file))


# Stopping


def test_it_stops_when_the_first_bot_is_better_for_sure() -> None:
    alone, shared = (
        hold(TABLE, 3000, where=Where(workers=n), plain=True, stop_when_sure=True, rated=False)
        for n in (1, 2)
    )
    assert alone.stopped is not None
    assert alone.stopped.why == "more"
    assert alone.stopped.planned_games == 3000
    assert 90 <= alone.games < 600
    assert games_of(alone) == games_of(shared)


def test_it_stops_when_the_first_bot_is_worse_for_sure() -> None:
    worse = setting("random", "visitor", "visitor")
    result = hold(worse, 3000, where=Where(workers=1), plain=True, stop_when_sure=True, rated=False)
    assert result.stopped is not None
    assert result.stopped.why == "less"


def test_equals_play_all_their_games() -> None:
    equals = setting("random", "random", "random")
    result = hold(equals, 60, where=Where(workers=1), plain=True, stop_when_sure=True)
    assert (result.stopped, result.games) == (None, 60)


def test_being_sure_at_the_last_block_is_no_early_stop() -> None:
    """At 30 blocks it looks for the first time, and is sure."""
    result = hold(TABLE, 90, where=Where(workers=1), plain=True, stop_when_sure=True, rated=False)
    assert (result.stopped, result.games) == (None, 90)


# Bots that fail

HOPELESS = """
class Hopeless:
    def __init__(self, game):
        pass
    def choose(self, view, legal, memory, numbers):
        raise ZeroDivisionError("no idea")

class Cheat(Hopeless):
    def choose(self, view, legal, memory, numbers):
        return -5
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("name", "fault"),
    [("hopeless", "ZeroDivisionError: no idea"), ("cheat", "MalformedAction: .*-5")],
)
def test_a_bot_that_fails_is_named(
    name: str, fault: str, workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "hopeless_bot.py").write_text(HOPELESS)
    facts = tmp_path / "hopeless-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: hopeless\nVersion: 1.0\n")
    makers = "hopeless = hopeless_bot:Hopeless\ncheat = hopeless_bot:Cheat\n"
    (facts / "entry_points.txt").write_text(f"[saleroom.bots]\n{makers}")
    with pytest.raises(BotFailed, match=rf"bot_failed: name={name}, .*{fault}.*, block=0"):
        hold(setting(name, "random", "random"), 12, where=Where(workers=workers))
