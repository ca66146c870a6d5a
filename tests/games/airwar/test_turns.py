"""airwar.md, Start, Mobilisation and End; and of "Cases that must hold" those of a turn."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Outcome
from engine.games.airwar import GAME
from engine.games.airwar.actions import Clear, Confirm, Tick
from engine.games.airwar.events import Drawn, Ended, Mobilised, Passed, Prowled, Recalled, Wearied
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Options
from engine.games.airwar.pieces import ALLIES, AXIS
from engine.games.airwar.table import capacity, decks_in, defense
from tests.games.airwar.tables import (
    Side,
    all_cards,
    cards,
    do,
    passed,
    place,
    raid,
    refusal,
    table,
    told,
)


def test_each_side_begins_with_its_base_in_play_and_seven_of_the_other_forty_cards() -> None:
    step = GAME.setup(Options(), 2, Chance("start", 0))

    state = step.state
    assert [[p.card for p in theatre.places] for theatre in state.theatres] == [["lae"], ["midway"]]
    assert [(t.industry, t.convoy) for t in state.theatres] == [(60, 15), (60, 15)]
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert [len(deck) for deck in state.decks] == [33, 33]
    assert [all_cards(state, seat).total() for seat in (AXIS, ALLIES)] == [41, 41]
    assert (state.active, GAME.to_act(state)) == (AXIS, frozenset({AXIS}))


def test_neither_seat_draws_on_its_first_turn_and_both_draw_two_on_the_next() -> None:
    state = GAME.setup(Options(), 2, Chance("draws", 0)).state
    drawn = []

    for _ in range(4):
        step = passed(state)
        state = step.state
        drawn.append([(event.seat, event.count) for event in told(step, Drawn)])

    assert drawn == [[], [(AXIS, 2)], [(ALLIES, 2)], [(AXIS, 2)]]


def test_an_empty_deck_gives_what_it_has_and_is_not_rebuilt() -> None:
    state = table(Side("zero"), Side("wildcat", deck="hellcat"))

    once = passed(state)
    again = passed(passed(once.state).state)

    assert [event.cards for event in told(once, Drawn)] == [cards("hellcat")]
    assert told(again, Drawn) == []
    assert again.state.hands[ALLIES] == cards("wildcat hellcat")


def test_aircraft_on_bases_and_carriers_return_to_hand_with_what_is_attached() -> None:
    places = place("midway", "wildcat+ace"), place("hornet", "dauntless")
    state = table(Side("zero"), Side(places=places))

    step = passed(state)

    assert [event.planes for event in told(step, Recalled)] == [
        places[0].planes + places[1].planes,
    ]
    assert step.state.hands[ALLIES] == cards("wildcat dauntless ace")
    assert [p.planes for p in step.state.theatres[ALLIES].places] == [(), ()]


def test_bases_carriers_and_war_cards_are_mobilised_in_one_answer_with_the_attack() -> None:
    state = table(Side("rabaul akagi kido-butai flak construction zero"))
    lay = [Tick("mobilise", card) for card in cards("rabaul akagi kido-butai")]
    on = [Tick("mobilise", Card("flak"), Card("lae"))]
    on += [Tick("mobilise", Card("construction"), Card("rabaul"))]

    step = do(state, AXIS, *lay, *on, Confirm())

    theatre, decks = step.state.theatres[AXIS], decks_in("")
    lae, rabaul, akagi = theatre.places
    assert len(told(step, Mobilised)) == 5
    assert (capacity(decks, theatre, lae), defense(decks, lae)) == (3, 8 + 3)
    assert (capacity(decks, theatre, rabaul), defense(decks, rabaul)) == (4 + 1, 7)
    assert capacity(decks, theatre, akagi) == 3 + 1
    assert step.state.hands[AXIS] == cards("zero")


def test_a_war_card_needs_an_own_base_and_mobilises_one_that_is_still_in_the_hand() -> None:
    state = table(Side("flak akagi truk"))
    flak = Card("flak")

    step = do(state, AXIS, Tick("mobilise", flak, Card("truk")), Confirm())

    assert refusal(state, AXIS, Tick("mobilise", flak)) == "error-needs-base"
    assert refusal(state, AXIS, Tick("mobilise", flak, Card("akagi"))) == "error-needs-base"
    assert refusal(state, AXIS, Tick("mobilise", flak, Card("midway"))) == "error-needs-base"
    assert step.state.theatres[AXIS].places[1:] == (place("truk", war="flak"),)


def test_what_is_mobilised_counts_for_the_attack_of_the_same_answer() -> None:
    state = table(Side("truk zero zero zero kate"))
    four = [Tick("aircraft", card) for card in cards("zero zero zero kate")]

    assert refusal(state, AXIS, *four) == "error-capacity"
    do(state, AXIS, Tick("mobilise", Card("truk")), *four)


def test_a_mission_that_lost_its_base_from_the_draft_is_not_launched() -> None:
    state = table(Side("truk zero zero zero kate"))
    four = [Tick("aircraft", card) for card in cards("zero zero zero kate")]
    drafted = do(state, AXIS, Tick("mobilise", Card("truk")), *four).state

    assert refusal(drafted, AXIS, Clear("mobilise"), Confirm()) == "error-no-target"


def test_nothing_is_asked_of_a_seat_with_an_empty_hand() -> None:
    step = passed(table(Side("zero", places=(place("akagi"),)), Side()))

    assert [type(event).__name__ for event in step.events] == [
        *("Passed", "Mobilised")[:1],
    ]
    again = passed(step.state)
    assert [event.stage for event in told(again, Passed)] == ["carrier"]
    assert (again.state.turn, again.state.active) == (3, AXIS)


def test_submarines_prowl_from_the_mobilisation_after_the_one_they_are_laid_in() -> None:
    state = table(Side("zero"), Side("submarines wildcat"), active=ALLIES)
    laid = do(state, ALLIES, Tick("mobilise", Card("submarines")), Confirm())

    next_turn = passed(laid.state)

    assert told(laid, Prowled) == []
    assert [event.points for event in told(next_turn, Prowled)] == [1]
    assert next_turn.state.theatres[AXIS].convoy == 14


def test_submarines_that_sink_the_convoy_cost_its_owner_as_a_raid_would() -> None:
    state = table(Side("zero kate val", convoy=1), Side("wildcat", war="submarines"))

    step = passed(state)

    theatre = step.state.theatres[AXIS]
    assert [event.sunk for event in told(step, Prowled)] == [True]
    assert (theatre.industry, theatre.convoy) == (56, 15)
    assert step.state.desks[AXIS].ask == "penalty"
    assert step.state.desks[ALLIES].ask is None


def test_the_higher_industry_wins_after_the_last_turn_of_the_allies() -> None:
    rules = Options(limit=2)
    ahead = table(Side("zero", industry=31), Side("wildcat", industry=30), options=rules)
    level = table(Side("zero", industry=30), Side("wildcat", industry=30), options=rules)

    going_on = passed(ahead)
    won, drawn = passed(going_on.state).state, passed(passed(level).state).state

    assert going_on.state.outcome is None
    assert won.outcome == Outcome((1, 2), "end-limit", AXIS)
    assert drawn.outcome == Outcome((1, 1), "end-limit-draw")


def test_a_turn_without_a_raid_wearies_where_the_options_say_so() -> None:
    rules = Options(weariness=2)
    idle = passed(table(Side("zero"), Side("wildcat"), options=rules))
    last = passed(table(Side("zero", industry=2), Side("wildcat"), options=rules))
    busy = raid(table(Side("zero"), Side(), options=rules), "resources", "zero")
    usual = passed(table(Side("zero"), Side("wildcat")))

    assert [(event.seat, event.points) for event in told(idle, Wearied)] == [(AXIS, 2)]
    assert last.state.outcome == Outcome((2, 1), "end-industry", AXIS)
    assert [type(event) for event in last.events][-1] is Ended
    assert AXIS not in [event.seat for event in told(busy, Wearied)]
    assert told(usual, Wearied) == []
    assert usual.state.theatres[AXIS].industry == 60
