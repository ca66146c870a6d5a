"""How a match looks in words, and what there is to press."""

from __future__ import annotations

from typing import TypeVar

from engine.game import Viewer
from engine.games.airwar import GAME
from engine.games.airwar.actions import Aim, Clear, Confirm, FillIn, Review, Stop
from engine.games.airwar.faces import Card
from engine.games.airwar.model import Orders, State
from engine.games.airwar.pieces import ALLIES, AXIS, RESOURCES
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.words import TIMES
from engine.screen import Heading, Menu, Note, Option, Pick, Prose, Screen
from tests.games.airwar.tables import (
    Side,
    do,
    intercept,
    passed,
    place,
    raid,
    table,
    with_backs,
)
from tests.helpers import strict_texts

B = TypeVar("B")
T = strict_texts(GAME)["en"]
MINUS = "\N{MINUS SIGN}"
ELSEWHERE = "Land one elsewhere; to make room, take one to the hand first:"


def screen(state: State, viewer: Viewer) -> Screen:
    choices = () if viewer is None else GAME.legal_actions(state, viewer)
    return GAME.present(observe(state, viewer), choices, T)


def blocks(shown: Screen, kind: type[B]) -> list[B]:
    return [block for block in shown.blocks if isinstance(block, kind)]


def menus(state: State, viewer: Viewer) -> dict[str, tuple[Option, ...]]:
    return {menu.prompt: menu.options for menu in blocks(screen(state, viewer), Menu)}


def labels(state: State, viewer: Viewer) -> list[str]:
    return [option.label for options in menus(state, viewer).values() for option in options]


def test_the_board_tells_both_sides_and_the_raid_in_words() -> None:
    axis = Side("kate betty", (place("lae", war="flak"), place("akagi")), war="kido-butai")
    asking = Orders(open="ask", battle="none")
    allies = Side("wildcat spitfire", (place("midway", "havoc"),), convoy=9, orders=asking)
    state = with_backs(raid(table(axis, allies), "resources", "kate betty").state, "kate betty")
    state = intercept(state, "wildcat").state

    board = screen(state, None)

    assert blocks(board, Heading) == [Heading("Turn 2 of 40 · Anna")]
    lines = [line for block in blocks(board, Prose) for line in block.text.split("\n")]
    assert lines == [
        "**Anna** · Axis · Industry 60 · Convoy 15",
        "Lae: air base, aircraft 0 of 3, Defense 11 · Flak batteries",
        "Akagi: carrier, aircraft 0 of 4, Defense 9",
        "War cards: Kido Butai",
        "Cards in hand 0, in the deck 0, discarded 0",
        "**Bruno** · Allies · Industry 60 · Convoy 9",
        "Midway: air base, aircraft 1 of 3, Defense 8: A-20 Havoc",
        "Cards in hand 1, in the deck 0, discarded 0",
        "Anna raids Resources from air bases: 2 aircraft.",
        "Bruno intercepts with 1 aircraft.",
    ]
    assert [note.text for note in blocks(board, Note)] == ["Bruno: the next interceptor."]
    assert blocks(board, Menu) == []


def test_a_clash_is_told_with_its_numbers_and_what_fell() -> None:
    state = table(Side("val"), Side("wildcat wildcat flak"))
    done = intercept(raid(state, "resources", "val").state, "wildcat wildcat").state

    lines = [line for block in blocks(screen(done, None), Prose) for line in block.text.split("\n")]

    assert "1. D3A Val 1/4 against F4F Wildcat 3/4: neither falls." in lines
    assert "2. D3A Val 1/3 (exposed) against F4F Wildcat 3/4: D3A Val falls." in lines
    assert T("log-fled", name="Anna") in lines


def test_mobilisation_target_and_mission_are_one_form() -> None:
    allies = Side("wildcat", (place("midway"), place("hornet")))
    state = table(Side("zero zero kate flak rabaul"), allies)
    shown = screen(state, AXIS)

    mobilise, mission = blocks(shown, Pick)
    aims, (*_, halt, fill), review = menus(state, AXIS).values()
    assert [option.label for option in mobilise.options] == [
        *("Rabaul", "Flak batteries on Lae", "Flak batteries on Rabaul"),
    ]
    assert [option.label for option in mission.options] == ["A6M2 Zero", "A6M2 Zero", "B5N Kate"]
    assert mission.prompt == "Mission: 0 of at most 3 aircraft"
    assert [option.label for option in aims] == [
        *("Resources", "Midway (air base, Defense 8)", "Hornet (carrier, Defense 9)"),
    ]
    assert halt == Option("No raid", (Clear("aircraft"), Aim(None), Confirm()))
    assert fill == Option("Fill in the usual", (FillIn(),))
    assert review == (Option("Change standing orders", (Review(True),)),)


def test_targets_are_offered_only_where_an_aircraft_could_be_sent() -> None:
    """What is asked, and what a command may do, is the same; the sentence says why not."""
    wanting = T("none-aircraft")
    land_based = table(Side("betty", (place("lae"), place("akagi"))), carriers=True)
    for state in (table(Side("flak rabaul")), land_based):
        assert not [prompt for prompt in menus(state, AXIS) if "choose a target" in prompt]
        assert wanting in [note.text for note in blocks(screen(state, AXIS), Note)]
        assert Aim(RESOURCES) in GAME.legal_actions(state, AXIS)
        assert "No raid" in labels(state, AXIS)

    assert "Resources" in labels(table(Side("zero")), AXIS)


