"""What a delivery remembers: whom it called, which message is live, and what that one shows."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

from cogs.ui.offers import asks
from cogs.ui.sheets import Sheet
from engine.game import Seat
from engine.match.model import Delivery, Leftover, Match


def rung(delivery: Delivery, match: Match, *called: int, wants: tuple[bool, ...] = ()) -> Delivery:
    """The delivery once it tells of this version, with what would call its audience anew."""
    bell = (*called, int(match.ended is not None), *map(int, wants))
    return replace(delivery, told=match.version, called=bell)


def rung_on_board(delivery: Delivery, match: Match, *, secret: bool) -> Delivery:
    """The same for the board; where nobody has a hand, what others ask of them rings there too."""
    wants = () if secret else tuple(asks(match, Seat(seat)) for seat in range(len(match.players)))
    return rung(delivery, match, *match.called, wants=wants)


def nowhere(told: Delivery) -> Delivery:
    """Told as far as that can be done, with no live message."""
    return replace(told, channel=None, message=None, digest="")


def live(delivery: Delivery) -> Leftover | None:
    if delivery.channel is None or delivery.message is None:
        return None
    return Leftover(delivery.channel, delivery.message)


def rings(told: Delivery, before: Delivery) -> bool:
    """Whether somebody has come to owe a decision since the live message, or the match ended."""
    return any(now > then for now, then in zip(told.called, before.called, strict=False))


def digest(sheet: Sheet) -> str:
    """Of the message, a dot, and of its picture; nothing after the dot where it has none."""
    parts = sheet.view.to_components()  # type: ignore[no-untyped-call]  # untyped in discord.py
    shown = json.dumps(parts)
    picture = "" if sheet.picture is None else hashlib.sha256(sheet.picture.data).hexdigest()
    return f"{hashlib.sha256(shown.encode()).hexdigest()}.{picture}"


def of_picture(digest: str) -> str:
    return digest.partition(".")[2]
