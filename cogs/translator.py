"""Commands in the languages of their users; the English stands in the code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from fluent.runtime import FluentBundle

from engine.text import LANGUAGES, Language, language_of, sentences

COMMANDS: Final = Path(__file__).with_name("text") / "commands"
"""``<language>/*.ftl``: names as messages, descriptions as their attributes."""
ENGLISH: Final = frozenset({Locale.american_english, Locale.british_english})
SPOKEN: Final = {locale: language_of(locale.value) for locale in Locale}


class Translator(app_commands.Translator):
    """Looks a command up as ``ships-sail``, an option as ``ships-sail-north``.

    Where a game says nothing of its own, the key without the game serves: ``challenge``.
    """

    def __init__(self) -> None:
        self._bundles: dict[Language, FluentBundle] = {
            language: _read(language) for language in LANGUAGES if language != "en"
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if locale in ENGLISH:
            return string.message
        language = SPOKEN[locale]
        if language == "en":
            return None
        bundle, keys = self._bundles[language], keys_of(context)
        return next((found for key in keys if (found := _found(bundle, *key))), None)


@cache
def command_name(language: Language, command: str) -> str:
    """A command as its users see it, by its whole name in the code: ``move-match here``."""
    if language == "en":
        return f"/{command}"
    bundle, words = _read(language), command.split()
    keys = ["-".join(words[: count + 1]) for count in range(len(words))]
    named = [_found(bundle, key, None) or word for key, word in zip(keys, words, strict=True)]
    return f"/{' '.join(named)}"


def _found(bundle: FluentBundle, key: str, attribute: str | None) -> str | None:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    return str(bundle.format_pattern(pattern, {})[0]) if pattern else None


def keys_of(context: app_commands.TranslationContextTypes) -> list[tuple[str, str | None]]:
    """Where to look, the most particular first: message keys and attributes."""
    described = {Where.command_description, Where.group_description, Where.parameter_description}
    attribute = "description" if context.location in described else None
    data: Any = context.data
    match context.location:
        case Where.choice_name:
            return [(f"choice-{data.value}", None)]
        case Where.parameter_name | Where.parameter_description:
            path = [*data.command.qualified_name.split(), data.name]
        case _:
            path = data.qualified_name.split()
    return [("-".join(path[start:]).replace("_", "-"), attribute) for start in range(len(path))]


@cache
def _read(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((COMMANDS / language).glob("*.ftl")):
        bundle.add_resource(sentences(path))
    return bundle
