"""What a seat imagines agrees with all it knows, and with nothing else that it could not."""

from __future__ import annotations

from collections import Counter

from engine.chance import Chance
from engine.games.airwar import GAME
from engine.games.airwar.actions import Stop
from engine.games.airwar.model import Options, Orders
from engine.games.airwar.pieces import ALLIES, AXIS, SEATS
from engine.games.airwar.table import decks_in, fits
from tests.games.airwar.tables import (
    ASK,
    Side,
    all_cards,
    cards,
    do,
    dreams,
    intercept,
    passed,
    place,
    raid,
    table,
)
from tests.helpers import walk


def test_every_world_has_the_cards_of_both_decks() -> None:
    for moment in walk(GAME, 2, "worlds", options=Options()):
        for seat in SEATS:
            dream = GAME.imagine(moment.state, seat, Chance("worlds", moment.version))

            for side in SEATS:
                assert all_cards(dream, side) == all_cards(moment.state, side)


def test_what_everyone_saw_return_to_the_hand_is_in_it_in_every_world() -> None:
    landed = (place("midway", "wildcat+ace dauntless"),)
    state = passed(table(Side("zero", deck="rest"), Side("havoc", landed, deck="rest"))).state

    known = Counter(state.theatres[ALLIES].known)
    assert known == Counter(cards("wildcat ace dauntless"))
    for dream in dreams(state, AXIS, 20):
        assert not known - Counter(dream.hands[ALLIES])


def test_hidden_mission_cards_are_aircraft_that_can_fly_in_their_stage() -> None:
    own = Side("wildcat dauntless flak evasion", (place("midway"), place("hornet")), deck="rest")
    zeros = Side("zero kate", (place("lae"), place("akagi")), deck="rest")
    begun = table(zeros, own, active=ALLIES, carriers=True)
    state = raid(begun, "resources", "dauntless").state
    decks = decks_in("")

    met = set()
    for dream in dreams(state, AXIS, 40):
        assert dream.raid is not None
        (back,) = dream.raid.backs
        met.add(back)
        assert decks.aircraft[back].carrier_based
    assert len(met) > 3


def test_hidden_interceptors_have_air_to_air_and_fit_the_places_that_count() -> None:
    crowded = place("midway", "havoc mitchell"), place("hornet")
    held = "spitfire lightning wildcat hellcat flak"
    many = Side(held, crowded, deck="rest", orders=ASK)
    flown = raid(table(Side("betty zero"), many), "hornet", "betty").state
    state = intercept(flown, "spitfire wildcat hellcat").state
    decks = decks_in("")

    for dream in dreams(state, AXIS, 40):
        assert dream.raid is not None
        faces = [decks.aircraft[card] for card in dream.raid.fresh]
        assert len(faces) == 3
        assert fits(dream.raid.room, faces)
        assert all(face.air_to_air for face in faces)


def test_not_even_the_attacker_imagines_the_order_of_its_backs() -> None:
    state = raid(table(Side("betty kate val zero"), Side("wildcat")), "resources", "betty kate val")

    orders = {dream.raid.backs for dream in dreams(state.state, AXIS, 60) if dream.raid}
    assert {frozenset(order) for order in orders} == {frozenset(cards("betty kate val"))}
    assert len(orders) == 6


def test_who_is_asked_by_its_own_wish_is_asked_again_in_every_world() -> None:
    allies = Side("wildcat hellcat", deck="rest", orders=Orders(open="ask", battle="none"))
    flown = raid(table(Side("betty kate"), allies), "resources", "betty kate").state
    state = intercept(flown, "wildcat hellcat").state

    for dream in dreams(state, AXIS, 5):
        assert dream.desks[ALLIES].ask == "open"
        assert do(dream, ALLIES, Stop()).state.raid is None
