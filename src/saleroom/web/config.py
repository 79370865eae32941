"""How a house is run, as far as its tables are concerned."""

import msgspec

from saleroom.analysis.found import WORLDS
from saleroom.web.mailing import MailServer
from saleroom.web.siblings import Share


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How the house is run. Times are in milliseconds, except where they say seconds.

    `bot_delay` is the range of time a bot takes to answer people; `idle` is how long a table that
    nobody looks at stays in memory. People's devices and mailboxes are told `remind_after` a table
    began to wait, and every `remind_seconds` it is looked who is to be told. `private_webhooks`
    lets reminders go to private networks, `mail` is where e-mails are handed over. `share` says
    which tables are this process's own, if the server has several. A suspicious decision of a
    finished game is measured in `analysis_worlds`.
    """

    share: Share = Share()
    bot_delay: tuple[int, int] = (800, 2500)
    bot_processes: int = 1
    idle_seconds: float = 300.0
    beat_seconds: float = 2.0
    lease: int = 15_000
    private_webhooks: bool = False
    remind_after: int = 60_000
    remind_seconds: float = 5.0
    mail: MailServer | None = None
    analysis_worlds: int = WORLDS
