"""What was bought in Moderne Zeiten. Shares bring no money back: they are laid, fly, and crash."""

from saleroom.core.account import Bought, EventsHeard


def account(heard: EventsHeard) -> tuple[Bought, ...]:
    """List all lots that were sold, with the number of their shares. (MZ-10)"""
    return tuple(
        Bought(
            move=move, seat=event["seat"], price=event["price"], back=None, things=(event["count"],)
        )
        for move, event in heard
        if event.name == "sold"
    )
