"""airwar.md, Combat; and of "Cases that must hold" those of clashes."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.airwar.actions import Confirm, Decline, Engage, Finish, Stop, Strike, Tick
from engine.games.airwar.events import (
    ClashSettled,
    Declined,
    Fled,
    Landed,
    Stopped,
    Struck,
)
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Orders, State
from engine.games.airwar.pieces import ALLIES, AXIS, Clash
from tests.games.airwar.tables import (
    ASK,
    Side,
    cards,
    do,
    intercept,
    plane,
    raid,
    refusal,
    table,
    told,
    with_backs,
)

ROOMY = Orders(battle="none", open="ask", counter="ask")
"""Asked for each clash, and never for Battle cards."""


def fight(axis: str, allies: str, orders: Orders = ROOMY) -> State:
    """The Axis raids Resources with all of these, in that order of backs, and all intercept."""
    state = table(Side(axis, orders=orders), Side(allies, orders=orders))
    flown = with_backs(raid(state, "resources", axis).state, axis)
    return intercept(flown, allies).state


def engage(card: str, back: int = 1) -> Engage:
    return Engage(Card(card), back)


def clash(step: object) -> Clash:
    (settled,) = told(step, ClashSettled)  # type: ignore[arg-type]  # a step of any table
    return settled.clash


def fallen(settled: Clash) -> tuple[bool, ...]:
    return tuple(side.fell for side in settled.sides)


def test_the_defender_lays_an_interceptor_against_a_back_by_its_position() -> None:
    state = fight("zero betty kate", "wildcat spitfire")

    step = do(state, ALLIES, engage("spitfire", 2))

    assert [side.plane.card for side in clash(step).sides] == ["betty", "spitfire"]
    assert refusal(state, ALLIES, engage("spitfire", 4)) == "error-not-in-the-air"
    assert refusal(state, ALLIES, engage("hellcat")) == "error-not-interceptor"


def test_both_may_fall_in_one_clash() -> None:
    """P-39 Airacobra 3/3 against A6M2 Zero 4/3."""
    step = do(fight("zero", "airacobra"), ALLIES, engage("airacobra"))

    assert fallen(clash(step)) == (True, True)
    assert step.state.theatres[AXIS].discards == cards("zero")
    assert step.state.theatres[ALLIES].discards == cards("airacobra")
    assert len(told(step, Fled)) == 1


def test_a_survivor_has_one_defense_less_whenever_it_is_attacked_again_and_not_two() -> None:
    """G8N-like H8K Emily 3/7 against fighters of Air-to-Air 3: 7, then 6, then 6 again."""
    state = fight("emily", "wildcat wildcat wildcat")
    once = do(state, ALLIES, engage("wildcat"))
    twice = do(once.state, ALLIES, Finish(Card("wildcat"), 0))
    thrice = do(twice.state, ALLIES, Finish(Card("wildcat"), 0))

    defended = [clash(step).sides[AXIS].defense for step in (once, twice, thrice)]
    assert defended == [7, 6, 6]
    assert [clash(step).sides[ALLIES].defense for step in (once, twice, thrice)] == [4, 4, 4]


def test_one_defense_less_can_be_what_an_aircraft_falls_by() -> None:
    """D3A Val 1/4 against F4F Wildcat 3/4: it stands at 4, and falls at 3."""
    state = fight("val", "wildcat wildcat")
    once = do(state, ALLIES, engage("wildcat"))
    twice = do(once.state, ALLIES, Finish(Card("wildcat"), 0))

    assert fallen(clash(once)) == (False, False)
    assert fallen(clash(twice)) == (True, False)


def test_after_losing_an_interceptor_the_next_goes_for_its_victor_or_a_hidden_card() -> None:
    """Ki-84 Hayate 5/5 beats P-39 Airacobra 3/3; B5N Kate 1/3 stands open before it."""
    state = fight("hayate val betty", "wildcat airacobra warhawk")
    shown = do(state, ALLIES, engage("wildcat", 2)).state
    lost = do(shown, ALLIES, engage("airacobra", 1)).state

    assert lost.raid is not None
    assert lost.raid.exposed == (plane("val"), plane("hayate"))
    assert refusal(lost, ALLIES, Finish(Card("warhawk"), 0)) == "error-only-that-one"
    do(lost, ALLIES, Finish(Card("warhawk"), 1))
    do(lost, ALLIES, engage("warhawk", 1))
    do(lost, ALLIES, Stop())


def test_after_losing_a_mission_aircraft_the_attacker_strikes_back_with_its_own_choice() -> None:
    """P-38 Lightning 5/4 beats B5N Kate 1/3; A6M3 Zero 32 5/3 strikes it at 4 - 1."""
    state = fight("kate zero-32 betty", "lightning")
    lost = do(state, ALLIES, engage("lightning"))

    back = do(lost.state, AXIS, Strike(Card("zero-32")))

    assert lost.state.desks[AXIS].ask == "counter"
    assert refusal(lost.state, AXIS, Strike(Card("kate"))) == "error-not-in-mission"
    assert refusal(lost.state, AXIS, Tick("battle", Card("ace"))) == "error-other-question"
    assert clash(back).opener == AXIS
    assert [side.exposed for side in clash(back).sides] == [False, True]
    assert clash(back).sides[ALLIES].defense == 3
    assert fallen(clash(back)) == (True, True)


def test_the_counter_strike_is_due_even_when_no_fresh_interceptor_is_left() -> None:
    state = fight("kate betty", "lightning")
    lost = do(state, ALLIES, engage("lightning"))

    declined = do(lost.state, AXIS, Decline())

    assert lost.state.raid is not None
    assert lost.state.raid.fresh == ()
    assert lost.state.desks[AXIS].ask == "counter"
    assert told(declined, Declined) == [Declined(AXIS)]
    assert len(told(declined, Struck)) == 1


def test_when_the_counter_strike_is_declined_the_defender_goes_on_against_any() -> None:
    state = fight("val kate betty", "wildcat lightning spitfire")
    shown = do(state, ALLIES, engage("wildcat")).state
    lost = do(shown, ALLIES, engage("lightning")).state
    declined = do(lost, AXIS, Decline()).state

    assert declined.desks[ALLIES].ask == "open"
    do(declined, ALLIES, Finish(Card("spitfire"), 0))
    do(declined, ALLIES, engage("spitfire"))


def test_there_is_no_counter_strike_without_a_hidden_mission_card() -> None:
    step = do(fight("kate", "lightning spitfire"), ALLIES, engage("lightning"))

    assert told(step, Declined) == []
    assert len(told(step, Fled)) == 1


def test_the_defender_may_stop_before_the_first_clash_and_all_that_flew_still_lands() -> None:
    step = do(fight("betty", "wildcat spitfire"), ALLIES, Stop())

    assert told(step, Stopped) == [Stopped(ALLIES)]
    assert step.state.theatres[AXIS].industry == 60
    assert step.state.theatres[ALLIES].industry == 57
    assert told(step, Landed)[-1].planes == (plane("wildcat"), plane("spitfire"))


def test_an_exposed_aircraft_never_opens_a_clash() -> None:
    state = fight("val betty", "wildcat spitfire")
    once = do(state, ALLIES, engage("wildcat")).state

    assert refusal(once, ALLIES, engage("wildcat")) == "error-not-interceptor"


def test_standing_orders_fight_a_raid_without_a_question() -> None:
    """The first interceptor flies at a hidden card; the next finishes what is sure to fall."""
    step_by_order = table(Side("val betty kate"), Side("wildcat thunderbolt"))
    flown = with_backs(raid(step_by_order, "resources", "val betty kate").state, "val betty kate")

    step = intercept(flown, "wildcat thunderbolt")

    assert [event.clash.sides[AXIS].plane.card for event in told(step, ClashSettled)] == [
        *("val", "betty"),
    ]
    assert step.state.raid is None


def test_an_order_to_stop_after_the_first_leaves_the_others_in_the_air() -> None:
    usual = Orders(stop="1")
    state = table(Side("val betty"), Side("wildcat wildcat", orders=usual))
    flown = with_backs(raid(state, "resources", "val betty").state, "val betty")

    step = intercept(flown, "wildcat wildcat")

    assert len(told(step, ClashSettled)) == 1
    assert told(step, Stopped) == [Stopped(ALLIES)]


def test_an_order_strikes_back_only_where_it_is_sure_to_win() -> None:
    """At F4F Wildcat 3/4, exposed 3, Ki-84 Hayate 5/5 is sure and A6M2 Zero 4/3 would fall too."""
    struck = intercept(_ordered("kate hayate zero"), "wildcat")
    held = intercept(_ordered("kate zero"), "wildcat")

    assert told(struck, ClashSettled)[-1].clash.sides[AXIS].plane.card == "hayate"
    assert fallen(told(struck, ClashSettled)[-1].clash) == (False, True)
    assert told(held, Declined) == [Declined(AXIS)]


def _ordered(aircraft: str) -> State:
    state = table(Side(aircraft), Side("wildcat lightning"))
    return with_backs(raid(state, "resources", aircraft).state, aircraft)


def test_who_wants_to_be_asked_is_asked_whatever_it_holds() -> None:
    for hand in ("wildcat flak", "wildcat evasion"):
        orders = replace(ASK, open="hidden")
        state = table(Side("betty"), Side(hand, orders=orders))
        step = intercept(raid(state, "resources", "betty").state, "wildcat")

        assert [seat for seat in (AXIS, ALLIES) if step.state.desks[Seat(seat)].ask] == [ALLIES]
        assert step.state.desks[ALLIES].ask == "battle"
        do(step.state, ALLIES, Confirm())
