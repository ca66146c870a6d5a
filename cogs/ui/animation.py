"""Scenes one after the other as a GIF, small enough to be sent anywhere."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from cogs.ui.raster import Raster
from cogs.ui.theme import PALETTE
from engine.scene import Role, Scene

MOST_BYTES: Final = 2 << 20
SCALES: Final = (0.75, 0.5)
"""Tried in order until it is small enough; then every other scene is left out."""
GROUND: Final[Role] = "ink"
"""What shows below a picture that is lower than others."""
FIRST: Final = 1500
"""Milliseconds that the first picture stands."""
EACH: Final = 1300
LAST: Final = 5000
SAMPLES: Final = 6
"""Pictures that the shared palette is made from."""


def animate(raster: Raster, scenes: Sequence[Scene], most: int = MOST_BYTES) -> bytes:
    """A GIF that runs for ever, of at most so many bytes unless two pictures take more."""
    for scale in SCALES:
        gif = _gif(_level([raster.draw(scene, scale) for scene in scenes]))
        if len(gif) <= most:
            return gif
    if len(scenes) <= 2:
        return gif
    return animate(raster, [*scenes[:-1:2], scenes[-1]], most)


def _level(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """All as large as the largest: below a lower one there is nothing, and not the one before."""
    size = (max(p.width for p in pictures), max(p.height for p in pictures))
    return [p if p.size == size else _on_ground(p, size) for p in pictures]


def _on_ground(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    ground = Image.new("RGB", size, PALETTE[GROUND][:3])
    ground.paste(picture)
    return ground


def _gif(pictures: Sequence[Image.Image]) -> bytes:
    palette = _palette(pictures)
    frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    times = [FIRST, *[EACH] * (len(frames) - 2), LAST][-len(frames) :]
    file = io.BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return file.getvalue()


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Colours that serve all pictures, taken from some of them, the last among them."""
    step = max(1, len(pictures) // SAMPLES)
    samples = [*pictures[:-1:step], pictures[-1]]
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for nth, sample in enumerate(samples):
        sheet.paste(sample, (0, nth * height))
    return sheet.quantize(256, Image.Quantize.FASTOCTREE)
