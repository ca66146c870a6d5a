"""A local Discord: its REST calls and gateway, spoken over HTTP and WebSocket on the loopback.

    async with Playground.open() as discord, point_discord_at(discord.url):
        ...  # start an ordinary discord.py client with discord.token
        anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
        reply = await anna.command(discord.channel("wardroom"), "ships challenge", opponent=bruno)
        await bruno.press(reply.message, label="Accept")
        await discord.until(lambda: anna.dm() and anna.messages(anna.dm()))

``point_discord_at`` is in ``playground.wiring``, the one file that knows discord.py.
"""

from playground.answers import InteractionFailed, Modal, Reply
from playground.compose import Upload
from playground.invoke import Choice, Impossible
from playground.persona import Persona
from playground.records import Channel, Guild, Message
from playground.server import Playground
from playground.settings import UNHURRIED, Limits

__all__ = [
    "UNHURRIED",
    "Channel",
    "Choice",
    "Guild",
    "Impossible",
    "InteractionFailed",
    "Limits",
    "Message",
    "Modal",
    "Persona",
    "Playground",
    "Reply",
    "Upload",
]
