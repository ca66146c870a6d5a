"""What a seat hides shows in no question, no wait and no event of the other, nor in a back."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.airwar import GAME
from engine.games.airwar.actions import Aim, Confirm, Instruct, Review, Tick
from engine.games.airwar.faces import Card
from engine.games.airwar.model import State
from engine.games.airwar.pieces import ALLIES, AXIS
from engine.games.airwar.rules.observe import observe
from tests.games.airwar.tables import (
    ASK,
    Side,
    cards,
    do,
    intercept,
    place,
    raid,
    table,
)

HANDS = ("wildcat ace evasion", "wildcat flak submarines", "wildcat fortress hornet")
"""With Battle cards, with none, and with neither those nor another fighter."""


def asked(state: State) -> list[object]:
    return [desk.ask for desk in state.desks]


def test_who_holds_battle_cards_or_fighters_is_asked_the_same_as_who_does_not() -> None:
    told = []
    for hand in HANDS:
        state = raid(table(Side("zero betty"), Side(hand, orders=ASK)), "resources", "zero").state
        met = [asked(state)]
        step = intercept(state, "wildcat")
        met.append(asked(step.state))
        told.append((met, step.events, observe(step.state, AXIS)))

    assert told[1:] == told[:-1]


def test_a_seat_with_nothing_to_send_or_to_lay_gets_the_same_form() -> None:
    forms = []
    for hand in ("zero kate", "flak ace"):
        state = table(Side(hand, (place("lae"), place("akagi"))), Side("wildcat"))
        once = do(state, AXIS, Confirm())
        twice = do(once.state, AXIS, Confirm())
        forms.append([asked(each) for each in (state, once.state, twice.state)])

    assert forms[0] == forms[1] == [["air", None], ["carrier", None], [None, "air"]]


def test_drafts_and_orders_are_seen_by_nobody_else() -> None:
    state = table(Side("zero betty flak"), Side("wildcat"))
    drafted = do(
        state,
        AXIS,
        Tick("mobilise", Card("flak"), Card("lae")),
        Tick("aircraft", Card("zero")),
        Aim(Card("midway")),
    )

    for viewer in (None, ALLIES):
        assert observe(drafted.state, viewer) == observe(state, viewer)
    assert drafted.events == ()


def test_the_backs_of_a_raid_lie_in_an_order_that_hangs_on_nothing_but_chance() -> None:
    """The same cards, ticked in any order, lie in all orders as chance will have it."""
    state = table(Side("zero betty kate"), Side("wildcat"))
    met = set()
    for order in ("zero betty kate", "kate betty zero"):
        ticks = [Tick("aircraft", card) for card in cards(order)]
        drafted = do(state, AXIS, *ticks, Aim(Card("resources"))).state
        for number in range(30):
            flown = GAME.apply(drafted, AXIS, Confirm(), Chance("backs", number)).state
            assert flown.raid is not None
            met.add((order, flown.raid.backs))

    assert len(met) == 2 * 6


def test_worlds_that_differ_in_a_back_look_the_same_to_the_defender() -> None:
    worlds = []
    for mission in ("zero betty", "kate val"):
        state = table(Side("zero betty kate val"), Side("wildcat hellcat"))
        worlds.append(raid(state, "resources", mission))

    assert worlds[0].events == worlds[1].events
    assert observe(worlds[0].state, ALLIES) == observe(worlds[1].state, ALLIES)
    assert observe(worlds[0].state, None) == observe(worlds[1].state, None)


def test_a_penalty_is_asked_for_whatever_lies_in_the_hand() -> None:
    for hand in ("wildcat flak", "ace evasion"):
        sides = Side("kate betty"), Side(hand, (place("midway", "havoc"),), convoy=3)
        state = do(raid_at_convoy(table(*sides)), ALLIES, Confirm()).state

        assert asked(state) == [None, "penalty"]
        assert state.penalties[0].owed == 2


def raid_at_convoy(state: State) -> State:
    ordered = do(state, AXIS, Review(True), Instruct("bombs", "convoy")).state
    return raid(ordered, "resources", "kate").state
