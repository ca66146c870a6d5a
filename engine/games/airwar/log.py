"""One line for each thing that happened."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.games.airwar import words
from engine.games.airwar.events import (
    Answered,
    Asked,
    BattleShown,
    ClashBegun,
    ClashSettled,
    Declined,
    Discarded,
    Drawn,
    Ended,
    Event,
    Fled,
    Intercepted,
    Landed,
    Launched,
    Mobilised,
    Passed,
    PlaceLost,
    Prowled,
    Recalled,
    Stopped,
    Struck,
    TurnBegun,
    Wearied,
)
from engine.games.airwar.faces import Card
from engine.games.airwar.pieces import RESOURCES, Clash, Plane
from engine.text import Text

OfHand: TypeAlias = Drawn | Recalled | Mobilised
OfTurn: TypeAlias = TurnBegun | Prowled | Passed | Wearied | Ended
OfRaid: TypeAlias = Launched | Intercepted | Declined | Stopped | Struck | Fled | Landed
OfClash: TypeAlias = Answered | BattleShown | ClashSettled


def narrate(event: Event, t: Text) -> str:
    match event:
        case Drawn() | Recalled() | Mobilised():
            return _of_hand(event, t)
        case TurnBegun() | Prowled() | Passed() | Wearied() | Ended():
            return _of_turn(event, t)
        case Launched() | Intercepted() | Declined() | Stopped() | Struck() | Fled() | Landed():
            return _of_raid(event, t)
        case Asked() | ClashBegun():
            # What is asked shows on the board; of a clash it is told how it ended.
            return ""
        case Answered() | BattleShown() | ClashSettled():
            return _of_clash(event, t)
        case Discarded() | PlaceLost():
            return _of_loss(event, t)
        case _:
            assert_never(event)


def _of_hand(event: OfHand, t: Text) -> str:
    name = t.who(event.seat)
    match event:
        case Drawn(cards=None, count=count):
            return t("log-drew", name=name, n=count)
        case Drawn(cards=cards):
            return t("log-drew-cards", name=name, cards=_cards(cards or (), t))
        case Recalled():
            return _recalled(event, t)
        case Mobilised(card=card, site=None):
            return t("log-mobilised", name=name, card=words.logged(card, t))
        case Mobilised(card=card, site=site):
            place = words.logged(site or card, t)
            return t("log-laid", name=name, card=words.logged(card, t), place=place)
        case _:
            assert_never(event)


def _of_turn(event: OfTurn, t: Text) -> str:
    match event:
        case TurnBegun(turn=turn, seat=seat):
            return t("log-turn", turn=turn, name=t.who(seat))
        case Prowled(seat=seat, points=points, sunk=sunk):
            line = t("log-prowled", name=t.who(seat), points=points)
            return f"{line} {t('hit-sunk')}" if sunk else line
        case Passed(seat=seat, stage=stage):
            return t("log-passed", name=t.who(seat), stage=stage)
        case Wearied(seat=seat, points=points):
            return t("log-wearied", name=t.who(seat), points=points)
        case Ended(outcome=outcome):
            return words.ended(outcome, t)
        case _:
            assert_never(event)


def _recalled(event: Recalled, t: Text) -> str:
    name = t.who(event.seat)
    lines = []
    if event.planes:
        lines.append(t("log-recalled", name=name, cards=_planes(event.planes, t)))
    if event.hidden:
        lines.append(t("log-recalled-hidden", name=name, n=event.hidden))
    return " ".join(lines)


def _of_raid(event: OfRaid, t: Text) -> str:
    name = t.who(event.seat)
    match event:
        case Launched(stage=stage, target=target, size=size):
            return t(f"raid-{stage}", name=name, target=_target(target, t), n=size)
        case Intercepted(size=size):
            return t("raid-intercepted", name=name, n=size)
        case Declined():
            return t("log-declined", name=name)
        case Stopped():
            return t("log-stopped", name=name)
        case Struck(target=target, hit=hit):
            return words.hit(hit, _target(target, t), t)
        case Fled():
            return t("log-fled", name=name)
        case Landed(planes=planes, sites=sites):
            pairs = zip(planes, sites, strict=True)
            lands = (
                t("lands", card=_plane(plane, t), place=words.logged(site, t))
                for plane, site in pairs
            )
            return t("log-landed", name=name, landings=words.counted(lands))
        case _:
            assert_never(event)


def _of_clash(event: OfClash, t: Text) -> str:
    match event:
        case ClashSettled(clash=clash):
            return words.clash(clash, _names(clash, t), t)
        case Answered(seat=seat):
            return t("log-answered", name=t.who(seat))
        case BattleShown(cards=cards):
            shown = [
                t("log-battle", name=t.who(seat), cards=_cards(own, t))
                for seat, own in enumerate(cards)
                if own
            ]
            return " ".join(shown)
        case _:
            assert_never(event)


def _of_loss(event: Discarded | PlaceLost, t: Text) -> str:
    name = t.who(event.seat)
    match event:
        case Discarded(cards=cards):
            return t("log-discarded", name=name, cards=_cards(cards, t))
        case PlaceLost(place=place, given=given):
            key = "log-given-up" if given else "log-place-lost"
            line = t(key, name=name, place=words.logged(place.card, t))
            if not place.war:
                return line
            return f"{line} {t('log-war-lost', cards=_cards(place.war, t))}"
        case _:
            assert_never(event)


def _names(clash: Clash, t: Text) -> tuple[str, ...]:
    return tuple(_plane(side.plane, t) for side in clash.sides)


def _target(target: Card, t: Text) -> str:
    return t("resources") if target == RESOURCES else words.logged(target, t)


def _plane(plane: Plane, t: Text) -> str:
    return " + ".join(words.logged(card, t) for card in (plane.card, *plane.attached))


def _planes(planes: tuple[Plane, ...], t: Text) -> str:
    return words.counted(_plane(plane, t) for plane in planes)


def _cards(cards: tuple[Card, ...], t: Text) -> str:
    return words.counted(words.logged(card, t) for card in cards)
