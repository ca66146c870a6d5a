"""Phrases that the screen, the pictures and the log share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.game import Outcome, Seat
from engine.games.critters.cards import FACES, Card
from engine.games.critters.events import Played, Scored
from engine.games.critters.model import Observation, Question
from engine.games.critters.rules.battle import cost
from engine.games.critters.table import Lying, Spot, at, pile, strength
from engine.text import Text

DOT = " · "
COVERS = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""Between a card and the one that covers it."""


def card(key: Card, t: Text) -> str:
    return t(f"card-{key}")


def printed(key: Card, t: Text) -> str:
    """``Ambush (land 2)``."""
    face = FACES[key]
    theatre = t(f"theatre-{face.theatre}")
    return t("card-printed", card=card(key, t), theatre=theatre, strength=face.strength)


def cards(keys: Iterable[Card], t: Text, between: str = DOT) -> str:
    return between.join(printed(key, t) for key in keys)


def ability(key: Card, t: Text) -> str:
    """What a card does."""
    return t(f"ability-{FACES[key].ability or 'none'}")


def lying(seen: Observation, spot: Spot, t: Text) -> str:
    """A card on the table, with its strength as it is now."""
    return described(at(seen.columns, spot), strength(seen.columns, spot), t)


def described(card_: Lying, now: int, t: Text) -> str:
    if card_.card is None:
        return t("lying-down", strength=now)
    name = card(card_.card, t)
    if card_.up:
        return t("lying-up", card=name, strength=now)
    key = "lying-known" if all(card_.seen) else "lying-own"
    return t(key, card=name, strength=now)


def side(seen: Observation, place: int, seat: Seat, t: Text) -> str:
    """The cards of a side of a theatre, the lowest first."""
    theatre = seen.columns[place].theatre
    levels = range(len(pile(seen.columns, theatre, seat)))
    cards_ = (lying(seen, Spot(theatre, seat, level), t) for level in levels)
    return COVERS.join(cards_) or t("side-empty")


def played(latest: Played, t: Text) -> str:
    """What was played, as far as the reader knows, and what became of it."""
    line = _laid(latest, t)
    if latest.destroyed is None:
        return line
    return f"{line} {t('log-destroyed', by=card(latest.destroyed, t))}"


def _laid(latest: Played, t: Text) -> str:
    key = latest.lying.card
    known = "hidden" if key is None else "known"
    shown = {} if key is None else {"card": card(key, t)}
    place = {"name": t.who(latest.seat), "theatre": latest.theatre, **shown}
    if latest.lying.up:
        return t("log-deployed", **place)
    return t(f"log-placed-{known}" if latest.drawn else f"log-improvised-{known}", **place)


def scored(battle: Scored, t: Text) -> str:
    names = {"name": t.who(battle.winner), "rival": t.who(1 - battle.winner)}
    numbers = {"battle": battle.battle, "points": battle.points}
    if battle.left is not None:
        return t("scored-withdrawn", left=battle.left, **names, **numbers)
    held = t.listed(t(f"theatre-{theatre}") for theatre in battle.held)
    return t("scored-held", name=names["name"], held=held, **numbers)


def asked(about: Question, t: Text) -> str:
    """Which choice is open, and whose."""
    who = {"name": t.who(about.seat), "card": card(about.card, t)}
    drawn = about.drawn
    if drawn is not None and all(drawn.seen):
        return t("asks-place-known", drawn=card(drawn.identity, t), **who)
    return t(f"asks-{about.answer}", **who)


def withdrawing(seen: Observation, seat: Seat, t: Text) -> str:
    """What the other would score now."""
    left = seen.hand_sizes[seat]
    points = cost(seen.first, seat, left)
    return t("withdrawing", name=t.who(seat), rival=t.who(1 - seat), left=left, points=points)


def withdraw_table(seen: Observation, seat: Seat, t: Text) -> str:
    """What the other would score with fewer cards left; empty with the last one."""
    lefts = range(seen.hand_sizes[seat] - 1, 0, -1)
    rows = DOT.join(f"{left}: {cost(seen.first, seat, left)}" for left in lefts)
    return t("withdraw-table", rows=rows) if rows else ""


def notes(seen: Observation, t: Text) -> Iterator[str]:
    """What is going on beside the cards on the table."""
    if seen.latest is not None:
        yield t("latest", what=played(seen.latest, t))
    if seen.outcome is None and seen.question is not None:
        yield asked(seen.question, t)
    if seen.outcome is None and seen.waiting:
        yield waiting(seen, t)
    for seat, dropping in enumerate(seen.drops):
        if dropping:
            yield t("dropping", name=t.who(seat))
    yield deck(seen, t)
    if seen.scored is not None:
        yield scored(seen.scored, t)


def waiting(seen: Observation, t: Text) -> str:
    """The abilities that wait their turn, the next first."""
    return t("waiting", cards=", ".join(card(key, t) for key in seen.waiting))


def deck(seen: Observation, t: Text) -> str:
    """Its size, and what is known of its cards: those destroyed, at its bottom."""
    known = [_in_deck(lying, t) for lying in seen.deck if any(lying.seen)]
    size = t("deck", n=len(seen.deck))
    return f"{size} {t('deck-known', cards=DOT.join(known))}" if known else size


def _in_deck(shown: Lying, t: Text) -> str:
    if shown.card is None:
        return t("deck-one", name=t.who(shown.seen.index(True)))
    name = card(shown.card, t)
    return name if all(shown.seen) else t("deck-own", card=name)


def ended(outcome: Outcome, t: Text) -> str:
    name = "" if outcome.cause is None else t.who(outcome.cause)
    return t(outcome.reason, name=name)
