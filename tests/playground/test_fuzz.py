"""Whatever a bot sends, it gets an answer of Discord's, and the world stays whole."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
from hypothesis import given, settings
from hypothesis import strategies as st

from playground import UNHURRIED, Playground
from tests.playground.raw import Json

NAMES = (
    "content embeds components attachments flags nonce enforce_nonce allowed_mentions tts"
    " message_reference type custom_id label style options value description placeholder"
    " min_values max_values accessory items media url file spacing accent_color title fields"
    " name footer author color parse users roles replied_user id filename message_id emoji"
    " choices required autocomplete name_localizations"
)
KEYS = st.sampled_from(NAMES.split())
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-5, 20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "a", "4", "<@4>", "@everyone", "attachment://a", "é", "a" * 101])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
BODIES = st.dictionaries(KEYS, VALUES, max_size=5)
KINDS = st.sampled_from([2, 3, 5, 9, 10, 11, 12, 13, 14, 17])


def one_of(kind: int, *children: Any) -> st.SearchStrategy[Json]:
    """A component of this type, some of its keys gone wrong."""
    inside = st.lists(st.one_of(*children), max_size=3) | VALUES if children else VALUES
    return st.builds(
        lambda wrong, components: {**wrong, "type": kind, "components": components}, BODIES, inside
    )


SMALL = KINDS.flatmap(one_of)
COMPONENTS = st.one_of(one_of(1, SMALL), one_of(9, SMALL), one_of(17, one_of(1, SMALL)), SMALL)
NEAR = st.builds(
    lambda body, components, flags: {**body, "components": components, "flags": flags},
    BODIES,
    st.lists(COMPONENTS, max_size=3),
    st.sampled_from([0, 1 << 15]),
)


async def statuses(path: str, method: str, bodies: list[Any]) -> set[int]:
    async with Playground.open(limits=UNHURRIED) as discord, aiohttp.ClientSession() as session:
        channel = discord.channel("wardroom")
        message = await discord.persona("Anna").say(channel, "ahoy")
        message.author_id = discord.bot.id
        place = path.format(channel=channel.id, message=message.id, app=discord.bot.id)
        headers = {"Authorization": f"Bot {discord.token}"}
        url = f"{discord.url}/api/v10{place}"
        for body in bodies:
            async with session.request(method, url, json=body, headers=headers):
                continue
        return {e.status for e in discord.recorder.exchanges}


@settings(max_examples=6, deadline=None)
@given(st.lists(BODIES | NEAR, min_size=5, max_size=20))
def test_any_message_is_sent_or_refused(bodies: list[Json]) -> None:
    found = asyncio.run(statuses("/channels/{channel}/messages", "POST", bodies))

    assert found <= {200, 400}


@settings(max_examples=6, deadline=None)
@given(st.lists(BODIES | NEAR, min_size=5, max_size=20))
def test_any_edit_is_made_or_refused(bodies: list[Json]) -> None:
    found = asyncio.run(statuses("/channels/{channel}/messages/{message}", "PATCH", bodies))

    assert found <= {200, 400}


@settings(max_examples=6, deadline=None)
@given(st.lists(st.lists(BODIES, max_size=3) | VALUES, min_size=5, max_size=20))
def test_any_commands_are_registered_or_refused(bodies: list[Any]) -> None:
    found = asyncio.run(statuses("/applications/{app}/commands", "PUT", bodies))

    assert found <= {200, 400}
