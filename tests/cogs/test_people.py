"""Names are safe to show, however hostile."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.ui.controls import clip
from cogs.ui.people import NAME_LIMIT, People, plain, shown
from db.database import Database
from db.people import SqlitePeopleStore
from engine.match.model import Person, PlayerId

ANNA = PlayerId(11)
NASTY = st.text(st.sampled_from("a1 .*_~|`<>[]()#:@/+-\\\n\u200b\u202e\u3164\u0301é"), max_size=60)


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    async with Database.open(tmp_path / "wardroom.db") as database:
        yield People(SqlitePeopleStore(database))


def user(name: str, number: int = ANNA) -> Any:
    """As much of a Discord user as is looked at."""
    return SimpleNamespace(id=number, display_name=name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Anna", "Anna"),
        ("Оксана 🌊", "Оксана 🌊"),
        ("  two   words ", "two words"),
        ("first\nsecond\u2028third", "first second third"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\u200bb\u2066c\x00d", "a b c d"),
        ("x" * 100, "x" * 32),
        ("x" * 31 + " yz", "x" * 31),
        ("\ud800lone", "lone"),
        ("\u0301e\u0301", "e\u0301"),
        ("\u200b\u3164\u2800\u0301", ""),
        ("", ""),
    ],
)
def test_a_name_is_one_short_visible_line(name: str, line: str) -> None:
    assert plain(name) == line


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678>"),
        ("<@&123456789012345678>", "\\<@\u200b&123456789012345678>"),
        ("<#123456789012345678>", "\\<#123456789012345678>"),
        ("<t:0:R>", "\\<t:0:R>"),
        ("</resign:123456789012345678>", "\\</resign:123456789012345678>"),
        ("<:e:123456789012345678>", "\\<:e:123456789012345678>"),
        ("**bold** _it_ ~~no~~", "\\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~"),
        ("||spoiler|| `code`", "\\|\\|spoiler\\|\\| \\`code\\`"),
        ("[x](https://evil.example)", "\\[x](https\\://evil.example)"),
        ("https://evil.example/_a_", "https\\://evil.example/\\_a\\_"),
        ("# big", "\\# big"),
        ("> quote", "\\> quote"),
        ("- list", "\\- list"),
        ("-# small", "\\-# small"),
        ("1. first", "1\\. first"),
        ("back\\slash", "back\\\\slash"),
        ("Dr. A-B (12:30)", "Dr. A-B (12:30)"),
    ],
)
def test_a_name_formats_links_and_mentions_nothing(name: str, safe: str) -> None:
    assert shown(name) == safe
    assert clip(safe, 80) == name


@given(st.one_of(st.text(max_size=60), NASTY))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_no_name_at_all_breaks_out_of_its_line(name: str) -> None:
    safe = shown(name)
    active = re.sub(r"\\[^\w\s]|\\_", "x", safe)

    assert not re.search(r"[*_~|`<\[\\]|://|^[>#+-]|@(everyone|here|[!&]?\d{17,20})", active)
    assert {unicodedata.category(c)[0] for c in safe.replace("\u200b", "")}.isdisjoint("C")
    assert not re.search(r"[\n\r\u2028\u2029]", safe)
    assert len(plain(name)) <= NAME_LIMIT
    assert plain(plain(name)) == plain(name)
    assert clip(safe, 200) == plain(name)


async def test_somebody_whose_name_is_empty_is_a_number(people: People) -> None:
    await people.heard_of(user("\u3164\u200b"), "en")

    assert await people.names((ANNA, PlayerId(22)), "en") == ("#1", "#2")


async def test_the_language_is_that_last_used(people: People) -> None:
    spoken = await people.met(user("Anna"), discord.Locale.italian, by_dm=False)
    again = await people.met(user("Anna"), discord.Locale.british_english, by_dm=False)

    assert (spoken, again) == ("it", "en")
    assert await people.language(ANNA, "uk") == "en"
    assert await people.language(PlayerId(22), "uk") == "uk"


async def test_hearing_of_somebody_does_not_change_their_language(people: People) -> None:
    await people.met(user("Anna"), discord.Locale.ukrainian, by_dm=False)
    await people.heard_of(user("Anna II"), "en")

    assert await people.language(ANNA, "en") == "uk"
    assert await people.names((ANNA,), "en") == ("Anna II",)


async def test_closed_dms_are_remembered_until_they_write_to_us_there(people: People) -> None:
    await people.met(user("Anna"), discord.Locale.italian, by_dm=False)
    await people.closed_dms(ANNA)
    await people.met(user("Anna"), discord.Locale.italian, by_dm=False)
    closed = await people.dms_closed(ANNA)
    await people.met(user("Anna"), discord.Locale.italian, by_dm=True)

    assert closed
    assert not await people.dms_closed(ANNA)
    assert not await people.dms_closed(PlayerId(22))


async def test_a_name_that_did_not_change_is_not_written_again(tmp_path: Path) -> None:
    class Counted(SqlitePeopleStore):
        writes = 0

        async def seen(self, person: Person) -> None:
            self.writes += 1
            await super().seen(person)

    async with Database.open(tmp_path / "wardroom.db") as database:
        store = Counted(database)
        for _ in range(3):
            await People(store).met(user("An\u200bna"), discord.Locale.italian, by_dm=False)

        assert store.writes == 1
