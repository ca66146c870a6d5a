"""What a second reading of airwar.md found amiss."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from engine.chance import Chance
from engine.game import Seat, Step, play
from engine.games.airwar import GAME, commands
from engine.games.airwar.actions import Aim, Berth, Confirm, Stop, Tick
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.events import Landed, Prowled, TurnBegun
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import State
from engine.games.airwar.pieces import RESOURCES, Place, Plane
from engine.games.airwar.table import without
from tests.helpers import strict_texts

AXIS, ALLIES = Seat(0), Seat(1)
START: Final = GAME.setup(GAME.shapes.options(), 2, Chance("edges", 0)).state


def cards(names: str) -> Cards:
    return tuple(map(Card, names.split()))


def laid(axis: str = "", allies: str = "", **changes: Any) -> State:
    """The Axis' first question, with these hands and all else that is not named in the decks."""
    hands = cards(axis), cards(allies)
    places = changes.pop("places", tuple(theatre.places for theatre in START.theatres))
    wars = changes.pop("wars", ((), ()))
    decks = []
    for seat in (AXIS, ALLIES):
        standing = [place.card for place in places[seat] if place.card != STANDARD.start(seat)]
        grounded = [plane.card for place in places[seat] for plane in place.planes]
        laid_on = [war for place in places[seat] for war in place.war]
        used = (*hands[seat], *standing, *grounded, *laid_on, *wars[seat])
        decks.append(without(STANDARD.shuffled_in(seat), used))
    theatres = tuple(
        replace(START.theatres[seat], places=places[seat], war=wars[seat])
        for seat in (AXIS, ALLIES)
    )
    return replace(START, hands=hands, decks=tuple(decks), theatres=theatres, **changes)


def acted(state: State, seat: Seat, *actions: Any) -> Step[State, Any]:
    """The last of the steps that these actions make."""
    step: Step[State, Any] = Step(state)
    for action in actions:
        step = play(GAME, step.state, seat, action, Chance("edges", 1))
    return step


def raid(state: State, target: Card, aircraft: str) -> State:
    ticks = (Tick("aircraft", card) for card in cards(aircraft))
    return acted(state, AXIS, Aim(target), *ticks, Confirm()).state


def intercepted(state: State, aircraft: str) -> Step[State, Any]:
    ticks = (Tick("aircraft", card) for card in cards(aircraft))
    return acted(state, ALLIES, *ticks, Confirm())


def test_an_interceptor_that_fought_and_finds_no_place_is_back_in_the_hand() -> None:
    # airwar.md, Landing: "Without a place left: back to hand". Bombing 3 + 3 + 2 meets Midway's
    # Defense 8; a Catalina, 1/5, and any of the three neither fell nor are felled by the other.
    state = laid("betty ki-67 ginga", "catalina")

    state = intercepted(raid(state, Card("midway"), "betty ki-67 ginga"), "catalina").state

    assert [place.card for place in state.theatres[ALLIES].places] == []
    assert state.hands[ALLIES] == ("catalina",)
    assert state.theatres[ALLIES].known == ("catalina",)


def asked_to_land() -> State:
    """A Wildcat and a Corsair that were never laid have Midway and Henderson Field to land on."""
    bases = Place(Card("midway")), Place(Card("henderson"))
    state = laid("zero", "wildcat corsair", places=(START.theatres[AXIS].places, bases))
    wish = replace(state.orders[ALLIES], landing="ask", open="ask")
    state = raid(replace(state, orders=(state.orders[AXIS], wish)), RESOURCES, "zero")
    return acted(intercepted(state, "wildcat corsair").state, ALLIES, Stop()).state


def test_the_usual_landing_counts_what_war_cards_add_to_defense() -> None:
    # airwar.md, Rulings 7: "carriers first, then the highest Defense". Midway has 8, Henderson
    # Field 6 and 3 for Flak batteries.
    bases = Place(Card("midway")), Place(Card("henderson"), war=cards("flak"))
    state = laid("zero", "wildcat corsair", places=(START.theatres[AXIS].places, bases))
    wish = replace(state.orders[ALLIES], open="ask")
    state = raid(replace(state, orders=(state.orders[AXIS], wish)), RESOURCES, "zero")

    step = acted(intercepted(state, "wildcat corsair").state, ALLIES, Stop())

    sites = [event.sites for event in step.events if isinstance(event, Landed)]
    assert sites == [cards("lae"), cards("henderson henderson")]


