"""A refusal becomes one kind sentence; anything else a logged reference that can be quoted."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog
from discord import app_commands

from cogs.ui.controls import Interaction
from cogs.ui.frame import words
from cogs.ui.sheets import TEXT
from engine.game import Refusal
from engine.registry import load_texts
from engine.text import SHARED, Language, Text, Texts, language_of

log = structlog.get_logger()

UI = Texts((TEXT, SHARED))
"""Sentences that belong to no game."""
TOO_LATE = frozenset({10062, 10015, 40060, 50027, 50083})
"""Codes that say this interaction can no longer be answered; what was done stays done."""


def ui_text(interaction: Interaction) -> Text:
    """Sentences in the language of whoever interacts."""
    return UI(language_of(str(interaction.locale)))


def reason(refusal: Refusal, interaction: Interaction) -> str:
    """Why not, in the language of whoever asked."""
    return in_words(refusal, language_of(str(interaction.locale)))


def in_words(refusal: Refusal, language: Language) -> str:
    texts = UI if refusal.game is None else load_texts(refusal.game, TEXT)
    return texts(language)(refusal.key, **refusal.params)


async def explain(interaction: Interaction, error: BaseException, **where: Any) -> None:
    """Answer an interaction that failed, privately and in its user's language."""
    cause = _cause(error)
    if isinstance(cause, Refusal):
        await say(interaction, reason(cause, interaction))
    elif isinstance(cause, discord.HTTPException) and cause.code in TOO_LATE:
        log.warning("answered too late", code=cause.code, **where)
    else:
        reference = _log(cause, **where)
        await say(interaction, ui_text(interaction)("error-unexpected", reference=reference))


async def say(interaction: Interaction, sentence: str) -> None:
    """One private sentence, as the first answer or a further one."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=words(sentence), ephemeral=True)
        else:
            await interaction.response.send_message(view=words(sentence), ephemeral=True)
    except discord.HTTPException as error:
        log.warning("could not say why", code=error.code)


@asynccontextmanager
async def report(doing: str, **where: Any) -> AsyncIterator[None]:
    """Log what goes wrong in here, and go on: for loops that must not end."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - the net under every loop
        _log(error, doing=doing, **where)


@asynccontextmanager
async def answering(interaction: Interaction, **where: Any) -> AsyncIterator[None]:
    """Answer whatever goes wrong in here: for controls, whose errors nobody else sees."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - the net under every control
        await explain(interaction, error, **where)


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        return error.original if isinstance(error, app_commands.CommandInvokeError) else error
    return error


def _log(error: BaseException, **where: Any) -> str:
    reference = secrets.token_hex(3)
    log.error("unexpected", reference=reference, exc_info=error, **where)
    return reference
