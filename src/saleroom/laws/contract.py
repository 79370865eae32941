"""What every game promises: what is legal as data is legal in the rules, and every game ends."""

from collections.abc import Iterator
from itertools import product

import msgspec

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.contract import Game
from saleroom.core.errors import IllegalNow
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.laws.law import Law
from saleroom.laws.playing import moments, odd_fields, played, whole_game
from saleroom.laws.setups import Setup
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views

# No game of the house takes longer, however often somebody thinks again.
MOST_MOVES = 2500
# Amounts up to so many are drawn until all have come.
MANY_AMOUNTS = 40


def at(match: Match, seat: int | None = None) -> str:
    """Say where in a game something was found."""
    who = "" if seat is None else f", seat {seat}"
    return f"after {len(match.moves)} moves{who}"


def is_in(match: Match, legal: Legal, action: int) -> bool:
    """Tell whether the data say that the action is legal."""
    verb = match.game.codec.verb_of(action)
    if verb.kind != "amount":
        return action in legal.choices
    amount = action - verb.first
    return any(a.verb == verb.name and a.least <= amount <= a.most for a in legal.amounts)


def worth_trying(match: Match, legal: Legal, numbers: Numbers) -> list[int]:
    """Every choice; of amounts the edges of what is legal, and some in between and beyond."""
    actions = list(range(match.game.choices))
    for verb in match.game.codec.verbs.values():
        if verb.kind == "amount":
            edges = {0, 1, verb.count - 1}
            for a in legal.amounts:
                edges |= {a.least - 1, a.least, a.most, a.most + 1}
            edges |= {below(numbers, verb.count) for _ in range(3)}
            edges |= {below(numbers, 200) for _ in range(8)}
            actions += [verb.first + edge for edge in edges if 0 <= edge < verb.count]
    return actions


def _disagreements(match: Match, actions: list[int], seat: int) -> Iterator[str]:
    legal = match.legal(seat)
    for action in actions:
        named = match.game.codec.decode(action)
        code = match.game.flat.why_not(match.state, seat, action)
        if (code == 0) != is_in(match, legal, action):
            said = "legal" if code == 0 else f"refused with code {code}"
            listed = "not listed" if code == 0 else "listed"
            yield f"{at(match, seat)}: {named} is {said}, but {listed} as legal"
        if code and code not in match.game.refusals:
            yield f"{at(match, seat)}: {named} is refused with code {code}, which has no Refusal"
        elif code and not match.game.refused(match.state, seat, code).paragraph:
            yield f"{at(match, seat)}: the refusal of {named} names no paragraph"


