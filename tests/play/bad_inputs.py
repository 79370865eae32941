"""Bad moves and mangled records without end, drawn from a seed.

Decides what to throw at a match or at `verify_line`, and whether something that was accepted was
right after all, by what is legal as data and the standard library's JSON alone.
"""

import json
from typing import Any

import msgspec
from laws.house_tables import TABLES

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.codec import Codec
from saleroom.core.seats import CHANCE
from saleroom.games.registry import game_named
from saleroom.laws.playing import played, random_move, whole_game
from saleroom.play.match import Match
from saleroom.play.record import record_of, write

HUGE = 10**4400
NAN = float("nan")
NESTED: Any = []
for _ in range(30):
    NESTED = [NESTED, {"bid": NESTED}]

JUNK: tuple[Any, ...] = (
    *(None, True, False, 0.0, 1.5, -0.0, NAN, float("inf"), HUGE, -HUGE, 1 << 63, -1, -5, 5, 99),
    *("", "0", "bid", "chance", "☃" * 50, "\ud800", b"", b"bid", (), (1, 2), [], [0], ["bid", 3]),
    *({}, {"bid": 3}, {"bid": {}}, {1, 2}, object(), int, NESTED, complex(1, 1), range(3)),
)


def pick(things: Any, numbers: Numbers) -> Any:
    """Draw one of them."""
    return things[below(numbers, len(things))]


class Throws:
    """A stream of bad moves for one match after another."""

    def __init__(self, seed: int) -> None:
        self.numbers = seeded(seed)
        self.match = self._next_match()

    def _next_match(self) -> Match:
        table = pick(TABLES, self.numbers)
        match = table.opened()
        return played(match, self.numbers, below(self.numbers, 140))

    def move_on(self) -> None:
        """Go on a little with the game, or to the next; finished ones are thrown at as well."""
        if self.match.is_over or below(self.numbers, 40) == 0:
            self.match = self._next_match()
        elif below(self.numbers, 60) == 0:
            played(self.match, self.numbers)
        else:
            played(self.match, self.numbers, len(self.match.moves) + 1 + below(self.numbers, 9))

    def throw(self) -> tuple[Any, Any]:
        """Draw a seat and an action, most likely bad."""
        kind = below(self.numbers, 9)
        seat = below(self.numbers, self.match.players + 1) - 1
        if seat < 0:
            seat = CHANCE
        if kind == 0:
            return pick((*JUNK, -1, -3, -4, self.match.players), self.numbers), self._near()
        if kind == 1:
            return seat, pick(JUNK, self.numbers)
        if kind == 2:
            return seat, {self._word(): pick(JUNK, self.numbers)}
        if kind == 3:
            return seat, {self._word(): below(self.numbers, 200) - 20}
        if kind == 4:
            return seat, {pick(JUNK[:24], self.numbers): below(self.numbers, 9), self._word(): 1}
        if kind == 5:
            return seat, self._far()
        if kind == 6 and not self.match.is_over:
            return seat, random_move(self.match, self.numbers).action
        if kind == 7:
            return seat, below(self.numbers, self.match.game.choices)
        return seat, self._near()

    def _word(self) -> str:
        codec: Codec = pick((self.match.game.codec, self.match.game.chance_codec), self.numbers)
        return str(pick(tuple(codec.verbs), self.numbers))

    def _near(self) -> int:
        """A number at the edge of a verb, or of what is legal now."""
        verb = pick(tuple(self.match.game.codec.verbs.values()), self.numbers)
        edge = pick((verb.first, verb.first + verb.count), self.numbers)
        seat = below(self.numbers, self.match.players)
        for amounts in self.match.legal(seat).amounts:
            edge = self.match.game.codec.verbs[amounts.verb].first
            edge += pick((amounts.least, amounts.most), self.numbers)
        return int(edge) + below(self.numbers, 7) - 3

    def _far(self) -> int:
        size = 1 << (13 + below(self.numbers, 80))
        return below(self.numbers, 1 << 31) % size * int(pick((-1, 1), self.numbers)) + size


