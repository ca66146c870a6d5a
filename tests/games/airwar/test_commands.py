"""What is typed as a command, and what is suggested while it is."""

from __future__ import annotations

import pytest

from engine.games.airwar import commands
from engine.games.airwar.actions import (
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Engage,
    Finish,
    Instruct,
    Lose,
    Review,
    Stop,
    Strike,
    Tick,
)
from engine.games.airwar.commands import Unknown
from engine.games.airwar.events import Launched
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Observation, Orders, State
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
    with_backs,
)
from tests.helpers import GAMES, strict_texts

T = strict_texts(GAMES["airwar"])["en"]
CONVOY = Orders(bombs="convoy")


def attacking() -> Observation:
    allies = Side("wildcat", (place("midway"), place("hornet")))
    return observe(table(Side("zero zero kate flak rabaul"), allies), AXIS)


def opening() -> State:
    asking = Orders(open="ask", counter="ask", battle="none")
    axis, allies = Side("val kate betty", orders=asking), Side("wildcat lightning", orders=asking)
    flown = raid(table(axis, allies), "resources", "val kate betty").state
    return intercept(with_backs(flown, "val kate betty"), "wildcat lightning").state


def test_a_card_is_typed_by_its_key_or_by_its_name_in_any_case() -> None:
    seen = attacking()

    assert commands.mobilise(seen, "rabaul", None, T) == (Tick("mobilise", Card("rabaul")),)
    assert commands.mobilise(seen, "FLAK batteries", "lae", T) == (
        Tick("mobilise", Card("flak"), Card("lae")),
    )
    with pytest.raises(Unknown):
        commands.mobilise(seen, "a tank", None, T)


def test_a_raid_is_typed_with_its_mission_or_with_none() -> None:
    seen = attacking()
    zeros = Tick("aircraft", Card("zero")), Tick("aircraft", Card("kate"))

    launched = commands.raid(seen, "Resources", "zero, B5N Kate", T)
    passed = commands.raid(seen, "none", "", T)

    assert launched == (Clear("aircraft"), *zeros, Aim(Card("resources")), Confirm())
    assert passed == (Clear("aircraft"), Aim(None), Confirm())
    with pytest.raises(Unknown):
        commands.raid(seen, "midway", "zero,,nothing", T)


def test_a_raid_typed_without_aircraft_flies_those_that_are_ticked() -> None:
    ticked = do(table(Side("zero kate"), Side()), AXIS, Tick("aircraft", Card("kate"))).state
    seen = observe(ticked, AXIS)

    first, *_ = do(ticked, AXIS, *commands.raid(seen, "Resources", "", T)).events

    assert commands.raid(seen, "Resources", " ", T) == (Aim(Card("resources")), Confirm())
    assert first == Launched(AXIS, "air", Card("resources"), 1)


def test_what_cannot_be_read_is_quoted_without_the_blanks_around_it() -> None:
    with pytest.raises(Unknown, match=r"^nothing$"):
        commands.raid(attacking(), "midway", "zero, nothing ", T)


def test_suggestions_are_of_what_the_seat_itself_can_do() -> None:
    seen = attacking()
    idle = observe(table(Side("zero"), Side("wildcat")), ALLIES)

    aims = [("Resources", "resources"), ("Midway", "midway"), ("Hornet", "hornet")]
    assert commands.aims(seen, T) == [*aims, ("No raid", "none")]
    assert commands.mobilisable(seen, T) == [("Rabaul", "rabaul"), ("Flak batteries", "flak")]
    assert commands.bases(seen, T) == [("Lae", "lae"), ("Rabaul", "rabaul")]
    for suggest in (commands.aims, commands.mobilisable, commands.bases, commands.fresh):
        assert suggest(idle, T) == []
    for slot in ("aircraft", "battle", "convoy", "penalty"):
        assert commands.longer(idle, slot, "", T) == []


def test_a_list_grows_by_one_card_with_each_suggestion_and_not_beyond_the_copies_held() -> None:
    seen = attacking()

    first = commands.longer(seen, "aircraft", "", T)
    second = commands.longer(seen, "aircraft", "zero, ze", T)
    third = commands.longer(seen, "aircraft", "zero,zero,", T)

    assert first == [("A6M2 Zero", "zero"), ("B5N Kate", "kate")]
    assert second == [("zero, A6M2 Zero", "zero,zero")]
    assert third == [("zero, zero, B5N Kate", "zero,zero,kate")]