def _legal_as_data(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(7)
    for match in moments(setup, 11, 5, game):
        for seat in range(setup.players):
            legal = match.legal(seat)
            mask = bytearray(match.game.choices)
            match.game.flat.mark_choices(match.state, seat, mask)
            if max(mask) > 1:  # whoever adds marks up counts choices
                yield f"{at(match, seat)}: a choice is marked with {max(mask)}, not 1"
            if match.asked >= 0:
                yield from _disagreements(match, worth_trying(match, legal, numbers), seat)
            elif legal:
                yield f"{at(match, seat)}: something is legal though no seat is asked"


def _every_amount(setup: Setup, game: Game | None) -> Iterator[str]:
    for match in moments(setup, 12, 60, game):
        if match.asked < 0:
            continue
        verbs = [verb for verb in match.game.codec.verbs.values() if verb.kind == "amount"]
        amounts = [verb.first + k for verb in verbs for k in range(verb.count)]
        for seat in range(setup.players):
            yield from _disagreements(match, amounts, seat)


def _something_to_do(setup: Setup, game: Game | None) -> Iterator[str]:
    everybody = (*range(setup.players), CHANCE)
    for match in moments(setup, 13, 1, game):
        if match.is_over:
            if match.awaited or any(match.legal(seat) for seat in everybody):
                yield f"{at(match)}: the game is over, and somebody may act"
            continue
        if match.asked not in match.awaited:
            yield f"{at(match)}: seat {match.asked} is asked and not awaited"
        for seat in match.awaited:
            if seat not in everybody:
                yield f"{at(match)}: seat {seat} is awaited, which is not at the table"
            elif not match.legal(seat):
                yield f"{at(match, seat)}: awaited, and nothing is legal"


def _can_be_done(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(15)
    for match in moments(setup, 14, 23, game):
        for seat in range(setup.players):
            legal = match.legal(seat)
            for action in worth_trying(match, legal, numbers):
                if is_in(match, legal, action):
                    yield from _wrong_after(match, seat, action)


def _wrong_after(match: Match, seat: int, action: int) -> Iterator[str]:
    after = match.copy()
    after.act(seat, action)
    place = f"{at(match, seat)}: {match.game.codec.decode(action)}"
    if odd := odd_fields(match.game, after.state):
        yield f"{place} leaves what overflows, or cannot be seen or guessed: {odd}"
    if not after.is_over and not after.awaited:
        yield f"{place} leaves nobody to go on"
    if not all(after.legal(other) for other in after.awaited):
        yield f"{place} leaves somebody awaited with nothing legal"


def _illegal_changes_nothing(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(16)
    for match in moments(setup, 17, 37, game):
        if match.is_over:
            continue
        before = match.copy()
        told = match.told_since(0)
        for seat in range(setup.players):
            legal = match.legal(seat)
            for action in worth_trying(match, legal, numbers):
                if not is_in(match, legal, action):
                    try:
                        match.act(seat, action)
                    except IllegalNow:
                        continue
                    yield f"{at(match, seat)}: {match.game.codec.decode(action)} is done, not legal"
                    return
        if (match.state, match.moves) != (before.state, before.moves):
            yield f"{at(match)}: something refused has changed the state"
        if match.told_since(0) != told or match.state.told:
            yield f"{at(match)}: something refused was told"


def _adds_up(setup: Setup, game: Game | None) -> Iterator[str]:
    for match in moments(setup, 18, 3, game):
        if odd := odd_fields(match.game, match.state):
            yield f"{at(match)}: this overflows, or cannot be seen or guessed: {odd}"


def _ends(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in range(20, 24):
        match = setup.opened(game)
        played(match, seeded(seed), MOST_MOVES)
        outcome = match.outcome()
        if outcome is None:
            yield f"{at(match)}: a game is not over"
            return
        seats = range(setup.players)
        flat, s = match.game.flat, match.state
        standings = [flat.standing(s, seat) for seat in seats]
        if outcome.scores != tuple(flat.score(s, seat) for seat in seats):
            yield f"{at(match)}: the outcome has other scores than `score`"
        if outcome.winners != tuple(seat for seat in seats if standings[seat] == max(standings)):
            yield f"{at(match)}: the winners are not those of the best standing"
        for one, other in product(seats, seats):
            better = standings[one] > standings[other]
            if better != (outcome.ranks[one] < outcome.ranks[other]):
                yield f"{at(match)}: seats {one} and {other} are ranked against their standing"
        if flat.starter(s) not in seats:
            yield f"{at(match)}: the starter {flat.starter(s)} is no seat"
        if not outcome.why or not outcome.paragraph:
            yield f"{at(match)}: the ending has no name or no paragraph"


def _random_play(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(25)
    for match in moments(setup, 26, 40, game):
        flat = match.game.flat
        for seat in match.awaited:
            legal = match.legal(seat)
            if seat == CHANCE:
                drawn = {flat.sample(match.state, numbers) for _ in range(900)}
                if drawn != set(legal.choices):
                    yield f"{at(match)}: `sample` brings other outcomes than chance has"
                continue
            picked = {flat.pick(match.state, seat, numbers) for _ in range(600)}
            if not all(is_in(match, legal, action) for action in picked):
                yield f"{at(match, seat)}: `pick` brings something illegal"
            if not set(legal.choices) <= picked:
                yield f"{at(match, seat)}: `pick` never brings some choices"


def _chance_weights(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(31)
    draws = 2000
    for match in moments(setup, 32, 50, game):
        if match.asked != CHANCE:
            continue
        ways = bytearray(match.game.outcomes)
        match.game.flat.mark_outcomes(match.state, ways)
        drawn = [0] * len(ways)
        for _ in range(draws):
            drawn[match.game.flat.sample(match.state, numbers)] += 1
        expected = [draws * n / sum(ways) for n in ways]
        off = sum((d - e) ** 2 / e for d, e in zip(drawn, expected, strict=True) if e)
        freedom = sum(n > 0 for n in ways) - 1
        if off > freedom + 5 * (2 * freedom) ** 0.5:
            yield f"{at(match)}: `sample` draws otherwise than `mark_outcomes` weighs"


def _no_such_outcome(setup: Setup, game: Game | None) -> Iterator[str]:
    for match in moments(setup, 34, 50, game):
        for number in (-1, match.game.outcomes):
            if match.asked == CHANCE and not match.game.flat.why_not_outcome(match.state, number):
                yield f"{at(match)}: chance can bring {number}, which is no outcome"


def _random_amounts(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(27)
    covered = 0
    for match in moments(setup, 28, 3, game):
        for seat in match.awaited:
            for a in match.legal(seat).amounts if seat != CHANCE else ():
                if a.most - a.least < MANY_AMOUNTS:
                    first = match.game.codec.verbs[a.verb].first
                    picked = {match.game.flat.pick(match.state, seat, numbers) for _ in range(800)}
                    if not {first + k for k in range(a.least, a.most + 1)} <= picked:
                        yield f"{at(match, seat)}: `pick` never brings some amounts"
                    covered += 1
        if covered > 5:  # noqa: PLR2004  # enough of them
            break


def _two_forms(setup: Setup, game: Game | None) -> Iterator[str]:
    of = setup.opened(game).game
    for codec in (of.codec, of.chance_codec):
        numbers = [verb.first + k for verb in codec.verbs.values() for k in range(verb.count)]
        if len(set(numbers)) != len(numbers):
            yield "two verbs own the same integer"
        for action in numbers:
            named = codec.decode(action)
            if len(named) != 1 or codec.encode(named) != action:
                yield f"the action {action} and {named} are not one"
    for verb in of.codec.verbs.values():
        after = verb.first >= of.choices
        if after != (verb.kind == "amount") or (not after and verb.first + verb.count > of.choices):
            yield f"choices come first and amounts after, but {verb.name} begins at {verb.first}"
        if verb.kind == "bare" and verb.count != 1:
            yield f"the verb {verb.name} takes nothing and owns {verb.count} integers"
    for verb in of.chance_codec.verbs.values():
        if verb.first + verb.count > of.outcomes:
            yield f"the outcome {verb.name} is beyond the {of.outcomes} outcomes"


def _asking(setup: Setup, game: Game | None) -> Iterator[str]:
    match = played(setup.opened(game), seeded(29), 130)
    before = duplicate(match.state)
    for seat in range(setup.players):
        match.legal(seat)
        match.view(seat)
        match.memory(seat)
    if match.state != before or match.state.told:
        yield f"{at(match)}: looking has changed the state"


def _seen_together(setup: Setup, game: Game | None) -> Iterator[str]:
    viewers = (SPECTATOR, *range(setup.players), ALL_SEEING)
    followings = {viewer: Following() for viewer in viewers}
    for match in moments(setup, 31, 3, game):
        views = Views(match)
        for viewer, following in followings.items():
            view = match.view(viewer)
            if views.of(viewer) != view:
                yield f"{at(match, viewer)}: seen together with others, a view is another"
            if bytes(following.facts(match, view)) != msgspec.json.encode(match.facts(view)):
                yield f"{at(match, viewer)}: facts that were known before do not hold"


def _over(setup: Setup, game: Game | None) -> Iterator[str]:
    match = whole_game(setup, 30, game)
    if match.asked != NOBODY or match.game.flat.awaited(match.state):
        yield f"{at(match)}: the game is over, and somebody is asked"


LAWS = (
    Law("the two forms of an action are one to one, choices first", _two_forms),
    Law("what is legal as data is what the rules allow", _legal_as_data),
    Law("every single amount agrees too", _every_amount, dear=True),
    Law("whoever is waited for has something to do", _something_to_do),
    Law("everything legal can be done and leaves something to do", _can_be_done),
    Law("an illegal action changes nothing", _illegal_changes_nothing),
    Law("every state of a game adds up", _adds_up),
    Law("every game ends with scores and ranks", _ends),
    Law("random play brings everything legal and nothing else", _random_play, dear=True),
    Law("chance draws as often as the weights say", _chance_weights, dear=True),
    Law("a number that is no outcome cannot come", _no_such_outcome),
    Law("random play brings every amount", _random_amounts, dear=True),
    Law("asking changes nothing", _asking),
    Law("a table is the same, seen together and seen alone", _seen_together),
    Law("nobody is asked when it is over", _over),
)
