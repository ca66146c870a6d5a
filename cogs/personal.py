"""What a person sets for themselves: reminders, quiet hours, vacations. Seen by them alone."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.desk import Desk, show, think
from cogs.errors import ui_text
from cogs.ui.controls import Interaction
from cogs.ui.moments import (
    begins,
    clock_face,
    day_of,
    days_ahead,
    ends,
    minute_of,
    suggested_zones,
    today,
    zone_of,
)
from cogs.ui.options import CHOICES, choices
from cogs.ui.settings import moment, settings_sheet
from engine.game import Refusal
from engine.match.calendar import Time
from engine.match.model import Person, PlayerId, Remind
from engine.text import language_of

WAYS: Final[dict[str, Remind]] = {
    "remind-dm": "dm",
    "remind-mention": "mention",
    "remind-none": "none",
}
"""What can be chosen, by the name it is translated under."""


async def zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Time zones in use that hold what was typed."""
    names = suggested_zones(typed, language_of(str(interaction.locale)), CHOICES)
    return choices([(name, name) for name in names])


async def times(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Every half hour that begins with what was typed."""
    faces = [clock_face(minute) for minute in range(0, 24 * 60, 30)]
    return choices([(face, face) for face in faces if face.startswith(typed.strip())])


async def days(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The coming days, by date or by how far off they are."""
    person = await interaction.client.desk.people.person(PlayerId(interaction.user.id))
    t, here = ui_text(interaction), today(zone_of(person), now_of(interaction))
    coming = days_ahead(typed.strip(), here, CHOICES)
    return choices([(t("day-ahead", n=n, day=str(day)), str(day)) for n, day in coming])


class Personal(commands.Cog):
    """Each command shows all that is set; with options it first changes something."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command()
    @app_commands.choices(
        how=[
            app_commands.Choice(name="by private message", value="remind-dm"),
            app_commands.Choice(name="by a mention in the match's channel", value="remind-mention"),
            app_commands.Choice(name="not at all", value="remind-none"),
        ]
    )
    async def reminders(self, interaction: Interaction, how: str | None = None) -> None:
        """Choose how you are reminded that your time is running out.

        Args:
            how: How; leave it out to see what is set
        """
        await think(interaction)
        await self._desk.greet(interaction)
        if how is not None and how not in WAYS:
            raise Refusal("error-no-such-choice")
        if how is not None:
            player = PlayerId(interaction.user.id)
            await self._desk.house.players.set_reminders(player, WAYS[how])
        word = "" if how is None else ui_text(interaction)("reminders-set")
        await self._show(interaction, word)

    @app_commands.command()
    @app_commands.autocomplete(zone=zones, start=times, end=times)
    async def hours(
        self,
        interaction: Interaction,
        zone: str | None = None,
        start: str | None = None,
        end: str | None = None,
        off: bool = False,
    ) -> None:
        """Set quiet hours, in which your clocks stand still every day.

        Args:
            zone: Your time zone, such as Europe/Rome
            start: From when, such as 23:00
            end: Until when, such as 07:00
            off: Have no quiet hours any more
        """
        await think(interaction)
        await self._desk.greet(interaction)
        t, player = ui_text(interaction), PlayerId(interaction.user.id)
        word = ""
        if off:
            await self._desk.house.players.clear_hours(player)
            word = t("hours-cleared")
        elif (zone, start, end) != (None, None, None):
            await self._set_hours(player, zone, start, end)
            word = t("hours-set")
        await self._show(interaction, word)

    @app_commands.command()
    @app_commands.autocomplete(start=days, end=days)
    @app_commands.rename(start="from", end="to")
    async def vacation(
        self,
        interaction: Interaction,
        start: str | None = None,
        end: str | None = None,
        cancel: bool = False,
    ) -> None:
        """Go on vacation: your clocks stand still in all your matches.

        Args:
            start: First day: a date, or in how many days; today if you leave it out
            end: Last day: a date, or in how many days
            cancel: Come back now, or do not go
        """
        await think(interaction)
        await self._desk.greet(interaction)
        t, player = ui_text(interaction), PlayerId(interaction.user.id)
        word = ""
        if cancel:
            await self._desk.house.players.end_vacation(player)
            word = t("vacation-cancelled")
        elif (start, end) != (None, None):
            left, back = await self._go(player, start or "0", end, now_of(interaction))
            word = t("vacation-set", start=moment(left), end=moment(back))
        await self._show(interaction, word)

    async def _set_hours(
        self, player: PlayerId, zone: str | None, start: str | None, end: str | None
    ) -> None:
        """What was left out stays as it is.

        Raises:
            Refusal: it never was set, or they cannot be like that.
        """
        person = await self._desk.people.person(player)
        known = None if person is None else person.hours
        if known is None and None in (zone, start, end):
            raise Refusal("error-hours-incomplete")
        first = known.start if start is None and known else minute_of(start or "")
        last = known.end if end is None and known else minute_of(end or "")
        if first == last:
            raise Refusal("error-hours-equal")
        zone = zone or (known.zone if known else "")
        await self._desk.house.players.set_hours(player, zone, first, last)

    async def _go(
        self, player: PlayerId, start: str, end: str | None, now: Time
    ) -> tuple[Time, Time]:
        """From when until when they will be away. Raises Refusal."""
        if end is None:
            raise Refusal("error-vacation-until")
        zone = zone_of(await self._desk.people.person(player))
        here = today(zone, now)
        leaves = max(now, begins(day_of(start, here), zone))
        back = ends(day_of(end, here), zone)
        away = await self._desk.house.players.add_vacation(player, leaves, back - leaves)
        return away.start, away.end

    async def _show(self, interaction: Interaction, word: str) -> None:
        desk, player, t = self._desk, PlayerId(interaction.user.id), ui_text(interaction)
        person = await desk.people.person(player) or Person(player, "", t.language)
        mine, now = await desk.matches.of_player(player), now_of(interaction)
        await show(interaction, await settings_sheet(desk.sheets, person, mine, now, t, word))


def now_of(interaction: Interaction) -> Time:
    """When it was made, by Discord's clock."""
    return int(interaction.created_at.timestamp())
