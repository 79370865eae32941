"""A game that speaks another language: its words come from the catalogue."""

from dataclasses import replace

from saleroom.core.contract import Game, View, Words
from saleroom.core.events import Event
from saleroom.messages.catalogue import Catalogue


def spoken(game: Game, language: str) -> Game:
    """Return the game with its sentences, labels and questions in that language.

    Sheets stay as they are.
    """
    catalogue = Catalogue(language)

    def sentence(event: Event, view: View) -> str:
        return catalogue.event(game, event, view)

    def label(action: int, view: View) -> str:
        return catalogue.label(game, game.codec.decode(action), view)

    def question(view: View) -> str:
        return catalogue.question(game, view)

    words = Words(sentence=sentence, label=label, question=question, sheet=game.words.sheet)
    return replace(game, words=words)
