"""A pile of cards, however tall, shows the strength and the name of every card in it."""

from __future__ import annotations

import pytest

from cogs.ui.lettering import fit
from cogs.ui.theme import LEAST, SIZES
from engine.games.critters import GAME
from engine.games.critters.pictures.board import picture
from engine.text import LANGUAGES, Language
from tests.games.critters.tables import table
from tests.helpers import strict_texts
from tests.pictures import album

PILE = "l1! s2! a4! L2 a5 S1 l3! A3"
"""A whole hand and what Reinforce brings twice: up, down, and down but known."""
SIZES_OF_PILES = range(1, 9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("covering", ["", " L4"], ids=["as they are", "under Cover Fire"])
def test_every_card_of_a_tall_pile_can_be_read(language: Language, covering: str) -> None:
    t = strict_texts(GAME)[language]
    for size in SIZES_OF_PILES:
        signs = " ".join(PILE.split()[: size - bool(covering)]) + covering
        for air in ((signs.strip(), ""), ("", signs.strip())):
            seen = GAME.observe(table("S6", "S5", air=air), None)
            scene = picture(seen, t)

            for placed in album.labels(scene):
                fitted = fit(placed.label, placed.scale)
                assert fitted.whole, (size, placed)
                assert fitted.pixels >= int(SIZES["small"] * LEAST), (size, placed)
                assert placed.y >= placed.label.height * placed.scale / 2, (size, placed)
