"""Every event is told in the words of the edition."""

import pytest
from matches import wander

from saleroom.core.seats import SPECTATOR
from saleroom.games.modern_art.components import ARTIST_NAMES, CURRENCY, EDITIONS
from saleroom.games.modern_art.game import GAME
from saleroom.messages.catalogue import Catalogue
from saleroom.play.match import Match

ENGLISH = Catalogue("en")
VARIANTS: list[tuple[int, dict[str, object]]] = [(3, {"mystery_hand": True}), (4, {}), (5, {})]


@pytest.mark.rule("MA-1", "MA-4")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_event_is_a_sentence_in_the_words_of_the_edition(
    players: int, options: dict[str, object], edition: str
) -> None:
    other = 1 - EDITIONS.index(edition)
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed=players):
        for viewer in (SPECTATOR, 0):
            for heard in match.heard(viewer, since=len(match.moves) - 1):
                text = ENGLISH.event(GAME, heard.event, match.view(viewer))
                assert text
                assert text[0].isupper() or not text[0].isalpha()
                assert not any(name in text for name in (*ARTIST_NAMES[other], CURRENCY[other]))
                assert "None" not in text
                assert "{" not in text
