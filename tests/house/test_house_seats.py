"""Sitting down, coming back, leaving, handing over; names; and the log that cannot be replayed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house.tables import Room

from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.about import about
from saleroom.house.afterwards import record
from saleroom.house.commands import Refused
from saleroom.house.deciding import decided
from saleroom.house.log import note
from saleroom.house.opening import opening, played_on, rematch, same_deal
from saleroom.house.reading import read_table
from saleroom.house.settings import Place, Settings
from saleroom.house.showing import shown
from saleroom.house.sitting_down import sat_down
from saleroom.house.statuses import FROZEN, OPEN, OVER, PLAYING
from saleroom.play.verify import verify
from saleroom.store.contract import Entry

GOLDEN = Path(__file__).parents[1] / "golden" / "logs"


def room_of(*who: str, **chosen: object) -> Room:
    seats = tuple(Place(kind) for kind in who)
    return Room(opening(Settings(game="canaletto", seats=seats, **chosen)))


def finished() -> Room:
    room = Room.of("canaletto", 3, bots=3)
    while room.table.status == PLAYING:
        seat = room.table.match.asked
        legal = room.table.match.legal(seat)
        codec = room.table.match.game.codec
        first = legal.choices[0] if legal.choices else 0
        if not legal.choices:
            first = codec.verbs[legal.amounts[0].verb].first + legal.amounts[0].least
        moves = room.table.played("person", (seat, first)).moves
        told = room.table.sum_of_told(len(room.table.match.moves) - len(moves))
        room.keep(e.Played(cause="bot", moves=moves, told=told))
    assert room.table.status == OVER
    return room


def test_what_rules_tell_as_true_or_false_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's rules may tell whether something is so; that is a number like any other."""
    room = Room.of("canaletto", 3).fill()
    flat = room.table.match.game.flat

    def apply(s: Any, seat: int, action: int, really: Any = flat.apply) -> None:
        really(s, seat, action)
        s.told = [tuple(bool(n) if n in {0, 1} else n for n in told) for told in s.told]

    monkeypatch.setattr(flat, "apply", apply)
    room.act(room.table.match.asked, bid=1)
    assert room.again().status == PLAYING


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    room = room_of("person", "person", "bot")
    room.sit("ann")
    assert room.table.status == OPEN
    room.sit("ben")
    assert room.table.status == PLAYING


def test_a_seat_by_link_needs_the_link_and_an_open_one_a_public_table() -> None:
    private = room_of("open", "person", "bot")
    with pytest.raises(Refused) as refused:
        sat_down(private.table, "ann", "Ann", None, invited=False)
    assert refused.value.code == "not_invited"
    public = room_of("open", "person", "bot", public=True)
    assert sat_down(public.table, "ann", "Ann", None, invited=False).seat == 0
    with pytest.raises(Refused):
        sat_down(public.table, "ann", "Ann", 1, invited=False)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "a\u200bb"])
def test_names_are_plain_text(name: str) -> None:
    with pytest.raises(Refused) as refused:
        sat_down(room_of("person", "bot", "bot").table, "ann", name, None, invited=True)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Jürgen-Peter", "O'Neill", "小林"])
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert sat_down(room_of("person", "bot", "bot").table, "ann", name, None, invited=True)


def test_nobody_takes_a_seat_that_is_taken_nor_two() -> None:
    room = room_of("person", "person", "person")
    room.sit("ann", 1)
    with pytest.raises(Refused, match="taken seat_taken"):
        room.sit("ben", 1)
    with pytest.raises(Refused, match="seated"):
        room.sit("ann")
    with pytest.raises(Refused, match="no_seat no_such_seat"):
        room.sit("ben", 7)
    with pytest.raises(Refused, match="taken name_taken"):
        sat_down(room.table, "ben", "name of ANN", None, invited=True)


def test_whoever_leaves_before_the_game_frees_the_seat() -> None:
    room = room_of("person", "person", "bot")
    room.sit("ann")
    room.send(0, c.Leave(id="1"))
    assert room.table.free == 2
    assert room.table.seat_of("ann") is None


def test_a_seat_keeps_the_way_back_to_it_until_it_is_left() -> None:
    room = room_of("person", "person", "bot")
    room.keep(e.Sat(seat=0, person="ann", name="Ann", recovery="of ann"))
    assert room.table.seats[0].recovery == "of ann"
    room.send(0, c.Leave(id="1"))
    assert not room.table.seats[0].recovery


