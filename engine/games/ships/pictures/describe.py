"""The same facts as in the pictures, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ships import words
from engine.games.ships.latest import told
from engine.games.ships.model import Observation
from engine.text import Text


def describe(seen: Observation, t: Text) -> str:
    return " ".join(_board(seen, t) if seen.viewer is None else _hand(seen, t))


def _board(seen: Observation, t: Text) -> Iterator[str]:
    if seen.outcome is None:
        yield f"{t('turn', turn=seen.turn, phase=t(f'phase-{seen.phase}'))}."
    else:
        yield f"{t('over')}. {words.ended(seen.outcome, t)}"
    for seat, ship in enumerate(seen.ships):
        yield t("alt-ship", name=t.who(seat), hull=ship.hull, rigging=ship.rigging, crew=ship.crew)
    if seen.latest.winds is not None:
        yield told(seen, "sail", t)
    if seen.latest.shots is not None:
        yield told(seen, "fire", t)
    yield f"{t('holds', hands=words.by_seat(seen.hand_sizes, t), pile=seen.pile)}."
    yield t("alt-discards", n=len(seen.discards))


def _hand(seen: Observation, t: Text) -> Iterator[str]:
    if seen.hand:
        yield t("alt-hand", cards=words.counted(seen.hand, t))
    else:
        yield t("hand-empty")
