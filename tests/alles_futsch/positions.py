"""Positions of Alles Futsch for tests: cards turned up by real moves, stones and purses laid out.

Decides which cards lie open; gives the moves of the table names to be read aloud. Stones, purses
and discards are put on the table as a test wants them and must add up; everything after that is
played through the one door.

    match = laid_out([("painting", "vase", "vase")], money=(200, 46, 200))
    choose(match, "painting", "vase", "vase")
    win(match, 0, at=5)
    use(match, "painting")
    sell(match, "vase", to=1)
"""

from collections.abc import Mapping, Sequence

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.alles_futsch.components import CARD_LIST, KIND_NAMES
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.state import DISCARDED, STOCK
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

Kinds = Sequence[str]

# By seat, what the board leaves out, unless a test says otherwise: with up to three players
# everybody collects paintings and sculptures.
BOARDS = ("vase", "clock", "furniture", "sculpture", "painting")


def kind(name: str) -> int:
    """Return the number of a kind of object."""
    return KIND_NAMES.index(name)


def card(*names: str) -> int:
    """Return the number of the card that shows these."""
    return CARD_LIST.index(tuple(sorted(map(kind, names))))


def laid_out(
    up: Sequence[Kinds] = (),
    *,
    players: int = 3,
    chooser: int = 0,
    money: Sequence[int] = (),
    owned: Mapping[int, Mapping[str, int]] | None = None,
    stock: int | None = None,
    **options: object,
) -> Match:
    """Begin a game and stop before the first choice, with these cards among the five turned up.

    `owned` moves stones: {seat: {"painting": 3}}. `stock` discards all but so many of the stock.
    """
    chosen = {"first_chooser": chooser, "boards": BOARDS[:players], **options}
    match = Match(GAME, players, options=chosen)
    wanted = [card(*names) for names in up]
    others = [number for number in range(35) if number not in wanted]
    for number in (*wanted, *others)[:5]:
        match.act(CHANCE, {"turn_up": number})
    s = match.state
    s.money[: len(money)] = money
    for seat, collection in (owned or {}).items():
        for name, count in collection.items():
            s.owned[seat][kind(name)] = count
    _discard(match, stock)
    assert adds_up(GAME, s), "no such position"
    return match


def _discard(match: Match, stock: int | None) -> None:
    s = match.state
    left = [number for number in range(35) if s.place[number] == STOCK]
    for number in left[len(left) if stock is None else stock :]:
        s.place[number] = DISCARDED
        s.in_stock -= 1


# Moves


def choose(match: Match, *names: str) -> None:
    """The chooser puts up the card that shows these."""
    match.act(match.asked, {"choose": card(*names)})


def bid(match: Match, seat: int, amount: int) -> None:
    """The seat bids."""
    match.act(seat, {"bid": amount})


def pass_by(match: Match, *seats: int) -> None:
    """The seats pass, one after the other."""
    for seat in seats:
        match.act(seat, {"pass": True})


def win(match: Match, seat: int, at: int) -> None:
    """The seat buys the card at this price; a chooser who is somebody else opens with 1."""
    while phase(match) == "bid":
        asked = match.asked
        if asked == seat:
            bid(match, seat, at)
        elif match.legal(asked).choices:
            pass_by(match, asked)
        else:
            bid(match, asked, 1)


def bought(
    names: Kinds,
    *,
    buyer: int = 0,
    at: int = 5,
    **position: object,
) -> Match:
    """Lay out a position in which the buyer has just paid for the card that shows these."""
    match = laid_out([names], chooser=buyer, **position)  # type: ignore[arg-type]  # passed on
    choose(match, *names)
    win(match, buyer, at)
    return match


def use(match: Match, *names: str) -> None:
    """Whoever has bought the card uses these objects and takes them, or has to sell the last."""
    for name in names:
        match.act(match.asked, {"use": kind(name)})


def sell(match: Match, name: str, to: int) -> None:
    """Whoever has bought the card uses this object, which must be sold, and sells it."""
    use(match, name)
    match.act(match.asked, {"sell_to": to})


def turn_up(match: Match, *names: str) -> None:
    """Chance turns up the card that shows these; any card if none is named."""
    number = card(*names) if names else match.legal(CHANCE).choices[0]
    match.act(CHANCE, {"turn_up": number})


def played(seed: int, players: int, **options: object) -> Match:
    """A whole random game."""
    match = Match(GAME, players, options=options)
    numbers = seeded(seed)
    while not match.is_over:
        go_on(match, numbers)
    return match


def go_on(match: Match, numbers: list[int]) -> None:
    """Make one random move."""
    if match.asked == CHANCE:
        match.act(CHANCE, GAME.flat.sample(match.state, numbers))
    else:
        match.act(match.asked, GAME.flat.pick(match.state, match.asked, numbers))


# What is to be seen and heard


def phase(match: Match) -> str:
    """What is being decided."""
    return str(match.view(ALL_SEEING).phase)


def money(match: Match) -> tuple[int, ...]:
    """Everybody's money, as an all-seeing reader counts it."""
    return tuple(match.view(ALL_SEEING).money)


def has(match: Match, seat: int, name: str) -> int:
    """How many of a kind a seat has."""
    return int(match.view(ALL_SEEING).collections[seat][kind(name)])


def possible(match: Match, seat: int, verb: str) -> list[int]:
    """Which values of a verb the seat may choose."""
    named = [match.game.codec.decode(choice) for choice in match.legal(seat).choices]
    return [value for action in named for word, value in action.items() if word == verb]