def test_a_new_link_is_the_only_way_back_and_can_put_others_out() -> None:
    room = room_of("person", "person", "bot")
    room.keep(e.Sat(seat=0, person="ann", name="Ann", recovery="of ann"))
    room.keep(e.Joined(seat=0, person="a lost phone"))
    room.keep(e.Renewed(seat=0, recovery="new", gone=("a lost phone",)))
    assert (room.table.seats[0].recovery, room.table.seats[0].persons) == ("new", {"ann"})


def test_whoever_leaves_during_the_game_leaves_a_bot_and_can_come_back() -> None:
    room = room_of("person", "bot", "bot")
    room.sit("ann")
    room.send(0, c.Leave(id="1"))
    assert shown(room.table, 0).seats[0].away
    with pytest.raises(Refused, match="bot_plays"):
        room.act(0, bid=3)
    room.send(0, c.TakeSeatBack(id="2"))
    assert not shown(room.table, 0).seats[0].away
    assert room.table.seats[0].is_late is False


def test_a_free_seat_can_be_given_to_a_bot() -> None:
    room = room_of("person", "person", "person")
    room.sit("ann")
    room.send(0, c.Fill(id="1", seat=1))
    room.send(0, c.Fill(id="2", seat=2, bot="visitor"))
    assert room.table.status == PLAYING
    assert [seat.bot for seat in room.table.seats] == [None, "dealer", "visitor"]


