"""A game's pictures, drawn for whoever looks; a match goes on where one fails."""

from __future__ import annotations

from typing import Final

from cogs.errors import report
from cogs.ui.controls import clip
from cogs.ui.frame import Picture
from cogs.ui.lettering import drawable
from cogs.ui.people import People, plain
from cogs.ui.raster import Raster
from engine.game import ALT_LIMIT, Viewer
from engine.match.model import Match
from engine.match.service import Look
from engine.registry import load_texts
from engine.text import Language, Text

BOARD: Final = "board.png"
HAND: Final = "hand.png"


class Pictures:
    def __init__(self, raster: Raster, people: People) -> None:
        self._raster = raster
        self._people = people

    async def picture(self, look: Look, viewer: Viewer, language: Language) -> Picture | None:
        """The board for no seat, else that seat's hand; None where there is none, or it fails.

        Where nothing is secret every viewer gets the board.
        """
        game = look.game
        whole = viewer is None or not game.secret
        draw = game.picture if whole else game.hand_picture
        if draw is None or game.describe is None:
            return None
        async with report("drawing a picture", match=look.match.id):
            t = await self.text(look.match, language)
            png = await self._raster.png(draw(look.observation, t))
            alt = clip(game.describe(look.observation, t), ALT_LIMIT)
            return Picture(BOARD if whole else HAND, png, alt)
        return None

    async def text(self, match: Match, language: Language) -> Text:
        """Sentences with names as they can be drawn, not escaped for Markdown."""
        names = await self._people.names(
            match.players, language, lambda name: drawable(plain(name))
        )
        return load_texts(match.game)(language, names)
