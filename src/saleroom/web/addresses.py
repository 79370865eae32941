"""Where persons want to be reminded: devices and mailboxes, left and forgotten by themselves.

Decides what may be left, and how much of it. A mailbox gets one letter that asks, and nothing else
until somebody who reads it says yes; whoever reads it can also say no, at any time. Addresses are
shown to nobody whole, not even to who left them.
"""

import asyncio
import hashlib
from typing import Literal

import msgspec

from saleroom.house.commands import Refused
from saleroom.house.opening import token
from saleroom.store.contract import Address
from saleroom.web.floor import Floor
from saleroom.web.letters import MAIL, PUSH, greeting
from saleroom.web.mailing import checked_mail
from saleroom.web.posting import Undeliverable, checked_call, host_of
from saleroom.web.pushing import Keys, check_keys

MOST = {PUSH: 8, MAIL: 3}


class AddressShown(msgspec.Struct, frozen=True, kw_only=True):
    """A place where you are reminded: `says` is enough of it to be known again.

    `id` is the SHA-256 of the address, as a device can work out for its own.
    """

    id: str
    kind: Literal["push", "mail"]
    says: str
    confirmed: bool


class RemindersShown(msgspec.Struct, frozen=True, kw_only=True):
    """How this house can remind you, and where it does.

    `push` is the key that a browser subscribes with; `mail` says whether it sends e-mails.
    """

    push: str
    mail: bool
    left: tuple[AddressShown, ...]


class Addresses:
    """The addresses of all persons."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        # So that nobody leaves more than allowed by asking twice at once.
        self._one_by_one = asyncio.Lock()

    async def shown(self, person: str | None) -> RemindersShown:
        """Show what can be had, and what a person has left."""
        left = [] if person is None else await self._floor.store.addresses_of(person)
        return RemindersShown(
            push=await self._floor.reminders.office.push_key(),
            mail=self._floor.config.mail is not None,
            left=tuple(_shown(one) for one in left),
        )

    async def check_device(self, person: str, endpoint: str, keys: Keys) -> bool:
        """Refuse what is no device; tell whether it is a new one, which will be told something."""
        allowed = ("https:", "http:") if self._floor.config.private_webhooks else ("https:",)
        try:
            checked_call(endpoint, private=self._floor.config.private_webhooks)
            check_keys(keys)
        except Undeliverable as error:
            raise _no_device() from error
        if not endpoint.startswith(allowed):
            raise _no_device()
        kept = await self._floor.store.addresses_of(person)
        return all(one.address != endpoint for one in kept)

    async def keep_device(self, person: str, endpoint: str, keys: Keys, language: str) -> None:
        """Remind a device that was checked from now on, and tell it so."""
        now = self._floor.now()
        address = Address(
            person=person,
            kind=PUSH,
            address=endpoint,
            keys=msgspec.json.encode(keys),
            language=language,
            token=None,
            since=now,
            confirmed=now,
        )
        if await self._kept(address):
            await self._greet(address)

    async def check_mail(self, person: str, address: str) -> str | None:
        """Return the mailbox as it is written; None if it is confirmed and need not be asked."""
        if self._floor.config.mail is None:
            raise Refused("not_here", "no_mail")
        try:
            mailbox = checked_mail(address)
        except Undeliverable as error:
            raise Refused("malformed", "mail_address") from error
        kept = await self._floor.store.addresses_of(person)
        is_confirmed = any(one.address == mailbox and one.confirmed for one in kept)
        return None if is_confirmed else mailbox

    async def ask_mailbox(self, person: str, mailbox: str, language: str) -> None:
        """Ask a mailbox whether it wants reminders."""
        address = Address(
            person=person,
            kind=MAIL,
            address=mailbox,
            keys=b"",
            language=language,
            token=token(),
            since=self._floor.now(),
            confirmed=None,
        )
        await self._kept(address)
        await self._greet(address)

    async def _kept(self, address: Address) -> bool:
        """Keep an address; tell whether it is a new one."""
        store = self._floor.store
        async with self._one_by_one:
            kept = [
                one for one in await store.addresses_of(address.person) if one.kind == address.kind
            ]
            is_new = all(one.address != address.address for one in kept)
            most = MOST[address.kind]
            if is_new and len(kept) >= most:
                raise Refused("not_now", "too_many_addresses", most=most)
            await store.keep_address(address)
        return is_new

    async def _greet(self, address: Address) -> None:
        await self._floor.store.keep_letters([greeting(address, self._floor.now())])
        self._floor.reminders.wake()

    async def forget(self, person: str, known_as: str) -> None:
        """Remind a person there no more."""
        for one in await self._floor.store.addresses_of(person):
            if _id(one) == known_as:
                await self._floor.store.forget_address(person, one.kind, one.address)

    async def confirm(self, secret: str) -> AddressShown:
        """Remind a mailbox from now on: somebody reads it, and wants that."""
        found = await self._floor.store.address_with(secret)
        if found is None:
            raise Refused("no_such_page", "no_such_confirmation")
        await self._floor.store.confirm_address(secret, self._floor.now())
        return _shown(msgspec.structs.replace(found, confirmed=self._floor.now()))

    async def stop(self, secret: str) -> None:
        """Write to a mailbox no more; whoever asks twice is told the same."""
        found = await self._floor.store.address_with(secret)
        if found is not None:
            await self._floor.store.forget_address(found.person, found.kind, found.address)


def _no_device() -> Refused:
    return Refused("malformed", "push_device")


def _id(address: Address) -> str:
    return hashlib.sha256(address.address.encode()).hexdigest()


def _shown(address: Address) -> AddressShown:
    if address.kind == MAIL:
        local, _, domain = address.address.rpartition("@")
        says = f"{local[:2]}…@{domain}"
    else:
        says = host_of(address.address)
    return AddressShown(
        id=_id(address),
        kind="mail" if address.kind == MAIL else "push",
        says=says,
        confirmed=address.confirmed is not None,
    )