def test_a_raid_is_launched_by_one_press_once_it_keeps_to_the_rules() -> None:
    state = table(Side("zero kate"), Side("wildcat"))
    aimed = do(state, AXIS, Aim(Card("midway"))).state
    ready = do(state, AXIS, FillIn()).state

    assert "A raid needs at least one aircraft." in [
        n.text for n in blocks(screen(aimed, AXIS), Note)
    ]
    assert not [label for label in labels(aimed, AXIS) if label.startswith("Raid ")]
    assert "Raid Resources: 1 aircraft" in labels(ready, AXIS)


def test_orders_are_listed_and_changed_from_one_list_without_those_already_given() -> None:
    state = table(Side("zero"), Side("wildcat"))
    reviewing = do(state, AXIS, Review(True)).state

    told = [note.text for note in blocks(screen(state, AXIS), Note)][-1]
    given = "Battle cards: the fewest that turn a clash my way"
    options = menus(reviewing, AXIS)["Change a standing order"]
    assert told.split("\n")[:2] == ["Your standing orders:", given]
    assert len(told.split("\n")) == 1 + 6
    assert given not in [option.label for option in options]
    assert len(options) == 13 + 1


def test_the_defender_opens_against_a_hidden_or_an_exposed_card_or_stops() -> None:
    asking = Orders(open="ask", battle="none")
    allies = Side("wildcat spitfire", orders=asking)
    flown = with_backs(
        raid(table(Side("val kate"), allies), "resources", "val kate").state, "val kate"
    )
    state = intercept(flown, "wildcat spitfire").state

    opened = labels(state, ALLIES)
    assert opened[:3] == [
        *("F4F Wildcat against a hidden card", "Spitfire VIII against a hidden card", "Stop"),
    ]


def test_a_landing_that_is_asked_for_needs_one_press_and_can_be_changed() -> None:
    own = place("midway"), place("hornet")
    asking = Orders(open="ask", battle="none", landing="ask")
    flown = raid(table(Side("zero"), Side("wildcat", own, orders=asking)), "hornet", "zero").state
    state = do(intercept(flown, "wildcat").state, ALLIES, Stop()).state

    offered = menus(state, ALLIES)
    assert [option.label for option in offered[ELSEWHERE]] == [
        *("F4F Wildcat → hand", "F4F Wildcat → Midway"),
    ]
    assert offered["Landing:"][0] == Option("Land so", (Confirm(),), weight="main")


def test_a_hand_is_listed_with_its_numbers_and_what_the_other_is_known_to_hold() -> None:
    landed = (place("midway", "wildcat+ace"),)
    begun = table(Side("zero zero kate flak"), Side("havoc", landed))
    state = passed(begun).state

    prose = [block.text for block in blocks(screen(state, AXIS), Prose)]
    notes = [note.text for note in blocks(screen(state, AXIS), Note)]
    twice = f"A6M2 Zero 4/3/0/0/0 C {TIMES}2"
    assert prose[-1] == f"Your hand: {twice}, B5N Kate 1/3/1/4/3 C, Flak batteries"
    assert "Bruno took back into the hand, as everyone saw: F4F Wildcat, Ace pilot" in notes
    assert notes[-1] == "There is nothing for you to decide now."


def test_a_clash_names_the_battle_cards_that_decided_it() -> None:
    """Out of the sun makes A6M2 Zero 6/3; F4F Wildcat stands at 4, with an evasion at 6."""
    axis = Side("zero out-of-the-sun", orders=Orders(battle="none"))
    state = table(axis, Side("wildcat evasion flak"))
    done = intercept(raid(state, "resources", "zero").state, "wildcat").state

    lines = [line for block in blocks(screen(done, None), Prose) for line in block.text.split("\n")]

    told = lines.index("1. A6M2 Zero 4/3 against F4F Wildcat 3/6: A6M2 Zero falls.")
    assert lines[told + 1] == "Bruno plays Evasive manoeuvre."


def test_a_raid_tells_what_resources_lost_and_not_what_they_did_not() -> None:
    said = []
    for aircraft, bombs in (("betty", "industry"), ("kate", "convoy"), ("betty kate", "best")):
        state = table(Side(aircraft, orders=Orders(bombs=bombs)), Side())  # type: ignore[arg-type] # one of its words
        done = raid(state, "resources", aircraft).state
        prose = [block.text for block in blocks(screen(done, None), Prose)]
        said.append(prose[-1].split("\n")[-1])
    idle = raid(table(Side("zero"), Side()), "resources", "zero").state

    assert said == [
        f"The raid gets through: Industry {MINUS}3.",
        f"The raid gets through: Convoy {MINUS}3.",
        f"The raid gets through: Industry {MINUS}3, Convoy {MINUS}3.",
    ]
    assert "does no damage" in blocks(screen(idle, None), Prose)[-1].text


def test_the_usual_is_not_offered_where_it_is_drafted_already() -> None:
    state = table(Side("zero kate"), Side("wildcat"))
    filled = do(state, AXIS, FillIn()).state
    nothing = table(Side("flak", (place("lae"), place("akagi"))), Side("wildcat"), carriers=True)

    assert "Fill in the usual" in labels(state, AXIS)
    assert "Fill in the usual" not in labels(filled, AXIS)
    assert "Fill in the usual" not in labels(nothing, AXIS)
