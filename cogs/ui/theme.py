"""How pictures look: colours, letters, and how finely each kind of layer is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

import fontpkg_pt_sans

from engine.scene import Role, Size, Weight

Colour: TypeAlias = tuple[int, int, int, int]
"""Red, green, blue and opacity, 0 to 255."""


def _hex(code: str) -> Colour:
    red, green, blue, *opacity = bytes.fromhex(code)
    return red, green, blue, opacity[0] if opacity else 255


PALETTE: Final[Mapping[Role, Colour]] = MappingProxyType(
    {
        "ink": _hex("12222e"),
        "ink-soft": _hex("4a4636"),
        "paper": _hex("f6ecd2"),
        "paper-dark": _hex("e6d3a8"),
        "paper-deep": _hex("b89b66"),
        "sky-high": _hex("8fb9cc"),
        "sky": _hex("b5d3da"),
        "sky-low": _hex("e9e3cc"),
        "cloud": _hex("f4f1e6"),
        "sea-far": _hex("5b93a6"),
        "sea": _hex("36748c"),
        "sea-near": _hex("1f4f68"),
        "foam": _hex("dcebea"),
        "field": _hex("a3b977"),
        "field-dark": _hex("57733f"),
        "shade": _hex("0c1a2438"),
        "sail": _hex("f7f0dc"),
        "sail-shade": _hex("d8c79e"),
        "hull": _hex("5b3a22"),
        "hull-dark": _hex("2c1c12"),
        "hull-light": _hex("8a5f38"),
        "buff": _hex("dba93a"),
        "white": _hex("f2efe6"),
        "hole": _hex("120b07"),
        "mast": _hex("6f4a2a"),
        "skin": _hex("e0aa80"),
        "first": _hex("23568f"),
        "second": _hex("a8321f"),
        "gold": _hex("e7b32f"),
        "iron": _hex("2d333a"),
        "iron-light": _hex("7d8892"),
        "danger": _hex("b3261e"),
        "rose": _hex("d889a6"),
        "orange": _hex("e0842c"),
        "plum": _hex("6d3b78"),
    }
)
SIZES: Final[Mapping[Size, int]] = MappingProxyType(
    {"small": 24, "body": 28, "title": 34, "large": 44}
)
"""In pixels: even the small one can be read where a picture is shown at half its size."""
LEAST: Final = 0.7
"""How far a label may shrink before it is wrapped or cut short."""

FONTS: Final[Mapping[Weight, Path]] = MappingProxyType(
    {
        "plain": fontpkg_pt_sans.ROOT / "files" / "PT_Sans-Web-Regular.ttf",
        "bold": fontpkg_pt_sans.ROOT / "files" / "PT_Sans-Web-Bold.ttf",
    }
)

FINE: Final = 3
"""Shapes are drawn so many times as large, then reduced: Pillow smooths no edges itself.

Four times takes half as long again and cannot be told apart.
"""
COARSE: Final = 2
"""The same for static layers."""
