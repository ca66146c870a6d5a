"""airwar.md, Combat, Battle cards, and the table of them."""

from __future__ import annotations

from engine.games.airwar.actions import Confirm, Tick
from engine.games.airwar.events import Answered, Asked, BattleShown, ClashSettled
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Orders, State
from engine.games.airwar.pieces import ALLIES, AXIS
from engine.games.airwar.rules.observe import observe
from tests.games.airwar.tables import (
    Done,
    Side,
    cards,
    do,
    intercept,
    passed,
    place,
    plane,
    raid,
    refusal,
    table,
    told,
)

ASK = Orders(battle="ask")


def clash(
    axis: str, allies: str, *, mission: str, interceptor: str, orders: tuple[Orders, Orders]
) -> State:
    """One mission aircraft against one interceptor; hands with Battle cards beside them."""
    state = table(
        Side(f"{mission} {axis}", orders=orders[0]),
        Side(f"{interceptor} {allies}", orders=orders[1]),
    )
    return intercept(raid(state, "resources", mission).state, interceptor).state


def asked(axis: str, allies: str, mission: str = "zero", interceptor: str = "wildcat") -> State:
    return clash(axis, allies, mission=mission, interceptor=interceptor, orders=(ASK, ASK))


def play(state: State, seat: object, names: str = "") -> Done:
    ticks = (Tick("battle", card) for card in cards(names))
    return do(state, seat, *ticks, Confirm())  # type: ignore[arg-type]  # a seat of the table


def numbers(step: Done) -> list[tuple[int, int]]:
    settled = told(step, ClashSettled)[0].clash
    return [(side.air_to_air, side.defense) for side in settled.sides]


def test_both_are_asked_at_once_whatever_they_hold_and_see_nothing_of_the_others_answer() -> None:
    state = asked("flak evasion", "flak")

    given = play(state, AXIS, "evasion")

    assert [desk.ask for desk in state.desks] == ["battle", "battle"]
    assert given.events == (Answered(AXIS),)
    assert observe(given.state, ALLIES) == observe(play(state, AXIS).state, ALLIES)
    assert refusal(given.state, AXIS, Confirm()) == "error-already-answered"


def test_cards_are_shown_together_and_both_are_asked_again_until_none_is_played() -> None:
    """Out of the sun: A6M2 Zero 4/3 becomes 6/3; Evasive manoeuvre: F4F Wildcat 3/4 becomes 3/6."""
    state = asked("out-of-the-sun evasion flak", "evasion flak")
    first = play(play(state, AXIS, "out-of-the-sun").state, ALLIES, "evasion")
    second = play(play(first.state, ALLIES).state, AXIS, "evasion")
    settled = play(play(second.state, AXIS).state, ALLIES)

    shown = [event.cards for step in (first, second) for event in told(step, BattleShown)]
    assert shown == [(cards("out-of-the-sun"), cards("evasion")), (cards("evasion"), ())]
    assert told(second, ClashSettled) == []
    assert numbers(settled) == [(4 + 2, 3 + 2), (3, 4 + 2)]
    assert settled.state.theatres[AXIS].discards[:2] == cards("out-of-the-sun evasion")


def test_an_ace_is_attached_and_goes_where_its_aircraft_goes() -> None:
    """A6M2 Zero 4/3 with an Ace pilot 5/4 destroys F4F Wildcat 3/4 and lives."""
    state = asked("ace zero", "flak")
    shown = play(play(state, AXIS, "ace").state, ALLIES)
    settled = play(play(shown.state, AXIS).state, ALLIES)
    home = (
        passed(passed(settled.state).state)
        if settled.state.active == AXIS
        else passed(settled.state)
    )

    assert numbers(settled) == [(5, 4), (3, 4)]
    assert settled.state.theatres[AXIS].places == (place("lae", "zero+ace"),)
    assert home.state.hands[AXIS] == cards("zero zero ace")


def test_an_attached_card_is_lost_with_its_aircraft() -> None:
    """F6F Hellcat 5/4 with Thach Weave 5/6 falls to Head-on pass, and the Weave with it."""
    state = asked("head-on", "thach-weave flak", interceptor="hellcat")
    shown = play(play(state, AXIS, "head-on").state, ALLIES, "thach-weave")
    settled = play(shown.state, ALLIES)

    assert [side.fell for side in told(settled, ClashSettled)[0].clash.sides] == [True, True]
    assert settled.state.theatres[ALLIES].discards[:2] == cards("hellcat thach-weave")
    assert settled.state.theatres[AXIS].discards[:2] == cards("head-on zero")


def test_attached_cards_are_for_fighters_alone() -> None:
    state = asked("ace flak", "flak", mission="betty")

    assert refusal(state, AXIS, Tick("battle", Card("ace"))) == "error-fighters-only"
    assert refusal(state, AXIS, Tick("battle", Card("flak"))) == "error-not-battle"
    assert refusal(state, AXIS, Tick("battle", Card("evasion"))) == "error-not-held"


def test_a_seat_that_all_can_see_holds_no_card_is_not_asked() -> None:
    state = asked("evasion", "")

    assert [desk.ask for desk in state.desks] == ["battle", None]


def test_a_standing_order_for_none_asks_nobody_and_plays_none() -> None:
    none = Orders(battle="none")
    state = clash("evasion", "evasion", mission="zero", interceptor="wildcat", orders=(none, none))

    assert state.raid is None
    assert state.accounts[-1].clashes[0].sides[AXIS].played == ()


def test_an_order_plays_the_fewest_cards_that_turn_the_clash() -> None:
    """F4F Wildcat 3/4 would fall to A6M2 Zero 4/3, which falls too; evasion makes it stand at 6."""
    none, turn = Orders(battle="none"), Orders(battle="turn")
    held = "out-of-the-sun evasion flak"
    state = clash("", held, mission="zero", interceptor="wildcat", orders=(none, turn))

    side = state.accounts[-1].clashes[0].sides[ALLIES]
    assert side.played == cards("evasion")
    assert not side.fell
    assert state.accounts[-1].clashes[0].sides[AXIS].fell


def test_an_order_plays_nothing_that_turns_nothing() -> None:
    """P-47 Thunderbolt 5/5 destroys A6M2 Zero 4/3 and stands as it is."""
    none, turn = Orders(battle="none"), Orders(battle="turn")
    held = "out-of-the-sun evasion flak"
    state = clash("", held, mission="zero", interceptor="thunderbolt", orders=(none, turn))

    assert state.accounts[-1].clashes[0].sides[ALLIES].played == ()


def test_who_gave_no_order_shows_by_being_asked_and_by_nothing_else() -> None:
    one = clash("flak", "flak", mission="zero", interceptor="wildcat", orders=(ASK, Orders()))
    state = table(Side("zero flak", orders=ASK), Side("wildcat flak"))
    step = intercept(raid(state, "resources", "zero").state, "wildcat")

    assert told(step, Asked) == [Asked(AXIS, "battle")]
    assert one.accounts[-1].clashes[0].sides[AXIS].plane == plane("zero")
