"""What a bot may register as commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from playground.limits.problems import Problems
from playground.records import Json

# fmt: off
LOCALES: Final = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
))
# fmt: on
NAME: Final = re.compile(r"[-_'\w]+")
MOST: Final = {1: 100, 2: 15, 3: 15, 4: 1}
"""Commands by type: slash, user, message, entry point."""
MOST_CHARACTERS: Final = 8000
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10


def check(commands: list[Json]) -> None:
    problems = Problems()
    for kind, most in MOST.items():
        if sum(1 for c in commands if _type(c) == kind) > most:
            problems.add("APPLICATION_COMMANDS_TOO_MANY", f"Must be {most} or fewer in length.")
    for index, command in enumerate(commands):
        _command(problems.at(index), command)
    names = [(_type(c), c.get("name")) for c in commands]
    for index, name in enumerate(names):
        if name in names[:index]:
            problems.at(index, "name").add(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
    problems.refuse()


def _type(command: Json) -> Any:
    return command.get("type") or 1


def _command(here: Problems, command: Json) -> None:
    here.at("type").choice(_type(command), [*MOST])
    if _type(command) != 1:
        here.at("name").text(command.get("name"), 1, 32)
        return
    _name(here, command)
    _description(here, command)
    _options(here.at("options"), command.get("options") or [], range(1, 12))
    if size(command) > MOST_CHARACTERS:
        here.add(
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )


def _localised(here: Problems, given: Any) -> Iterable[tuple[Problems, Any]]:
    for locale, text in (given or {}).items():
        if locale not in LOCALES:
            here.at(locale).add("BASE_TYPE_CHOICES", f"'{locale}' is not a locale of Discord's")
        yield here.at(locale), text


def _name(here: Problems, it: Json) -> None:
    _one_name(here.at("name"), it.get("name"))
    for there, text in _localised(here.at("name_localizations"), it.get("name_localizations")):
        _one_name(there, text)


def _one_name(here: Problems, name: Any) -> None:
    here.text(name, 1, 32)
    if isinstance(name, str) and name and (not NAME.fullmatch(name) or name != name.lower()):
        here.add("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _description(here: Problems, it: Json) -> None:
    here.at("description").text(it.get("description"), 1, 100)
    below = here.at("description_localizations")
    for there, text in _localised(below, it.get("description_localizations")):
        there.text(text, 1, 100)


def _options(here: Problems, options: list[Json], kinds: Sequence[int]) -> None:
    here.count(options, 0, 25)
    optional_seen = False
    for index, option in enumerate(options):
        there = here.at(index)
        _name(there, option)
        _description(there, option)
        _kind(there, option, kinds)
        if option.get("required") and optional_seen:
            there.add(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
    nested = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(nested) > 1:
        here.add(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and sub-command groups are mutually exclusive to all other types",
        )
    _distinct(here, options)


def _kind(here: Problems, option: Json, kinds: Sequence[int]) -> None:
    kind = option.get("type")
    if not here.at("type").choice(kind, kinds):
        return
    if kind in (SUBCOMMAND, GROUP):
        below = (SUBCOMMAND,) if kind == GROUP else range(3, 12)
        _options(here.at("options"), option.get("options") or [], below)
        return
    if option.get("autocomplete") and (option.get("choices") or kind not in (3, 4, 10)):
        here.at("autocomplete").add(
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", "Not with choices, nor this type"
        )
    _choices(here.at("choices"), option.get("choices") or [])


def _choices(here: Problems, choices: list[Json]) -> None:
    here.count(choices, 0, 25)
    for index, choice in enumerate(choices):
        here.at(index, "name").text(choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            here.at(index, "value").text(choice["value"], 0, 100)
        below = here.at(index, "name_localizations")
        for there, text in _localised(below, choice.get("name_localizations")):
            there.text(text, 1, 100)


def _distinct(here: Problems, options: list[Json]) -> None:
    """Names differ by default and in each locale."""
    locales = {loc for o in options for loc in (o.get("name_localizations") or {})}
    for locale in (None, *sorted(locales)):
        seen: set[str] = set()
        for index, option in enumerate(options):
            own = option.get("name")
            name = str((option.get("name_localizations") or {}).get(locale, own))
            if name in seen:
                here.at(index, "name").add(
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    f"Option name already exists in {locale or 'the default'}",
                )
            seen.add(name)


def size(it: Json) -> int:
    """Characters that count: the longest of each name, description and value."""
    total = _longest(it, "name") + _longest(it, "description")
    total += sum(_longest(c, "name") + len(str(c.get("value"))) for c in it.get("choices") or ())
    return total + sum(size(option) for option in it.get("options") or ())


def _longest(it: Json, key: str) -> int:
    others = (it.get(f"{key}_localizations") or {}).values()
    return max(len(str(text)) for text in (it.get(key) or "", *others))
