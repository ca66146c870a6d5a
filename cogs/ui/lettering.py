"""Letters: what can be drawn, how wide it is, and how a label is made to fit its box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from cogs.ui.theme import FONTS, LEAST, SIZES
from engine.scene import Align, Label, Weight

ELLIPSIS = "…"
SPACING = 1.15
"""From line to line, in heights of the letters."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A label as it is drawn."""

    lines: tuple[str, ...]
    pixels: int
    """Height of the letters."""
    whole: bool
    """Whether all of its text is there."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A line of letters as a stamp, and where it lies about the point it is held by."""

    mask: Image.Image
    x: int
    y: int


ANCHOR: Final[Mapping[Align, str]] = MappingProxyType({"left": "lm", "centre": "mm", "right": "rm"})


@cache
def font(weight: Weight, pixels: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS[weight], pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=1024)
def drawn(character: str, weight: Weight = "bold") -> bool:
    """Whether the font has it: what it lacks would come out as an empty box."""
    if character in " \n":
        return True
    plate = font(weight, 40)
    mask, missing = plate.getmask(character), plate.getmask("\U0010fffd")
    return (mask.size, bytes(mask)) != (missing.size, bytes(missing))


def drawable(text: str) -> str:
    """The text without what the font lacks, such as emoji in a name."""
    return " ".join("".join(c for c in text if drawn(c)).split())


@lru_cache(maxsize=1024)
def plate_of(text: str, weight: Weight, pixels: int, align: Align) -> Plate:
    """Drawn once and kept: the same few words stand in most pictures."""
    letters, anchor = font(weight, pixels), ANCHOR[align]
    left, top, right, bottom = map(round, letters.getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, letters, anchor)
    return Plate(mask, left, top)


def width(text: str, weight: Weight, pixels: int) -> float:
    return font(weight, pixels).getlength(text)


@lru_cache(maxsize=2048)
def fit(label: Label, scale: float = 1) -> Fitted:
    """As large as it goes, wrapped where it may be; below ``LEAST`` of its size cut short."""
    full = SIZES[label.size] * scale
    wide, high = label.width * scale, label.height * scale
    least = max(1, int(full * LEAST))
    for pixels in range(int(full), least - 1, -1):
        lines = min(label.lines, int(high / (SPACING * pixels)))
        broken = _wrapped(label.text, label.weight, pixels, wide)
        if broken is not None and len(broken) <= lines:
            return Fitted(tuple(broken), pixels, whole=True)
    room = max(1, min(label.lines, int(high / (SPACING * least))))
    return Fitted(tuple(_cut(label, least, wide, room)), least, whole=False)


def _wrapped(text: str, weight: Weight, pixels: int, wide: float) -> list[str] | None:
    """Lines broken at spaces; None where a single word is wider than the box."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, weight, pixels) <= wide:
            lines[-1] = longer
        elif width(word, weight, pixels) <= wide:
            lines.append(word)
        else:
            return None
    return lines


def _cut(label: Label, pixels: int, wide: float, lines: int) -> Iterator[str]:
    """Full lines as long as words fit; the last line takes what it can of the rest."""
    rest = label.text
    for line in range(1, lines + 1):
        words = _fitting(rest.split(" "), label.weight, pixels, wide)
        if line == lines or not words:
            yield _shortened(rest, label.weight, pixels, wide)
            return
        yield " ".join(words)
        rest = " ".join(rest.split(" ")[len(words) :])
        if not rest:
            return


def _fitting(words: Sequence[str], weight: Weight, pixels: int, wide: float) -> Sequence[str]:
    """As many of the first words as fit on a line."""
    for count in range(len(words), 0, -1):
        if width(" ".join(words[:count]), weight, pixels) <= wide:
            return words[:count]
    return ()


def _shortened(text: str, weight: Weight, pixels: int, wide: float) -> str:
    if width(text, weight, pixels) <= wide:
        return text
    for count in range(len(text) - 1, 0, -1):
        shorter = text[:count].rstrip() + ELLIPSIS
        if width(shorter, weight, pixels) <= wide:
            return shorter
    return ELLIPSIS
