"""The same facts as in the pictures, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.critters import words
from engine.games.critters.model import Observation
from engine.games.critters.pictures.hand import hidden
from engine.games.critters.table import SEATS, leader, totals
from engine.text import Text


def describe(seen: Observation, t: Text) -> str:
    return " ".join(_board(seen, t) if seen.viewer is None else _hand(seen, t))


def _board(seen: Observation, t: Text) -> Iterator[str]:
    if seen.outcome is None:
        yield f"{t('turn', battle=seen.battle, name=t.who(seen.turn))}."
    else:
        yield f"{t('over')}. {words.ended(seen.outcome, t)}"
    for seat in SEATS:
        yield t(
            f"alt-seat-{seat}",
            name=t.who(seat),
            points=seen.points[seat],
            target=seen.options.target,
            hand=seen.hand_sizes[seat],
        )
    yield t("alt-first", name=t.who(seen.first))
    for place, column in enumerate(seen.columns):
        sums = totals(seen.columns, column.theatre)
        yield t(
            "alt-column",
            theatre=t(f"theatre-{column.theatre}"),
            one=sums[0],
            other=sums[1],
            name=t.who(leader(sums, seen.first)),
            below=words.side(seen, place, SEATS[0], t),
            above=words.side(seen, place, SEATS[1], t),
        )
    if seen.outcome is None and seen.question is not None:
        yield words.asked(seen.question, t)
    if seen.outcome is None and seen.waiting:
        yield words.waiting(seen, t)
    yield t("deck", n=len(seen.deck))


def _hand(seen: Observation, t: Text) -> Iterator[str]:
    cards = words.cards(seen.hand, t, ", ")
    yield t("alt-hand", cards=cards) if cards else t("hand-empty")
    lying = (
        t("alt-lying", card=words.card(card, t), theatre=t(f"theatre-{theatre}"))
        for theatre, card in hidden(seen)
    )
    if told := ", ".join(lying):
        yield t("alt-hidden", cards=told)
