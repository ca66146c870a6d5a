"""Typed options of commands, completed from what there is to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.errors import UI
from cogs.ui.controls import OPTION_LIMIT, Interaction, clip
from cogs.ui.sheets import TEXT
from cogs.ui.terms import age
from engine.game import Refusal
from engine.match.model import Match, MatchId, PlayerId
from engine.match.service import Look
from engine.registry import load_texts
from engine.rulebook import read_rulebook
from engine.text import Text, language_of

CHOICES = 25
SUBCOMMANDS = (1, 2)
"""Discord's numbers for kinds of options; of the others we use people alone."""


class MatchOption(app_commands.Transformer):
    """One of the user's matches: of the game whose command it is, or of any."""

    async def transform(self, _interaction: Interaction, value: str, /) -> MatchId:
        return MatchId(value.strip())

    def offers(self, _match: Match) -> bool:
        return True

    async def autocomplete(  # type: ignore[override]  # text, of all it may be
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        desk = interaction.client.desk
        player = PlayerId(interaction.user.id)
        game = game_of(interaction)
        mine = [
            match
            for match in await desk.matches.of_player(player, finished=CHOICES)
            if game in (None, match.game) and self.offers(match)
        ]
        return matching(await labels(interaction, mine), value)


def well_typed(data: Mapping[str, Any]) -> bool:
    """Whether every option of a command is of its kind; whoever or whatever it names is there."""
    resolved = data.get("resolved") or {}
    return all(_fits(option, resolved) for option in _leaves(data))


def _leaves(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The options themselves, below the subcommands."""
    for option in data.get("options") or ():
        yield from _leaves(option) if option["type"] in SUBCOMMANDS else (option,)


def _fits(option: Mapping[str, Any], resolved: Mapping[str, Any]) -> bool:
    value, kind = option["value"], discord.AppCommandOptionType(option["type"])
    match kind:
        case discord.AppCommandOptionType.string:
            return isinstance(value, str)
        case discord.AppCommandOptionType.integer:
            return type(value) is int
        case discord.AppCommandOptionType.boolean:
            return isinstance(value, bool)
        case discord.AppCommandOptionType.user:
            return isinstance(value, str) and value in (resolved.get("users") or {})
        case discord.AppCommandOptionType.channel:
            return isinstance(value, str) and value in (resolved.get("channels") or {})
        case _:
            raise TypeError(f"no command of ours has options of kind {kind}")


async def topics(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """The topics of a game's rule book, in the user's language."""
    book = read_rulebook(game_of(interaction) or "", language_of(str(interaction.locale)))
    titles = [(topic.title, str(number)) for number, topic in enumerate(book)]
    return choices([pair for pair in titles if text.lower() in pair[0].lower()])


def game_of(interaction: Interaction) -> str | None:
    """The game whose command this is; None for a command that serves them all."""
    command = interaction.command
    group = command.parent if isinstance(command, app_commands.Command) else None
    return group.name if group else None


async def half_typed(interaction: Interaction) -> tuple[Look | None, Text]:
    """The match that a half-typed command of a game means, as the user sees it, and its texts.

    None where there is none, or it is still open which.
    """
    desk, game = interaction.client.desk, game_of(interaction) or ""
    t = load_texts(game, TEXT)(language_of(str(interaction.locale)))
    named = getattr(interaction.namespace, "match", None)
    try:
        match = await desk.find(interaction, MatchId(named) if named else None, game)
    except Refusal:
        return None, t
    return await desk.matches.look(match.id, match.seat_of(PlayerId(interaction.user.id))), t


def choices(pairs: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Label and value, as many as Discord takes."""
    return [
        app_commands.Choice(name=clip(label, OPTION_LIMIT), value=value)
        for label, value in pairs[:CHOICES]
    ]


def matching(pairs: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Those whose label holds what was typed."""
    return choices([pair for pair in pairs if typed.lower() in pair[0].lower()])


async def labels(interaction: Interaction, matches: Sequence[Match]) -> list[tuple[str, str]]:
    """Each match's label with its id; those alike say also how long ago they began."""
    said = [await label(interaction, match) for match in matches]
    t, now = UI(language_of(str(interaction.locale))), int(interaction.created_at.timestamp())
    alike = Counter(clip(words, OPTION_LIMIT) for words in said)
    for place, (words, match) in enumerate(zip(said, matches, strict=True)):
        if alike[clip(words, OPTION_LIMIT)] > 1:
            tail = f" · {t('match-option-begun', ago=age(now - match.begun, t))} · {match.id}"
            said[place] = clip(words, OPTION_LIMIT - len(tail)) + tail
    return [(words, match.id) for words, match in zip(said, matches, strict=True)]


async def label(interaction: Interaction, match: Match) -> str:
    language = language_of(str(interaction.locale))
    t = load_texts(match.game, TEXT)(language)
    names = await interaction.client.desk.people.names(match.players, language)
    seat = match.seat_of(PlayerId(interaction.user.id))
    rivals = ", ".join(name for place, name in enumerate(names) if place != seat)
    key = "ended" if match.ended else "yours" if seat in match.awaited else "theirs"
    return t(f"match-option-{key}", game=t("title"), rivals=rivals)
