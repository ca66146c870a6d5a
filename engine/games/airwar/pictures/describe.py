"""The same facts as in the pictures, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.game import Seat
from engine.games.airwar import words
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Desk, Observation, RaidSeen
from engine.games.airwar.naming import short
from engine.games.airwar.pieces import SEATS, Account, Clash, Combatant, Place, Planes
from engine.games.airwar.table import capacity, decks_in, defense
from engine.text import Text

LONGEST: Final = 1024
"""Letters of a description that Discord takes."""


def describe(seen: Observation, t: Text) -> str:
    """With as much of the places as there is room for."""
    decks = decks_in(seen.options.decks)
    if seen.viewer is not None:
        return _cut(" ".join(_hand(seen, decks, t)))
    told = [" ".join(_board(seen, decks, detail, t)) for detail in (2, 1, 0)]
    return next((board for board in told if len(board) <= LONGEST), _cut(told[-1]))


def _cut(told: str) -> str:
    """With an ellipsis for what there is no room for."""
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1]}…"


def _board(seen: Observation, decks: Decks, detail: int, t: Text) -> Iterator[str]:
    """
    Args:
        detail: 2 with what stands on each place, 1 with the numbers of it, 0 without places.
    """
    if seen.outcome is not None:
        yield f"{t('over')}. {words.ended(seen.outcome, t)}"
    else:
        stage = t(f"picture-stage-{seen.stage}")
        yield f"{t('picture-turn', turn=seen.turn, name=t.who(seen.active))}. {stage}."
    for seat in SEATS:
        theatre = seen.theatres[seat]
        yield t(
            f"alt-seat-{seat}",
            name=t.who(seat),
            industry=theatre.industry,
            convoy=theatre.convoy,
            hand=seen.hand_sizes[seat],
            deck=seen.deck_sizes[seat],
        )
        if detail and theatre.places:
            yield t("alt-places", places=_places(seen, decks, seat, detail, t))
        if detail and theatre.war:
            yield t("alt-war", cards=_names(decks, theatre.war, t))
    if seen.accounts:
        yield from _raid(seen.accounts[-1], seen.raid, decks, t)


def _places(seen: Observation, decks: Decks, seat: Seat, detail: int, t: Text) -> str:
    return "; ".join(
        _place(seen, decks, seat, place, detail, t) for place in seen.theatres[seat].places
    )


def _place(seen: Observation, decks: Decks, seat: Seat, place: Place, detail: int, t: Text) -> str:
    name = decks.stations[place.card].name
    line = f"{name} {len(place.planes)}/{capacity(decks, seen.theatres[seat], place)}"
    if detail < 2:
        return line
    line = t("alt-place", place=line, defense=defense(decks, place))
    there = [*place.war, *(plane.card for plane in place.planes)]
    return f"{line} ({_names(decks, there, t)})" if there else line


def _names(decks: Decks, cards: Iterable[Card], t: Text) -> str:
    return ", ".join(short(decks.faces[card], t) for card in cards)


def _raid(account: Account, raid: RaidSeen | None, decks: Decks, t: Text) -> Iterator[str]:
    attacker, defender = account.attacker, Seat(1 - account.attacker)
    target = words.target(decks, account.target, t)
    yield t("alt-raid", name=t.who(attacker), target=target, n=account.size)
    if raid is not None:
        yield from _in_the_air(attacker, raid.backs, raid.exposed, decks, t)
    if account.interceptors is not None:
        yield t("alt-intercepted", name=t.who(defender), n=account.interceptors)
    if raid is not None and account.interceptors:
        yield from _in_the_air(defender, raid.fresh, raid.engaged, decks, t)
    if account.clashes:
        yield _clash(account.clashes[-1], decks, t)
    if account.hit is not None:
        yield words.hit(account.hit, target, t)
    elif account.over:
        yield t("log-fled", name=t.who(attacker))


def _in_the_air(seat: Seat, backs: int, planes: Planes, decks: Decks, t: Text) -> Iterator[str]:
    yield t("alt-hidden", name=t.who(seat), n=backs)
    if planes:
        yield t("alt-exposed", cards=_names(decks, (plane.card for plane in planes), t))


def _clash(clash: Clash, decks: Decks, t: Text) -> str:
    one, other = clash.sides
    sides = {"one": _combatant(one, decks, t), "other": _combatant(other, decks, t)}
    if not clash.settled:
        return t("alt-clash-open", **sides)
    ends = {(False, False): "none", (True, False): "one", (False, True): "other"}
    return t(f"alt-clash-{ends.get((one.fell, other.fell), 'both')}", **sides)


def _combatant(one: Combatant, decks: Decks, t: Text) -> str:
    names = _names(decks, (one.plane.card, *battles(one, decks)), t)
    return t("alt-combatant", card=names, shoots=one.air_to_air, defense=one.defense)


def battles(one: Combatant, decks: Decks) -> Cards:
    """Battle cards that help an aircraft in its clash, those attached to it first."""
    once = (card for card in one.played if not decks.battles[card].attached)
    return (*one.plane.attached, *once)


def _hand(seen: Observation, decks: Decks, t: Text) -> Iterator[str]:
    yield t("alt-hand", cards=words.cards(decks, seen.hand, t)) if seen.hand else t("hand-empty")
    if picked := tuple(drafted(seen.desk)):
        yield t("alt-picked", cards=words.cards(decks, picked, t))
    if seen.raid is not None and seen.raid.own:
        yield t("alt-set-aside", cards=words.cards(decks, seen.raid.own, t))


def drafted(desk: Desk) -> Iterator[Card]:
    """Cards of the hand that are in the draft."""
    yield from (laying.card for laying in desk.layings)
    yield from desk.aircraft
    yield from desk.battle
    yield from (given.card for given in desk.given if given.site is None)
