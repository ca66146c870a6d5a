"""The question before a seat, as things to tick and press; and its standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from engine.game import Seat
from engine.games.airwar import words
from engine.games.airwar.actions import (
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Engage,
    FillIn,
    Finish,
    Lose,
    Review,
    Slot,
    Stop,
    Strike,
    Tick,
)
from engine.games.airwar.commands import Choices, label_of, passing, takeable
from engine.games.airwar.model import Observation
from engine.games.airwar.pieces import RESOURCES, Ask, Stage
from engine.games.airwar.rules.legal import other_orders, targets
from engine.games.airwar.rules.objections import objection_to_confirm, owed
from engine.games.airwar.rules.seen import (
    asking,
    decks_for,
    flyable,
    landing_planes,
    most_aircraft,
    openable,
    raid_of,
)
from engine.games.airwar.rules.usual import usual_draft
from engine.games.airwar.table import defense, rival
from engine.screen import Block, Menu, Note, Option, Pick
from engine.text import Text


def questions(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    seat = seen.viewer
    if seat is None or seen.outcome is not None:
        return
    if seen.desk.ask is None:
        given = asking(seen) == "battle" and seat not in seen.awaited
        yield Note(t("given") if given else t("idle"))
    else:
        yield from _question(seen, seen.desk.ask, seat, choices, t)
        yield from _orders(seen, t)


def _question(
    seen: Observation, ask: Ask, seat: Seat, choices: Choices, t: Text
) -> Iterator[Block]:
    match ask:
        case "air" | "carrier" | "intercept":
            yield from _forces(seen, ask, seat, t)
        case "open":
            yield Menu(t("menu-open"), tuple(_openings(seen, choices, t)))
        case "counter":
            yield Menu(t("menu-counter"), tuple(_strikes(seen, choices, t)))
        case "battle":
            yield from _pick(seen, "battle", t("pick-battle"), t)
            yield _confirm(seen, t("menu-battle"), t("do-battle", n=len(seen.desk.battle)), t)
        case "damage" | "land" | "loss" | "penalty":
            yield from _consequences(seen, ask, seat, choices, t)
        case _:
            assert_never(ask)


def _forces(
    seen: Observation, ask: Literal["air", "carrier", "intercept"], seat: Seat, t: Text
) -> Iterator[Block]:
    """What is set aside for a raid."""
    if ask == "intercept":
        yield from _intercept(seen, t)
        return
    if ask == "air":
        yield from _pick(seen, "mobilise", t("pick-mobilise"), t)
    yield from _attack(seen, seat, ask, t)


def _consequences(
    seen: Observation,
    ask: Literal["damage", "land", "loss", "penalty"],
    seat: Seat,
    choices: Choices,
    t: Text,
) -> Iterator[Block]:
    """What a raid leads to."""
    match ask:
        case "damage":
            yield from _pick(seen, "convoy", t("pick-convoy"), t)
            yield _confirm(seen, t("menu-damage"), t("do-damage", n=len(seen.desk.convoy)), t)
        case "land":
            yield from _landing(seen, seat, choices, t)
        case "loss":
            yield Menu(t("menu-loss"), tuple(_losses(seen, choices, t)))
        case "penalty":
            count = owed(seen)
            yield from _pick(seen, "penalty", t("pick-penalty", n=count), t, most=count)
            yield from _confirming(seen, t("menu-penalty"), t("do-penalty"), t)
        case _:
            assert_never(ask)


def _confirm(seen: Observation, prompt: str, label: str, t: Text) -> Menu:
    answer = Option(label, (Confirm(),), weight="main")
    return Menu(prompt, (answer, *_filling(seen, t)))


def _filling(seen: Observation, t: Text) -> tuple[Option, ...]:
    """The press that drafts the usual answer, where that would change anything."""
    if seen.viewer is None or usual_draft(seen, seen.viewer) == seen.desk:
        return ()
    return (Option(t("fill-in"), (FillIn(),)),)


def _confirming(seen: Observation, prompt: str, label: str, t: Text) -> Iterator[Block]:
    """The button that answers, or the rule that the draft is against."""
    objection = objection_to_confirm(seen)
    if objection is None:
        yield _confirm(seen, prompt, label, t)
    else:
        yield Note(t(objection.key, **objection.params))
        if filling := _filling(seen, t):
            yield Menu(prompt, filling)


def _pick(
    seen: Observation, slot: Slot, prompt: str, t: Text, most: int | None = None
) -> Iterator[Block]:
    """A list to tick; of cards alike as many are ticked as in the draft."""
    ticks = takeable(seen, slot)
    high = len(ticks) if most is None else min(most, len(ticks))
    if high == 0:
        yield Note(t(f"none-{slot}"))
        return
    drafted, met = list(_drafted(seen, slot)), list[Tick]()
    options = []
    for tick in ticks:
        met.append(tick)
        ticked = met.count(tick) <= drafted.count(tick)
        face = decks_for(seen).faces[tick.card]
        label = label_of(seen, tick, t)
        options.append(Option(label, (tick,), detail=words.detail(face, t), ticked=ticked))
    yield Pick(prompt, tuple(options), Clear(slot), high=high)


def _drafted(seen: Observation, slot: Slot) -> Iterator[Tick]:
    desk = seen.desk
    match slot:
        case "mobilise":
            yield from (Tick(slot, each.card, each.site) for each in desk.layings)
        case "aircraft":
            yield from (Tick(slot, card) for card in desk.aircraft)
        case "battle":
            yield from (Tick(slot, card) for card in desk.battle)
        case "convoy":
            yield from (Tick(slot, card) for card in desk.convoy)
        case "penalty":
            yield from (Tick(slot, each.card, each.site) for each in desk.given)
        case _:
            assert_never(slot)


def _attack(seen: Observation, seat: Seat, stage: Stage, t: Text) -> Iterator[Block]:
    """Target, mission, and either to launch it or to pass; no target for want of a mission."""
    desk, decks, most = seen.desk, decks_for(seen), most_aircraft(seen, seat)
    if most and flyable(seen):
        yield Menu(t(f"menu-target-{stage}"), tuple(_aims(seen, seat, t)))
    prompt = t("pick-mission", n=len(desk.aircraft), most=most)
    yield from _pick(seen, "aircraft", prompt, t, most=most)
    objection = objection_to_confirm(seen)
    if objection is not None:
        yield Note(t(objection.key, **objection.params))
    launch = []
    if objection is None and desk.target is not None:
        aim = words.target(decks, desk.target, t)
        label = t("do-launch", n=len(desk.aircraft), target=aim)
        launch = [Option(label, (Confirm(),), weight="main")]
    halt = Option(t("do-pass", n=len(desk.layings)), passing(seen))
    yield Menu(t(f"menu-attack-{stage}"), (*launch, halt, *_filling(seen, t)))


def _aims(seen: Observation, seat: Seat, t: Text) -> Iterator[Option]:
    for aim in targets(seen, seat):
        if aim is not None:
            yield Option(_aim(seen, seat, aim, t), (Aim(aim),), ticked=seen.desk.target == aim)


def _aim(seen: Observation, seat: Seat, aim: str, t: Text) -> str:
    if aim == RESOURCES:
        return t("resources")
    decks, theatre = decks_for(seen), seen.theatres[rival(seat)]
    place = next(place for place in theatre.places if place.card == aim)
    kind = t(f"kind-{decks.stations[place.card].kind}")
    called = words.name(decks, place.card, t)
    return t("aim", name=called, kind=kind, defense=defense(decks, place))


def _intercept(seen: Observation, t: Text) -> Iterator[Block]:
    room, count = raid_of(seen).room, len(seen.desk.aircraft)
    most = room.bases + room.carriers
    prompt = t("pick-intercept", n=count, bases=room.bases, carriers=room.carriers)
    yield from _pick(seen, "aircraft", prompt, t, most=most)
    fly = (Option(t("do-intercept", n=count), (Confirm(),), weight="main"),) if count else ()
    halt = Option(t("do-let-pass"), passing(seen))
    yield Menu(t("menu-intercept"), (*fly, halt, *_filling(seen, t)))


def _openings(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    """Each interceptor against a hidden card or an exposed one; the backs are all alike."""
    raid, decks = raid_of(seen), decks_for(seen)
    planes = dict(openable(raid))
    for card in dict.fromkeys(raid.own):
        own = words.name(decks, card, t)
        if raid.backs:
            yield Option(t("do-engage", card=own), (Engage(card, 1),), weight="main")
        for action in choices:
            if isinstance(action, Finish) and action.card == card:
                other = words.plane(decks, planes[action.exposed], t)
                yield Option(t("do-finish", card=own, other=other), (action,))
    yield Option(t("do-stop"), (Stop(),))


def _strikes(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    decks, winner = decks_for(seen), raid_of(seen).engaged[-1]
    other = words.plane(decks, winner, t)
    for action in choices:
        if isinstance(action, Strike):
            card = words.name(decks, action.card, t)
            detail = words.detail(decks.faces[action.card], t)
            yield Option(t("do-strike", card=card, other=other), (action,), detail=detail)
    yield Option(t("do-decline"), (Decline(),))


def _losses(seen: Observation, choices: Choices, t: Text) -> Iterator[Option]:
    decks, planes = decks_for(seen), seen.penalties[0].planes
    for action in choices:
        if isinstance(action, Lose):
            plane = planes[action.plane]
            detail = words.detail(decks.faces[plane.card], t)
            yield Option(words.plane(decks, plane, t), (action,), detail=detail)


def _landing(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """The landing as drafted, ways to change it, and the press that accepts it."""
    decks, planes = decks_for(seen), landing_planes(seen, seat)
    names = [words.plane(decks, plane, t) for plane in planes]
    sites = [t("hand-site") if s is None else words.name(decks, s, t) for s in seen.desk.berths]
    lines = (t("lands", card=c, place=s) for c, s in zip(names, sites, strict=True))
    yield Note("\n".join(lines))
    changes = []
    for action in choices:
        if isinstance(action, Berth) and seen.desk.berths[action.plane] != action.site:
            site = t("hand-site") if action.site is None else words.name(decks, action.site, t)
            label = t("lands", card=names[action.plane], place=site)
            changes.append(Option(label, (action,)))
    if changes:
        yield Menu(t("menu-berths"), tuple(changes))
    yield from _confirming(seen, t("menu-land"), t("do-land"), t)


def _orders(seen: Observation, t: Text) -> Iterator[Block]:
    """What is done without asking, and a way to change it: the same for every seat."""
    yield Note(t("orders", orders=words.orders(seen.orders, t)))
    if not seen.desk.ordering:
        yield Menu(t("menu-review"), (Option(t("review"), (Review(True),)),))
        return
    options = (Option(t(f"order-{o.order}-{o.word}"), (o,)) for o in other_orders(seen))
    done = Option(t("review-done"), (Review(False),))
    yield Menu(t("menu-orders"), (*options, done))
