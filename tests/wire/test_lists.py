"""Lists of matches: made of one moment, no two lines alike, and what is pressed there."""

from __future__ import annotations

import pytest

from cogs.ui.sheets import Sheets
from engine.games.ships.model import Confirm
from engine.match.model import Match, PlayerId
from engine.text import Text
from tests.wire.grounds import heard
from tests.wire.stage import Stage

MANAGE_GUILD = 1 << 5


@pytest.mark.parametrize(
    ("happens", "then"), [("answer", "Where you wait: 2"), ("resign", "### Over")]
)
async def test_a_list_is_of_one_moment_though_matches_move_on_while_it_is_made(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, happens: str, then: str
) -> None:
    ids = [await stage.begin(stage.anna, rival) for rival in (stage.bruno, stage.oksana)]
    matches, anna, where = stage.bot.desk.matches, PlayerId(stage.anna.id), Sheets.where
    moving = [*ids]

    async def meanwhile(sheets: Sheets, match: Match, t: Text) -> str:
        while moving:
            if happens == "answer":
                await matches.submit(moving.pop(), anna, (Confirm(), Confirm()))
            else:
                await matches.resign(moving.pop(), anna)
        return await where(sheets, match, t)

    monkeypatch.setattr(Sheets, "where", meanwhile)
    before = await stage.anna.command(stage.channel, "matches")
    await stage.settled()
    assert before.message is not None
    shown = before.message.text
    hand = await stage.anna.press(before.message, custom_id=f"hand:{ids[0]}:0")
    nothing = await stage.anna.press(before.message, label="Next match")
    after = await stage.anna.command(stage.channel, "matches")
    await stage.settled()

    assert "Awaiting you: 2" in shown
    assert shown.count("⏳ Your move") == 2
    assert then not in shown
    assert "Awaiting you" not in stage.told(after)
    assert then in stage.told(after)
    assert "**Your move**" not in stage.told(hand)
    assert "against Bruno" in stage.told(hand)
    assert stage.told(nothing) == "No match awaits you at the moment."


@pytest.mark.parametrize(
    ("name", "ago"),
    [("Anna", "begun 2 days ago"), ("Bruno", "dall\u2019inizio: 2 giorni")],
)
async def test_matches_against_the_same_rival_are_told_apart_where_one_is_chosen(
    stage: Stage, name: str, ago: str
) -> None:
    person = stage.discord.persona(name)
    stage.oksana.user.display_name = "O" * 32
    first = await stage.begin(stage.anna, stage.bruno)
    stage.clock.pass_(hours=47)
    second = await stage.begin(stage.anna, stage.bruno)
    other = await stage.begin(person, stage.oksana)
    stage.clock.pass_(hours=1)

    offered = await person.autocomplete(stage.channel, "ships hand", focus="match")

    said = {str(choice.value): choice.name for choice in offered}
    assert said.keys() == {first, second, other}
    assert len({*said.values()}) == 3
    assert said[first].endswith(f" · {ago} · {first}")
    assert other not in said[other]


async def test_where_a_board_has_no_place_no_list_links_to_one(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    await stage.discord.delete_channel(stage.channel)
    await heard(stage)
    general = stage.discord.channel("general")
    stage.clock.pass_(hours=37)
    await stage.round()

    listed = stage.told(await stage.anna.command(general, "matches"))
    reminder = stage.posted(stage.bruno.open_dm())[-1].text
    host = stage.discord.add_persona("Host")
    host.grant(general, MANAGE_GUILD)
    hosted = stage.told(await host.command(general, "admin list"))

    assert "against Bruno · ⚠️ its board has nowhere to be shown now" in listed
    assert "contro Anna · ⚠️ per ora il tabellone non ha un posto" in reminder
    assert "⚠️ its board has nowhere to be shown now" in hosted
    assert "discord.com/channels" not in listed + reminder + hosted


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("Anna", ["My hand", "Open", "Open", "Next match"]),
        ("Bruno", ["La mia mano", "Apri", "Apri", "Prossima partita"]),
        ("Oksana", ["Моя рука", "Відкрити", "Відкрити", "Наступна партія"]),
    ],
)
async def test_a_hand_is_offered_only_where_there_is_one_to_hold(
    stage: Stage, name: str, labels: list[str]
) -> None:
    person, rival = stage.discord.persona(name), stage.discord.add_persona("Rival")
    over = await stage.begin(person, rival)
    await stage.bot.desk.matches.resign(over, PlayerId(person.id))
    await stage.settled()
    await stage.begin(person, rival)
    stage.clock.pass_(minutes=1)
    without_hands = await stage.begin(person, rival, game="dogfight")

    listed = await person.command(stage.channel, "matches")
    await stage.settled()
    assert listed.message is not None
    opened = await person.press(listed.message, custom_id=f"hand:{without_hands}:0")
    await stage.settled()

    assert [button.label for button in listed.message.buttons] == labels
    assert opened.ephemeral
    assert "Rival" in stage.told(opened)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-US", "No match is being played here at the moment."),
        ("it", "Al momento qui non è in corso nessuna partita."),
        ("uk", "Зараз тут не триває жодна партія."),
    ],
)
async def test_where_no_match_is_played_the_list_says_just_that(
    stage: Stage, locale: str, sentence: str
) -> None:
    host = stage.discord.add_persona("Host")
    host.grant(stage.channel, MANAGE_GUILD)
    host.speak(locale)

    assert stage.told(await host.command(stage.channel, "admin list")).endswith(sentence)
