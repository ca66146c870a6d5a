"""Scenes one after the other as a GIF, small enough to be sent anywhere."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from cogs.ui.raster import Raster
from engine.scene import Scene

MOST_BYTES: Final = 2 << 20
SCALES: Final = (0.75, 0.5)
"""Tried in order until it is small enough; then every other scene is left out."""
FIRST: Final = 1500
"""Milliseconds that the first picture stands."""
EACH: Final = 1300
LAST: Final = 5000
SAMPLES: Final = 6
"""Pictures that the shared palette is made from."""


def animate(raster: Raster, scenes: Sequence[Scene], most: int = MOST_BYTES) -> bytes:
    """A GIF that runs for ever, of at most so many bytes unless two pictures take more."""
    for scale in SCALES:
        gif = _gif([raster.draw(scene, scale) for scene in scenes])
        if len(gif) <= most:
            return gif
    if len(scenes) <= 2:
        return gif
    return animate(raster, [*scenes[:-1:2], scenes[-1]], most)


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
