"""airwar.md, Damage; and of "Cases that must hold" those of what a raid does to its target."""

from __future__ import annotations

import pytest

from engine.game import Outcome
from engine.games.airwar.actions import Clear, Confirm, Lose, Tick
from engine.games.airwar.events import Discarded, PlaceLost, Recalled, Struck
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Orders
from engine.games.airwar.pieces import ALLIES, AXIS, Hit
from tests.games.airwar.tables import (
    Done,
    Side,
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

CONVOY = Orders(bombs="convoy")
FLEET = (place("lae"), place("rabaul"), place("akagi"), place("zuikaku"))


def hit(step: Done) -> Hit:
    (struck,) = told(step, Struck)
    return struck.hit


def let_through(
    axis: Side, allies: Side, target: str, aircraft: str, *, carriers: bool = False
) -> Done:
    """A raid that nothing intercepts, to its end."""
    step = raid(table(axis, allies, carriers=carriers), target, aircraft)
    return intercept(step.state) if step.state.desks[ALLIES].ask == "intercept" else step


def test_bombs_on_industry_are_added_up() -> None:
    """G4M Betty 3, Ki-21 Sally 2, A6M2 Zero 0."""
    step = let_through(Side("betty sally zero"), Side(), "resources", "betty sally zero")

    assert (hit(step).industry, hit(step).convoy) == (5, 0)
    assert step.state.theatres[ALLIES].industry == 55


def test_the_attacker_divides_its_aircraft_between_industry_and_convoy() -> None:
    """B5N Kate Convoy 3; G4M Betty Bombing 3 and Convoy 2; Ki-21 Sally has no Convoy Attack."""
    ask = Side("betty sally kate", orders=Orders(bombs="ask"))
    step = let_through(ask, Side(), "resources", "betty sally kate")
    kate, sally = Tick("convoy", Card("kate")), Tick("convoy", Card("sally"))

    divided = do(step.state, AXIS, kate, Confirm())

    assert refusal(step.state, AXIS, sally) == "error-no-convoy-attack"
    assert refusal(step.state, AXIS, kate, kate) == "error-not-there"
    assert (hit(divided).industry, hit(divided).convoy) == (5, 3)


def test_nothing_is_asked_where_no_survivor_can_strike_the_convoy() -> None:
    ask = Side("sally zero", orders=Orders(bombs="ask"))

    assert hit(let_through(ask, Side(), "resources", "sally zero")).industry == 2


@pytest.mark.parametrize(
    ("bombs", "industry", "convoy"), [("industry", 4, 0), ("convoy", 0, 5), ("best", 3, 3)]
)
def test_a_standing_order_divides_without_asking(bombs: str, industry: int, convoy: int) -> None:
    """G4M Betty: Bombing 3, Convoy 2; B5N Kate: Bombing 1, Convoy 3."""
    orders = {"industry": Orders(), "convoy": CONVOY, "best": Orders(bombs="best")}[bombs]
    step = let_through(Side("betty kate", orders=orders), Side(), "resources", "betty kate")

    assert (hit(step).industry, hit(step).convoy) == (industry, convoy)


def test_six_points_into_a_convoy_of_four_sink_it_and_the_rest_is_lost() -> None:
    """Reset to 15, not to 13."""
    step = let_through(
        Side("kate tenzan", orders=CONVOY), Side("wildcat", convoy=4), "resources", "kate tenzan"
    )

    assert (hit(step).convoy, hit(step).sunk) == (4, True)
    assert (step.state.theatres[ALLIES].industry, step.state.theatres[ALLIES].convoy) == (56, 15)


def test_industry_can_fall_to_0_by_the_sunk_convoy_and_then_nothing_is_discarded() -> None:
    step = let_through(
        Side("kate", orders=CONVOY), Side("wildcat", convoy=3, industry=4), "resources", "kate"
    )

    assert step.state.outcome == Outcome((1, 2), "end-industry", ALLIES)
    assert told(step, Discarded) == []
    assert step.state.hands[ALLIES] == cards("wildcat")


def test_bombs_and_the_sunk_convoy_fall_together() -> None:
    """G4M Betty's 3 and the Convoy's 4 are more than 6."""
    best = Side("betty kate", orders=Orders(bombs="best"))
    step = let_through(best, Side("wildcat", convoy=3, industry=6), "resources", "betty kate")

    assert step.state.outcome == Outcome((1, 2), "end-industry", ALLIES)


@pytest.mark.parametrize(("aircraft", "destroyed"), [("betty betty", True), ("betty sally", False)])
def test_an_air_base_falls_to_bombs_that_meet_its_defense_and_not_to_one_less(
    aircraft: str, destroyed: bool
) -> None:
    """Henderson Field 6: two Bettys 3 + 3; Betty and Sally 3 + 2."""
    bases = (place("midway"), place("henderson"))
    step = let_through(Side("betty betty sally"), Side("", bases), "henderson", aircraft)

    assert hit(step).destroyed == destroyed
    assert hit(step).defense == 6
    assert len(step.state.theatres[ALLIES].places) == (1 if destroyed else 2)


def test_flak_adds_to_the_defense_of_its_base() -> None:
    bases = (place("midway"), place("henderson", war="flak"))
    step = let_through(Side("betty betty"), Side("", bases), "henderson", "betty betty")

    assert (hit(step).strength, hit(step).defense, hit(step).destroyed) == (6, 9, False)


def test_damage_to_a_place_never_adds_up_over_attacks() -> None:
    own = Side("betty kate val val val", FLEET)
    bases = (place("midway"), place("henderson"))
    first = let_through(own, Side("", bases), "henderson", "betty")
    second = raid(first.state, "henderson", "kate val val val")

    assert (hit(first).strength, hit(second).strength) == (3, 4)
    assert len(second.state.theatres[ALLIES].places) == 2


@pytest.mark.parametrize(("carriers", "strength"), [(False, 8), (True, 16)])
def test_carrier_attack_is_doubled_only_from_carriers_in_the_carrier_stage(
    carriers: bool, strength: int
) -> None:
    """B5N Kate and D3A Val: 4 each; Hornet 9."""
    fleet = (place("midway"), place("hornet"))
    step = let_through(
        Side("kate val", FLEET), Side("", fleet), "hornet", "kate val", carriers=carriers
    )

    assert (hit(step).strength, hit(step).defense) == (strength, 9)
    assert hit(step).destroyed == carriers


def test_a_lost_base_takes_its_war_cards_and_one_of_its_aircraft_of_the_owners_choice() -> None:
    bases = (place("midway"), place("espiritu-santo", "wildcat+ace havoc", "construction"))
    step = let_through(Side("betty betty"), Side("", bases), "espiritu-santo", "betty betty")

    lost = do(step.state, ALLIES, Lose(1))

    assert [event.place.war for event in told(step, PlaceLost)] == [cards("construction")]
    assert step.state.desks[ALLIES].ask == "loss"
    assert refusal(step.state, ALLIES, Lose(2)) == "error-not-there"
    assert told(lost, Discarded) == [Discarded(ALLIES, cards("havoc"), "place")]
    assert told(lost, Recalled)[0].planes == (plane("wildcat+ace"),)
    assert lost.state.hands[ALLIES] == cards("wildcat ace")
    discards = lost.state.theatres[ALLIES].discards
    assert discards == cards("espiritu-santo construction havoc")


def test_of_aircraft_all_alike_one_is_discarded_without_asking() -> None:
    bases = (place("midway"), place("espiritu-santo", "wildcat wildcat"))
    step = let_through(Side("betty betty"), Side("", bases), "espiritu-santo", "betty betty")

    assert told(step, Discarded) == [Discarded(ALLIES, cards("wildcat"), "place")]
    assert step.state.hands[ALLIES] == cards("wildcat")


def test_the_owner_of_a_sunk_convoy_discards_any_two_of_its_cards() -> None:
    own = (place("midway", "havoc"), place("hornet"))
    kate = Side("kate", orders=CONVOY)
    step = let_through(kate, Side("wildcat flak spitfire", own, convoy=3), "resources", "kate")
    hand, grounded = Tick("penalty", Card("flak")), Tick("penalty", Card("havoc"), Card("midway"))

    paid = do(step.state, ALLIES, hand, grounded, Confirm())

    assert step.state.desks[ALLIES].ask == "penalty"
    assert refusal(step.state, ALLIES, hand, Confirm()) == "error-give"
    third = Tick("penalty", Card("wildcat"))
    assert refusal(step.state, ALLIES, hand, grounded, third) == "error-given-enough"
    assert told(paid, Discarded) == [Discarded(ALLIES, cards("flak havoc"), "penalty")]
    assert paid.state.hands[ALLIES] == cards("wildcat spitfire")
    assert paid.state.theatres[ALLIES].places == (place("midway"), place("hornet"))


def test_war_cards_in_play_and_attached_cards_cannot_be_given() -> None:
    own = (place("midway", "wildcat+ace", "flak"),)
    kate = Side("kate", orders=CONVOY)
    allies = Side("havoc", own, convoy=3, war="submarines")
    state = let_through(kate, allies, "resources", "kate").state

    for name, site in (("submarines", None), ("flak", "midway"), ("ace", "midway")):
        tick = Tick("penalty", Card(name), None if site is None else Card(site))
        assert refusal(state, ALLIES, tick) == "error-not-there"


def test_a_place_given_up_for_a_convoy_loses_one_of_its_aircraft_as_if_destroyed() -> None:
    own = (place("midway"), place("hornet", "wildcat dauntless"))
    kate = Side("kate", orders=CONVOY)
    state = let_through(kate, Side("havoc flak", own, convoy=3), "resources", "kate").state
    hornet, flak = Card("hornet"), Card("flak")

    given = do(state, ALLIES, Tick("penalty", hornet, hornet), Tick("penalty", flak), Confirm())
    lost = do(given.state, ALLIES, Lose(0))

    assert [event.given for event in told(given, PlaceLost)] == [True]
    assert given.state.desks[ALLIES].ask == "loss"
    assert lost.state.hands[ALLIES] == cards("dauntless havoc")
    assert lost.state.theatres[ALLIES].discards == cards("flak hornet wildcat")


def test_the_penalty_takes_the_last_two_cards_without_asking_and_fewer_if_fewer_are_there() -> None:
    kate = Side("kate", orders=CONVOY)
    last = let_through(kate, Side("", (place("midway", "wildcat"),), convoy=3), "resources", "kate")
    none = let_through(kate, Side("", (), convoy=3), "resources", "kate")

    assert last.state.desks[ALLIES].ask != "penalty"
    assert last.state.theatres[ALLIES].places == ()
    assert last.state.theatres[ALLIES].discards == cards("wildcat midway")
    assert told(none, Discarded) == []
    assert none.state.theatres[ALLIES].industry == 56


def test_one_card_left_is_given_without_asking() -> None:
    kate = Side("kate", orders=CONVOY)
    step = let_through(kate, Side("wildcat", (), convoy=3), "resources", "kate")

    assert told(step, Discarded) == [Discarded(ALLIES, cards("wildcat"), "penalty")]


def test_a_draft_of_cards_to_give_can_be_begun_anew() -> None:
    kate = Side("kate", orders=CONVOY)
    state = let_through(kate, Side("wildcat flak havoc", convoy=3), "resources", "kate").state
    flak, havoc, wildcat = (Tick("penalty", card) for card in cards("flak havoc wildcat"))

    step = do(state, ALLIES, flak, havoc, Clear("penalty"), wildcat, havoc, Confirm())

    assert step.state.theatres[ALLIES].discards == cards("havoc wildcat")
