"""Phrases that the screen and the log share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Outcome, Seat, Viewer
from engine.games.ships.cards import Cards, kinds
from engine.text import Text

DOT = " · "


def counted(cards: Cards, t: Text, between: str = ", ") -> str:
    """``2 North, 1 East``; a word for none."""
    parts = (t(f"cards-{card}", n=count) for card, count in kinds(cards).items())
    return between.join(parts) or t("cards-none")


def by_seat(values: Sequence[object], t: Text) -> str:
    """``Anna 2 · Bruno 3``."""
    return DOT.join(t("hold", name=t.who(i), n=value) for i, value in enumerate(values))


def sailed(winds: Sequence[Cards], gage: Viewer, t: Text) -> str:
    shown = DOT.join(
        t("cards-of", name=t.who(i), cards=counted(cards, t)) for i, cards in enumerate(winds)
    )
    who = t("gage-level") if gage is None else t("gage-held", name=t.who(gage))
    return t("sailed", winds=shown, gage=who)


def fired(shots: Sequence[Cards], damage: Sequence[int], t: Text) -> str:
    return " ".join(_salvos(shots, damage, t)) or t("fired-nothing")


def _salvos(shots: Sequence[Cards], damage: Sequence[int], t: Text) -> Iterator[str]:
    for seat, cards in enumerate(shots):
        if cards:
            yield t(
                f"fired-{cards[0]}",
                name=t.who(seat),
                rival=t.who(Seat(1 - seat)),
                cards=counted(cards, t),
                damage=damage[seat],
            )


def ended(outcome: Outcome, t: Text) -> str:
    name = "" if outcome.cause is None else t.who(outcome.cause)
    return t(outcome.reason, name=name)
