"""Names of what a screen offers, and the way back from them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from engine.game import IllegalAction, Span
from engine.match.controls import PART, amount, chosen, option_ids, part_ids
from engine.screen import Amount, Menu, Option, Pick, Prose, Screen
from tests.match.parley import GAME, Write
from tests.match.screens import SCREENS


def options(count: int, ticked: tuple[int, ...] = (), first: int = 0) -> tuple[Option, ...]:
    numbers = range(first, first + count)
    return tuple(Option(f"n{n}", (Write(n),), ticked=n in ticked) for n in numbers)


def pick(count: int, ticked: tuple[int, ...] = ()) -> Pick:
    return Pick("pick", options(count, ticked), clear=Write(0), high=count)


def written(*numbers: int) -> tuple[Write, ...]:
    return tuple(map(Write, numbers))


def test_an_option_of_a_menu_stands_for_its_actions() -> None:
    screen = Screen((Prose("text"), Menu("menu", options(3))))
    _, names = option_ids(GAME, screen)

    assert [chosen(GAME, screen, name) for name in names] == [(Write(0),), (Write(1),), (Write(2),)]


def test_a_name_is_a_digest_that_outlives_restarts() -> None:
    screen = Screen((Menu("menu", options(1)), Menu("other words", options(1))))

    assert option_ids(GAME, screen) == (("913d4a92",), ("913d4a92.2",))


def test_a_menu_too_long_for_buttons_is_chosen_from_by_part() -> None:
    screen = Screen((Menu("menu", options(60)),))
    (names,) = option_ids(GAME, screen)
    parts = part_ids(screen.blocks[0], names)

    assert len(parts) == 3
    assert chosen(GAME, screen, parts[2], [names[59]]) == (Write(59),)


@pytest.mark.parametrize("picked", [[], ["nonsense"], [0], [0, 1], [50, 50], [50, 51]])
def test_a_part_of_a_menu_takes_exactly_one_of_its_own(picked: list[object]) -> None:
    screen = Screen((Menu("menu", options(60)),))
    (names,) = option_ids(GAME, screen)
    values = [names[p] if isinstance(p, int) else str(p) for p in picked]

    with pytest.raises(IllegalAction, match="error-no-such-choice"):
        chosen(GAME, screen, part_ids(screen.blocks[0], names)[2], values)


def test_what_is_picked_replaces_what_was_ticked() -> None:
    screen = Screen((pick(4, ticked=(1, 2)),))
    (names,) = option_ids(GAME, screen)
    (part,) = part_ids(screen.blocks[0], names)

    assert chosen(GAME, screen, part, [names[3], names[0]]) == written(0, 0, 3)
    assert chosen(GAME, screen, part, []) == written(0)


def test_what_is_picked_in_one_part_leaves_the_others_as_ticked() -> None:
    screen = Screen((pick(60, ticked=(1, 26, 55)),))
    (names,) = option_ids(GAME, screen)
    first, second, third = part_ids(screen.blocks[0], names)

    assert chosen(GAME, screen, first, [names[0]]) == written(0, 0, 26, 55)
    assert chosen(GAME, screen, second, [names[49], names[25]]) == written(0, 1, 25, 49, 55)
    assert chosen(GAME, screen, third, []) == written(0, 1, 26)


def test_an_option_of_another_part_cannot_be_picked() -> None:
    screen = Screen((pick(60),))
    (names,) = option_ids(GAME, screen)
    first, *_ = part_ids(screen.blocks[0], names)

    with pytest.raises(IllegalAction, match="error-no-such-choice"):
        chosen(GAME, screen, first, [names[PART]])


def test_an_option_of_a_pick_is_no_control_of_its_own() -> None:
    screen = Screen((pick(3),))
    ((name, *_),) = option_ids(GAME, screen)

    with pytest.raises(IllegalAction, match="error-no-such-choice"):
        chosen(GAME, screen, name)


def test_cards_of_a_kind_are_told_apart_by_number() -> None:
    same = tuple(Option("North", (Write(1),)) for _ in range(3))
    screen = Screen((Pick("pick", same, clear=Write(0), high=3),))
    (names,) = option_ids(GAME, screen)
    (part,) = part_ids(screen.blocks[0], names)

    assert names[1:] == (f"{names[0]}.2", f"{names[0]}.3")
    assert chosen(GAME, screen, part, names[:2]) == written(0, 1, 1)


def test_two_blocks_that_offer_the_same_are_told_apart() -> None:
    first, second = pick(3), Pick("again", options(3), clear=Write(9), high=3)
    screen = Screen((first, second))
    names = option_ids(GAME, screen)
    (one,), (other,) = (part_ids(b, n) for b, n in zip((first, second), names, strict=True))

    assert one != other
    assert chosen(GAME, screen, one, [names[0][2]]) == written(0, 2)
    assert chosen(GAME, screen, other, [names[1][2]]) == written(9, 2)


@given(SCREENS)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_no_two_controls_of_a_screen_share_a_name_and_each_is_found(screen: Screen) -> None:
    named = list(zip(screen.blocks, option_ids(GAME, screen), strict=True))
    parts = [part for block, names in named for part in part_ids(block, names)]
    names = [name for _, each in named for name in each]

    assert len({*parts, *names}) == len(parts) + len(names)
    for block, each in named:
        if isinstance(block, Menu):
            found = [chosen(GAME, screen, name) for name in each]
            assert found == [option.actions for option in block.options]
        if isinstance(block, Pick):
            for part in part_ids(block, each):
                assert chosen(GAME, screen, part, [])[0] == block.clear


NUMBER = Amount("A number", "Write it", Span(Write(0), "number", 3, 120))
BESIDE = Screen((Menu("menu", options(4)), NUMBER))


@pytest.mark.parametrize(("typed", "number"), [("3", 3), (" 120 ", 120), ("007", 7)])
def test_a_number_that_is_typed_becomes_the_action_with_it(typed: str, number: int) -> None:
    _, (name,) = option_ids(GAME, BESIDE)

    assert chosen(GAME, BESIDE, name, [typed]) == written(number)
    assert amount(GAME, BESIDE, name) == NUMBER


@pytest.mark.parametrize("typed", ["1,500", "1.500", "1 500", "1\u00a0500", "1\u202f500", "1500"])
def test_a_number_may_be_typed_as_the_bot_writes_it(typed: str) -> None:
    screen = Screen((Amount("A number", "Write it", Span(Write(0), "number", 0, 9_999)),))
    ((name,),) = option_ids(GAME, screen)

    assert chosen(GAME, screen, name, [typed]) == written(1500)


@pytest.mark.parametrize("typed", ["1.50", "1,5", "0.015", "15 00", "1.000,500", ".500", "1..500"])
def test_a_mark_elsewhere_than_between_thousands_is_refused(typed: str) -> None:
    screen = Screen((Amount("A number", "Write it", Span(Write(0), "number", 0, 9_999_999)),))
    ((name,),) = option_ids(GAME, screen)

    with pytest.raises(IllegalAction):
        chosen(GAME, screen, name, [typed])


@pytest.mark.parametrize("typed", ["2", "121", "-5", "3.5", "1e2", "ten", "", "٣", "9" * 400])
def test_anything_else_is_refused_with_the_numbers_that_would_do(typed: str) -> None:
    _, (name,) = option_ids(GAME, BESIDE)

    with pytest.raises(IllegalAction) as refusal:
        chosen(GAME, BESIDE, name, [typed])

    assert refusal.value.key == "error-amount"
    assert refusal.value.params == {"text": typed[:20], "low": 3, "high": 120}


def test_there_is_no_form_for_what_is_no_amount() -> None:
    (first, *_), (name,) = option_ids(GAME, BESIDE)

    assert name not in (first, *first)
    with pytest.raises(IllegalAction, match="error-no-such-choice"):
        amount(GAME, BESIDE, first)
