"""Dogfight on the wire: the board that all see carries the buttons of whoever's turn it is."""

from __future__ import annotations

import json

import pytest

from engine.games.dogfight.model import LANES
from engine.match.model import MatchId
from engine.registry import load_texts
from engine.text import language_of
from playground import Message
from tests.wire.pilots import Airfield, aloft
from tests.wire.stage import Stage


async def test_the_higher_roll_chooses_on_the_board_and_nobody_gets_a_hand(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="dogfight")
    field = Airfield(stage, match_id)
    chooser, other = field.pilot, field.rival
    asked = field.board.pinged

    await field.press(f"{other.name} begins")

    assert asked == [chooser.id]
    assert field.pilot is other
    assert field.board.pinged == [other.id]
    told = stage.rows("SELECT message FROM delivery WHERE audience LIKE 'seat:%'")
    assert [row["message"] for row in told] == [None, None]


async def test_a_turn_is_played_on_one_board_press_by_press_and_taken_back(stage: Stage) -> None:
    field = await aloft(stage)
    board, before = field.board, field.state
    messages = len(stage.posted(stage.channel))

    pressed = await field.press("Centre +1")
    played = field.state
    while "Take back" in [button.label for button in field.board.buttons]:
        await field.press("Take back")

    assert played.turn is not None
    assert played.turn.spent == 1
    assert field.state == before
    assert (field.board.id, len(stage.posted(stage.channel))) == (board.id, messages)
    assert (pressed.message, pressed.followups) == (board, [])


async def test_a_turn_that_is_ended_stays_ended_and_calls_the_other(stage: Stage) -> None:
    field = await aloft(stage)
    first, second = field.pilot, field.rival
    old = field.board
    points = field.state.turn.points if field.state.turn else 0

    await field.press(f"Centre +{points}" if points < 6 else "Centre +6: hit!")
    label = next(label for label in field.labels() if label.startswith("End turn"))
    await field.press(label)

    assert label == "End turn"
    assert field.pilot is second
    assert (field.board.id != old.id, field.board.pinged) == (True, [second.id])
    assert "Take back" not in [button.label for button in field.board.buttons]
    late = await first.forge(old, str(old.buttons[0].custom_id))
    await stage.settled()
    t = load_texts("dogfight")(language_of(first.locale))
    assert t("error-board-moved-on") in stage.told(late)


async def test_a_friend_who_presses_anothers_button_is_told_kindly(stage: Stage) -> None:
    field = await aloft(stage)
    await field.press("Centre +1")
    before, name = stage.kept(), field.pilot.name
    told = {
        "en": f"Those buttons are for {name}, whose turn it is.",
        "it": f"Quei pulsanti sono per {name}: adesso non tocca a te.",
        "uk": f"Ці кнопки не ваші: зараз ходить {name}.",
    }

    for label in (field.labels()[0], "Take back"):
        for person in (field.rival, stage.oksana):
            reply = await field.press(label, person)

            assert stage.told(reply) == told[person.locale[:2]]
            assert reply.followups[-1].addressee_id == person.id
    assert stage.kept() == before


async def test_whoever_likes_plays_in_their_own_language(stage: Stage) -> None:
    stage.anna.speak("uk")
    field = await aloft(stage)
    label = {stage.anna: "Центр +1", stage.bruno: "Centro +1"}[field.pilot]

    sheet = (await field.press("In my language")).message
    assert sheet is not None
    await field.pilot.press(sheet, label=label)
    await stage.settled()

    assert sheet.ephemeral
    assert [a.filename for a in sheet.attachments] == ["board.png"]
    assert field.state.turn is not None
    assert field.state.turn.spent == 1


async def test_a_whole_turn_is_flown_by_one_command(stage: Stage) -> None:
    field = await aloft(stage)
    pilot, turn = field.pilot, field.state.turn
    assert turn is not None
    saving = {"save": 1} if turn.die > 1 else {}

    await field.command("fly", right=turn.die - len(saving), **saving)

    own = field.state.squadrons[turn.seat]
    assert field.pilot is not pilot
    assert (own.plane("right").line, own.reserve) == (turn.die - len(saving), len(saving))


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ({"centre": 7}, "Centre: this line lacks only 6 squares."),
        ({"reserve": 2, "centre": 1}, "Your reserve is empty."),
        ({"counter": "left", "centre": 1}, "Left: there is no enemy line to push back."),
        ({"centre": 1, "right": 8}, "that costs 8."),
        ({}, "Say what to do with your points."),
    ],
)
async def test_a_turn_that_breaks_a_rule_is_refused_whole(
    stage: Stage, order: dict[str, object], told: str
) -> None:
    stage.bruno.speak("en")
    field = await aloft(stage)
    before = stage.kept()

    reply = await field.command("fly", **order)

    assert told in stage.told(reply)
    assert stage.kept() == before


async def test_who_begins_may_be_chosen_by_command(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="dogfight")
    field = Airfield(stage, match_id)
    chooser = field.state.chooser

    await field.command("begin", who="rival")

    assert field.state.first == 1 - chooser


