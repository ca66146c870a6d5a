from __future__ import annotations

import asyncio

import discord as library
import pytest
from discord import ui

from playground import Impossible, InteractionFailed, Playground
from playground.compose import Upload
from tests.playground.client import Bot, Interaction, running


class Board(ui.View):
    """A button and a menu that say what was done with them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: ui.Button[Board] = ui.Button(label="Fire", custom_id="fire")
        button.callback = self.fire  # type: ignore[method-assign]  # discord.py's way
        disabled: ui.Button[Board] = ui.Button(label="Sink", custom_id="sink", disabled=True)
        self.add_item(button).add_item(disabled)

    async def fire(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content="fired", view=None)

    @ui.select(
        placeholder="Winds",
        custom_id="winds",
        max_values=2,
        options=[library.SelectOption(label=w.title(), value=w) for w in ("north", "south")],
    )
    async def winds(self, interaction: Interaction, select: ui.Select[Board]) -> None:
        await interaction.response.send_message(" ".join(select.values))


def gunner() -> Bot:
    bot = Bot()

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message("ready", view=Board())

    async def hide(interaction: Interaction) -> None:
        await interaction.response.send_message("yours", view=Board(), ephemeral=True)

    bot.answer(show, "show")
    bot.answer(hide, "hide")
    return bot


async def test_a_button_is_found_by_label_and_changes_its_message(discord: Playground) -> None:
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    async with running(discord, gunner()):
        shown = (await anna.command(discord.channel("wardroom"), "show")).message
        assert shown is not None
        answer = await bruno.press(shown, label="Fire")

    assert answer.message is shown
    assert (shown.text, shown.buttons) == ("fired", [])


async def test_a_menu_is_chosen_from_by_labels_or_values(discord: Playground) -> None:
    anna = discord.persona("Anna")
    async with running(discord, gunner()):
        shown = (await anna.command(discord.channel("wardroom"), "show")).message
        assert shown is not None
        by_label = await anna.choose(shown, placeholder="Winds", labels=["South", "North"])
        by_value = await anna.choose(shown, values=["north"])

    assert by_label.text == "south north"
    assert by_value.text == "north"


async def test_what_is_not_there_cannot_be_pressed(discord: Playground) -> None:
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    async with running(discord, gunner()):
        hidden = (await anna.command(discord.channel("wardroom"), "hide")).message
        assert hidden is not None
        with pytest.raises(Impossible, match="does not see"):
            await bruno.press(hidden, label="Fire")
        with pytest.raises(Impossible, match="there are"):
            await anna.press(hidden, label="Board")
        with pytest.raises(Impossible, match="cannot be pressed"):
            await anna.press(hidden, label="Sink")
        with pytest.raises(Impossible, match="takes 1 to 2"):
            await anna.choose(hidden, values=[])
        with pytest.raises(Impossible, match="does not offer"):
            await anna.choose(hidden, values=["east"])
        anna.dismiss(hidden)
        with pytest.raises(Impossible, match="does not see"):
            await anna.press(hidden, label="Fire")


async def test_a_forged_press_reaches_the_bot(hasty: Playground) -> None:
    bot = gunner()

    async def boom(interaction: Interaction) -> None:
        await interaction.response.send_message("forged", ephemeral=True)

    bot.presses["not on the message"] = boom
    anna = hasty.persona("Anna")
    async with running(hasty, bot):
        shown = (await anna.command(hasty.channel("wardroom"), "show")).message
        assert shown is not None
        answer = await anna.forge(shown, "not on the message")
        with pytest.raises(InteractionFailed):
            await anna.forge(shown, "nobody listens", values=["x"])

    assert answer.text == "forged"


async def test_menus_of_people_roles_and_channels_resolve_what_was_chosen(
    discord: Playground,
) -> None:
    bot = Bot()

    class Choosers(ui.View):
        @ui.select(cls=ui.UserSelect, custom_id="people", max_values=2)
        async def people(self, i: Interaction, select: ui.UserSelect[Choosers]) -> None:
            await i.response.send_message(" ".join(str(v.display_name) for v in select.values))

        @ui.select(cls=ui.RoleSelect, custom_id="roles")
        async def roles(self, i: Interaction, select: ui.RoleSelect[Choosers]) -> None:
            await i.response.send_message(select.values[0].name)

        @ui.select(cls=ui.MentionableSelect, custom_id="any", max_values=2)
        async def any(self, i: Interaction, select: ui.MentionableSelect[Choosers]) -> None:
            await i.response.send_message(" ".join(type(v).__name__ for v in select.values))

        @ui.select(cls=ui.ChannelSelect, custom_id="channels")
        async def channels(self, i: Interaction, select: ui.ChannelSelect[Choosers]) -> None:
            await i.response.send_message(select.values[0].name)

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message("choose", view=Choosers(timeout=None))

    bot.answer(show)
    anna, bruno, role = discord.persona("Anna"), discord.persona("Bruno"), discord.add_role("Mate")
    async with running(discord, bot):
        shown = (await anna.command(discord.channel("wardroom"), "do")).message
        assert shown is not None
        people = await anna.choose(shown, custom_id="people", values=[anna, bruno])
        roles = await anna.choose(shown, custom_id="roles", values=[role])
        either = await anna.choose(shown, custom_id="any", values=[bruno, role])
        where = await anna.choose(shown, custom_id="channels", values=[discord.channel("general")])

    assert (people.text, roles.text, where.text) == ("Anna Bruno", "Mate", "general")
    assert sorted(either.text.split()) == ["Member", "Role"]


class Orders(ui.Modal, title="Orders"):
    note: ui.Label[Orders] = ui.Label(
        text="Note", component=ui.TextInput(custom_id="note", max_length=10)
    )
    wind: ui.Label[Orders] = ui.Label(
        text="Wind",
        component=ui.RadioGroup(
            custom_id="wind",
            options=[library.RadioGroupOption(label=w, value=w) for w in ("north", "south")],
        ),
    )
    shots: ui.Label[Orders] = ui.Label(
        text="Shots",
        component=ui.CheckboxGroup(
            custom_id="shots",
            options=[library.CheckboxGroupOption(label=s, value=s) for s in ("chain", "grape")],
        ),
    )
    sure: ui.Label[Orders] = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    log: ui.Label[Orders] = ui.Label(
        text="Log", component=ui.FileUpload(custom_id="log", required=False, min_values=0)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        parts = [self.note, self.wind, self.sure]
        # Of the sort asked for.
        said = [str(part.component.value) for part in parts]  # type: ignore[attr-defined]
        # Of the sort asked for.
        many: list[str] = self.shots.component.values  # type: ignore[attr-defined]
        # Of the sort asked for.
        files = [f.filename for f in self.log.component.values]  # type: ignore[attr-defined]
        await interaction.response.send_message(" ".join([*said, *many, *files]))


def clerk() -> Bot:
    bot = Bot()

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Orders(custom_id="orders"))

    bot.answer(ask, "ask")
    return bot


async def test_a_form_is_filled_in_by_label_or_id(discord: Playground) -> None:
    anna = discord.persona("Anna")
    async with running(discord, clerk()):
        modal = (await anna.command(discord.channel("wardroom"), "ask")).modal
        assert modal is not None
        answer = await anna.submit(
            modal,
            {
                "Note": "steady",
                "wind": "south",
                "shots": ["grape"],
                "Sure": True,
                "log": [Upload("log.txt", "text/plain", b"x")],
            },
        )

    assert modal.title == "Orders"
    assert [f["label"] for f in modal.fields] == ["Note", "Wind", "Shots", "Sure", "Log"]
    assert answer.text == "steady south True grape log.txt"


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"wind": "south"}, "'note' is required"),
        ({"note": "a" * 11, "wind": "south"}, "0 to 10"),
        ({"note": "a"}, "'wind' is required"),
        ({"note": "a", "wind": "east"}, "does not offer"),
        ({"note": "a", "sails": "set"}, "no field"),
    ],
)
async def test_a_form_takes_only_what_it_asks_for(
    discord: Playground, values: dict[str, object], why: str
) -> None:
    anna = discord.persona("Anna")
    async with running(discord, clerk()):
        modal = (await anna.command(discord.channel("wardroom"), "ask")).modal
        assert modal is not None
        with pytest.raises(Impossible, match=why):
            await anna.submit(modal, values)


async def test_fifty_people_pressing_at_once_are_all_answered_at_the_same_time(
    discord: Playground,
) -> None:
    bot = Bot()
    inside: list[int] = []
    everybody = asyncio.Event()

    async def together(interaction: Interaction) -> None:
        inside.append(interaction.user.id)
        if len(inside) == 50:
            everybody.set()
        await everybody.wait()
        await interaction.response.send_message("together", ephemeral=True)

    bot.answer(together)
    people = [discord.add_persona(f"Person {n}") for n in range(50)]
    wardroom = discord.channel("wardroom")
    async with running(discord, bot):
        replies = await asyncio.gather(*(p.command(wardroom, "do") for p in people))

    assert [r.text for r in replies] == ["together"] * 50
    assert {a.callback_type for a in discord.recorder.acknowledgements} == {4}
