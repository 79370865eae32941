"""What is secret in Modern Art, from the rule book, and how to tell a game with other secrets.

Hands and money are secret (MA-6), so is the stock, so is a sealed bid until all are revealed and
for ever if it was taken back (MA-26), who has let the price go until the lot is sold (MA-19), and
the mystery hand (MA-54). Written without `view` and without the table of events.
"""

from typing import Any, NamedTuple

from saleroom.core.chance import Numbers, below
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.modern_art.actions import BID, LET_GO, TAKE_BACK
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.state import CRYING_OUT, OVER, SEALING
from saleroom.laws.playing import replayed_by_steps
from saleroom.play.match import Match, Move

OPTIONS: dict[str, tuple[Any, ...]] = {
    "double_proceeds": ("split", "new_seller"),
    "mystery_hand": (False, True),
    "open_money": (False, True),
}
MORE: tuple[dict[str, Any], ...] = ({"first_seller": 1},)
# The order of cards, and who is silent.
NOT_SHOWN = ("asked", "deck", "drawn", "hand", "place", "silent")


class MoveSeen(NamedTuple):
    """A move, and what was true before it."""

    move: Move
    phase: int
    purse: int


def told_anew(match: Match, viewer: int, numbers: Numbers) -> list[list[Move]]:
    """Return, for each move, the moves that take its place in a telling with other secrets."""
    story = [_moment(before, move) for before, move in replayed_by_steps(match)]
    other_card = _swapped(_unseen_cards(match.state, viewer), numbers)
    steps = [[_with_other_card(moment.move, other_card)] for moment in story]
    for k in _unrevealed(story, match.state.phase):
        moment = story[k]
        if moment.move.seat != viewer:
            steps[k] = [Move(moment.move.seat, BID + below(numbers, moment.purse + 1))]
    if match.state.phase == CRYING_OUT:
        _answer_in_other_ways(steps, story, match, viewer, numbers)
    return steps


def _moment(before: Match, move: Move) -> MoveSeen:
    purse = before.state.money[move.seat] if move.seat != CHANCE else 0
    return MoveSeen(move, before.state.phase, purse)


def _unseen_cards(s: Any, viewer: int) -> list[int]:
    """A card once seen never hides again: unseen is what lies in a foreign hand or the stock."""
    if s.round_number == 0:
        return list(range(CARDS))
    hands = [hand for hand in range(s.players + s.mystery_hand) if hand != viewer]
    in_hands: list[int] = [card for hand in hands for card in s.hand[hand][: s.hand_size[hand]]]
    return [*in_hands, *s.deck[s.dealt :]]


def _swapped(cards: list[int], numbers: Numbers) -> dict[int, int]:
    """Give every one of these cards the place of another."""
    mixed = cards[:]
    for k in range(len(mixed) - 1, 0, -1):
        j = below(numbers, k + 1)
        mixed[k], mixed[j] = mixed[j], mixed[k]
    return dict(zip(cards, mixed, strict=True))


def _with_other_card(move: Move, other_card: dict[int, int]) -> Move:
    if move.seat == CHANCE:
        return Move(CHANCE, other_card.get(move.action, move.action))
    return move


def _unrevealed(story: list[MoveSeen], phase_now: int) -> list[int]:
    """Sealed bids that nobody has seen: taken back, or still in a closed fist. (MA-26)"""
    unrevealed = []
    closed: dict[int, int] = {}
    phases_after = [*(moment.phase for moment in story), phase_now][1:]
    for k, (moment, phase_after) in enumerate(zip(story, phases_after, strict=True)):
        if phase_after != SEALING:
            closed.clear()
        elif moment.phase == SEALING and moment.move.action == TAKE_BACK:
            unrevealed.append(closed.pop(moment.move.seat))
        elif moment.phase == SEALING:
            closed[moment.move.seat] = k
    return unrevealed + list(closed.values())


def _answer_in_other_ways(
    steps: list[list[Move]], story: list[MoveSeen], match: Match, viewer: int, numbers: Numbers
) -> None:
    """Let others go silent, or not, at every price of the present auction. (MA-19)

    One seat besides the viewer always stays in, so the hammer never falls.
    """
    leader = NOBODY
    start = _opening_of(story)
    talkers: dict[int, int] = {}
    for k in range(start, len(story)):
        move, phase, _ = story[k]
        if phase != CRYING_OUT or move.action >= BID:
            leader = move.seat if phase == CRYING_OUT else NOBODY
            talkers = _plan(match.players, leader, viewer, numbers)
        elif move.seat != viewer:
            steps[k] = []
        steps[k] = steps[k] + _silent_answers(talkers, numbers)


def _opening_of(story: list[MoveSeen]) -> int:
    """Find the move that opened the present auction: the last one that was no answer in it."""
    k = len(story) - 1
    while story[k].phase == CRYING_OUT:
        k -= 1
    return k


def _plan(players: int, leader: int, viewer: int, numbers: Numbers) -> dict[int, int]:
    """At a new price all others may go silent but one: 0 is in, 1 has let go."""
    others = [seat for seat in range(players) if seat not in (leader, viewer)]
    others.pop(below(numbers, len(others)))
    return dict.fromkeys(others, 0)


def _silent_answers(silent: dict[int, int], numbers: Numbers) -> list[Move]:
    answers = []
    for seat, is_silent in silent.items():
        if below(numbers, 3) == 0:
            answers.append(Move(seat, TAKE_BACK if is_silent else LET_GO))
            silent[seat] = 1 - is_silent
    return answers


def disturbed(s: Any, viewer: int, numbers: Numbers) -> Any:
    """Put other sums into the purses of all others; None where money is open. (MA-6)"""
    if s.open_money or s.phase == OVER:
        return None
    other = duplicate(s)
    for seat in range(s.players):
        if seat != viewer:
            other.money[seat] = below(numbers, 3) * below(numbers, 600)
    return other
