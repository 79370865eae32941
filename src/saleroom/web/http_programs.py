"""Programs over HTTP: whoever writes one registers it under a name, and it plays under that alone.

Decides how many a person may have. A registered program is a person with a token of its own that
is shown to others as a program; what it may do at a table is what any person may.
"""

from starlette.requests import Request
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.house.naming import looks, of_bots, readable
from saleroom.house.opening import hash_of, unknown_person
from saleroom.house.sitting_down import plain
from saleroom.store.contract import Newcomer, Program
from saleroom.web import protocol
from saleroom.web.http_bodies import answered, body_of, introduced
from saleroom.web.routes import get, post
from saleroom.web.security import Caller, caller_of, introduction, known
from saleroom.web.site import door_of

MOST_PROGRAMS = 10


@post("/api/programs", reads=protocol.RegisterProgram, answers=protocol.Registered)
async def register(request: Request) -> Response:
    """Register a program of yours; its token comes with the answer, once."""
    door, caller = door_of(request), await caller_of(request)
    asked = await body_of(request, protocol.RegisterProgram)
    name = readable(plain(asked.name))
    if looks(name) in of_bots():
        raise Refused("taken", "name_of_bot")
    await _may_have_more(request, caller)
    wait = door.counters.strangers.take(caller.address)
    door.refuse_if(wait, "strangers", "too_many_people")
    hub, now = door.hub, door.hub.now()
    owner, (person, token) = introduction(request, caller), unknown_person()
    program = Program(looks=looks(name), name=name, person=person, owner=owner.person, since=now)
    new = [Newcomer(person, hash_of(token), now)]
    if owner.new is not None:
        new.append(owner.new)
    if not await hub.store.register(program, new, MOST_PROGRAMS, hub.keys.since):
        await _may_have_more(request, caller)
        raise Refused("taken", "program_taken")
    registered = protocol.Registered(name=name, program_token=token)
    return introduced(request, owner, registered)


async def _may_have_more(request: Request, caller: Caller) -> None:
    """Refuse a program, and whoever has as many as there may be."""
    if caller.person is None:
        return
    if await door_of(request).hub.store.program_of(caller.person) is not None:
        raise Refused("not_yours", "program_of_program")
    if len(await _programs_of(request, caller.person)) >= MOST_PROGRAMS:
        raise Refused("not_now", "too_many_programs", most=MOST_PROGRAMS)


async def _programs_of(request: Request, owner: str) -> list[protocol.ProgramShown]:
    hub = door_of(request).hub
    mine = await hub.store.programs_of(owner, hub.keys.since)
    return [protocol.ProgramShown(one.name, one.since) for one in mine]


@get("/api/programs", answers=list[protocol.ProgramShown])
async def programs(request: Request) -> Response:
    """List the programs that you have registered."""
    caller = await caller_of(request)
    owner = caller.person
    return answered([] if owner is None else await _programs_of(request, owner))


@post("/api/programs/forget", reads=protocol.ForgetProgram, answers=list[protocol.ProgramShown])
async def forget(request: Request) -> Response:
    """Take a program of yours off the list; with its token, or where it plays it plays on."""
    person = await known(request)
    asked = await body_of(request, protocol.ForgetProgram)
    name = looks(" ".join(asked.name.split()))
    store = door_of(request).hub.store
    if not await store.forget_program(person, name, revoke=asked.revoke):
        raise Refused("no_such_page", "no_such_program")
    return answered(await _programs_of(request, person))


ROUTES = (register, programs, forget)
