"""The HTTP routes as an OpenAPI document, and as a page to read that needs nothing from elsewhere.

Made of the routes themselves: of each, its path, the words of its handler, what it reads and what
it answers. Says nothing that is not in them.
"""

from collections.abc import Iterator
from html import escape
from inspect import getdoc
from typing import Any

import msgspec

from saleroom import __version__
from saleroom.web.http_errors import JSON, PNG
from saleroom.web.routes import Route
from saleroom.web.wording import ErrorShown

_REF = "#/components/schemas/{name}"
_NUMBERS = ("since", "at", "limit")
# What can go wrong anywhere.
_PROBLEMS = {
    "400": "not understood, or not to be had like this",
    "401": "the token is not known, or one is needed",
    "403": "not yours, not yet, or from a page that is not trusted",
    "404": "there is no such thing",
    "409": "refused by the rules or the table; says why and cites the paragraph",
    "429": "one too many; Retry-After says when to come back",
    "503": "what is played cannot be kept just now; Retry-After says when to come back",
}


def document(routes: tuple[Route, ...]) -> dict[str, Any]:
    """Write the OpenAPI document."""
    shapes = [shape for route in routes for shape in (route.reads, route.answers) if shape]
    schemas, components = msgspec.json.schema_components([*shapes, ErrorShown], ref_template=_REF)
    by_shape = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        reads = next(by_shape) if route.reads else None
        answers = next(by_shape) if route.answers else None
        operation = _operation(route, reads, answers, schemas[-1])
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saleroom", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "saleroom"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def _operation(route: Route, reads: Any, answers: Any, problem: Any) -> dict[str, Any]:
    good = {"description": "done"}
    operation: dict[str, Any] = {
        "summary": _does(route),
        "operationId": _name(route),
        "parameters": list(_parameters(route)),
        "responses": {
            "2XX": good if answers is None else good | {"content": _content(route, answers)},
            **{
                status: {"description": words, "content": {JSON: {"schema": problem}}}
                for status, words in _PROBLEMS.items()
            },
        },
    }
    if reads is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": reads}}}
    return operation


def _does(route: Route) -> str:
    return " ".join((getdoc(route.handler) or "").split())


def _content(route: Route, answers: dict[str, Any]) -> dict[str, Any]:
    return {PNG: {}} if route.answers is bytes else {JSON: {"schema": answers}}


def _name(route: Route) -> str:
    parts = [part for part in route.path.split("/") if part and part[0] != "{" and part != "api"]
    return "_".join([route.method.lower(), *parts]).replace(
        "-", "_"
    ) + "_one" * route.path.endswith("}")


def _parameters(route: Route) -> Iterator[dict[str, Any]]:
    for part in route.path.split("/"):
        if part.startswith("{"):
            yield {"name": part[1:-1], "in": "path", "required": True, "schema": _kind_of(part)}
    for name in route.query:
        yield {"name": name, "in": "query", "required": False, "schema": _kind_of(name)}


def _kind_of(name: str) -> dict[str, str]:
    return {"type": "integer" if name in _NUMBERS else "string"}


def page(routes: tuple[Route, ...]) -> str:
    """Write the page."""
    rows = "\n".join(_row(route) for route in routes)
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Saleroom: the protocol</title>
<h1>Saleroom: the protocol</h1>
<p>Everything below is also there as an <a href="/api/openapi.json">OpenAPI document</a>. Programs
send their token as <code>Authorization: Bearer</code>; pages have a cookie. The table itself is
played over a WebSocket at <code>/api/tables/{{table}}/socket?since=</code>, with the same commands
as over HTTP; docs/protocol.md explains its frames.</p>
<table>
<thead><tr><th>Route<th>Does<th>Reads<th>Answers</thead>
<tbody>
{rows}
</tbody>
</table>
</html>
"""


def _row(route: Route) -> str:
    query = "?" + "&".join(f"{name}=" for name in route.query) if route.query else ""
    cells = (
        f"<code>{route.method} {escape(route.path + query)}</code>",
        escape(_does(route)),
        escape(_kind(route.reads)),
        escape(_kind(route.answers)),
    )
    return "<tr>" + "".join(f"<td>{cell}" for cell in cells)


def _kind(shape: Any) -> str:
    if shape is None:
        return ""
    if hasattr(shape, "__args__") and not isinstance(shape, type):
        return " | ".join(_kind(one) for one in shape.__args__)
    if getattr(shape, "__args__", None):
        return f"{_kind(shape.__args__[0])}[]"
    return str(shape.__name__)
