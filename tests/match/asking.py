"""What a seat of Parley is asked, and the controls it may answer with."""

from __future__ import annotations

from typing import Any

from engine.game import Seat
from engine.match.controls import option_ids
from engine.match.model import MatchId
from engine.screen import Menu
from engine.text import Text
from tests.match.club import Club
from tests.match.parley import GAME


async def only_menu(club: Club, match_id: MatchId, seat: int) -> dict[str, tuple[Any, ...]]:
    """The options of the seat's screen of Parley, by the names of their controls."""
    look = await club.matches.look(match_id, Seat(seat))
    _, menu = (screen := look.screen(Text("en", ()))).blocks
    assert isinstance(menu, Menu)
    _, names = option_ids(GAME, screen)
    return dict(zip(names, (option.actions for option in menu.options), strict=True))


async def control_of(club: Club, match_id: MatchId, seat: int, action: Any) -> str:
    menu = await only_menu(club, match_id, seat)
    return next(name for name, actions in menu.items() if actions == (action,))


async def asked(club: Club, match_id: MatchId) -> tuple[int, ...]:
    return (await club.store.load(match_id)).asked
