"""The commands beside playing: lists, rules, suggestions, which match, leaving."""

from __future__ import annotations

import pytest

from engine.games.ships.cards import SHOT
from engine.match.model import PlayerId
from engine.rulebook import read_rulebook
from tests.wire.captain import Commander, commanders, pair, play_turn
from tests.wire.stage import Stage


async def test_the_list_has_the_awaited_first_and_the_oldest_of_those_first(stage: Stage) -> None:
    friends = [stage.discord.add_persona(f"Friend {n}") for n in range(3)]
    ids = []
    for friend in friends:
        ids.append(await stage.begin(stage.anna, friend))
        stage.clock.pass_(minutes=1)
    await Commander(stage, stage.anna, ids[0], 0).command("reload", match=ids[0])
    await Commander(stage, stage.anna, ids[0], 0).command("sail", match=ids[0])

    reply = await stage.anna.command(stage.channel, "matches")

    names = [f"Friend {n}" for n in range(3)]
    order = sorted(names, key=stage.told(reply).index)
    assert order == ["Friend 1", "Friend 2", "Friend 0"]
    assert stage.told(reply).count("⏳ Your move") == 2
    assert reply.ephemeral


async def test_the_list_turns_pages_and_opens_hands(stage: Stage) -> None:
    friends = [stage.discord.add_persona(f"Friend {n:02}") for n in range(10)]
    for friend in friends:
        await stage.begin(stage.anna, friend)
        stage.clock.pass_(minutes=1)

    reply = await stage.anna.command(stage.channel, "matches")
    assert reply.message is not None
    first = reply.message.text
    await stage.anna.press(reply.message, label="▶")
    await stage.settled()
    second = reply.message.text

    assert [f"Friend {n:02}" in first for n in range(10)] == [True] * 6 + [False] * 4
    assert [f"Friend {n:02}" in second for n in range(10)] == [False] * 6 + [True] * 4

    hands = [b.custom_id for b in reply.message.buttons if b.label == "My hand"]
    hand = await stage.anna.press(reply.message, custom_id=hands[1])
    await stage.settled()

    assert hand.ephemeral
    assert "against Friend 07" in stage.told(hand)


async def test_somebody_without_matches_is_told_so(stage: Stage) -> None:
    listed = await stage.oksana.command(stage.channel, "matches")
    hand = await stage.oksana.command(stage.channel, "ships hand")
    leaving = await stage.oksana.command(stage.channel, "resign")

    assert "Ви не граєте жодної партії" in stage.told(listed)
    assert "Ви не граєте" in stage.told(hand)
    assert "Ви не граєте" in stage.told(leaving)


async def test_leaving_a_match_asks_first_and_then_ends_it(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    sure = await stage.anna.command(stage.channel, "resign")
    assert sure.message is not None
    assert stage.match(match_id)["status"] == "playing"

    await stage.anna.press(sure.message, label="Resign")
    await stage.settled()

    outcome = stage.sees(match_id, None).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "end-resigned")
    assert "Anna leaves the match." in stage.board(match_id).text
    assert "**Bruno wins**" in stage.board(match_id).text
    assert "Over" in stage.told(await stage.anna.command(stage.channel, "matches"))


