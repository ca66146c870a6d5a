"""airwar.md, Landing; of "Cases that must hold" a base destroyed with interceptors in the air."""

from __future__ import annotations

from engine.games.airwar.actions import Berth, Confirm, Stop
from engine.games.airwar.events import Landed, PlaceLost, Recalled
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Orders
from engine.games.airwar.pieces import ALLIES, AXIS
from engine.games.airwar.rules.observe import observe
from tests.games.airwar.tables import (
    Side,
    all_cards,
    cards,
    do,
    intercept,
    place,
    plane,
    raid,
    refusal,
    table,
    told,
)

STOP = Orders(open="ask", battle="none")
ASK = Orders(open="ask", battle="none", landing="ask")


def test_the_usual_landing_is_on_carriers_first_then_on_the_base_of_most_defense() -> None:
    own = (place("espiritu-santo"), place("midway"), place("hornet"))
    allies = Side("wildcat wildcat wildcat spitfire", own, orders=STOP)
    flown = raid(table(Side("betty"), allies), "hornet", "betty").state

    step = do(intercept(flown, "wildcat wildcat wildcat spitfire").state, ALLIES, Stop())

    (landed,) = [event for event in told(step, Landed) if event.seat == ALLIES]
    pairs = {(each.card, site) for each, site in zip(landed.planes, landed.sites, strict=True)}
    assert pairs == {("wildcat", "hornet"), ("wildcat", "midway"), ("spitfire", "midway")}
    assert landed.sites.count(Card("hornet")) == 2


def test_interceptors_of_a_destroyed_base_go_back_to_hand_and_unused_ones_unseen() -> None:
    """Espiritu Santo 5 alone with three fighters in the air: two Bettys destroy it."""
    allies = Side("wildcat spitfire hurricane", (place("espiritu-santo"),), orders=STOP)
    flown = raid(table(Side("betty betty"), allies), "espiritu-santo", "betty betty").state

    step = do(intercept(flown, "wildcat spitfire hurricane").state, ALLIES, Stop())

    (lost,) = told(step, PlaceLost)
    assert lost.place == place("espiritu-santo")
    assert [e for e in told(step, Recalled) if e.seat == ALLIES] == [Recalled(ALLIES, (), 3)]
    assert step.state.hands[ALLIES] == cards("wildcat hurricane spitfire")
    assert step.state.theatres[ALLIES].known == ()
    assert all_cards(step.state, ALLIES).total() == 4


def test_what_is_left_without_a_place_after_a_loss_goes_to_hand() -> None:
    """Midway takes three; two had places on Espiritu Santo, which is gone."""
    own = (place("midway"), place("espiritu-santo"))
    names = "wildcat spitfire hurricane lightning thunderbolt"
    flown = raid(
        table(Side("betty betty"), Side(names, own, orders=STOP)), "espiritu-santo", "betty betty"
    )

    step = do(intercept(flown.state, names).state, ALLIES, Stop())

    (landed,) = [event for event in told(step, Landed) if event.seat == ALLIES]
    back, *_ = [event for event in told(step, Recalled) if event.seat == ALLIES]
    assert (len(landed.planes), back.hidden) == (3, 2)


def test_a_seat_that_wants_to_land_itself_accepts_the_usual_with_one_press_or_changes_it() -> None:
    own = (place("midway"), place("espiritu-santo"))
    allies = Side("wildcat spitfire", own, orders=ASK)
    flown = raid(table(Side("zero"), allies), "resources", "zero").state
    state = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop()).state
    santo, midway = Card("espiritu-santo"), Card("midway")

    usual = do(state, ALLIES, Confirm())
    changed = do(state, ALLIES, Berth(0, santo), Confirm())

    assert state.desks[ALLIES].berths == (midway, midway)
    assert told(usual, Landed)[0].sites == (midway, midway)
    assert told(changed, Landed)[0].sites == (santo, midway)


def test_nothing_goes_back_to_hand_while_a_place_has_room_for_it() -> None:
    allies = Side("wildcat spitfire", (place("midway"), place("hornet")), orders=ASK)
    flown = raid(table(Side("zero"), allies), "hornet", "zero").state
    state = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop()).state

    assert refusal(state, ALLIES, Berth(0, None), Confirm()) == "error-must-land"
    assert refusal(state, ALLIES, Berth(1, Card("hornet"))) == "error-land-based-landing"
    assert refusal(state, ALLIES, Berth(0, Card("lae"))) == "error-no-landing"
    assert refusal(state, ALLIES, Berth(2, Card("midway"))) == "error-not-there"


def test_a_place_takes_no_more_than_it_has_room_for() -> None:
    own = (place("midway", "havoc mitchell"), place("henderson"))
    allies = Side("wildcat spitfire", own, orders=ASK)
    flown = raid(table(Side("zero"), allies), "resources", "zero").state
    state = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop()).state

    assert state.desks[ALLIES].berths == (Card("henderson"), Card("midway"))
    assert refusal(state, ALLIES, Berth(0, Card("midway"))) == "error-full"


def test_nobody_is_asked_to_land_where_all_can_see_the_one_way_to() -> None:
    allies = Side("wildcat spitfire", orders=ASK)
    flown = raid(table(Side("zero", orders=ASK), allies), "resources", "zero").state

    step = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop())

    assert step.state.raid is None
    assert len(told(step, Landed)) == 2


def test_interceptors_from_extra_places_land_wherever_places_counted_for_the_raid() -> None:
    """In the carrier stage, against an attacked base: land-based ones on air bases alone."""
    fleet = (place("midway"), place("hornet"))
    own = Side("kate", (place("lae"), place("akagi")))
    allies = Side("wildcat spitfire", fleet, orders=STOP)
    flown = raid(table(own, allies, carriers=True), "midway", "kate").state

    step = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop())

    landed = {event.seat: event for event in told(step, Landed)}
    assert landed[AXIS].sites == (Card("akagi"),)
    planes = dict(zip(landed[ALLIES].planes, landed[ALLIES].sites, strict=True))
    assert planes == {plane("wildcat"): Card("hornet"), plane("spitfire"): Card("midway")}


def test_what_an_unused_interceptor_is_shows_when_it_lands_and_not_before() -> None:
    own = (place("midway"), place("espiritu-santo"))
    allies = Side("wildcat spitfire", own, orders=ASK)
    flown = raid(table(Side("zero"), allies), "resources", "zero").state
    state = do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop()).state

    seen = observe(state, AXIS)
    assert seen.raid is not None
    assert (seen.raid.fresh, seen.raid.own) == (2, ())
    assert "spitfire" not in repr(seen)