async def test_single_steps_by_command(stage: Stage) -> None:
    field = await aloft(stage, distance="quick", fair_start=True)
    first = field.state.turn
    assert first is not None
    await field.command("advance", lane="centre")
    await field.command("end")
    second = field.state.turn
    assert second is not None
    await field.command("reserve", points=2)
    await field.command("counter", lane="centre")
    await field.command("save")

    state = field.state
    assert state.turn is not None
    assert (state.turn.used, state.turn.countered, state.turn.saved) == (2, True, 1)
    assert state.squadrons[first.seat].plane("centre").line == 0
    assert state.squadrons[second.seat].reserve == 1
    assert state.squadrons[second.seat].countermeasures == 2


async def test_the_settings_given_by_command_stand_on_the_card_and_are_played(
    stage: Stage,
) -> None:
    card = await stage.challenge(
        stage.anna, stage.bruno, game="dogfight", distance="long", fair_start=True
    )
    shown = card.text
    await stage.bruno.press(card, label="Accept")
    await stage.settled()

    (row,) = stage.rows("SELECT options FROM match")
    assert "Distance: Long: 12 squares in the centre, 14 at the sides" in shown
    assert "Fair start: Yes: the second to play has 2 points in reserve" in shown
    assert "First seat" not in shown
    assert json.loads(row["options"])["distance"] == "long"
    assert json.loads(row["options"])["fair_start"] is True


async def test_the_opener_chooses_the_settings_on_the_panel_and_a_rematch_keeps_them(
    stage: Stage,
) -> None:
    await stage.anna.command(stage.channel, "dogfight open")
    await stage.settled()
    (card,) = stage.posted(stage.channel)
    sheet = (await stage.anna.press(card, label="Options")).message
    assert sheet is not None
    places = [select.placeholder for select in sheet.selects]
    await stage.anna.press(sheet, label="▶")
    await stage.settled()
    await stage.anna.choose(sheet, placeholder="Distance", labels=[quick(sheet)])
    await stage.settled()
    await stage.anna.choose(
        sheet,
        placeholder="Fair start",
        labels=["Yes: the second to play has 2 points in reserve"],
    )
    await stage.settled()
    await stage.bruno.press(card, label="Join")
    await stage.settled()
    (row,) = stage.rows("SELECT id, options FROM match")
    left = await stage.bruno.command(stage.channel, "resign")
    assert left.message is not None
    await stage.bruno.press(left.message, label="Abbandona")
    await stage.settled()
    await stage.anna.press(stage.board(MatchId(row["id"])), label="Rematch")
    await stage.settled()

    assert "First seat" not in places
    assert json.loads(row["options"]) == {
        "distance": "quick",
        "fair_start": True,
        "lives": 2,
        "die": 6,
    }
    assert "Distance: Quick: 4 squares" in stage.posted(stage.channel)[-1].text


def quick(sheet: Message) -> str:
    """The label of the shortest distance."""
    (select,) = [select for select in sheet.selects if select.placeholder == "Distance"]
    return next(option.label for option in select.options if option.label.startswith("Quick"))


async def test_a_pause_is_asked_for_and_agreed_to_on_the_board(stage: Stage) -> None:
    field = await aloft(stage)
    asking = (await field.pilot.command(stage.channel, "pause")).message
    await stage.settled()
    assert asking is not None
    await field.pilot.press(asking, custom_id=str(asking.buttons[0].custom_id))
    await stage.settled()
    called = field.board.pinged

    agreed = await field.press("Agree", field.rival)

    assert field.rival.id in called
    assert stage.match(field.match_id)["paused"] == "agreed"
    assert field.labels() == []
    assert agreed.message is not None
    assert agreed.message.ephemeral


async def test_a_board_that_lost_its_channel_is_played_in_private(stage: Stage) -> None:
    field = await aloft(stage)
    await stage.discord.delete_channel(stage.channel)
    await stage.oksana.command(stage.discord.channel("general"), "matches")
    await stage.settled()
    seat = field.people.index(field.pilot)
    hand = stage.delivered(field.match_id, f"seat:{seat}")
    centre = next(b for b in hand.buttons if str(b.label) in ("Centre +1", "Centro +1"))

    await field.pilot.press(hand, label=str(centre.label))
    await stage.settled()

    assert field.state.turn is not None
    assert field.state.turn.spent == 1


async def test_a_match_is_played_to_its_end_and_replayed(stage: Stage) -> None:
    field = await aloft(stage, distance="quick")
    while stage.match(field.match_id)["status"] == "playing":
        await fly_ahead(field)

    board = field.board
    outcome = field.state.outcome
    assert outcome is not None
    loser = field.people[outcome.cause or 0]
    replay = await stage.anna.command(stage.channel, "dogfight replay")
    await stage.settled()
    assert f"{loser.name} has lost two planes." in board.text
    assert field.labels() == []
    assert replay.message is not None
    assert [a.filename for a in replay.message.attachments] == ["replay.gif"]
    assert sum(sq.down for sq in field.state.squadrons) >= 2


async def fly_ahead(field: Airfield) -> None:
    """All points into the first line that can take them, a turn a command."""
    state = field.state
    turn = state.turn
    assert turn is not None
    left, order = turn.points, dict[str, object]()
    for lane in LANES:
        own, enemy = (state.squadrons[s].plane(lane) for s in (turn.seat, 1 - turn.seat))
        lack = state.options.squares(lane) - own.line
        if left and own.lives and enemy.lives:
            order[lane] = min(left, lack)
            left -= min(left, lack)
    await field.command("fly", **order) if order else await field.command("end")
