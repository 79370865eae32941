"""Every event can be told in a sentence and every legal action has a label, in both editions."""

import pytest
from tables import wander

from saleroom.core.seats import CHANCE, SPECTATOR
from saleroom.games.modern_art.components import ARTIST_NAMES, CURRENCY, EDITIONS
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

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
                text = GAME.words.sentence(heard.event, match.view(viewer))
                assert text
                assert text[0].isupper() or not text[0].isalpha()
                assert not any(name in text for name in (*ARTIST_NAMES[other], CURRENCY[other]))
                assert "None" not in text
                assert "{" not in text


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_legal_action_has_a_label(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed=players):
        if match.asked in (CHANCE, -1):
            continue
        for seat in range(players):
            view, legal = match.view(seat), match.legal(seat)
            labels = [GAME.words.label(action, view) for action in legal.choices]
            for amounts in legal.amounts:
                ends = {amounts.least, amounts.most}
                labels += [
                    GAME.words.label(GAME.codec.encode({amounts.verb: n}), view) for n in ends
                ]
            assert all(labels)
            assert GAME.words.question(view)


def test_every_kind_of_event_has_a_sentence() -> None:
    match = Match(GAME, 3, options={"mystery_hand": True})
    told = set()
    for seed in range(4):
        game = match.copy()
        for _ in wander(game, seed):
            pass
        for heard in game.heard(-4):
            assert GAME.words.sentence(heard.event, game.view(SPECTATOR))
            told.add(heard.event.name)
    assert told == {kind.name for kind in GAME.events.values()}
