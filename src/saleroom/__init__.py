"""Saleroom: a house for auction board games.

The names of this module are the public interface: they keep their meaning from one version to the
next, while modules inside may move. docs/api.md describes them. Each is fetched from where it lives
when it is first used, because every start of a server and every import of a part passes here.

Two names are longer than one might wish. `saleroom.games` and `saleroom.play` are packages, and a
function of the same name would be one or the other by what was imported first.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saleroom.analysis.found import Analysis
    from saleroom.analysis.growing import analyse, analysing
    from saleroom.arena.simulation.simulate import Summary
    from saleroom.bots.contract import Bot
    from saleroom.core.contract import Game, Outcome
    from saleroom.core.errors import (
        BadRecord,
        BadSetup,
        BadState,
        GameOver,
        IllegalNow,
        MalformedAction,
        SaleroomError,
        UnknownSeat,
    )
    from saleroom.core.legal import Amounts, Legal
    from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
    from saleroom.fast.batch import Batch
    from saleroom.games.registry import game_named as game
    from saleroom.games.registry import game_names
    from saleroom.messages.saying import said
    from saleroom.play.match import Match
    from saleroom.play.record import Record, record_of
    from saleroom.play.record import read as read_record
    from saleroom.play.record import write as write_record
    from saleroom.play.verify import Verdict, replayed, verify
    from saleroom.public import bot, bot_names, play_out, simulate

__version__ = "0.1.0"

__all__ = [
    "ALL_SEEING",
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Amounts",
    "Analysis",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Batch",
    "Bot",
    "Game",
    "GameOver",
    "IllegalNow",
    "Legal",
    "MalformedAction",
    "Match",
    "Outcome",
    "Record",
    "SaleroomError",
    "Summary",
    "UnknownSeat",
    "Verdict",
    "__version__",
    "analyse",
    "analysing",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "play_out",
    "read_record",
    "record_of",
    "replayed",
    "said",
    "simulate",
    "verify",
    "write_record",
]

# Where each name lives, and what it is called there if that is another name.
_HOMES = {
    "ALL_SEEING": "saleroom.core.seats:ALL_SEEING",
    "Amounts": "saleroom.core.legal:Amounts",
    "Analysis": "saleroom.analysis.found:Analysis",
    "BadRecord": "saleroom.core.errors:BadRecord",
    "BadSetup": "saleroom.core.errors:BadSetup",
    "BadState": "saleroom.core.errors:BadState",
    "Batch": "saleroom.fast.batch:Batch",
    "Bot": "saleroom.bots.contract:Bot",
    "CHANCE": "saleroom.core.seats:CHANCE",
    "Game": "saleroom.core.contract:Game",
    "GameOver": "saleroom.core.errors:GameOver",
    "IllegalNow": "saleroom.core.errors:IllegalNow",
    "Legal": "saleroom.core.legal:Legal",
    "MalformedAction": "saleroom.core.errors:MalformedAction",
    "Match": "saleroom.play.match:Match",
    "NOBODY": "saleroom.core.seats:NOBODY",
    "Outcome": "saleroom.core.contract:Outcome",
    "Record": "saleroom.play.record:Record",
    "SPECTATOR": "saleroom.core.seats:SPECTATOR",
    "SaleroomError": "saleroom.core.errors:SaleroomError",
    "Summary": "saleroom.arena.simulation.simulate:Summary",
    "UnknownSeat": "saleroom.core.errors:UnknownSeat",
    "Verdict": "saleroom.play.verify:Verdict",
    "analyse": "saleroom.analysis.growing:analyse",
    "analysing": "saleroom.analysis.growing:analysing",
    "bot": "saleroom.public:bot",
    "bot_names": "saleroom.public:bot_names",
    "game": "saleroom.games.registry:game_named",
    "game_names": "saleroom.games.registry:game_names",
    "play_out": "saleroom.public:play_out",
    "read_record": "saleroom.play.record:read",
    "record_of": "saleroom.play.record:record_of",
    "replayed": "saleroom.play.verify:replayed",
    "said": "saleroom.messages.saying:said",
    "simulate": "saleroom.public:simulate",
    "verify": "saleroom.play.verify:verify",
    "write_record": "saleroom.play.record:write",
}

# Type checkers read the imports above; to them a name that is not there is an error.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Fetch a name of the public interface when it is first used."""
        if name not in _HOMES:
            raise AttributeError(f"module 'saleroom' has no attribute {name!r}")
        module, _, inside = _HOMES[name].partition(":")
        found = globals()[name] = getattr(import_module(module), inside)
        return found

    def __dir__() -> list[str]:
        """Name what a user needs."""
        return __all__
