"""One source, two back ends: what they play is the same, number by number. Needs the compiler."""

from collections.abc import Iterator

from saleroom.core.chance import below, seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE
from saleroom.fast import Batch, interpreted
from saleroom.laws.law import Law
from saleroom.laws.lockstep import Apart, Lockstep
from saleroom.laws.setups import Setup

GAMES = 60
SEEDS = (0, 1, 5, -1, -(2**63), 2**62, 2**63 - 1, 2**63, 2**64 - 1, 3**100)


def _side_by_side(setup: Setup, game: Game | None) -> Iterator[str]:
    kind = setup.opened(game).game
    batch = Batch.new(kind, range(GAMES), setup.players, setup.edition, setup.options)
    both = Lockstep(batch)
    try:
        both.play()
    except Apart as difference:
        yield f"after {both.decisions} decisions in all the back ends differ in {difference}"


def _chance(setup: Setup, game: Game | None) -> Iterator[str]:
    """Until every game waits for somebody; a die may let some wait longer than others."""
    plain = [setup.opened(game).state for _ in range(20)]
    kind = setup.opened(game).game
    batch, kernels, numbers = Batch.of(kind, plain), interpreted(kind), seeded(7)
    while (batch.asked == CHANCE).any():
        masks = [bytearray(kind.outcomes) for _ in plain]
        kernels.outcomes_all(plain, masks)
        if b"".join(masks) != batch.outcomes().tobytes():
            yield "the back ends have other outcomes of chance"
            return
        possible = [[k for k, ways in enumerate(mask) for _ in range(ways)] for mask in masks]
        drawn = [ways[below(numbers, len(ways))] if ways else 0 for ways in possible]
        for s, ways, outcome in zip(plain, possible, drawn, strict=True):
            if ways:
                kind.flat.draw(s, outcome)
        refused = batch.apply(CHANCE, drawn)
        if [code == 0 for code in refused] != [bool(ways) for ways in possible]:
            yield "compiled rules refuse an outcome that they weigh"
        if [batch.state(k) for k in range(len(plain))] != plain:
            yield "the back ends are in other states after an outcome of chance"
            return


def _seeds(setup: Setup, game: Game | None) -> Iterator[str]:
    kind = setup.opened(game).game
    kernels = interpreted(kind)
    batch = Batch.new(kind, SEEDS, setup.players, setup.edition, setup.options)
    for steps in (kernels.deal, kernels.play_out):
        if steps is kernels.play_out:
            batch.play_out()
        for k, seed in enumerate(SEEDS):
            s, numbers = setup.opened(game).state, seeded(seed)
            steps(s, numbers)
            if batch.state(k) != s or batch.numbers[k] != numbers[0]:
                yield f"the seed {seed} is another game compiled"


LAWS = (
    Law("a seed is the same deal and the same playout on both back ends", _seeds),
    Law("chance is the same outcome by outcome on both back ends", _chance),
    Law("states and legal sets are the same at every decision on both back ends", _side_by_side),
)
