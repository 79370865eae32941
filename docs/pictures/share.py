"""Makes what the pictures of results are drawn with: posters and letters in saleroom/web/pictures.

Run it when a poster of the page has changed: `.venv/bin/python docs/pictures/share.py`. The letters
are the page's own, at one weight each and with all their alphabets in one file; reading them needs
the package brotli, which nothing else here does.
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chromium import launched  # noqa: E402  # the tests' own
from web.serving import serving  # noqa: E402  # after the path is set

PICTURES = ROOT / "src" / "saleroom" / "web" / "pictures"
FONTS = ROOT / "frontend" / "node_modules" / "@fontsource-variable"
LATIN = ("latin", "latin-ext")
# Names are set in Inter, and are not all written in Latin letters.
FACES = {
    "fraunces": (600, LATIN),
    "inter": (500, (*LATIN, "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext")),
}
SIZE = (472, 630)
AS_PRINTED = f"""
.poster {{ position: fixed !important; inset: 0 auto auto 0; z-index: 99; width: {SIZE[0]}px;
  height: {SIZE[1]}px; box-shadow: none !important; border-radius: 0 !important; display: none }}
"""


def main() -> None:
    """Make everything anew."""
    PICTURES.mkdir(exist_ok=True)
    for name, (weight, parts) in FACES.items():
        letters(name, weight, parts)
    posters()


def letters(name: str, weight: int, parts: tuple[str, ...]) -> None:
    """Write a typeface of the page at one weight, without what only a browser uses."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for part in parts:
            font = TTFont(FONTS / name / "files" / f"{name}-{part}-wght-normal.woff2")
            font.flavor = None
            font = instancer.instantiateVariableFont(font, {"wght": weight})
            for table in {"GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR"} & set(font.keys()):
                del font[table]
            font.save(Path(folder) / f"{part}.ttf")
            files.append(f"{folder}/{part}.ttf")
        Merger().merge(files).save(PICTURES / f"{name}.ttf")
    licence = (FONTS / name / "LICENSE").read_text("utf-8")
    (PICTURES / f"{name}-licence.txt").write_text(licence, "utf-8")


def posters() -> None:
    """Photograph the posters of the first page."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        context = launched(playwright).new_context(base_url=server.address, bypass_csp=True)
        page = context.new_page()
        page.goto("/", wait_until="networkidle")
        page.add_style_tag(content=AS_PRINTED)
        for card in page.locator("article[data-game]").all():
            poster = card.locator(".poster")
            poster.evaluate("(poster) => { poster.style.display = 'block' }")
            taken = Image.open(BytesIO(poster.screenshot())).convert("RGB")
            # Without its rounded corners.
            taken = taken.crop((4, 4, SIZE[0] - 4, SIZE[1] - 4)).resize(SIZE)
            taken.quantize(200).save(PICTURES / f"{card.get_attribute('data-game')}.png")
            poster.evaluate("(poster) => { poster.style.display = '' }")


if __name__ == "__main__":
    main()
