"""Programs over HTTP: whoever writes one registers it under a name, and it plays under that alone.

Decides how many a person may have. A registered program is a person with a token of its own that
is shown to others as a program; what it may do at a table is what any person may.
"""

from starlette.requests import Request
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.house.naming import looks, of_bots, readable
from saleroom.house.sitting_down import plain
from saleroom.store.contract import Program
from saleroom.web import protocol
from saleroom.web.http_bodies import answered, body_of, introduced
from saleroom.web.routes import get, post
from saleroom.web.security import caller_of, known, newcomer
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
    hub = door.hub
    if caller.person is not None:
        if await hub.store.program_of(caller.person) is not None:
            raise Refused("not_yours", "program_of_program")
        if len(await hub.store.programs_of(caller.person)) >= MOST_PROGRAMS:
            raise Refused("not_now", "too_many_programs", most=MOST_PROGRAMS)
    wait = door.counters.strangers.take(caller.address)
    door.refuse_if(wait, "strangers", "too_many_people")
    owner = await newcomer(request, caller)
    person, token = await hub.new_person()
    program = Program(
        looks=looks(name), name=name, person=person, owner=owner.person, since=hub.now()
    )
    if not await hub.store.register(program):
        raise Refused("taken", "program_taken")
    registered = protocol.Registered(name=name, program_token=token)
    return introduced(request, owner, registered)


@get("/api/programs", answers=list[protocol.ProgramShown])
async def programs(request: Request) -> Response:
    """List the programs that you have registered."""
    caller = await caller_of(request)
    owner = caller.person
    mine = [] if owner is None else await door_of(request).hub.store.programs_of(owner)
    return answered([protocol.ProgramShown(one.name, one.since) for one in mine])


@post("/api/programs/forget", reads=protocol.ForgetProgram, answers=list[protocol.ProgramShown])
async def forget(request: Request) -> Response:
    """Take a program of yours off the list; where it plays it plays on, and is no longer new."""
    person = await known(request)
    asked = await body_of(request, protocol.ForgetProgram)
    store = door_of(request).hub.store
    if not await store.forget_program(person, looks(" ".join(asked.name.split()))):
        raise Refused("no_such_page", "no_such_program")
    mine = await store.programs_of(person)
    return answered([protocol.ProgramShown(one.name, one.since) for one in mine])


ROUTES = (register, programs, forget)
