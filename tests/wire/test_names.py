"""Names that would ping, format, link or turn the text around."""

from __future__ import annotations

from typing import Final

from tests.wire.captain import Captain
from tests.wire.stage import Stage

NASTY: Final = (
    "@everyone",
    "@here <@&1>",
    "**bold** __under__ ~~gone~~",
    "# Heading",
    "> quote",
    "||spoiler||",
    "`code` ```block```",
    "[click](https://evil.example)",
    "https://evil.example/x",
    "<@{oksana}>",
    "</resign:1>",
    "<t:0:R>",
    "\u202eevil\u202c",
    "\u200b\u200d\u2060",
    "a\nb\r\n# c",
    "x" * 100,
    "Кораблі" * 14,
    "🏴‍☠️" * 25,
    " ",
    "{ $name } { -brand }",
    "*",
)


async def test_no_name_pings_formats_or_breaks_the_board(stage: Stage) -> None:
    for raw in NASTY:
        name = raw.format(oksana=stage.oksana.id) if raw.startswith("<@{") else raw
        person = stage.discord.add_persona(name)
        match_id = await stage.begin(stage.anna, person)
        captain = Captain(stage, person, match_id, 1)
        await captain.visit()
        board = stage.board(match_id)

        lines = board.text.split("\n")
        ships = [line for line in lines if line.startswith("⛵ **") and "· hull 7" in line]
        assert len(ships) == 2, name
        assert len(lines) <= 9, name
        assert not any(line.startswith(("# ", "> ")) for line in lines), name
        assert "\u202e" not in board.text
        assert board.pinged == [stage.anna.id, person.id], name
    pinged = {one for m in stage.posted(stage.channel) for one in m.pinged}
    assert stage.oksana.id not in pinged
    assert not any(m.mention_everyone for m in stage.posted(stage.channel))


async def test_a_name_that_is_nothing_once_cleaned_is_a_number(stage: Stage) -> None:
    ghost = stage.discord.add_persona("\u200b\u202e\n")

    match_id = await stage.begin(stage.anna, ghost)

    assert "⛵ **#2** · hull 7" in stage.board(match_id).text


async def test_only_those_asked_to_move_are_pinged(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = (Captain(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno)))
    await anna.confirm()
    await bruno.confirm()
    await anna.confirm()
    before = len(stage.posted(stage.channel))
    await bruno.confirm()

    for message in stage.posted(stage.channel)[before:]:
        awaited = stage.sees(match_id, None).awaited
        assert message.pinged == [(stage.anna.id, stage.bruno.id)[seat] for seat in awaited]