@pytest.mark.parametrize("bot", ["nobody", "expert:worlds=9999999", ""])
def test_only_bots_of_the_house_sit_down(bot: str) -> None:
    room = room_of("person", "person", "person")
    room.sit("ann")
    with pytest.raises(Refused, match="malformed no_such_bot"):
        room.send(0, c.Fill(id="1", seat=1, bot=bot))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"hours": 0}, "hours"),
        ({"edition": "1850"}, "1850"),
        ({"options": {"colour": 1}}, "setup_no_option: name=colour"),
        ({"seats": (Place("bot"),)}, "players"),
        ({"seats": (Place("open", "dealer"), Place("bot"), Place("bot"))}, "setup_no_bot_there"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_by_name(
    changed: dict[str, object], words: str
) -> None:
    good = Settings(game="canaletto", seats=(Place("bot"),) * 3)
    with pytest.raises(BadSetup, match=words):
        opening(msgspec.structs.replace(good, **changed))


# The deal


def test_the_house_commits_itself_and_every_seat_can_mix_in() -> None:
    room = room_of("person", "person", "bot")
    room.sit("ann")
    committed = shown(room.table, 0).commitment
    room.send(0, c.Mix(id="1", nonce="ann's own"))
    room.sit("ben")
    assert shown(room.table, 0).deal is None
    with pytest.raises(Refused, match="begun"):
        room.send(0, c.Mix(id="2", nonce="too late"))
    assert room.table.deal().commitment == committed
    assert room.table.deal().nonces == ("ann's own", "", "")


def test_another_nonce_is_another_deal() -> None:
    seed = bytes(32)
    views = set()
    for nonce in ("one", "two"):
        settings = Settings(game="modern-art", seats=(Place("person"),) * 3)
        room = Room(opening(settings, seed))
        room.sit("ann", 0)
        room.send(0, c.Mix(id="1", nonce=nonce))
        views.add(str(room.fill().table.match.view(0).hands))
    assert len(views) == 2


def test_everything_is_revealed_at_the_end_and_verified() -> None:
    room = finished()
    verdict = verify(record(room.table))
    assert verdict.ok, verdict
    written = record(room.table)
    deal = written.deal
    other = msgspec.structs.replace(deal, seed="00" * 32)
    assert not verify(msgspec.structs.replace(written, deal=other)).ok


def test_a_shuffle_that_is_not_the_committed_one_is_noticed() -> None:
    written = record(finished().table)
    deal = written.deal
    other = msgspec.structs.replace(deal, nonces=("x", "", ""))
    verdict = verify(msgspec.structs.replace(written, deal=other))
    assert not verdict.ok
    assert str(verdict.error) == "record_chance"


def test_nothing_is_revealed_before_the_end() -> None:
    room = room_of("person", "bot", "bot")
    room.sit("ann")
    with pytest.raises(PermissionError):
        record(room.table)
    with pytest.raises(BadSetup):
        played_on(room.table, 1)


# Again


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    room = Room.of("canaletto", 3, bots=3)
    room.table.status = OVER
    room.table.seats[0].bot = "visitor"
    again = rematch(room.table).body.settings.seats
    assert [place.bot for place in again] == ["random", "visitor", "random"]


def test_the_same_deal_brings_the_same_chance() -> None:
    room = finished()
    again = Room(same_deal(room.table))
    assert again.table.status == PLAYING
    assert (about(again.table).source, about(room.table).source) == (room.table.id, None)
    first = [move for move in room.table.match.moves if move.seat < 0]
    second = [move for move in again.table.match.moves if move.seat < 0]
    assert second == first[: len(second)]
    assert len(second) > 10


def test_playing_on_starts_where_the_old_game_stood() -> None:
    room = finished()
    move = len(room.table.match.moves) - 5
    seats = (Place("person"), Place("bot"), Place("bot"))
    again = Room(played_on(room.table, move, seats))
    again.sit("ann")
    assert again.table.match.moves[:move] == room.table.match.moves[:move]
    assert again.table.status in (PLAYING, OVER)
    assert again.again().match.moves == again.table.match.moves


@pytest.mark.parametrize("move", [-1, 10_000])
def test_playing_on_from_nowhere_is_refused(move: int) -> None:
    with pytest.raises(BadSetup, match="setup_range: option=move, least=0"):
        played_on(finished().table, move)


# Other rules


def kept_before_versions() -> list[Entry]:
    """Return the log of a game as it was kept when a hash stood for the rules."""
    lines = (GOLDEN / "alles-futsch.jsonl").read_text().splitlines()
    return [
        Entry(line["seq"], line["at"], json.dumps(line["body"]).encode(), line["command"])
        for line in map(json.loads, lines)
    ]


def test_a_table_from_before_there_were_versions_opens_and_its_deal_is_proven() -> None:
    table = read_table(kept_before_versions())
    assert (table.status, table.opened.rules) == (OVER, "6f50a4871904b593")
    verdict = verify(record(table))
    assert (verdict.ok, verdict.moves, verdict.note) == (True, 181, "")


def test_a_table_from_before_there_were_versions_is_played_on() -> None:
    table = read_table(kept_before_versions()[:100])
    assert table.status == PLAYING
    numbers = seeded(3)
    while table.status == PLAYING:
        seat = table.match.asked
        first = len(table.match.moves)
        action = table.match.game.flat.pick(table.match.state, seat, numbers)
        moves = table.played("person", (seat, action)).moves
        note(table, e.Played(cause="bot", moves=moves, told=table.sum_of_told(first)), 2_000_000)
    assert verify(record(table)).ok
    assert same_deal(table).body.rules == "1"


def test_a_hash_of_which_no_version_is_known_is_named_as_it_is() -> None:
    log = kept_before_versions()
    log[0] = msgspec.structs.replace(
        log[0], body=log[0].body.replace(b"6f50a4871904b593", b"0123456789abcdef")
    )
    assert read_table(log).status == OVER
    assert "rules 0123456789abcdef do not replay under 1" in read_table(without(log, 50)).why_frozen
    hashed = read_table(without(kept_before_versions(), 50))
    assert "rules 1 do not replay under 1" in hashed.why_frozen


def without(log: list[Entry], number: int) -> list[Entry]:
    """Leave an entry out, as if other rules had asked for nothing there."""
    return log[:number] + log[number + 1 :]


def test_a_log_that_other_rules_made_is_frozen_with_the_reason_and_never_bent() -> None:
    room = finished()
    for k, entry in enumerate(room.log):
        body = e.read(entry.body)
        if isinstance(body, e.Played) and k > 5:
            changed = msgspec.structs.replace(body, told=body.told ^ 1)
            room.log[k] = msgspec.structs.replace(entry, body=e.written(changed))
            break
    again = room.again()
    assert again.status == FROZEN
    assert again.why_frozen.endswith(": these rules make something else of the same moves")
    assert again.seq == len(room.log)
    with pytest.raises(Refused, match="frozen frozen_rules"):
        decided(again, 0, c.Out(id="1"), 0)
