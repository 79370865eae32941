"""Records: a whole game on one line, written, read, judged; all damage has its verdict."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from laws.house_tables import TABLES

from saleroom.core.chance import seeded
from saleroom.core.errors import BadRecord, GameOver, IllegalNow
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.playing import played, whole_game
from saleroom.laws.setups import Setup
from saleroom.messages.saying import said
from saleroom.play.format_1 import ENDINGS, ending_named
from saleroom.play.match import Match
from saleroom.play.record import FORMAT, read, record_of, spelt_out, write
from saleroom.play.verify import Verdict, opened, replayed, verify_line

Written = dict[str, Any]
FULL = write(record_of(whole_game(Setup("modern-art", 4, "1992", {}), 2)))
PART = write(record_of(played(Setup("modern-art", 3, "2009", {}).opened(), seeded(2), 100)))


def damaged(change: Callable[[Written], object], line: str = FULL) -> Verdict:
    """Change a record and have it judged."""
    written = json.loads(line)
    change(written)
    return verify_line(json.dumps(written))


def put(**fields: object) -> Callable[[Written], object]:
    return lambda written: written.update(fields)


def without(field: str) -> Callable[[Written], object]:
    return lambda written: written.pop(field)


def move(number: int, *what: object) -> Callable[[Written], object]:
    """Put other moves in the place of one."""
    return lambda written: written["moves"].__setitem__(slice(number, number + 1), what)


def test_what_a_record_looks_like() -> None:
    match = whole_game(Setup("modern-art", 3, "2009", {"mystery_hand": True}), 5)
    written = json.loads(write(record_of(match, ["Ann", "Ben", "Cleo"])))
    assert list(written) == [
        *("format", "game", "edition", "players", "options", "seats", "rules", "moves", "result")
    ]
    assert (written["format"], written["game"], written["edition"]) == (
        FORMAT,
        "modern-art",
        "2009",
    )
    assert written["options"] == {"mystery_hand": True}
    assert written["seats"] == ["Ann", "Ben", "Cleo"]
    assert written["rules"] == "1"
    outcome = match.outcome()
    assert outcome is not None
    assert written["result"]["scores"] == list(outcome.scores)


def test_chance_writes_its_outcomes_in_runs() -> None:
    *_, last = replayed(read(FULL))
    moves = json.loads(write(record_of(last)))["moves"]
    assert moves[0][0] == moves[1][0] == "chance"
    ((word, alone),) = moves[0][1].items()
    assert (word, alone in range(4)) == ("first_seller", True)
    assert sorted(moves[1][1]["draw"]) == list(range(70))
    assert all(who in range(4) for who, _ in moves[2:])


def test_a_run_may_as_well_be_written_one_by_one() -> None:
    def spell_out(written: Written) -> None:
        cards = written["moves"][1][1]["draw"]
        written["moves"][1:2] = [["chance", {"draw": card}] for card in cards]

    assert damaged(spell_out) == verify_line(FULL)
    assert len(list(spelt_out(read(FULL).moves))) == verify_line(FULL).moves


def test_an_unfinished_game_has_no_result() -> None:
    assert json.loads(PART)["result"] is None
    assert verify_line(PART) == Verdict(ok=True, name="goes_on", moves=100)
    assert damaged(without("result"), PART).ok


def test_a_whole_game_is_ok() -> None:
    verdict = verify_line(FULL)
    assert verdict.ok
    assert verdict.name == "right"
    assert said(verdict).startswith(f"ok: {verdict.moves} moves, ")
    assert (verdict.move, verdict.paragraph, verdict.note) == (None, "", "")
    assert verify_line(FULL.encode() + b"\n") == verdict


def test_every_seat_has_a_name() -> None:
    match = Match("canaletto", 3)
    assert record_of(match).seats == ["seat 0", "seat 1", "seat 2"]
    with pytest.raises(BadRecord, match="record_seats: players=3, seats=1"):
        record_of(match, ["Ann"])


def test_options_that_are_by_default_are_not_written() -> None:
    game = game_named("modern-art")
    assert record_of(Match(game, 4)).options == {}
    chosen = {"double_proceeds": "split", "open_money": False, "first_seller": 0}
    written = record_of(Match(game, 4, "2009", chosen)).options
    assert written == {"double_proceeds": "split", "first_seller": 0}


@pytest.mark.parametrize("table", TABLES[::6], ids=str)
def test_reading_what_was_written_gives_it_back(table: Setup) -> None:
    line = write(record_of(whole_game(table, 6), [f"«{k}» \n\t☃" for k in range(table.players)]))
    assert "\n" not in line
    assert write(read(line)) == write(read(line.encode())) == line
    assert opened(read(line)).moves == []


def test_replaying_goes_forward_one_move_at_a_time() -> None:
    counts = [len(match.moves) for match in replayed(read(PART))]
    assert counts == list(range(101))


# Damage to the frame: no move was made.
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put(format=3), "record_format: given=3, least=1, most=2"),
        (put(format="1"), "record_form: why=Expected `int`, got `str` - at `$.format`"),
        (without("format"), "record_form: why=Object missing required field `format`"),
        (without("moves"), "record_form: why=Object missing required field `moves`"),
        (put(colour="red"), "record_form: why=Object contains unknown field `colour`"),
        (put(game="chess"), "setup_no_game: name=chess, known=modern-art"),
        (put(game=7), "record_form: why=Expected `str`, got `int` - at `$.game`"),
        (put(edition="1993"), "setup_edition: known=1992, 2009, name='1993'"),
        (put(players=3), "record_seats: players=3, seats=4"),
        (put(seats=["a"]), "record_seats: players=4, seats=1"),
        (put(seats=["a"] * 6, players=6), "setup_players: known=3, 4, 5, name=6"),
        (put(players=-1), "record_seats: players=-1, seats=4"),
        (put(options={"speed": 2}), "setup_no_option: name=speed"),
        (put(options={"open_money": "yes"}), "setup_kind: option=open_money"),
        (put(options={"mystery_hand": True}), "setup_mystery_hand: players=4"),
        (put(options={"first_seller": 4}), "setup_seat: option=first_seller, seat=4"),
        (put(options=[]), "record_form: why=Expected `object`, got `array` - at `$.options`"),
        (put(moves={}), "record_form: why=Expected `array`, got `object` - at `$.moves`"),
        (put(moves=[[0]]), "record_form: why="),
        (put(moves=[[0, {}, 1]]), "record_form: why="),
        (put(moves=[[None, {}]]), "record_form: why="),
        (put(result={"scores": [1]}), "record_form: why="),
        (
            lambda written: written["result"].update(prize=7),
            "record_form: why=Object contains unknown field `prize` - at `$.result`",
        ),
        (put(format=10**60), f"record_format: given={10**15}, least=1"),
    ],
)
def test_damage_to_the_frame(change: Callable[[Written], object], says: str) -> None:
    verdict = damaged(change)
    assert says in str(verdict.error)
    assert (verdict.ok, verdict.name, verdict.moves) == (False, "unreadable", 0)
    assert verdict.move is None
    assert len(said(verdict)) < 300


# Damage to a move: its number, from 1, as moves are spelt out; 71 are chance's.
@pytest.mark.parametrize(
    ("change", "number", "says", "paragraph"),
    [
        (move(2, [3, {"offer": 0}]), 72, "not_asked", "MA-"),
        (move(2, [9, {"offer": 0}]), 72, "seat_unknown: given=9, last=3", ""),
        (move(2, [-1, {"offer": 0}]), 72, "seat_unknown: given=-1, last=3", ""),
        (move(2, ["3", {"offer": 0}]), 72, "record_mover: given='3'", ""),
        (move(2, [0, {"shout": 5}]), 72, "action_verb: given='shout'", ""),
        (move(2, [0, {}]), 72, "action_form", ""),
        (move(2, [0, {"bid": 1, "pass": True}]), 72, "action_form", ""),
        (move(2, [0, {"bid": [1, 2]}]), 72, "action_whole: verb=bid", ""),
        (move(2, [0, {"offer": 99}]), 72, "action_range: verb=offer, given=99, most=69", ""),
        (move(2, ["chance", {"draw": 1}]), 72, "not_now", "MA-8"),
        (move(0, ["chance", {"first_seller": 4}]), 1, "no_such_player", "MA-5"),
        (move(0, [-2, {"first_seller": 0}]), 1, "record_mover: given=-2", ""),
        (move(0, ["chance", {}]), 1, "action_form", ""),
        (move(0, ["chance", {"first_seller": []}]), 1, "record_no_outcome", ""),
        (move(1, ["chance", {"draw": [5, 6, 5]}]), 4, "card_is_drawn", "MA-3"),
        (move(1, ["chance", {"draw": [[5]]}]), 2, "action_whole: verb=draw", ""),
        (move(1, ["chance", {"draw": [5], "first_seller": [1]}]), 2, "action_form", ""),
    ],
)
def test_damage_to_a_move(
    change: Callable[[Written], object], number: int, says: str, paragraph: str
) -> None:
    verdict = damaged(change)
    assert not verdict.ok
    assert verdict.error is not None
    assert says in str(verdict.error)
    assert verdict.error.name == says.partition(":")[0]
    assert (verdict.move, verdict.moves) == (number, number - 1)
    assert verdict.name == ("illegal" if paragraph else "bad_move")
    assert verdict.paragraph.startswith(paragraph)
    assert f"move {number}" in said(verdict)


def test_the_verdict_on_an_illegal_move_gives_the_reason_and_the_rule() -> None:
    seller = json.loads(FULL)["moves"][2][0]
    verdict = damaged(move(2, [seller, {"bid": 5}]))
    assert isinstance(verdict.error, IllegalNow)
    assert (verdict.name, verdict.move, verdict.error.name) == ("illegal", 72, "not_now")
    assert verdict.paragraph == "MA-8"
    assert said(verdict) == "move 72 is illegal: That is not what is being decided now. (MA-8)"


def test_moves_after_the_end() -> None:
    count = verify_line(FULL).moves
    verdict = damaged(lambda written: written["moves"].append([0, {"pass": True}]))
    assert not verdict.ok
    assert isinstance(verdict.error, GameOver)
    assert (verdict.name, verdict.move) == ("bad_move", count + 1)
    assert said(verdict) == f"move {count + 1}: The game is over."


def test_a_game_cut_short_with_its_result() -> None:
    count = verify_line(FULL).moves
    verdict = damaged(lambda written: written["moves"].pop())
    assert not verdict.ok
    assert (verdict.name, verdict.moves) == ("early_result", count - 1)
    assert said(verdict) == f"a result is given, but after {count - 1} moves the game goes on"


def test_a_finished_game_without_its_result() -> None:
    verdict = damaged(put(result=None))
    assert verdict.ok is False
    assert verdict.name == "no_result"


def test_wrong_scores() -> None:
    right = tuple(json.loads(FULL)["result"]["scores"])
    verdict = damaged(lambda written: written["result"].update(scores=[1, 2, 3, 4]))
    assert not verdict.ok
    told = " : ".join(map(str, right))
    assert (verdict.name, verdict.scores, verdict.claimed) == ("wrong_scores", right, (1, 2, 3, 4))
    assert verdict.paragraph
    assert said(verdict) == f"the result is {told}, not 1 : 2 : 3 : 4 ({verdict.paragraph})"


@pytest.mark.parametrize(
    "wrong",
    [{"ranks": [1, 1, 1, 1]}, {"winners": []}, {"why": "time is up"}, {"paragraph": "MA-1"}],
)
def test_right_scores_but_the_rest_is_wrong(wrong: Written) -> None:
    verdict = damaged(lambda written: written["result"].update(wrong))
    assert not verdict.ok
    assert verdict.name == "wrong_ranks"


# Format 1, which said in an English sentence why a game ended


def as_format_1(line: str, why: str) -> str:
    written = json.loads(line)
    written["format"] = 1
    written["result"]["why"] = why
    return json.dumps(written)


def test_format_1_is_read_as_the_same_game() -> None:
    sentences = {name: sentence for sentence, name in ENDINGS["modern-art"].items()}
    old = as_format_1(FULL, sentences[json.loads(FULL)["result"]["why"]])
    assert read(old) == read(FULL)
    assert verify_line(old) == verify_line(FULL)


@pytest.mark.parametrize("why", ["fifth_offered", "time is up", ""])
def test_format_1_with_words_it_never_had_is_wrong(why: str) -> None:
    verdict = verify_line(as_format_1(FULL, why))
    assert not verdict.ok
    assert verdict.name == "wrong_ranks"


def test_a_sentence_that_format_1_never_had_is_no_ending() -> None:
    sentence = next(iter(ENDINGS["modern-art"]))
    assert ending_named("modern-art", sentence) == ENDINGS["modern-art"][sentence]
    assert ending_named("modern-art", sentence.upper()) == ending_named("chess", sentence) == ""


@pytest.mark.parametrize("name", GAMES)
def test_format_1_had_a_sentence_for_every_ending(name: str) -> None:
    assert sorted(ENDINGS[name].values()) == sorted(one.name for one in game_named(name).endings)


@pytest.mark.parametrize("line", [FULL, PART], ids=["finished", "unfinished"])
def test_other_rules_are_a_note_and_no_fault(line: str) -> None:
    verdict = damaged(put(rules="0123456789abcdef"), line)
    assert verdict == verify_line(line)._replace(note="other_rules")


@pytest.mark.parametrize(("rules", "note"), [("ff8489ac8e471f48", ""), ("2", "other_rules")])
def test_a_hash_from_before_there_were_versions_is_read(rules: str, note: str) -> None:
    assert damaged(put(rules=rules)).ok
    assert damaged(put(rules=rules)).note == note


def test_nobody_knows_the_rules_of_a_game_that_is_not_there() -> None:
    verdict = damaged(put(game="hearts"))
    assert (verdict.ok, verdict.note) == (False, "")


def test_other_rules_may_be_why_a_move_is_illegal() -> None:
    def both(written: Written) -> None:
        put(rules="0123456789abcdef")(written)
        move(2, [0, {"bid": 1}])(written)

    verdict = damaged(both)
    assert not verdict.ok
    assert verdict.note == "other_rules"


@pytest.mark.parametrize(
    ("found", "instead", "twice"),
    [
        ('"format":2', '"format":2,"format":2', "format"),
        ('"players":4', '"players":3,"players":4', "players"),
        ('"options":{}', '"options":{"open_money":true,"open_money":false}', "open_money"),
        ('{"first_seller":', '{"first_seller":3,"first_seller":', "first_seller"),
        ('"result":{', '"result":{"winners":[1],', "winners"),
    ],
)
def test_nothing_is_said_twice(found: str, instead: str, twice: str) -> None:
    assert found in FULL
    verdict = verify_line(FULL.replace(found, instead, 1))
    assert not verdict.ok
    assert str(verdict.error) == f"record_twice: name={twice}"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"7",
        b'"record"',
        b"{",
        b"{}",
        b"\xff\xfe",
        b"\x00",
        b"[" * 200_000,
        b'{"format":' * 50_000,
        b'{"format":1e999}',
        b'{"format":NaN}',
        FULL.encode()[:-1],
        FULL.encode()[1:],
        FULL.encode() + b"x",
        FULL.encode() * 2,
        FULL.encode().replace(b"modern", b"mod\xc3ern"),
        FULL.encode().replace(b"seat 0", b"\\ud800"),
        FULL.encode("utf-16"),
        b"\xef\xbb\xbf" + FULL.encode(),
    ],
    ids=lambda line: repr(line[:14]),
)
def test_what_is_no_record_at_all(line: bytes) -> None:
    verdict = verify_line(line)
    assert verdict.ok is False
    assert str(verdict.error).startswith("record_form: why=")
    with pytest.raises(BadRecord):
        read(line)


def test_text_that_cannot_even_be_encoded() -> None:
    assert str(verify_line("\ud800" + FULL).error) == "record_form: why=UnicodeEncodeError"


def test_moves_of_a_record_are_spelt_out_with_chance_as_a_seat() -> None:
    moves = list(spelt_out(read(FULL).moves))
    assert [seat for seat, _ in moves[:71]] == [CHANCE] * 71
    assert all(len(named) == 1 for _, named in moves)
