"""Asks axe-core what somebody with a screen reader, or with weak eyes, could not use."""

from functools import cache
from typing import Any

from page_build import build
from playwright.sync_api import Page

SOURCE = build.TESTING / "node_modules" / "axe-core" / "axe.min.js"
SEVERE = ("serious", "critical")


@cache
def _source() -> str:
    if not SOURCE.is_file():
        node = build.node_found()
        assert node is not None, "axe-core is not installed, and there is no npm to fetch it with"
        build.install_packages(node, build.TESTING)
    return str(SOURCE.read_text("utf-8"))


def violations(page: Page, within: str = "html") -> list[str]:
    """Return the serious and critical violations on the page, each with where it is."""
    # Evaluated by the debugger: the page itself allows no script from elsewhere.
    page.evaluate(f"{_source()}\n;null")
    found: dict[str, Any] = page.evaluate(
        "(within) => axe.run(within, { resultTypes: ['violations'] })", within
    )
    return [
        f"{violation['id']} ({violation['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in SEVERE
        for node in violation["nodes"]
    ]
