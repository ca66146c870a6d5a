"""Sentences by key and language, written in Fluent (``text/{en,it,uk}.ftl``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

Language: TypeAlias = Literal["en", "it", "uk"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
SHARED: Final = Path(__file__).with_name("text")
"""Sentences that every game may use."""
REMEMBERED: Final = 8192
"""Sentences kept once made: the same few are asked for with every screen, and are slow to make."""


@cache
def sentences(path: Path) -> Resource:
    """What a file of Fluent says, parsed once a process: every game uses the shared ones."""
    return FluentResource(path.read_text("utf-8"))


def language_of(locale: str) -> Language:
    """The language to answer a locale such as ``en-GB`` in; English for those we lack."""
    spoken = locale.split("-", maxsplit=1)[0]
    return next((language for language in LANGUAGES if language == spoken), "en")


@dataclass(frozen=True)
class Text:
    """Sentences in one language, for the people at one table.

    Looks a key up in its own language, then in English; a key that neither has stands for itself.
    """

    language: Language
    bundles: tuple[FluentBundle, ...] = field(repr=False)
    """Of this language first, of English last."""
    names: tuple[str, ...] = ()
    """Of the seats, fit to be shown where the text goes."""

    def __call__(self, key: str, **params: object) -> str:
        return _sentence(self.bundles, key, **params)

    def who(self, seat: int) -> str:
        """The name of whoever sits there; a seat number where no names are known."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def listed(self, parts: Iterable[str]) -> str:
        """``a, b and c``, in this language."""
        *most, last = tuple(parts) or ("",)
        return self("list-and", most=", ".join(most), last=last) if most else last

    def at_table(self, names: Sequence[str]) -> Text:
        return replace(self, names=tuple(names))


@lru_cache(maxsize=REMEMBERED, typed=True)
def _sentence(bundles: tuple[FluentBundle, ...], key: str, /, **params: object) -> str:
    for bundle in bundles:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            sentence, errors = bundle.format_pattern(pattern, params)
            if not errors:
                return str(sentence)
    return key


@dataclass(frozen=True)
class Texts:
    """Every language's sentences from some folders, the first folder winning."""

    folders: tuple[Path, ...]

    @cached_property
    def _bundles(self) -> Mapping[Language, FluentBundle]:
        return {language: self._read(language) for language in LANGUAGES}

    def __call__(self, language: Language, names: Sequence[str] = ()) -> Text:
        own, english = self._bundles[language], self._bundles["en"]
        return Text(language, (own,) if own is english else (own, english), tuple(names))

    def _read(self, language: Language) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for folder in self.folders:
            bundle.add_resource(sentences(folder / f"{language}.ftl"))
        return bundle
