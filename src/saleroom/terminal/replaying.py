"""A record, step by step: forward, back, to any move, with the eyes of a seat or all-seeing.

A step goes to the next move of which the viewer heard anything, so a shuffle is one step and a
seat is not told what it could not know. Positions are numbers of moves made.
"""

from collections.abc import Callable
from textwrap import indent
from typing import Any

from saleroom.core.errors import SaleroomError
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.core.sheet import Cells, Text
from saleroom.play.match import Match
from saleroom.play.record import Record, spelt_out
from saleroom.play.verify import opened
from saleroom.terminal.screen import Screen
from saleroom.text.speaking import Phrases
from saleroom.text.story import sentences


class NotInReplay(SaleroomError):
    """Something asked of a replay that it does not have."""


def viewer_named(name: str, players: int, phrase: Phrases) -> int:
    """Read who looks: a seat's number, 'spectator' or 'all'."""
    others = {"spectator": SPECTATOR, "all": ALL_SEEING}
    if name in others:
        return others[name]
    if name in map(str, range(players)):
        return int(name)
    raise NotInReplay(phrase("replay-nobody", name=f"{name!r:.40}", last=players - 1))


class Replayer:
    """A record and the place in it."""

    def __init__(self, screen: Screen, record: Record, viewer: int) -> None:
        self._screen = screen
        self._say = screen.phrase
        self._record = record
        self._moves = list(spelt_out(record.moves))
        self._broken = ""
        self._viewer = viewer
        self._whole = self._played(len(self._moves))
        self.last = len(self._whole.moves)
        self.place = self._first_decision()
        self._words: Any = None  # of the analysis, once it is made

    def _played(self, count: int) -> Match:
        """Play the first moves; a record that goes wrong ends where it does."""
        match = opened(self._record)
        try:
            for seat, named in self._moves[:count]:
                match.act(seat, named)
        except SaleroomError as error:
            move = str(len(match.moves) + 1)
            self._broken = self._say("replay-broken", move=move, error=self._say.error(error))
        return match

    def _first_decision(self) -> int:
        """Return the place where somebody other than chance is asked first."""
        match = opened(self._record)
        for seat, named in self._moves[: self.last]:
            if match.asked != CHANCE:
                break
            match.act(seat, named)
        return len(match.moves)

    # Going

    def go_to(self, place: int) -> None:
        """Go to after this many moves."""
        if not 0 <= place <= self.last:
            last, given = str(self.last), str(place)
            raise NotInReplay(self._say("replay-moves", last=last, given=given))
        self.place = place

    def _stops(self) -> list[int]:
        """Return the places after a move of which the viewer heard something."""
        return sorted(
            {heard.move + 1 for heard in self._whole.heard(self._viewer)} | {0, self.last}
        )

    def _next_stop(self, place: int) -> int:
        return next((stop for stop in self._stops() if stop > place), self.last)

    def _stop_before(self, place: int) -> int:
        return next((stop for stop in reversed(self._stops()) if stop < place), 0)

    def _go_to_change(self, sign: Callable[[Match], object], *, back: bool) -> None:
        """Go on, or back, to where another sign begins."""
        stops = self._stops()
        signs = self._signs(sign, stops)
        begins = [stop for k, stop in enumerate(stops) if k == 0 or signs[k] != signs[k - 1]]
        if back:
            self.place = max((stop for stop in begins if stop < self.place), default=0)
        else:
            self.place = min((stop for stop in begins if stop > self.place), default=self.last)

    def _signs(self, sign: Callable[[Match], object], stops: list[int]) -> list[object]:
        match = opened(self._record)
        signs = []
        for stop in stops:
            for seat, named in self._moves[len(match.moves) : stop]:
                match.act(seat, named)
            signs.append(sign(match))
        return signs

    def _round(self, match: Match) -> Text:
        return match.game.sheet(match.view(self._viewer)).headline

    def _lot(self, match: Match) -> tuple[Cells, ...]:
        return match.game.sheet(match.view(self._viewer)).spotlight[:1]

    # Showing

    def show(self) -> None:
        """Show the table here, and what the viewer heard of the last step."""
        match = self._played(self.place)
        view = match.view(self._viewer)
        drawing = self._screen.drawing(match, self._viewer)
        self._screen.show(drawing.whole())
        since = self._stop_before(self.place)
        events = (heard.event for heard in match.heard(self._viewer, since))
        for line in sentences(events, match.game, view, self._say):
            if line:
                self._screen.tell(line, drawing)
        at, moves = str(self.place), str(self.last)
        self._screen.say(self._say("replay-at", at=at, moves=moves, eyes=self._eyes()), "dim")
        if self.place == self.last:
            self._say_end(match)

    def _eyes(self) -> str:
        eyes = {ALL_SEEING: "all", SPECTATOR: "spectator"}.get(self._viewer, "seat")
        return self._say("replay-eyes", eyes=eyes, seat=self._viewer)

    def _say_end(self, match: Match) -> None:
        outcome = match.outcome()
        if outcome:
            scores = ", ".join(
                self._say("replay-score", name=name, seat=seat, score=str(outcome.scores[seat]))
                for seat, name in enumerate(self._record.seats)
            )
            self._screen.say(self._say("replay-over", scores=scores), "bold")
        else:
            self._screen.say(self._broken or self._say("replay-stops"), "bold")

    # Asking

    def run(self) -> None:
        """Step through the record until told to stop, or no more words come."""
        self.show()
        while True:
            try:
                answer = self._screen.ask("replay> ")
            except EOFError:
                return
            if answer.casefold() in ("quit", "exit", "q"):
                return
            try:
                if self._obeyed(answer):
                    self.show()
            except SaleroomError as error:
                self._screen.say(self._say.error(error), "red")

    def _obeyed(self, answer: str) -> bool:
        """Do what was asked; tell whether to show the place again."""
        word, _, rest = " ".join(answer.split()).partition(" ")
        if word.startswith("?"):
            self._screen.rule(self._record.game, (word[1:] + rest).strip() or self._paragraph())
            return False
        if word == "a" and not rest:
            self._analysed()
            return False
        if word in ("help", "h"):
            self._screen.say(indent(self._say("replay-help"), "  "))
            return False
        self._move(word, rest, answer)
        return True

    def _paragraph(self) -> str:
        return self._played(self.place).paragraph

    def _analysed(self) -> None:
        """Show what the analysis found here; it is made when it is first asked for."""
        from saleroom.terminal import analysing  # noqa: PLC0415  # slow to import, seldom needed

        if self._words is None:
            self._words = analysing.looked_through(self._record, self._screen.language)
        for line in analysing.at_place(self._words, self.place):
            self._screen.say(line)

    def _move(self, word: str, rest: str, answer: str) -> None:
        moves: dict[str, Callable[[], None]] = {
            "": lambda: self.go_to(self._next_stop(self.place)),
            "n": lambda: self.go_to(self._next_stop(self.place)),
            "b": lambda: self.go_to(self._stop_before(self.place)),
            "start": lambda: self.go_to(0),
            "end": lambda: self.go_to(self.last),
            "l": lambda: self._go_to_change(self._lot, back=False),
            "L": lambda: self._go_to_change(self._lot, back=True),
            "r": lambda: self._go_to_change(self._round, back=False),
            "R": lambda: self._go_to_change(self._round, back=True),
        }
        if word in moves and not rest:
            moves[word]()
        elif word == "as":
            self._viewer = viewer_named(rest, self._whole.players, self._say)
        elif word.isdecimal() and not rest:
            self.go_to(int(word[:9]))
        elif word in ("j", "jump") and rest.isdecimal():
            self.go_to(int(rest[:9]))
        else:
            raise NotInReplay(self._say("replay-no-word", word=f"{answer!r:.40}"))
