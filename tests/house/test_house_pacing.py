"""Who plays alone says how fast it goes: slowly, fast, click by click, or at once."""

from random import Random

import pytest
from house.tables import Room, drawn_action, play_on, until, viewers

from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import QUICK_HAMMER
from saleroom.house.commands import Refused
from saleroom.house.deciding import acted
from saleroom.house.due import calls_of, next_due
from saleroom.house.heads import bots_asked, people_asked
from saleroom.house.pacing import MOST_CHANGES, alone, tempo_of
from saleroom.house.pondering import CHOOSING, FAR, NEAR, pondering
from saleroom.house.reading import read_table
from saleroom.house.showing import shown
from saleroom.house.statuses import PLAYING


def alone_at(game: str = "alles-futsch", players: int = 3, **chosen: object) -> Room:
    return Room.of(game, players, players - 1, **chosen).fill()


def send(room: Room, kind: type[c.Next | c.Skip]) -> None:
    room.send(0, kind(id=f"{kind.__name__} {len(room.log)}"))


def set_tempo(room: Room, tempo: str) -> None:
    room.send(0, c.Tempo(id=f"tempo {len(room.log)}", tempo=tempo))


def until_bots(room: Room) -> Room:
    """Play at random until a bot is asked and the person is not."""
    drawing = Random(3)  # noqa: S311  # a game, not a secret
    while 0 in people_asked(room.table) or room.table.interval is not None:
        assert play_on(room, drawing)
    return room


def bot_moves(room: Room) -> None:
    (seat, *_) = bots_asked(room.table)
    action = drawn_action(room.table.match.legal(seat), room.table, Random(len(room.log)))  # noqa: S311  # a game
    room.keep(acted(room.table, seat, action, "bot"))


def refusal(room: Room, command: c.Command, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        room.send(seat, command)
    return refused.value.code, refused.value.name


def test_at_next_nothing_happens_until_a_click_and_then_one_thing() -> None:
    room = until_bots(alone_at())
    assert bots_asked(room.table)
    set_tempo(room, "next")
    assert bots_asked(room.table) == ()
    seen = shown(room.table, 0).pace
    assert seen is not None
    assert (seen.tempo, seen.held) == ("next", True)
    send(room, c.Next)
    assert bots_asked(room.table)
    assert refusal(room, c.Next(id="again")) == ("not_now", "no_step")
    bot_moves(room)
    assert bots_asked(room.table) == ()


def test_at_next_the_hammer_waits_too_and_then_hurries() -> None:
    room = until(alone_at("modern-art"), "outcry")
    set_tempo(room, "next")
    assert next_due(room.table) is None
    assert calls_of(room.table).sold is None
    assert shown(room.table, SPECTATOR).clock.sold is None
    room.now += 60_000
    send(room, c.Next)
    due = next_due(room.table)
    assert due is not None
    assert due.at == room.now + sum((QUICK_HAMMER.opening, QUICK_HAMMER.once, QUICK_HAMMER.twice))
    room.wait()
    assert not room.table.is_outcry


def test_a_person_who_decides_is_not_held() -> None:
    room = alone_at("alles-futsch", tempo="next")
    for _ in range(400):
        if room.table.status != PLAYING:
            break
        if people_asked(room.table):
            pace = shown(room.table, 0).pace
            assert pace is not None
            assert not pace.held
            assert refusal(room, c.Next(id="x")) == ("not_now", "your_decision")
            action = drawn_action(room.table.match.legal(0), room.table, Random(1))  # noqa: S311  # a game
            room.act(0, **room.table.match.game.codec.decode(action))
        else:
            send(room, c.Next)
            bot_moves(room)


def test_skipping_lasts_until_one_is_asked_or_a_round_ends() -> None:
    room = until_bots(alone_at())
    send(room, c.Skip)
    assert refusal(room, c.Skip(id="again")) == ("no_change", "as_it_is")
    while room.table.is_skipping:
        assert 0 not in people_asked(room.table)
        bot_moves(room)
    assert room.table.status != PLAYING or 0 in people_asked(room.table)
    room = until_bots(alone_at("modern-art", tempo="next"))
    send(room, c.Skip)
    assert bots_asked(room.table)


def test_the_hammer_begins_anew_with_every_change_of_pace() -> None:
    room = until_bots(alone_at("modern-art"))
    for command in (c.Tempo(id="tempo", tempo="next"), c.Next(id="next"), c.Skip(id="skip")):
        room.now += 100
        room.send(0, command)
        assert room.table.hammer_from == room.now


def test_nobody_skips_a_decision_of_their_own() -> None:
    room = until_bots(alone_at())
    while not people_asked(room.table):
        bot_moves(room)
    assert refusal(room, c.Skip(id="skip")) == ("not_now", "your_decision")


def test_in_company_nobody_chooses_and_nothing_waits_for_a_click() -> None:
    room = Room.of("alles-futsch", 3, 1, tempo="next").fill()
    assert alone(room.table) is None
    assert tempo_of(room.table) == "normal"
    assert shown(room.table, 0).pace is None
    for command in (c.Tempo(id="t", tempo="fast"), c.Next(id="n"), c.Skip(id="s")):
        assert refusal(room, command) == ("not_here", "not_alone")
    assert tempo_of(Room.of("alles-futsch", 3, 1, tempo="slow").fill().table) == "slow"


def test_who_lets_a_bot_play_holds_nothing_up() -> None:
    room = until_bots(alone_at(tempo="next"))
    room.send(0, c.HandOver(id="over", bot="random"))
    assert bots_asked(room.table)
    assert refusal(room, c.Next(id="n")) == ("not_here", "not_alone")


def test_how_often_it_is_changed_is_bounded() -> None:
    room = alone_at()
    assert refusal(room, c.Tempo(id="same", tempo="normal")) == ("no_change", "as_it_is")
    for number in range(MOST_CHANGES):
        set_tempo(room, ("fast", "normal")[number % 2])
    assert refusal(room, c.Tempo(id="more", tempo="slow")) == ("not_now", "tempo_too_often")


def test_the_same_log_gives_the_same_pace_and_an_old_one_the_usual() -> None:
    room = until_bots(alone_at())
    set_tempo(room, "next")
    send(room, c.Next)
    again = room.again()
    for viewer in viewers(again):
        assert shown(again, viewer) == shown(room.table, viewer)
    spoken = e.TempoSet | e.Stepped | e.Skipped
    old = [entry for entry in room.log if not isinstance(e.read(entry.body), spoken)]
    assert tempo_of(read_table(old)) == "normal"


@pytest.mark.parametrize("game", ["modern-art", "alles-futsch", "canaletto", "moderne-zeiten"])
def test_a_sale_is_noted_with_its_time(game: str) -> None:
    room = Room.of(game, 3).fill()
    drawing = Random(4)  # noqa: S311  # a game, not a secret
    while not room.table.sold_at:
        room.now += 10
        assert play_on(room, drawing)
    assert room.table.sold_at == room.now


def test_a_price_near_what_everybody_sees_takes_longer_than_one_far_off() -> None:
    room = Room.of("modern-art", 3).fill()
    assert pondering(room.table) == CHOOSING
    room = until(Room.of("moderne-zeiten", 3).fill(), "ascending")
    lot = 2 * sum(room.table.match.view(SPECTATOR).lot)
    times = []
    for price in (0, lot // 2, lot, 3 * lot):
        assert room.table.sale is not None
        room.table.sale = room.table.sale._replace(price=price)
        times.append(pondering(room.table))
    assert times[0] == times[3] == FAR
    assert times[0] < times[1] < times[2] == NEAR
