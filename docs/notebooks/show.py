"""Runs the notebooks at their full settings and writes each down as a page, with its plots.

    python docs/notebooks/show.py                 all of them
    python docs/notebooks/show.py double          one

A page has the words and the code of its notebook and what came of it. The training notebook's curve
is taken from the file that learner.py wrote, if it is there, in place of learning once more.
"""

import ast
import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure

HERE = Path(__file__).parent
PICTURES = HERE.parent / "pictures"
NOTEBOOKS = ("first_experiment", "training", "double", "auctions")
CURVE = HERE / "curve-visitor.json"


class Cell(NamedTuple):
    """A cell of a notebook: words, or code, and the names that it gives to others."""

    words: str
    code: str
    names: frozenset[str]


def cells_of(source: str) -> Iterator[Cell]:
    """Read the cells of a notebook, in their order; the set-up comes first."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.With):
            yield Cell("", _code(source, node.body), frozenset())
        elif isinstance(node, ast.FunctionDef):
            body = [step for step in node.body if not isinstance(step, ast.Return)]
            words = _words(body[0])
            yield Cell(words, "" if words else _code(source, body), _names(body))


def _words(step: ast.stmt) -> str:
    """Return the text of a call of `mo.md`."""
    if isinstance(step, ast.Expr) and isinstance(step.value, ast.Call):
        call = step.value
        if ast.unparse(call.func) == "mo.md" and isinstance(call.args[0], ast.Constant):
            return textwrap.dedent(str(call.args[0].value)).strip()
    return ""


def _names(body: list[ast.stmt]) -> frozenset[str]:
    nodes = (node for step in body for node in ast.walk(step))
    return frozenset(
        node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )


def _code(source: str, body: list[ast.stmt]) -> str:
    lines = source.splitlines()[body[0].lineno - 1 : body[-1].end_lineno]
    return textwrap.dedent("\n".join(lines))


def page(name: str, source: str, outputs: list[Any]) -> str:
    """Write a notebook down; `outputs` are those of its cells, the set-up not counted."""
    parts = []
    left = iter([None, *outputs])
    for cell in cells_of(source):
        came = next(left)
        parts.append(cell.words or f"```py\n{cell.code}\n```")
        if isinstance(came, str):
            parts.append(f"```text\n{came}\n```")
        elif isinstance(came, Figure):
            picture = f"notebook-{name.replace('_', '-')}.svg"
            parts.append(f"![What came of it](../pictures/{picture})")
    told = f"The notebook is `docs/notebooks/{name}.py`; `marimo edit` opens it."
    return "\n\n".join([*parts, told]) + "\n"


def draw(name: str, outputs: list[Any]) -> None:
    """Write the plot of a notebook as SVG; the same plot has the same bytes."""
    for figure in outputs:
        if isinstance(figure, Figure):
            with rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
                path = PICTURES / f"notebook-{name.replace('_', '-')}.svg"
                figure.savefig(path, metadata={"Date": None})


def outputs_of(name: str, given: dict[str, Any] | None = None) -> list[Any]:
    """Run a notebook, with other settings if some are given; return what each cell came to.

    A cell in whose place something is given does not run, and comes to nothing.
    """
    outputs, _ = run_path(str(HERE / f"{name}.py"))["app"].run(defs=given or {})
    came = iter(outputs)
    _, *cells = cells_of((HERE / f"{name}.py").read_text("utf-8"))
    return [None if cell.names & set(given or {}) else next(came) for cell in cells]


def main() -> None:
    """Show the notebooks that are named, or all."""
    for name in sys.argv[1:] or NOTEBOOKS:
        given = {}
        if name == "training" and CURVE.exists():
            given = {"curve": json.loads(CURVE.read_text("utf-8"))["curve"], "learner": None}
        outputs = outputs_of(name, given)
        draw(name, outputs)
        text = page(name, (HERE / f"{name}.py").read_text("utf-8"), outputs)
        (HERE / f"{name}.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