def test_a_seat_that_left_an_aircraft_without_a_place_can_be_stood_in_for() -> None:
    asked = asked_to_land()
    left = acted(asked, ALLIES, Berth(0, None), Berth(1, Card("henderson"))).state
    drafts = []
    while left.desks[ALLIES].ask == "land":
        drafts.append(left.desks[ALLIES].berths)
        left = acted(left, ALLIES, GAME.stand_in(left, ALLIES)).state

    assert asked.desks[ALLIES].berths == ("midway", "midway")
    assert drafts == [(None, "henderson"), ("midway", "midway")]


def test_a_computer_finishes_a_landing_that_somebody_began() -> None:
    left = acted(asked_to_land(), ALLIES, Berth(0, None), Berth(1, Card("henderson"))).state
    assert GAME.rollout is not None

    step = acted(left, ALLIES, *GAME.rollout(left, ALLIES, Chance("rollout", 0)))

    assert step.events[0] == Landed(
        ALLIES, (Plane(Card("wildcat")), Plane(Card("corsair"))), cards("midway midway")
    )


def test_submarines_prowl_at_the_start_of_mobilisation() -> None:
    # airwar.md, Mobilisation: "Submarine campaign works at the start of each Mobilisation".
    places = START.theatres[AXIS].places, (Place(Card("midway"), (Plane(Card("wildcat")),)),)
    state = laid("zero", places=places, wars=((), cards("submarines")), turn=2)

    step = acted(state, AXIS, Confirm())

    kinds = [event.kind for event in step.events]
    assert kinds == ["passed", "turn_begun", "prowled", "drawn", "recalled"]
    assert step.events[1:3] == (TurnBegun(2, ALLIES), Prowled(ALLIES, 1, sunk=False))


def test_nothing_is_drawn_once_the_submarines_have_won() -> None:
    # airwar.md, End: "Industry 0 loses, whoever's turn it is and whatever the cause".
    state = laid("zero", wars=((), cards("submarines")), turn=2)
    worn = replace(state.theatres[AXIS], industry=4, convoy=1)
    state = replace(state, theatres=(worn, state.theatres[ALLIES]))

    step = acted(state, AXIS, Confirm())

    assert [event.kind for event in step.events] == ["passed", "turn_begun", "prowled", "ended"]
    assert step.state.outcome is not None
    assert step.state.outcome.places == (2, 1)


def test_half_a_command_to_land_does_not_land_everything() -> None:
    seen = GAME.observe(asked_to_land(), ALLIES)
    t = strict_texts(GAME)["en"]

    with pytest.raises(commands.Unknown, match="Wildcat"):
        commands.land(seen, "F4F Wildcat", None, t)
    with pytest.raises(commands.Unknown, match="Midway"):
        commands.land(seen, None, "Midway", t)
    assert commands.land(seen, None, None, t) == (Confirm(),)


def test_an_order_soon_weighs_a_hand_that_is_full_of_battle_cards() -> None:
    # A host's deck: twenty of these would turn the clash, in one of 30,045,015 choices.
    decks = """
    axis = [
        { key = "lae", name = "Lae", kind = "base", capacity = 1, defense = 1, start = true },
        { key = "kite", name = "Kite", kind = "bomber", air_to_air = 0, defense = 20, copies = 9 },
        { key = "hope", name = "Hope", kind = "battle", air_to_air = 1, copies = 30 },
    ]
    allies = [
        { key = "midway", name = "Midway", kind = "base", capacity = 1, defense = 1, start = true },
        { key = "ogre", name = "Ogre", kind = "fighter", air_to_air = 20, defense = 20 },
    ]
    """
    state = GAME.setup(GAME.shapes.options(decks=decks, hand=39), 2, Chance("edges", 0)).state

    step = intercepted(raid(state, RESOURCES, "kite"), "ogre")

    assert [event.kind for event in step.events][:3] == [
        "intercepted",
        "clash_begun",
        "clash_settled",
    ]
