"""What a move takes in Python itself: its own steps (opcodes), which no load and no cache changes.

    .venv/bin/python benchmarks/moving.py                      steps a move, and who takes them
    .venv/bin/python benchmarks/moving.py --against FOLDER     and those of another checkout
    .venv/bin/python benchmarks/moving.py --game modern-art    of one game

Tables of four in one process, without sockets and disk: a frame is heard, the move decided, kept by
nobody, and told to all four. The same seeds give the same moves, so two checkouts whose frames are
the same print the same sum over them. Steps of C are not counted, and how long one takes varies.
"""

import argparse
import asyncio
import hashlib
import itertools
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

import msgspec

GAMES = ("modern-art", "alles-futsch", "canaletto", "moderne-zeiten")
SEATS = 4
NOW = 1_700_000_000_000
# How often a player names a price who could also do something else.
BOLD = 0.3


class Steps:
    """Counts steps of Python below what is called while it listens."""

    def __init__(self) -> None:
        self.own: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def __enter__(self) -> None:
        sys.settrace(self._call)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _call(self, frame: FrameType, _event: str, _arg: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.calls[frame.f_code] += 1
        return self._step

    def _step(self, frame: FrameType, event: str, _arg: object) -> Any:
        if event == "opcode":
            self.own[frame.f_code] += 1
        return self._step


class House:
    """A server's tables and sockets, without what is outside of Python."""

    def __init__(self, games: tuple[str, ...], facts: bool) -> None:  # noqa: FBT001  # as asked
        from saleroom.house import opening  # noqa: PLC0415  # of the checkout that is measured
        from saleroom.web.hub import Hub  # noqa: PLC0415  # likewise
        from saleroom.web.limits import ENDLESS, Limits  # noqa: PLC0415  # likewise
        from saleroom.web.site import Door, Site  # noqa: PLC0415  # likewise

        drawn = itertools.count()
        opening.secrets = SimpleNamespace(  # type: ignore[assignment]  # nothing is secret here
            token_urlsafe=lambda _: f"{next(drawn)}", token_bytes=bytes
        )
        self.games, self.facts, self.opened = games, facts, 0
        self.kept: list[Any] = []
        self.sum = hashlib.sha256()
        self.luck = Random(1)  # noqa: S311  # a game
        hub = Hub(SimpleNamespace(keeping=self._keeping))  # type: ignore[arg-type]  # all it asks
        hub.floor.clock.now = lambda: NOW  # type: ignore[method-assign]  # so that all is the same
        hub.floor.waking.expect = lambda *_: None  # type: ignore[method-assign]  # nothing is due
        endless = Limits(messages=ENDLESS, burst=ENDLESS)
        self.door = Door(hub, Site(limits=endless))

    def _keeping(self, _bundle: object) -> Any:
        told: list[Any] = []
        kept = SimpleNamespace(add_done_callback=told.append, result=lambda: None)
        self.kept.append(lambda: told[0](kept))
        return kept

    def table(self) -> tuple[Any, list[Any]]:
        """Open a table with four people who listen."""
        from saleroom.house.deciding import carried_out  # noqa: PLC0415  # of the checkout
        from saleroom.house.opening import opening  # noqa: PLC0415  # likewise
        from saleroom.house.settings import Place, Settings  # noqa: PLC0415  # likewise
        from saleroom.house.sitting_down import sat_down  # noqa: PLC0415  # likewise
        from saleroom.house.table import Table  # noqa: PLC0415  # likewise
        from saleroom.web.connections import Connection  # noqa: PLC0415  # likewise
        from saleroom.web.seated_table import SeatedTable  # noqa: PLC0415  # likewise
        from saleroom.web.security import Caller  # noqa: PLC0415  # likewise
        from saleroom.web.sockets import Served  # noqa: PLC0415  # likewise

        game, self.opened = self.games[self.opened % len(self.games)], self.opened + 1
        seats = (Place("person"),) * SEATS
        chosen = Settings(game=game, seats=seats, clock="none", hammer="none", intervals=False)
        seed = hashlib.sha256(b"%d" % self.opened).digest()
        table = Table()
        carried_out(table, opening(chosen, seed).body, NOW)
        people = [f"{self.opened}-{seat}" for seat in range(SEATS)]
        for seat, person in enumerate(people):
            carried_out(table, sat_down(table, person, f"P {seat}", seat, invited=True), NOW)
        seated = SeatedTable(table)
        self.door.hub.floor.put(seated)
        served = []
        for seat, person in enumerate(people):
            connection = Connection(table.id, seat, person, 0, facts=self.facts)
            connection.session = "s"
            seated.connect((connection, None))
            end: Any = SimpleNamespace(
                is_free=True,
                send_text=self.sum.update,
                send_texts=lambda first, second: self.sum.update(first + second),
                go_on=lambda: None,
            )
            connection.carried(end, lambda: None)
            served.append(Served(end, self.door, Caller(person, "", by_page=False), connection, 0))
        return seated, served

    def choice(self, table: Any, number: int) -> tuple[int, str] | None:
        """Choose something legal for somebody; None if nobody has anything to do."""
        codec = table.match.game.codec
        for seat in self.luck.sample(range(SEATS), SEATS):
            legal = table.match.legal(seat)
            choices = [one for one in legal.choices if one != codec.roles.take_back]
            if seat in table.outs or not (choices or legal.amounts):
                continue
            if legal.amounts and (not choices or self.luck.random() < BOLD):
                amounts = legal.amounts[0]
                most = min(amounts.most, amounts.least + 2)
                action = {amounts.verb: self.luck.randint(amounts.least, most)}
            else:
                action = codec.decode(self.luck.choice(choices))
            sent = {"do": "act", "id": f"{number}", "turn": table.turn(seat), "action": action}
            return seat, msgspec.json.encode(sent).decode()
        return None


async def counted(house: House, tables: int, moves: int) -> Steps:
    """Make so many moves, at one table after another, and count."""
    steps, all_tables, made, at = Steps(), [house.table() for _ in range(tables)], 0, 0
    while made < moves:
        at = (at + 1) % tables
        seated, served = all_tables[at]
        chosen = house.choice(seated.table, made)
        if chosen is None:  # it is over, or everybody waits for the hammer
            all_tables[at] = house.table()
            continue
        house.door.gathering._next = 0.0  # noqa: SLF001  # nobody waits here
        with steps:
            served[chosen[0]].hear(chosen[1])
        while not house.kept:
            with steps:
                await asyncio.sleep(0)
        with steps:
            house.kept.pop()()
        made += 1
    return steps


def measured(asked: argparse.Namespace) -> str:
    """Say what was counted."""
    house = House((asked.game,) if asked.game else GAMES, asked.facts == "yes")
    steps = asyncio.run(counted(house, asked.tables, asked.moves))
    moves, name = asked.moves, asked.checkout
    whole, calls = sum(steps.own.values()) / moves, sum(steps.calls.values()) / moves
    lines = [f"{name}: {whole:.0f} steps, {calls:.0f} calls a move; {house.sum.hexdigest()[:16]}"]
    for code, own in steps.own.most_common(asked.rows):
        where = f"{code.co_filename.rpartition('/saleroom/')[2]}:{code.co_name}"
        lines.append(f"{own / moves:8.1f} {steps.calls[code] / moves:6.2f} calls  {where}")
    return "\n".join(lines)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--facts", choices=("yes", "no"), default="no")
    parser.add_argument("--rows", type=int, default=25)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--checkout", default="this", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    print(measured(asked), flush=True)
    if asked.against:
        folder = asked.against.absolute()
        more = ["--rows", "0", "--moves", str(asked.moves), "--tables", str(asked.tables)]
        more += ["--facts", asked.facts, "--checkout", folder.name]
        more += ["--game", asked.game] if asked.game else []
        subprocess.run(  # noqa: S603  # this file, by the checkout that was asked for
            [sys.executable, __file__, *more],
            env=os.environ | {"PYTHONPATH": str(folder / "src")},
            check=True,
        )


if __name__ == "__main__":
    main()
