"""Draws the picture of a result: the poster of the game, who won, and everybody's score.

Decides how it looks; what it says is given. It is drawn in a thread of its own and takes some
hundredths of a second, so whoever asks for many waits (`saleroom.web.sharing`).
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

PICTURES = Path(__file__).parent / "pictures"
SIZE = (1200, 630)
PAPER, INK, INK_2, RULE = "#f5efe3", "#1d1a16", "#5a5245", "#d8cdb8"
ACCENT, GOLD_SOFT = "#a8321f", "#f2e3b8"
DISPLAY, TEXT = "fraunces", "inter"
LEFT, RIGHT, TOP, BOTTOM = 524, 1152, 48, 590
LEAST_ROW, MOST_ROW, ROWS = 60, 82, 330
GAP = 14
HEADLINES = (60, 52, 44, 38, 32)
MOST_LINES = 2
CUT = "…"


class Row(NamedTuple):
    """One line of the ranking."""

    rank: int
    name: str
    score: str


class PictureWords(NamedTuple):
    """Everything the picture says; without rows it only announces the game."""

    game: str
    headline: str
    rows: tuple[Row, ...]
    below: str


def drawn(said: PictureWords) -> bytes:
    """Draw it, as PNG."""
    sheet = Image.new("RGB", SIZE, PAPER)
    _hang_poster(sheet, said.game)
    pen = ImageDraw.Draw(sheet)
    pen.text((LEFT, TOP), "Saleroom", INK_2, _font(DISPLAY, 28))
    row = min(MOST_ROW, max(LEAST_ROW, ROWS // max(1, len(said.rows))))
    # Fewer rows hang lower, so that the sheet is not empty below.
    y = _headline(pen, said.headline, TOP + 62 + (ROWS - row * len(said.rows)) // 4)
    y = _ranking(pen, said.rows, y + 22, row)
    _below(pen, said.below, y + 18)
    kept = BytesIO()
    sheet.quantize(192, Image.Quantize.FASTOCTREE).save(kept, "PNG")
    return kept.getvalue()


def readable(name: str) -> str:
    """Leave out of a name what we have no letters for."""
    return "".join(letter for letter in name if letter == " " or _is_known(letter)).strip()


def _hang_poster(sheet: Image.Image, game: str) -> None:
    found = PICTURES / f"{game}.png"
    if found.is_file():
        with Image.open(found) as poster:
            sheet.paste(poster.convert("RGB"), (0, 0))


def _headline(pen: ImageDraw.ImageDraw, text: str, y: int) -> int:
    """Set the headline as large as two lines allow; return where it ends."""
    width = RIGHT - LEFT
    for size in HEADLINES:
        font = _font(DISPLAY, size)
        lines = list(_wrapped(text, font, width))
        if len(lines) <= MOST_LINES and all(font.getlength(line) <= width for line in lines):
            break
    for line in lines[:MOST_LINES]:
        pen.text((LEFT, y), _fitting(line, font, width), INK, font)
        y += round(1.16 * size)
    return y


def _ranking(pen: ImageDraw.ImageDraw, rows: tuple[Row, ...], y: int, height: int) -> int:
    name_font, score_font = _font(TEXT, 32), _font(TEXT, 30)
    for row in rows:
        if row.rank == 1:
            pen.rounded_rectangle((LEFT - GAP, y, RIGHT + GAP, y + height), 10, GOLD_SOFT)
        else:
            pen.line((LEFT, y + height, RIGHT, y + height), RULE, 2)
        middle = y + height // 2
        score = RIGHT - score_font.getlength(row.score)
        pen.text((LEFT, middle), str(row.rank), ACCENT, _font(DISPLAY, 34), anchor="lm")
        name = _fitting(row.name, name_font, score - LEFT - 48 - 2 * GAP)
        pen.text((LEFT + 48, middle), name, INK, name_font, anchor="lm")
        pen.text((RIGHT, middle), row.score, INK, score_font, anchor="rm")
        y += height
    return y


def _below(pen: ImageDraw.ImageDraw, text: str, y: int) -> None:
    font = _font(TEXT, 24)
    for line in _wrapped(text, font, RIGHT - LEFT):
        if y + 30 > BOTTOM:
            return
        pen.text((LEFT, y), _fitting(line, font, RIGHT - LEFT), INK_2, font)
        y += 34


def _wrapped(text: str, font: ImageFont.FreeTypeFont, width: float) -> Iterator[str]:
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font.getlength(longer) > width:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line


def _fitting(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """Shorten a text until it fits."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + CUT) > width:
        text = text[:-1]
    return text.rstrip() + CUT


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(PICTURES / f"{name}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _is_known(letter: str) -> bool:
    """Tell whether a letter is drawn as itself and not as the box for what is missing."""
    font = _font(TEXT, 32)
    return bytes(font.getmask(letter)) != bytes(font.getmask("\U0010ffff"))