async def test_a_watcher_cannot_leave_somebody_elses_match(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = stage.kept()

    reply = await stage.oksana.command(stage.channel, "resign", match=match_id)
    forged = await stage.oksana.forge(stage.board(match_id), f"resign:{match_id}")
    await stage.settled()

    assert stage.told(reply) == stage.told(forged) == "Ви не граєте в цій партії."
    assert stage.kept() == before


@pytest.mark.parametrize("name", ["Anna", "Bruno", "Oksana"])
async def test_every_topic_of_the_rules_is_read_in_the_readers_language(
    stage: Stage, name: str
) -> None:
    person = stage.discord.persona(name)
    language = {"en-US": "en", "it": "it", "uk": "uk"}[person.locale]
    book = read_rulebook("ships", language)  # type: ignore[arg-type]  # of the kinds there are

    offered = await person.autocomplete(stage.channel, "ships rules", focus="topic")
    reply = await person.command(stage.channel, "ships rules", topic=offered[-1].value)
    assert reply.message is not None
    last = reply.message.text
    (select,) = reply.message.selects
    await person.choose(reply.message, values=[select.options[0].value])
    await stage.settled()

    first = reply.message.text
    read = list[str]()
    while reply.message.buttons:
        (button,) = reply.message.buttons
        read.append(str(button.label))
        await person.press(reply.message, custom_id=str(button.custom_id))
        await stage.settled()

    assert [choice.name for choice in offered] == [topic.title for topic in book]
    assert book[-1].body[:50] in last
    assert book[0].body[:50] in first
    next_one = {"en": "Next: ", "it": "Avanti: ", "uk": "Далі: "}[language]
    assert read == [f"{next_one}{topic.title}" for topic in book[1:]]
    assert book[-1].body[:50] in reply.message.text


async def test_orders_are_suggested_from_what_is_held(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    await anna.confirm()

    fire = await stage.anna.autocomplete(stage.channel, "ships sail", focus="fire")
    retire = await stage.anna.autocomplete(stage.channel, "ships sail", focus="retire")
    typed = await stage.anna.autocomplete(stage.channel, "ships sail", focus="fire", text="hold")

    held = [f"{c}:{n}" for c in SHOT for n in range(anna.held.count(c), 0, -1)]
    assert [choice.value for choice in fire] == ["none", *held]
    assert [choice.name for choice in typed] == ["Hold fire"]
    assert retire[0] == ("Discard nothing", "none")
    for choice in retire[1:]:
        counts = [part.partition(":")[::2] for part in str(choice.value).split(",")]
        assert all(anna.held.count(c) >= int(n) for c, n in counts)
        assert 1 <= sum(int(n) for _, n in counts) <= 3


async def test_every_order_suggested_is_accepted_as_it_stands(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = Commander(stage, stage.anna, match_id, 0)
    await anna.command("reload")
    (fire, *_) = (await stage.anna.autocomplete(stage.channel, "ships sail", focus="fire"))[-1:]
    (retire, *_) = (await stage.anna.autocomplete(stage.channel, "ships sail", focus="retire"))[-1:]

    await anna.command("sail", fire=fire.value, retire=retire.value)

    assert stage.sees(match_id, 0).desk.sealed  # type: ignore[union-attr]  # a seat has one


async def test_the_number_of_shots_is_suggested_for_the_kind_chosen(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = commanders(stage, match_id)
    for captain in (anna, bruno):
        await captain.command("reload")
    for captain in (anna, bruno):
        await captain.command("sail", retire="none")
    kind = max(SHOT, key=anna.held.count)

    counts = await stage.anna.autocomplete(stage.channel, "ships fire", focus="count", shot=kind)
    await anna.command("fire", shot=kind, count=counts[0].value)

    assert [c.value for c in counts] == [*range(anna.held.count(kind), 0, -1)]
    # A seat has one.
    assert stage.sees(match_id, 0).desk.fire == (kind,) * len(counts)  # type: ignore[union-attr]


async def test_of_several_matches_the_one_meant_has_to_be_named(stage: Stage) -> None:
    first = await stage.begin(stage.anna, stage.bruno)
    second = await stage.begin(stage.anna, stage.oksana)

    reply = await stage.anna.command(stage.channel, "ships reload")
    offered = await stage.anna.autocomplete(stage.channel, "ships reload", focus="match")
    other = await stage.anna.autocomplete(
        stage.channel, "ships reload", focus="match", text="oksana"
    )
    named = await stage.anna.command(stage.channel, "ships reload", match=other[0].value)

    assert stage.told(reply) == "You play 2 matches here. Choose one with the option “match”."
    assert {choice.value for choice in offered} == {first, second}
    assert [choice.value for choice in other] == [second]
    assert "against Oksana" in stage.told(named)
    assert stage.match(first)["version"] == 0


async def test_the_only_match_that_awaits_the_player_need_not_be_named(stage: Stage) -> None:
    first = await stage.begin(stage.anna, stage.bruno)
    second = await stage.begin(stage.anna, stage.oksana)
    anna = Commander(stage, stage.anna, first, 0)
    await anna.command("reload", match=first)
    await anna.command("sail", match=first)

    await anna.command("reload")

    assert stage.match(second)["version"] > 0


async def test_a_match_is_played_by_commands_in_a_private_chat(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    chat = stage.bruno.open_dm()

    await stage.bruno.command(chat, "ships reload")
    await stage.bruno.command(chat, "ships sail", fire="none")
    board = await stage.bruno.command(chat, "ships board")
    log = await stage.bruno.command(chat, "ships log")
    await stage.settled()

    assert stage.sees(match_id, 1).desk.sealed  # type: ignore[union-attr]  # a seat has one
    assert "Turno 1 · Ricarico" in stage.told(board)
    assert "Bruno" in stage.told(log)


async def test_a_match_of_another_server_is_not_shown_to_strangers(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    elsewhere = stage.discord.add_guild("Elsewhere")
    place = stage.discord.add_channel("harbour", elsewhere)
    stranger = stage.discord.add_persona("Stranger", guild=elsewhere)

    for command in ("ships board", "ships log", "ships hand", "resign"):
        reply = await stranger.command(place, command, match=match_id)
        assert stage.told(reply) == "There is no match with that number here."


async def test_the_board_by_command_is_in_the_readers_language(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await play_turn(pair(stage, match_id))

    italian = await stage.bruno.command(stage.channel, "ships board")
    ukrainian = await stage.oksana.command(stage.channel, "ships board", match=match_id)

    assert "Turno 2 · Ricarico" in stage.told(italian)
    assert "Хід 2 · Перезаряджання" in stage.told(ukrainian)
    assert "Turn 2 · Reload" in stage.board(match_id).text


async def test_whoever_has_no_match_to_resign_is_told_of_no_single_game(stage: Stage) -> None:
    resigned = await stage.anna.command(stage.channel, "resign")
    shown = await stage.anna.command(stage.channel, "ships hand")
    await stage.settled()

    assert stage.told(resigned) == "You are playing no match. Challenge somebody!"
    assert stage.told(shown).startswith("You are not playing any match of this game.")


async def test_board_and_log_are_of_the_last_match_that_is_over_while_none_is_played(
    stage: Stage,
) -> None:
    for rival in (stage.bruno, stage.oksana):
        match_id = await stage.begin(stage.anna, rival)
        await stage.bot.desk.matches.resign(match_id, PlayerId(rival.id))
        await stage.settled()
        stage.clock.pass_(minutes=1)

    over = await stage.anna.command(stage.channel, "ships log")
    board = await stage.anna.command(stage.channel, "ships board")
    other = await stage.anna.command(stage.channel, "dogfight log")
    await stage.begin(stage.anna, stage.bruno)
    going_on = await stage.anna.command(stage.channel, "ships log")

    assert "Oksana leaves the match." in stage.told(over)
    assert "**Anna wins**" in stage.told(board)
    assert "You are not playing any match of this game." in stage.told(other)
    assert "leaves the match" not in stage.told(going_on)
