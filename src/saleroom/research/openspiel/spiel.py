"""A game of the contract as a game of OpenSpiel, and one of its states.

OpenSpiel calls a Python game from C++, and that costs more than a decision of ours. So what Python
asks of a state often (who is asked, what is legal, what chance can bring) is answered here without
the way around; C++ gets the same answers by OpenSpiel's own names. Moves always go through
OpenSpiel, which keeps their history.

Players act one at a time: where several may speak at once, they are asked one after the other and
hear nothing of each other's answers that the rules keep secret.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
import pyspiel

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup, SaleroomError
from saleroom.core.layout import layout_of
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY
from saleroom.messages.saying import said
from saleroom.research.encoding import Encoding, encoding_of
from saleroom.research.openspiel.observer import Observer
from saleroom.research.openspiel.parameters import Parameters, defaults_of, setup_of
from saleroom.research.openspiel.past import Past, named
from saleroom.research.openspiel.setting import SpielSetup
from saleroom.research.openspiel.stepping_kernels import REFUSED
from saleroom.research.openspiel.table import SpielTable
from saleroom.research.openspiel.utilities import UTILITIES

# What OpenSpiel calls who is asked. NOBODY and CHANCE count from the end.
_PLAYER_OF: tuple[int, ...] = (
    *range(MOST_PLAYERS),
    int(pyspiel.PlayerId.CHANCE),
    int(pyspiel.PlayerId.TERMINAL),
)
assert _PLAYER_OF[CHANCE] == int(pyspiel.PlayerId.CHANCE)
assert _PLAYER_OF[NOBODY] == int(pyspiel.PlayerId.TERMINAL)

# Bounds that no game reaches; OpenSpiel wants some. In an outcry every raise is at least 1, so that
# a game could be long.
MOST_DECISIONS = 1 << 22
MOST_OUTCOMES = 1 << 16

_ENCODER = msgspec.json.Encoder()
USUAL_RECALL = 64
MOST_RECALL = 1 << 20  # OpenSpiel breaks down where the size of a tensor does not fit 32 bits
_SEED_BITS = 53  # as many as a random number from OpenSpiel has


def refusing(error: SaleroomError) -> pyspiel.SpielError:
    """Say it as OpenSpiel says what is wrong."""
    return pyspiel.SpielError(said(error))


def parameters_of(game: Game, usual: Mapping[str, Any]) -> Parameters:
    """Return all parameters of a game and what they are if nobody says anything."""
    ours: Parameters = {"utility": "score", "price_step": 1, "recall": USUAL_RECALL}
    return defaults_of(game) | ours | dict(usual)


def type_of(name: str, game: Game, parameters: Parameters) -> Any:
    """Say to OpenSpiel what kind of game it is."""
    kind = pyspiel.GameType
    is_zero_sum = UTILITIES[str(parameters["utility"])].is_zero_sum
    return kind(
        short_name=name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _read(
    game: Game, chosen: dict[str, Any], spiel: tuple[str, dict[str, Any]], seen_as: Game | None
) -> SpielSetup:
    """Read the parameters, or say what is wrong with them."""
    players, edition, options = setup_of(game, chosen)
    utility, step, recall = str(chosen["utility"]), int(chosen["price_step"]), int(chosen["recall"])
    if utility not in UTILITIES:
        raise BadSetup("setup_unknown", option="utility", entry=0, name=utility)
    if step < 1:
        raise BadSetup("setup_least", option="price_step", least=1, given=step)
    if not 0 <= recall <= MOST_RECALL:
        raise BadSetup("setup_range", option="recall", least=0, most=MOST_RECALL, given=recall)
    return SpielSetup(
        game,
        spiel=spiel,
        players=players,
        edition=edition,
        options=options,
        price_step=step,
        recall=recall,
        utility=UTILITIES[utility],
        encoding=encoding_of(seen_as or game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of OpenSpiel that is played by our rules; each has a class of its own."""

    name: str
    rules: Game
    # Where a game differs from the others: what is usual in it, and whose encoding it is seen by;
    # if another's, its rules are not worth compiling.
    usual: Mapping[str, Any] = MappingProxyType({})
    seen_as: Game | None = None

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        name, game = self.name, self.rules
        usual = parameters_of(game, self.usual)
        chosen = usual | dict(given or {})
        told = {key: value for key, value in chosen.items() if value != usual.get(key)}
        try:
            setting = _read(game, chosen, (name, told), self.seen_as)
        except SaleroomError as error:
            raise refusing(error) from error
        self.setting = setting
        self.opening = SpielTable(setting, Past(game, setting.first))
        utility = setting.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=max(verb.first + verb.count for verb in game.codec.verbs.values()),
            max_chance_outcomes=game.outcomes,
            num_players=setting.players,
            min_utility=-utility.most,
            max_utility=utility.most,
            utility_sum=0.0 if utility.is_zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(name, game, usual | {"utility": chosen["utility"]}), info, told)

    @property
    def encoding(self) -> Encoding:
        """How its states are laid out as numbers."""
        return self.setting.encoding

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as what loads it again."""
        return pyspiel.load_game, self.setting.spiel

    def new_initial_state(self, written: str | None = None) -> "SpielState":
        """Set up a game; chance comes next."""
        if written is not None:
            raise pyspiel.SpielError("a state is restored with deserialize_state, not from a text")
        return SpielState(self)

    def deserialize_state(self, written: str) -> "SpielState":
        """Read a state of this very game back; OpenSpiel itself would take one of any."""
        state: SpielState = super().deserialize_state(written)
        own, other = self.setting.spiel, state.table.setting.spiel
        if other != own:
            raise pyspiel.SpielError(f"that is a state of {_named(*other)}, not of {_named(*own)}")
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound that no game reaches."""
        return MOST_OUTCOMES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """Return what looks at states; None for what has no sense here."""
        if not isinstance(kind, pyspiel.IIGObservationType):  # left out
            params, kind = params or kind, pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise pyspiel.SpielError(f"an observer takes no parameters, but {dict(params)} came")
        is_known = kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        return Observer(kind, self.setting) if is_known else None


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of OpenSpiel. It has one attribute, since OpenSpiel copies them one by one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.opening  # everybody's until something happens

    def current_player(self) -> int:
        """Return who is asked, as OpenSpiel counts; C++ asks for it with every move."""
        return _PLAYER_OF[self.table.asked]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.table.asked == NOBODY

    def is_chance_node(self) -> bool:
        """Tell whether chance is asked."""
        return self.table.asked == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what a player, or whoever is asked, may do now."""
        table = self.table
        asked = table.asked
        if asked >= 0 and (player is None or player == asked):
            return table.setting.legal(table.slates, table.question)
        if asked == CHANCE and (player is None or player == pyspiel.PlayerId.CHANCE):
            return [outcome for outcome, _ in self.chance_outcomes()]
        if player is not None:
            _check_seat(table, player)
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can bring, with its probabilities."""
        table = self.table
        if table.asked != CHANCE:
            raise pyspiel.SpielError("chance is not asked here: a player is, or the game is over")
        return table.setting.outcomes(table.slates, table.question)

    def _apply_action(self, action: int) -> None:
        table = self.table
        setting = table.setting
        if setting.has_all_prices and table.moves:  # what `act` does, without a call
            question = setting.act(table.slates, action)
            asked = question[0]
            if asked != REFUSED:
                table.question = question
                table.asked = asked
                table.moves.append(action)
                return
        self._begin_or_refuse(action)

    def _begin_or_refuse(self, action: int) -> None:
        table = self.table if self.table.moves else self.table.copy()  # perhaps everybody's
        try:
            table.act(action)
        except SaleroomError as error:
            raise refusing(error) from error
        self.table = table

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.table.setting.game
        try:
            return named(game.codec if player >= 0 else game.chance_codec, int(action))
        except SaleroomError as error:
            raise refusing(error) from error

    def returns(self) -> list[float]:
        """Return what everybody has of it when the game is over; before that nothing."""
        return self.table.returns()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player, or whoever is asked, knows now."""
        table = self.table
        setting = table.setting
        viewer = table.asked if player is None else player
        if type(viewer) is not int or not 0 <= viewer < setting.players:
            asked_there: list[float] = super().observation_tensor(viewer)  # or says why not
            return asked_there
        return setting.tensor(table.slates if table.moves else table.to_look_at, viewer)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a world that the player cannot tell from this one; the sampler chooses which.

        OpenSpiel's own history of it is empty.
        """
        _check_seat(self.table, player)
        world: SpielState = self.get_game().new_initial_state()
        world.table = self.table.guess(player, seeded(int(sampler() * (1 << _SEED_BITS))))
        return world

    def __str__(self) -> str:
        """Write down all that is true, for looking at and comparing."""
        s = self.table.past.s
        return _ENCODER.encode({f.name: getattr(s, f.name) for f in layout_of(type(s))}).decode()


def _named(name: str, told: Mapping[str, Any]) -> str:
    return f"{name}({','.join(f'{key}={value}' for key, value in told.items())})"


def _check_seat(table: SpielTable, player: int) -> None:
    try:
        table.setting.check_seat(player)
    except SaleroomError as error:
        raise refusing(error) from error
