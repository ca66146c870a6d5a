"""airwar.md, Attack and Intercept; and of "Cases that must hold" those of flying and of places."""

from __future__ import annotations

import pytest

from engine.data import read_source
from engine.games.airwar.actions import Aim, Confirm, Tick
from engine.games.airwar.events import Intercepted, Launched, Passed
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Options
from engine.games.airwar.pieces import ALLIES, AXIS, Room
from engine.games.airwar.rules.observe import observe
from tests.games.airwar.tables import (
    Side,
    cards,
    do,
    intercept,
    passed,
    place,
    raid,
    refusal,
    table,
    told,
)

BASES = (place("midway"), place("hornet"))


def test_a_raid_is_announced_by_its_target_and_its_number_alone() -> None:
    state = table(Side("kate betty zero"), Side("wildcat"))

    step = raid(state, "resources", "betty zero")

    assert told(step, Launched) == [Launched(AXIS, "air", Card("resources"), 2)]
    assert step.state.hands[AXIS] == cards("kate")
    seen, own = observe(step.state, ALLIES), observe(step.state, AXIS)
    assert seen.raid is not None
    assert own.raid is not None
    assert (seen.raid.backs, seen.raid.own) == (2, ())
    assert own.raid.own == cards("zero betty")


def test_a_raid_needs_a_target_and_an_aircraft_and_a_target_must_be_there() -> None:
    state = table(Side("zero flak"), Side("wildcat"))
    zero = Tick("aircraft", Card("zero"))

    assert refusal(state, AXIS, zero, Confirm()) == "error-no-target"
    assert refusal(state, AXIS, Aim(Card("midway")), Confirm()) == "error-no-aircraft"
    assert refusal(state, AXIS, Aim(Card("hornet"))) == "error-no-such-target"
    assert refusal(state, AXIS, Tick("aircraft", Card("flak"))) == "error-not-aircraft"


def test_an_aircraft_that_attacked_cannot_intercept_in_the_enemys_next_turn() -> None:
    state = table(Side("zero betty"), Side("wildcat havoc"))
    landed = intercept(raid(state, "resources", "zero").state)

    flown = raid(landed.state, "resources", "havoc")

    assert [plane.card for plane in landed.state.theatres[AXIS].places[0].planes] == ["zero"]
    assert flown.state.desks[AXIS].ask == "intercept"
    assert refusal(flown.state, AXIS, Tick("aircraft", Card("zero"))) == "error-not-held"


def test_an_interceptor_needs_air_to_air_of_1_or_more() -> None:
    source = read_source("airwar", "decks/pacific")
    armed = 'key = "devastator", name = "TBD Devastator", kind = "bomber", carrier_based = true, '
    toothless = source.replace(f"{armed}air_to_air = 1", f"{armed}air_to_air = 0")
    state = table(Side("zero"), Side("devastator"), options=Options(decks=toothless))
    flown = raid(state, "resources", "zero").state

    assert toothless != source
    assert refusal(flown, ALLIES, Tick("aircraft", Card("devastator"))) == "error-no-air-to-air"


def test_land_based_aircraft_are_refused_in_the_carrier_stage() -> None:
    own, other = Side("betty kate", places=(place("akagi"),)), Side("spitfire wildcat", BASES)
    state = table(own, other, carriers=True)

    flown = raid(state, "resources", "kate").state

    assert refusal(state, AXIS, Tick("aircraft", Card("betty"))) == "error-land-based"
    assert refusal(flown, ALLIES, Tick("aircraft", Card("spitfire"))) == "error-no-base-place"
    do(flown, ALLIES, Tick("aircraft", Card("wildcat")), Confirm())


def test_aircraft_that_flew_in_the_air_base_stage_stay_down_in_the_carrier_stage() -> None:
    state = table(Side("kate val", places=(place("lae"), place("akagi"))), Side())

    step = raid(state, "resources", "kate")

    assert step.state.desks[AXIS].ask == "carrier"
    assert refusal(step.state, AXIS, Tick("aircraft", Card("kate"))) == "error-not-held"


@pytest.mark.parametrize(
    ("carriers", "target", "room"),
    [
        (False, "resources", Room(3, 0)),
        (False, "midway", Room(3, 0)),
        (False, "hornet", Room(3, 2)),
        (True, "resources", Room(0, 2)),
        (True, "hornet", Room(0, 2)),
        (True, "midway", Room(3, 2)),
    ],
)
def test_extra_places_count_in_the_two_mixed_cases_and_only_then(
    carriers: bool, target: str, room: Room
) -> None:
    state = table(
        Side("kate", places=(place("lae"), place("akagi"))),
        Side("wildcat", BASES),
        carriers=carriers,
    )

    step = raid(state, target, "kate")

    assert step.state.raid is not None
    assert step.state.raid.room == room


def test_extra_places_on_carriers_are_for_carrier_based_aircraft_alone() -> None:
    many = Side("spitfire hurricane lightning thunderbolt wildcat hellcat", BASES)
    flown = raid(table(Side("betty"), many), "hornet", "betty").state
    land = [Tick("aircraft", card) for card in cards("spitfire hurricane lightning thunderbolt")]
    mixed = [
        Tick("aircraft", card) for card in cards("spitfire hurricane lightning wildcat hellcat")
    ]

    assert refusal(flown, ALLIES, *land) == "error-no-base-place"
    assert refusal(flown, ALLIES, *mixed, Tick("aircraft", Card("thunderbolt"))) == "error-no-place"
    assert told(do(flown, ALLIES, *mixed, Confirm()), Intercepted) == [Intercepted(ALLIES, 5)]


def test_what_is_grounded_takes_a_place_from_the_interceptors() -> None:
    full = (place("midway", "havoc mitchell"),)
    state = raid(table(Side("zero"), Side("wildcat wildcat", full)), "resources", "zero").state
    two = [Tick("aircraft", card) for card in cards("wildcat wildcat")]

    assert refusal(state, ALLIES, *two) == "error-no-place"


def test_nobody_is_asked_to_intercept_where_all_can_see_that_none_can() -> None:
    full = (place("midway", "havoc mitchell spitfire"),)

    crowded = raid(table(Side("zero"), Side("wildcat", full)), "resources", "zero")
    empty = raid(table(Side("zero"), Side("")), "resources", "zero")
    unarmed = raid(table(Side("zero"), Side("flak")), "resources", "zero")

    assert told(crowded, Intercepted) == [Intercepted(ALLIES, 0)]
    assert told(empty, Intercepted) == [Intercepted(ALLIES, 0)]
    assert unarmed.state.desks[ALLIES].ask == "intercept"


def test_a_seat_without_carriers_is_not_asked_to_attack_from_them() -> None:
    with_one = passed(table(Side("flak", places=(place("lae"), place("akagi"))), Side("wildcat")))
    without = passed(table(Side("flak zero"), Side("wildcat")))

    assert with_one.state.desks[AXIS].ask == "carrier"
    assert [event.stage for event in told(without, Passed)] == ["air"]
    assert without.state.desks[ALLIES].ask == "air"