def test_a_clash_is_opened_by_card_and_by_back_or_exposed_aircraft() -> None:
    state = opening()
    seen = observe(state, ALLIES)
    after = do(state, ALLIES, Engage(Card("wildcat"), 1)).state

    assert commands.fight(seen, "wildcat", "back 3", T) == (Engage(Card("wildcat"), 3),)
    assert commands.fight(seen, "lightning", "open 0", T) == (Finish(Card("lightning"), 0),)
    assert commands.fight(seen, "none", "back 1", T) == (Stop(),)
    assert commands.fresh(seen, T)[-1] == ("Stop", "none")
    assert commands.opponents(seen, T) == [(f"Hidden card {n}", f"back {n}") for n in (1, 2, 3)]
    assert commands.opponents(observe(after, ALLIES), T)[0] == ("D3A Val", "open 0")
    for odd in ("", "back", "back x", "back 100", "front 1", "back -1", "open ²"):
        with pytest.raises(Unknown):
            commands.fight(seen, "wildcat", odd, T)


def test_the_same_command_strikes_back_or_declines() -> None:
    state = do(opening(), ALLIES, Engage(Card("lightning"), 2)).state
    seen = observe(state, AXIS)

    assert seen.desk.ask == "counter"
    assert commands.fight(seen, "betty", "back 1", T) == (Strike(Card("betty")),)
    assert commands.fight(seen, "none", "back 1", T) == (Decline(),)
    assert commands.fresh(seen, T)[-1] == ("Do not strike back", "none")


def test_damage_divides_gives_or_loses_whichever_is_asked() -> None:
    divided = raid(table(Side("kate betty", orders=ASK), Side()), "resources", "kate betty").state
    sunk = raid(
        table(Side("kate", orders=CONVOY), Side("", (place("midway", "havoc wildcat"),), convoy=3)),
        *("resources", "kate"),
    ).state
    sunk = intercept(sunk).state if sunk.desks[ALLIES].ask == "intercept" else sunk
    bases = place("midway"), place("espiritu-santo", "wildcat havoc")
    lost = raid(table(Side("betty betty"), Side("", bases)), "espiritu-santo", "betty betty").state

    assert commands.damage(observe(divided, AXIS), "kate", T) == (
        *(Clear("convoy"), Tick("convoy", Card("kate")), Confirm()),
    )
    both = commands.damage(observe(sunk, ALLIES), "havoc@midway, midway@midway", T)
    ticks = [Tick("penalty", card, Card("midway")) for card in cards("havoc midway")]
    assert both == (Clear("penalty"), *ticks, Confirm())
    assert commands.longer(observe(sunk, ALLIES), "penalty", "", T)[0] == (
        *("F4F Wildcat on Midway", "wildcat@midway"),
    ) or ("A-20 Havoc on Midway", "havoc@midway") in commands.longer(
        observe(sunk, ALLIES), "penalty", "", T
    )
    assert commands.damage(observe(lost, ALLIES), "havoc", T) == (Lose(1),)
    with pytest.raises(Unknown):
        commands.damage(observe(lost, ALLIES), "spitfire", T)


def test_a_landing_is_accepted_or_changed_for_one_aircraft() -> None:
    asking = Orders(open="ask", battle="none", landing="ask")
    own = place("midway"), place("hornet")
    flown = raid(
        table(Side("zero"), Side("wildcat spitfire", own, orders=asking)), "hornet", "zero"
    ).state
    seen = observe(do(intercept(flown, "wildcat spitfire").state, ALLIES, Stop()).state, ALLIES)

    assert commands.land(seen, None, None, T) == (Confirm(),)
    assert commands.land(seen, "wildcat", "midway", T) == (Berth(0, Card("midway")),)
    assert commands.land(seen, "spitfire", "none", T) == (Berth(1, None),)
    assert commands.airborne(seen, T) == [("F4F Wildcat", "wildcat"), ("Spitfire VIII", "spitfire")]
    assert commands.berths(seen, T)[-1] == ("hand", "none")
    with pytest.raises(Unknown):
        commands.land(seen, "wildcat", "hornet", T)


def test_orders_change_what_is_another_and_leave_what_is_the_same() -> None:
    seen = attacking()

    assert commands.orders(seen, ["battle-none", "counter-sure"]) == (
        *(Review(True), Instruct("battle", "none"), Review(False)),
    )
    assert commands.orders(seen, ["counter-sure"]) == ()
    for odd in ("battle", "battle-all", "landing-", "viewer-ask"):
        with pytest.raises(Unknown):
            commands.orders(seen, [odd])
