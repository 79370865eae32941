"""Reminders over HTTP: what the house can do, and where a person wants to be reminded.

The web address of a seat is a command of the table (`remind`); devices and mailboxes belong to
whoever asks, at all their tables.
"""

from starlette.requests import Request
from starlette.responses import Response

from saleroom.web.addresses import AddressShown, RemindersShown
from saleroom.web.http_bodies import answered, body_of
from saleroom.web.protocol import ConfirmMail, ForgetReminder, RemindDevice, RemindMail
from saleroom.web.routes import get, post
from saleroom.web.security import address_of, caller_of, known
from saleroom.web.site import Door, door_of


@get("/api/reminders", answers=RemindersShown)
async def reminders(request: Request) -> Response:
    """Say how you can be reminded over days, and where you are."""
    caller = await caller_of(request)
    return answered(await door_of(request).hub.addresses.shown(caller.person))


@post("/api/reminders/push", reads=RemindDevice, answers=RemindersShown)
async def remind_device(request: Request) -> Response:
    """Remind this device, by the subscription of its browser, at all your tables over days."""
    person = await known(request)
    asked = await body_of(request, RemindDevice)
    door = door_of(request)
    addresses = door.hub.addresses
    if await addresses.check_device(person, asked.endpoint, asked.keys):
        _count_device(request, door)
    await addresses.keep_device(person, asked.endpoint, asked.keys, asked.language)
    return answered(await addresses.shown(person))


def _count_device(request: Request, door: Door) -> None:
    """Count a message to an address that may be anybody's."""
    wait = door.counters.devices.take(address_of(request))
    door.refuse_if(wait, "devices", "too_many_devices")


@post("/api/reminders/mail", reads=RemindMail, answers=RemindersShown)
async def remind_mail(request: Request) -> Response:
    """Remind a mailbox, once somebody who reads it has said yes."""
    person = await known(request)
    asked = await body_of(request, RemindMail)
    door = door_of(request)
    addresses = door.hub.addresses
    mailbox = await addresses.check_mail(person, asked.address)
    if mailbox is not None:
        _count_mail(request, door, mailbox)
        await addresses.ask_mailbox(person, mailbox, asked.language)
    return answered(await addresses.shown(person))


def _count_mail(request: Request, door: Door, mailbox: str) -> None:
    """Count a mail to somebody who may not want it: by who asks, and by who gets it."""
    wait = door.counters.mails.take(address_of(request))
    wait = wait or door.counters.mailboxes.take(mailbox.lower())
    door.refuse_if(wait, "mails", "too_many_mails")


@post("/api/reminders/forget", reads=ForgetReminder, answers=RemindersShown)
async def forget(request: Request) -> Response:
    """Take a place away where you are reminded."""
    person = await known(request)
    asked = await body_of(request, ForgetReminder)
    addresses = door_of(request).hub.addresses
    await addresses.forget(person, asked.id)
    return answered(await addresses.shown(person))


@post("/api/reminders/confirm", reads=ConfirmMail, answers=AddressShown)
async def confirm(request: Request) -> Response:
    """Say yes to reminders at a mailbox, by the secret that was sent there."""
    asked = await body_of(request, ConfirmMail)
    return answered(await door_of(request).hub.addresses.confirm(asked.token))


@post("/api/reminders/stop/{token}")
async def stop(request: Request) -> Response:
    """Say no to more e-mails, by the secret in each of them; mail programs can (RFC 8058)."""
    await door_of(request).hub.addresses.stop(str(request.path_params["token"]))
    return answered({})


ROUTES = (reminders, remind_device, remind_mail, forget, confirm, stop)
