"""How Goofspiel looks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Span
from engine.screen import Heading, Menu, Option, Prose, Screen
from engine.text import Text
from tests.toys.goofspiel.model import Bid, BidPlaced, Event, Observation, PrizeTaken, PrizeTurned


def present(seen: Observation, choices: Sequence[Bid | Span], t: Text) -> Screen:
    bids = tuple(Option(str(b.card), (b,)) for b in choices if isinstance(b, Bid))
    return Screen.of(
        (
            Heading(t("end-prizes-gone") if seen.over else t("prize", prize=seen.prize)),
            Prose(t("scores", scores=" : ".join(map(str, seen.scores)))),
            Menu(t("bid-prompt"), bids) if bids else None,
        )
    )


def narrate(event: Event, t: Text) -> str:
    match event:
        case BidPlaced(card=None):
            return ""
        case BidPlaced(seat=seat, card=card):
            return t("bid-placed", name=t.who(seat), card=card)
        case PrizeTaken(prize=prize, taker=taker):
            if taker is None:
                return t("prize-thrown-away", prize=prize)
            return t("prize-taken", prize=prize, name=t.who(taker))
        case PrizeTurned(prize=prize):
            return t("prize", prize=prize)
        case _:
            return t("end-resigned", name=t.who(event.seat))
