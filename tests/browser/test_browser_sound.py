"""Sounds that fit, quiet unless one wishes otherwise, and none before one has touched the page."""

import json
import subprocess
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from browser.conftest import Visitor
from browser.hands import open_table, settings, wait_for_my_turn, wish
from browser.moments import Moment, play_on, played_until
from browser.players import decide, mouse
from page_build import build
from playwright.sync_api import Page, expect
from web.serving import Serving

IS_HEARD = True
INSTRUMENTS = build.FRONTEND / "src" / "look" / "instruments.ts"
# The page's own source, translated as the check of the page reads it.
TRANSLATE = """const ts = require("typescript");
const source = require("fs").readFileSync(process.argv[1], "utf8");
const options = { module: "commonjs", target: "es2022" };
process.stdout.write(ts.transpileModule(source, { compilerOptions: options }).outputText);"""
# Rendered by the browser's own engine, faster than it would be heard.
RENDER = """async (code) => {
  const module = { exports: {} };
  (0, eval)(`(exports) => {${code}}`)(module.exports);
  const found = {};
  for (const [name, play] of Object.entries(module.exports.INSTRUMENTS)) {
    const context = new OfflineAudioContext(1, 4 * 44100, 44100);
    play({ context, out: context.destination, at: 0.01 });
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    const peak = loud.reduce((most, one) => Math.max(most, one), 0);
    const last = loud.findLastIndex((one) => one > peak / 100);
    let crossings = 0;
    for (let k = 1; k < last; k++) if (samples[k] < 0 !== samples[k - 1] < 0) crossings += 1;
    found[name] = { peak, lasts: last / 44100, pitch: crossings / 2 / (last / 44100) };
  }
  return found;
}"""
# Counts what is started; it is heard all the same.
LISTEN = """(() => {
  window.heard = 0;
  window.contexts = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts += 1; window.room = this; }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  }
})()"""

BECOMES = """async (state) => {
  while (window.room.state !== state) await new Promise((next) => setTimeout(next, 50));
}"""


class Rendered(NamedTuple):
    """A sound: its loudest sample, how many seconds it lasts, how high it is in Hz."""

    peak: float
    lasts: float
    pitch: float


@cache
def instruments() -> str:
    """Return what makes the sounds, as a browser reads it."""
    node = build.node_found()
    assert node is not None
    if not build.has_packages(build.TESTING):
        build.install_packages(node, build.TESTING)
    done = subprocess.run(  # our own program
        [node.node, "-e", TRANSLATE, str(INSTRUMENTS)],
        cwd=build.TESTING,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


@pytest.fixture
def rendered(page: Page) -> dict[str, Rendered]:
    """Every sound, as the browser would play it at full volume of the instrument."""
    page.goto("about:blank")
    found: dict[str, dict[str, float]] = page.evaluate(RENDER, instruments())
    return {name: Rendered(**about) for name, about in found.items()}


def test_every_sound_is_heard_and_is_like_the_thing(
    rendered: dict[str, Rendered],
) -> None:
    assert set(rendered) >= {"gong", "bid", "call", "hammer", "coin", "paper", "fanfare"}
    for name, sound in rendered.items():
        assert 0.1 < sound.peak < 1.5, name
        assert 0.01 < sound.lasts < 3, name
    # Wood is short and low, coins ring high, paper is brief and hisses, a gong is deep and lasts.
    assert rendered["hammer"].lasts < 0.4
    assert rendered["call"].peak < rendered["hammer"].peak
    assert rendered["hammer"].pitch < 1500
    assert rendered["coin"].pitch > 2500
    assert rendered["paper"].lasts < 0.4
    assert rendered["paper"].pitch > 1200
    assert rendered["gong"].lasts > 1
    assert rendered["gong"].pitch < 400


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard"))


def after_one_answer() -> Moment:
    """Return a moment that comes when one is asked for the second time."""
    asked = iter((False, True))
    return lambda _: next(asked)


def choose(page: Page, loudness: str) -> None:
    page.locator('[data-open="wishes"]').click()
    page.locator(f'#wishes label:has(input[value="{loudness}"])').click()
    page.keyboard.press("Escape")


def test_a_table_is_heard_once_it_is_touched_and_as_loud_as_one_wishes(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.add_init_script(LISTEN)
    table = played_until(page, "canaletto", 3, bool)
    page.goto(f"/t/{table}")
    # All that a test looks at counts as a touch: somebody else plays on, and only then is asked.
    assert play_on(page, table, after_one_answer())
    page.wait_for_timeout(500)
    assert page.evaluate("window.contexts") == 0, "a page may not sound before it is touched"
    page.locator('[data-open="wishes"]').click()
    expect(page.locator('#wishes input[name="sound"]:checked')).to_have_value("quiet")
    page.keyboard.press("Escape")
    # While nothing sounds, the device may sleep.
    for loudness in ("full", "quiet"):
        choose(page, loudness)
        assert heard(page) > 0
        page.evaluate(BECOMES, "running")
        page.evaluate(BECOMES, "suspended")
    assert page.evaluate("window.contexts") == 1
    before = heard(page)
    assert play_on(page, table, after_one_answer())
    page.wait_for_timeout(500)
    assert heard(page) > before
    choose(page, "off")
    page.reload()
    assert heard(page) == 0
    page.locator('[data-open="wishes"]').click()
    expect(page.locator('#wishes input[name="sound"]:checked')).to_have_value("off")


def test_who_had_switched_it_on_before_there_was_a_volume_hears_it(page: Page) -> None:
    wish(page, "sound", "on")
    page.goto("/")
    page.locator('[data-open="wishes"]').click()
    expect(page.locator('#wishes input[name="sound"]:checked')).to_have_value("full")


@pytest.mark.soak  # the first of them, at one page
@pytest.mark.parametrize("loudness", ["quiet", "off"])
def test_a_table_in_two_pages_is_heard_where_it_is_touched(
    loudness: str, visitor: Visitor, quick_server: Serving
) -> None:
    opener = visitor(base_url=quick_server.address)
    wish(opener, "sound", "off")
    open_table(opener, settings("canaletto", 3, clock="none"))
    wait_for_my_turn(opener)
    # All that a test looks at counts as a touch: another page of the same visitor sees what
    # happens meanwhile, and is asked only afterwards.
    page = opener.context.new_page()
    page.add_init_script(LISTEN)
    page.add_init_script(f"localStorage.setItem('saleroom.sound', {json.dumps(loudness)})")
    page.goto(opener.url)
    decide(opener, mouse, Random(2))  # noqa: S311  # not a secret
    opener.wait_for_timeout(1500)
    assert page.evaluate("window.contexts") == 0, "a page may not sound before it is touched"
    dice = Random(3)  # noqa: S311  # not a secret
    for _ in range(2):
        wait_for_my_turn(page)
        decide(page, mouse, dice)
    if loudness == "off":
        assert heard(page) == 0
    else:
        page.wait_for_timeout(500)
        assert heard(page) > 0
        assert page.evaluate("window.contexts") == 1