def is_legal_by_the_data(match: Match, seat: Any, action: Any) -> bool:
    """Tell whether what is legal as data has this action, in either form."""
    if type(seat) is not int or seat not in (CHANCE, *range(match.players)):
        return False
    codec = match.game.chance_codec if seat == CHANCE else match.game.codec
    legal = match.legal(seat)
    named = [codec.decode(choice) for choice in legal.choices]
    if type(action) is int:
        in_range = any(
            amounts.least <= action - codec.verbs[amounts.verb].first <= amounts.most
            for amounts in legal.amounts
        )
        return action in legal.choices or in_range
    ((word, value),) = action.items()
    return action in named or any(
        word == amounts.verb and type(value) is int and amounts.least <= value <= amounts.most
        for amounts in legal.amounts
    )


def recorded_games(seed: int) -> list[bytes]:
    """Write some games down, most of them short, so that judging one is quick."""
    numbers = seeded(seed)
    lines = []
    for k in range(16):
        table = pick(TABLES, numbers)
        match = played(table.opened(), numbers, 72 + below(numbers, 30))
        if k == 0:
            match = whole_game(table, seed)
        lines.append(write(record_of(match, [""] * table.players)).encode())
    return lines


def mangled(line: bytes, numbers: Numbers) -> bytes:
    """Damage a line somewhere, as bytes or as a record."""
    return mangled_bytes(line, numbers) if below(numbers, 2) else mangled_record(line, numbers)


def mangled_bytes(line: bytes, numbers: Numbers) -> bytes:
    """Flip, cut, repeat, swap or insert bytes."""
    here = below(numbers, len(line))
    there = min(len(line), here + 1 + below(numbers, 40))
    kind = below(numbers, 6)
    if kind == 0:
        return line[:here]
    if kind == 1:
        return line[:here] + line[there:]
    if kind == 2:
        return line[:there] + line[here:]
    if kind == 3:
        further = min(len(line), there + 1 + below(numbers, 40))
        return line[:here] + line[there:further] + line[here:there] + line[further:]
    if kind == 4:
        return line[:here] + bytes([below(numbers, 256)]) + line[here:]
    return line[:here] + bytes([line[here] ^ 1 << below(numbers, 8)]) + line[here + 1 :]


NOT_QUITE_JSON = ("9" * 5000, "1e400", "-0", "NaN", "[" * 3000 + "]" * 3000, "4.0", '"\\ud800"')


def mangled_record(line: bytes, numbers: Numbers) -> bytes:
    """Change fields or moves of a record."""
    written = json.loads(line)
    moves = written["moves"]
    here, there = below(numbers, len(moves)), below(numbers, len(moves))
    kind = below(numbers, 9)
    if kind == 0:
        del moves[here]
    elif kind == 1:
        moves.insert(there, moves[here])
    elif kind == 2:
        moves[here], moves[there] = moves[there], moves[here]
    elif kind == 3:
        moves[here] = [moves[here][0], moves[there][1]]
    elif kind == 4:
        moves[here] = [pick(("chance", -2, 0, 1, 4, 99, None, "0"), numbers), moves[here][1]]
    elif kind == 5:
        word = pick(tuple(moves[here][1]), numbers)
        moves[here] = [moves[here][0], {word: "JUNK"}]
    elif kind == 6:
        written[pick(tuple(written), numbers)] = "JUNK"
    elif kind == 7:
        runs = [run for _, what in moves for run in what.values() if isinstance(run, list)]
        run = pick(runs, numbers) if runs else [0]
        run[below(numbers, len(run))] = below(numbers, 80) - 5
    else:
        written["options"] = {pick(("open_money", "first_seller", "x"), numbers): "JUNK"}
    text = json.dumps(written, separators=(",", ":"))
    return text.replace('"JUNK"', _junk(numbers)).encode("utf-8", "surrogatepass")


def _junk(numbers: Numbers) -> str:
    if below(numbers, 2):
        return str(pick(NOT_QUITE_JSON, numbers))
    return str(pick(("null", "true", "3", "-1", '"1992"', "[]", "{}", "[1,2]", "1e3"), numbers))


def is_a_game(line: bytes) -> bool:
    """Judge a record by what is legal as data, move by move."""
    written = json.loads(line.decode())
    options = written.get("options", {})
    match = Match(game_named(written["game"]), written["players"], written["edition"], options)
    for who, what in written["moves"]:
        ((word, values),) = what.items()
        seat = CHANCE if who == "chance" else who
        for value in values if isinstance(values, list) and seat == CHANCE else [values]:
            if not is_legal_by_the_data(match, seat, {word: value}):
                return False
            match.act(seat, {word: value})
    return bool(written.get("result") == json.loads(msgspec.json.encode(match.outcome())))
